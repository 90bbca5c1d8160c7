"""Workers of wood: alone, in groups with their number, behind bars, and the seats' markers."""

from render.canvas import Canvas
from render.icons import lift
from render.paths import Box, Path, Point, ellipse, hull, rounded, scaled, shifted, spline
from render.shapes import seat_shape
from render.theme import Paint

_RIGHT: Path = [
    (50, 4), (63, 8), (67, 20), (60, 32), (73, 37), (88, 48), (90, 58), (82, 63), (71, 59),
    (75, 78), (80, 94), (74, 97), (57, 96), (52, 84), (50, 80),
]  # fmt: skip
_HALF = spline(_RIGHT, 4)
FIGURE: Path = _HALF + [(100 - x, y) for x, y in reversed(_HALF)][1:]
"""A worker with spread arms, in a box of 100 by 100."""

ROUNDED = (7.0, 0.1, 7.0, 7.0, 3.0)


def worker(c: Canvas, seat: int, w: float = 5) -> None:
    """Draw a seat's worker, with the seat's shape on the chest."""
    colour = c.theme.seats[seat]
    c.shadow(FIGURE, (3, 4), 2.5, 0.45)
    c.polygon(FIGURE, colour)
    c.polygon([(max(50.0, x), y) for x, y in FIGURE], c.theme.dark(colour, 0.16))
    c.line(spline([(39, 13), (36, 19), (39, 25)], 4), c.theme.light(colour, 0.6), 4)
    c.outline(FIGURE, "outline", w)
    c.polygon(seat_shape(seat, 50, 57 + lift(seat, 12), 12), c.theme.sign_on(colour))


def plain_worker(c: Canvas, fill: Paint = "linen", w: float = 6) -> None:
    """Draw a worker of no seat."""
    c.polygon(FIGURE, fill, "outline", w)


def free_space(c: Canvas) -> None:
    """Draw a space for a worker: a figure pressed into the paving."""
    c.polygon(FIGURE, c.theme.mix("court", "text", 0.16), c.theme.mix("court", "text", 0.42), 3.4)


def badge(c: Canvas, seat: int, text: str, r: float) -> None:
    """Draw the seat's shape with a number, round the origin."""
    colour = c.theme.seats[seat]
    cy = lift(seat, r)
    edge = rounded(seat_shape(seat, 0, cy, r * (1.12 if seat in (2, 3) else 1)), ROUNDED[seat])
    c.shadow(edge, (1.5, 2.5), 1.6, 0.5)
    c.outline(edge, "panel", r * 0.28)
    c.polygon(edge, colour, "outline", max(1.4, r * 0.1))
    size = r * (1.76 if len(text) == 1 else 1.58)
    c.text(text, (0, -r * 0.04 + (r * 0.14 if seat == 2 else 0)), "number", size,
           fill=c.theme.sign_on(colour), halo=r * 0.07, ground=colour)  # fmt: skip


def group(c: Canvas, seat: int, n: int, size: float, moved: bool) -> None:
    """Draw workers one behind another and their number, round the origin."""
    shown, k = min(n, 3), size / 100
    if moved:
        _light(c, (-size * 0.04, -size * 0.02), size * 0.7)
    for i in reversed(range(shown)):
        worker(c.at(-size * 0.68 + i * size * 0.13, -size * 0.52 - i * size * 0.05, k), seat)
    badge(c.at(size * 0.2, size * 0.16), seat, str(n), size * 0.39)


def _light(c: Canvas, middle: Point, r: float) -> None:
    """Draw light behind what has changed last."""
    c.glaze(ellipse(*middle, r * 0.86, r * 0.8), "now", 1, r * 0.1)


def group_box(size: float) -> Box:
    return -size * 0.9, -size * 0.9, size * 0.9, size * 0.86


def compact_group(c: Canvas, seat: int, n: int, size: float, moved: bool) -> None:
    """Draw one worker and a number, where many must stand, round the origin."""
    if moved:
        _light(c, (0, 0), size * 0.62)
    worker(c.at(-size * 0.42, -size * 0.66, size / 118), seat)
    badge(c.at(0, size * 0.2), seat, str(n), size * 0.44)


def prisoner(c: Canvas, seat: int, n: int) -> None:
    """Draw a worker behind bars on the origin, with the number of workers."""
    worker(c.at(-29, -74, 0.58), seat)
    for x in (-16.0, -5.5, 5.5, 16.0):
        c.line([(x, -80), (x, -20)], "outline", 2.4)
        c.line([(x - 0.5, -80), (x - 0.5, -20)], "slate", 0.9)
    badge(c.at(0, -20), seat, str(n), 22)


PRISONER_BOX: Box = (-36.0, -90.0, 38.0, 14.0)


def marker(c: Canvas, seat: int, s: float) -> None:
    """Draw the seat's marker on a track or a window, round the origin."""
    colour = c.theme.seats[seat]
    top = rounded(seat_shape(seat, 0, lift(seat, s * 0.4), s * 0.43), ROUNDED[seat] * s / 90)
    body = hull(top + shifted(top, 0, s * 0.1))
    c.glaze(shifted(body, s * 0.04, s * 0.06), "shade", 0.5, s * 0.04)
    c.polygon(body, c.theme.dark(colour, 0.5), "outline", max(1.5, s * 0.06))
    c.polygon(top, colour, "outline", max(1.2, s * 0.04))
    centre = (0.0, lift(seat, s * 0.4))
    c.outline(scaled(top, centre, 0.72), c.theme.light(colour, 0.45), s * 0.05)


def marker_box(s: float) -> Box:
    return -s * 0.68, -s * 0.68, s * 0.7, s * 0.76
