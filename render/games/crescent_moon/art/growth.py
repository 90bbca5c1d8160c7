"""What grows: palms, thorn trees, tufts and fields with their furrows."""

import math
import random

from render.canvas import Canvas
from render.games.crescent_moon.art.brush import spline, stroke
from render.paths import Path, Point, bounds, distance, ellipse, lerp

CROPS = ("#BDC470", "#A4B45C", "#E0C873", "#93AB56", "#AEBB63")
LEAF, TRUNK = "#5E7F3E", "#8A6236"


def fields(c: Canvas, land: Path, seed: int) -> None:
    """Draw land cut into fields, each with furrows of its own direction."""
    dice = random.Random(seed)
    plots = [land]
    while len(plots) < 7:
        plots.sort(key=_size)
        plots += _halved(plots.pop(), dice)
    for plot in plots:
        _field(c, plot, dice)


def _size(plot: Path) -> float:
    x0, y0, x1, y1 = bounds(plot)
    return (x1 - x0) * (y1 - y0)


def _halved(plot: Path, dice: random.Random) -> list[Path]:
    x0, y0, x1, y1 = bounds(plot)
    middle = (x0 + x1) / 2 + dice.uniform(-14, 14), (y0 + y1) / 2 + dice.uniform(-14, 14)
    lean = (0.45 if x1 - x0 > y1 - y0 else 1.9) + dice.uniform(-0.35, 0.35)
    nx, ny = math.cos(lean), math.sin(lean)
    far = nx * middle[0] + ny * middle[1]
    return [half(plot, (nx, ny), far), half(plot, (-nx, -ny), -far)]


def half(plot: Path, normal: Point, far: float) -> Path:
    """Return the part of a convex outline on the near side of a line."""
    out: Path = []
    for p, q in zip(plot, [*plot[1:], plot[0]], strict=True):
        dp = normal[0] * p[0] + normal[1] * p[1] - far
        dq = normal[0] * q[0] + normal[1] * q[1] - far
        if dp <= 0:
            out.append(p)
        if dp * dq < 0:
            out.append(lerp(p, q, dp / (dp - dq)))
    return out


def _field(c: Canvas, plot: Path, dice: random.Random) -> None:
    crop = c.theme.mix(dice.choice(CROPS), "#C9B45F", dice.uniform(0, 0.2))
    c.wash(plot, crop, dice.randrange(999), vary=0.035, cells=(40, 12), rim=0.24, rim_width=5)
    turn = dice.uniform(0, math.pi)
    nx, ny = math.cos(turn), math.sin(turn)
    reach = [nx * x + ny * y for x, y in plot]
    at = min(reach) + 4
    while at < max(reach) - 2:
        strip = half(half(plot, (nx, ny), at), (-nx, -ny), -at + 0.6)
        if len(strip) > 2 and _length(strip) > 8:
            c.polygon(strip, c.theme.dark(crop, 0.24))
        at += 6.4
    c.outline(plot, c.theme.mix(crop, "#5D5A2A", 0.75), 1.5)


def _length(strip: Path) -> float:
    return max(distance(strip[0], p) for p in strip)


def palm(c: Canvas, x: float, y: float, high: float, lean: float = 0.1) -> None:
    """Draw a date palm: a bent trunk and a crown of fronds."""
    c.glaze(ellipse(x + high * 0.16, y + 1, high * 0.3, high * 0.09), "shade", 0.3, 1.2)
    top = (x + high * lean, y - high)
    trunk = spline([(x, y), (x + high * lean * 0.2, y - high * 0.5), top], 6)
    c.polygon(stroke(trunk, high * 0.13, high * 0.075), c.theme.dark(TRUNK, 0.35))
    c.polygon(stroke(trunk, high * 0.075, high * 0.04), TRUNK)
    for k, turn in enumerate((200, 235, 268, 300, 338, 172, 8)):
        long = high * (0.62 if k < 5 else 0.5)
        tip = (top[0] + long * math.cos(math.radians(turn)),
               top[1] + long * 0.62 * math.sin(math.radians(turn)) + long * 0.24)  # fmt: skip
        bend = ((top[0] + tip[0]) / 2, min(top[1], tip[1]) - long * 0.2)
        frond = spline([top, bend, tip], 6)
        shade = c.theme.mix(LEAF, "#2F4A2A", 0.3 if k % 2 else 0.55)
        c.polygon(stroke(frond, 1.2, 0.8, high * 0.15), shade)
    c.disc(top, high * 0.055, "#6E4A22")


def acacia(c: Canvas, x: float, y: float, s: float, seed: int) -> None:
    """Draw a thorn tree with a flat crown."""
    dice = random.Random(seed)
    c.glaze(ellipse(x + 5 * s, y + 1, 20 * s, 4.6 * s), "shade", 0.3, 1.4)
    bark = c.theme.dark("#6D5231", 0.15)
    for dx, dy in ((-11, -22), (2, -25), (12, -21)):
        limb = spline([(x, y), (x + dx * 0.2 * s, y - 11 * s), (x + dx * s, y + dy * s)], 5)
        c.polygon(stroke(limb, 3.2 * s, 1.2 * s), bark)
    for dx, dy, rx, ry in ((-12, -23, 13, 5.6), (11, -22, 13, 5.4), (0, -28, 17, 6.6)):
        leaf = c.theme.mix("#8B9650", "#6F7D41", dice.random())
        c.disc((x + dx * s, y + dy * s), (rx * s, ry * s), leaf, c.theme.dark(leaf, 0.5), 1.0)
        c.polygon(
            ellipse(x + (dx - 2) * s, y + (dy - 1.6) * s, rx * 0.66 * s, ry * 0.45 * s),
            c.theme.light(leaf, 0.2),
        )


def tuft(c: Canvas, x: float, y: float, s: float, seed: int, paint: str = "#7C8448") -> None:
    dice = random.Random(seed)
    for lean in (-0.55, -0.2, 0.18, 0.5):
        tip = (x + s * lean * 1.3, y - s * dice.uniform(0.75, 1.1))
        blade = [(x + lean * 2, y), ((x + tip[0]) / 2 + lean, (y + tip[1]) / 2 - 1), tip]
        c.polygon(stroke(blade, s * 0.2, 0.4), c.theme.dark(paint, dice.uniform(0.05, 0.35)))


def pebble(c: Canvas, x: float, y: float, s: float, paint: str) -> None:
    c.glaze(ellipse(x + s * 0.3, y + s * 0.35, s * 1.1, s * 0.5), "shade", 0.3, 0.8)
    stone = [
        (-1, 0.3),
        (-0.75, -0.35),
        (-0.1, -0.65),
        (0.65, -0.4),
        (1, 0.2),
        (0.5, 0.5),
        (-0.6, 0.5),
    ]
    c.polygon([(x + u * s, y + v * s) for u, v in stone], paint, c.theme.dark(paint, 0.55), 0.9)
    shade = [(0.1, 0.5), (0.3, -0.2), (0.65, -0.4), (1, 0.2), (0.5, 0.5)]
    c.polygon([(x + u * s, y + v * s) for u, v in shade], c.theme.dark(paint, 0.25))
