"""Buildings that are no houses: arcades, columns, domes, walls, huts of their trade."""

import math
import random

from render.canvas import Canvas
from render.games.architects.art.houses import SLATE, ink
from render.games.architects.art.nature import WATER, block, ripples
from render.games.architects.art.towers import drum, stones
from render.paths import Path, arc, arch, ellipse, lerp, rectangle, spline

STONE = "#D3C6AA"


def backdrop(c: Canvas, kind: str, size: tuple[float, float]) -> None:
    """Draw sky and ground of a picture."""
    (w, h), (sky, far, near) = size, BACKDROPS[kind]
    c.polygon(rectangle(0, 0, w, h), sky)
    for y, paint in ((0.48, far), (0.6, near)):
        crest = spline(
            [(0, h * y), (w * 0.25, h * (y - 0.04)), (w * 0.6, h * (y + 0.03)), (w, h * (y - 0.03))]
        )
        c.polygon([*crest, (w, h), (0, h)], paint)
        c.line(crest, c.theme.dark(paint, 0.2), 0.8)
    if kind == "sea":
        ripples(c, (0, h * 0.64, w, h), 12, 4)


BACKDROPS = {
    "meadow": ("#D9DCC9", "#C5C79F", "#B4BA86"),
    "town": ("#DFDDCB", "#D3C8A8", "#DDCBA2"),
    "sea": ("#CDD5CB", "#B3CAC6", WATER),
    "dusk": ("#A79BA6", "#8D8090", "#84768A"),
    "rock": ("#D9DCC9", "#C2B89C", "#B7AB8C"),
}


def arcade(c: Canvas) -> None:
    """Draw an aqueduct that crosses the whole picture."""
    c.polygon([(0, 26), (170, 18), (170, 92), (0, 92)], STONE, ink(c), 1.3)
    stones(c, (2, 34, 168, 92), STONE, 4)
    for i in range(4):
        x = 24 + 42 * i
        c.polygon(arch(x, 94, 14, 42 - i), "#C2C6A0", ink(c), 1.2)
        c.polygon(
            [(x - 14, 94), (x - 14, 52 + i), (x - 7, 42 + i), (x - 7, 94)],
            c.theme.dark(STONE, 0.35),
        )
    c.polygon([(0, 20), (170, 12), (170, 18), (0, 26)], WATER, ink(c), 1.1)
    c.polygon([(0, 26), (170, 18), (170, 23), (0, 31)], c.theme.light(STONE, 0.4), ink(c), 1)


def temple(c: Canvas, x: float, y: float, w: float = 84, high: float = 40) -> None:
    """Draw a front of columns under a pediment, from its lower left corner."""
    stone = "#CFC5B2"
    c.polygon(
        [(x + w, y), (x + w + 18, y - 12), (x + w + 18, y - high - 12), (x + w, y - high)],
        c.theme.dark(stone, 0.3),
        ink(c),
        1.3,
    )
    c.polygon(
        [
            (x + w + 4, y - high),
            (x + w + 22, y - high - 12),
            (x + w / 2 + 18, y - high - 34),
            (x + w / 2, y - high - 22),
        ],
        SLATE,
        ink(c),
        1.2,
    )
    c.polygon(rectangle(x, y - high, w, high), stone, ink(c), 1.3)
    c.polygon(arch(x + w / 2, y, 8, 20), "#57483A", ink(c), 1.1)
    for i in range(4):
        at = x + w * (0.1 + 0.267 * i)
        c.polygon(
            rectangle(at - 4, y - high + 3, 8, high - 3), c.theme.light(stone, 0.4), ink(c), 1
        )
        c.line([(at + 1.5, y - high + 4), (at + 1.5, y - 2)], c.theme.dark(stone, 0.2), 1)
    c.polygon(
        [(x - 4, y - high), (x + w + 4, y - high), (x + w / 2, y - high - 22)],
        c.theme.light(stone, 0.25),
        ink(c),
        1.3,
    )
    c.disc((x + w / 2, y - high - 8), 5, "#E0B23A", ink(c), 1.1)


def statue(c: Canvas, x: float, y: float) -> None:
    """Draw a figure with a raised arm on a stepped plinth."""
    stone, bronze = "#DDD6C8", "#8FA08C"
    for i in range(3):
        half = 30 - 6 * i
        c.polygon(
            rectangle(x - half, y - 6 - 6 * i, half * 2, 6),
            c.theme.dark(stone, 0.04 * i),
            ink(c),
            1.1,
        )
    c.polygon(
        [(x - 12, y - 18), (x + 12, y - 18), (x + 10, y - 34), (x - 10, y - 34)], stone, ink(c), 1.1
    )
    body: Path = [
        (-8, 0),
        (-6, -14),
        (-9, -20),
        (-4, -26),
        (4, -26),
        (15, -36),
        (17, -32),
        (8, -19),
        (6, -13),
        (8, 0),
    ]
    c.polygon([(x + px, y - 34 + py) for px, py in body], bronze, ink(c), 1.1)
    c.disc((x, y - 65), (4.6, 5.2), bronze, ink(c), 1)
    c.line([(x + 16, y - 58), (x + 16, y - 82)], ink(c), 2)


def lighthouse(c: Canvas, x: float, y: float) -> None:
    shore = spline([(x - 56, 92), (x - 40, y - 4), (x, y - 12), (x + 36, y - 6), (x + 60, 92)])
    c.polygon([*shore, (x - 56, 92)], "#A9A28F", ink(c), 1.2)
    for low, high in ((-14.0, -2.0), (2.0, 16.0)):
        c.glaze([(x - 8, y - 48), (0, y - 50 + low), (0, y - 50 + high)], "#FFE9A0", 0.55, 1.5)
    drum(c, (x, y - 6), (12, 40), "#A06A50")
    c.disc((x, y - 48), 4.6, "#FFD964", ink(c), 1)


def dome(c: Canvas, x: float, y: float) -> None:
    """Draw an observatory: a drum under a dome with a slit."""
    c.polygon(rectangle(x - 30, y - 34, 60, 34), "#E2D9C2", ink(c), 1.3)
    stones(c, (x - 30, y - 34, x + 30, y), "#E2D9C2", 6)
    c.polygon(arch(x - 12, y, 6, 13), "#6B4A30", ink(c), 1.1)
    cap = arc(x, y - 34, 34, 32, (180, 360), 20)
    c.polygon(cap, "#8FA3A0", ink(c), 1.3)
    c.polygon([(px, py) for px, py in cap if px > x + 12], c.theme.dark("#8FA3A0", 0.25))
    c.polygon(
        [(x - 2, y - 64), (x + 8, y - 62), (x + 12, y - 38), (x + 2, y - 38)], "#2F2A28", ink(c), 1
    )
    c.line([(x + 4, y - 46), (x + 26, y - 70)], ink(c), 5)
    c.line([(x + 4, y - 46), (x + 26, y - 70)], "#C9A24A", 3)


def basin(c: Canvas, x: float, y: float) -> None:
    """Draw a reservoir: water in a kerb of stone."""
    c.disc((x, y), (62, 22), "#C4BBA8", ink(c), 1.4)
    c.disc((x, y - 4), (62, 22), c.theme.light("#C4BBA8", 0.3), ink(c), 1.2)
    c.disc((x, y - 4), (53, 17), WATER, ink(c), 1.1)
    ripples(c, (x - 36, y - 12, x + 34, y + 8), 7, 2)


def wellhead(c: Canvas, x: float, y: float) -> None:
    stone = "#C4BBA8"
    c.disc((x, y), (24, 9), stone, ink(c), 1.3)
    c.polygon([(x - 24, y), (x - 24, y - 18), (x + 24, y - 18), (x + 24, y)], stone)
    stones(c, (x - 23, y - 18, x + 23, y + 4), stone, 5)
    c.line([(x - 24, y), (x - 24, y - 18)], ink(c), 1.3)
    c.line([(x + 24, y), (x + 24, y - 18)], ink(c), 1.3)
    c.disc((x, y - 18), (24, 9), c.theme.light(stone, 0.3), ink(c), 1.2)
    c.disc((x, y - 18), (17, 6), "#5B7480", ink(c), 1)
    for way in (-1, 1):
        c.line([(x + way * 20, y - 18), (x + way * 20, y - 56)], ink(c), 4)
        c.line([(x + way * 20, y - 18), (x + way * 20, y - 56)], "#73533A", 2.2)
    c.polygon([(x - 32, y - 54), (x + 32, y - 54), (x, y - 78)], "#A06A50", ink(c), 1.3)
    c.line([(x, y - 54), (x, y - 30)], ink(c), 1.2)
    c.polygon(rectangle(x - 5, y - 32, 10, 9), "#9A6E42", ink(c), 1)


def treadwheel(c: Canvas, x: float, y: float) -> None:
    """Draw a crane with the wheel in which men walk."""
    beams = (
        ((x, y), (x, y - 66)),
        ((x - 22, y - 50), (x + 44, y - 74)),
        ((x - 18, y), (x, y - 40)),
    )
    for paint, w in ((ink(c), 6.0), ("#86664A", 4.0)):
        for a, b in beams:
            c.line([a, b], paint, w)
    c.outline(ellipse(x, y - 28, 19), ink(c), 5)
    c.outline(ellipse(x, y - 28, 19), "#A67C4B", 3)
    for i in range(6):
        k, s = math.cos(i * math.pi / 3), math.sin(i * math.pi / 3)
        c.line([(x, y - 28), (x + 19 * k, y - 28 + 19 * s)], ink(c), 1.4)
    c.line([(x + 42, y - 73), (x + 42, y - 28)], ink(c), 1.3)
    block(c, x + 30, y - 14, (24, 14, 12), "#CFC8B8")


def crosses(c: Canvas) -> None:
    dice = random.Random(2)
    for x, y in ((24, 66), (58, 70), (92, 64), (126, 70), (40, 86), (76, 88), (112, 86), (146, 88)):
        lean = dice.uniform(-3, 3)
        for a, b in (
            ((x, y), (x + lean, y - 26)),
            ((x - 9 + lean, y - 18), (x + 9 + lean, y - 18)),
        ):
            c.line([a, b], ink(c), 5)
            c.line([a, b], "#C4BBA8", 3)
        c.disc((x, y), (11, 3), "#8C8A62")


def stakes(c: Canvas, x0: float, x1: float, y: float) -> None:
    """Draw a palisade."""
    n = int((x1 - x0) / 9)
    for i in range(n):
        x = lerp((x0, 0), (x1, 0), i / n)[0]
        c.polygon(
            [(x, y), (x, y - 26), (x + 4, y - 32), (x + 8, y - 26), (x + 8, y)],
            "#9A7650",
            ink(c),
            1,
        )


def cave(c: Canvas, x: float, y: float) -> None:
    """Draw a pit or a hiding place in a bank of earth."""
    bank = spline([(x - 66, y), (x - 44, y - 36), (x - 6, y - 52), (x + 38, y - 38), (x + 66, y)])
    c.polygon(bank, "#B98D66", ink(c), 1.3)
    c.polygon(
        spline([(x + 8, y - 48), (x + 38, y - 38), (x + 66, y), (x + 30, y)]),
        c.theme.dark("#B98D66", 0.22),
    )
    c.polygon(arch(x - 6, y, 17, 16), "#33281F", ink(c), 1.3)
