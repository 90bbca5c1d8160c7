"""The six goods, each filling a box of 100 by 100; the same by day and by night."""

from collections.abc import Callable

from engine.games.architects.data import Good
from render.canvas import Canvas
from render.colour import RGB, mix, rgb
from render.paths import arc, ellipse, rounded_box, spline

INK, CREAM = rgb("#2B2118"), rgb("#FDF9EE")
CLAY, BARK, CUT = rgb("#C06A43"), rgb("#8A5F38"), rgb("#DDB37A")
STONE, GOLD = rgb("#A9A69E"), rgb("#E0B23A")
MARBLE, VEIN, SILVER = rgb("#F1EEE8"), rgb("#8FA0A8"), rgb("#C9CED2")
W = 4.4


def dark(colour: RGB, t: float) -> RGB:
    return mix(colour, INK, t)


def light(colour: RGB, t: float) -> RGB:
    return mix(colour, CREAM, t)


def clay(c: Canvas) -> None:
    """Draw a bellied pot with two incised rings."""
    side = [(35, 30), (20, 46), (15, 64), (25, 86), (50, 94)]
    left = spline(side)
    body = left + [(100 - x, y) for x, y in reversed(left)]
    c.polygon(body, CLAY)
    shade = spline([(64, 31), (74, 48), (77, 64), (68, 86), (50, 94)])
    c.polygon([*shade, *spline([(50, 94), (60, 78), (64, 56), (58, 31)])], dark(CLAY, 0.26))
    for low in (57, 68):
        c.line(spline([(19, low - 6), (50, low + 3), (81, low - 6)]), dark(CLAY, 0.45), 3)
    c.line(spline([(29, 46), (25, 62), (31, 78)]), light(CLAY, 0.55), 5)
    c.outline(body, "outline", W)
    c.disc((50, 24), (22, 9), light(CLAY, 0.2), "outline", W)
    c.disc((50, 23), (14, 4.5), dark(CLAY, 0.6))


def wood(c: Canvas) -> None:
    for x, y, r in ((36.0, 30.0, 19.0), (24.0, 70.0, 21.0)):
        _log(c, x, y, r)


def _log(c: Canvas, x: float, y: float, r: float) -> None:
    end = x + 48
    body = [(x, y - r), *arc(end, y, r * 0.6, r, (-90, 90), 14), (x, y + r)]
    c.polygon(body, BARK)
    c.polygon(
        [(x, y + r * 0.2), (end + r * 0.55, y + r * 0.2), (end, y + r), (x, y + r)],
        dark(BARK, 0.28),
    )
    c.line([(x + r, y - r * 0.5), (end - 4, y - r * 0.5)], light(BARK, 0.35), 3.4)
    c.outline(body, "outline", W)
    c.disc((x, y), (r * 0.66, r), CUT, "outline", W)
    c.outline(ellipse(x, y, r * 0.38, r * 0.6), dark(CUT, 0.4), 3)
    c.disc((x, y), (r * 0.13, r * 0.2), dark(CUT, 0.55))


def stone(c: Canvas) -> None:
    edge = [(7, 64), (19, 31), (45, 15), (77, 23), (94, 55), (84, 85), (49, 92), (16, 85)]
    c.polygon(edge, STONE)
    c.polygon([(19, 31), (45, 15), (77, 23), (61, 46), (31, 43)], light(STONE, 0.5))
    c.polygon([(61, 46), (77, 23), (94, 55), (84, 85), (66, 88)], dark(STONE, 0.34))
    for path in (
        [(19, 31), (31, 43), (61, 46), (77, 23)],
        [(61, 46), (66, 88)],
        [(31, 43), (25, 62)],
    ):
        c.line([(float(x), float(y)) for x, y in path], dark(STONE, 0.58), 2.6)
    c.outline(edge, "outline", W)


def gold(c: Canvas) -> None:
    front = [(5, 79), (25, 37), (66, 37), (73, 79)]
    c.polygon([(66, 37), (80, 21), (95, 62), (73, 79)], dark(GOLD, 0.34), "outline", W)
    c.polygon([(25, 37), (40, 21), (80, 21), (66, 37)], light(GOLD, 0.6), "outline", W)
    c.polygon(front, GOLD, "outline", W)
    c.line([(20, 70), (33, 44)], light(GOLD, 0.65), 5.5)
    c.line([(42, 60), (58, 60)], dark(GOLD, 0.35), 4)


def marble(c: Canvas) -> None:
    """Draw a fluted column with base and capital."""
    shaft = [(24, 24), (76, 24), (74, 82), (26, 82)]
    c.polygon(shaft, MARBLE)
    c.polygon([(60, 24), (76, 24), (74, 82), (60, 82)], mix(MARBLE, VEIN, 0.55))
    for x in (36, 48, 60):
        c.line([(x, 30), (x, 78)], VEIN, 3)
    c.outline(shaft, "outline", W)
    for y, h, r in ((6, 20, 8), (80, 14, 4)):
        c.polygon(rounded_box(12, y, 76, h, r), MARBLE, "outline", W)
    c.line(spline([(20, 20), (32, 13), (44, 20), (56, 13)]), VEIN, 3)


def silver(c: Canvas) -> None:
    c.disc((50, 51), 43, dark(SILVER, 0.25), "outline", W)
    c.disc((49, 49), 37, SILVER)
    c.outline(ellipse(49, 49, 29), dark(SILVER, 0.5), 3)
    c.line(arc(49, 49, 33.5, 33.5, (190, 280), 14), CREAM, 4.6)
    for a, b in (((49, 31), (49, 67)), ((31, 49), (67, 49))):
        c.line([a, b], dark(SILVER, 0.7), 8.5)


GOODS: dict[str, Callable[[Canvas], None]] = {
    Good.CLAY: clay, Good.WOOD: wood, Good.STONE: stone, Good.GOLD: gold, Good.MARBLE: marble,
    Good.SILVER: silver,
}  # fmt: skip
