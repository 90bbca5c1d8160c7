"""What marks the places: kerbed plates, ribbons with names, plaques, numbered seals."""

import math
import random

from render.canvas import Canvas
from render.fonts import width
from render.games.architects.art.formula import Formula, formula, row_width
from render.games.architects.layout import Court
from render.paths import Box, Path, Point, divided, ellipse, rounded_box
from render.theme import Paint

RIBBON_TYPE = 31.0
RIBBON_HIGH = 46.0
SEAL = 27.0


def superellipse(centre: Point, half: Point, by: float, n: int = 120) -> Path:
    """Return a path between an ellipse and a box, `by` smaller on all sides."""
    out: Path = []
    for i in range(n):
        k, s = math.cos(2 * math.pi * i / n), math.sin(2 * math.pi * i / n)
        x, y = (math.copysign(abs(v) ** 0.74, v) for v in (k, s))
        out.append((centre[0] + (half[0] - by) * x, centre[1] + (half[1] - by) * y))
    return out


def plate(c: Canvas, court: Court) -> None:
    """Draw a paved clearing where workers stand."""
    outer, inner = (superellipse(court.middle, court.half, by) for by in (0.0, 9.0))
    kerb(c, outer, inner, court.paving, court.kerb)
    c.outline(
        superellipse(court.middle, court.half, 14), c.theme.mix("gold", court.paving, 0.45), 1.1
    )
    formula_plaque(c, court.yields, (court.middle[0], court.middle[1] + court.half[1] + 5))


def paved_box(c: Canvas, box: Box, paving: Paint, stone: Paint) -> None:
    """Draw a paved clearing with corners."""
    x0, y0, x1, y1 = box
    outer = divided(rounded_box(x0, y0, x1 - x0, y1 - y0, 12), 7, closed=True)
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    kx, ky = 1 - 18 / (x1 - x0), 1 - 18 / (y1 - y0)
    inner = [(cx + (x - cx) * kx, cy + (y - cy) * ky) for x, y in outer]
    kerb(c, outer, inner, paving, stone)


def kerb(c: Canvas, outer: Path, inner: Path, paving: Paint, stone: Paint) -> None:
    """Draw paving inside a ring of stones; both outlines have the same number of points."""
    if not c.shows((outer[0][0] - 340, outer[0][1] - 200, outer[0][0] + 340, outer[0][1] + 200)):
        return
    dice, stone = random.Random(len(outer)), c.theme[stone]
    c.shadow(outer, (2, 5), 4, 0.5)
    i, n = 0, len(outer)
    while i < n:
        j = min(n, i + dice.choice((2, 2, 3)))
        ring = [outer[k % n] for k in range(i, j + 1)] + [inner[k % n] for k in range(j, i - 1, -1)]
        shade = dice.uniform(-0.3, 0.14)
        c.polygon(ring, c.theme.dark(stone, shade) if shade > 0 else c.theme.light(stone, -shade))
        c.line([outer[i], inner[i]], c.theme.dark(stone, 0.5), 0.9)
        i = j
    c.wash(
        inner,
        c.theme.mix("court", paving, 0.7),
        5,
        vary=0.025,
        cells=(60, 18),
        rim=0.25,
        rim_width=6,
    )
    c.outline(outer, "outline", 1.8)
    c.outline(inner, "outline", 1.1)


def formula_plaque(
    c: Canvas, parts: Formula, middle: Point, size: float = 25, fill: Paint = "disc"
) -> None:
    """Draw a dark plate with a formula on it."""
    (x, y), w = middle, row_width(parts, size) / 2 + 13
    h = size * 0.5 + 6
    edge = rounded_box(x - w, y - h, w * 2, h * 2, 8)
    c.shadow(edge, (1.5, 4), 2.4, 0.5)
    c.polygon(edge, fill, "outline", 1.7)
    c.outline(
        rounded_box(x - w + 4, y - h + 4, w * 2 - 8, h * 2 - 8, 5),
        c.theme.mix("gold", fill, 0.3),
        1.1,
    )
    formula(c, parts, (x - w, y - h, x + w, y + h), size, ink="disc_text")


def ribbon_width(name: str, more: float = 0.0) -> float:
    return width("name", RIBBON_TYPE, name) + 56 + more


def ribbon(c: Canvas, w: float, h: float) -> None:
    """Draw a band of paper with folded ends, round the origin."""
    x, y, tail = w / 2, h / 2, 15
    c.glaze(
        [(-x - tail, -y + 8), (x + tail, -y + 8), (x + tail, y + 8), (-x - tail, y + 8)],
        "shade",
        0.4,
        3,
    )
    for way in (-1, 1):
        fold = [
            (way * (x - 10), -y + 6),
            (way * (x + tail), -y + 6),
            (way * (x + tail - 9), 5),
            (way * (x + tail), y + 5),
            (way * (x - 10), y + 5),
        ]
        c.polygon(fold, c.theme.dark("panel", 0.18), "outline", 1.4)
        c.polygon(
            [(way * x, y), (way * (x - 10), y + 5), (way * (x - 10), y)],
            c.theme.dark("panel", 0.5),
            "outline",
            1,
        )
    c.polygon([(-x, -y), (x, -y), (x, y), (-x, y)], "panel", "outline", 1.7)
    for at in (-y + 3.6, y - 3.6):
        c.line([(-x + 5, at), (x - 5, at)], c.theme.mix("gold", "panel", 0.25), 1.1)


def ribbon_box(w: float, h: float) -> Box:
    return -w / 2 - 26, -h / 2 - 4, w / 2 + 26, h / 2 + 22


def seal(c: Canvas, text: str, kind: str, r: float) -> None:
    """Draw a seal of wax with a number, round the origin: gold, dark, or offered now."""
    rim, face, ink_ = _wax(c, kind)
    scallop = [
        (k * r * (1.05 if i % 2 else 0.98), s * r * (1.05 if i % 2 else 0.98))
        for i, (k, s) in enumerate(ellipse(0, 0, 1, 1, 28))
    ]
    c.shadow(scallop, (1, 3), 2, 0.5)
    if kind == "offered":
        c.glaze(ellipse(0, 0, r * 1.22), "now", 0.95, 3)
    c.polygon(scallop, "outline")
    c.disc((0, 0), r * 0.92, rim)
    c.disc((0, 0), r * 0.76, face)
    size = r * (1.42 if len(text) == 1 else 1.2)
    c.text(text, (0, -r * 0.05), "number", size, fill=ink_, room=(-r, -r, r, r))


def _wax(c: Canvas, kind: str) -> tuple[Paint, Paint, Paint]:
    if kind == "offered":
        return c.theme.light("now", 0.5), "now", "black"
    if kind == "dark":
        return c.theme.mix("disc", "gold", 0.45), "disc", "disc_text"
    return "brass", c.theme.mix("brass", "white", 0.72), "black"


def seal_box(r: float) -> Box:
    return -r * 1.5, -r * 1.5, r * 1.5, r * 1.6
