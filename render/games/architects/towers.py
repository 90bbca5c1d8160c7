"""Towers, battlements and the stones they are built of."""

import random

from render.canvas import Canvas
from render.games.architects.houses import cast, ink
from render.paths import Point, arch, lerp, rectangle
from render.theme import Paint


def tower(
    c: Canvas, x: float, y: float, size: Point, stone: Paint, roof: Paint | None = None
) -> Point:
    """A square tower from its lower left corner, battlemented or with a pointed roof; its top."""
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
    """A pointed roof over the left end of its eave; its peak."""
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
    """Scattered joints: enough to say that a wall is of stone."""
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
