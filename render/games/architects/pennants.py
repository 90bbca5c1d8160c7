"""The seats' pennants under the sky, and the tag that says what the table waits for."""

from engine.games.architects.data import Good, Phase
from engine.games.architects.view import PlayerView, View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import width
from render.games.architects.art.formula import put_sign
from render.games.architects.art.workers import worker
from render.games.architects.layout import PENNANT, PENNANTS, TAG_Y
from render.games.architects.text import subline
from render.icons import lift
from render.paths import rectangle, rounded_box
from render.shapes import seat_shape
from render.sprites import stamp
from render.text import headline

ROD = 18.0


def pennant_x(seat: int, seats: int) -> float:
    """Return the middle of a seat's pennant."""
    left, right = PENNANTS
    step = (right - left) / 5
    return (left + right) / 2 + (seat - (seats - 1) / 2) * step


def pennants(c: Canvas, ctx: DrawContext[View]) -> None:
    w, h = PENNANT
    for seat, player in enumerate(ctx.view.players):
        x = pennant_x(seat, len(ctx.view.players)) - w / 2
        lit = seat in ctx.in_focus
        stamp(c, _cloth, x, ROD, (-18.0, -16.0, w + 18, h + 18), seat, lit)
        ink = c.theme.sign_on(c.theme.seats[seat])
        c.fit(
            ctx.name(seat, 9),
            (x + 44, ROD + 8, x + w - 6, ROD + 50),
            "name",
            33,
            least=15,
            fill=ink,
            align="l",
        )
        _figures(c, (x, ROD + 80), seat, player)
    _tag(c, ctx)


def _cloth(c: Canvas, seat: int, lit: bool) -> None:
    """Draw a pennant from its upper left corner: coloured above, paper below."""
    (w, h), colour = PENNANT, c.theme.seats[seat]
    body = [(0, 0), (w, 0), (w, h - 16), (w / 2, h), (0, h - 16)]
    if lit:
        c.glaze([(-7, -7), (w + 7, -7), (w + 7, h - 12), (w / 2, h + 8), (-7, h - 12)], "now", 1, 4)
    c.shadow(body, (3, 4), 3, 0.4)
    c.polygon(body, "panel")
    c.polygon(rectangle(0, 0, w, 52), colour)
    for x in range(3, int(w), 4):
        c.line([(x, 2), (x, 51)], c.theme.dark(colour, 0.1), 0.7)
    c.line([(0, 52), (w, 52)], "outline", 1.6)
    c.line([(5, 56), (w - 5, 56)], "gold", 1.2)
    c.line([(5, h - 20), (w / 2, h - 5.5), (w - 5, h - 20)], colour, 2.4)
    c.outline(body, "outline", 2)
    if lit:
        c.outline([(4, 4), (w - 4, 4), (w - 4, h - 18), (w / 2, h - 4), (4, h - 18)], "now", 3)
    c.polygon(rounded_box(-6, -6, w + 12, 10, 4), "#8A6A48", "outline", 1.5)
    for knob in (-8, w + 8):
        c.disc((knob, -1), 6, "brass", "outline", 1.5)
    c.polygon(
        seat_shape(seat, 24, 29 + lift(seat, 13), 13), c.theme.sign_on(colour), "outline", 1.4
    )


def _figures(c: Canvas, at: tuple[float, float], seat: int, player: PlayerView) -> None:
    """Draw workers at home, silver and debts, as large as the three numbers allow."""
    values = [str(player.workers), str(player.goods[Good.SILVER]), str(player.debts)]
    size = 36.0
    while _needed_width(values, size) > PENNANT[0] - 14 and size > 18:
        size -= 1
    gap = min(12.0, (PENNANT[0] - 10 - _needed_width(values, size)) / 2)
    x, y = at[0] + (PENNANT[0] - _needed_width(values, size) - 2 * gap) / 2, at[1]
    for kind, value in zip(("worker", "silver", "debt"), values, strict=True):
        icon = size * 0.86
        if kind == "worker":
            stamp(c, _worker, x + icon / 2, y, (-22.0, -22.0, 22.0, 24.0), seat, icon)
        else:
            put_sign(c, kind, (x + icon / 2, y), icon)
        fill = "red" if kind == "debt" and value != "0" and c.theme.name != "dark" else "text"
        c.text(value, (x + icon + 3, y - 1), "number", size, fill=fill, anchor="lm")
        x += icon + 3 + width("number", size, value) + gap


def _needed_width(values: list[str], size: float) -> float:
    return sum(size * 0.86 + 3 + width("number", size, value) for value in values)


def _worker(c: Canvas, seat: int, size: float) -> None:
    worker(c.at(-size / 2, -size / 2, size / 100), seat)


def _tag(c: Canvas, ctx: DrawContext[View]) -> None:
    """Draw what the table waits for, under the pennants."""
    waited, seats = ctx.asked, len(ctx.view.players)
    words = tag_words(ctx)
    w = min(560.0, width("name", 30, words) + 44)
    middle = pennant_x(waited[0], seats) if len(waited) == 1 else sum(PENNANTS) / 2
    left, right = PENNANTS
    middle = max(left + w / 2, min(right - w / 2, middle))
    stamp(c, _tag_paper, middle, TAG_Y, (-w / 2 - 8, -28.0, w / 2 + 10, 32.0), w)
    room = (middle - w / 2 + 12, TAG_Y - 20, middle + w / 2 - 12, TAG_Y + 20)
    c.fit(words, room, "name", 30, least=18, fill="black")


def tag_words(ctx: DrawContext[View]) -> str:
    if ctx.view.phase is Phase.DRAFT:
        return f"{subline(ctx)} · {headline(ctx)}"
    if ctx.view.phase in (Phase.PLAY, Phase.OVER):
        return headline(ctx)
    return f"{headline(ctx)} · {subline(ctx)}"


def _tag_paper(c: Canvas, w: float) -> None:
    x = w / 2
    edge = [(-x, -20), (x, -20), (x - 9, 0), (x, 20), (-x, 20), (-x + 9, 0)]
    c.shadow(edge, (2, 3), 2.5, 0.45)
    c.polygon(edge, "now", "outline", 1.9)
    for y in (-15.5, 15.5):
        c.line([(-x + 12, y), (x - 12, y)], c.theme.light("now", 0.6), 1.4)
