"""Trees, rocks, hills, water and the small things that lie about in a town."""

import math
import random
from collections.abc import Sequence

from render.canvas import Canvas
from render.games.architects.art.houses import ACROSS, UP, cast, ink
from render.paths import Box, Path, Point, distance, ellipse, lerp, rectangle, span_at, spline
from render.theme import Paint

WATER, BANK = "#A9C3C0", "#5F8689"


def conifer(c: Canvas, x: float, y: float, h: float, seed: int) -> None:
    leaf = c.theme.mix("#5F7549", "#7F9463", random.Random(seed).random())
    cast(c, ellipse(x + h * 0.16, y, h * 0.32, h * 0.09, 14))
    c.line([(x, y), (x, y - h * 0.2)], "#5A4128", max(1.6, h * 0.06))
    for low, share in ((0.12, 1.0), (0.38, 0.74), (0.62, 0.48)):
        foot, top, half = y - h * low, y - h * min(1, low + 0.42), h * 0.25 * share
        left = [(x - half, foot), (x - half * 0.35, foot - h * 0.09)]
        right = [(x + half * 0.35, foot - h * 0.09), (x + half, foot)]
        c.polygon([*left, (x, top), *right, (x, foot + h * 0.03)], leaf)
        c.polygon([(x, top), *right, (x, foot + h * 0.03)], c.theme.dark(leaf, 0.26))
        c.outline([*left, (x, top), *right, (x, foot + h * 0.03)], c.theme.dark(leaf, 0.62), 1)


def oak(c: Canvas, x: float, y: float, h: float, seed: int) -> None:
    dice = random.Random(seed)
    leaf = c.theme.mix("#7F9259", "#A3A568", dice.random())
    cast(c, ellipse(x + h * 0.2, y, h * 0.4, h * 0.11, 14))
    c.line([(x, y), (x, y - h * 0.4)], "#5A4128", max(2, h * 0.09))
    balls = [(x, y - h * 0.64, h * 0.26)]
    for i in range(6):
        turn = i * 1.05 + dice.random() * 0.3
        balls.append(
            (
                x + h * 0.3 * math.cos(turn),
                y - h * 0.62 + h * 0.23 * math.sin(turn),
                h * dice.uniform(0.17, 0.21),
            )
        )
    for shift, grow, tone in (
        (0.0, 1.2, c.theme.dark(leaf, 0.6)),
        (0.0, 0.0, c.theme.dark(leaf, 0.16)),
        (0.22, -0.26, leaf),
    ):
        for bx, by, r in balls:
            size = r + grow if grow > 0 else r * (1 + grow)
            c.disc((bx - r * shift, by - r * shift), size, tone)


def tuft(c: Canvas, x: float, y: float, paint: Paint) -> None:
    for dx, h in ((-3, 4), (0, 6.5), (3, 4.5)):
        c.line([(x, y), (x + dx, y - h)], paint, 0.9)


def mountain(c: Canvas, ridge: Sequence[Point], base: float, stone: Paint, seed: int) -> None:
    """Draw a ridge from left to right; each peak is lit on its left flank."""
    stone = c.theme[stone]
    c.polygon([*ridge, (ridge[-1][0], base), (ridge[0][0], base)], stone)
    dice = random.Random(seed)
    for before, peak, after in zip(ridge, ridge[1:], ridge[2:], strict=False):
        if before[1] > peak[1] < after[1]:
            deep = min(base - peak[1], (after[1] - peak[1]) * 1.3 + 14)
            rib = [
                peak,
                *(
                    (
                        peak[0] + (after[0] - peak[0]) * 0.2 * t + dice.uniform(-4, 5),
                        peak[1] + deep * t,
                    )
                    for t in (0.3, 0.6, 1.0)
                ),
            ]
            hatch(c, [*rib, after], stone)
            c.line(rib, ink(c), 1.2)
            for _ in range(3):
                x, y = lerp(peak, before, dice.uniform(0.2, 0.7))
                c.line(
                    [(x, y + 3), (x - dice.uniform(3, 7), y + dice.uniform(10, 20))],
                    c.theme.dark(stone, 0.35),
                    1,
                )
    c.line(ridge, ink(c), 1.7)


def hatch(c: Canvas, flank: Sequence[Point], stone: Paint, gap: float = 5) -> None:
    """Shade a flank: darker, with slanting strokes."""
    c.polygon(flank, c.theme.dark(stone, 0.24))
    top, low = min(y for _, y in flank), max(y for _, y in flank)
    y = top + gap
    while y < low:
        if span := span_at(flank, y):
            c.line(
                [(span[0] + 1, y), (max(span[0] + 1, span[1] - 2), y - 2)],
                c.theme.dark(stone, 0.46),
                0.8,
            )
        y += gap


def block(c: Canvas, x: float, y: float, size: tuple[float, float, float], stone: Paint) -> None:
    """Draw a cuboid of width, height, depth; (x, y) is the front's lower left corner."""
    (w, h, deep), stone = size, c.theme[stone]
    dx, dy = deep * ACROSS, deep * UP
    cast(c, [(x + 2, y + 1), (x + w + dx + 6, y - dy + 3), (x + w + 7, y + 3)])
    c.polygon(
        [(x + w, y), (x + w + dx, y - dy), (x + w + dx, y - dy - h), (x + w, y - h)],
        c.theme.dark(stone, 0.32),
        ink(c),
        1.1,
    )
    c.polygon(
        [(x, y - h), (x + w, y - h), (x + w + dx, y - dy - h), (x + dx, y - dy - h)],
        c.theme.light(stone, 0.4),
        ink(c),
        1.1,
    )
    c.polygon(rectangle(x, y - h, w, h), stone, ink(c), 1.2)


def crate(c: Canvas, x: float, y: float, s: float = 16) -> None:
    block(c, x, y, (s, s * 0.8, s * 0.6), "#B58A58")
    c.line([(x + 2, y - 2), (x + s - 2, y - s * 0.8 + 2)], c.theme.dark("#B58A58", 0.45), 1)


def barrel(c: Canvas, x: float, y: float, h: float = 17) -> None:
    w, wood = h * 0.4, c.theme["#9A6E42"]
    cast(c, ellipse(x + 4, y, w * 1.4, 3.5, 12))
    left = spline([(x - w * 0.8, y), (x - w * 1.1, y - h / 2), (x - w * 0.8, y - h)])
    body = left + [(2 * x - px, py) for px, py in reversed(left)]
    c.polygon(body, wood, ink(c), 1.2)
    c.polygon([(max(x + w * 0.2, px), py) for px, py in body], c.theme.dark(wood, 0.28))
    for share in (0.25, 0.75):
        c.line([(x - w, y - h * share), (x + w, y - h * share)], "#3A2E22", 1.3)
    c.disc((x, y - h), (w * 0.8, w * 0.32), c.theme.light(wood, 0.3), ink(c), 1)


def stall(c: Canvas, x: float, y: float, size: Point, cloth: Paint) -> None:
    """Draw a counter under a striped awning, from its lower left corner."""
    (w, h), dx, dy = size, 12.0, 8.0
    cast(
        c,
        [
            (x, y + 1),
            (x + w + dx, y - dy + 2),
            (x + w + dx + 10, y + 2),
            (x + w + 8, y + 6),
            (x + 6, y + 5),
        ],
    )
    for px, py in ((x + dx, y - dy), (x + w + dx, y - dy), (x, y), (x + w, y)):
        c.line([(px, py), (px, py - h)], "#73533A", 1.9)
    block(c, x, y, (w, h * 0.34, 18), "#B58A58")
    stripes = max(3, int(w / 10))
    left, right = (x - 5, y - h + 6), (x + w + 3, y - h + 6)
    far_left, far_right = (x + dx - 2, y - h - dy - 6), (x + w + dx + 2, y - h - dy - 6)
    for i in range(stripes):
        tone = c.theme[cloth if i % 2 == 0 else "#F8F1DF"]
        a, b = lerp(left, right, i / stripes), lerp(left, right, (i + 1) / stripes)
        c.polygon(
            [
                a,
                b,
                lerp(far_left, far_right, (i + 1) / stripes),
                lerp(far_left, far_right, i / stripes),
            ],
            tone,
        )
        hem = [
            (a[0] + (b[0] - a[0]) * t, a[1] + 5 * math.sin(math.pi * t))
            for t in (0, 0.25, 0.5, 0.75, 1)
        ]
        c.polygon(hem, c.theme.dark(tone, 0.12), ink(c), 0.8)
    c.outline([left, right, far_right, far_left], ink(c), 1.2)


def tent(c: Canvas, x: float, y: float, size: Point, cloth: Paint) -> None:
    (w, h), cloth = size, c.theme[cloth]
    peak = (x + w * 0.45, y - h)
    cast(c, [(x, y + 1), (x + w, y + 1), (x + w * 1.3, y + 4), (x + w * 0.4, y + 6)])
    c.polygon([(x + w * 0.62, y + 3), (x + w, y - 5), peak], c.theme.dark(cloth, 0.35), ink(c), 1.3)
    c.polygon([(x, y), (x + w * 0.62, y + 3), peak], cloth, ink(c), 1.3)
    c.polygon([(x + w * 0.22, y + 1), (x + w * 0.42, y + 2), peak], c.theme.dark(cloth, 0.7))
    c.line([peak, (peak[0], peak[1] - 7)], ink(c), 1.5)


def fountain(c: Canvas, x: float, y: float, k: float = 1.0) -> None:
    at, stone = c.at(x, y, k), "#C4BBA8"
    cast(at, ellipse(6, 4, 34, 12))
    at.disc((0, 0), (30, 13), stone, ink(c), 1.3)
    at.disc((0, -5), (30, 13), c.theme.light(stone, 0.3), ink(c), 1.2)
    at.disc((0, -5), (24, 9.5), WATER, ink(c), 1)
    at.polygon([(-4, -4), (4, -4), (3, -32), (-3, -32)], stone, ink(c), 1.2)
    at.disc((0, -24), (12, 5), c.theme.light(stone, 0.2), ink(c), 1.1)
    at.disc((0, -35), 5, "#C39A3D", ink(c), 1.1)
    for way in (-1, 1):
        at.line(
            spline([(way * 2, -31), (way * 10, -30), (way * 15, -8)]), c.theme.light(BANK, 0.4), 1.4
        )


def boat(c: Canvas, x: float, y: float, k: float = 1.0) -> None:
    at = c.at(x, y, k)
    at.line([(20, -4), (20, -40)], ink(c), 1.8)
    at.polygon(
        [(21, -39), *spline([(21, -39), (41, -25), (37, -8)]), (21, -8)], "#F8F1DF", ink(c), 1.2
    )
    at.polygon([(0, -8), (7, 3), (35, 3), (44, -9), (36, -4), (8, -4)], "#86603C", ink(c), 1.2)


def ripples(c: Canvas, box: Box, n: int, seed: int) -> None:
    dice, (x0, y0, x1, y1) = random.Random(seed), box
    for _ in range(n):
        x, y = dice.uniform(x0, x1), dice.uniform(y0, y1)
        c.line(
            [(x - 7, y), (x - 2, y - 1.6), (x + 3, y), (x + 8, y - 1)], c.theme.light(BANK, 0.15), 1
        )


def along(path: Sequence[Point], widths: tuple[float, float]) -> Path:
    """Return a band that follows the path, from its first width to its second."""
    left: Path = []
    right: Path = []
    for i, (x, y) in enumerate(path):
        a, b = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        long = distance(a, b) or 1
        grown = min(1.0, 3 * i / len(path))
        half = (widths[0] + (widths[1] - widths[0]) * grown) / 2
        nx, ny = (b[1] - a[1]) / long * half, (a[0] - b[0]) / long * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]
