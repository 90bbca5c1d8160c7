"""Towers, battlements, the stones they are built of, and the town's wall with its gate."""

import random
from itertools import pairwise

from render.canvas import Canvas
from render.games.architects.art.houses import SLATE, cast, ink
from render.paths import Point, arc, arch, lerp, rectangle
from render.theme import Paint

STONE = "#C4BBA8"

NODES = (
    (12, 452), (242, 441), (344, 438), (512, 440), (650, 444), (826, 438), (970, 440),
    (1130, 440), (1274, 436), (1588, 438),
)  # fmt: skip
GATE = 5


def tower(
    c: Canvas, x: float, y: float, size: Point, stone: Paint, roof: Paint | None = None
) -> Point:
    """Draw a square tower from its lower left corner, battlemented or roofed; return its top."""
    w, h = size
    dx, dy = w * 0.45, w * 0.3
    stone = c.theme[stone]
    cast(
        c,
        [
            (x + 4, y),
            (x + w + dx, y - dy),
            (x + w + dx + h * 0.3, y - dy + 4),
            (x + w + h * 0.3, y + 5),
        ],
    )
    c.polygon(
        [(x + w, y), (x + w + dx, y - dy), (x + w + dx, y - dy - h), (x + w, y - h)],
        c.theme.dark(stone, 0.28),
        ink(c),
        1.3,
    )
    c.polygon(rectangle(x, y - h, w, h), stone, ink(c), 1.4)
    stones(c, (x, y - h, x + w, y), stone, int(x))
    c.polygon(arch(x + w / 2, y - h * 0.45, 2.2, 8), "#3F372E")
    if roof is not None:
        return _hood(c, (x, y - h), w, roof)
    battlements(c, x + dx - 3, x + w + dx + 3, y - h - dy, c.theme.dark(stone, 0.12))
    battlements(c, x - 3, x + w + 3, y - h, stone)
    return (x + w / 2 + dx / 2, y - h - dy / 2 - 6)


def _hood(c: Canvas, eave: Point, w: float, roof: Paint) -> Point:
    """Draw a pointed roof over the left end of its eave; return its peak."""
    (x, y), dx, dy = eave, w * 0.45, w * 0.3
    peak = (x + w / 2 + dx / 2, y - w * 1.15)
    left, right = (x - 4, y), (x + w + 3, y)
    shady = c.theme.dark(roof, 0.3)
    c.polygon([right, (x + w + dx + 3, y - dy), peak], shady, ink(c), 1.3)
    c.polygon([left, right, peak], roof, ink(c), 1.3)
    for t in (0.25, 0.5, 0.75):
        c.line([lerp(left, peak, t), lerp(right, peak, t)], c.theme.dark(roof, 0.4), 0.8)
    return peak


def battlements(c: Canvas, x0: float, x1: float, y: float, stone: Paint, size: float = 7) -> None:
    n = max(2, int((x1 - x0) / (size * 1.7)))
    step = (x1 - x0 - size) / (n - 1)
    c.polygon(rectangle(x0, y - 3, x1 - x0, 5), c.theme.light(stone, 0.2), ink(c), 1)
    for i in range(n):
        at = x0 + i * step
        c.polygon(
            [
                (at + size, y - 2),
                (at + size + 3, y - 4),
                (at + size + 3, y - size - 4),
                (at + size, y - size - 2),
            ],
            c.theme.dark(stone, 0.3),
            ink(c),
            0.9,
        )
        c.polygon(rectangle(at, y - size - 2, size, size), c.theme.light(stone, 0.12), ink(c), 1)


def stones(
    c: Canvas, box: tuple[float, float, float, float], stone: Paint, seed: int, row: float = 7
) -> None:
    """Draw a few joints, enough to show that a wall is of stone."""
    dice, (x0, y0, x1, y1) = random.Random(seed), box
    joint = c.theme.dark(stone, 0.34)
    y = y0 + row
    while y < y1 - 1:
        x = x0 + dice.uniform(1, 9)
        while x < x1 - 5:
            long = dice.uniform(5, 11)
            if dice.random() < 0.5:
                c.line([(x, y), (min(x1 - 1, x + long), y)], joint, 0.8)
                c.line([(x, y), (x, min(y1 - 1, y + row))], joint, 0.8)
            x += long + dice.uniform(1, 5)
        y += row


def pennon(c: Canvas, x: float, y: float, high: float, fill: Paint = "#C39A3D") -> None:
    c.line([(x, y), (x, y - high)], ink(c), 1.6)
    cloth = [
        (x, y - high),
        (x + 22, y - high + 4),
        (x + 14, y - high + 6.5),
        (x + 22, y - high + 10),
        (x, y - high + 12),
    ]
    c.polygon(cloth, fill, ink(c), 1.1)


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
    """Draw a round tower under a cone, standing on its point."""
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
