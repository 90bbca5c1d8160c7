"""Pictures of the Warlord's cards."""

from render.canvas import Canvas
from render.games.crescent_moon.art.brush import moon, spline
from render.games.crescent_moon.art.vignettes import (
    CREAM,
    IRON,
    SKIN,
    WOOD,
    Light,
    bust,
    helmet,
    hills,
    horse,
    path_through,
    rider,
    sabre,
    shield,
    spear,
    sun,
)  # fmt: skip
from render.icons import arrow
from render.paths import rectangle


def campaign(c: Canvas, light: Light) -> None:
    sun(c, light, 0, -6, 34)
    hills(c, light, 24)
    for i in range(9):
        spear(c, -72 + i * 18, 50, 8 + i % 3 * 4, 1.6)
    sabre(c.at(4, 2), 1)
    sabre(c.at(-4, 2), -1)
    c.line([(0, 50), (0, -46)], "outline", 4.4)
    c.line([(0, 50), (0, -44)], WOOD, 2.2)
    cloth = [*path_through((0, -42), (16, -46), (30, -40), (46, -44)), (40, -32),
             *path_through((46, -18), (30, -13), (16, -19), (0, -14))]  # fmt: skip
    c.polygon(cloth, light.tone, "outline", 2)
    c.polygon(moon(21, -30, 8, -30), "brass")


def infantry(c: Canvas, light: Light) -> None:
    sun(c, light, 0, -10, 28)
    hills(c, light, 26)
    for x in (-54, -32, -10, 12, 34, 56):
        spear(c, x, 44, -28)
    for x in (-44, -15, 15, 44):
        c.disc((x, -2), 8.5, SKIN, "outline", 1.3)
        cap = spline([(x - 10, -3), (x - 7, -13), (x, -20), (x + 7, -13), (x + 10, -3)], 5)
        c.polygon(cap, c.theme.mix(light.tone, CREAM, 0.35), "outline", 1.4)
    for i, x in enumerate((-45, -15, 15, 45)):
        shield(c, x, 24, 16.5, light.tone if i % 2 else c.theme.mix(light.tone, CREAM, 0.25))


def siege_engines(c: Canvas, light: Light) -> None:
    sun(c, light, -34, -14, 22)
    hills(c, light, 24)

    def beam(a: tuple[float, float], b: tuple[float, float], w: float) -> None:
        c.line([a, b], "outline", w + 2.6)
        c.line([a, b], WOOD, w)

    for x in (-30, 30):
        c.disc((x, 36), 8.5, c.theme.dark(WOOD, 0.4), "outline", 1.8)
        c.disc((x, 36), 3, "outline")
    beam((-44, 30), (44, 30), 6)
    beam((-26, 28), (2, -20), 5)
    beam((28, 28), (2, -20), 5)
    beam((-12, 4), (15, 4), 4)
    beam((34, 6), (-44, -40), 5.4)
    c.polygon(
        [(24, 8), (45, 8), (42, 25), (27, 25)], c.theme.mix(light.tone, CREAM, 0.3), "outline", 1.8
    )
    c.line(spline([(-44, -40), (-56, -22), (-54, -8)], 5), "outline", 1.8)
    c.disc((-54, -4), 7.4, "#C9B89A", "outline", 1.8)
    c.disc((2, -19), 4.6, "brass", "outline", 1.5)


def cavalry(c: Canvas, light: Light) -> None:
    sun(c, light, 30, -18, 24)
    hills(c, light, 28)
    there = c.at(-8, 10, 0.86)
    horse(there, c.theme["#8C6A48"])
    there.polygon([(-16, -14), (12, -13), (14, 4), (-18, 4)], light.tone, "outline", 1.6)
    rider(there, -2, -12, light.tone)
    for x, y in ((-76, 20), (-82, 32), (-70, 40)):
        c.line([(x, y), (x + 16, y)], c.theme.mix(light.sky, "white", 0.6), 2)


def veteran_captain(c: Canvas, light: Light) -> None:
    sun(c, light, 0, -8, 40)
    hills(c, light, 26)
    for x in (-64, -50, 56, 70):
        spear(c, x, 50, -18)
    bust(c, light.tone, "#8C8276")
    helmet(c, IRON)
    c.line([(9, -3), (14, 6)], c.theme.dark(SKIN, 0.5), 1.6)
    c.polygon(rectangle(-40, 30, 80, 5), "brass", "outline", 1.2)


def forced_march(c: Canvas, light: Light) -> None:
    hills(c, light, 0)
    road = [*path_through((-20, 60), (-8, 30), (30, 12), (18, -4)),
            *path_through((24, -4), (44, 12), (22, 34), (40, 60))]  # fmt: skip
    c.polygon(road, c.theme.mix(light.sky, CREAM, 0.75), "outline", 1.2)
    for i, (x, y) in enumerate(((20, 2), (30, 12), (16, 26), (10, 46))):
        s = 0.5 + i * 0.22
        cloak = [(x - 9 * s, y), (x - 6 * s, y - 18 * s), (x + 6 * s, y - 18 * s), (x + 9 * s, y)]
        c.polygon(spline(cloak, 5), light.tone, "outline", 1.3)
        c.disc((x, y - 23 * s), 5.6 * s, SKIN, "outline", 1.2)
        spear(c, x + 10 * s, y + 2, y - 30 * s, 1.6)
    for y in (-28, 0, 28):
        way = [(-74.0, float(y)), (-50.0, float(y))]
        arrow(c, way, "outline", 8)
        c.line([*way[:1], (-54.0, float(y))], "now", 4)


PICTURES = {
    "campaign": campaign,
    "infantry": infantry,
    "siege_engines": siege_engines,
    "cavalry": cavalry,
    "veteran_captain": veteran_captain,
    "forced_march": forced_march,
}
