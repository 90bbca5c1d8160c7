"""Curves and outlines of this land: brush strokes, stars, moons, domes, and drawing in windows."""

import math
from collections.abc import Callable, Sequence

from PIL import Image

from render import paths
from render.canvas import Canvas
from render.paths import Path, Point, arc, bounds, distance


def spline(points: Sequence[Point], n: int = 8, *, closed: bool = False) -> Path:
    return paths.spline(points, n, closed=closed)


def stroke(path: Sequence[Point], start: float, end: float, middle: float | None = None) -> Path:
    """Return the outline of a brush stroke along a path; its width may grow or shrink."""
    left: Path = []
    right: Path = []
    last = len(path) - 1
    for i, (x, y) in enumerate(path):
        (ax, ay), (bx, by) = path[max(0, i - 1)], path[min(last, i + 1)]
        length = distance((ax, ay), (bx, by)) or 1.0
        half = _width(i / last, start, end, middle) / 2 / length
        left.append((x - (by - ay) * half, y + (bx - ax) * half))
        right.append((x + (by - ay) * half, y - (bx - ax) * half))
    return left + right[::-1]


def _width(t: float, start: float, end: float, middle: float | None) -> float:
    if middle is None:
        return start + (end - start) * t
    return start + (middle - start) * 2 * t if t < 0.5 else middle + (end - middle) * (2 * t - 1)


def star(n: int, outer: float, inner: float, x: float = 0.0, y: float = 0.0) -> Path:
    turns = [-math.pi / 2 + math.pi * i / n for i in range(2 * n)]
    radii = [inner if i % 2 else outer for i in range(2 * n)]
    return [(x + r * math.cos(t), y + r * math.sin(t)) for r, t in zip(radii, turns, strict=True)]


def moon(x: float, y: float, r: float, turn: float = 0.0) -> Path:
    """Return a crescent whose horns point towards `turn`, in degrees."""
    horn = 48.0
    hx, hy = r * math.cos(math.radians(horn)), r * math.sin(math.radians(horn))
    cx = r * 0.36
    inner, lean = math.hypot(hx - cx, hy), math.degrees(math.atan2(hy, hx - cx))
    shape = arc(0, 0, r, r, (horn, 360 - horn), 30) + arc(cx, 0, inner, inner, (-lean, lean - 360))
    k, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(x + u * k - v * s, y + u * s + v * k) for u, v in shape]


def onion(x: float, y: float, r: float, h: float) -> Path:
    """Return a dome that stands on y, of radius r, with its tip at y - h."""
    half = [(0.84, 0.0), (1.02, 0.24), (0.9, 0.48), (0.46, 0.74), (0.14, 0.89), (0.0, 1.0)]
    right = spline([(r * u, -h * v) for u, v in half], 6)
    return [(x + u, y + v) for u, v in right] + [(x - u, y + v) for u, v in right[::-1]]


def keel(x: float, y: float, w: float, h: float) -> Path:
    """Return a pointed arch that stands on y."""
    half = [(0.5, 0.0), (0.5, 0.54), (0.4, 0.76), (0.18, 0.92), (0.0, 1.0)]
    right = spline([(w * u, -h * v) for u, v in half], 5)
    return [(x + u, y + v) for u, v in right] + [(x - u, y + v) for u, v in right[::-1]]


def inside(c: Canvas, path: Sequence[Point], draw: Callable[[Canvas], None]) -> None:
    """Draw what is seen through a window: nothing of it reaches over the path."""
    mask, at = c.mask(path)
    x0, y0, x1, y1 = bounds(c.pixels(path))
    if x1 < 0 or y1 < 0 or x0 > c.image.width or y0 > c.image.height:
        return
    image = Image.new("RGB", mask.size, c.theme["paper"])
    origin = (c.origin[0] - at[0], c.origin[1] - at[1])
    draw(Canvas(image, c.theme, scale=c.scale, origin=origin, fine=c.fine))
    c.image.paste(image, at, mask)
