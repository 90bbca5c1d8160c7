"""The income tag at the lower right of a court."""

from collections.abc import Callable, Sequence

from engine.games.jerusalem.data import Sector
from render.canvas import Canvas
from render.fonts import width
from render.games.jerusalem.layout import QUARTERS, Court
from render.icons import coin, man, man_moves, tower
from render.paths import Box, Path, rounded_box, span_at

Icon = Callable[[Canvas], None]
GOODS: tuple[Icon, Icon, Icon] = (tower, man, coin)
LARGE, SMALL = (34.0, 41.0, 43.0), (24.0, 33.0, 36.0)
GAP = 6
MARGINS = {"notch": (30.0, 14.0), "step": (16.0, 16.0)}
"""From the right edge and from the floor, where a corner reaches in."""


def goods(income: Sequence[int]) -> list[tuple[int, Icon]]:
    """Return what an area pays, in the order prestige, squires, bezants."""
    return [(n, icon) for n, icon in zip(income, GOODS, strict=True) if n]


def tag_box(court: Court, income: Sequence[int]) -> Box:
    w, h = _tag_width(court, income), _sizes(court)[2]
    right, low = court.box[2] - 14, court.box[3] - 14
    side, foot = MARGINS.get(QUARTERS[court.sector].corner[0], (13.0, 13.0))
    if not court.large:
        side, foot = min(side, 20.0), 13.0
    # Courts slant: move the tag in until it is clear of the floor and of the right edge.
    for _ in range(3):
        low = min(_floor(court.outline, right - w + 20), _floor(court.outline, right - 20)) - foot
        right = min(_right(court.outline, low - h), _right(court.outline, low - 16)) - side
    return right - w, low - h, right, low


def draw_tag(c: Canvas, court: Court, income: Sequence[int]) -> None:
    x0, y0, x1, y1 = box = tag_box(court, income)
    icon, size, _ = _sizes(court)
    edge = rounded_box(x0, y0, x1 - x0, y1 - y0, 9)
    c.shadow(edge, (1, 2), 2, 0.3)
    c.polygon(edge, "tag")
    c.inner_shade(edge, c.theme.dark("tag", 0.4), 0.35, 4)
    c.outline(edge, "outline", 1.2)
    c.note("tag", f"income of {court.id}", box)
    x, middle = x0 + 6, (y0 + y1) / 2
    for n, sign in goods(income):
        c.text(str(n), (x, middle - 1), "number", size, anchor="lm", room=box)
        x += width("number", size, str(n)) + 2
        sign(c.at(x, middle - icon / 2, icon / 100))
        x += icon + GAP
    if court.sector is Sector.DAVIDS_TOWER:
        man_moves(c.at(x - 2, middle - icon / 2 - 1, icon / 100))


def _sizes(court: Court) -> tuple[float, float, float]:
    return LARGE if court.large else SMALL


def _tag_width(court: Court, income: Sequence[int]) -> float:
    icon, size, _ = _sizes(court)
    runs = [width("number", size, str(n)) + 2 + icon for n, _ in goods(income)]
    runs += [icon] if court.sector is Sector.DAVIDS_TOWER else []
    return sum(runs) + GAP * (len(runs) - 1) + 11


def _floor(outline: Path, x: float) -> float:
    span = span_at([(y, at) for at, y in outline], x)
    return span[1] if span else max(y for _, y in outline)


def _right(outline: Path, y: float) -> float:
    span = span_at(outline, y)
    return span[1] if span else max(x for x, _ in outline)
