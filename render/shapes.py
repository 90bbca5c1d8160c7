"""The shape of each seat: a second sign beside its colour, for eyes that mix the colours up."""

import math

from render.paths import Path, ellipse, rectangle

SHAPES = ("square", "circle", "triangle", "diamond", "hexagon")
SIGNS = ("■", "●", "▲", "◆", "⬢")


def seat_shape(seat: int, cx: float, cy: float, r: float) -> Path:
    """Return the outline of the seat's shape, of about the same weight for each seat."""
    match SHAPES[seat]:
        case "square":
            return rectangle(cx - r * 0.86, cy - r * 0.86, r * 1.72, r * 1.72)
        case "circle":
            return ellipse(cx, cy, r * 0.98)
        case "triangle":
            low = cy + r * 0.86
            return [(cx, cy - r * 1.04), (cx + r * 1.08, low), (cx - r * 1.08, low)]
        case "diamond":
            dx, dy = r * 1.05, r * 1.15
            return [(cx, cy - dy), (cx + dx, cy), (cx, cy + dy), (cx - dx, cy)]
        case _:
            turns = [math.radians(60 * i) for i in range(6)]
            return [(cx + r * 1.05 * math.cos(t), cy + r * 1.05 * math.sin(t)) for t in turns]
