"""Pictures of the Nomad's cards."""

from render.canvas import Canvas
from render.games.crescent_moon.art.brush import moon, spline, star
from render.games.crescent_moon.art.growth import palm
from render.games.crescent_moon.art.vignettes import (
    CREAM,
    SKIN,
    WOOD,
    Light,
    bust,
    camel,
    hills,
    night,
    path_through,
    rider,
    sun,
    tent,
)  # fmt: skip
from render.paths import Path, rectangle

HIDE = "#C79A5E"
VEIL: Path = [
    (-26, -20), (-31, 4), (-36, 30), (-20, 36), (0, 30), (20, 36), (36, 30), (31, 4), (26, -20),
    (14, -36), (0, -40), (-14, -36),
]  # fmt: skip
HOOD: Path = [
    (-19, -8), (-22, -22), (-14, -35), (0, -39), (14, -35), (22, -22), (19, -8), (10, -17),
    (0, -19), (-10, -17),
]  # fmt: skip


def elder(c: Canvas, light: Light) -> None:
    sun(c, light, 0, -8, 40)
    hills(c, light, 20)
    for x in (-60, 60):
        tent(c, x, 42, 1.0, c.theme.mix(light.tone, "black", 0.3))
    c.polygon(spline(VEIL, 6, closed=True), CREAM, "outline", 2)
    bust(c, c.theme.mix(light.tone, "black", 0.25), "#E9E3D6")
    c.polygon(spline(HOOD, 6, closed=True), CREAM, "outline", 1.8)
    band = path_through((-21, -20), (-10, -27), (0, -29), (10, -27), (21, -20))
    c.line(band, "outline", 5.4)
    c.line(band, light.tone, 3)


def ships(c: Canvas, light: Light) -> None:
    sun(c, light, -40, -20, 18)
    c.polygon(rectangle(-110, 18, 220, 50), "#6AA0AE")
    for y, off in ((25, 0), (34, 8), (43, 3)):
        for x in range(-106 + off, 110, 18):
            c.line(spline([(x, y), (x + 4.5, y - 2.5), (x + 9, y)], 4), "#C9E2E2", 1.5)
    hull = [*path_through((-46, 8), (-36, 14), (-4, 17), (28, 14), (54, 2)),
            *path_through((54, 2), (38, 24), (26, 30), (-26, 30), (-38, 22), (-46, 8))]  # fmt: skip
    c.polygon(hull, "#8A5A30", "outline", 2)
    c.line(path_through((-41, 16), (-4, 22), (40, 15)), "brass", 2)
    c.line([(-4, 17), (2, -40)], "outline", 3)
    c.line([(-30, 14), (-28, -16)], "outline", 2.4)
    sail = [
        (-22, 6),
        *path_through((-22, 6), (-14, -24), (20, -46)),
        *path_through((20, -46), (34, -18), (36, 8)),
    ]
    c.polygon(sail, CREAM, "outline", 2)
    for a, b in (((-14, -8), (32, -14)), ((-4, -26), (27, -30))):
        c.line([a, b], light.tone, 3.4)
    mizzen = [(-46, 4), *path_through((-46, 4), (-40, -14), (-22, -26)), (-16, -8), (-20, 2)]
    c.polygon(mizzen, c.theme.mix(CREAM, light.tone, 0.4), "outline", 1.8)


def camel_riders(c: Canvas, light: Light) -> None:
    sun(c, light, 34, -18, 24)
    hills(c, light, 28)
    there = c.at(-6, 13, 0.84)
    camel(there, c.theme[HIDE])
    rug = [(-20, -14), (-14, -25), (-4, -32), (6, -25), (14, -12), (16, 4), (-20, 4)]
    there.polygon([(float(x), float(y)) for x, y in rug], "red", "outline", 1.6)
    there.line([(-19, -3), (15, -3)], "brass", 2.4)
    rider(there, -3, -27, c.theme.dark(light.tone, 0.25))


def caravan(c: Canvas, light: Light) -> None:
    sun(c, light, 0, -20, 22)
    hills(c, light, 26)
    for x, k in ((-58, 0.5), (-4, 0.56), (54, 0.6)):
        there = c.at(x - 4, 26 - k * 10, k)
        camel(there, c.theme[HIDE])
        there.polygon(rectangle(-24, -22, 18, 26), light.tone, "outline", 2.4)
        there.polygon(rectangle(-6, -26, 20, 30), "red", "outline", 2.4)
        there.line([(-24, -10), (14, -10)], "brass", 2.4)
    c.line([(-36, 8), (-16, 12)], "outline", 1.3)
    c.line([(18, 6), (38, 10)], "outline", 1.3)


def guides(c: Canvas, light: Light) -> None:
    night(c, light)
    c.polygon(moon(-44, -20, 18, -25), c.theme.mix(light.sky, CREAM, 0.6))
    c.polygon(star(8, 11, 4.4, 44, -26), CREAM)
    dunes = path_through((-110, 30), (-60, 16), (-10, 30), (40, 14), (110, 28))
    c.polygon([*dunes, (110, 64), (-110, 64)], c.theme.mix(light.tone, "black", 0.25))
    palm(c, 66, 34, 46, 0.12)
    robe = spline([(-20, 60), (-16, 16), (-6, 4), (6, 4), (16, 16), (20, 60)], 6)
    c.polygon(robe, CREAM, "outline", 2)
    c.polygon(
        spline([(8, 10), (28, -2), (44, -14), (48, -10), (30, 8), (12, 22)], 5),
        CREAM,
        "outline",
        1.8,
    )
    c.disc((47, -13), 4, SKIN, "outline", 1.3)
    c.disc((0, -6), 10, SKIN, "outline", 1.6)
    c.polygon(
        spline([(-13, 6), (-13, -10), (0, -21), (13, -10), (12, 0), (5, -10), (-6, -10)], 6),
        CREAM,
        "outline",
        1.6,
    )
    c.line([(-22, 60), (-26, -14)], "outline", 4)
    c.line([(-22, 60), (-26, -13)], WOOD, 2)


PICTURES = {
    "elder": elder,
    "ships": ships,
    "camel_riders": camel_riders,
    "caravan": caravan,
    "guides": guides,
}
