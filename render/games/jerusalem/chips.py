"""Small facts beside the question on a seat's screen, each a sign and a word."""

from collections.abc import Callable, Iterator

from engine import Seat
from engine.games.jerusalem.data import CardKind, Office
from engine.games.jerusalem.view import AuctionView, View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import shortened, width
from render.games.jerusalem.art.emblems import EVENT_SIGNS, OFFICE_SIGNS
from render.icons import card, coin, crown, lock, man
from render.paths import Box, rounded_box
from render.sprites import stamp

Chip = tuple[str, str]
"""The name of a sign, and what is written beside it."""

SIGNS: dict[str, Callable[[Canvas], None]] = {
    "baron": crown, "lock": lock, "coin": coin, "squire": man, "card": card,
    **{office.value: sign for office, sign in OFFICE_SIGNS.items()},
    **{event.value: sign for event, sign in EVENT_SIGNS.items()},
}  # fmt: skip
SIZE = 33.0


def chips(c: Canvas, ctx: DrawContext[View], room: Box) -> None:
    """Draw as many as there is room for, the most telling first."""
    x, y0, right, y1 = room
    for sign, text in facts(ctx):
        text = shortened("plain", SIZE, text, right - x - 66)
        w = width("plain", SIZE, text) + 64
        if x + w > right:
            return
        stamp(c, _chip, x, y0, (-4.0, -4.0, w + 6, y1 - y0 + 6), sign, round(w), y1 - y0)
        c.text(
            text, (x + 50, (y0 + y1) / 2 - 2), "plain", SIZE, anchor="lm", room=(x, y0, x + w, y1)
        )
        x += w + 12


def _chip(c: Canvas, sign: str, w: float, h: float) -> None:
    edge = rounded_box(0, 0, w, h, 9)
    c.shadow(edge, (1, 2), 2, 0.3)
    c.polygon(edge, "tag")
    c.inner_shade(edge, c.theme.dark("tag", 0.3), 0.25, 4)
    c.outline(edge, "outline", 1.4)
    SIGNS[sign](c.at(11, h / 2 - 17, 0.33))


def facts(ctx: DrawContext[View]) -> Iterator[Chip]:
    view, say, seat = ctx.view, ctx.say, ctx.viewer
    if view.auction and view.auction.office:
        yield view.auction.office, _bid(ctx, view.auction, view.auction.office)
    if view.auction and seat in view.auction.sealed:
        yield "lock", say("picture-sealed")
    if view.turn and view.turn.seat == seat:
        if view.turn.hired:
            yield "squire", say("picture-hired", count=view.turn.hired)
        if view.turn.genoese:
            yield "coin", say(f"card-{CardKind.GENOESE_MERCHANTS}")
    yield "baron", _baron(ctx, seat)
    for day in view.calendar:
        if day.round == view.round and day.event is not None:
            yield day.event, say(day.event.word)
    if view.passed_on:
        yield "card", say("picture-passed-on", cards=passed_on(ctx))


def passed_on(ctx: DrawContext[View]) -> str:
    """Return the cards that the seat handed on and that are still held by others (R22)."""
    cards = [card for held in ctx.view.passed_on.values() for card in held]
    return ", ".join(ctx.say(card.word) for card in cards)


def _baron(ctx: DrawContext[View], seat: Seat) -> str:
    where = ctx.view.players[seat].baron
    if where:
        return ctx.say(where.word)
    barred = seat in ctx.view.barred_from_palace and ctx.view.turn
    return ctx.say("picture-baron-barred" if barred else "picture-baron-home")


def _bid(ctx: DrawContext[View], auction: AuctionView, office: Office) -> str:
    name = ctx.say(office.word)
    if auction.price is None or auction.leader is None:
        return name
    return f"{name}: {auction.price} ({ctx.name(auction.leader)})"
