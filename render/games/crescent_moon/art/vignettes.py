"""What several card pictures share: the sun, hills, faces, blades, animals, coins."""

import math
from dataclasses import dataclass

from render.canvas import Canvas
from render.colour import RGB
from render.games.crescent_moon.art.brush import moon, spline, star, stroke
from render.paths import Path, Point, ellipse, rectangle

SKIN, CREAM, WOOD, IRON = "#B98252", "#FBF3DF", "#9A6A36", "#E6E2DA"


@dataclass(frozen=True)
class Light:
    """The colours of a card's picture: of its owner, and of the sky behind."""

    tone: RGB
    sky: RGB


def sun(c: Canvas, light: Light, x: float, y: float, r: float) -> None:
    c.disc((x, y), r, c.theme.mix(light.sky, CREAM, 0.7))


def hills(c: Canvas, light: Light, y: float = 22) -> None:
    far = spline([(-104, y + 2), (-58, y - 6), (-20, y + 4), (24, y - 8), (60, y + 2), (104, y)], 8)
    near = spline([(-104, y + 14), (-40, y + 6), (10, y + 14), (50, y + 5), (104, y + 14)], 8)
    for line, t in ((far, 0.62), (near, 0.4)):
        c.polygon([*line, (104, 64), (-104, 64)], c.theme.mix(light.tone, light.sky, t))


def night(c: Canvas, light: Light) -> None:
    c.polygon(rectangle(-110, -64, 220, 128), c.theme.mix(light.tone, "black", 0.5))
    for i in range(16):
        x, y = (i * 53) % 180 - 90, (i * 37) % 60 - 48
        c.disc((x, y), 1 + i % 2 * 0.6, c.theme.mix(light.sky, CREAM, 0.5))


def bust(c: Canvas, robe: RGB, beard: str) -> None:
    """Draw shoulders and a bearded face, without a hat."""
    shoulders = spline([(-46, 52), (-40, 28), (-22, 18), (0, 16), (22, 18), (40, 28), (46, 52)], 8)
    c.polygon(shoulders, robe, "outline", 2)
    c.polygon(
        [(-10, 16), (10, 16), (4, 52), (-4, 52)], c.theme.mix(robe, CREAM, 0.7), "outline", 1.3
    )
    jaw = spline([(-16, -14), (-16, 4), (-9, 17), (0, 20), (9, 17), (16, 4), (16, -14)], 6)
    c.polygon(jaw, SKIN, "outline", 1.8)
    hair = [(-16.5, -3), (-14, 12), (-10, 25), (0, 36), (10, 25), (14, 12), (16.5, -3), (8, 4),
            (0, 3), (-8, 4)]  # fmt: skip
    c.polygon(spline(hair, 6, closed=True), beard, "outline", 1.6)
    for x in (-7, 7):
        c.line([(x - 4, -9.5), (x + 4, -9.5)], "outline", 2)
        c.disc((x, -5), 1.7, "outline")
    c.line([(0, -6), (-1.5, 0), (1, 0.5)], c.theme.dark(SKIN, 0.45), 1.4)
    for x in (-4, 0, 4):
        c.line([(x, 13), (x * 0.6, 27)], c.theme.dark(beard, 0.3), 1.1)


def turban(c: Canvas, cloth: str | RGB, jewel: RGB) -> None:
    wrap = [(-22, -10), (-26, -22), (-18, -36), (0, -42), (18, -36), (26, -22), (22, -10), (0, -15)]
    c.polygon(spline(wrap, 6, closed=True), cloth, "outline", 2)
    for a, b in (((-22, -16), (8, -40)), ((-15, -13), (20, -33)), ((0, -14), (25, -22))):
        fold = spline([a, ((a[0] + b[0]) / 2 - 3, (a[1] + b[1]) / 2 - 4), b], 5)
        c.line(fold, c.theme.dark(cloth, 0.35), 1.6)
    c.polygon(stroke(spline([(0, -28), (5, -38), (2, -50)], 5), 2, 1, 6), jewel, "outline", 1)
    c.disc((0, -24), 5, "brass", "outline", 1.4)


def helmet(c: Canvas, metal: str | RGB) -> None:
    """Draw a pointed helmet with a nose guard and mail at its sides."""
    for side in (-1, 1):
        mail = [(side * 20, -14), (side * 24, 8), (side * 17, 20), (side * 14, 2)]
        c.polygon([(float(x), float(y)) for x, y in mail], c.theme.dark(metal, 0.3), "outline", 1.5)
    bowl = spline([(-21, -13), (-20, -28), (-10, -40), (0, -50)], 6)
    c.polygon(bowl + [(-x, y) for x, y in bowl[::-1]], metal, "outline", 2)
    c.polygon(rectangle(-22, -18, 44, 6), "brass", "outline", 1.5)
    c.line([(0, -14), (0, -2)], "outline", 4)
    c.line([(0, -14), (0, -3)], "brass", 2)
    c.line([(0, -50), (0, -56)], "outline", 2.4)


def sabre(c: Canvas, side: int = 1) -> None:
    """Draw a curved sword, its hilt low; mirrored with a side of -1."""

    def at(points: Path) -> Path:
        return [(side * x, y) for x, y in points]

    edge = spline([(-40, 34), (-22, 20), (4, -2), (24, -24), (34, -42)], 8)
    back = spline([(34, -42), (34, -22), (18, 4), (-8, 24), (-36, 38)], 8)
    c.polygon(at(edge + back), IRON, "outline", 1.8)
    guard, grip = at([(-42, 26), (-30, 42)]), at([(-38, 36), (-52, 46)])
    for path, paint, w in ((guard, "brass", 3.0), (grip, "leather", 3.4)):
        c.line(path, "outline", w + 3)
        c.line(path, paint, w)


def spear(c: Canvas, x: float, low: float, top: float, w: float = 2.4) -> None:
    c.line([(x - 3, low), (x + 3, top)], "outline", w)
    c.polygon([(x + 4, top - 14), (x - 1.5, top + 2), (x + 8.5, top + 3)], IRON, "outline", 1.2)


def coin(c: Canvas, x: float, y: float, r: float) -> None:
    c.disc((x + r * 0.08, y + r * 0.16), r, c.theme.dark("coin", 0.55))
    c.disc((x, y), r, "coin", "outline", max(0.9, r * 0.1))
    c.polygon(moon(x + r * 0.08, y, r * 0.55, -35), c.theme.dark("coin", 0.5))


def tent(c: Canvas, x: float, y: float, s: float, cloth: RGB) -> None:
    c.polygon([(x - 20 * s, y), (x, y - 34 * s), (x + 20 * s, y)], cloth, "outline", 1.6)
    c.polygon([(x, y - 34 * s), (x + 9 * s, y), (x + 20 * s, y)], c.theme.dark(cloth, 0.25))
    c.polygon([(x - 5 * s, y), (x, y - 18 * s), (x + 5 * s, y)], "outline")


def wall(c: Canvas, x: float, y: float, w: float, h: float, stone: str = "#D8C39B") -> None:
    """Draw a stretch of wall with battlements and joints."""
    c.polygon(rectangle(x, y - h, w, h), stone, "outline", 1.6)
    n = max(2, int(w / 14))
    for i in range(n):
        c.polygon(rectangle(x + i * w / n, y - h - 8, w / n * 0.6, 9), stone, "outline", 1.5)
    for row in range(1, int(h / 9)):
        line = y - h + row * 9
        c.line([(x + 1, line), (x + w - 1, line)], c.theme.dark(stone, 0.3), 0.9)
        for i in range(int(w / 15)):
            at = x + 6 + i * 15 + (row % 2) * 7
            if at < x + w - 2:
                c.line([(at, line), (at, line + 9)], c.theme.dark(stone, 0.3), 0.9)


def shield(c: Canvas, x: float, y: float, r: float, paint: RGB) -> None:
    c.disc((x, y), r + 1.6, "outline")
    c.disc((x, y), r, paint)
    c.outline(ellipse(x, y, r * 0.76), "brass", 1.8)
    c.polygon(star(8, r * 0.5, r * 0.28, x, y), "brass")


CAMEL: Path = [
    (-40, -2), (-34, -10), (-22, -12), (-14, -24), (-4, -31), (6, -24), (13, -11), (24, -8),
    (32, -13), (37, -24), (42, -35), (51, -40), (58, -38), (67, -32), (68, -27), (60, -25),
    (53, -26), (49, -18), (45, -4), (37, 8), (27, 13), (10, 14), (-10, 15), (-28, 13), (-38, 8),
]  # fmt: skip
HORSE: Path = [
    (-42, -6), (-34, -14), (-16, -13), (6, -12), (20, -16), (30, -30), (38, -40), (46, -43),
    (54, -34), (62, -24), (60, -18), (52, -19), (47, -24), (42, -12), (38, 2), (28, 10), (4, 12),
    (-22, 12), (-38, 8),
]  # fmt: skip


def camel(c: Canvas, hide: RGB) -> None:
    """Draw a camel that walks to the right."""
    _legs(c, hide, ((-32, -37, -31), (-22, -21, -18), (20, 18, 21), (30, 34, 33)))
    c.polygon(spline(CAMEL, 6, closed=True), hide, "outline", 1.8)
    c.line(spline([(-40, 0), (-46, 8), (-44, 20)], 5), "outline", 2.2)
    c.disc((57, -34.5), 1.4, "outline")


def horse(c: Canvas, hide: RGB) -> None:
    """Draw a horse that gallops to the right."""
    _legs(c, hide, ((-34, -48, -54), (-26, -32, -44), (26, 42, 50), (34, 54, 66)))
    c.polygon(spline(HORSE, 6, closed=True), hide, "outline", 1.8)
    mane = spline([(18, -15), (27, -32), (40, -44), (46, -46), (38, -36), (30, -22)], 5)
    c.polygon(mane, c.theme.dark(hide, 0.5), "outline", 1.2)
    tail = spline([(-41, -6), (-56, -10), (-66, 2)], 6)
    c.polygon(stroke(tail, 4, 1, 8), c.theme.dark(hide, 0.5), "outline", 1)
    c.disc((51, -33), 1.5, "outline")


def _legs(c: Canvas, hide: RGB, legs: tuple[tuple[float, float, float], ...]) -> None:
    for i, (hip, knee, hoof) in enumerate(legs):
        leg = [
            (hip - 5, 5),
            (hip + 6, 5),
            (knee + 3.4, 24),
            (hoof + 3, 40),
            (hoof - 3, 41),
            (knee - 3, 24),
        ]
        c.polygon(leg, c.theme.dark(hide, 0.25) if i in (1, 2) else hide, "outline", 1.6)


def rider(c: Canvas, x: float, y: float, cloth: RGB) -> None:
    """Draw a rider from the side who sits on (x, y), a lance in the hand."""
    c.polygon(
        [(px + x, py + y) for px, py in
         spline([(-11, 2), (-10, -16), (-4, -24), (5, -16), (9, 2)], 6)], cloth, "outline", 1.6
    )  # fmt: skip
    c.disc((x - 2, y - 29), 7.4, SKIN, "outline", 1.4)
    c.polygon([(x - 10, y - 30), (x - 2, y - 39), (x + 6, y - 31)], CREAM, "outline", 1.3)
    c.line([(x - 16, y - 2), (x + 40, y - 34)], "outline", 2.4)
    c.polygon([(x + 49, y - 39), (x + 38, y - 37), (x + 41, y - 30)], IRON, "outline", 1.1)


def path_through(*points: Point) -> Path:
    return spline(list(points), 8)


def rays(c: Canvas, at: Point, radii: Point, n: int, paint: RGB | str) -> None:
    for i in range(n):
        t = 2 * math.pi * i / n
        k, s = math.cos(t), math.sin(t)
        c.line([(at[0] + radii[0] * k, at[1] + radii[0] * s),
                (at[0] + radii[1] * k, at[1] + radii[1] * s)], paint, 2)  # fmt: skip
