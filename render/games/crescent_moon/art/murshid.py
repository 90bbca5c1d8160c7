"""Pictures of the Murshid's cards."""

import math

from render.canvas import Canvas
from render.games.crescent_moon.art.brush import keel, moon, onion, spline, stroke
from render.games.crescent_moon.art.vignettes import (
    CREAM,
    IRON,
    SKIN,
    WOOD,
    Light,
    bust,
    coin,
    hills,
    night,
    path_through,
    rays,
    sun,
    turban,
    wall,
)  # fmt: skip
from render.paths import ellipse, rectangle


def assassination(c: Canvas, light: Light) -> None:
    night(c, light)
    c.polygon(moon(24, -8, 38, -20), c.theme.mix(light.sky, CREAM, 0.6))
    there = c.at(-6, 4)
    blade = [*path_through((-6, 8), (14, -2), (36, -6), (56, -20), (66, -38)),
             *path_through((66, -38), (58, -12), (40, 8), (18, 14), (0, 18))]  # fmt: skip
    there.polygon(blade, IRON, "outline", 2)
    there.line(path_through((4, 11), (24, 4), (44, -4), (60, -26)), "#8E8A88", 1.6)
    there.polygon([(-12, -2), (-4, -6), (10, 22), (2, 27)], "brass", "outline", 1.8)
    grip = spline(
        [(-8, 5), (-24, 8), (-38, 16), (-50, 24), (-42, 33), (-32, 31), (-18, 24), (-2, 21)], 6
    )
    there.polygon(grip, c.theme.dark(light.tone, 0.1), "outline", 2)
    for x in (-18, -27, -36):
        drop = (-x - 18) * 0.35
        there.line([(x, 9 + drop), (x + 5, 23 + drop)], "brass", 2)


def imam(c: Canvas, light: Light) -> None:
    sun(c, light, 0, -12, 40)
    for x in (-62, 62):
        c.polygon(keel(x, 52, 36, 90), c.theme.mix(light.tone, light.sky, 0.5))
        c.polygon(keel(x, 52, 26, 76), c.theme.mix(light.sky, CREAM, 0.5))
    bust(c, c.theme.mix(light.tone, "black", 0.15), "#E9E3D6")
    turban(c, CREAM, light.tone)


def bribery(c: Canvas, light: Light) -> None:
    sun(c, light, 0, -2, 38)
    hills(c, light, 30)
    bag = spline(
        [
            (-10, -20),
            (-26, -2),
            (-32, 20),
            (-22, 34),
            (0, 37),
            (22, 34),
            (32, 20),
            (26, -2),
            (10, -20),
        ],
        8,
    )
    c.polygon(bag, light.tone, "outline", 2.2)
    shade = spline([(10, -18), (24, 0), (29, 20), (20, 32), (4, 35), (14, 18), (12, 0)], 6)
    c.polygon(shade, c.theme.dark(light.tone, 0.3))
    neck = [(-10, -20), (-18, -36), (-6, -31), (0, -38), (6, -31), (18, -36), (10, -20)]
    c.polygon([(float(x), float(y)) for x, y in neck], light.tone, "outline", 2)
    c.line([(-12, -20), (12, -20)], "outline", 5.5)
    c.line([(-11, -20), (11, -20)], "brass", 2.8)
    coin(c, 0, 12, 12)
    for x, y, r in ((-50, 30, 10), (-40, 37, 9), (46, 33, 10), (57, 37, 8), (52, 24, 9)):
        coin(c, x, y, r)


def uprising(c: Canvas, light: Light) -> None:
    night(c, light)
    wall(c, -90, 60, 180, 34, "#B79C74")
    for x, tall in ((-52, 6.0), (-18, -6.0), (20, 2.0), (54, -4.0)):
        arm = [(x - 8, 62.0), (x - 6, tall + 22), (x + 6, tall + 22), (x + 8, 62.0)]
        c.polygon(arm, c.theme.mix(light.tone, CREAM, 0.15), "outline", 1.6)
        c.polygon(spline([(x - 8, tall + 22), (x - 9, tall + 10), (x, tall + 5), (x + 9, tall + 10),
                          (x + 8, tall + 22)], 5), SKIN, "outline", 1.6)  # fmt: skip
        c.line([(x, tall + 24), (x + 3, tall - 22)], "outline", 4)
        c.line([(x, tall + 24), (x + 3, tall - 20)], WOOD, 2)
        _flame(c, x + 3, tall - 20)


def _flame(c: Canvas, x: float, y: float) -> None:
    c.glaze(ellipse(x, y - 8, 15), "#F6C34A", 0.5, 3)
    tongue = [(0, 4), (-8, -4), (-6, -14), (0, -26), (3, -14), (8, -8), (6, 2)]
    for k, paint in ((1.0, "#D9482A"), (0.62, "#F6C34A")):
        c.polygon(spline([(x + u * k, y + v * k) for u, v in tongue], 5, closed=True), paint, None)


def informers(c: Canvas, light: Light) -> None:
    night(c, light)
    eye = spline(
        [(-46, 0), (-22, -17), (0, -21), (22, -17), (46, 0), (22, 15), (0, 19), (-22, 15)],
        8,
        closed=True,
    )
    rays(c, (0, 0), (50, 84), 24, c.theme.mix(light.tone, "brass", 0.5))
    c.polygon([(x * 1.16, y * 1.25) for x, y in eye], "black")
    c.polygon(eye, CREAM, "outline", 2)
    c.disc((0, -1), 15, "#8A5A22", "outline", 1.8)
    for i in range(12):
        t = math.radians(i * 30 + 15)
        c.line(
            [(math.cos(t) * 9, -1 + math.sin(t) * 9), (math.cos(t) * 13, -1 + math.sin(t) * 13)],
            "#E2B45A",
            1.4,
        )
    c.disc((0, -1), 7.5, "black")
    c.disc((5, -7), 3.6, CREAM)
    c.polygon(
        stroke(path_through((-56, -14), (-26, -32), (4, -37), (34, -31), (56, -16)), 2, 2, 7),
        "black",
    )


def missionaries(c: Canvas, light: Light) -> None:
    sun(c, light, -30, -16, 24)
    hills(c, light, 24)
    for x, y, s in ((36, 40, 1.0), (66, 34, 0.66)):
        c.polygon(rectangle(x - 14 * s, y - 34 * s, 28 * s, 34 * s), CREAM, "outline", 1.6)
        c.polygon(onion(x, y - 33 * s, 16 * s, 28 * s), light.tone, "outline", 1.6)
        c.polygon(keel(x, y, 12 * s, 22 * s), "black")
        c.polygon(moon(x, y - 66 * s, 5 * s, -90), "brass", "outline", 0.8)
    for x, k in ((-56, 0.9), (-22, 1.05)):
        robe = [(x - 15 * k, 48), (x - 10 * k, 8), (x, 0), (x + 10 * k, 8), (x + 15 * k, 48)]
        c.polygon(spline(robe, 5), light.tone, "outline", 1.8)
        c.disc((x, -8 * k), 9 * k, SKIN, "outline", 1.5)
        c.polygon(
            spline([(x - 11 * k, -10 * k), (x, -22 * k), (x + 11 * k, -10 * k)], 5),
            CREAM,
            "outline",
            1.5,
        )
        c.line([(x + 15 * k, 48), (x + 18 * k, -16)], "outline", 3.4)
        c.line([(x + 15 * k, 47), (x + 18 * k, -15)], WOOD, 1.6)


def sabotage(c: Canvas, light: Light) -> None:
    night(c, light)
    c.disc((-10, 10), 34, WOOD, "outline", 2.4)
    c.disc((-10, 10), 26, c.theme.mix(light.tone, "black", 0.5), "outline", 1.8)
    for i in range(8):
        if i == 1:
            continue
        t = math.radians(45 * i)
        c.line([(-10, 10), (-10 + 27 * math.cos(t), 10 + 27 * math.sin(t))], "outline", 6)
        c.line([(-10, 10), (-10 + 27 * math.cos(t), 10 + 27 * math.sin(t))], WOOD, 3.4)
    c.disc((-10, 10), 8, "brass", "outline", 1.8)
    crack = [(10, 24), (20, 32), (16, 38), (30, 48)]
    c.line([(float(x), float(y)) for x, y in crack], "black", 4)
    for x, y in ((24, 46), (36, 34), (6, 52)):
        c.polygon(
            [(x - 8, y), (x + 6, y - 5), (x + 9, y + 2), (x - 4, y + 5)], WOOD, "outline", 1.3
        )
    c.line([(68, -40), (30, 14)], "outline", 6)
    c.line([(68, -40), (31, 12)], WOOD, 3)
    c.polygon([(24, 8), (40, 22), (30, 34), (12, 14)], IRON, "outline", 1.8)


PICTURES = {
    "assassination": assassination,
    "imam": imam,
    "bribery": bribery,
    "uprising": uprising,
    "informers": informers,
    "missionaries": missionaries,
    "sabotage": sabotage,
}
