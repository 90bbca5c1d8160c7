"""The position in words: the whole of it for a screen reader, and the gist as alternative text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.brief import Brief, View
from render.figures import figures
from render.games.jerusalem.chips import passed_on
from render.games.jerusalem.figures import (
    card_effect,
    event_effect,
    office_ability,
    privilege_effect,
)
from render.games.jerusalem.layout import COURTS, SECTORS, Court
from render.games.jerusalem.shelf import cards_of
from render.games.jerusalem.standing import event_line, event_now, headline, subline

ALT_LIMIT = 1024
GOODS = ("prestige", "squires", "bezants")
PRIVILEGED = ("patriarchate", "market", "nobility")


def alt(brief: Brief) -> str:
    """As many sentences as Discord takes, the most telling first."""
    text = ""
    for sentence in _gist(brief):
        longer = f"{text} {sentence}".strip()
        if len(longer) > ALT_LIMIT:
            break
        text = longer
    return text


def _gist(brief: Brief) -> Iterator[str]:
    yield f"{brief.say('picture-title')}. {subline(brief)}. {headline(brief)}."
    yield from (_sentence(line.splitlines()[0]) for line in _own(brief))
    yield from (_sentence(line) for line in _seats(brief))
    yield from (_sentence(line) for line in _holdings(brief))
    yield from (_sentence(line) for line in _offices(brief))


def _holdings(brief: Brief) -> Iterator[str]:
    """Which places each seat holds, by number."""
    for seat in range(len(brief.players)):
        held = [court for court in COURTS.values() if _controls(brief, seat, court)]
        most = [sector for sector in SECTORS if brief.view["sectors"][sector]["majority"] == seat]
        if held:
            yield brief.say(
                "text-holds",
                name=brief.name(seat),
                places=", ".join(_place(brief, court) for court in held),
            )
        if most:
            sectors = ", ".join(brief.say(f"sector-{sector}") for sector in most)
            yield brief.say("text-leads", name=brief.name(seat), sectors=sectors)


def _controls(brief: Brief, seat: int, court: Court) -> bool:
    return bool(brief.view["areas"][court.id]["controller"] == seat)


def _place(brief: Brief, court: Court) -> str:
    return shown_number(brief, court) or brief.say(f"area-{court.id}")


def shown_number(brief: Brief, court: Court) -> str:
    """The number that the court bears in the picture; none if others are offered and it is not."""
    if brief.numbers is None:
        return str(court.number)
    return str(brief.numbers.get(court.id, ""))


def _sentence(line: str) -> str:
    line = line.removeprefix("- ").strip()
    return line if line.endswith((".", ":")) else line + "."


def text(brief: Brief) -> str:
    """Everything that the picture shows, line by line."""
    return "\n".join(_lines(brief))


def _lines(brief: Brief) -> Iterator[str]:
    yield f"{brief.say('picture-title')} · {subline(brief)}"
    yield headline(brief)
    yield from _at_the_end(brief)
    yield from _own(brief)
    yield ""
    yield from _seats(brief)
    yield from _barred(brief)
    yield ""
    yield from _offices(brief)
    yield from _abilities(brief)
    yield brief.say("text-deck", count=brief.view["deck"], played=len(brief.view["discard"]))
    for sector in SECTORS:
        yield ""
        yield from _sector(brief, sector)


def _at_the_end(brief: Brief) -> Iterator[str]:
    """What this round brings at its end, and what that does."""
    if not (line := event_line(brief)):
        return
    event = event_now(brief.view)
    yield f"{line}. {event_effect(brief, event) if event else _gifts(brief)}"


def _gifts(brief: Brief) -> str:
    values = figures(brief.view)
    return brief.say(
        "text-gifts", most=values["gift.most"], tied=values["gift.tied"], card=values["gift.card"]
    )


def _own(brief: Brief) -> Iterator[str]:
    """What only the seat itself may know."""
    seat = brief.view["seat"]
    if seat is None:
        return
    player = brief.players[seat]
    if brief.prompt:
        yield brief.prompt
    yield brief.say("text-own", squires=player["reserve"], bezants=player["bezants"])
    for held in cards_of(brief):
        name, effect = brief.say(f"card-{held.kind}"), card_effect(brief, held.kind)
        key = "text-card-offered" if held.offered else "text-card"
        yield brief.say(key, name=name, effect=effect)
    if brief.view["passed_on"]:
        yield brief.say("text-passed-on", cards=passed_on(brief))


def _seats(brief: Brief) -> Iterator[str]:
    for seat, player in enumerate(brief.players):
        office = player["office"]
        facts = {key: player[key] for key in ("tower", "prestige", "next_floor", "cards")}
        line = brief.say("text-seat", name=brief.name(seat), **facts)
        parts = [line, brief.say(f"office-{office}")] if office else [line]
        if player["baron"]:
            parts.append(brief.say("text-baron", area=brief.say(f"area-{player['baron']}")))
        if brief.view["result"] is not None:
            parts.append(_revealed(brief, player))
        yield "; ".join(parts)


def _barred(brief: Brief) -> Iterator[str]:
    """Whose Barons may not stand in the large Palace area: the leaders'."""
    if barred := brief.view["barred_from_palace"]:
        names = ", ".join(brief.name(seat) for seat in barred)
        yield brief.say("text-barred", area=brief.say("area-kings_palace_large"), names=names)


def _abilities(brief: Brief) -> Iterator[str]:
    """What the offices can do, and what everyone may do in a turn."""
    for office in brief.view["offices"]:
        name, effect = brief.say(f"office-{office['id']}"), office_ability(brief, office["id"])
        yield brief.say("text-ability", name=name, effect=effect)
    values = figures(brief.view)
    yield brief.say(
        "text-prices",
        mercenary=values["mercenary.price"],
        squires=values["sale.squires"],
        bezants=values["sale.bezants"],
        new=values["baron.new"],
    )


def _revealed(brief: Brief, player: View) -> str:
    return brief.say(
        "text-revealed", squires=player["reserve"] or 0, bezants=player["bezants"] or 0
    )


def _offices(brief: Brief) -> Iterator[str]:
    for office in brief.view["offices"]:
        holder = office["holder"]
        yield brief.say(
            "text-office",
            number=office["number"],
            office=brief.say(f"office-{office['id']}"),
            squires=office["squires"],
            holder=brief.name(holder) if holder is not None else "–",
        )
    auction = brief.view["auction"]
    if auction and auction["office"] and auction["leader"] is not None:
        name = brief.say(f"office-{auction['office']}")
        leader = brief.name(auction["leader"])
        yield brief.say("text-bid", office=name, price=auction["price"], leader=leader)


def _sector(brief: Brief, sector: str) -> Iterator[str]:
    entry, name = brief.view["sectors"][sector], brief.say(f"sector-{sector}")
    if not entry["open"]:
        yield brief.say("text-closed", sector=name)
        return
    if sector != "davids_tower":
        holder = brief.name(entry["majority"]) if entry["majority"] is not None else "–"
        line = brief.say("text-sector", sector=name, holder=holder)
        yield f"{line}. {_privilege(brief, sector)}" if sector in PRIVILEGED else line
    for court in COURTS.values():
        if court.sector == sector:
            yield _area(brief, court)


def _privilege(brief: Brief, sector: str) -> str:
    name, effect = brief.say(f"privilege-{sector}"), privilege_effect(brief, sector)
    return brief.say("text-privilege", name=name, effect=effect)


def _area(brief: Brief, court: Court) -> str:
    entry = brief.view["areas"][court.id]
    counts = [f"{brief.name(seat)} {n}" for seat, n in enumerate(entry["squires"]) if n]
    parts = [", ".join(counts) or "–"]
    if entry["controller"] is not None:
        parts.append(brief.say("text-control", name=brief.name(entry["controller"])))
    barons = (("text-blocked", "baron"), ("text-blocked-foreign", "foreign_baron"))
    for key, kind in barons:
        if entry[kind] is not None:
            parts.append(brief.say(key, name=brief.name(entry[kind])))
    parts.append(pays(brief, court.sector, entry["income"]))
    parts += [_change(brief, seat, n) for seat, n in brief.marks.get(court.id, {}).items()]
    name = brief.say(f"area-{court.id}")
    label = f"{shown_number(brief, court)} {name}".strip()
    return f"- {label}: {'; '.join(parts)}"


def pays(brief: Brief, sector: str, income: Sequence[int]) -> str:
    """David's Tower does more than pay."""
    if sector == "davids_tower":
        return brief.say("text-income", goods=privilege_effect(brief, sector).removesuffix("."))
    paid = zip(GOODS, income, strict=True)
    goods = [brief.say(f"text-{good}", count=n) for good, n in paid if n]
    return brief.say("text-income", goods=", ".join(goods) or "–")


def _change(brief: Brief, seat: int, delta: int) -> str:
    sign = "+" if delta > 0 else "−"
    return f"{brief.name(seat)} {sign}{abs(delta)}"
