"""Stone of the land: mountains with snow on them, and quarries cut in steps."""

import random
from itertools import pairwise

from render.canvas import Canvas
from render.games.crescent_moon.art.brush import spline, stroke
from render.games.crescent_moon.art.growth import pebble
from render.paths import Path, Point, ellipse, lerp, rectangle, shifted

LIT, SHADED, DEEP, SNOW = "#DCD2C2", "#9C8E84", "#6F635C", "#F7F4EC"
STONE, LEDGE, CUT = "#DAC6A6", "#F0E4C9", "#AE9068"
TIMBER = "#8F6233"

# Foot of each peak, its width and height, and whether snow lies on it; from the back to the front.
PEAKS = (
    (-46, -34, 74, 44, 1), (50, -36, 78, 46, 1), (-84, 0, 66, 50, 0), (84, 2, 70, 54, 1),
    (0, -8, 98, 66, 1), (-46, 26, 92, 72, 1), (50, 30, 98, 76, 1), (0, 56, 64, 34, 0),
    (-80, 62, 52, 28, 0), (84, 64, 52, 28, 0), (-32, 92, 56, 22, 0), (40, 94, 56, 22, 0),
)  # fmt: skip


def mountains(c: Canvas, seed: int) -> None:
    dice = random.Random(seed)
    side = -1 if seed % 2 else 1
    for x, y, w, h, snow in sorted(PEAKS, key=lambda peak: peak[1]):
        _peak(c, (x * side, y), (w, h), dice, snow=bool(snow))
    for _ in range(9):
        pebble(c, dice.uniform(-80, 80), dice.uniform(58, 100), dice.uniform(2.4, 4), "#C9BBAA")


def _peak(c: Canvas, foot: Point, size: Point, dice: random.Random, *, snow: bool) -> None:
    (x, y), (w, h) = foot, size
    top = (x + dice.uniform(-0.06, 0.06) * w, y - h)
    left = _slope(top, (x - w / 2, y), dice)
    right = _slope(top, (x + w / 2, y), dice)
    ridge = [top]
    for i in range(1, 7):
        px, py = lerp(top, (x + w * 0.08, y), i / 6)
        ridge.append((px + w * (0.055 if i % 2 else -0.05) * (0.4 + i / 10), py))
    c.polygon(left + ridge[::-1], LIT)
    c.polygon(right + ridge[::-1], SHADED)
    _facets(c, (left, ridge, right))
    if snow:
        _snow(c, (left, ridge, right), (w, h))
    ink = c.theme.dark(DEEP, 0.5)
    for i in range(5):
        px, py = lerp(right[0], right[-1], 0.36 + i * 0.12)
        hatch = [(px - 3, py + 2), (px - 6, py + h * 0.1), (px - 6.4, py + h * (0.22 - 0.02 * i))]
        c.polygon(stroke(hatch, 1.7, 0.4), ink)
    for path, widths in ((left, (1.3, 1.9)), (right, (1.5, 2.3)), (ridge[:5], (1.4, 0.4))):
        c.polygon(stroke(path, *widths), ink)
    scree = [(x - w / 2 + w * i / 9, y - dice.uniform(0, 4)) for i in range(10)]
    c.polygon([(x - w * 0.55, y + 6), *scree, (x + w * 0.55, y + 6)], "#BBA98F")


def _slope(top: Point, foot: Point, dice: random.Random) -> Path:
    path = [top]
    for i in range(1, 7):
        px, py = lerp(top, foot, i / 6)
        path.append((px + dice.uniform(-1.8, 1.8) * (i < 6), py))
    return path


def _facets(c: Canvas, face: tuple[Path, Path, Path]) -> None:
    left, ridge, right = face
    for k in (1, 3, 4):
        gully = [ridge[k], lerp(ridge[k], left[k + 1], 0.5), lerp(ridge[k + 1], left[6], 0.42)]
        c.polygon([*gully, ridge[k + 1]], c.theme.mix(LIT, SHADED, 0.45))
    for k in (1, 3):
        rib = [ridge[k], lerp(ridge[k], right[k + 1], 0.5), lerp(ridge[k + 2], right[6], 0.3)]
        c.polygon([*rib, ridge[k + 1]], c.theme.mix(SHADED, DEEP, 0.55))


def _snow(c: Canvas, face: tuple[Path, Path, Path], size: Point) -> None:
    (left, ridge, right), (w, h) = face, size
    a, b, m = left[2], right[2], ridge[2]
    lit = [left[0], left[1], a, (a[0] + w * 0.05, a[1] - h * 0.08),
           (a[0] + w * 0.09, a[1] + h * 0.05), (m[0] - w * 0.04, m[1] - h * 0.03), m,
           ridge[1]]  # fmt: skip
    dim = [right[0], ridge[1], m, (m[0] + w * 0.04, m[1] + h * 0.08),
           (m[0] + w * 0.07, m[1] - h * 0.04), (b[0] - w * 0.03, b[1] + h * 0.04), b,
           right[1]]  # fmt: skip
    c.polygon(lit, SNOW)
    c.polygon(dim, c.theme.mix(SNOW, SHADED, 0.42))


# The brinks of three ledges, from the back to the front, and how high their faces are.
LEDGES: tuple[tuple[tuple[Point, ...], float], ...] = (
    (((-116, -68), (-56, -72), (-46, -60), (22, -66), (34, -78), (116, -70)), 22),
    (((-116, -36), (-80, -38), (-68, -48), (-10, -42), (0, -30), (54, -36), (66, -48),
      (116, -42)), 23),
    (((-116, -2), (-88, -6), (-76, -16), (-36, -12), (-26, 0), (42, -4), (54, -16),
      (116, -10)), 22),
)  # fmt: skip


def quarry(c: Canvas, seed: int) -> None:
    dice = random.Random(seed)
    side = -1 if seed % 2 else 1
    for brink, high in LEDGES:
        _ledge(c, sorted((x * side, y) for x, y in brink), high, dice)
    floor = [(-120, 24), (-60, 18), (0, 24), (60, 18), (120, 26), (120, 130), (-120, 130)]
    c.wash([(float(x), float(y)) for x, y in floor], STONE, seed, rim=0.2, rim_width=5)
    for _ in range(46):
        x, y = dice.uniform(-98, 98), dice.uniform(30, 108)
        c.line([(x, y), (x + dice.uniform(2, 6), y + dice.uniform(-1, 2))], CUT, 0.9)
    for x, y, w, h in ((-92, 46, 20, 13), (-66, 50, 16, 12), (-82, 34, 18, 11), (62, 46, 22, 14),
                       (46, 52, 14, 11), (70, 33, 18, 11)):  # fmt: skip
        _block(c, (x * side - (w if side < 0 else 0), y), (w, h), 7)
    _crane(c.at(-44 * side, 24), side)


def _ledge(c: Canvas, brink: Path, high: float, dice: random.Random) -> None:
    ink = c.theme.dark(CUT, 0.45)
    for (x1, y1), (x2, y2) in pairwise(brink):
        slope = (y2 - y1) / (x2 - x1)
        for course in (0, 1):
            x = x1
            while x < x2 - 0.5:
                end = min(x2, x + dice.uniform(11, 23) * (0.45 if abs(slope) > 0.5 else 1))
                end = x2 if x2 - end < 5 else end
                a, b = y1 + slope * (x - x1), y1 + slope * (end - x1)
                t, u = high * course / 2, high * (course + 1) / 2
                shade = c.theme.mix("#CFB58C", CUT, dice.choice((0.1, 0.3, 0.5, 0.7)))
                c.polygon([(x, a + t), (end, b + t), (end, b + u), (x, a + u)], shade, ink, 0.8)
                x = end
    back = [(x + 2, y - 8) for x, y in brink]
    c.polygon(brink + back[::-1], c.theme.mix(LEDGE, STONE, 0.45))
    c.polygon(brink + [(x, y - 2.4) for x, y in brink[::-1]], LEDGE)
    c.line(brink, ink, 1.2)
    c.line(shifted(brink, 0, high), ink, 1.3)


def _block(c: Canvas, at: Point, size: Point, deep: float) -> None:
    (x, y), (w, h) = at, size
    ink = c.theme.dark(CUT, 0.5)
    c.glaze(ellipse(x + w * 0.7, y + 1, w * 0.7, 3.4), "shade", 0.3, 1)
    rise = deep * 0.6
    c.polygon(rectangle(x, y - h, w, h), STONE, ink, 1)
    lid = [(x, y - h), (x + deep, y - h - rise), (x + w + deep, y - h - rise), (x + w, y - h)]
    c.polygon(lid, LEDGE, ink, 1)
    flank = [(x + w, y), (x + w, y - h), (x + w + deep, y - h - rise), (x + w + deep, y - rise)]
    c.polygon(flank, CUT, ink, 1)


def _crane(c: Canvas, side: int) -> None:
    """Draw a tripod with a boom, and a block on its rope."""
    dark, tip = c.theme.dark(TIMBER, 0.45), (34.0 * side, -56.0)
    beams: tuple[tuple[Point, Point, float], ...] = (
        ((-16, 0), (0, -62), 3.6), ((17, 0), (0, -62), 3.6), ((0, -60), tip, 3.4),
        ((-9, -24), (10, -24), 2.6), ((4 * side, -40), (20.0 * side, -58), 2.2),
    )  # fmt: skip
    for a, b, w in beams:
        c.line([a, b], dark, w + 1.8)
        c.line([a, b], TIMBER, w)
    c.line([tip, (tip[0], -29)], dark, 1.4)
    _block(c, (tip[0] - 8, -17), (15, 11), 5)
    c.polygon(spline([(-10, 2), (0, -3), (10, 2)], 4), c.theme.dark(STONE, 0.25))
