"""The land: hills, fields, the river, the forest, the mines, the quarry and the storehouse."""

import math
import random

from render.canvas import Canvas
from render.games.architects.houses import ink
from render.games.architects.nature import (
    BANK,
    WATER,
    along,
    boat,
    hatch,
    tuft,
)
from render.paths import Path, ellipse, rectangle, spline
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
    """Rays behind the spire."""
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


STREETS: tuple[tuple[Path, float], ...] = (
    ([(12, 704), (200, 702), (420, 706), (700, 704), (800, 706), (990, 700)], 20),
    ([(288, 430), (287, 560), (289, 700), (354, 760), (356, 992)], 20),
    ([(560, 430), (558, 600), (560, 704)], 20),
    ([(828, 424), (826, 560), (822, 704), (722, 770), (720, 992)], 22),
    ([(700, 440), (560, 444), (420, 448), (200, 452)], 14),
    ([(820, 430), (980, 452), (1190, 470), (1300, 610), (1180, 690)], 16),
)


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
