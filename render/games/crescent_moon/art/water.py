"""The river: its banks, its water and reeds, and the bridge at the crossing."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw, ImageFilter

from engine.games.crescent_moon.data import Tile
from render.canvas import Canvas
from render.games.crescent_moon.art.brush import keel, stroke
from render.games.crescent_moon.art.growth import tuft
from render.games.crescent_moon.chart import Chart, corner
from render.paths import Path, Point, bounds, distance, divided, lerp, rectangle, shifted

BED, WATER, DEEP, GLINT = "#C9B27A", "#6AA0AE", "#467C8E", "#DDEFEA"
Reach = tuple[Point, ...]

# Half the width of each layer of the river, in a tile's units, and its paint; then blur.
LAYERS = ((23.0, "#8C743C", 1.6), (21.0, BED, 0.8), (17.6, "#80683A", 0.0), (16.2, DEEP, 0.0),
          (14.0, WATER, 1.2), (6.0, "#93BFC4", 3.0))  # fmt: skip


def reaches(chart: Chart) -> tuple[Reach, ...]:
    """Return the rivers, each led on beyond the map where nothing is in the way."""
    return tuple(tuple(_led_out(chart, path)) for path in chart.rivers())


def _led_out(chart: Chart, path: Path) -> Path:
    return _tail(chart, path[::-1])[::-1] + path + _tail(chart, path)


def _tail(chart: Chart, path: Path) -> Path:
    """Return a way on from the last corner: along the next edge, then to the margin."""
    (ax, ay), (bx, by) = path[-2:]
    middles = [(site.x, site.y) for site in chart.sites]
    cx = sum(x for x, _ in middles) / len(middles)
    cy = sum(y for _, y in middles) / len(middles)
    heading = math.atan2(by - ay, bx - ax)
    options = [heading + math.radians(turn) for turn in (60, -60)]
    away = math.atan2(by - cy, bx - cx)
    turn = min(options, key=lambda t: -math.cos(t - away))
    out: Path = []
    x, y = bx, by
    for i in range(60):
        direction = turn if i < 6 else away + 0.35 * math.sin(i / 4)
        x, y = x + 14 * math.cos(direction), y + 14 * math.sin(direction)
        if i > 0 and _on_land(chart, (x, y)):
            return out[: max(0, i - 3)]
        if not _within(chart, (x, y)):
            return out
        out.append((x, y))
    return out


def _on_land(chart: Chart, point: Point) -> bool:
    return any(distance((site.x, site.y), point) < chart.r * 0.84 for site in chart.sites)


def _within(chart: Chart, point: Point) -> bool:
    x0, y0, x1, y1 = chart.area
    return x0 - 40 < point[0] < x1 + 8 and y0 - 40 < point[1] < y1 + 40


def river(c: Canvas, course: Reach, scale: float) -> None:
    """Draw one river, along its course in units of the page."""
    path = _meander(list(course))
    for half, paint, blur in LAYERS:
        _flow(c, path, half * scale, paint, blur * scale)
    dice = random.Random(len(path))
    for i in range(12, len(path) - 12, 9):
        _ripple(c, path[i : i + dice.randint(8, 18)], dice.uniform(-9, 9) * scale, dice)
    for i in range(8, len(path) - 8, 6):
        if dice.random() < 0.6:
            x, y = _beside(path, i, dice.choice((-20, 20)) * scale)
            tuft(c, x, y + 3, dice.uniform(6, 9) * scale, dice.randrange(999), "#5E7F3E")


def _meander(course: Path) -> Path:
    """Return the course with its corners cut three times, evenly spaced, with a slight sway."""
    path = divided(course, 24, closed=False)
    for _ in range(3):
        cut = [path[0]]
        for p, q in pairwise(path):
            cut += [lerp(p, q, 0.25), lerp(p, q, 0.75)]
        path = [*cut, path[-1]]
    even = [path[0]]
    for point in path:
        if distance(even[-1], point) >= 2.2:
            even.append(point)
    return [_beside(even, i, 3 * math.sin(i * 0.085)) for i in range(len(even))]


def _beside(path: Sequence[Point], i: int, off: float) -> Point:
    (ax, ay), (bx, by) = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
    length = distance((ax, ay), (bx, by)) or 1.0
    return path[i][0] - (by - ay) / length * off, path[i][1] + (bx - ax) / length * off


def _flow(c: Canvas, path: Path, half: float, paint: str, blur: float) -> None:
    """Draw one layer of the river: discs along its course, narrower towards its ends."""
    points = c.pixels(path)
    pad = (half + 3 * blur + 2) * c.scale
    x0, y0, x1, y1 = bounds(points)
    left, top = max(0, int(x0 - pad)), max(0, int(y0 - pad))
    right, low = min(c.image.width, int(x1 + pad)), min(c.image.height, int(y1 + pad))
    if right <= left or low <= top:
        return
    mask = Image.new("L", (right - left, low - top), 0)
    draw = ImageDraw.Draw(mask)
    for i, (x, y) in enumerate(shifted(points, -left, -top)):
        ends = min(i, len(path) - 1 - i)
        r = (half + math.sin(i * 0.13)) * c.scale * min(1.0, 0.25 + ends / 26)
        draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
    if blur:
        mask = mask.filter(ImageFilter.GaussianBlur(blur * c.scale))
    c.pour(paint, mask, (left, top))


def _ripple(c: Canvas, path: Path, off: float, dice: random.Random) -> None:
    if len(path) > 4:
        line = [_beside(path, i, off) for i in range(len(path))]
        paint = GLINT if dice.random() < 0.7 else DEEP
        c.polygon(stroke(line, 0.3, 0.3, 1.8), paint)


def bridges(c: Canvas, chart: Chart) -> None:
    """Draw a bridge across the river of each crossing."""
    for site in chart.sites:
        if site.tile is Tile.CROSSING:
            x0, x1 = (corner(k)[0] for k in site.stream)
            # The bridge is always seen from the front; only its span differs.
            span = 1.0 if abs(x1 - x0) < 20 else 1.25
            bridge(c.at(site.x, site.y - 20 * chart.scale, chart.scale), span)


def bridge(c: Canvas, span: float) -> None:
    stone, lit, ink = "#D8C39B", "#F2E5C6", c.theme.dark("#6B4B22", 0.3)
    half = 56 * span
    top = [(x * span, -13 * math.cos(x / 56 * math.pi / 2)) for x in range(-56, 57, 4)]
    body = [*top, (half, 20), (-half, 20)]
    c.shadow(body, (2, 6), 2, 0.4)
    c.polygon(body, stone, ink, 1.5)
    for i in range(15):
        x = -half + 6 + i * (2 * half - 12) / 14
        for row in range(3):
            y = -4 + row * 8 - 6 * math.cos(x / half * math.pi / 2)
            at = x + (3.5 if row % 2 else 0)
            c.line([(at, y), (at, y + 6)], "#A5885C", 0.9)
    for x, w, h in ((0.0, 32, 27), (-31 * span, 17, 17), (31 * span, 17, 17)):
        c.polygon(keel(x, 21, w + 5, h + 3.5), lit, ink, 1)
        c.polygon(keel(x, 21, w, h), c.theme.dark(DEEP, 0.3), ink, 1)
        c.line([(x - w * 0.3, 18), (x + w * 0.2, 18)], "#93BFC4", 1.2)
    rail = [(x, y - 6) for x, y in top]
    c.polygon(top + rail[::-1], lit, ink, 1.3)
    for x in (-half, half):
        c.polygon(rectangle(x - 6, -17, 12, 39), stone, ink, 1.3)
        c.polygon(rectangle(x - 8, -21, 16, 6), lit, ink, 1.1)
