"""The position in words: the whole of it for a screen reader, and the gist as alternative text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from render.brief import Brief, View
from render.figures import figures
from render.games.architects.buildings import Card
from render.games.architects.figures import character_effect, place_effects
from render.games.architects.formula import plain, signed
from render.games.architects.goods import GOODS
from render.games.architects.layout import COURTS, MARKET_SPACES
from render.games.architects.names import number_of
from render.games.architects.sheet import LINES, line, ranked
from render.games.architects.shelf import cards_of
from render.games.architects.standing import headline, subline

ALT_LIMIT = 1024
NOBODY = "–"


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
    yield f"{brief.say('title')}. {subline(brief)}. {headline(brief)}."
    yield from (_sentence(row) for row in _scores(brief))
    yield from _characters(brief, own=True)
    yield from (_sentence(row) for row in _own(brief))
    yield from (_sentence(row) for row in _seats(brief))
    yield from (_sentence(row) for row in _places(brief))


def _sentence(row: str) -> str:
    row = row.removeprefix("- ").strip()
    return row if row.endswith((".", ":", "?", "!")) else row + "."


def text(brief: Brief) -> str:
    """Everything that the picture shows, line by line."""
    return "\n".join(_lines(brief))


def _lines(brief: Brief) -> Iterator[str]:
    yield f"{brief.say('title')} · {subline(brief)}"
    yield headline(brief)
    yield from _scores(brief)
    yield from _own(brief)
    yield ""
    yield from _seats(brief)
    yield from _characters(brief)
    yield ""
    yield from _places(brief)
    yield from _market(brief)
    yield from _guildhall_and_prison(brief)
    yield ""
    yield from _cathedral(brief)
    yield ""
    yield from _apprentices(brief)
    yield _decks(brief)
    yield ""
    yield from _effects(brief)


def _scores(brief: Brief) -> Iterator[str]:
    if brief.view["scores"] is None:
        return
    for place, seat in ranked(brief.view["result"]):
        score = brief.view["scores"][seat]
        lines = ", ".join(
            f"{brief.say('score-' + key)} {plain(line(score, key))}" for key, _ in LINES
        )
        yield brief.say("text-score", place=place, name=brief.name(seat), lines=lines)


def _own(brief: Brief) -> Iterator[str]:
    """What only the seat itself may know."""
    if brief.view["seat"] is None:
        return
    if brief.prompt:
        yield brief.prompt
    for card in cards_of(brief):
        yield _card(brief, card)


def _card(brief: Brief, card: Card) -> str:
    offered = card.mark == "offered"
    return brief.say(
        "text-card-offered" if offered else "text-card",
        name=card.name,
        points=card.points,
        virtue=_virtue(brief, card.virtue),
        cost=_goods(brief, dict(card.cost)),
        skills=skill_names(brief, card.skills),
        effect=card.effect,
    )


def card_line(brief: Brief, card: Card) -> str:
    """What a building brings and takes, without its name."""
    return brief.say(
        "note-card",
        points=card.points,
        virtue=_virtue(brief, card.virtue),
        cost=_goods(brief, dict(card.cost)),
        skills=skill_names(brief, card.skills),
        effect=card.effect,
    )


def _virtue(brief: Brief, by: int) -> str:
    return brief.say("text-virtue-change", by=signed(by)) if by else ""


def skill_names(brief: Brief, skills: Sequence[str]) -> str:
    return ", ".join(brief.say(f"skill-{skill}") for skill in skills) or brief.say("text-no-skill")


def _goods(brief: Brief, goods: Mapping[str, int]) -> str:
    parts = [
        brief.say("text-good", count=goods[good], good=brief.say(f"good-{good}"))
        for good in GOODS
        if goods.get(good)
    ]
    return ", ".join(parts) or brief.say("text-nothing")


def _seats(brief: Brief) -> Iterator[str]:
    for seat, player in enumerate(brief.players):
        facts = {key: player[key] for key in ("workers", "virtue", "level", "cards")}
        parts = [
            brief.say("text-seat", name=_named(brief, seat), **facts),
            _goods(brief, player["goods"]),
        ]
        yield "; ".join([*parts, *_troubles(brief, player), *_crew(brief, player)])


def _named(brief: Brief, seat: int) -> str:
    character = brief.players[seat]["character"]
    return (
        f"{brief.name(seat)} ({brief.say('character-' + character)})"
        if character
        else brief.name(seat)
    )


def _characters(brief: Brief, *, own: bool = False) -> Iterator[str]:
    """What everybody's character can do, or only the reader's."""
    for seat, player in enumerate(brief.players):
        if player["character"] and (not own or seat == brief.view["seat"]):
            character = brief.say(f"character-{player['character']}")
            yield brief.say(
                "text-character",
                name=brief.name(seat),
                character=character,
                effect=character_effect(brief, seat),
            )


def _troubles(brief: Brief, player: View) -> Iterator[str]:
    keys = (("text-debts", "debts"), ("text-paid", "paid_debts"), ("text-prisoners", "in_prison"))
    yield from (brief.say(key, count=player[fact]) for key, fact in keys if player[fact])
    if any(player["captured"]):
        yield brief.say("text-captured", workers=workers_at(brief, player["captured"]))


def _crew(brief: Brief, player: View) -> Iterator[str]:
    for key, kind in (("apprentices", "apprentice"), ("buildings", "building")):
        if player[key]:
            names = ", ".join(brief.say(f"{kind}-{card}") for card in player[key])
            yield brief.say(f"text-{key}", names=names)


def workers_at(brief: Brief, workers: Sequence[int]) -> str:
    return ", ".join(f"{brief.name(seat)} {n}" for seat, n in enumerate(workers) if n) or NOBODY


def _label(brief: Brief, place: str) -> str:
    return f"{number_of(brief, place)} {brief.say('location-' + place)}".strip()


def _places(brief: Brief) -> Iterator[str]:
    for place in COURTS:
        parts = [workers_at(brief, brief.view["locations"][place])]
        if place == "tax_stand":
            parts.append(brief.say("text-tax", count=brief.view["tax"]))
        parts += _changes(brief, place)
        yield "- " + brief.say("text-place", place=_label(brief, place), workers="; ".join(parts))


def _changes(brief: Brief, place: str) -> list[str]:
    return [f"{brief.name(seat)} {signed(by)}" for seat, by in brief.marks.get(place, {}).items()]


def _market(brief: Brief) -> Iterator[str]:
    market = brief.view["market"]
    for space in MARKET_SPACES:
        seat = market["workers"][space]
        yield "- " + brief.say(
            "text-market",
            place=_label(brief, space),
            price=market["prices"][space],
            offer=market_offer(brief, space),
            worker=brief.say("text-free") if seat is None else brief.name(seat),
        )


def market_offer(brief: Brief, space: str) -> str:
    """What a space of the Black Market gives."""
    market = brief.view["market"]
    offers = {"bm_small": market["small"], "bm_large": market["large"]}
    return _goods(brief, offers[space]) if space in offers else _service(brief)


def _service(brief: Brief) -> str:
    return brief.say("text-service", cards=figures(brief.view)["market.looked_at"])


def _guildhall_and_prison(brief: Brief) -> Iterator[str]:
    hall = brief.view["guildhall"]
    counts = [hall["workers"].count(seat) for seat in range(len(brief.players))]
    workers = f": {workers_at(brief, counts)}" if any(counts) else ""
    facts = {"place": _label(brief, "guildhall"), "count": len(hall["workers"])}
    yield "- " + brief.say("text-guildhall", spaces=hall["spaces"], workers=workers, **facts)
    inmates = workers_at(brief, brief.view["prison"])
    yield "- " + brief.say("text-place", place=_label(brief, "prison"), workers=inmates)


def _cathedral(brief: Brief) -> Iterator[str]:
    for level in brief.view["cathedral"]:
        cost = [_goods(brief, level)] if level["gold"] or level["marble"] else []
        if level["wood_or_stone"]:
            cost.append(brief.say("text-wood-or-stone", count=level["wood_or_stone"]))
        yield brief.say(
            "text-cathedral",
            place=brief.say("location-cathedral"),
            level=level["level"],
            cost=", ".join(cost) or brief.say("text-nothing"),
            points=level["points"],
            spaces=level["spaces"],
            seats=", ".join(brief.name(seat) for seat in level["seats"]) or NOBODY,
        )


def _apprentices(brief: Brief) -> Iterator[str]:
    for card in (card for row in brief.view["rows"] for card in row):
        key = f"apprentice-{card['apprentice']}"
        yield brief.say(
            "text-apprentice",
            number=number_of(brief, card["slot"]) or NOBODY,
            name=brief.say(key),
            skills=skill_names(brief, card["skills"]),
            virtue=_virtue(brief, card["virtue"]),
            silver=card["silver"],
            effect=brief.say(f"{key}-effect"),
        )


def _decks(brief: Brief) -> str:
    view = brief.view
    return brief.say(
        "text-decks",
        apprentices=view["apprentice_deck"],
        buildings=view["building_deck"],
        rewards=view["rewards"],
        offers=view["market"]["small_left"],
    )


def _effects(brief: Brief) -> Iterator[str]:
    """What the places do: last, for it is the same all game and a message may be cut."""
    yield brief.say("text-effects")
    for name, effect in place_effects(brief):
        yield brief.say("text-effect", name=name, effect=effect)
