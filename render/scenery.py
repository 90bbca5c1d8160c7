"""What stands and grows around stone: houses, trees, hills, wells."""

import random

from render.canvas import Canvas
from render.masonry import FACE, JOINT, TOP
from render.paths import Path, Point, arc, arch, bezier, distance, ellipse, lerp, rectangle
from render.theme import Paint

WALLS = ("#E9DABA", "#E2CFA8", "#EDE0C6")
ROOFS = ("#B98560", "#AE7650", "#C4946A")
KINDS = ("flat", "flat", "dome", "gable", "gable")


def house(c: Canvas, x: float, base: float, size: Point, kind: str, seed: float) -> None:
    dice, (w, h), top = random.Random(seed), size, base - size[1]
    plaster = c.theme.mix(dice.choice(WALLS), "#B08A5A", dice.uniform(0, 0.14))
    line = c.theme.mix("#2B2118", "#8A6A40", 0.25)
    c.polygon(rectangle(x, top, w, h), plaster)
    c.polygon(rectangle(x + w * 0.66, top, w * 0.34, h), c.theme.dark(plaster, 0.09))
    _roof(c, (x, top, w), kind, plaster, dice)
    c.outline(rectangle(x, top, w, h), line, 1.1)
    n = max(1, int(w / 11))
    for i in range(n):
        # By night some are still awake.
        lit = "window" if c.theme.name != "dark" or dice.random() < 0.55 else "#3A2C20"
        c.polygon(arch(x + w * (i + 0.5) / n, top + h * 0.26 + 5, 1.7, 5), lit)


def _roof(
    c: Canvas, at: tuple[float, float, float], kind: str, plaster: Paint, dice: random.Random
) -> None:
    (x, top, w), line = at, c.theme.mix("#2B2118", "#8A6A40", 0.25)
    if kind == "gable":
        tiles = c.theme[dice.choice(ROOFS)]
        ridge = (x + w * 0.5, top - w * 0.36)
        c.polygon([(x - 2, top), ridge, (x + w + 2, top)], tiles, line, 1.1)
        c.polygon([ridge, (x + w + 2, top), (x + w * 0.62, top)], c.theme.dark(tiles, 0.14))
        return
    if kind == "dome":
        lead = c.theme.mix("#C8B48C", "#8F8F96", dice.uniform(0.2, 0.6))
        c.polygon(arc(x + w / 2, top, w * 0.36, w * 0.36, (180, 360), 14), lead, line, 1.1)
    c.polygon(rectangle(x - 1, top - 3, w + 2, 3.5), c.theme.light(plaster, 0.2), line, 1.1)


def street_front(
    c: Canvas, a: Point, b: Point, tall: Point, seed: int, wide: Point = (17, 31)
) -> None:
    """Draw a row of houses along the line from a to b."""
    dice, length, u = random.Random(seed), distance(a, b), 0.0
    while u < length - 8:
        w = min(dice.uniform(*wide), length - u)
        x, base = lerp(a, b, u / length)[0], lerp(a, b, min(1, (u + w / 2) / length))[1]
        house(c, x, base, (w, dice.uniform(*tall)), dice.choice(KINDS), dice.random())
        u += w + dice.choice((0, 0, 1.5))


def _ground_shadow(c: Canvas, x: float, y: float, w: float) -> None:
    c.glaze(ellipse(x + w * 0.25, y, w, w * 0.34, 20), "shade", 0.3 * min(1, c.theme.shadow), 1.4)


def tree(c: Canvas, x: float, y: float, s: float, seed: int) -> None:
    dice = random.Random(seed)
    leaf = c.theme.mix("#7F8A5C", "#5F6C45", dice.random())
    _ground_shadow(c, x, y, 9 * s)
    c.line([(x, y), (x, y - 8 * s)], "#5A4228", 2.2 * s)
    crowns = ((-5, -11, 6), (5, -11, 6), (0, -16, 7), (0, -10, 6))
    for dx, dy, r in crowns:
        c.disc((x + dx * s, y + dy * s), (r * s, r * 0.88 * s), leaf, c.theme.dark(leaf, 0.45), 0.9)
    for dx, dy, r in crowns:
        c.disc((x + dx * s, y + dy * s), ((r - 0.6) * s, (r - 0.6) * 0.86 * s), leaf)
    for _ in range(5):
        a, b = x + dice.uniform(-6, 6) * s, y - dice.uniform(8, 20) * s
        c.line(arc(a, b, 2.4 * s, 2 * s, (200, 340), 5), c.theme.dark(leaf, 0.3), 0.8)
    c.line(arc(x - 2 * s, y - 17 * s, 4.5 * s, 4 * s, (190, 270), 6), c.theme.light(leaf, 0.3), 1.1)


def cypress(c: Canvas, x: float, y: float, s: float, seed: int) -> None:
    leaf = c.theme.mix("#6F7B4F", "#56633F", random.Random(seed).random())
    _ground_shadow(c, x, y, 6 * s)
    c.line([(x, y), (x, y - 5 * s)], "#5A4228", 2 * s)
    tip, foot = (x, y - 27 * s), (x, y - 4 * s)

    def side(k: float) -> Path:
        return bezier(tip, (x + k * s, y - 16 * s), (x + k * s, y - 5 * s), foot, 10)

    c.polygon(side(7) + side(-7)[::-1], leaf)
    c.polygon([*side(7), (x + 1.6 * s, y - 10 * s)], c.theme.dark(leaf, 0.22))
    c.outline(side(7) + side(-7)[::-1], c.theme.dark(leaf, 0.6), 1.1)


def bush(c: Canvas, x: float, y: float, s: float, seed: int) -> None:
    leaf = c.theme.mix("#8A9463", "#6F7B4F", random.Random(seed).random())
    _ground_shadow(c, x, y, 7 * s)
    balls = ((-4, -3, 4.4), (4, -3, 4.4), (0, -6, 5))
    for dx, dy, r in balls:
        c.disc((x + dx * s, y + dy * s), (r * s, r * 0.85 * s), leaf, c.theme.dark(leaf, 0.55), 1)
    for dx, dy, r in (*balls, (0, -3, 4.6)):
        c.disc((x + dx * s, y + dy * s), ((r - 0.6) * s, (r - 0.6) * 0.82 * s), leaf)


def well(c: Canvas, x: float, y: float, s: float = 1) -> None:
    _ground_shadow(c, x, y + 2 * s, 15 * s)
    rim = arc(x, y, 13 * s, 6 * s, (0, 180), 14) + arc(x, y - 9 * s, 13 * s, 6 * s, (180, 360), 14)
    c.polygon(rim, FACE, "outline", 1.3)
    for i in range(5):
        at = x - 10 * s + i * 5 * s
        c.line([(at, y - 4 * s), (at, y + (4 - abs(2 - i)) * s)], JOINT, 0.8)
    c.disc((x, y - 9 * s), (13 * s, 6 * s), TOP, "outline", 1.2)
    c.disc((x, y - 9 * s), (9 * s, 4 * s), "#5B7480", "outline", 1)


def hill(c: Canvas, x: float, y: float, size: Point, seed: int) -> None:
    (w, h), dice = size, random.Random(seed)
    line = c.theme.mix("#2B2118", "#6B6A3C", 0.35)
    back = bezier(
        (x - w / 2, y), (x - w * 0.28, y - h * 1.1), (x + w * 0.1, y - h * 1.25), (x + w / 2, y), 24
    )
    c.glaze([(x, y - h * 0.88), *back[13:], (x + w * 0.12, y)], "#7D7A48", 0.3, 3)
    c.glaze([*back[:12], (x - w * 0.1, y)], "#F1E6C4", 0.3, 4)
    c.hand_line(back, line, 1.4, seed)
    for px, py in back[13:20]:
        foot = (px - 4 - dice.uniform(1, 4), py + 4 + h * dice.uniform(0.2, 0.42))
        c.line([(px - 2, py + 4), foot], line, 0.9)
