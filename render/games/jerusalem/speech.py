"""The position in words: the whole of it for a screen reader, and the gist as alternative text."""

from collections.abc import Iterator, Sequence

from engine.games.jerusalem.view import View
from render.context import Data, DrawContext
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
from render.games.jerusalem.standing import event_line, event_now

GOODS = ("prestige", "squires", "bezants")
PRIVILEGED = ("patriarchate", "market", "nobility")


def gist(ctx: DrawContext[View]) -> Iterator[str]:
    """Say the most telling first: an alternative text is cut."""
    yield from _own(ctx)
    yield from _seats(ctx)
    yield from _holdings(ctx)
    yield from _offices(ctx)


def _holdings(ctx: DrawContext[View]) -> Iterator[str]:
    """Which places each seat holds, by number."""
    for seat in range(len(ctx.data["players"])):
        held = [court for court in COURTS.values() if _controls(ctx, seat, court)]
        most = [sector for sector in SECTORS if ctx.data["sectors"][sector]["majority"] == seat]
        if held:
            yield ctx.say(
                "text-holds",
                name=ctx.name(seat),
                places=", ".join(_place(ctx, court) for court in held),
            )
        if most:
            sectors = ", ".join(ctx.say(f"sector-{sector}") for sector in most)
            yield ctx.say("text-leads", name=ctx.name(seat), sectors=sectors)


def _controls(ctx: DrawContext[View], seat: int, court: Court) -> bool:
    return bool(ctx.data["areas"][court.id]["controller"] == seat)


def _place(ctx: DrawContext[View], court: Court) -> str:
    return shown_number(ctx, court) or ctx.say(f"area-{court.id}")


def shown_number(ctx: DrawContext[View], court: Court) -> str:
    """The number that the court bears in the picture; none if others are offered and it is not."""
    if ctx.numbers is None:
        return str(court.number)
    return str(ctx.numbers.get(court.id, ""))


def lines(ctx: DrawContext[View]) -> Iterator[str]:
    yield from _at_the_end(ctx)
    yield from _own(ctx)
    yield ""
    yield from _seats(ctx)
    yield from _barred(ctx)
    yield ""
    yield from _offices(ctx)
    yield from _abilities(ctx)
    yield ctx.say("text-deck", count=ctx.data["deck"], played=len(ctx.data["discard"]))
    for sector in SECTORS:
        yield ""
        yield from _sector(ctx, sector)


def _at_the_end(ctx: DrawContext[View]) -> Iterator[str]:
    """What this round brings at its end, and what that does."""
    if not (line := event_line(ctx)):
        return
    event = event_now(ctx.data)
    yield f"{line}. {event_effect(ctx, event) if event else _gifts(ctx)}"


def _gifts(ctx: DrawContext[View]) -> str:
    values = figures(ctx)
    return ctx.say(
        "text-gifts", most=values["gift.most"], tied=values["gift.tied"], card=values["gift.card"]
    )


def _own(ctx: DrawContext[View]) -> Iterator[str]:
    """What only the seat itself may know."""
    seat = ctx.seat
    if seat is None:
        return
    player = ctx.data["players"][seat]
    if ctx.prompt:
        yield ctx.prompt
    yield ctx.say("text-own", squires=player["reserve"], bezants=player["bezants"])
    for held in cards_of(ctx):
        name, effect = ctx.say(f"card-{held.kind}"), card_effect(ctx, held.kind)
        key = "text-card-offered" if held.offered else "text-card"
        yield ctx.say(key, name=name, effect=effect)
    if ctx.data["passed_on"]:
        yield ctx.say("text-passed-on", cards=passed_on(ctx))


def _seats(ctx: DrawContext[View]) -> Iterator[str]:
    for seat, player in enumerate(ctx.data["players"]):
        office = player["office"]
        facts = {key: player[key] for key in ("tower", "prestige", "next_floor", "cards")}
        line = ctx.say("text-seat", name=ctx.name(seat), **facts)
        parts = [line, ctx.say(f"office-{office}")] if office else [line]
        if player["baron"]:
            parts.append(ctx.say("text-baron", area=ctx.say(f"area-{player['baron']}")))
        if ctx.result is not None:
            parts.append(_revealed(ctx, player))
        yield "; ".join(parts)


def _barred(ctx: DrawContext[View]) -> Iterator[str]:
    """Whose Barons may not stand in the large Palace area: the leaders'."""
    if barred := ctx.data["barred_from_palace"]:
        names = ", ".join(ctx.name(seat) for seat in barred)
        yield ctx.say("text-barred", area=ctx.say("area-kings_palace_large"), names=names)


def _abilities(ctx: DrawContext[View]) -> Iterator[str]:
    """What the offices can do, and what everyone may do in a turn."""
    for office in ctx.data["offices"]:
        name, effect = ctx.say(f"office-{office['id']}"), office_ability(ctx, office["id"])
        yield ctx.say("text-ability", name=name, effect=effect)
    values = figures(ctx)
    yield ctx.say(
        "text-prices",
        mercenary=values["mercenary.price"],
        squires=values["sale.squires"],
        bezants=values["sale.bezants"],
        new=values["baron.new"],
    )


def _revealed(ctx: DrawContext[View], player: Data) -> str:
    return ctx.say("text-revealed", squires=player["reserve"] or 0, bezants=player["bezants"] or 0)


def _offices(ctx: DrawContext[View]) -> Iterator[str]:
    for office in ctx.data["offices"]:
        holder = office["holder"]
        yield ctx.say(
            "text-office",
            number=office["number"],
            office=ctx.say(f"office-{office['id']}"),
            squires=office["squires"],
            holder=ctx.name(holder) if holder is not None else "–",
        )
    auction = ctx.data["auction"]
    if auction and auction["office"] and auction["leader"] is not None:
        name = ctx.say(f"office-{auction['office']}")
        leader = ctx.name(auction["leader"])
        yield ctx.say("text-bid", office=name, price=auction["price"], leader=leader)


def _sector(ctx: DrawContext[View], sector: str) -> Iterator[str]:
    entry, name = ctx.data["sectors"][sector], ctx.say(f"sector-{sector}")
    if not entry["open"]:
        yield ctx.say("text-closed", sector=name)
        return
    if sector != "davids_tower":
        holder = ctx.name(entry["majority"]) if entry["majority"] is not None else "–"
        line = ctx.say("text-sector", sector=name, holder=holder)
        yield f"{line}. {_privilege(ctx, sector)}" if sector in PRIVILEGED else line
    for court in COURTS.values():
        if court.sector == sector:
            yield _area(ctx, court)


def _privilege(ctx: DrawContext[View], sector: str) -> str:
    name, effect = ctx.say(f"privilege-{sector}"), privilege_effect(ctx, sector)
    return ctx.say("text-privilege", name=name, effect=effect)


def _area(ctx: DrawContext[View], court: Court) -> str:
    entry = ctx.data["areas"][court.id]
    counts = [f"{ctx.name(seat)} {n}" for seat, n in enumerate(entry["squires"]) if n]
    parts = [", ".join(counts) or "–"]
    if entry["controller"] is not None:
        parts.append(ctx.say("text-control", name=ctx.name(entry["controller"])))
    barons = (("text-blocked", "baron"), ("text-blocked-foreign", "foreign_baron"))
    for key, kind in barons:
        if entry[kind] is not None:
            parts.append(ctx.say(key, name=ctx.name(entry[kind])))
    parts.append(pays(ctx, court.sector, entry["income"]))
    parts += [_change(ctx, seat, n) for seat, n in ctx.marks.get(court.id, {}).items()]
    name = ctx.say(f"area-{court.id}")
    label = f"{shown_number(ctx, court)} {name}".strip()
    return f"- {label}: {'; '.join(parts)}"


def pays(ctx: DrawContext[View], sector: str, income: Sequence[int]) -> str:
    """David's Tower does more than pay."""
    if sector == "davids_tower":
        return ctx.say("text-income", goods=privilege_effect(ctx, sector).removesuffix("."))
    paid = zip(GOODS, income, strict=True)
    goods = [ctx.say(f"text-{good}", count=n) for good, n in paid if n]
    return ctx.say("text-income", goods=", ".join(goods) or "–")


def _change(ctx: DrawContext[View], seat: int, delta: int) -> str:
    sign = "+" if delta > 0 else "−"
    return f"{ctx.name(seat)} {sign}{abs(delta)}"
