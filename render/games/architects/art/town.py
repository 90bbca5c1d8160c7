"""The town: rows of houses, the guildhall, the gaol, the dark market, the workshop."""

import random

from render.canvas import Canvas
from render.games.architects.art.houses import SLATE, House, cast, gable, house, ink
from render.games.architects.art.nature import barrel, block, crate, fountain, oak, stall, tent
from render.games.architects.art.towers import battlements, pennon, stones, tower
from render.games.architects.layout import MARKET, PRISON, PRISON_FOOT, PRISON_X
from render.paths import arc, arch, ellipse, rectangle, rounded_box, spline, wobbled

STONE, GAOL, DUSK = "#C4BBA8", "#B7AE9C", "#75656F"
SMALL, LARGE = House(46, 27), House(54, 28, 28, 24)
GABLE = House(36, 33, 30, 24, doors=(0.5,), windows=(0.16, 0.84))
HOUSES = (
    (26, 498), (228, 504), (20, 542), (238, 546), (306, 494), (462, 492), (310, 540),
    (580, 494), (742, 490), (574, 542), (766, 544), (838, 504), (1122, 498),
    (1164, 614), (1240, 610),
)  # fmt: skip
GABLES = ((358, 492), (514, 500), (632, 486))
OAKS = (
    (288, 472), (284, 600), (560, 474), (556, 560), (827, 566), (824, 606), (830, 650),
    (354, 720), (348, 850), (352, 900), (730, 728), (728, 880), (734, 904),
    (1178, 642), (1206, 668),
    (1240, 648), (1266, 676), (1536, 616), (1570, 610), (1222, 624), (1180, 560), (1190, 590),
)  # fmt: skip


def town(c: Canvas) -> None:
    for i, (x, y) in enumerate(HOUSES):
        house(c, x, y, LARGE if i in (0, 5, 8) else SMALL, i)
    for x, y in GABLES:
        gable(c, x, y, GABLE)
    house(
        c,
        88,
        540,
        House(108, 44, 36, 36, roof="#A06A50", doors=(0.24,), windows=(0.5, 0.8), chimney=True),
    )
    _sign(c, 204, 542, "coin")
    fountain(c, 424, 534, 0.95)
    stall(c, 348, 542, (36, 34), "#7E8F6A")
    stall(c, 468, 542, (38, 34), "#9A7F92")
    stall(c, 648, 540, (88, 54), "#6F8A8C")
    crate(c, 618, 542)
    barrel(c, 756, 544)
    _guildhall(c)
    for i, (x, y) in enumerate(OAKS):
        if c.shows((x - 30, y - 40, x + 40, y + 10)):
            oak(c, x, y, (22 if y < 900 and x < 1100 else 32) + i % 4 * 2, i)


def _guildhall(c: Canvas) -> None:
    house(
        c,
        892,
        522,
        House(
            196,
            46,
            56,
            52,
            "#EADBB8",
            "#9A644A",
            doors=(),
            windows=(0.1, 0.25, 0.4, 0.6, 0.75, 0.9),
        ),
    )
    peak = tower(c, 1064, 456, (26, 34), "#E0D0AB", SLATE)
    pennon(c, peak[0], peak[1] + 2, 22)


def _sign(c: Canvas, x: float, y: float, kind: str) -> None:
    """Draw a board that hangs from a post: a coin, or compasses."""
    for paint, w in ((ink(c), 4.0), ("#73533A", 2.2)):
        c.line([(x, y), (x, y - 52)], paint, w)
        c.line([(x, y - 48), (x + 24, y - 48)], paint, w * 0.7)
    c.polygon(rounded_box(x + 4, y - 43, 20, 20, 3), "#E8D3A0", ink(c), 1.2)
    if kind == "coin":
        c.disc((x + 14, y - 33), 7, "#D5DADD", ink(c), 1.2)
        c.outline(ellipse(x + 14, y - 33, 4), ink(c), 0.8)
        return
    c.line([(x + 9, y - 26), (x + 14, y - 40), (x + 19, y - 26)], ink(c), 1.8)
    c.line([(x + 8, y - 31), (x + 20, y - 31)], ink(c), 1.3)


def gaol(c: Canvas) -> None:
    """Draw a barred arch for each seat that may be at the table."""
    if not c.shows((0, 660, 380, 850)):
        return
    x0, y0, x1, y1 = PRISON
    tower(c, 296, y0 + 20, (38, 36), c.theme.dark(GAOL, 0.06))
    tower(c, 26, y0 + 24, (40, 40), GAOL, SLATE)
    cast(c, [(x0 + 6, y1), (x1 + 34, y1 - 20), (x1 + 34, y1 + 8), (x0 + 10, y1 + 10)])
    c.polygon(
        [(x1, y1), (x1 + 16, y1 - 11), (x1 + 16, y0 - 11), (x1, y0)],
        c.theme.dark(GAOL, 0.3),
        ink(c),
        1.4,
    )
    c.polygon(rectangle(x0, y0, x1 - x0, y1 - y0), GAOL, ink(c), 1.5)
    stones(c, PRISON, GAOL, 17, 8)
    battlements(c, x0 - 2, x1 + 2, y0 + 2, GAOL, 10)
    for x in PRISON_X:
        _cell(c, x, PRISON_FOOT)


def _cell(c: Canvas, x: float, y: float) -> None:
    c.polygon(arch(x, y + 3, 28.5, 54), c.theme.light(GAOL, 0.28), ink(c), 1.2)
    hollow = arch(x, y, 24.5, 52)
    c.polygon(hollow, "#7D7367", ink(c), 1.3)
    c.inner_shade(hollow, "shade", 0.6, 7, (5, 6))
    for dx in (-16, -5.5, 5.5, 16):
        top = y - 74 + abs(dx) * 0.45
        c.line([(x + dx, top), (x + dx, y)], "#33302C", 2.6)
        c.line([(x + dx - 0.5, top), (x + dx - 0.5, y)], "#8E9296", 1)
    c.line([(x - 24, y - 46), (x + 24, y - 46)], "#33302C", 2.3)


def dark_market(c: Canvas) -> None:
    x0, y0, x1, y1 = MARKET
    if not c.shows((x0 - 30, y0 - 60, x1 + 40, y1)):
        return
    edge = wobbled(rounded_box(x0, y0 + 10, x1 - x0, y1 - y0 - 12, 34), 5, 60, 12)
    c.shadow(edge, (2, 5), 4, 0.5)
    c.wash(edge, DUSK, 6, vary=0.06, cells=(60, 20), rim=0.5, rim_width=9)
    c.outline(edge, ink(c), 1.6)
    dice = random.Random(5)
    for _ in range(200):
        x, y, w = dice.uniform(x0 + 14, x1 - 14), dice.uniform(y0 + 26, y1 - 14), dice.uniform(3, 6)
        c.line(
            arc(x, y, w, w * 0.55, (190, 340), 6),
            c.theme.dark(DUSK, dice.choice((0.16, 0.34))),
            0.9,
        )
    tent(c, x0 - 8, y0 + 50, (92, 74), "#6D5A70")
    tent(c, x1 - 84, y0 + 54, (92, 72), "#5E5566")
    for x, y in ((x0 - 8, y0 + 104), (x0 - 10, y0 + 218)):
        crate(c, x, y)
    for x, y in ((x1 + 8, y0 + 104), (x1 + 10, y0 + 214), (x1 + 22, y0 + 224)):
        barrel(c, x, y, 19)


def workshop(c: Canvas) -> None:
    if not c.shows((720, 660, 1010, 860)):
        return
    house(c, 744, 772, House(50, 30, 28, 24), 3)
    house(
        c,
        784,
        826,
        House(
            128, 50, 44, 40, "#DCC79C", "#B08A63", doors=(0.5,), windows=(0.16, 0.82), chimney=True
        ),
    )
    for x, y in ((750, 832), (766, 838)):
        barrel(c, x, y, 18)
    _sign(c, 928, 836, "compasses")


def closes(c: Canvas) -> None:
    """Draw stones and trees by the Cathedral's foot."""
    for x, y in ((1276.0, 628.0), (1300.0, 634.0)):
        block(c, x, y, (20, 11, 14), "#CFC5B2")
    tree_line = spline([(1190, 700), (1300, 694), (1420, 700), (1582, 694)])
    for i, (x, y) in enumerate(tree_line[::4]):
        oak(c, x, y, 18, i + 40)
