"""The action cards: a picture for each kind, a face to hold in the hand, a strip to read."""

import math
from collections.abc import Callable

from engine.games.jerusalem.data import CardKind, Office, Sector
from render.canvas import Canvas
from render.games.jerusalem.art.emblems import OFFICE_SIGNS, SECTOR_SIGNS
from render.icons import arrow, coin, man, tower
from render.paper import panel
from render.paths import Box, Path, bezier, ellipse, hull, rectangle, rounded_box, shifted, wobbled
from render.pieces import figure
from render.theme import Paint

FACE = (267.0, 350.0)
WINDOW: Box = (22, 26, 245, 168)
BAND = (177.0, 240.0)
NAME: Box = (18, 181, 249, 237)
EFFECT: Box = (18, 245, 249, 338)
INFLUENCE = {CardKind(f"influence_{sector}"): sector for sector in Sector}
TINTS = {
    CardKind.TURNCOAT: "#C7B7C4",
    CardKind.MOVE_2_SQUIRES: "#B9C3A8",
    CardKind.GENOESE_MERCHANTS: "#B9C7CB",
    CardKind.GAIN_2_BEZANTS: "#DCC389",
    CardKind.GAIN_2_PRESTIGE: "#D9C48C",
    CardKind.FOREIGN_BARON: "#C3BBAF",
}


def face(c: Canvas, kind: CardKind, seat: int, name: str, effect: str, offered: bool) -> None:
    """Draw a card as it is held: picture, name, effect; the origin is its upper left corner."""
    w, h = FACE
    edge = rounded_box(0, 0, w, h, 15)
    if offered:
        c.glaze(rounded_box(-6, -6, w + 12, h + 12, 18), "now", 0.9, 4)
    panel(c, (0, 0, w, h), radius=15, seed=len(kind), drop=6, trim=None)
    c.outline(edge, "outline", 2.4)
    for inset, paint, stroke in ((7, "gold", 1.8), (11, "outline", 0.9)):
        c.outline(rounded_box(inset, inset, w - 2 * inset, h - 2 * inset, 9), paint, stroke)
    window(c, WINDOW, kind, seat)
    top, low = BAND
    c.wash(rectangle(12, top, w - 24, low - top), "tab", 4, vary=0.03, rim=0.2, rim_width=5)
    for y, paint, stroke in ((top, "outline", 1.5), (top + 4, "gold", 0.8), (low, "outline", 1.5)):
        c.line([(12, y), (w - 12, y)], paint, stroke)
    c.paragraph(name, NAME, "name", (32, 14), leading=1.0)
    c.paragraph(effect, EFFECT, "plain", (28, 12), leading=1.02)


def strip(c: Canvas, kind: CardKind, seat: int, name: str, effect: str, offered: bool) -> None:
    """Draw a card as one line of a list, 940 by 170, large enough to be read on a phone."""
    if offered:
        c.glaze(rounded_box(-6, -6, 952, 182, 18), "now", 0.9, 4)
    panel(c, (0, 0, 940, 170), radius=14, seed=len(kind))
    window(c.at(14, 12, 0.83), (0, 0, 223, 176), kind, seat)
    c.paragraph(name, (216, 12, 922, 64), "name", (44, 28), align="l")
    c.paragraph(effect, (216, 66, 922, 162), "plain", (38, 28), fill="soft", align="l")


def office_strip(c: Canvas, office: Office, squires: int, name: str, ability: str) -> None:
    """Draw an office in the same way: its sign, how many squires it brings, what it can do."""
    panel(c, (0, 0, 940, 170), radius=14, seed=squires)
    field = rounded_box(14, 12, 186, 146, 10)
    c.wash(field, "tab", squires, vary=0.03, rim=0.2, rim_width=6)
    c.outline(field, "outline", 1.8)
    OFFICE_SIGNS[office](c.at(48, 26, 1.18))
    c.fit(name, (216, 12, 760, 64), "name", 44, least=28, align="l")
    c.text(str(squires), (856, 38), "number", 50, anchor="rm", room=(790, 8, 862, 68))
    man(c.at(866, 12, 0.52))
    c.paragraph(ability, (216, 66, 922, 162), "plain", (38, 28), fill="soft", align="l")


def window(c: Canvas, box: Box, kind: CardKind, seat: int) -> None:
    """Draw an arched picture of what the card does."""
    x0, y0, x1, y1 = box
    tint = TINTS.get(kind, "#C9C6BC" if kind in INFLUENCE else "#D6C7A0")
    frame = _arched(box)
    c.wash(frame, tint, 11, vary=0.05, cells=(70, 28), rim=0.3, rim_width=9)
    if kind is not CardKind.GENOESE_MERCHANTS:
        _ground(c, box, tint)
    k = (y1 - y0) / 176
    _picture(c.at((x0 + x1) / 2, (y0 + y1) / 2 + 8 * k, k), kind, seat)
    c.outline(frame, "outline", 2.2)


def emblem(c: Canvas, kind: CardKind, seat: int) -> None:
    """Draw what the card does in a square of 100, for a sign."""
    tint = TINTS.get(kind, "#C9C6BC" if kind in INFLUENCE else "#D6C7A0")
    c.polygon(rectangle(-4, -4, 108, 108), tint)
    c.polygon(rectangle(-4, 76, 108, 30), c.theme.dark(tint, 0.15))
    _picture(c.at(50, 52, 0.45), kind, seat)


def _arched(box: Box) -> Path:
    x0, y0, x1, y1 = box
    w, middle = x1 - x0, (x0 + x1) / 2
    left = bezier((x0, y0 + 50), (x0, y0 + 14), (x0 + w * 0.3, y0), (middle, y0 - 6), 12)
    return [(x0, y1), *left, *[(2 * middle - x, y) for x, y in reversed(left)], (x1, y1)]


def _ground(c: Canvas, box: Box, tint: Paint) -> None:
    x0, _, x1, y1 = box
    top = wobbled(
        [(x0 + 2, y1 - 34), (x0 + (x1 - x0) * 0.4, y1 - 42), (x1 - 2, y1 - 36)],
        2,
        40,
        7,
        closed=False,
    )
    c.wash(
        [(x0 + 2, y1 - 1), *top, (x1 - 2, y1 - 1)],
        c.theme.dark(tint, 0.15),
        3,
        rim=0.2,
        rim_width=4,
    )
    c.line(top, c.theme.mix("outline", tint, 0.45), 1.1)


def _picture(c: Canvas, kind: CardKind, seat: int) -> None:
    if kind in INFLUENCE:
        _influence(c, INFLUENCE[kind], seat)
    else:
        PICTURES[kind](c, seat)


def _influence(c: Canvas, sector: Sector, seat: int) -> None:
    c.disc((0, -16), 66, c.theme.mix("linen", "shine", 0.6), "outline", 2.4)
    c.outline(ellipse(0, -16, 60), "gold", 1.8)
    SECTOR_SIGNS[sector](c.at(-45, -61, 0.9))
    for x in (-100, 32):
        man(c.at(x, 0, 0.68), c.theme.seats[seat], 4.8)


def _turncoat(c: Canvas, seat: int) -> None:
    rival = (seat + 1) % len(c.theme.seats[:4])
    man(c.at(-94, -42, 0.86), c.theme.seats[seat], 4.2)
    man(c.at(8, -42, 0.86), c.theme.seats[rival], 4.2)
    for way, y in ((1, -58), (-1, 58)):
        curve = [
            (-way * 30 + way * 6 * t, y - way * 14 * math.sin(math.pi * t / 10)) for t in range(11)
        ]
        arrow(c, curve, "outline", 8)
        c.line(curve[:-1], "now", 4)


def _move(c: Canvas, seat: int) -> None:
    for x, y in ((-104, -36), (-62, -14)):
        man(c.at(x, y, 0.72), c.theme.seats[seat], 4.4)
    curve = [(16 + 7 * t, 4 - 26 * math.sin(math.pi * t / 10)) for t in range(10)]
    arrow(c, curve, "outline", 10)
    c.line(curve[:-1], "now", 5)


def _galley(c: Canvas, _: int) -> None:
    for row in range(3):
        wave = [
            (-104 + i * 8.6, 50 + row * 10 + 2.4 * math.sin(i * 1.2 + row * 2)) for i in range(25)
        ]
        c.line(wave, c.theme.mix("#4E6A78", "#B9C7CB", 0.25 * row), 2.2)
    _ship(c.at(-96, -88, 1.5))
    big_coin(c.at(70, -40), 33, False, "2")


def _ship(c: Canvas, w: float = 2.6) -> None:
    c.line([(50, 12), (50, 66)], "outline", w * 1.2)
    c.polygon(
        [(52, 14), *bezier((52, 14), (84, 22), (84, 44), (56, 60)), (52, 60)], "linen", "outline", w
    )
    c.polygon(
        [(48, 22), *bezier((48, 22), (26, 30), (20, 46), (18, 60)), (48, 60)], "linen", "outline", w
    )
    for x, y, bw, bh in ((61, 30, 5, 20), (56, 36, 16, 5)):
        c.polygon(rectangle(x, y, bw, bh), "red")
    hull_ = [
        (6, 62),
        *bezier((94, 60), (88, 84), (74, 86), (50, 86)),
        *bezier((50, 86), (26, 86), (14, 82), (6, 62)),
    ]
    c.polygon(
        [(float(x), float(y)) for x, y in hull_], c.theme.mix("leather", "hide", 0.5), "outline", w
    )
    c.line([(14, 71), (88, 70)], "outline", w * 0.5)
    for x in range(24, 84, 12):
        c.line([(x, 76), (x - 8, 96)], "outline", w * 0.6)
    c.line([(50, 10), (66, 5), (50, 2)], "red", w * 1.4)


def _prestige(c: Canvas, _: int) -> None:
    for ray in range(9):
        turn, far = math.radians(208 + 15.5 * ray), 92 if ray % 2 else 82
        k, s = math.cos(turn), math.sin(turn)
        c.line([(-26 + 70 * k, 6 + 70 * s), (-26 + far * k, 6 + far * s)], "gold", 3)
    tower(c.at(-86, -66, 1.2), w=3.2)
    _plus(c, (62, -2), 2)


def _squire(c: Canvas, seat: int) -> None:
    man(c.at(-92, -66, 1.26), c.theme.seats[seat], 3.4)
    _plus(c, (62, -2), 1)


def _bezants(c: Canvas, _: int) -> None:
    big_coin(c.at(-64, 18), 40, False, "1")
    big_coin(c.at(-24, -22), 40, False, "1")
    _plus(c, (66, -2), 2)


def _squire_and_bezant(c: Canvas, seat: int) -> None:
    man(c.at(-102, -52, 1.0), c.theme.seats[seat], 3.8)
    big_coin(c.at(10, 10), 36, False, "1")
    _plus(c, (78, -2), 1, 54)


def _resources(c: Canvas, seat: int) -> None:
    tower(c.at(-108, -52, 0.9), w=4)
    man(c.at(-34, -50, 0.86), c.theme.seats[seat], 4)
    coin(c.at(42, -42, 0.7))
    _plus(c, (0, 56), 2, 50)


def _foreign_baron(c: Canvas, seat: int) -> None:
    figure(c.at(0, 72, 1.6), "silver", seat, 1.6)


def _plus(c: Canvas, at: tuple[float, float], n: int, size: float = 70) -> None:
    c.text(f"+{n}", at, "number", size, fill="black", halo=size / 14, ground="linen")


PICTURES: dict[CardKind, Callable[[Canvas, int], None]] = {
    CardKind.GAIN_1_SQUIRE: _squire,
    CardKind.GAIN_2_BEZANTS: _bezants,
    CardKind.GAIN_2_PRESTIGE: _prestige,
    CardKind.GAIN_2_RESOURCES: _resources,
    CardKind.GAIN_SQUIRE_AND_BEZANT: _squire_and_bezant,
    CardKind.TURNCOAT: _turncoat,
    CardKind.MOVE_2_SQUIRES: _move,
    CardKind.GENOESE_MERCHANTS: _galley,
    CardKind.FOREIGN_BARON: _foreign_baron,
}


def big_coin(c: Canvas, r: float, gold: bool, value: str) -> None:
    """Draw a thick coin with its value, round the origin."""
    metal = c.theme["coin" if gold else "silver"]
    top = ellipse(0, 0, r, r * 0.97, 50)
    body = hull(top + shifted(top, 0, r * 0.14))
    c.shadow(body, (2, 3), 3, 0.42)
    c.polygon(body, c.theme.dark(metal, 0.3), "outline", 2.2)
    c.polygon(top, metal, "outline", 1.8)
    c.outline(ellipse(0, 0, r * 0.8, r * 0.78), c.theme.dark(metal, 0.3), 1.6)
    for x, y in ellipse(0, 0, r * 0.89, r * 0.865, 24):
        c.disc((x, y), 1.4, c.theme.dark(metal, 0.3))
    c.text(value, (0, -1), "name", r * 1.05, fill=c.theme.dark(metal, 0.7), room=(-r, -r, r, r))
