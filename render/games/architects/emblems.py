"""Signs of places and people, each filling a box of 100 by 100."""

from render.canvas import Canvas
from render.colour import mix, rgb
from render.games.architects.goods import CREAM, INK, W, dark, light
from render.games.architects.workers import FIGURE
from render.paths import arc, arch, ellipse, spline

PAPER, RED = rgb("#F1E4C4"), rgb("#A8322A")

PLUM, ROOF, WALL = rgb("#5B4A5E"), rgb("#A0583C"), rgb("#E9DFC6")


def cathedral(c: Canvas) -> None:
    c.polygon(
        [(12, 94), (12, 46), (25, 28), (36, 44), (50, 6), (64, 44), (75, 28), (88, 46), (88, 94)],
        WALL,
        "outline",
        W,
    )
    c.line([(50, 1), (50, 12)], "outline", 4.5)
    c.disc((50, 54), 10, INK)
    for x, half, low, rise in ((50, 9, 94, 14), (25, 4.5, 78, 10), (75, 4.5, 78, 10)):
        c.polygon(arch(x, low, half, rise), INK)


def market(c: Canvas) -> None:
    """The dark tent of the Black Market."""
    c.polygon([(5, 92), (17, 44), (50, 10), (83, 44), (95, 92)], PLUM, "outline", W)
    c.polygon([(50, 10), (83, 44), (95, 92), (66, 92)], dark(PLUM, 0.4))
    c.polygon([(50, 40), (67, 92), (33, 92)], INK)
    c.line([(17, 44), (34, 53), (50, 44), (66, 53), (83, 44)], light(PLUM, 0.65), 4.5)


def barred(c: Canvas) -> None:
    """Not allowed."""
    for paint, w in ((CREAM, 16), (RED, 9)):
        c.line([(22, 22), (78, 78)], paint, w)
    c.outline(ellipse(50, 50, 45), RED, 9)


def reset(c: Canvas) -> None:
    c.disc((50, 50), 46, rgb("#4A3B50"), "outline", W)
    c.line(arc(50, 50, 24, 24, (-40, 220), 24), CREAM, 9)
    c.polygon([(56, 12), (86, 34), (54, 48)], CREAM)


def prison(c: Canvas) -> None:
    c.polygon(arch(50, 95, 42, 46), rgb("#B7AE9C"), "outline", W)
    c.polygon(arch(50, 92, 30, 44), INK)
    for x in (34, 50, 66):
        c.line([(x, 26 if x != 50 else 20), (x, 91)], rgb("#C9CED2"), 5)
    c.line([(20, 62), (80, 62)], rgb("#C9CED2"), 5)


def forest(c: Canvas) -> None:
    c.line([(50, 70), (50, 96)], rgb("#6B4A2C"), 10)
    for y, half in ((78, 38), (56, 30), (36, 21)):
        c.polygon([(50, y - 42), (50 + half, y), (50 - half, y)], rgb("#6C8650"), "outline", W)


def mines(c: Canvas) -> None:
    """A pick."""
    for paint, w in ((INK, 15), (rgb("#A67C4B"), 8)):
        c.line([(28, 90), (60, 34)], paint, w)
    c.polygon(
        [
            *spline([(12, 40), (38, 20), (66, 18), (94, 44)]),
            *spline([(94, 44), (66, 32), (40, 34), (12, 40)]),
        ],
        rgb("#9AA3A8"),
        "outline",
        W,
    )


def quarry(c: Canvas) -> None:
    """A dressed block."""
    face = rgb("#CFC8B8")
    c.polygon([(68, 40), (94, 24), (94, 68), (68, 88)], dark(face, 0.34), "outline", W)
    c.polygon([(8, 40), (34, 24), (94, 24), (68, 40)], light(face, 0.5), "outline", W)
    c.polygon([(8, 40), (68, 40), (68, 88), (8, 88)], face, "outline", W)


def smith(c: Canvas) -> None:
    """An anvil."""
    iron = rgb("#7E868C")
    horn = [
        (4, 30),
        (94, 30),
        (94, 48),
        (66, 52),
        (60, 66),
        (74, 90),
        (24, 90),
        (38, 66),
        (34, 54),
        (20, 50),
    ]
    c.polygon([(float(x), float(y)) for x, y in horn], iron, "outline", W)
    c.line([(16, 37), (88, 37)], light(iron, 0.5), 4)


def everyone(c: Canvas) -> None:
    for x, fill in ((-18.0, rgb("#9DB0BE")), (34.0, rgb("#C9A27C")), (8.0, rgb("#E8D9B4"))):
        c.polygon([(x + px * 0.84, 8 + py * 0.84) for px, py in FIGURE], fill, "outline", W)


def most(c: Canvas) -> None:
    """More than everybody else."""
    for x, h, fill in ((8, 36, PAPER), (38, 76, rgb("#E7B93C")), (68, 24, PAPER)):
        c.polygon([(x, 94 - h), (x + 26, 94 - h), (x + 26, 94), (x, 94)], fill, "outline", W)


def built(c: Canvas) -> None:
    """A building that stands."""
    c.polygon([(18, 48), (82, 48), (82, 94), (18, 94)], WALL, "outline", W)
    c.polygon([(6, 50), (50, 10), (94, 50)], mix(ROOF, CREAM, 0.15), "outline", W)
    c.polygon(arch(50, 94, 11, 20), INK)
