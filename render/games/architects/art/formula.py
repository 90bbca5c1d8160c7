"""Formulas: short rows of signs, numbers and arrows on plaques and cards."""

from collections.abc import Sequence

from render.canvas import Canvas
from render.fonts import width
from render.games.architects.art.signs import SIGNS
from render.paths import Box
from render.sprites import stamp
from render.theme import Paint

Formula = tuple[str, ...]
"""Names of signs, `>` for "gives", `/` for "or", and everything else as it is written."""

NARROW = {"worker": 0.76, "captive": 0.76, "hire": 0.74, "building": 0.86, "marble": 0.82,
          "prison": 0.9, "debt": 0.88, "points": 0.86, "end": 0.86, "now": 0.8}  # fmt: skip
GAP = 0.14
LETTERS = 0.96


def formula(c: Canvas, parts: Formula, room: Box, size: float, *, ink: Paint = "text") -> None:
    """Draw the row in the middle of its room, smaller if it must be."""
    x0, y0, x1, y1 = room
    wanted = row_width(parts, size)
    if wanted > x1 - x0:
        size *= (x1 - x0) / wanted
    x, y = (x0 + x1 - row_width(parts, size)) / 2, (y0 + y1) / 2
    for part in parts:
        _part(c, part, (x, y), size, ink)
        x += _width(part, size) + size * GAP


def row_width(parts: Sequence[str], size: float) -> float:
    return sum(_width(part, size) for part in parts) + size * GAP * (len(parts) - 1)


def _width(part: str, size: float) -> float:
    if part in SIGNS:
        return size * NARROW.get(part, 1.0)
    if part in (">", "/"):
        return size * 0.44
    return width("number", size * LETTERS, part)


def _part(c: Canvas, part: str, at: tuple[float, float], size: float, ink: Paint) -> None:
    (x, y), w = at, _width(part, size)
    if part in SIGNS:
        put_sign(c, part, (x + w / 2, y), size)
    elif part == ">":
        h = size * 0.24
        c.polygon([(x, y - h), (x + w, y), (x, y + h)], ink)
    elif part == "/":
        c.line([(x + w * 0.75, y - size * 0.4), (x + w * 0.25, y + size * 0.4)], ink, size * 0.07)
    else:
        c.text(part, (x, y - size * 0.03), "number", size * LETTERS, fill=ink, anchor="lm")


def put_sign(c: Canvas, sign: str, at: tuple[float, float], size: float) -> None:
    """Draw a sign round a point."""
    half = size / 2
    stamp(c, _sign, *at, (-half - 2, -half - 2, half + 3, half + 4), sign, size)


def _sign(c: Canvas, sign: str, size: float) -> None:
    SIGNS[sign](c.at(-size / 2, -size / 2, size / 100))


def signed(n: int) -> str:
    """Write a number with its sign, and a true minus."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def plain(n: int) -> str:
    return f"−{-n}" if n < 0 else str(n)
