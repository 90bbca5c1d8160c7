"""Surfaces: parchment, wood, and panels that lie on them."""

import math
import random
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.canvas import Canvas
from render.noise import CUBIC, clouds, in_steps
from render.paths import Path, Point, rectangle, rounded, rounded_box
from render.theme import Paint


def parchment(c: Canvas, seed: int) -> None:
    """Draw the whole sheet: mottled, with fibres, and browner towards its edges."""
    if not c.theme.texture:
        return
    w, h = c.image.size
    k = c.scale
    blots = clouds((w // 2, h // 2), [130 * k, 45 * k, 17 * k], seed).resize((w, h), CUBIC)
    light = Image.new("RGB", (w, h), c.theme.light("paper", 0.20 * c.theme.texture))
    deep = Image.new("RGB", (w, h), c.theme.mix("paper", "#B98F55", 0.13))
    c.image.paste(Image.composite(light, deep, in_steps(blots, 1.35, 22)))
    _fibres(c, seed)
    c.pour("#8A5F2C", _vignette((w, h), seed), (0, 0))


def _fibres(c: Canvas, seed: int) -> None:
    dice, (w, h), k = random.Random(seed), c.image.size, c.scale
    for paint in ("#6B4A22", "#FFFDF4"):
        mask = Image.new("L", (w, h), 0)
        draw = ImageDraw.Draw(mask)
        for _ in range(int(w * h / k / k / 2800)):
            draw.line(_fibre(dice, w, h, k), fill=dice.randint(16, 44), width=max(1, round(k / 2)))
        c.pour(paint, mask, (0, 0))


def _fibre(dice: random.Random, w: int, h: int, k: float) -> Path:
    x, y = dice.uniform(0, w), dice.uniform(0, h)
    turn, bend = dice.gauss(0, 0.5), dice.uniform(-0.15, 0.15)
    step, path = dice.uniform(1.4, 5.6) * k, []
    for _ in range(7):
        path.append((x, y))
        x, y, turn = x + math.cos(turn) * step, y + math.sin(turn) * step, turn + bend
    return path


def _vignette(size: tuple[int, int], seed: int) -> Image.Image:
    w, h = size[0] // 8, size[1] // 8
    edge = Image.new("L", (w, h), 255)
    m = min(w, h) * 0.055
    ImageDraw.Draw(edge).rounded_rectangle((m, m, w - m, h - m), radius=m * 2, fill=0)
    soft = edge.filter(ImageFilter.GaussianBlur(m * 1.15))
    # Noise breaks the steps, which would show as bands.
    soft = Image.blend(soft, clouds((w, h), [17, 5], seed + 5), 0.13).resize(size, CUBIC)
    return soft.point([int(max(0, v - 14) * 0.46) // 5 * 5 for v in range(256)])


def wood(c: Canvas, outline: Sequence[Point], paint: Paint, seed: int, grain: float) -> None:
    c.wash(outline, paint, seed, vary=0.03, cells=(400, 90), rim=0.3, rim_width=8)
    if not c.theme.texture:
        return
    mask, at = c.mask(outline, 1)
    lines = Image.new("L", mask.size, 0)
    draw, dice = ImageDraw.Draw(lines), random.Random(seed)
    for _ in range(int(mask.height / c.scale / 1.9)):
        draw.line(_vein(dice, mask.size, c.scale), fill=dice.randint(50, 150),
                  width=max(1, round(dice.choice((0.7, 0.9, 1.4)) * c.scale)))  # fmt: skip
    veins = ImageChops.multiply(lines, mask).point([int(v * grain) for v in range(256)])
    c.pour(c.theme.dark(paint, 0.5), veins, at)


def _vein(dice: random.Random, size: tuple[int, int], k: float) -> Path:
    y, sway, turn = dice.uniform(0, size[1]), dice.uniform(0.5, 3) * k, dice.uniform(0, 6)
    start = dice.uniform(-0.2, 0.7) * size[0]
    length = dice.uniform(0.2, 0.9) * size[0]
    xs = [start + length * i / 20 for i in range(21)]
    return [(x, y + sway * math.sin(turn + x / size[0] * 5)) for x in xs]


def panel(
    c: Canvas,
    box: tuple[float, float, float, float],
    *,
    radius: float = 10,
    fill: Paint = "panel",
    seed: int = 1,
    trim: Paint | None = "gold",
    drop: float = 4,
) -> Path:
    """Draw a card of paper: shadow, a faint wash, an ink edge and a fine golden line inside it."""
    x, y, w, h = box
    edge = rounded_box(x, y, w, h, radius)
    c.shadow(edge, (2, drop), drop, 0.38)
    c.wash(edge, fill, seed, vary=0.03, cells=(70, 16), rim=0.14, rim_width=6)
    c.outline(edge, "outline", 1.8)
    if trim is not None:
        inner = rounded(rectangle(x + 5, y + 5, w - 10, h - 10), max(2, radius - 3))
        c.outline(inner, trim, 1.1)
    return edge


def tray(c: Canvas, box: tuple[float, float, float, float], seed: int) -> None:
    """Draw a wooden tray with a sunken floor."""
    x, y, w, h = box
    rim = rounded_box(x, y, w, h, 14)
    c.shadow(rim, (3, 5), 5, 0.42)
    wood(c, rim, "#A9793F", seed, 0.5)
    c.outline(rim, "outline", 2.2)
    floor = rounded_box(x + 11, y + 11, w - 22, h - 22, 8)
    wood(c, floor, "tray", seed + 1, 0.3)
    c.inner_shade(floor, "shade", 0.5, 7, (3, 5))
    c.outline(floor, "outline", 1.6)


def frame(c: Canvas, size: Point) -> None:
    """Draw a double line round the sheet, with a lozenge in each corner."""
    w, h = size
    for inset, stroke in ((9, 2.2), (14, 0.9)):
        c.outline(rectangle(inset, inset, w - 2 * inset, h - 2 * inset), "frame", stroke)
    for x, y in ((12, 12), (w - 12, 12), (w - 12, h - 12), (12, h - 12)):
        c.polygon([(x, y - 9), (x + 9, y), (x, y + 9), (x - 9, y)], "gold", "frame", 1.4)


def rule(c: Canvas, x0: float, x1: float, y: float) -> None:
    """Draw a printer's rule with a lozenge in the middle."""
    m = (x0 + x1) / 2
    for a, b in ((x0, m - 13), (m + 13, x1)):
        c.line([(a, y), (b, y)], "gold", 1.6)
        c.line([(a + 8, y + 4), (b - 8, y + 4)], "gold", 0.8)
    c.polygon([(m, y - 6), (m + 9, y + 2), (m, y + 10), (m - 9, y + 2)], "gold", "frame", 1)
