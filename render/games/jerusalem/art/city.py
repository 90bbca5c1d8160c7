"""The town itself: land, streets, the ring of wall, and David's Tower in it."""

import math
import random

from PIL import Image, ImageDraw

from render.canvas import Canvas
from render.games.jerusalem.layout import AXIS, SIDE_GATES, SOUTH_GATES, WALL
from render.masonry import FACE, courses, flag, round_tower, slit, square_tower, wall
from render.paths import Path, Point, arc, rectangle, rounded, wobbled
from render.scenery import cypress, hill, street_front, tree, well

STREET, LAND = "#CDB481", "#C4BC8E"

HILLS = ((76, 80, 96, 44), (120, 64, 80, 34), (1120, 76, 100, 44), (1150, 104, 60, 30),
         (70, 1060, 80, 30), (1136, 1062, 84, 32))  # fmt: skip
TREES = ((40, 150, 1), (1168, 150, 1), (38, 1010, 1), (52, 1040, 1.1), (84, 1070, 1),
         (1164, 1010, 1), (1150, 1046, 1.1), (1112, 1072, 1), (210, 66, 0.9), (300, 60, 0.8),
         (900, 58, 0.85), (1000, 66, 0.9), (34, 340, 0.9), (1176, 360, 0.9), (34, 780, 0.9),
         (1176, 800, 0.9), (250, 1076, 0.9), (560, 1080, 0.8), (660, 1080, 0.9),
         (960, 1078, 0.85))  # fmt: skip
ROADS: tuple[Path, ...] = (
    [(380, 1070), (416, 1070), (430, 1090), (354, 1090)],
    [(790, 1070), (826, 1070), (852, 1090), (776, 1090)],
    [(24, 560), (50, 568), (50, 592), (24, 604)],
    [(1184, 560), (1156, 568), (1156, 592), (1184, 604)],
)
FAN = ((481, 458, 110, 560), (725, 748, 110, 560), (443, 412, 580, 1034), (763, 794, 580, 1034))


def land(c: Canvas) -> None:
    ground = wobbled(rounded(rectangle(26, 26, 1156, 1060), 40), 7, 60, 3)
    c.wash(ground, LAND, 11, vary=0.07, cells=(160, 40), rim=0.32, rim_width=10)
    for i, (x, y, w, h) in enumerate(HILLS):
        hill(c, x, y, (w, h), i + 1)
    for i, (x, y, s) in enumerate(TREES):
        (cypress if i % 4 == 3 else tree)(c, x, y, s, i + 1)
    edge = c.theme.mix("#2B2118", "#8A6A40", 0.3)
    for road in ROADS:
        c.wash(road, "#DCC796", 5, cells=(20, 6), rim=0.3, rim_width=4)
        c.line([road[0], road[3]], edge, 1.1)
        c.line([road[1], road[2]], edge, 1.1)


def streets(c: Canvas) -> None:
    ground = [(x + (12 if x < AXIS else -12), y + (10 if y < 560 else -6)) for x, y in WALL]
    c.wash(ground, STREET, 21, vary=0.06, cells=(60, 14), rim=0.35, rim_width=12)
    if c.theme.texture:
        _cobbles(c)


def _cobbles(c: Canvas) -> None:
    """Draw single strokes of a pen on one mask: they are too many for the canvas."""
    dice = random.Random(4)
    mask = Image.new("L", c.image.size, 0)
    draw = ImageDraw.Draw(mask)
    for x, y in _cobble_places(dice):
        r = dice.uniform(2.6, 3.8)
        stroke = c.pixels(arc(x, y, r, r * 0.7, (170, 370), 6))
        draw.line(stroke, fill=107, width=max(1, round(0.9 * c.scale)))
    c.pour("#8A6B3A", mask, (0, 0))


def _cobble_places(dice: random.Random) -> list[Point]:
    places: list[Point] = []
    for row in range(7):
        for i in range(150):
            x = 70 + i * 7.2
            sag = 36 * max(0.0, math.sin(math.pi * (x - 70) / 1080)) ** 0.8
            places.append((x + (3.6 if row % 2 else 0), 523 + row * 7 + sag))
    for x0, x1, y0, y1 in FAN:
        for y in range(y0, y1, 7):
            x = x0 + (x1 - x0) * (y - y0) / (y1 - y0) + (3.6 if y // 7 % 2 else 0)
            places += [(x + i * 7.2, y) for i in range(-2, 3)]
    near = [(x + dice.uniform(-1, 1), y + dice.uniform(-1, 1)) for x, y in places]
    return [place for place in near if dice.random() < 0.62]


def back_wall(c: Canvas) -> None:
    """Draw the northern half, behind the houses."""
    stretches = [s for s in _stretches() if s[0][1] + s[1][1] < 800]
    _build(c, stretches)
    for x, y in sorted(WALL[:6], key=lambda p: p[1]):
        round_tower(c, x, y + 20)


def front_wall(c: Canvas) -> None:
    """Draw the southern half, in front of everything."""
    _build(c, [s for s in _stretches() if s[0][1] + s[1][1] >= 800])
    for x, y in ((58.0, 966.0), (1148.0, 966.0), (112.0, 1024.0), (1094.0, 1024.0)):
        round_tower(c, x, y + 22, 22, 38)
    round_tower(c, AXIS, 1060, 21, 32)
    for x, y in SIDE_GATES:
        square_tower(c, x, y + 34, 46, 58, seed=int(x), gate=0.42)
        flag(c, x, y + 34 - 58 - 14)
    for x, y in SOUTH_GATES:
        square_tower(c, x, y + 40, 68, 64, seed=int(x), gate=0.42)


def _stretches() -> list[tuple[Point, Point, int]]:
    ends = [*WALL[1:], WALL[0]]
    return [(a, b, i) for i, (a, b) in enumerate(zip(WALL, ends, strict=True))]


def _build(c: Canvas, stretches: list[tuple[Point, Point, int]]) -> None:
    for a, b, seed in sorted(stretches, key=lambda s: s[0][1] + s[1][1]):
        wall(c, a, b, seed)


def citadel(c: Canvas) -> None:
    """Draw David's Tower: a keep between two towers, standing in the wall."""
    for x, seed in ((AXIS - 71, 5), (AXIS + 71, 6)):
        square_tower(c, x, 226, 58, 112, seed=seed)
    curtain = rectangle(AXIS - 55, 150, 110, 82)
    c.polygon(curtain, FACE)
    courses(c, curtain, 9, 9)
    c.outline(curtain, "outline", 1.8)
    square_tower(c, AXIS, 246, 96, 168, seed=8, gate=0.26)
    flag(c, AXIS, 246 - 168 - 14)
    for x in (AXIS - 25, AXIS, AXIS + 25):
        slit(c, x, 142, 4, 22)
    for side, seed in ((494, 77), (654, 78)):
        street_front(c, (side, 262), (side + 58, 262), (16, 26), seed)


def wells(c: Canvas) -> None:
    for x in (452, 754):
        well(c, x, 574, 0.95)
