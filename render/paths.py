"""Geometry without pixels: points, paths, and the curves and outlines made of them."""

import math
import random
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Path = list[Point]
Box = tuple[float, float, float, float]


def lerp(p: Point, q: Point, t: float) -> Point:
    return (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)


def distance(p: Point, q: Point) -> float:
    return math.hypot(q[0] - p[0], q[1] - p[1])


def bounds(path: Sequence[Point]) -> Box:
    xs, ys = [x for x, _ in path], [y for _, y in path]
    return min(xs), min(ys), max(xs), max(ys)


def shifted(path: Sequence[Point], dx: float, dy: float) -> Path:
    return [(x + dx, y + dy) for x, y in path]


def scaled(path: Sequence[Point], centre: Point, k: float, ky: float | None = None) -> Path:
    (cx, cy), ky = centre, k if ky is None else ky
    return [(cx + (x - cx) * k, cy + (y - cy) * ky) for x, y in path]


def mirrored(path: Sequence[Point], axis: float) -> Path:
    """Return the outline on the other side of a vertical axis, still clockwise."""
    return [(2 * axis - x, y) for x, y in reversed(path)]


def rectangle(x: float, y: float, w: float, h: float) -> Path:
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def rounded_box(x: float, y: float, w: float, h: float, radius: float) -> Path:
    return rounded(rectangle(x, y, w, h), radius)


def arc(cx: float, cy: float, rx: float, ry: float, span: tuple[float, float], n: int = 24) -> Path:
    a, b = (math.radians(angle) for angle in span)
    turns = [a + (b - a) * i / n for i in range(n + 1)]
    return [(cx + rx * math.cos(t), cy + ry * math.sin(t)) for t in turns]


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None, n: int = 40) -> Path:
    return arc(cx, cy, rx, rx if ry is None else ry, (0, 360), n)[:-1]


def bezier(p0: Point, p1: Point, p2: Point, p3: Point, n: int = 14) -> Path:
    return [_on_bezier((p0, p1, p2, p3), i / n) for i in range(n + 1)]


def _on_bezier(ps: tuple[Point, Point, Point, Point], t: float) -> Point:
    u = 1 - t
    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    x = sum(w * p[0] for w, p in zip(weights, ps, strict=True))
    y = sum(w * p[1] for w, p in zip(weights, ps, strict=True))
    return (x, y)


def spline(path: Sequence[Point], n: int = 6, *, closed: bool = False) -> Path:
    """Return a smooth curve through all the points (Catmull and Rom)."""
    ends = [path[-1], *path, *path[:2]] if closed else [path[0], *path, path[-1]]
    out: Path = []
    for i in range(len(ends) - 3):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = ends[i : i + 4]
        into, away = (
            (bx + (cx - ax) / 6, by + (cy - ay) / 6),
            (cx - (dx - bx) / 6, cy - (dy - by) / 6),
        )
        out += bezier((bx, by), into, away, (cx, cy), n)[:-1]
    return out if closed else [*out, path[-1]]


def arch(cx: float, base: float, half: float, rise: float) -> Path:
    """Return a doorway: straight sides of the given rise under a half circle."""
    top = base - rise
    return [(cx - half, base), *arc(cx, top, half, half, (180, 360), 10), (cx + half, base)]


def divided(path: Sequence[Point], step: float, *, closed: bool) -> Path:
    """Return the path with a point at least every `step`."""
    out: Path = []
    ends = [*path[1:], path[0]] if closed else path[1:]
    for p, q in zip(path, ends, strict=False):
        n = max(1, int(distance(p, q) / step))
        out += [lerp(p, q, i / n) for i in range(n)]
    return out if closed else [*out, path[-1]]


def wobbled(
    path: Sequence[Point],
    amount: float,
    wave: float,
    seed: int,
    *,
    closed: bool = True,
    step: float = 5,
) -> Path:
    """Return the path as a hand would draw it: shifted by smooth noise of the given wave length."""
    points = divided(path, step, closed=closed)
    dice = random.Random(seed)
    n = max(3, int(len(points) * step / wave))
    knots = [(dice.uniform(-amount, amount), dice.uniform(-amount, amount)) for _ in range(n)]
    out: Path = []
    for i, (x, y) in enumerate(points):
        k, f = divmod(i / len(points) * n, 1)
        dx, dy = lerp(knots[int(k) % n], knots[(int(k) + 1) % n], f * f * (3 - 2 * f))
        out.append((x + dx, y + dy))
    return out


def rounded(path: Sequence[Point], radius: float, n: int = 6) -> Path:
    out: Path = []
    for a, p, b in _corners(path, radius, 0.45):
        out += [lerp(lerp(a, p, i / n), lerp(p, b, i / n), i / n) for i in range(n + 1)]
    return out


def bevelled(path: Sequence[Point], size: float, style: str) -> Path:
    """Return the outline with its corners round, cut, stepped or notched."""
    if style == "round":
        return rounded(path, size, 8)
    out: Path = []
    for a, p, b in _corners(path, size, 0.3):
        inner = (a[0] + b[0] - p[0], a[1] + b[1] - p[1])
        if style == "cut":
            out += [a, b]
        elif style == "step":
            out += [a, inner, b]
        else:
            out += [lerp(lerp(a, inner, i / 6), lerp(inner, b, i / 6), i / 6) for i in range(7)]
    return out


def _corners(
    path: Sequence[Point], size: float, most: float
) -> Iterable[tuple[Point, Point, Point]]:
    """Return each corner with the points on its two edges where the corner begins and ends."""
    for i, p in enumerate(path):
        before, after = path[i - 1], path[(i + 1) % len(path)]
        r = min(size, distance(before, p) * most, distance(p, after) * most)
        yield lerp(p, before, r / distance(p, before)), p, lerp(p, after, r / distance(p, after))


def inset(path: Sequence[Point], by: float | Sequence[float]) -> Path:
    """Shrink a clockwise convex polygon on every side by one distance, or on each by its own.

    The first side is the one that ends at the first point.
    """
    gaps = [by] * len(path) if isinstance(by, (int, float)) else by
    lines = [_moved_edge(path[i - 1], path[i], gaps[i]) for i in range(len(path))]
    return [_crossing(lines[i], lines[(i + 1) % len(path)]) for i in range(len(path))]


def _moved_edge(p: Point, q: Point, by: float) -> tuple[Point, Point]:
    length = distance(p, q)
    nx, ny = -(q[1] - p[1]) / length * by, (q[0] - p[0]) / length * by
    return (p[0] + nx, p[1] + ny), (q[0] + nx, q[1] + ny)


def _crossing(one: tuple[Point, Point], two: tuple[Point, Point]) -> Point:
    (x1, y1), (x2, y2) = one
    (x3, y3), (x4, y4) = two
    d = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4)
    if abs(d) < 1e-6:
        return x3, y3
    a, b = x1 * y2 - y1 * x2, x3 * y4 - y3 * x4
    return (a * (x3 - x4) - (x1 - x2) * b) / d, (a * (y3 - y4) - (y1 - y2) * b) / d


def hull(points: Iterable[Point]) -> Path:
    """Return the smallest convex outline around the points."""
    # Rounded first: points that differ by a rounding error would leave slivers in the outline.
    ordered = sorted({(round(x, 3), round(y, 3)) for x, y in points})
    return _half_hull(ordered)[:-1] + _half_hull(ordered[::-1])[:-1]


def _half_hull(ordered: Sequence[Point]) -> Path:
    half: Path = []
    for x, y in ordered:
        while len(half) > 1:
            (ax, ay), (bx, by) = half[-2:]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            half.pop()
        half.append((x, y))
    return half


def span_at(path: Sequence[Point], y: float) -> tuple[float, float] | None:
    """Return where a horizontal line enters and leaves a convex outline."""
    xs = []
    for (ax, ay), (bx, by) in zip(path, [*path[1:], path[0]], strict=True):
        if min(ay, by) <= y < max(ay, by):
            xs.append(ax + (y - ay) / (by - ay) * (bx - ax))
    return (min(xs), max(xs)) if len(xs) > 1 else None


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
