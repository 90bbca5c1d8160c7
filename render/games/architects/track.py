"""The virtue track: fifteen spaces from dark to gold, what they cost and what they are worth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.games.architects.board_view import VirtueView
from engine.games.architects.view import PlayerView, View
from render.canvas import Canvas
from render.colour import RGB
from render.context import DrawContext
from render.fonts import width
from render.games.architects.art.formula import formula, plain, put_sign
from render.games.architects.art.workers import marker, marker_box
from render.paths import Box, Point, rectangle, rounded_box
from render.sprites import stamp
from render.theme import Paint

HIGH = 92.0
SPACES = 15


@dataclass(frozen=True)
class Track:
    """Where the first space begins, how wide a space is, how many stand in a row."""

    corner: Point
    step: float
    per_row: int
    fall: float = 0.0

    def space(self, virtue: int) -> Box:
        row, at = divmod(virtue, self.per_row)
        x, y = self.corner[0] + at * self.step, self.corner[1] + row * self.fall
        return x, y, x + self.step, y + HIGH

    def runs(self, first: int, last: int) -> Iterator[tuple[int, int]]:
        """Yield the spaces from first to last, broken at the ends of rows."""
        while first <= last:
            end = min(last, first // self.per_row * self.per_row + self.per_row - 1)
            yield first, end
            first = end + 1


BOARD = Track((48, 1048), 100.3, SPACES)
LARGE = Track((22, 100), 119.5, 8, 196)  # for the picture of the track alone, in two rows


def plinth(c: Canvas, box: Box) -> None:
    x0, y0, x1, y1 = box
    edge = rounded_box(x0, y0, x1 - x0, y1 - y0, 12)
    c.shadow(edge, (2, 4), 4, 0.45)
    c.wash(edge, "tab", 8, vary=0.03, cells=(120, 30), rim=0.2, rim_width=8)
    c.outline(edge, "outline", 2)
    c.outline(rounded_box(x0 + 5, y0 + 5, x1 - x0 - 10, y1 - y0 - 10, 9), "gold", 1.4)


def spaces(c: Canvas, track: Track, virtue: VirtueView) -> None:
    for at in range(SPACES):
        _space(c, track.space(at), at, virtue)


def _tone(c: Canvas, at: int) -> RGB:
    if at > 10:
        return c.theme.mix("#F7EBC6", "#E9C76C", (at - 10) / 4)
    return c.theme.mix("#85766A", "#F7EBC6", (at / 11) ** 0.85)


def _space(c: Canvas, box: Box, at: int, virtue: VirtueView) -> None:
    x0, y0, x1, y1 = box
    tone = _tone(c, at)
    cell = rectangle(x0, y0, x1 - x0, y1 - y0)
    c.polygon(cell, tone, "outline", 1.8)
    c.glaze(rectangle(x0 + 1, y0 + 1, x1 - x0 - 2, 6), "shade", 0.16, 2)
    c.text(
        str(at),
        (x0 + 7, y0 + 21),
        "name",
        44,
        fill=c.theme.sign_on(tone),
        anchor="lm",
        room=(x0, y0 - 6, x0 + 56, y0 + 46),
    )
    if tax := virtue.ignored_tax[at]:
        room = (x0 + (38 if at < 10 else 56), y0 + 4, x1 - 2, y0 + 40)
        formula(c, (f"−{tax}", "tax"), room, 0.32 * (x1 - x0), ink=c.theme.sign_on(tone))
    middle, size = (x0 + x1) / 2, 0.42 * (x1 - x0)
    put_sign(c, "points", (middle, y1 + 21), size)
    worth = virtue.points[at]
    room = (middle - size / 2, y1 - 4, middle + size / 2, y1 + 46)
    fill = "red" if worth < 0 else "black"
    c.text(plain(worth), (middle, y1 + 19), "number", size * 0.64, fill=fill, room=room)


def bands(c: Canvas, ctx: DrawContext[View], track: Track, gap: float) -> None:
    """Draw from where on the Cathedral is open, and up to where the market is."""
    virtue = ctx.view.virtue
    shut = (
        ("cathedral", 0, virtue.cathedral_from - 1, ctx.say("picture-no-cathedral")),
        ("market", virtue.market_up_to + 1, SPACES - 1, ctx.say("picture-no-market")),
    )
    for sign, first, last, words in shut:
        for a, b in track.runs(first, last):
            x0, y = track.space(a)[:2]
            band = (x0 + 3, y - gap, track.space(b)[2] - 3, y - 2)
            stamp(
                c,
                _band,
                *band[:2],
                (-4.0, -8.0, band[2] - band[0] + 6, gap + 8),
                sign,
                band[2] - band[0],
                gap - 4,
            )
            _band_words(c, words, band, "disc_text" if sign == "cathedral" else "black")


def _band(c: Canvas, sign: str, w: float, h: float) -> None:
    fill = c.theme["disc"] if sign == "cathedral" else c.theme["now"]
    c.polygon(rectangle(0, 0, w, h), fill, "outline", 1.5)
    if w < 60:
        return
    c.disc((22, h / 2), 20, "white", "outline", 1.5)
    put_sign(c, sign, (22, h / 2), 28)
    put_sign(c, "barred", (22, h / 2), 40)


def _band_words(c: Canvas, words: str, band: Box, fill: Paint) -> None:
    x0, y0, x1, y1 = band
    left = x0 + 48
    if x1 - left > 90:
        c.fit(words, (left, y0, x1 - 8, y1), "name", 30, least=18, fill=fill)


def heading(c: Canvas, words: str, middle: Point, room: float) -> None:
    """Write the track's name between two rules."""
    x, y = middle
    w = width("name", 36, words)
    put_sign(c, "virtue", (x - w / 2 - 4, y), 40)
    c.fit(words, (x - w / 2 + 18, y - 20, x + w / 2 + 26, y + 20), "name", 36, align="l")
    for way, near in ((-1, w / 2 + 40), (1, w / 2 + 40)):
        a, b = x + way * near, x + way * room
        if (b - a) * way > 30:
            c.line([(a, y), (b, y)], "gold", 2)
            c.polygon([(a, y - 7), (a + way * 9, y), (a, y + 7), (a - way * 9, y)], "gold")


def markers(c: Canvas, players: Sequence[PlayerView], track: Track) -> None:
    """Draw markers side by side in the lower part of their space; five still fit."""
    by_space: dict[int, list[int]] = {}
    for seat, player in enumerate(players):
        by_space.setdefault(max(0, min(SPACES - 1, player.virtue)), []).append(seat)
    for virtue, seats in by_space.items():
        for seat, (x, y, size) in zip(seats, _spots(track.space(virtue), len(seats)), strict=True):
            stamp(c, marker, x, y, marker_box(size), seat, size)


def _spots(space: Box, n: int) -> Iterator[tuple[float, float, float]]:
    """Yield middles and size: up to three at the foot; the others above, clear of the number."""
    x0, _, x1, y1 = space
    if n == 1:
        yield (x0 + x1) / 2 + 10, y1 - 26, 52.0
        return
    low = min(n, 3)
    size = 45.0 if n == 2 else 33.0
    for i in range(low):
        step = (x1 - x0 - 4) / low
        yield x0 + 2 + step * (i + 0.5), y1 - (24 if n < 4 else 17), size
    for i in range(n - low):
        yield x1 - 15 - 28 * i, y1 - 44, 28.0
