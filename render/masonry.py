"""Stone: walls, towers and gates, lit from the upper left and built up from their foot."""

import math
import random
from collections.abc import Sequence

from render.canvas import Canvas
from render.paths import (
    Path,
    Point,
    arc,
    arch,
    distance,
    ellipse,
    hull,
    lerp,
    rectangle,
    shifted,
    span_at,
)  # fmt: skip
from render.theme import Paint

TOP, FACE, SHADE, JOINT, RIDGE = "#E2D2AB", "#C9B387", "#A98F61", "#8D744B", "#5C4729"
DOOR = "#3B2C1B"


def courses(c: Canvas, outline: Sequence[Point], step: float, seed: int, w: float = 0.8) -> None:
    """Draw rows of dressed stone inside a convex outline, the joints staggered."""
    dice = random.Random(seed)
    top, low = min(y for _, y in outline), max(y for _, y in outline)
    rows = int((low - top) / step) + 1
    for row in range(rows):
        y0, y1 = top + row * step, min(low, top + (row + 1) * step)
        if row and (span := span_at(outline, y0)):
            c.line([(span[0], y0), (span[1], y0)], JOINT, w)
        if span := span_at(outline, (y0 + y1) / 2):
            _joints(c, span, (y0, y1), step * (0.9 if row % 2 else 1.6), dice)


def _joints(
    c: Canvas, span: Point, between: Point, first: float, dice: random.Random, w: float = 0.8
) -> None:
    step, x = between[1] - between[0], span[0] + first
    while x < span[1] - 2:
        if dice.random() < 0.86:
            c.line([(x, between[0] + 0.5), (x, between[1] - 0.5)], JOINT, w)
        x += max(4, step) * dice.uniform(1.5, 2.3)


def slit(c: Canvas, x: float, low: float, half: float = 3, rise: float = 9) -> None:
    c.polygon(arch(x, low, half, rise), "window" if c.theme.name == "dark" else "#4A3823")


def wall(c: Canvas, a: Point, b: Point, seed: int, *, thick: float = 12, high: float = 26) -> None:
    """Draw a wall from a to b, with its face, its walk and merlons on both rims."""
    length = distance(a, b)
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    near, far = ((-uy, ux), (uy, -ux)) if ux > 0 or (ux == 0 and uy < 0) else ((uy, -ux), (-uy, ux))
    walk = [shifted([p], n[0] * thick, n[1] * thick)[0] for p, n in
            ((a, near), (b, near), (b, far), (a, far))]  # fmt: skip
    body = hull(walk + shifted(walk, 0, high))
    c.shadow(body, (5, 8), 6, 0.38)
    c.polygon(body, FACE if abs(ux) > 0.5 else SHADE)
    if abs(ux) > 0.3:
        _face(c, walk[0], walk[1], high, seed)
    c.outline(body, "outline", 1.7)
    c.polygon(walk, TOP, "outline", 1.3)
    c.line([a, b], c.theme.mix(TOP, JOINT, 0.35), 1)
    for n in (far, near):
        _merlons(c, a, (ux, uy), (n[0] * (thick - 2.6), n[1] * (thick - 2.6)), length)


def _face(c: Canvas, a: Point, b: Point, high: float, seed: int) -> None:
    a, b = sorted((a, b))
    dice, rows, length = random.Random(seed), 3, distance(a, b)
    for row in range(rows):
        y = high * row / rows
        if row:
            c.line([(a[0], a[1] + y), (b[0], b[1] + y)], JOINT, 0.8)
        u = dice.uniform(6, 14) + (7 if row % 2 else 0)
        while u < length - 3:
            x, at = lerp(a, b, u / length)
            c.line([(x, at + y), (x, at + y + high / rows)], JOINT, 0.8)
            u += dice.uniform(12, 19)


def _merlons(c: Canvas, start: Point, along: Point, off: Point, length: float) -> None:
    (ux, uy), size = along, distance((0, 0), off)
    nx, ny = off[0] / size * 2.8, off[1] / size * 2.8
    u = 8.0
    while u < length - 6:
        x, y = start[0] + ux * u + off[0], start[1] + uy * u + off[1]
        hx, hy = ux * 4.6, uy * 4.6
        corners = (
            (-hx - nx, -hy - ny),
            (hx - nx, hy - ny),
            (hx + nx, hy + ny),
            (-hx + nx, -hy + ny),
        )
        foot = [(x + dx, y + dy) for dx, dy in corners]
        c.polygon(hull(foot + shifted(foot, 0, -7)), FACE, RIDGE, 1)
        c.polygon(shifted(foot, 0, -7), c.theme.light(TOP, 0.15), RIDGE, 0.8)
        u += 15


def round_tower(c: Canvas, x: float, y: float, r: float = 23, high: float = 42) -> None:
    flat = r * 0.62

    def drum(a: float, b: float) -> Path:
        return arc(x, y, r, flat, (a, b), 14) + arc(x, y - high, r, flat, (b, a), 14)

    c.shadow(ellipse(x, y, r, flat), (7, 7), 6, 0.42)
    c.polygon(arc(x, y, r, flat, (0, 180)) + arc(x, y - high, r, flat, (180, 360)), FACE)
    c.polygon(drum(0, 70), SHADE)
    c.polygon(drum(120, 180), c.theme.light(FACE, 0.28))
    for row in range(1, 5):
        _ring(c, (x, y - high + high * row / 5), (r, flat), high / 5, odd=bool(row % 2))
    c.outline(arc(x, y, r, flat, (0, 180)) + arc(x, y - high, r, flat, (180, 360)), "outline", 1.8)
    slit(c, x, y + flat - high * 0.36)
    _crown(c, x, y - high, r + 4)


def _ring(c: Canvas, centre: Point, radii: Point, step: float, *, odd: bool) -> None:
    c.line(arc(*centre, *radii, (4, 176), 18), JOINT, 0.8)
    for i in range(6):
        angle = 18 + i * 26 + (13 if odd else 0)
        if angle < 172:
            x, y = arc(*centre, *radii, (angle, angle), 1)[0]
            c.line([(x, y), (x, y + step)], JOINT, 0.8)


def _crown(c: Canvas, x: float, y: float, r: float) -> None:
    flat = r * 0.62
    c.polygon(
        arc(x, y, r, flat, (0, 180)) + arc(x, y - 7, r, flat, (180, 360)), FACE, "outline", 1.6
    )

    def merlon(angle: float) -> None:
        mx = x + r * 0.9 * math.cos(math.radians(angle))
        my = y - 7 + flat * 0.9 * math.sin(math.radians(angle))
        lit = c.theme.light(TOP, 0.2) if mx < x + r * 0.3 else FACE
        c.polygon(rectangle(mx - 4.2, my - 8, 8.4, 9), lit, "outline", 1.1)

    for angle in (205, 237, 270, 303, 335):
        merlon(angle)
    c.disc((x, y - 7), (r - 2, flat - 2), c.theme.dark(SHADE, 0.25), "outline", 1.2)
    for angle in (0, 180, 152, 28, 121, 59, 90):
        merlon(angle)


def square_tower(
    c: Canvas, x: float, y: float, w: float, high: float, *, seed: int, gate: float = 0.0
) -> None:
    """Draw a tower from the front; `gate` is the height of its gateway as a share of the tower."""
    left, deep = x - w / 2, 16
    c.shadow(rectangle(left, y - deep, w, deep), (7, 7), 6, 0.42)
    face = rectangle(left, y - high, w, high)
    c.polygon(face, FACE)
    c.polygon(rectangle(left + w * 0.72, y - high, w * 0.28, high), c.theme.mix(FACE, SHADE, 0.6))
    courses(c, face, 8, seed)
    c.outline(face, "outline", 1.8)
    _parapet(c, left - 4, y - high - deep, w + 8, -6, TOP)
    c.polygon(
        rectangle(left - 4, y - high - deep, w + 8, deep), c.theme.dark(SHADE, 0.25), "outline", 1.4
    )
    c.polygon(rectangle(left - 4, y - high - 5, w + 8, 10), FACE, "outline", 1.4)
    _parapet(c, left - 4, y - high - 3, w + 8, -10, TOP)
    if gate:
        gateway(c, x, y, w * 0.27, high * gate)
    else:
        slit(c, x, y - high * 0.45, 3, high * 0.2)


def _parapet(c: Canvas, x: float, y: float, w: float, rise: float, fill: Paint) -> None:
    n = int(w / 11)
    for i in range(n):
        at = x + (i + 0.5) * w / n
        c.polygon(
            rectangle(at - 3.8, y + rise, 7.6, -rise + 1), c.theme.light(fill, 0.2), "outline", 1.1
        )


def gateway(c: Canvas, x: float, y: float, half: float, rise: float) -> None:
    c.polygon(arch(x, y, half + 4, rise), c.theme.light(TOP, 0.1), "outline", 1.2)
    c.polygon(arch(x, y, half, rise), DOOR, "outline", 1.2)
    for i in range(1, 4):
        at = x - half + half * i / 2
        c.line([(at, y - 1), (at, y - rise - half * 0.7)], "#7D6238", 1.4)
    for i in (1, 2):
        c.line([(x - half, y - rise * i * 0.45), (x + half, y - rise * i * 0.45)], "#7D6238", 1.2)


def flag(c: Canvas, x: float, y: float, fill: Paint = "gold", high: float = 30) -> None:
    c.line([(x, y), (x, y - high)], "outline", 1.8)
    cloth = [(x, y - high), (x + 20, y - high + 5), (x, y - high + 11)]
    c.polygon(cloth, fill, "outline", 1.2)
