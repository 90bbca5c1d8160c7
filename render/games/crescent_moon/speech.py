"""The position in words: the whole of it for a screen reader, and the gist as alternative text."""

from __future__ import annotations

from collections.abc import Iterator

from render.brief import Brief, View
from render.games.crescent_moon.accounts import clash_lines, hex_line, seat_lines
from render.games.crescent_moon.deck import DECK
from render.games.crescent_moon.figures import ability_of, effect_of
from render.games.crescent_moon.final import places
from render.games.crescent_moon.goals import goals
from render.games.crescent_moon.header import headline, notice, subline
from render.games.crescent_moon.shelf import rows_of

ALT_LIMIT = 1024


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
    head = f"{brief.say('picture-title')}. {subline(brief)}. {headline(brief)}."
    yield head if len(head) <= ALT_LIMIT else f"{brief.say('picture-title')}."
    yield from (_sentence(line) for line in _open_business(brief))
    yield from (_sentence(line) for line in _own(brief))
    yield from (_sentence(line) for line in _holdings(brief))
    for seat in range(len(brief.players)):
        yield _sentence(next(seat_lines(brief, seat)))


def _sentence(line: str) -> str:
    line = line.removeprefix("- ").strip()
    return line if line.endswith((".", ":")) else line + "."


def text(brief: Brief) -> str:
    """Everything that the picture shows, line by line."""
    return "\n".join(_lines(brief))


def _lines(brief: Brief) -> Iterator[str]:
    yield f"{brief.say('picture-title')} · {subline(brief)}"
    yield headline(brief)
    yield from _ranking(brief)
    if line := notice(brief):
        yield line
    yield from _own(brief)
    yield from _ability(brief)
    yield ""
    for seat in range(len(brief.players)):
        yield "; ".join(seat_lines(brief, seat))
    yield ""
    for entry in brief.view["hexes"]:
        yield f"- {hex_line(brief, entry)}"
    yield ""
    yield from _markets(brief)
    if brief.view["clash"] is not None:
        yield ""
        yield from clash_lines(brief, brief.view["clash"])


def _open_business(brief: Brief) -> Iterator[str]:
    clash = brief.view["clash"]
    if clash is not None and clash["open"]:
        yield "; ".join(clash_lines(brief, clash))
    elif line := notice(brief):
        yield line
    yield from _ranking(brief)


def _ranking(brief: Brief) -> Iterator[str]:
    result = brief.view["result"]
    if result is None:
        return
    for place, tied in places(result):
        for seat in tied:
            points = result["scores"][seat]
            yield brief.say("text-ranking", place=place, name=brief.name(seat), points=points)


def _own(brief: Brief) -> Iterator[str]:
    """What only the seat itself may know."""
    seat = brief.view["seat"]
    if seat is None:
        return
    player = brief.players[seat]
    if brief.prompt:
        yield brief.prompt
    yield brief.say("text-own", points=player["vp"] or 0, coins=player["coins"])
    for row in rows_of(brief):
        key = "text-card-offered" if row.state == "offered" else "text-card"
        for card in row.cards if row.state != "spent" else ():
            yield brief.say(key, **_card_facts(brief, card))
    for tile in player["tiles"] or ():
        yield brief.say("text-tile", tile=brief.say(f"tile-{tile}"))
    for objective, pay in goals(brief, seat):
        yield brief.say("text-goal", objective=objective, pay=pay)
    yield from _secrets(brief, seat)


def _ability(brief: Brief) -> Iterator[str]:
    seat = brief.view["seat"]
    if seat is not None:
        character = brief.say(f"character-{brief.players[seat]['character']}")
        yield brief.say("text-ability", character=character, ability=ability_of(brief, seat))


def _card_facts(brief: Brief, card: str) -> dict[str, str]:
    return {
        "name": brief.say(f"card-{card}"),
        "kind": brief.say(f"card-type-{DECK[card].kind}"),
        "effect": effect_of(brief, card),
    }


def _secrets(brief: Brief, seat: int) -> Iterator[str]:
    """What the seat knows of other hands, and what it scored so far."""
    for other, player in enumerate(brief.players):
        if other != seat and player["known"]:
            names = _cards(brief, player["known"])
            yield brief.say("text-known", name=brief.name(other), cards=names)
    for year, _, objective, points in brief.players[seat]["scores"]:
        reason = brief.say(f"objective-{objective}")
        yield brief.say("text-score", year=year, points=points, objective=reason)


def _holdings(brief: Brief) -> Iterator[str]:
    """Which hexes each seat controls."""
    for seat in range(len(brief.players)):
        held = [_number(brief, h) for h in brief.view["hexes"] if h["controller"] == seat]
        if held:
            yield brief.say("text-holds", name=brief.name(seat), hexes=", ".join(held))


def _number(brief: Brief, entry: View) -> str:
    return brief.say(f"hex-{entry['hex']}")


def _markets(brief: Brief) -> Iterator[str]:
    for slot in brief.view["market"]:
        card = brief.say(f"card-{slot['card']}") if slot["card"] else "–"
        name = brief.say(f"market-{slot['market']}")
        yield brief.say("text-market", market=name, price=slot["price"], card=card)
    yield brief.say("text-bazaar", cards=_cards(brief, brief.view["sultan_market"]))
    yield brief.say(
        "text-deck", count=brief.view["deck"], cards=_cards(brief, brief.view["discard"])
    )


def _cards(brief: Brief, cards: list[str]) -> str:
    return ", ".join(brief.say(f"card-{card}") for card in cards) or "–"
