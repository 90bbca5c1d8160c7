"""Icons of goods and signs that every game needs, each filling a box of 100 by 100."""

import math
from collections.abc import Sequence

from render.canvas import Canvas
from render.paths import Path, Point, arc, arch, bezier, distance, ellipse
from render.shapes import seat_shape
from render.theme import Paint

BATTLEMENT = ((18, 40), (18, 10), (31, 10), (31, 21), (43, 21), (43, 10), (57, 10), (57, 21),
              (69, 21), (69, 10), (82, 10), (82, 40))  # fmt: skip


def man(c: Canvas, fill: Paint = "figure", w: float = 5) -> None:
    """Draw a squire: a head over a cloak."""
    body = [
        *bezier((16, 92), (20, 62), (34, 58), (38, 44)),
        *bezier((62, 44), (66, 58), (80, 62), (84, 92)),
    ]
    c.polygon(body, fill, "outline", w)
    c.disc((50, 28), 20, fill, "outline", w)


def coin(c: Canvas, *, gold: bool = True, w: float = 4.5) -> None:
    metal = c.theme["coin"] if gold else c.theme["silver"]
    deep = c.theme.dark(metal, 0.42)
    c.disc((50, 50), 43, metal, "outline", w)
    c.outline(ellipse(50, 50, 31), deep, w * 0.55)
    c.polygon(cross(50, 50, 22, 5), deep)
    c.line(arc(50, 50, 37, 37, (200, 285), 12), c.theme.light(metal, 0.65), w * 0.8)


def cross(cx: float, cy: float, r: float, half: float) -> Path:
    turns = ((1, 0), (0, 1), (-1, 0), (0, -1))
    out: Path = []
    for ux, uy in turns:
        out += [(cx + ux * r + uy * half, cy + uy * r - ux * half),
                (cx + ux * r - uy * half, cy + uy * r + ux * half),
                (cx + ux * half - uy * half, cy + uy * half + ux * half)]  # fmt: skip
    return out


def tower(c: Canvas, fill: Paint = "stone", w: float = 5) -> None:
    """Draw prestige, and the towers it builds."""
    c.polygon([(26, 94), (26, 40), *BATTLEMENT, (74, 40), (74, 94)], fill, "outline", w)
    c.line([(22, 40), (78, 40)], "outline", w * 0.6)
    c.polygon(arch(50, 94, 9, 20), "outline")
    c.polygon([(46, 62), (46, 50), (54, 50), (54, 62)], "outline")


def crown(c: Canvas, fill: Paint = "brass", w: float = 4) -> None:
    c.polygon(
        [(14, 74), (8, 30), (30, 52), (50, 18), (70, 52), (92, 30), (86, 74)], fill, "outline", w
    )
    c.polygon([(14, 72), (86, 72), (84, 88), (16, 88)], c.theme.light(fill, 0.2), "outline", w)
    for x, y in ((8, 28), (50, 15), (92, 28)):
        c.disc((x, y), 6.5, c.theme.light(fill, 0.35), "outline", w * 0.8)
    for x, jewel in ((32, "red"), (50, "blue"), (68, "red")):
        c.disc((x, 80), 4.2, jewel)


def card(c: Canvas, face: Paint = "linen", w: float = 5) -> None:
    """Draw two cards, one behind the other."""
    for dx, fill in ((-12.0, "hide"), (10.0, face)):
        box = [(24 + dx, 6), (78 + dx, 6), (78 + dx, 94), (24 + dx, 94)]
        c.polygon(box, fill, "outline", w)
    c.polygon(cross(61, 50, 20, 5), "gold")


def tick(c: Canvas, paint: Paint = "done", w: float = 14) -> None:
    c.line([(14, 54), (40, 80), (88, 20)], paint, w)


def lock(c: Canvas, paint: Paint = "gold", w: float = 6) -> None:
    c.line([(30, 50), *arc(50, 34, 20, 22, (180, 360), 16), (70, 50)], "outline", w * 2.4)
    c.line([(30, 50), *arc(50, 34, 20, 22, (180, 360), 16), (70, 50)], paint, w * 1.2)
    c.polygon([(18, 46), (82, 46), (82, 92), (18, 92)], paint, "outline", w)
    c.disc((50, 66), 7, "outline")
    c.line([(50, 66), (50, 80)], "outline", w)


def hand(c: Canvas, w: float = 4) -> None:
    """Draw a hand that points to the right: it is your turn."""
    c.polygon([(0, 30), (16, 28), (18, 78), (0, 78)], "leather", "outline", w)
    palm = [(18, 30), (40, 26), (54, 34), (92, 36), *arc(92, 42, 6, 6, (-90, 90), 6), (60, 49),
            (66, 54), (64, 62), (60, 63), (62, 70), (56, 74), (54, 80), (44, 82),
            (18, 76)]  # fmt: skip
    c.polygon(palm, "white", "outline", w)
    for y, x in ((50, 62), (62, 62), (73, 57)):
        c.line([(x - 10, y), (x, y)], "outline", w * 0.65)


def arrow(c: Canvas, path: Sequence[Point], paint: Paint = "outline", w: float = 9) -> None:
    (x0, y0), (x1, y1) = path[-2], path[-1]
    turn, head = math.atan2(y1 - y0, x1 - x0), w * 2.2
    c.line(path, paint, w)
    tips = ((0.0, head), (1.9, head * 0.85), (-1.9, head * 0.85))
    c.polygon([(x1 + math.cos(turn + a) * r, y1 + math.sin(turn + a) * r) for a, r in tips], paint)


def man_moves(c: Canvas, w: float = 5) -> None:
    man(c.at(-6, 6, 0.66), w=w / 0.66)
    arrow(c, [(50, 62), (74, 62)], "text")


def sword(c: Canvas, hilt: Point, tip: Point, w: float = 3.2) -> None:
    turn = math.atan2(tip[1] - hilt[1], tip[0] - hilt[0])
    along, k, s = distance(hilt, tip), math.cos(turn), math.sin(turn)

    def at(u: float, v: float) -> Point:
        return (hilt[0] + u * along * k - v * s, hilt[1] + u * along * s + v * k)

    blade = [at(0.26, -4.6), at(0.9, -3.6), at(1, 0), at(0.9, 3.6), at(0.26, 4.6)]
    c.polygon(blade, "steel", "outline", w * 0.8)
    c.line([at(0.28, 0), at(0.86, 0)], c.theme.mix("steel", "outline", 0.4), w * 0.45)
    for u0, u1, v, fill in ((0.07, 0.25, 2.6, "leather"), (0.23, 0.28, 15, "brass")):
        c.polygon([at(u0, -v), at(u1, -v), at(u1, v), at(u0, v)], fill, "outline", w * 0.65)
    c.disc(at(0.04, 0), 5.2, "brass", "outline", w * 0.7)


def shield(c: Canvas, fill: Paint = "green", w: float = 3.8) -> None:
    low = [
        *bezier((86, 10), (88, 58), (72, 80), (50, 95)),
        *bezier((50, 95), (28, 80), (12, 58), (14, 10)),
    ]
    c.polygon([(14, 10), *low], "linen")
    c.polygon([(14, 10), (50, 10), (50, 50), (13.6, 50)], fill)
    c.polygon([(50, 50), *bezier((86.4, 50), (80, 72), (68, 84), (50, 95))], fill)
    for x, y in ((32.0, 30.0), (66.0, 64.0)):
        star = ((0, -13), (5, -3), (14, 0), (5, 3), (0, 13), (-5, 3), (-14, 0), (-5, -3))
        c.polygon([(x + dx, y + dy) for dx, dy in star], "brass", "outline", w * 0.4)
    for x, y in ((68, 30), (34, 66)):
        c.disc((x, y), 8, "red", "outline", w * 0.4)
    c.line([(50, 11), (50, 94)], "outline", w * 0.5)
    c.line([(14, 50), (86, 50)], "outline", w * 0.5)
    c.outline([(14, 10), *low], "outline", w)


def seat_badge(c: Canvas, seat: int, r: float) -> None:
    """Draw the seat's shape in its colour, round the origin."""
    colour, cy = c.theme.seats[seat], lift(seat, r)
    shape = seat_shape(seat, 0, cy, r)
    c.shadow(shape, (1, 2), 1.6, 0.5)
    c.polygon(shape, colour, "outline", max(1.6, r * 0.13))
    c.outline(
        [(x * 0.68, cy + (y - cy) * 0.68) for x, y in shape], c.theme.light(colour, 0.5), r * 0.09
    )


def lift(seat: int, r: float) -> float:
    """Return how far to raise the seat's shape; a triangle's middle lies lower than it looks."""
    return r * 0.1 if seat == 2 else 0.0
