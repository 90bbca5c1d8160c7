"""Signs that are no goods, each filling a box of 100 by 100."""

import math
from collections.abc import Callable

from engine.games.architects.data import Skill
from render.canvas import Canvas
from render.colour import RGB, mix, rgb
from render.games.architects.art.goods import CREAM, GOODS, INK, W, dark, light, silver
from render.games.architects.art.workers import FIGURE, plain_worker
from render.icons import crown
from render.paths import Path, Point, arc, arch, ellipse, rounded_box, scaled, spline

PAPER, RED = rgb("#F1E4C4"), rgb("#A8322A")
PLUM, ROOF, WALL = rgb("#5B4A5E"), rgb("#A0583C"), rgb("#E9DFC6")
BLUE, BRASS = rgb("#2F4A63"), rgb("#C99A33")
SKILLS = {
    Skill.CARPENTRY: rgb("#7A5230"),
    Skill.TILING: rgb("#B0613C"),
    Skill.MASONRY: rgb("#596873"),
}


def tax(c: Canvas) -> None:
    """Draw a coin with the king's seal on it."""
    silver(c)
    c.disc((70, 72), (28, 25), RED, "outline", W)
    crown(c.at(50, 52, 0.4), CREAM, 5)


def fleur(c: Canvas, at: Point, k: float, fill: RGB) -> None:
    """Draw a lily: one petal upright, two bent outwards, a band and a foot."""
    petal = spline([(0, -46), (11, -28), (14, -8), (6, 12), (0, 18)])
    leaf = spline(
        [
            (6, 14),
            (9, -8),
            (22, -25),
            (38, -22),
            (44, -8),
            (36, 3),
            (28, -3),
            (26, -12),
            (19, 0),
            (16, 14),
        ]
    )
    foot = spline([(0, 22), (14, 42), (4, 38), (0, 48)])
    for half in (petal, leaf, foot):
        for way in (1, -1):
            c.polygon([(at[0] + way * x * k, at[1] + y * k) for x, y in half], fill)
    c.polygon([(at[0] + x * k, at[1] + y * k) for x, y in rounded_box(-23, 13, 46, 9, 4)], fill)


def virtue(c: Canvas) -> None:
    c.disc((50, 50), 46, PAPER, "outline", W)
    c.disc((50, 50), 38, BLUE)
    fleur(c, (50, 50), 0.66, CREAM)


def loss(c: Canvas) -> None:
    """Draw the sign of virtue that is lost."""
    virtue(c)
    _down(c.at(40, 54, 0.56))


def _down(c: Canvas) -> None:
    arrow: Path = [(32, 6), (68, 6), (68, 46), (96, 46), (50, 96), (4, 46), (32, 46)]
    c.polygon(arrow, rgb("#C8443A"), "outline", 9)


def points(c: Canvas) -> None:
    half = spline([(50, 97), (22, 80), (11, 50), (11, 14)])
    edge = [
        *half,
        *spline([(11, 14), (30, 17), (50, 6)]),
        *[(100 - x, y) for x, y in reversed([*half, *spline([(11, 14), (30, 17), (50, 6)])])],
    ]
    c.polygon(edge, BRASS, "outline", W)
    inner = scaled(edge, (50, 50), 0.82)
    c.polygon(inner, rgb("#F6E7B8"), dark(BRASS, 0.3), 2)


def debt(c: Canvas) -> None:
    """Draw a deed with its seal."""
    _deed(c)
    c.disc((68, 66), 22, RED, "outline", W)
    c.line([(56, 66), (80, 66)], CREAM, 7.5)


def paid(c: Canvas) -> None:
    _deed(c)
    for paint, w in ((INK, 16), (rgb("#4F9A5E"), 9)):
        c.line([(44, 62), (60, 80), (92, 36)], paint, w)


def _deed(c: Canvas) -> None:
    c.polygon([(20, 10), (82, 10), (82, 82), (20, 82)], PAPER, "outline", W)
    for y, x in ((28, 70), (40, 70), (52, 54)):
        c.line([(32, y), (x, y)], dark(PAPER, 0.55), 4)
    c.polygon(rounded_box(14, 3, 76, 14, 6), light(PAPER, 0.3), "outline", W)
    c.polygon(rounded_box(12, 76, 66, 16, 7), dark(PAPER, 0.12), "outline", W)


def building(c: Canvas) -> None:
    c.polygon(rounded_box(30, 5, 58, 80, 8), dark(PAPER, 0.2), "outline", W)
    c.polygon(rounded_box(12, 14, 60, 82, 8), PAPER, "outline", W)
    c.polygon([(18, 52), (42, 28), (66, 52)], ROOF)
    c.polygon([(24, 52), (60, 52), (60, 80), (24, 80)], dark(PAPER, 0.3))
    c.polygon([(36, 62), (48, 62), (48, 80), (36, 80)], INK)


def hire(c: Canvas) -> None:
    """Draw an apprentice card."""
    c.polygon(rounded_box(16, 4, 68, 92, 10), PAPER, "outline", W)
    bust = rgb("#6B5337")
    c.disc((50, 37), (16, 18), bust)
    c.polygon(
        [(22, 88), *spline([(22, 88), (26, 66), (42, 58), (58, 58), (74, 66), (78, 88)])], bust
    )


def reward(c: Canvas) -> None:
    c.polygon(rounded_box(26, 5, 62, 80, 8), rgb("#C9B27A"), "outline", W)
    c.polygon(rounded_box(12, 14, 62, 82, 8), BLUE, "outline", W)
    c.outline(rounded_box(19, 21, 48, 68, 5), PAPER, 3)


def _seal(c: Canvas, fill: RGB) -> None:
    c.disc((50, 50), 46, light(fill, 0.75), "outline", W)
    c.disc((50, 50), 38, fill)


def carpentry(c: Canvas) -> None:
    """Draw an axe."""
    _seal(c, SKILLS[Skill.CARPENTRY])
    c.line([(30, 79), (62, 25)], CREAM, 9)
    c.polygon(spline([(49, 24), (60, 14), (77, 26), (82, 50), (66, 51), (56, 45)]), CREAM)


def tiling(c: Canvas) -> None:
    """Draw a set square."""
    _seal(c, SKILLS[Skill.TILING])
    c.polygon([(25, 20), (38, 20), (38, 63), (79, 63), (79, 76), (25, 76)], CREAM)
    c.polygon([(46, 28), (71, 55), (62, 55), (46, 38)], CREAM)
    for y in (31, 42, 53):
        c.line([(25, y), (32, y)], SKILLS[Skill.TILING], 3)


def masonry(c: Canvas) -> None:
    """Draw a mallet."""
    _seal(c, SKILLS[Skill.MASONRY])
    c.line([(33, 81), (57, 41)], CREAM, 9.5)
    turn = math.radians(30)
    head: Path = [(-25, -13), (25, -13), (28, -1), (25, 12), (-25, 12), (-28, -1)]
    k, s = math.cos(turn), math.sin(turn)
    c.polygon([(58 + x * k - y * s, 35 + x * s + y * k) for x, y in head], CREAM)


def now(c: Canvas) -> None:
    """Draw a flash: at once."""
    c.polygon(
        [(60, 3), (17, 57), (45, 57), (34, 97), (84, 38), (55, 38), (72, 3)],
        rgb("#EDBB36"),
        "outline",
        W,
    )


def end(c: Canvas) -> None:
    """Draw a flag: at the end of the game."""
    cloth = [
        *spline([(26, 10), (46, 4), (62, 14), (90, 8)]),
        *spline([(90, 52), (62, 58), (46, 48), (26, 54)]),
    ]
    c.line([(24, 6), (24, 96)], "outline", 9)
    c.polygon(cloth, rgb("#8A3A30"), "outline", W)


def captive(c: Canvas) -> None:
    """Draw a worker in ropes."""
    plain_worker(c, rgb("#C4B391"))
    for y in (50, 61, 72):
        for paint, w in ((INK, 8.5), (rgb("#E8CF92"), 4.5)):
            c.line([(25, y), (75, y - 5)], paint, w)


def free(c: Canvas) -> None:
    """Draw a coin that is crossed out: it costs nothing."""
    silver(c)
    barred(c)


def no_debt(c: Canvas) -> None:
    debt(c)
    barred(c)


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
    """Draw the dark tent of the Black Market."""
    c.polygon([(5, 92), (17, 44), (50, 10), (83, 44), (95, 92)], PLUM, "outline", W)
    c.polygon([(50, 10), (83, 44), (95, 92), (66, 92)], dark(PLUM, 0.4))
    c.polygon([(50, 40), (67, 92), (33, 92)], INK)
    c.line([(17, 44), (34, 53), (50, 44), (66, 53), (83, 44)], light(PLUM, 0.65), 4.5)


def barred(c: Canvas) -> None:
    """Cross out what is not allowed."""
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
    """Draw a pick."""
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
    """Draw a dressed block."""
    face = rgb("#CFC8B8")
    c.polygon([(68, 40), (94, 24), (94, 68), (68, 88)], dark(face, 0.34), "outline", W)
    c.polygon([(8, 40), (34, 24), (94, 24), (68, 40)], light(face, 0.5), "outline", W)
    c.polygon([(8, 40), (68, 40), (68, 88), (8, 88)], face, "outline", W)


def smith(c: Canvas) -> None:
    """Draw an anvil."""
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
    """Draw three columns, the middle one the highest: more than everybody else."""
    for x, h, fill in ((8, 36, PAPER), (38, 76, rgb("#E7B93C")), (68, 24, PAPER)):
        c.polygon([(x, 94 - h), (x + 26, 94 - h), (x + 26, 94), (x, 94)], fill, "outline", W)


def built(c: Canvas) -> None:
    """Draw a building that stands."""
    c.polygon([(18, 48), (82, 48), (82, 94), (18, 94)], WALL, "outline", W)
    c.polygon([(6, 50), (50, 10), (94, 50)], mix(ROOF, CREAM, 0.15), "outline", W)
    c.polygon(arch(50, 94, 11, 20), INK)


Sign = Callable[[Canvas], None]
SIGNS: dict[str, Sign] = GOODS | {
    "tax": tax, "virtue": virtue, "loss": loss, "points": points, "debt": debt, "paid": paid,
    "building": building, "hire": hire, "reward": reward, "carpentry": carpentry,
    "tiling": tiling, "masonry": masonry, "now": now, "end": end, "cathedral": cathedral,
    "market": market, "barred": barred, "reset": reset, "captive": captive, "prison": prison,
    "forest": forest, "mines": mines, "quarry": quarry, "smith": smith, "everyone": everyone,
    "most": most, "free": free, "no_debt": no_debt, "built": built, "worker": plain_worker,
}  # fmt: skip
