"""The country: hills, fields and river; the forest, the mines, the quarry and the storehouse."""

import math
import random

from render.canvas import Canvas
from render.games.architects.art.houses import House, gable, house, ink
from render.games.architects.art.nature import (
    BANK,
    WATER,
    along,
    barrel,
    block,
    boat,
    conifer,
    crate,
    hatch,
    mountain,
    oak,
    tuft,
)
from render.games.architects.art.towers import pennon
from render.paths import Box, Path, Point, ellipse, rectangle, spline
from render.theme import Paint

RIDGES = ((150.0, 26.0, "#C9C6A6"), (172.0, 22.0, "#B9BE90"), (197.0, 14.0, "#AFB87F"))
WEST, EAST = 12.0, 1588.0
MEADOW, COBBLE = "#AFB877", "#DDCBA2"
RIVER: Path = [(946, 176), (890, 190), (860, 220), (850, 262), (856, 320), (838, 372), (744, 390),
               (560, 392), (380, 396), (200, 402), (12, 410)]  # fmt: skip
FIELDS = (
    ([(1096, 212), (1166, 204), (1178, 226), (1104, 234)], "#D2BC80"),
    ([(1150, 326), (1236, 316), (1244, 364), (1158, 376)], "#CBC184"),
    ([(1500, 262), (1576, 254), (1580, 286), (1508, 296)], "#D2BC80"),
)


STREETS: tuple[tuple[Path, float], ...] = (
    ([(12, 704), (200, 702), (420, 706), (700, 704), (800, 706), (990, 700)], 20),
    ([(288, 430), (287, 560), (289, 700), (354, 760), (356, 992)], 20),
    ([(560, 430), (558, 600), (560, 704)], 20),
    ([(828, 424), (826, 560), (822, 704), (722, 770), (720, 992)], 22),
    ([(700, 440), (560, 444), (420, 448), (200, 452)], 14),
    ([(820, 430), (980, 452), (1190, 470), (1300, 610), (1180, 690)], 16),
)
MINE_RIDGE: Path = [
    (296, 268), (312, 236), (324, 206), (340, 216), (358, 176), (372, 144), (390, 166), (410, 120),
    (430, 150), (446, 172), (462, 152), (482, 190), (498, 208), (512, 198), (530, 236), (552, 270),
]  # fmt: skip
QUARRY_RIDGE: Path = [
    (562, 280), (578, 226), (596, 196), (612, 168), (634, 156), (658, 162), (688, 146), (716, 156),
    (748, 150), (772, 168), (798, 196), (812, 228), (828, 280),
]  # fmt: skip


def land(c: Canvas) -> None:
    _sun(c)
    for i, (y, swing, paint) in enumerate(RIDGES):
        _ridge(c, (y, swing, i), paint)
    c.wash(_strip(210, 430), MEADOW, 11, vary=0.06, cells=(120, 34), rim=0)
    for field, paint in FIELDS:
        _field(c, [(float(x), float(y)) for x, y in field], paint)
    dice = random.Random(9)
    for _ in range(170):
        x, y = dice.uniform(20, 1580), dice.uniform(226, 408)
        tuft(c, x, y, c.theme.dark(MEADOW, dice.uniform(0.12, 0.34)))
    _ground_of_the_town(c, dice)


def _sun(c: Canvas) -> None:
    """Draw rays behind the spire."""
    for i in range(36):
        a, b = (math.radians(i * 10 + d) for d in (1.0, 5.4))
        ray = [
            (1412.0, 190.0),
            *((1412 + 480 * math.cos(t), 190 + 480 * math.sin(t)) for t in (a, b)),
        ]
        c.glaze(ray, "#FFF6D8", 0.34, 1.5)
    c.glaze(ellipse(1412, 170, 120), "#FFF4CF", 0.6, 30)


def _strip(top: float, low: float) -> Path:
    return rectangle(WEST, top, EAST - WEST, low - top)


def _ridge(c: Canvas, shape: tuple[float, float, int], paint: Paint) -> None:
    y, swing, i = shape
    crest = [
        (
            WEST + k * (EAST - WEST) / 16,
            y + swing * math.sin(k * 1.3 + i * 2.1) * (0.5 + 0.5 * math.sin(k * 0.7 + i)),
        )
        for k in range(17)
    ]
    line = spline(crest)
    c.wash([*line, (EAST, 260), (WEST, 260)], paint, 30 + i, vary=0.05, cells=(120, 40), rim=0)
    c.line(line, c.theme.mix(ink(c), paint, 0.55), 1)
    dice = random.Random(i)
    for _ in range(34):
        x, top = dice.choice(line)
        c.polygon(
            [(x, top - dice.uniform(4, 8)), (x + 2.4, top + 3), (x - 2.4, top + 3)],
            c.theme.dark(paint, 0.3),
        )


def _field(c: Canvas, edge: Path, paint: Paint) -> None:
    c.wash(edge, paint, 4, rim=0.3, rim_width=3)
    hatch(c, edge, c.theme.light(paint, 0.25), 6)
    c.outline(edge, c.theme.mix(ink(c), paint, 0.5), 1)


def _ground_of_the_town(c: Canvas, dice: random.Random) -> None:
    edge = spline(
        [
            (WEST, 440),
            (210, 424),
            (430, 418),
            (650, 426),
            (850, 416),
            (1060, 420),
            (1300, 410),
            (EAST, 414),
        ]
    )
    c.wash([*edge, (EAST, 1000), (WEST, 1000)], COBBLE, 21, vary=0.06, cells=(110, 30), rim=0)
    for street, width in STREETS:
        road(c, street, width, "#EADBB6")
    for _ in range(1900):
        x, y, w = dice.uniform(20, 1580), dice.uniform(432, 992), dice.uniform(2.6, 5)
        bow = [(x + w * math.cos(t), y - w * 0.55 * math.sin(t)) for t in (0.3, 0.9, 1.6, 2.2, 2.8)]
        c.line(bow, c.theme.dark(COBBLE, dice.uniform(0.14, 0.28)), 0.8)


def road(c: Canvas, path: Path, width: float, paint: Paint) -> None:
    band = along(spline(path), (width, width))
    c.glaze(band, c.theme.dark(paint, 0.3), 0.5, 3)
    c.glaze(band, paint, 0.9, 1.4)


def river(c: Canvas) -> None:
    middle = spline(RIVER)
    water = along(middle, (3, 28))
    c.glaze(water, "#D9C79A", 0.9, 3)
    c.wash(water, WATER, 5, vary=0.05, cells=(60, 20), rim=0.4, rim_width=4)
    c.outline(water, c.theme.dark(BANK, 0.15), 1.3)
    dice = random.Random(3)
    for x, y in middle[8::3]:
        y += dice.uniform(-5, 5)
        c.line(
            [(x - 7, y), (x - 2, y - 1.6), (x + 3, y), (x + 8, y - 1)], c.theme.light(BANK, 0.2), 1
        )
    boat(c, 828, 344)


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
