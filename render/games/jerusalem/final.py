"""The end: the ranking in place of the offices, with all that was behind the screens."""

from engine.games.jerusalem.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import width
from render.games.jerusalem.art.column import office_boxes, office_disc
from render.icons import card, coin, man, seat_badge, tower
from render.paper import panel
from render.paths import Path, Point, arc, bezier
from render.sprites import stamp
from render.text import ranked


def ranking(c: Canvas, ctx: DrawContext[View]) -> None:
    """Draw one card for each seat, the winner's first and golden."""
    assert ctx.result is not None
    ranks = ranked(ctx.result)
    for (place, seat), (x, y, w, h) in zip(ranks, office_boxes(len(ranks)), strict=True):
        first = seat in ctx.result.winners
        stamp(c, _row, x, y, (-16.0, -16.0, w + 16, h + 18), w, h, place, seat, first)
        _figures(c, ctx, seat, (x, y, w, h))


def _row(c: Canvas, w: float, h: float, place: int, seat: int, first: bool) -> None:
    if first:
        c.glaze([(0, 0), (w, 0), (w, h), (0, h)], "now", 0.9, 5)
    panel(c, (0, 0, w, h), seed=40 + place, trim="now" if first else "gold")
    if first:
        _laurel(c.at(46, h / 2 + 4, 0.95))
    seat_badge(c.at(46, h / 2 + 4), seat, 16 if first else 19)
    office_disc(c.at(12, 14), place, now=first)


def _laurel(c: Canvas) -> None:
    """Draw two branches round the winner's shape."""
    for side in (-1, 1):
        for angle in range(80, -41, -20):
            for out, lean in ((38, -16), (24, -18)):
                foot = arc(0, 0, 30, 30, (angle, angle), 1)[0]
                tip = arc(0, 0, out, out, (angle + lean, angle + lean), 1)[0]
                leaf = _leaf(foot, tip)
                c.polygon([(side * x, y) for x, y in leaf], "green", "outline", 1)


def _leaf(foot: Point, tip: Point) -> Path:
    dx, dy = (tip[0] - foot[0]) / 3, (tip[1] - foot[1]) / 3
    one, two = (foot[0] + dx - dy, foot[1] + dy + dx), (tip[0] - dx - dy, tip[1] - dy + dx)
    back = (tip[0] - dx + dy, tip[1] - dy - dx), (foot[0] + dx + dy, foot[1] + dy - dx)
    return bezier(foot, one, two, tip, 6) + bezier(tip, *back, foot, 6)


def _figures(
    c: Canvas, ctx: DrawContext[View], seat: int, box: tuple[float, float, float, float]
) -> None:
    x, y, w, h = box
    player = ctx.view.players[seat]
    c.fit(
        ctx.name(seat, 10),
        (x + 90, y + 6, x + w - 152, y + h / 2 + 2),
        "name",
        34,
        least=17,
        align="l",
    )
    _run(c, (x + w - 144, y + h * 0.3), (("tower", player.tower),), 46)
    _run(c, (x + w - 72, y + h * 0.3), (("prestige", player.prestige),), 34)
    hidden = (("squires", player.reserve), ("bezants", player.bezants), ("cards", player.cards))
    _run(c, (x + 92, y + h * 0.74), hidden, 30)


def _run(
    c: Canvas, at: tuple[float, float], figures: tuple[tuple[str, int | None], ...], size: float
) -> None:
    """Draw signs and numbers in a row."""
    x, y = at
    for sign, n in figures:
        if n is None:
            continue
        icon = size * 0.86
        stamp(c, _sign, x, y - icon / 2, (-3.0, -3.0, icon + 3, icon + 3), sign, icon)
        c.text(str(n), (x + icon + 4, y - 1), "number", size, anchor="lm")
        x += icon + 4 + width("number", size, str(n)) + 20


def _sign(c: Canvas, sign: str, size: float) -> None:
    draw = {"tower": _built, "prestige": tower, "squires": man, "bezants": coin, "cards": card}[
        sign
    ]
    draw(c.at(0, 0, size / 100))


def _built(c: Canvas) -> None:
    """Draw the tower itself, not the prestige that builds it."""
    tower(c, "brass")
