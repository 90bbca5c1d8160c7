"""Pictures of the Caliph's cards."""

from render.canvas import Canvas
from render.games.crescent_moon.art.brush import keel, spline, star, stroke
from render.games.crescent_moon.art.vignettes import (
    CREAM,
    IRON,
    SKIN,
    WOOD,
    Light,
    bust,
    coin,
    helmet,
    hills,
    path_through,
    sabre,
    shield,
    spear,
    sun,
    turban,
    wall,
)  # fmt: skip
from render.paths import rectangle


def garrison(c: Canvas, light: Light) -> None:
    sun(c, light, 30, -20, 22)
    hills(c, light, 18)
    for x in (-50, 0, 50):
        spear(c, x + 10, 20, -30)
        c.disc((x, -8), 8, SKIN, "outline", 1.4)
        c.polygon(
            spline([(x - 10, -9), (x - 6, -19), (x, -27), (x + 6, -19), (x + 10, -9)], 5),
            IRON,
            "outline",
            1.4,
        )
        c.polygon(
            spline([(x - 13, 20), (x - 10, 4), (x, 0), (x + 10, 4), (x + 13, 20)], 5),
            light.tone,
            "outline",
            1.5,
        )
    wall(c, -92, 60, 184, 42)
    shield(c, 0, 38, 14, light.tone)


def archers(c: Canvas, light: Light) -> None:
    sun(c, light, 0, -4, 32)
    hills(c, light, 26)
    for x, y in ((-66, -26), (-50, -38), (40, -36), (58, -24)):
        c.line([(x, y), (x + 16, y + 9)], "outline", 1.6)
        c.polygon([(x + 21, y + 11.6), (x + 13, y + 4.6), (x + 11.6, y + 10.6)], "outline")
    bow = path_through(
        (-8, -42), (-2, -38), (6, -30), (19, -14), (12, 0), (19, 14), (6, 30), (-2, 38), (-8, 42)
    )
    c.polygon(stroke(bow, 2.5, 2.5, 9.5), "outline")
    c.polygon(stroke(bow, 0.8, 0.8, 5.4), light.tone)
    for y in (-20, 20):
        c.line([(9.5, y), (18.5, y)], "brass", 3)
    c.line([(-8, -41), (-34, 0), (-8, 41)], "outline", 1.5)
    c.line([(-36, 0), (48, 0)], "outline", 2.8)
    c.polygon([(61, 0), (44, -7), (48, 0), (44, 7)], IRON, "outline", 1.4)
    for k in range(3):
        x = -36 + k * 5
        vane = [(x, 0), (x - 7, -7), (x - 3, -7), (x + 5, 0), (x - 3, 7), (x - 7, 7)]
        c.polygon([(float(a), float(b)) for a, b in vane], light.tone, "outline", 0.8)


def general(c: Canvas, light: Light) -> None:
    sun(c, light, 0, -8, 40)
    hills(c, light, 26)
    sabre(c.at(58, 8, 0.86), 1)
    bust(c, light.tone, "#3F332A")
    helmet(c, "brass")
    for x in (-38, 38):
        c.disc((x, 30), 8, "brass", "outline", 1.5)
        c.polygon(star(8, 6, 3.4, x, 30), light.tone)
    c.polygon(stroke(path_through((0, -52), (-14, -58), (-26, -48)), 2, 1, 7), "red", "outline", 1)


def vizier(c: Canvas, light: Light) -> None:
    sun(c, light, 0, -12, 40)
    for x in (-62, 62):
        c.polygon(keel(x, 52, 36, 90), c.theme.mix(light.tone, light.sky, 0.5))
        c.polygon(keel(x, 52, 26, 76), c.theme.mix(light.sky, CREAM, 0.4))
    bust(c, light.tone, "#4A3A2E")
    turban(c, CREAM, light.tone)


def master_builders(c: Canvas, light: Light) -> None:
    sun(c, light, -34, -16, 22)
    hills(c, light, 24)
    wall(c, -8, 50, 78, 52)
    for x in (-14, 30, 74):
        c.line([(x, 52), (x, -26)], "outline", 4.4)
        c.line([(x, 52), (x, -25)], WOOD, 2.4)
    for y in (-14, 18):
        c.line([(-22, y), (82, y)], "outline", 5)
        c.line([(-21, y), (81, y)], WOOD, 2.8)
    c.polygon(
        spline([(-2, -16), (2, -32), (10, -36), (18, -32), (22, -16)], 5),
        light.tone,
        "outline",
        1.6,
    )
    c.disc((10, -42), 7, SKIN, "outline", 1.4)
    c.polygon(spline([(2, -43), (10, -53), (18, -43)], 5), CREAM, "outline", 1.3)
    there = c.at(-50, 18)
    for side in (-1, 1):
        there.line([(0, -34), (side * 20, 26)], "outline", 6)
        there.line([(0, -34), (side * 20, 25)], "brass", 3.2)
    there.disc((0, -36), 6, "brass", "outline", 1.6)
    there.line([(-12, 4), (12, 4)], "outline", 3)


def tribute(c: Canvas, light: Light) -> None:
    sun(c, light, 0, -14, 36)
    hills(c, light, 30)
    lid = spline([(-46, -10), (-44, -34), (0, -42), (44, -34), (46, -10)], 6)
    c.polygon(lid, c.theme.dark(WOOD, 0.2), "outline", 2.2)
    for x, y in ((-30, -8), (-12, -16), (8, -14), (28, -8), (-2, -6), (18, -4), (-20, -2)):
        coin(c, x, y, 9)
    c.polygon(rectangle(-46, 0, 92, 42), WOOD, "outline", 2.2)
    for x in (-36, 28):
        c.polygon(rectangle(x, 0, 9, 42), light.tone, "outline", 1.5)
    c.polygon(rectangle(-9, -3, 18, 20), "brass", "outline", 1.8)
    c.disc((0, 6), 3.4, "black")
    for x, y in ((-66, 40), (-58, 30), (62, 40), (70, 32)):
        coin(c, x, y, 8)


PICTURES = {
    "garrison": garrison,
    "archers": archers,
    "general": general,
    "vizier": vizier,
    "master_builders": master_builders,
    "tribute": tribute,
}
