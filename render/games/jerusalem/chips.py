"""Small facts beside the question on a seat's screen, each a sign and a word."""

from collections.abc import Callable, Iterator

from engine.games.jerusalem.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import shortened, width
from render.games.jerusalem.cards import kind_of
from render.games.jerusalem.emblems import EVENT_SIGNS, OFFICE_SIGNS
from render.icons import card, coin, crown, lock, man
from render.paths import Box, rounded_box
from render.sprites import stamp

Chip = tuple[str, str]
"""The name of a sign, and what is written beside it."""

SIGNS: dict[str, Callable[[Canvas], None]] = {
    "baron": crown, "lock": lock, "coin": coin, "squire": man, "card": card, **OFFICE_SIGNS,
    **EVENT_SIGNS,
}  # fmt: skip
SIZE = 33.0


def chips(c: Canvas, ctx: DrawContext[View], room: Box) -> None:
    """As many as there is room for, the most telling first."""
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
    view, say = ctx.data, ctx.say
    seat = view["seat"]
    auction, turn = view["auction"], view["turn"]
    if auction and auction["office"]:
        yield auction["office"], _bid(ctx)
    if auction and seat in auction["sealed"]:
        yield "lock", say("picture-sealed")
    if turn and turn["seat"] == seat:
        if turn["hired"]:
            yield "squire", say("picture-hired", count=turn["hired"])
        if turn["genoese"]:
            yield "coin", say("card-genoese_merchants")
    yield "baron", _baron(ctx, seat)
    for entry in view["calendar"]:
        if entry["round"] == view["round"] and entry["event"] is not None:
            yield entry["event"], say(f"event-card-{entry['event']}")
    if view["passed_on"]:
        yield "card", say("picture-passed-on", cards=passed_on(ctx))


def passed_on(ctx: DrawContext[View]) -> str:
    """The cards that the seat handed on and that are still held by others (R22)."""
    cards = [card for held in ctx.data["passed_on"].values() for card in held]
    return ", ".join(ctx.say(f"card-{kind_of(card)}") for card in cards)


def _baron(ctx: DrawContext[View], seat: int) -> str:
    where = ctx.data["players"][seat]["baron"]
    if where:
        return ctx.say(f"area-{where}")
    barred = seat in ctx.data["barred_from_palace"] and ctx.data["turn"]
    return ctx.say("picture-baron-barred" if barred else "picture-baron-home")


def _bid(ctx: DrawContext[View]) -> str:
    auction = ctx.data["auction"]
    name = ctx.say(f"office-{auction['office']}")
    if auction["price"] is None or auction["leader"] is None:
        return name
    return f"{name}: {auction['price']} ({ctx.name(auction['leader'])})"
