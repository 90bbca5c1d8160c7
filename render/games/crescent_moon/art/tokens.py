"""Small things drawn round the origin: coins, cards, points, tents, swords, moons, beads."""

from collections.abc import Callable

from render.canvas import Canvas
from render.games.crescent_moon.art.brush import moon, spline, star
from render.games.crescent_moon.art.vignettes import sabre
from render.games.crescent_moon.seat_colours import kit_seat
from render.icons import lift
from render.paths import Box, Path, arc, ellipse, rectangle, rounded_box
from render.shapes import seat_shape

NIGHT, LIT = "#2C3348", "#FBEFCB"


def coin(c: Canvas, r: float, text: str = "") -> None:
    c.disc((0.6, r * 0.14), r, c.theme.dark("coin", 0.6))
    c.disc((0, 0), r, "coin", "outline", max(1.0, r * 0.09))
    c.outline(ellipse(0, 0, r * 0.77), c.theme.dark("coin", 0.4), max(0.8, r * 0.07))
    if text:
        c.text(text, (0, -r * 0.05), "number", r * 1.26, fill="black", room=(-r, -r, r, r))
    else:
        c.polygon(moon(r * 0.06, 0, r * 0.52, -35), c.theme.dark("coin", 0.55))


def hand_of_cards(c: Canvas, r: float) -> None:
    """Draw two cards face down."""
    k = r / 17
    for dx, lean in ((-5.0, -0.16), (4.0, 0.1)):
        for w, h, fill, line in ((12, 17, "white", "outline"), (9.4, 14.4, "cloth", "brass")):
            corners = ((-w, -h), (w, -h), (w, h), (-w, h))
            box = [((dx + x - y * lean) * k, (y + x * lean) * k) for x, y in corners]
            c.polygon(box, fill, line, 1.5 * k)
    c.polygon(star(8, 7 * k, 4.2 * k, 4 * k, 0), "brass")


def points(c: Canvas, r: float, text: str = "?") -> None:
    """Draw a token of victory points; face down it shows a question mark."""
    c.disc((0, r * 0.08), r, c.theme.dark("brass", 0.7))
    c.disc((0, 0), r, c.theme["#3A334A"] if c.theme.name == "parchment" else "disc", "outline", 1.7)
    c.outline(ellipse(0, 0, r * 0.84), "brass", 1.4)
    if len(text) < 3:
        c.outline(star(10, r * 0.74, r * 0.56), c.theme.dark("brass", 0.55), 1)
    size = r * (1.3 if len(text) == 1 else 1.08 if len(text) == 2 else 0.9)
    c.text(text, (0, -r * 0.05), "number", size, fill="disc_text", room=(-r, -r, r, r))


def tent(c: Canvas, r: float) -> None:
    """Draw the sign of units on the reserves card."""
    k = r / 17
    canvas, side = c.theme["linen"], c.theme.dark("hide", 0.1)
    c.polygon([(-18 * k, 15 * k), (0, -13 * k), (18 * k, 15 * k)], canvas, "outline", 2 * k)
    c.polygon([(0, -13 * k), (8 * k, 15 * k), (18 * k, 15 * k)], side, "outline", 1.3 * k)
    c.polygon([(-4 * k, 15 * k), (0, -2 * k), (4 * k, 15 * k)], "outline")
    c.line([(0, -13 * k), (0, -18 * k)], "outline", 2 * k)


def income(c: Canvas, r: float) -> None:
    """Draw the sign of the next income."""
    coin(c.at(-r * 0.2, 0), r * 0.86)
    plus: Path = [(0.2, -0.62), (0.54, -0.62), (0.54, -0.96), (0.86, -0.96), (0.86, -0.62),
                  (1.2, -0.62), (1.2, -0.3), (0.86, -0.3), (0.86, 0.04), (0.54, 0.04),
                  (0.54, -0.3), (0.2, -0.3)]  # fmt: skip
    c.polygon([(x * r, y * r) for x, y in plus], "green", "outline", 1)


def in_front(c: Canvas, r: float) -> None:
    """Draw the sign of cards that lie spent before a seat."""
    k = r / 17
    c.polygon(rounded_box(-12 * k, -16 * k, 24 * k, 32 * k, 3 * k), "linen", "outline", 1.7 * k)
    c.polygon(rectangle(-8 * k, -12 * k, 16 * k, 12 * k), "slate", "outline", 1.2 * k)
    for y in (5, 10):
        c.line([(-8 * k, y * k), (8 * k, y * k)], "outline", 1.4 * k)


def swords(c: Canvas, r: float) -> None:
    """Draw the sign of a combat."""
    k = r / 46
    sabre(c.at(3 * k, 0, k), 1)
    sabre(c.at(-3 * k, 0, k), -1)


def scroll(c: Canvas, r: float) -> None:
    """Draw the sign of an influence contest."""
    k = r / 46
    sheet = [(-26 * k, -36 * k), (26 * k, -36 * k), (26 * k, 36 * k), (-26 * k, 36 * k)]
    c.polygon(sheet, "linen", "outline", 3 * k)
    for y in (-36, 36):
        c.polygon(
            rounded_box(-34 * k, (y - 7) * k, 68 * k, 14 * k, 6 * k), "hide", "outline", 3 * k
        )
    for y in (-18, -6, 6):
        c.line([(-16 * k, y * k), (16 * k, y * k)], "outline", 2.6 * k)
    c.disc((8 * k, 20 * k), 9 * k, "red", "outline", 2 * k)


def unlaid(c: Canvas, r: float) -> None:
    """Draw the sign of hexes that are still to be laid."""
    c.polygon(seat_shape(4, 0, 0, r * 0.95), "green", "outline", r * 0.12)
    c.polygon(seat_shape(4, 0, 0, r * 0.55), "linen", "outline", r * 0.08)


SIGNS: dict[str, Callable[[Canvas, float], None]] = {
    "coin": coin, "cards": hand_of_cards, "points": points, "tent": tent, "income": income,
    "front": in_front, "combat": swords, "contest": scroll,
    "tile": unlaid,
}  # fmt: skip


def sign(c: Canvas, kind: str, r: float) -> None:
    SIGNS[kind](c, r)


def sign_box(r: float) -> Box:
    return -r * 1.5, -r * 1.5, r * 1.6, r * 1.6


def badge(c: Canvas, seat: int, r: float) -> None:
    """Draw the seat's shape in its colour."""
    kit = kit_seat(seat)
    shape = seat_shape(kit, 0, lift(kit, r), r)
    c.shadow(shape, (1, 2), 1.6, 0.45)
    c.polygon(shape, c.theme.seats[kit], "outline", max(1.6, r * 0.12))


def badge_box(r: float) -> Box:
    return -r * 1.5, -r * 1.5, r * 1.6, r * 1.7


def year(c: Canvas, share: float, state: str, r: float) -> None:
    """Draw a year as a moon that grows from year to year: past, now or next."""
    c = c.at(0, 0, r / 37)
    if state == "now":
        c.disc((0, 0), 37, "outline")
        c.disc((0, 0), 35.4, "now")
        c.disc((0, 0), 31.6, "outline")
    night = c.theme[NIGHT] if c.theme.name == "parchment" else c.theme["disc"]
    lit = c.theme["linen"]
    c.disc((0, 0), 30.5, night, "outline", 1.6)
    for x, y, s in ((-14, -16, 1.5), (-19, 4, 1.2), (-8, 17, 1.4), (-20, -6, 1), (-5, -22, 1)):
        c.disc((x, y), s, c.theme.mix(lit, night, 0.3))
    limb = arc(0, 0, 25, 25, (-90, 90), 24)
    edge = [(25 * (1 - 2 * share) * (1 - (y / 25) ** 2) ** 0.5 if abs(y) < 25 else 0.0, y)
            for _, y in reversed(limb)]  # fmt: skip
    c.polygon(limb + edge, lit)
    for x, y, s in ((14, -6, 3.6), (11, 11, 2.6), (19, 5, 1.8)) if share >= 0.5 else ():
        c.disc((x, y), s, c.theme.mix(lit, "hide", 0.4))
    if state == "past":
        c.glaze(ellipse(0, 0, 33), "paper", 0.5)


def bead(c: Canvas, text: str, state: str, r: float) -> None:
    """Draw an action round: past, now or next."""
    fill, ink = {
        "past": (c.theme.mix("panel", "text", 0.42), c.theme["panel"]),
        "now": (c.theme["now"], c.theme["black"]),
        "next": (c.theme["panel"], c.theme["text"]),
    }[state]
    c.disc((0, 0), r, fill, "outline", 2.2 if state == "now" else 1.5)
    c.text(text, (0, -0.6), "number", r * 1.5, fill=ink, room=(-r, -r, r, r))


def shield(c: Canvas, seat: int, text: str, r: float, wins: bool) -> None:
    """Draw a side's total in a combat or contest."""
    kit = kit_seat(seat)
    colour = c.theme.seats[kit]
    top = [(-0.96, -0.92), (-0.5, -0.84), (0, -1), (0.5, -0.84), (0.96, -0.92)]
    low = spline([(0.98, -0.1), (0.8, 0.58), (0, 1.16), (-0.8, 0.58), (-0.98, -0.1)], 8)

    def edge(k: float) -> Path:
        return [(x * r * k, y * r * k) for x, y in [*top, *low]]

    c.shadow(edge(1.02), (2, 6), 5, 0.5)
    for k, paint in ((1.0, "outline"), (0.965, "now" if wins else "hide"), (0.88, "outline")):
        c.polygon(edge(k), paint)
    c.polygon(edge(0.855), colour)
    c.polygon(seat_shape(kit, 0, lift(kit, r * 0.55), r * 0.55), c.theme.light(colour, 0.16))
    size = r * (1.16 if len(text) == 1 else 0.95)
    c.text(text, (0, 0), "name", size, fill=c.theme.sign_on(colour), room=(-r, -r, r, r * 1.1))


def number(c: Canvas, text: str, state: str) -> None:
    """Draw the number of a hex: plain, or offered to be chosen."""
    offered = state == "offered"
    c.shadow(ellipse(0, 0, 24), (1, 3), 2.2, 0.45)
    c.disc((0, 0), 24.5, "outline")
    c.disc((0, 0), 23, "now" if offered else "panel")
    c.outline(ellipse(0, 0, 20.6), "black" if offered else "gold", 1.6)
    ink = "black" if offered else "text"
    c.text(text, (0, -1), "number", 36 if len(text) < 3 else 26, fill=ink, room=(-24, -24, 24, 24))


NUMBER_BOX: Box = (-32.0, -32.0, 34.0, 38.0)
