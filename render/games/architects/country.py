"""Outside the wall: the forest, the mines, the quarry, the storehouse and a mill."""

import math
import random

from render.canvas import Canvas
from render.games.architects.houses import House, gable, house, ink
from render.games.architects.nature import barrel, block, conifer, crate, mountain, oak
from render.games.architects.towers import pennon
from render.paths import Box, Path, Point, rectangle
from render.theme import Paint

MINE_RIDGE: Path = [
    (296, 268), (312, 236), (324, 206), (340, 216), (358, 176), (372, 144), (390, 166), (410, 120),
    (430, 150), (446, 172), (462, 152), (482, 190), (498, 208), (512, 198), (530, 236), (552, 270),
]  # fmt: skip
QUARRY_RIDGE: Path = [
    (562, 280), (578, 226), (596, 196), (612, 168), (634, 156), (658, 162), (688, 146), (716, 156),
    (748, 150), (772, 168), (798, 196), (812, 228), (828, 280),
]  # fmt: skip


def forest(c: Canvas) -> None:
    if not c.shows((0, 120, 320, 420)):
        return
    dice = random.Random(14)
    trees = [(dice.uniform(184, 396), dice.uniform(22, 292)) for _ in range(210)]
    for i, (y, x) in enumerate(sorted(trees)):
        if y < 262 or abs(x - 152) > 118 or y > 372:
            (conifer if dice.random() < 0.72 else oak)(c, x, y, dice.uniform(30, 46), i)


def mines(c: Canvas) -> None:
    if not c.shows((280, 100, 570, 320)):
        return
    mountain(c, MINE_RIDGE, 292, "#B7A98C", 5)
    mountain(c, [(304, 276), (328, 244), (344, 252), (362, 232), (384, 276)], 292, "#A99B7C", 6)
    mountain(c, [(452, 280), (476, 238), (492, 248), (510, 226), (540, 282)], 296, "#A99B7C", 7)
    x, y = 420.0, 222.0
    c.polygon(
        [(x - 26, y), (x - 21, y - 30), (x, y - 42), (x + 21, y - 30), (x + 26, y)],
        "#33281F",
        ink(c),
        1.4,
    )
    for a, b in (
        ((x - 26, y), (x - 21, y - 32)),
        ((x + 26, y), (x + 21, y - 32)),
        ((x - 28, y - 31), (x + 28, y - 31)),
    ):
        c.line([a, b], ink(c), 6)
        c.line([a, b], "#73533A", 3.6)
    dice = random.Random(2)
    for i in range(12):
        x = dice.choice([dice.uniform(294, 318), dice.uniform(530, 556)])
        conifer(c, x, dice.uniform(262, 380), dice.uniform(20, 30), i)


def quarry(c: Canvas) -> None:
    if not c.shows((550, 100, 840, 320)):
        return
    dice, stone = random.Random(8), c.theme["#CFC8B8"]
    mountain(c, QUARRY_RIDGE, 292, "#B9B39A", 8)
    for i in range(14):
        x = dice.uniform(600, 792)
        conifer(c, x, 170 + abs(x - 700) * 0.12 + dice.uniform(-8, 0), dice.uniform(16, 24), i)
    for x0, x1, y, h in ((628, 780, 192, 24), (606, 798, 220, 28), (584, 818, 252, 32)):
        _ledge(c, (x0, y - h, x1, y), stone, dice)
    _crane(c, 764, 222)
    for x, y, k in ((612, 220, 0.8), (652, 192, 0.8), (640, 218, 1)):
        block(c, x, y, (22 * k, 13 * k, 14 * k), stone)


def _ledge(c: Canvas, box: Box, stone: Paint, dice: random.Random) -> None:
    x0, y0, x1, y1 = box
    c.polygon(
        [(x0 + 10, y0 - 8), (x1 - 6, y0 - 10), (x1, y0), (x0, y0)],
        c.theme.light(stone, 0.4),
        ink(c),
        1.1,
    )
    c.polygon(rectangle(x0, y0, x1 - x0, y1 - y0), stone, ink(c), 1.3)
    half = (y1 - y0) / 2
    x = x0 + dice.uniform(2, 10)
    while x < x1 - 16:
        w, row = dice.uniform(14, 30), dice.choice((0, 1))
        shade = dice.uniform(0, 0.22)
        c.polygon(
            rectangle(x, y0 + row * half, min(w, x1 - x), half),
            c.theme.dark(stone, shade),
            c.theme.dark(stone, 0.42),
            0.9,
        )
        x += w + dice.uniform(-6, 10)


def _crane(c: Canvas, x: float, y: float) -> None:
    legs: tuple[tuple[Point, Point], ...] = (
        ((x - 10, y), (x - 2, y - 62)),
        ((x + 16, y), (x - 2, y - 62)),
        ((x - 22, y - 46), (x + 40, y - 72)),
    )
    for paint, w in ((ink(c), 5.0), ("#86664A", 3.0)):
        for a, b in legs:
            c.line([a, b], paint, w)
    c.line([(x + 37, y - 70), (x + 37, y - 26)], ink(c), 1.2)
    block(c, x + 28, y - 14, (18, 12, 10), "#CFC8B8")


def storehouse(c: Canvas) -> None:
    if not c.shows((860, 120, 1200, 300)):
        return
    for i, (x, y) in enumerate(((1136, 228), (1150, 240), (1120, 216))):
        oak(c, x, y, 30, i)
    house(
        c,
        926,
        244,
        House(136, 42, 46, 42, "#E2D2AE", "#9C6A50", doors=(0.5,), windows=(0.12, 0.3, 0.72, 0.9)),
    )
    gable(
        c,
        1070,
        246,
        House(46, 36, 40, 28, "#E2D2AE", "#A8755A", doors=(0.5,), windows=(0.16, 0.84)),
    )
    pennon(c, 1010, 150, 26)
    for x, y in ((900, 246), (914, 252)):
        barrel(c, x, y, 18)
    crate(c, 876, 256)


def windmill(c: Canvas, x: float, y: float) -> None:
    if not c.shows((x - 60, y - 110, x + 60, y + 10)):
        return
    wall = c.theme["#DDD0B0"]
    c.polygon([(x - 15, y), (x + 15, y), (x + 10, y - 46), (x - 10, y - 46)], wall, ink(c), 1.3)
    c.polygon(
        [(x + 4, y - 1), (x + 14, y - 1), (x + 9, y - 45), (x + 3, y - 45)],
        c.theme.dark(wall, 0.24),
    )
    c.polygon(
        [(x - 13, y - 44), (x + 13, y - 44), (x + 3, y - 64), (x - 3, y - 64)],
        "#8E6A50",
        ink(c),
        1.2,
    )
    hub = (x - 2.0, y - 49.0)
    for k in range(4):
        turn = math.radians(28 + 90 * k)
        ux, uy = math.cos(turn), math.sin(turn)
        far = [
            (hub[0] + ux * d - uy * s, hub[1] + uy * d + ux * s)
            for d, s in ((8, 0), (37, 0), (37, 8), (8, 8))
        ]
        c.polygon(far, "#F8F1DF", ink(c), 1)
        c.line([hub, far[1]], ink(c), 1.7)
    c.disc(hub, 2.6, ink(c))


def hedges(c: Canvas) -> None:
    for i, (x, y) in enumerate(
        (
            (1200, 240),
            (1282, 236),
            (1304, 246),
            (1194, 306),
            (1300, 330),
            (1496, 240),
            (1524, 332),
            (1502, 404),
            (1300, 398),
        )
    ):
        oak(c, x, y, 22 + i % 3 * 3, i)
