"""The column at the right and the road of prestige, as they stand still."""

import random
from collections.abc import Sequence

from engine.games.jerusalem.data import Office
from render.canvas import Canvas
from render.context import Say
from render.games.jerusalem.art.emblems import OFFICE_SIGNS, potent
from render.games.jerusalem.layout import (
    CALENDAR_X,
    CALENDAR_Y,
    COLUMN,
    OFFICES,
    TRACK,
    TRACK_LENGTH,
    YARD_FOOT,
)  # fmt: skip
from render.icons import man, tower
from render.paper import panel, rule
from render.paths import Box, Path, ellipse, rectangle, rounded, rounded_box, wobbled

LEFT, RIGHT = COLUMN
GAP = 10.0
MAX_CARD_HEIGHT = 139.0


def title(c: Canvas, say: Say) -> None:
    potent(c.at(LEFT + 8, 26, 0.62))
    c.fit(say("title"), (LEFT + 78, 20, RIGHT, 92), "title", 62, align="l")
    rule(c, LEFT + 6, RIGHT - 6, 94)


def calendar(c: Canvas) -> None:
    ends = [(CALENDAR_X[0], CALENDAR_Y), (CALENDAR_X[-1], CALENDAR_Y)]
    c.line(ends, "frame", 4)
    c.line(ends, c.theme.mix("gold", "panel", 0.4), 1.6)
    for i, x in enumerate(CALENDAR_X, 1):
        c.shadow(ellipse(x, CALENDAR_Y, 26), (1, 2), 2, 0.35)
        c.disc((x, CALENDAR_Y), 26, "tab", "frame", 1.8)
        c.disc((x, CALENDAR_Y), 21.5, "panel", c.theme.mix("gold", "panel", 0.3), 1)
        c.text(str(i), (x, CALENDAR_Y - 1.5), "number", 44, room=_around(x, CALENDAR_Y, 26))


def _around(x: float, y: float, r: float) -> Box:
    return x - r, y - r, x + r, y + r


def yard(c: Canvas) -> None:
    """Draw the building site: two lines of hills and the ground the towers stand on."""
    for height, tint, seed in ((70, "#E3D2A6", 1), (40, "#D6C591", 2)):
        _ridge(c, height, tint, seed)
    top = wobbled([(LEFT, YARD_FOOT - 2), (RIGHT, YARD_FOOT - 2)], 2, 40, 5, closed=False)
    low = wobbled([(RIGHT, YARD_FOOT + 9), (LEFT, YARD_FOOT + 9)], 2, 30, 6, closed=False)
    c.wash(top + low, "#C8AE76", 3, vary=0.06, cells=(30, 8), rim=0.4, rim_width=4)
    c.hand_line([(LEFT + 2, YARD_FOOT), (RIGHT - 2, YARD_FOOT)], "frame", 1.6, 8)
    dice = random.Random(2)
    for _ in range(26):
        x, y = dice.uniform(LEFT + 4, RIGHT - 12), YARD_FOOT + 4 + dice.uniform(0, 4)
        c.line([(x, y), (x + dice.uniform(4, 9), y)], c.theme.mix("#2B2118", "#B59A66", 0.5), 0.8)


def _ridge(c: Canvas, height: float, tint: str, seed: int) -> None:
    dice = random.Random(seed + 20)
    xs = [LEFT + (RIGHT - LEFT) * i / 6 for i in range(7)]
    tops = [(x, YARD_FOOT - height * dice.uniform(0.45, 1.15)) for x in xs]
    outline = rounded([*tops, (RIGHT + 80, YARD_FOOT + 90), (LEFT - 80, YARD_FOOT + 90)], 46, 8)
    inside = [(x, y) for x, y in outline if LEFT <= x <= RIGHT and y < YARD_FOOT]
    line = wobbled(inside, 1.5, 40, seed, closed=False)
    c.glaze([(line[0][0], YARD_FOOT), *line, (line[-1][0], YARD_FOOT)], tint, 0.85, 1.2)
    c.line(line, c.theme.mix(tint, "#7A5A2C", 0.35), 1)


def seat_middles(seats: int) -> list[float]:
    """Return where the seats' towers stand."""
    step = (RIGHT - LEFT) / seats
    return [LEFT + step * (i + 0.5) for i in range(seats)]


def office_boxes(n: int) -> list[tuple[float, float, float, float]]:
    """Return one box (x, y, width, height) for each office, filling the foot of the column."""
    top, low = OFFICES
    height = min(MAX_CARD_HEIGHT, (low - top - GAP * (n - 1)) / n)
    return [(LEFT, top + i * (height + GAP), RIGHT - LEFT, height) for i in range(n)]


def offices(c: Canvas, cards: Sequence[tuple[Office, int, int]], say: Say) -> None:
    """Draw the office cards: name, number in the order of turns, squires."""
    boxes = office_boxes(len(cards))
    for (office, number, squires), box in zip(cards, boxes, strict=True):
        _office(c, box, office, (number, squires), say)
    last = boxes[-1][1] + boxes[-1][3]
    if OFFICES[1] - last > 90:
        _vignette(c, (last + OFFICES[1]) / 2 + 4)


def _office(
    c: Canvas,
    box: tuple[float, float, float, float],
    office: Office,
    figures: tuple[int, int],
    say: Say,
) -> None:
    x, y, w, h = box
    panel(c, box, seed=40 + figures[0])
    c.wash(
        rectangle(x + 6, y + 6, 66, h - 12),
        "tab",
        50 + figures[0],
        cells=(30, 8),
        rim=0.2,
        rim_width=5,
    )
    c.line([(x + 72, y + 6), (x + 72, y + h - 6)], "outline", 1.3)
    OFFICE_SIGNS[office](c.at(x + 12, y + h / 2 - 23, 0.56))
    c.fit(
        say(office.word),
        (x + 86, y + 6, x + w - 94, y + h / 2 + 2),
        "name",
        34,
        least=18,
        align="l",
    )
    office_disc(c.at(x + 12, y + 14), figures[0], now=False)
    c.text(str(figures[1]), (x + w - 60, y + h / 2 - 2), "number", 46, anchor="rm",
           room=(x + w - 92, y + 8, x + w - 56, y + h - 8))  # fmt: skip
    man(c.at(x + w - 56, y + h / 2 - 20, 0.4))


def office_disc(c: Canvas, number: int, *, now: bool) -> None:
    """Draw an office's number in the order of turns, in gold: it is no court's number."""
    c.shadow(ellipse(0, 0, 21), (1, 2), 2, 0.4)
    c.disc((0, 0), 21, "now" if now else "brass", "outline", 1.8)
    c.outline(ellipse(0, 0, 17), c.theme.light("now", 0.55), 1.2)
    c.text(str(number), (0, -1.5), "name", 32, fill="black", room=(-21, -21, 21, 21))


def _vignette(c: Canvas, y: float) -> None:
    """Draw an ornament where there are fewer offices than room for them."""
    middle = (LEFT + RIGHT) / 2
    rule(c, LEFT + 10, middle - 50, y)
    rule(c, middle + 50, RIGHT - 10, y)
    potent(c.at(middle - 38, y - 37, 0.76))


def track(c: Canvas) -> None:
    """Draw the road of prestige: paving stones from 0 on, every fifth one marked."""
    x0, y0, x1, y1 = TRACK
    bed = rounded_box(x0 - 6, y0 - 6, x1 - x0 + 12, y1 - y0 + 12, 10)
    c.shadow(bed, (1, 3), 4, 0.35)
    c.wash(bed, "#B79C68", 8, vary=0.07, cells=(60, 20), rim=0.35, rim_width=6)
    c.outline(bed, "outline", 1.8)
    tower(c.at(x0 - 1, y0 + 16, 0.46))
    dice = random.Random(12)
    for i in range(TRACK_LENGTH + 1):
        _stone(c, i, [dice.uniform(-1.2, 1.2) for _ in range(8)])


def stone_box(i: int) -> Box:
    x0, y0, x1, y1 = TRACK
    w = (x1 - x0 - 48) / (TRACK_LENGTH + 1)
    return x0 + 48 + i * w, y0, x0 + 48 + (i + 1) * w, y1


def _stone(c: Canvas, i: int, shake: Sequence[float]) -> None:
    x0, y0, x1, y1 = box = stone_box(i)
    corners: Path = [(x0 + 1.5, y0), (x1 - 1.5, y0), (x1 - 1.5, y1), (x0 + 1.5, y1)]
    edge = [(x + shake[2 * k], y + shake[2 * k + 1]) for k, (x, y) in enumerate(corners)]
    fifth = i % 5 == 0
    fill = "tab" if fifth else c.theme.mix("panel", "tab", (0.2, 0.38, 0.1)[i % 3])
    c.wash(rounded(edge, 6), fill, 100 + i, cells=(40, 16), rim=0.22, rim_width=4)
    c.outline(rounded(edge, 6), "outline", 1.3)
    c.text(str(i), ((x0 + x1) / 2, y1 - 23), "number" if fifth else "plain", 44,
           fill="text" if fifth else "soft", room=box)  # fmt: skip
