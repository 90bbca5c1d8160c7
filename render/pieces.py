"""Wooden pieces and the marks beside them, drawn round the origin; made to be stamped."""

from render.canvas import Canvas
from render.icons import hand, lift
from render.paper import panel
from render.paths import Box, Path, bezier, ellipse, hull, rectangle, rounded_box, scaled, shifted
from render.shapes import SHAPES, seat_shape
from render.theme import Paint

FLATTENED = {"square": 0.84, "circle": 0.80, "triangle": 0.92, "diamond": 0.86, "hexagon": 0.84}


def block(c: Canvas, seat: int, s: float) -> None:
    """Draw a block of wood in the seat's shape, `s` wide; the origin is its middle."""
    colour, kind = c.theme.seats[seat], SHAPES[seat]
    r = s * (0.51 if kind == "circle" else 0.48)
    cy = -s * 0.13
    top = scaled(seat_shape(seat, 0, cy, r), (0, cy), 1, FLATTENED[kind])
    body = hull(top + shifted(top, 0, s * 0.26))
    c.glaze(shifted(body, s * 0.055, s * 0.07), "shade", 0.5, s * 0.045)
    c.polygon(body, c.theme.dark(colour, 0.38))
    c.polygon(top, colour)
    c.polygon(scaled(top, (0, cy), 0.62), c.theme.light(colour, 0.2))
    c.outline(top, c.theme.dark(colour, 0.55), s * 0.035)
    c.outline(body, "outline", max(1.3, s * 0.052))


def block_box(s: float) -> Box:
    return -s * 0.68, -s * 0.78, s * 0.72, s * 0.8


def figure(c: Canvas, cloak: Paint, seat: int, w: float = 2.0) -> None:
    """Draw a crowned figure, 88 high, standing on the origin; the seat's shape on its shield."""
    colour = c.theme[cloak]
    c.glaze(ellipse(4, -7, 26, 9), "shade", 0.5, 2.2)
    c.disc((0, -9), (25, 8.5), c.theme.dark("brass", 0.3), "outline", w * 0.9)
    c.disc((0, -12), (25, 8.5), "brass", "outline", w * 0.8)
    left = bezier((-11, -54), (-20, -44), (-22, -22), (-21, -13))
    hem = bezier((-21, -13), (-14, -4), (14, -4), (21, -13))
    right = bezier((21, -13), (22, -22), (20, -44), (11, -54))
    c.polygon(left + hem + right, colour)
    fold = bezier((4, -52), (12, -42), (14, -22), (12, -8))
    c.polygon(fold + right, c.theme.dark(colour, 0.26))
    c.outline(left + hem + right, "outline", w)
    c.polygon(ellipse(0, -52, 15, 7), c.theme.light(colour, 0.3), "outline", w * 0.85)
    _head(c, w)
    shield = [(-11, -42), (11, -42), *bezier((11, -42), (11, -28), (6, -22), (0, -17)),
              *bezier((0, -17), (-6, -22), (-11, -28), (-11, -42))]  # fmt: skip
    c.polygon(shield, "white", "outline", w * 0.75)
    c.polygon(
        seat_shape(seat, 0, -32 + lift(seat, 6.5), 6.5), c.theme.seats[seat], "outline", w * 0.5
    )


def _head(c: Canvas, w: float) -> None:
    c.disc((0, -65), (12, 13), "skin", "outline", w * 0.9)
    for x in (-4.4, 4.4):
        c.disc((x, -62), 1.5, "outline")
    crown = [(-13, -68), (-15, -85), (-7, -77), (0, -88), (7, -77), (15, -85), (13, -68)]
    c.polygon([(float(x), float(y)) for x, y in crown], "brass", "outline", w * 0.85)


FIGURE_BOX = (-32.0, -92.0, 36.0, 8.0)


def pennant(c: Canvas, seat: int, w: float, h: float = 40) -> None:
    """Draw a flag flying to the right from the origin, the seat's shape on it."""
    colour = c.theme.seats[seat]
    upper = bezier((0, 2), (w * 0.3, -2), (w * 0.5, 5), (w, 2))
    lower = bezier((w, h - 2), (w * 0.5, h + 2), (w * 0.3, h - 6), (0, h - 2))
    cloth = [*upper, (w - 14, h / 2), *lower]
    c.shadow(cloth, (1, 3), 2, 0.45)
    c.polygon(cloth, colour)
    gleam = upper + [(x - 4, y + 6) for x, y in reversed(upper)]
    c.polygon(gleam, c.theme.light(colour, 0.2))
    c.outline(cloth, "outline", 1.9)
    sign = seat_shape(seat, w * 0.53, h / 2 + lift(seat, 11.5), 11.5)
    c.polygon(sign, c.theme.sign_on(colour), "outline", 1.3)


def change_tag(c: Canvas, text: str, seat: int) -> None:
    """Draw what came or went with the last turn, round the origin."""
    colour = c.theme.seats[seat]
    edge = rounded_box(-21, -16, 42, 32, 15)
    c.shadow(edge, (1, 2), 1.6, 0.45)
    c.polygon(edge, colour, "outline", 1.8)
    c.outline(rounded_box(-18.4, -13.4, 36.8, 26.8, 13), "now", 1.8)
    room = (-19.0, -15.0, 19.0, 15.0)
    c.fit(text, room, "number", 29, fill=c.theme.sign_on(colour))


CHANGE_BOX = (-26.0, -20.0, 28.0, 26.0)


def glow(c: Canvas, w: float, h: float) -> None:
    """Light the ground under a piece that has moved, round the origin."""
    c.glaze(rounded_box(-w / 2, -h / 2, w, h, 14), "now", 0.85, 5)


def number_disc(c: Canvas, text: str, state: str) -> None:
    """Draw the number of a place round the origin: plain, offered (now to be chosen) or dim."""
    r = 30
    fill: Paint = "now" if state == "offered" else "disc"
    ink: Paint = "black" if state == "offered" else "disc_text"
    if state == "dim":
        fill, ink = c.theme.mix("disc", "court", 0.35), "disc_text"
    c.shadow(ellipse(0, 0, r), (1, 3), 2.5, 0.42)
    c.disc((0, 0), r, "outline")
    ring: Paint = "black" if state == "offered" else c.theme.mix("gold", "shine", 0.25)
    c.disc((0, 0), r - 2, fill, ring, 1.6)
    c.text(text, (0, -1.5), "number", 45 if len(text) == 1 else 44, fill=ink, room=(-r, -r, r, r))


DISC_BOX = (-36.0, -36.0, 38.0, 42.0)


def marker(c: Canvas, seat: int, s: float, lap: str = "") -> None:
    """Draw a cylinder of the seat's shape round the origin; `lap` is written beside it."""
    colour = c.theme.seats[seat]
    top = scaled(seat_shape(seat, 0, -s * 0.1, s * 0.46), (0, -s * 0.1), 1, 0.88)
    body = hull(top + shifted(top, 0, s * 0.22))
    c.glaze(shifted(body, 2, 2), "shade", 0.5, 1.6)
    c.polygon(body, c.theme.dark(colour, 0.38), "outline", 1.7)
    c.polygon(top, colour, "outline", 1.2)
    c.outline(scaled(top, (0, -s * 0.1), 0.6), c.theme.light(colour, 0.6), 1.3)
    if lap:
        c.text(lap, (0, -s * 0.12), "number", s * 0.5, fill=c.theme.sign_on(colour), halo=1.5,
               ground=colour)  # fmt: skip


def banded(c: Canvas, edge: Path, seat: int) -> None:
    """Paint a band along the inside of an edge, in the seat's colour."""
    colour = c.theme.seats[seat]
    for w, paint in (
        (10.4, c.theme["outline"]),
        (8.2, colour),
        (2.6, c.theme.light(colour, 0.35)),
        (1.4, colour),
    ):
        c.band(edge, paint, w)
    c.outline(edge, "outline", 2)


def ask_panel(c: Canvas, w: float, h: float, pointer: tuple[float, float, float] | None) -> None:
    """Draw the panel of a question; if it is the viewer's, lit, with a hand at x, y and a scale."""
    if pointer:
        c.glaze(rectangle(0, 0, w, h), "now", 0.9, 6)
    panel(c, (0, 0, w, h), radius=14, seed=12)
    if pointer:
        hand(c.at(*pointer), 3.2)
