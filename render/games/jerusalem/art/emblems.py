"""Signs of Jerusalem: sectors, offices and events, each filling a box of 100 by 100."""

import math
from collections.abc import Callable

from engine.games.jerusalem.data import EventCard, Office, Sector
from render.canvas import Canvas
from render.icons import coin, cross, crown, shield, sword
from render.paths import Path, Point, arc, arch, bezier, rectangle
from render.theme import Paint


def pattee(c: Canvas, fill: Paint = "red", w: float = 3.4) -> None:
    """Draw the Templars' cross: four arms that widen outwards."""
    side = bezier((-5, -3), (-6, -16), (-11, -30), (-23, -43))
    rim = bezier((-23, -43), (-8, -38), (8, -38), (23, -43))
    arm = side + rim + [(-x, y) for x, y in reversed(side)]
    for quarter in range(4):
        c.polygon(_turned(arm, quarter * 90), fill, "outline", w)
    c.polygon(rectangle(45, 45, 10, 10), fill)


def _turned(path: Path, degrees: float) -> Path:
    k, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(50 + x * k - y * s, 50 + x * s + y * k) for x, y in path]


def church(c: Canvas, w: float = 3.4) -> None:
    """Draw a dome under a patriarch's cross."""
    c.polygon(rectangle(14, 72, 72, 22), "linen", "outline", w)
    c.polygon(arc(50, 72, 29, 30, (180, 360)), "slate", "outline", w)
    c.line(arc(50, 72, 12, 30, (180, 270), 10), c.theme.mix("slate", "outline", 0.45), w * 0.5)
    for x in (24, 41, 59, 76):
        c.polygon(arch(x, 94, 4, 10), "leather")
    for bar in (rectangle(46.5, 3, 7, 40), rectangle(37, 11, 26, 6), rectangle(30, 23, 40, 7)):
        c.polygon(bar, "gold", "outline", w * 0.7)
    c.polygon(rectangle(47.5, 5, 5, 36), "gold")


def scales(c: Canvas, w: float = 3.6) -> None:
    c.line([(50, 14), (50, 84)], "outline", w * 1.5)
    c.polygon([(30, 92), (34, 84), (66, 84), (70, 92)], "brass", "outline", w * 0.8)
    c.line([(14, 28), (86, 20)], "outline", w * 1.3)
    c.disc((50, 16), 6, "brass", "outline", w * 0.8)
    for x, y in ((16, 28), (84, 20)):
        c.line([(x - 13, y + 32), (x, y), (x + 13, y + 32)], "outline", w * 0.55)
        c.polygon(arc(x, y + 32, 16, 13, (0, 180)), "brass", "outline", w * 0.8)
    for x, y in ((11, 54), (21, 54), (16, 49), (84, 46)):
        c.disc((x, y), (6, 4), c.theme.light("brass", 0.35), "outline", w * 0.5)


def keep(c: Canvas, w: float = 3.6) -> None:
    c.polygon([(20, 94), (22, 34), (78, 34), (80, 94)], "stone", "outline", w)
    top = [(14, 36), (14, 10), (26, 10), (26, 20), (36, 20), (36, 10), (47, 10), (47, 20),
           (53, 20), (53, 10), (64, 10), (64, 20), (74, 20), (74, 10), (86, 10),
           (86, 36)]  # fmt: skip
    c.polygon(top, c.theme.light("stone", 0.25), "outline", w)
    c.polygon(arch(50, 94, 10, 20), "leather")
    for x in (36, 64):
        c.polygon(arch(x, 60, 3.5, 12), "leather")


def potent(c: Canvas) -> None:
    """Draw the cross of Jerusalem: a great cross potent and four small ones."""
    fill, (w, t, r) = c.theme.mix("gold", "outline", 0.15), (6, 17, 50)
    bar = [(-w, 0), (-w, -r + w * 1.4), (-t, -r + w * 1.4), (-t, -r), (t, -r), (t, -r + w * 1.4),
           (w, -r + w * 1.4), (w, 0)]  # fmt: skip
    for quarter in range(4):
        c.polygon(_turned([(float(x), float(y)) for x, y in bar], quarter * 90), fill, "frame", 2.2)
    c.polygon(rectangle(50 - w, 50 - w, 2 * w, 2 * w), fill)
    for dx in (-26, 26):
        for dy in (-26, 26):
            c.polygon(cross(50 + dx, 50 + dy, 12, 4), fill, "frame", 1.8)


def war(c: Canvas, w: float = 3.2) -> None:
    sword(c, (14, 90), (88, 8), w)
    sword(c, (86, 90), (12, 8), w)


def succession(c: Canvas, w: float = 3.6) -> None:
    crown(c.at(10, 4, 0.8), w=w / 0.8)
    c.line([(20, 88), (80, 88)], "gold", w * 0.9)
    c.line([(30, 95), (70, 95)], "gold", w * 0.6)


def mitre(c: Canvas, w: float = 3.6) -> None:
    left = bezier((12, 46), (20, 30), (38, 18), (50, 6))
    right = bezier((50, 6), (62, 18), (80, 30), (88, 46))
    c.polygon([(22, 92), *left, *right, (78, 92)], "linen", "outline", w)
    c.polygon(rectangle(45, 26, 10, 62), "gold")
    c.polygon(rectangle(30, 58, 40, 9), "gold")
    c.polygon([(20, 80), (80, 80), (78, 92), (22, 92)], "brass", "outline", w * 0.8)


def purse(c: Canvas, w: float = 3.8) -> None:
    sack = bezier((36, 34), (8, 56), (4, 94), (30, 94)) + bezier(
        (70, 94), (96, 94), (92, 56), (64, 34)
    )
    c.polygon(sack, "hide", "outline", w)
    neck = [(34, 34), (24, 14), (40, 20), (50, 10), (60, 20), (76, 14), (66, 34)]
    c.polygon([(float(x), float(y)) for x, y in neck], c.theme.light("hide", 0.15), "outline", w)
    c.line([(33, 35), (67, 35)], "outline", w * 1.8)
    coin(c.at(29, 46, 0.42), w=w / 0.42)


def blade(c: Canvas, w: float = 3.4) -> None:
    sword(c, (50, 98), (50, 2), w)


def key(c: Canvas, w: float = 3.6) -> None:
    c.disc((50, 24), 19, "brass", "outline", w)
    c.disc((50, 24), 9, "panel", "outline", w * 0.8)
    c.polygon(rectangle(45, 42, 10, 52), "brass", "outline", w * 0.9)
    bit: list[Point] = [
        (55, 70),
        (73, 70),
        (73, 78),
        (64, 78),
        (64, 84),
        (73, 84),
        (73, 93),
        (55, 93),
    ]
    c.polygon(bit, "brass", "outline", w * 0.9)


def horse(c: Canvas, w: float = 3.6) -> None:
    head = [
        *bezier((28, 94), (24, 70), (30, 52), (34, 36)),
        *bezier((34, 36), (38, 22), (46, 16), (54, 8)), (56, 20),
        *bezier((56, 20), (66, 24), (72, 34), (84, 58)),
        *bezier((84, 58), (86, 66), (78, 72), (72, 68)),
        *bezier((72, 68), (64, 60), (60, 60), (56, 58)),
        *bezier((56, 58), (62, 74), (70, 80), (74, 94)),
    ]  # fmt: skip
    c.polygon(head, "hide", "outline", w)
    c.disc((62, 36), 3, "outline")
    c.line([(58, 58), (70, 44)], "outline", w * 0.6)
    c.line([(80, 60), (77, 61)], "outline", w * 0.8)
    for i in range(5):
        c.line([(34 + i * 3.4, 36 - i * 5), (25 + i * 4, 34 - i * 5)], "outline", w * 1.1)


def anchor(c: Canvas, w: float = 3.6) -> None:
    iron = c.theme.mix("blue", "silver", 0.45)
    for paint, stroke in (("outline", 2.3), (iron, 1.1)):
        c.outline(arc(50, 15, 10, 10, (0, 360), 30)[:-1], paint, w * stroke)
    c.polygon(rectangle(45.5, 25, 9, 59), iron, "outline", w * 0.8)
    c.polygon(rectangle(28, 34, 44, 7), iron, "outline", w * 0.8)
    fluke = arc(50, 52, 40, 40, (160, 20), 20) + arc(50, 46, 33, 35, (22, 158), 20)
    c.polygon(fluke, iron, "outline", w * 0.8)
    for x in (12, 88):
        c.polygon([(x - 10, 67), (x, 52), (x + 10, 67)], iron, "outline", w * 0.8)


Sign = Callable[[Canvas], None]

SECTOR_SIGNS: dict[Sector, Sign] = {
    Sector.KINGS_PALACE: crown,
    Sector.DAVIDS_TOWER: keep,
    Sector.TEMPLARS: pattee,
    Sector.PATRIARCHATE: church,
    Sector.MARKET: scales,
    Sector.NOBILITY: shield,
}
OFFICE_SIGNS: dict[Office, Sign] = {
    Office.CONSTABLE: blade,
    Office.TREASURER: key,
    Office.MARSHAL: horse,
    Office.ADMIRAL: anchor,
}
EVENT_SIGNS: dict[EventCard, Sign] = {
    EventCard.WAR: war,
    EventCard.SUCCESSION: succession,
    EventCard.PATRIARCH_ELECTION: mitre,
    EventCard.SPECIAL_TAX: purse,
}
