"""The town's wall with its round towers and the gate to the river."""

from itertools import pairwise

from render.canvas import Canvas
from render.games.architects.houses import SLATE, cast, ink
from render.games.architects.towers import battlements, stones
from render.paths import arc, arch, lerp, rectangle

STONE = "#C4BBA8"

NODES = (
    (12, 452), (242, 441), (344, 438), (512, 440), (650, 444), (826, 438), (970, 440),
    (1130, 440), (1274, 436), (1588, 438),
)  # fmt: skip
GATE = 5


def wall(c: Canvas) -> None:
    if not c.shows((0, 370, 1600, 470)):
        return
    for i, ((x0, y0), (x1, y1)) in enumerate(pairwise(NODES)):
        _stretch(c, (x0, y0), (x1, y1), i)
    for i, (x, y) in enumerate(NODES[1:-1], 1):
        if i == GATE:
            _gate(c, x, y + 4)
        else:
            drum(c, (x, y + 4), (15, 44), SLATE if i % 2 else "#8E7A68")


def _stretch(c: Canvas, a: tuple[float, float], b: tuple[float, float], seed: int) -> None:
    high, (x0, y0), (x1, y1) = 30, a, b
    cast(c, [(x0, y0), (x1, y1), (x1, y1 + 9), (x0, y0 + 9)])
    c.polygon(
        [(x0, y0), (x1, y1), (x1, y1 - high), (x0, y0 - high)],
        c.theme.dark(STONE, 0.08),
        ink(c),
        1.3,
    )
    stones(c, (x0, min(y0, y1) - high + 2, x1, min(y0, y1)), STONE, seed)
    c.polygon(
        [(x0, y0 - high), (x1, y1 - high), (x1 + 3, y1 - high - 6), (x0 + 3, y0 - high - 6)],
        c.theme.light(STONE, 0.35),
        ink(c),
        1,
    )
    n = int((x1 - x0) / 13)
    for i in range(n):
        x, y = lerp((x0, y0 - high - 5), (x1, y1 - high - 5), (i + 0.2) / n)
        c.polygon(rectangle(x, y - 8, 7, 8), c.theme.light(STONE, 0.1), ink(c), 1)
        c.line([(x + 7, y), (x + 7, y - 8)], c.theme.dark(STONE, 0.4), 1.5)


def drum(c: Canvas, at: tuple[float, float], size: tuple[float, float], roof: str) -> None:
    """A round tower under a cone, standing on its point."""
    (x, y), (r, h) = at, size
    cast(
        c,
        [
            (x - r + 6, y),
            (x + r, y - 3),
            (x + r + h * 0.34, y),
            (x + r + h * 0.3, y + 7),
            (x, y + r * 0.4),
        ],
    )
    body = [(x - r, y - h), *arc(x, y, r, r * 0.32, (180, 0), 12), (x + r, y - h)]
    c.polygon(body, STONE)
    c.polygon([(max(x + r * 0.3, px), py) for px, py in body], c.theme.dark(STONE, 0.24))
    stones(c, (x - r * 0.8, y - h + 4, x + r * 0.7, y - 2), STONE, int(x))
    c.outline(body, ink(c), 1.4)
    c.polygon(arch(x - 1, y - h * 0.45, 2.2, 8), "#3F372E")
    k = r + 5
    peak = (x, y - h - r * 2.1)
    eave = arc(x, y - h, k, k * 0.36, (180, 0), 20)
    c.polygon([*eave, peak], roof)
    c.polygon([*arc(x, y - h, k, k * 0.36, (70, 0), 8), peak], c.theme.dark(roof, 0.3))
    for t in (0.3, 0.6):
        c.line([lerp(p, peak, t) for p in eave], c.theme.dark(roof, 0.4), 0.8)
    c.outline([*eave, peak], ink(c), 1.4)


def _gate(c: Canvas, x: float, y: float) -> None:
    c.polygon(rectangle(x - 22, y - 52, 44, 52), c.theme.light(STONE, 0.08), ink(c), 1.4)
    stones(c, (x - 22, y - 50, x + 22, y - 30), STONE, 4)
    c.polygon(arch(x, y, 12, 20), "#4A4038", ink(c), 1.4)
    for dx in (-7, 0, 7):
        c.line([(x + dx, y - 30 + abs(dx)), (x + dx, y - 12)], "#8E9296", 1.2)
    battlements(c, x - 20, x + 20, y - 51, STONE)
    for way in (-1, 1):
        drum(c, (x + way * 30, y + 4), (14, 54), SLATE)
