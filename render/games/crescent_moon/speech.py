"""The position in words: the whole of it for a screen reader, and the gist as alternative text."""

from collections.abc import Iterator

from engine.games.crescent_moon.view import View
from render.context import Data, DrawContext
from render.games.crescent_moon.accounts import clash_lines, hex_line, seat_lines
from render.games.crescent_moon.deck import DECK
from render.games.crescent_moon.figures import ability_of, effect_of
from render.games.crescent_moon.goals import goals
from render.games.crescent_moon.header import notice
from render.games.crescent_moon.shelf import rows_of
from render.text import ranked


def gist(ctx: DrawContext[View]) -> Iterator[str]:
    """Say the most telling first: an alternative text is cut."""
    yield from _open_business(ctx)
    yield from _own(ctx)
    yield from _holdings(ctx)
    for seat in range(len(ctx.data["players"])):
        yield next(seat_lines(ctx, seat))


def lines(ctx: DrawContext[View]) -> Iterator[str]:
    yield from _ranking(ctx)
    if line := notice(ctx):
        yield line
    yield from _own(ctx)
    yield from _ability(ctx)
    yield ""
    for seat in range(len(ctx.data["players"])):
        yield "; ".join(seat_lines(ctx, seat))
    yield ""
    for entry in ctx.data["hexes"]:
        yield f"- {hex_line(ctx, entry)}"
    yield ""
    yield from _markets(ctx)
    if ctx.data["clash"] is not None:
        yield ""
        yield from clash_lines(ctx, ctx.data["clash"])


def _open_business(ctx: DrawContext[View]) -> Iterator[str]:
    clash = ctx.data["clash"]
    if clash is not None and clash["open"]:
        yield "; ".join(clash_lines(ctx, clash))
    elif line := notice(ctx):
        yield line
    yield from _ranking(ctx)


def _ranking(ctx: DrawContext[View]) -> Iterator[str]:
    if ctx.result is None:
        return
    for place, seat in ranked(ctx.result):
        points = ctx.result.scores[seat]
        yield ctx.say("text-ranking", place=place, name=ctx.name(seat), points=points)


def _own(ctx: DrawContext[View]) -> Iterator[str]:
    """What only the seat itself may know."""
    seat = ctx.seat
    if seat is None:
        return
    player = ctx.data["players"][seat]
    if ctx.prompt:
        yield ctx.prompt
    yield ctx.say("text-own", points=player["vp"] or 0, coins=player["coins"])
    for row in rows_of(ctx):
        key = "text-card-offered" if row.state == "offered" else "text-card"
        for card in row.cards if row.state != "spent" else ():
            yield ctx.say(key, **_card_facts(ctx, card))
    for tile in player["tiles"] or ():
        yield ctx.say("text-tile", tile=ctx.say(f"tile-{tile}"))
    for objective, pay in goals(ctx, seat):
        yield ctx.say("text-goal", objective=objective, pay=pay)
    yield from _secrets(ctx, seat)


def _ability(ctx: DrawContext[View]) -> Iterator[str]:
    seat = ctx.seat
    if seat is not None:
        character = ctx.say(f"character-{ctx.data['players'][seat]['character']}")
        yield ctx.say("text-ability", character=character, ability=ability_of(ctx, seat))


def _card_facts(ctx: DrawContext[View], card: str) -> dict[str, str]:
    return {
        "name": ctx.say(f"card-{card}"),
        "kind": ctx.say(f"card-type-{DECK[card].kind}"),
        "effect": effect_of(ctx, card),
    }


def _secrets(ctx: DrawContext[View], seat: int) -> Iterator[str]:
    """What the seat knows of other hands, and what it scored so far."""
    for other, player in enumerate(ctx.data["players"]):
        if other != seat and player["known"]:
            names = _cards(ctx, player["known"])
            yield ctx.say("text-known", name=ctx.name(other), cards=names)
    for year, _, objective, points in ctx.data["players"][seat]["scores"]:
        reason = ctx.say(f"objective-{objective}")
        yield ctx.say("text-score", year=year, points=points, objective=reason)


def _holdings(ctx: DrawContext[View]) -> Iterator[str]:
    """Which hexes each seat controls."""
    for seat in range(len(ctx.data["players"])):
        held = [_number(ctx, h) for h in ctx.data["hexes"] if h["controller"] == seat]
        if held:
            yield ctx.say("text-holds", name=ctx.name(seat), hexes=", ".join(held))


def _number(ctx: DrawContext[View], entry: Data) -> str:
    return ctx.say(f"hex-{entry['hex']}")


def _markets(ctx: DrawContext[View]) -> Iterator[str]:
    for slot in ctx.data["market"]:
        card = ctx.say(f"card-{slot['card']}") if slot["card"] else "–"
        name = ctx.say(f"market-{slot['market']}")
        yield ctx.say("text-market", market=name, price=slot["price"], card=card)
    yield ctx.say("text-bazaar", cards=_cards(ctx, ctx.data["sultan_market"]))
    yield ctx.say("text-deck", count=ctx.data["deck"], cards=_cards(ctx, ctx.data["discard"]))


def _cards(ctx: DrawContext[View], cards: list[str]) -> str:
    return ", ".join(ctx.say(f"card-{card}") for card in cards) or "–"
