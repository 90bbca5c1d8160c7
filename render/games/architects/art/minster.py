"""The Cathedral: five storeys, a spire, and a window for every marker."""

import math
from collections.abc import Sequence

from render.canvas import Canvas
from render.games.architects.art.houses import SLATE, cast, ink
from render.games.architects.art.towers import stones
from render.games.architects.layout import AXIS, LEVEL_FOOT, LEVEL_HALF, LEVEL_HIGH
from render.paths import Path, Point, ellipse, lerp, rectangle, spline

WALL = "#EFE5CB"
GLASS, GILT = "#6A7C86", "#B8892B"


def minster(c: Canvas) -> None:
    if not c.shows((1230, 0, 1600, 640)):
        return
    x = AXIS
    cast(c, [(x - 100, 600), (x + 150, 600), (x + 176, 560), (x + 176, 520), (x + 120, 500)])
    for way in (-1, 1):
        _buttress(c, x, way)
    _spire(c, x)
    for level in range(5):
        _storey(c, x, level)
    for step in range(3):
        w, y = 124 + 10 * step, 587 + 9 * step
        c.polygon(
            [(x - w, y), (x + w, y), (x + w + 4, y + 10), (x - w - 4, y + 10)],
            c.theme.light(WALL, 0.3 - 0.1 * step),
            ink(c),
            1.2,
        )


def _buttress(c: Canvas, x: float, way: int) -> None:
    stone = c.theme.dark(WALL, 0.1 if way < 0 else 0.22)
    roof = c.theme[SLATE] if way < 0 else c.theme.dark(SLATE, 0.22)
    at = x + way * 118
    for half, low, high in ((15, 587, 510), (12, 510, 450)):
        c.polygon(rectangle(at - half, high, half * 2, low - high), stone, ink(c), 1.3)
        stones(c, (at - half, high, at + half, low), stone, int(at))
    c.polygon([(at - 14, 452), (at + 14, 452), (at, 402)], roof, ink(c), 1.3)
    c.line([(at, 404), (at, 390)], ink(c), 1.6)
    c.disc((at, 391), 3, GILT, ink(c), 1)
    flyer = spline([(x + way * 112, 442), (x + way * 98, 408), (x + way * 78, 394)])
    c.line(flyer, ink(c), 8)
    c.line(flyer, c.theme.dark(WALL, 0.05), 5.4)


def _spire(c: Canvas, x: float) -> None:
    peak, low = (x, 30.0), 235.0
    c.polygon([(x - 46, low), (x, low), peak], c.theme.light(SLATE, 0.12))
    c.polygon([(x, low), (x + 46, low), peak], c.theme.dark(SLATE, 0.2))
    for i in range(1, 14):
        left, right = lerp((x - 46, low), peak, i / 14), lerp((x + 46, low), peak, i / 14)
        c.line([left, (x, left[1] + 3), right], c.theme.dark(SLATE, 0.42), 0.9)
    for way in (-1, 1):
        c.line([(x + way * 23, low), peak], c.theme.dark(SLATE, 0.4), 0.8)
        for i in range(1, 7):
            px, py = lerp((x + way * 46, low), peak, i / 7.2)
            c.polygon([(px, py - 4), (px + way * 6, py - 6), (px + way * 3, py + 3)], ink(c))
    c.outline([(x - 46, low), peak, (x + 46, low)], ink(c), 1.7)
    c.line([(x, 32), (x, 12)], ink(c), 2.6)
    c.line([(x - 7, 19), (x + 7, 19)], ink(c), 2.6)
    for way in (-1, 1):
        at = x + way * 46
        c.polygon([(at - 9, low + 6), (at + 9, low + 6), (at, low - 44)], SLATE, ink(c), 1.2)


def _storey(c: Canvas, x: float, level: int) -> None:
    half, foot = LEVEL_HALF[level], LEVEL_FOOT[level]
    top = foot - LEVEL_HIGH
    for way, roof in ((-1, c.theme[SLATE]), (1, c.theme.dark(SLATE, 0.2))):
        if level == 2:
            c.polygon(
                [(x + way * 112, foot), (x + way * 78, foot - 26), (x + way * 78, foot)],
                roof,
                ink(c),
                1.3,
            )
        if level == 4:
            c.polygon(
                [(x + way * 80, foot), (x + way * 66, foot - 40), (x + way * 52, foot)],
                roof,
                ink(c),
                1.2,
            )
    c.polygon(rectangle(x - half, top, half * 2, LEVEL_HIGH), c.theme.light(WALL, 0.12))
    c.polygon(rectangle(x + half * 0.66, top, half * 0.34, LEVEL_HIGH), c.theme.dark(WALL, 0.1))
    stones(c, (x - half + 1, top + 8, x + half - 1, foot), WALL, level, 8)
    c.outline(rectangle(x - half, top, half * 2, LEVEL_HIGH), ink(c), 1.6)
    c.polygon(
        rectangle(x - half - 4, top - 2, half * 2 + 8, 8), c.theme.light(WALL, 0.35), ink(c), 1.2
    )
    for k in range(int(half / 5)):
        at = x - half + 5 + k * 10
        c.line([(at, top + 6), (at, top + 10)], c.theme.dark(WALL, 0.4), 2)


def window(c: Canvas, r: float, gilt: bool) -> None:
    """Draw a rose window in its arch, round the origin."""
    glass = c.theme[GILT if gilt else GLASS]
    k = r / 25
    left = spline([(-29 * k, 27 * k), (-29 * k, -6 * k), (-20 * k, -24 * k), (0, -33 * k)])
    c.polygon(left + [(-x, y) for x, y in reversed(left)], c.theme.light(WALL, 0.3), ink(c), 1.2)
    c.disc((0, 0), r, glass, ink(c), 1.6)
    for i in range(12):
        turn = i * math.pi / 6
        k1, s1 = math.cos(turn), math.sin(turn)
        c.line(
            [(r * 0.36 * k1, r * 0.36 * s1), (r * 0.92 * k1, r * 0.92 * s1)],
            c.theme.light(glass, 0.5),
            1.2,
        )
        a = turn + 0.26
        c.disc((r * 0.76 * math.cos(a), r * 0.76 * math.sin(a)), r * 0.1, c.theme.dark(glass, 0.3))
    c.outline(ellipse(0, 0, r * 0.36), c.theme.light(glass, 0.5), 1.2)


def windows(level: int, spaces: int) -> tuple[float, Sequence[Point]]:
    """Return the radius of a level's windows, and their middles."""
    shown = max(1, min(spaces, 5))
    half = LEVEL_HALF[level]
    step = min(66.0, (half * 2 - 6) / shown)
    r = min(25.0, step / 2 - 2)
    y = LEVEL_FOOT[level] - 31
    middles: Path = [(AXIS + (i - (shown - 1) / 2) * step, y) for i in range(shown)]
    return r, middles
