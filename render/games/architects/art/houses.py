"""Houses of the town in one oblique view: depth runs right and up, light comes from the left."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from render.canvas import Canvas
from render.colour import RGB
from render.paths import Path, Point, arch, distance, ellipse, lerp, rectangle

PLASTER, TIMBER, SLATE = "#EDE1C3", "#73533A", "#7C8588"
ROOFS = ("#B98263", "#AB7456", "#C29472", "#A06A50", "#C6AC78", "#9A8C7A")
ACROSS, UP = 0.62, 0.42
"""How far a unit of depth goes to the right and up."""


@dataclass(frozen=True)
class House:
    """A house's front (width and height), depth, the rise of its roof, and what it is made of."""

    w: float
    h: float
    deep: float = 26
    rise: float = 22
    wall: str = PLASTER
    roof: str | None = None
    timber: bool = True
    doors: tuple[float, ...] = (0.3,)
    windows: tuple[float, ...] = (0.68,)
    chimney: bool = False


def ink(c: Canvas) -> RGB:
    return c.theme.mix("#2B2118", "#8A6A40", 0.2)


def cast(c: Canvas, path: Sequence[Point]) -> None:
    """Draw the shadow on the ground to the right of something."""
    c.glaze(path, "shade", 0.3 * min(1.0, c.theme.shadow), 1.8)


def _cast_by_walls(c: Canvas, foot: Point, front: Point, back: Point) -> None:
    (x, y), (w, h), (dx, dy) = foot, front, back
    near, far = x + w, (x + w + dx, y - dy)
    cast(c, [(x + 4, y), (near, y), far, (far[0] + h * 0.4, far[1] + 3), (near + h * 0.4, y + 5)])


def house(c: Canvas, x: float, y: float, plan: House, seed: int = 1) -> None:
    """Draw a house whose ridge runs along the front; (x, y) is the front's lower left corner."""
    if not c.shows((x - 20, y - plan.h - plan.rise - 50, x + plan.w + plan.deep + 30, y + 20)):
        return
    dice, w, h = random.Random(seed + int(x) * 7 + int(y)), plan.w, plan.h
    dx, dy = plan.deep * ACROSS, plan.deep * UP
    roof = c.theme[plan.roof or dice.choice(ROOFS)]
    _cast_by_walls(c, (x, y), (w, h), (dx, dy))
    peak = (x + w + dx / 2, y - dy / 2 - h - plan.rise)
    side: Path = [(x + w, y), (x + w + dx, y - dy), (x + w + dx, y - dy - h), peak, (x + w, y - h)]
    c.polygon(side, c.theme.dark(plan.wall, 0.24), ink(c), 1.2)
    _window(c, x + w + dx / 2, y - dy / 2 - h * 0.42, min(3, dx * 0.16), h * 0.2)
    c.polygon(rectangle(x, y - h, w, h), plan.wall, ink(c), 1.3)
    c.glaze(rectangle(x, y - h, w, 6), "shade", 0.2)
    if plan.timber:
        _frame(c, (x, y), (w, h), dice)
    for share in plan.doors:
        door(c, x + w * share, y, min(5.5, w * 0.1), min(11, h * 0.45))
    for share in plan.windows:
        _window(c, x + w * share, y - h * 0.4, 3.4, min(8, h * 0.26), dice)
    left, right = (x - 4, y - h + 3), (x + w + 1, y - h + 3)
    tiles(c, [left, right, (peak[0] + 2, peak[1]), (x + dx / 2 - 2, peak[1])], roof, dice)
    c.line(
        [(x + w + dx + 2, y - dy - h + 2), (peak[0] + 2, peak[1]), right],
        c.theme.dark(roof, 0.35),
        2.2,
    )
    if plan.chimney:
        _chimney(c, x + w * 0.78 + dx * 0.3, y - dy * 0.3 - h - plan.rise * 0.5)


def gable(c: Canvas, x: float, y: float, plan: House, seed: int = 1) -> None:
    """Draw a house whose gable faces the front; (x, y) is the front's lower left corner."""
    if not c.shows((x - 20, y - plan.h - plan.rise - 50, x + plan.w + plan.deep + 30, y + 20)):
        return
    dice, w, h = random.Random(seed + int(x) * 5 + int(y)), plan.w, plan.h
    dx, dy = plan.deep * ACROSS, plan.deep * UP
    roof = c.theme[plan.roof or dice.choice(ROOFS)]
    near, far = (x + w / 2, y - h - plan.rise), (x + w / 2 + dx, y - h - plan.rise - dy)
    _cast_by_walls(c, (x, y), (w, h), (dx, dy))
    c.polygon(
        [(x + w, y), (x + w + dx, y - dy), (x + w + dx, y - dy - h), (x + w, y - h)],
        c.theme.dark(plan.wall, 0.26),
        ink(c),
        1.2,
    )
    c.polygon([(x, y), (x + w, y), (x + w, y - h), near, (x, y - h)], plan.wall, ink(c), 1.3)
    if plan.timber:
        _truss(c, (x, y), (w, h), near)
    for share in plan.doors:
        door(c, x + w * share, y, min(6, w * 0.15), min(12, h * 0.5))
    for share in plan.windows:
        _window(c, x + w * share, y - h * 0.42, 3, 7, dice)
    slope: Path = [(x + w + 4, y - h + 4), (x + w + dx + 4, y - dy - h + 4), far, near]
    tiles(c, slope, c.theme.dark(roof, 0.1), dice)
    for foot in ((x - 4, y - h + 4), (x + w + 4, y - h + 4)):
        c.line([foot, near], ink(c), 5)
        c.line([foot, near], roof, 3)


def tiles(c: Canvas, slope: Sequence[Point], roof: RGB, dice: random.Random) -> None:
    """Draw a roof in courses: left eave, right eave, right ridge, left ridge."""
    a, b, d, e = slope
    c.polygon(slope, roof)
    rows = max(3, round(distance(a, e) / 6))
    for row in range(rows):
        ends = [lerp(p, q, t / rows) for t in (row, row + 1) for p, q in ((a, e), (b, d))]
        _course(c, ends, roof, dice)
    c.outline(slope, ink(c), 1.4)
    c.line([lerp(e, a, 0.05), lerp(d, b, 0.05)], c.theme.light(roof, 0.35), 1.3)


def _course(c: Canvas, ends: Sequence[Point], roof: RGB, dice: random.Random) -> None:
    low_left, low_right, up_left, up_right = ends
    n = max(2, int(distance(low_left, low_right) / 7))
    for i in range(n):
        foot = [lerp(low_left, low_right, t / n) for t in (i, i + 1)]
        top = [lerp(up_left, up_right, t / n) for t in (i + 1, i)]
        if dice.random() < 0.4:
            shade = dice.uniform(-0.16, 0.16)
            tone = c.theme.dark(roof, shade) if shade > 0 else c.theme.light(roof, -shade)
            c.polygon(foot + top, tone)
        c.line([foot[1], top[0]], c.theme.dark(roof, 0.28), 0.6)
    c.line([low_left, low_right], c.theme.dark(roof, 0.38), 0.8)


def _frame(c: Canvas, at: Point, size: Point, dice: random.Random) -> None:
    """Draw half-timber on a front."""
    (x, y), (w, h) = at, size
    n = max(2, round(w / 19))
    for i in range(n + 1):
        c.line([(x + w * i / n, y), (x + w * i / n, y - h)], TIMBER, 1.6)
        if i < n and dice.random() < 0.4:
            c.line([(x + w * i / n, y), (x + w * (i + 1) / n, y - h)], TIMBER, 1.2)
    for level in (0.0, h * 0.5, h):
        c.line([(x, y - level), (x + w, y - level)], TIMBER, 1.6)


def _truss(c: Canvas, at: Point, size: Point, peak: Point) -> None:
    (x, y), (w, h) = at, size
    c.line([(x, y - h), (x + w, y - h)], TIMBER, 2)
    c.line([(x + w / 2, y - h), peak], TIMBER, 1.6)
    middle = lerp((x + w / 2, y - h), peak, 0.55)
    c.line([(x + w * 0.2, y - h), middle, (x + w * 0.8, y - h)], TIMBER, 1.4)
    for share in (0.0, 0.33, 0.67, 1.0):
        c.line([(x + w * share, y), (x + w * share, y - h)], TIMBER, 1.6)


def _window(
    c: Canvas, x: float, y: float, half: float, tall: float, dice: random.Random | None = None
) -> None:
    # By night some windows are lit.
    lit = c.theme.name == "dark" and dice is not None and dice.random() < 0.5
    pane = "window" if lit else "#4F463B"
    c.polygon(rectangle(x - half, y - tall / 2, half * 2, tall), pane, ink(c), 1)
    c.line([(x, y - tall / 2), (x, y + tall / 2)], c.theme.light("#4F463B", 0.3), 0.6)


def door(c: Canvas, x: float, y: float, half: float, rise: float) -> None:
    c.polygon(arch(x, y, half, rise), "#6B4A30", ink(c), 1.2)
    c.line([(x, y), (x, y - rise - half * 0.8)], c.theme.dark("#6B4A30", 0.4), 0.8)


def _chimney(c: Canvas, x: float, y: float) -> None:
    stack = rectangle(x - 6, y - 30, 11, 40)
    c.polygon(
        [(x + 5, y + 10), (x + 9, y + 7), (x + 9, y - 33), (x + 5, y - 30)], "#8D8474", ink(c), 1
    )
    c.polygon(stack, "#B8AE9A", ink(c), 1.2)
    c.polygon(rectangle(x - 8, y - 33, 16, 5), "#CFC7B6", ink(c), 1)
    for i in range(6):
        share = i / 5
        puff = ellipse(x + 13 * share * share, y - 38 - 38 * share, 3.5 + 7 * share, 3 + 5 * share)
        c.glaze(puff, c.theme.light("#F6F0E2", 0.2), 0.55 * (1 - share * 0.75), 1.4)
