"""Who holds which office, what is bid for one, and whose turn that makes it."""

from collections.abc import Sequence

from engine.games.jerusalem.view import View
from render.canvas import Canvas
from render.context import Data, DrawContext
from render.fonts import width
from render.games.jerusalem import tokens
from render.games.jerusalem.column import office_boxes, office_disc
from render.icons import coin, hand, seat_badge
from render.sprites import stamp


def offices(c: Canvas, ctx: DrawContext[View]) -> None:
    view = ctx.data
    boxes = office_boxes(len(view["offices"]))
    for office, box in zip(view["offices"], boxes, strict=True):
        if _is_now(office, view):
            _highlight(c, box, office["number"])
        if office["holder"] is not None:
            _holder(c, ctx, office, box)
        elif view["auction"] and view["auction"]["office"] == office["id"]:
            _bid(c, ctx, view["auction"], box)


def _is_now(office: Data, view: Data) -> bool:
    if view["auction"]:
        return bool(view["auction"]["office"] == office["id"])
    return view["turn"] is not None and office["holder"] == view["turn"]["seat"]


def _highlight(c: Canvas, box: Sequence[float], number: int) -> None:
    x, y, w, h = box
    stamp(c, tokens.highlight, x, y, (-12.0, -12.0, w + 12, h + 12), w, h)
    stamp(c, _disc_now, x + 12, y + 14, (-26.0, -26.0, 28.0, 30.0), number)
    stamp(c, _hand, x - 48, y + h / 2 - 22, (-4.0, -4.0, 54.0, 54.0))


def _disc_now(c: Canvas, number: int) -> None:
    office_disc(c, number, now=True)


def _hand(c: Canvas) -> None:
    hand(c.at(0, 0, 0.46))


def _holder(c: Canvas, ctx: DrawContext[View], office: Data, box: Sequence[float]) -> None:
    x, y, w, h = box
    seat, middle = office["holder"], y + h * 0.7
    stamp(c, seat_badge, x + 101, middle, (-22.0, -22.0, 24.0, 26.0), seat, 14.0)
    done = _has_played(office, ctx.data)
    room = (x + 124, y + h / 2 + 2, x + w - (132 if done else 94), y + h - 8)
    taken = c.fit(ctx.name(seat, 14), room, "plain", 31, least=16, align="l")
    if done:
        stamp(c, tokens.ticked, x + 124 + taken + 24, middle, (-22.0, -22.0, 22.0, 22.0), 36)


def _has_played(office: Data, view: Data) -> bool:
    """In the deploy phase the offices play in ascending order."""
    if view["phase"] != "deploy" or view["turn"] is None:
        return False
    now = next((o["number"] for o in view["offices"] if o["holder"] == view["turn"]["seat"]), 0)
    return bool(office["number"] < now)


def _bid(c: Canvas, ctx: DrawContext[View], auction: Data, box: Sequence[float]) -> None:
    x, y, w, h = box
    if auction["price"] is None or auction["leader"] is None:
        return
    middle, text = y + h * 0.7, str(auction["price"])
    # From the right: the price, its coin, and what is left for the name.
    right = x + w - 96
    coin_at = right - width("number", 34, text) - 20
    c.text(text, (right, middle - 1), "number", 34, anchor="rm")
    stamp(c, _coin, coin_at, middle, (-18.0, -18.0, 18.0, 18.0))
    stamp(c, seat_badge, x + 101, middle, (-22.0, -22.0, 24.0, 26.0), auction["leader"], 14.0)
    room = (x + 124, y + h / 2 + 2, coin_at - 20, y + h - 8)
    c.fit(ctx.name(auction["leader"], 10), room, "plain", 31, least=16, align="l")


def _coin(c: Canvas) -> None:
    coin(c.at(-16, -16, 0.32))
