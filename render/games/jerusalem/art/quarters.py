"""The sectors as they stand still: ground, ribbon and medallion, courts with their paving."""

import random
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw

from engine.games.jerusalem.data import AREAS_OF, Sector
from render.canvas import Canvas
from render.context import Say
from render.fonts import width
from render.games.jerusalem.art.emblems import SECTOR_SIGNS, pattee
from render.games.jerusalem.art.landmarks import landmark
from render.games.jerusalem.layout import AXIS, COURTS, QUARTERS, Court
from render.masonry import JOINT
from render.paper import panel, wood
from render.paths import Path, Point, ellipse, lerp, rectangle, rounded, rounded_box, wobbled
from render.scenery import bush, cypress, street_front, tree, well

RIBBON = 37
MEDAL = 37


def seed_of(text: str) -> int:
    return sum(ord(letter) * (i + 3) for i, letter in enumerate(text))


def quarter(c: Canvas, sector: Sector) -> None:
    plan = QUARTERS[sector]
    edge = wobbled(rounded(plan.ground, 16), 3.2, 95, seed_of(sector))
    c.shadow(edge, (0, 2), 3, 0.3)
    c.wash(edge, plan.tint, seed_of(sector), vary=0.07, cells=(80, 22), rim=0.45, rim_width=9)
    c.outline(edge, "outline", 1.5)


def court(c: Canvas, place: Court) -> None:
    edge = place.edge()
    c.shadow(edge, (0, 1), 3, 0.35)
    c.wash(edge, "court", place.number * 13, vary=0.045, cells=(70, 26), rim=0)
    if c.theme.texture:
        _paving(c, edge, place.number)
    c.inner_shade(edge, c.theme.dark("court", 0.6), 0.34, 6, (1.5, 3))
    _kerb(c, edge)
    c.outline(edge, "outline", 2.0)


def _paving(c: Canvas, edge: Path, seed: int) -> None:
    """Draw faint flagstones, each row laid against the one before."""
    mask, at = c.mask(edge, 1)
    stones = Image.new("L", mask.size, 0)
    draw, dice, k = ImageDraw.Draw(stones), random.Random(seed), c.scale
    step, w = 24 * k, max(1, round(0.8 * k))
    for row in range(int(mask.height / step) + 1):
        y = row * step
        slant = [dice.uniform(-1, 1) * k for _ in range(2)]
        draw.line([(0, y + slant[0]), (mask.width, y + slant[1])], fill=43, width=w)
        x = (step * 0.7 if row % 2 else 0) + dice.uniform(-4, 4) * k
        while x < mask.width:
            draw.line([(x, y), (x + dice.uniform(-1.5, 1.5) * k, y + step)], fill=43, width=w)
            x += step * dice.uniform(1.3, 1.9)
    c.pour(c.theme.mix("court", "faint", 0.9), ImageChops.multiply(stones, mask), at)


def _kerb(c: Canvas, edge: Path) -> None:
    c.band(edge, c.theme.mix("court", "faint", 0.55), 7.4)
    c.band(edge, c.theme.mix("court", "shine", 0.2), 6.2)


def ribbon(c: Canvas, sector: Sector, say: Say) -> None:
    """Draw the name of the sector, over the roofs of its houses."""
    x0, y, x1 = QUARTERS[sector].ribbon
    tower = sector is Sector.DAVIDS_TOWER
    top = y if tower else y + 21
    if not tower:
        street_front(c, (x0 + 8, y + 30), (x1 - 66, y + 30), (20, 38), seed_of(sector))
    right, notch = (x1, 8) if tower else (x1 - 30, 0)
    half, low = top + RIBBON / 2, top + RIBBON
    cloth = [
        (x0, top),
        (right, top),
        (right - notch, half),
        (right, low),
        (x0, low),
        (x0 + 11, half),
    ]
    c.shadow(cloth, (1, 3), 2.5, 0.4)
    c.wash(cloth, "panel", seed_of(sector), vary=0.03, cells=(50, 12), rim=0.16, rim_width=5)
    c.outline(cloth, "outline", 1.5)
    for dy in (4, RIBBON - 4):
        c.line([(x0 + 8, top + dy), (right - notch - 3, top + dy)], "gold", 1)
    room = (x0 + 16, top + 1, right - (14 if tower else 44), top + RIBBON - 1)
    c.fit(say(sector.word), room, "name", 32, least=20)
    if not tower:
        medal(c, x1 - 36, y + 34, sector)


def medal(c: Canvas, x: float, y: float, sector: Sector) -> None:
    c.shadow(ellipse(x, y, MEDAL), (1, 3), 3, 0.4)
    c.disc((x, y), MEDAL, c.theme.mix("brass", "shine", 0.4), "outline", 1.8)
    c.disc((x, y), MEDAL - 6, c.theme.mix("linen", "shine", 0.6), "outline", 1.2)
    size = (MEDAL - 6) * 1.56
    SECTOR_SIGNS[sector](c.at(x - size / 2, y - size / 2, size / 100))


def greenery(c: Canvas) -> None:
    """Draw houses, trees and wells between the courts and in their empty corners."""
    for place in COURTS.values():
        if not place.large:
            a, b = place.outline[:2]
            front = (lerp(a, b, 46 / (b[0] - a[0])), lerp(a, b, 0.95))
            street_front(c, *front, (8, 15), place.number * 5, (11, 19))
    rows = ((279, 438), (2 * AXIS - 279, 438), (249, 908), (AXIS, 912), (2 * AXIS - 249, 908))
    for x, y in rows:
        for i in range(3):
            (cypress, bush)[i % 2](c, x, y + i * 34 + 4, 0.88, int(x) + i)


def furniture(c: Canvas, closed: Sequence[Sector]) -> None:
    """Draw what stands on the floor of the courts, in corners that the pieces never reach."""
    _rosette(c, AXIS, 424, 60)
    well(c, 530, 516)
    tree(c, 562, 516, 1.15, 31)
    for x, y, seed in ((122, 510, 51), (318, 514, 41), (812, 516, 43), (970, 512, 46)):
        tree(c, x, y, 1.08, seed)
        cypress(c, x + 24, y, 0.92, seed + 1)
    for place in COURTS.values():
        if place.large and place.sector is not Sector.DAVIDS_TOWER and place.sector not in closed:
            corner = place.outline[-1]
            landmark(c.at(corner[0] + 22, corner[1] - 15, 0.86), place.sector)


def _rosette(c: Canvas, x: float, y: float, r: float) -> None:
    line, leaf = c.theme.mix("court", "faint", 0.5), c.theme.mix("court", "faint", 0.2)
    for k in (1, 0.93):
        c.outline(ellipse(x, y, r * k, r * 0.86 * k), line, 1.1)
    outer = ellipse(x, y, r * 0.9, r * 0.774, 8)
    inner = ellipse(x, y, r * 0.34, r * 0.29, 16)
    for i, tip in enumerate(outer):
        after, before = inner[(2 * i + 1) % 16], inner[2 * i - 1]
        c.polygon([tip, after, (x, y), before], leaf, line, 1)
        c.polygon([tip, after, (x, y)], c.theme.mix("court", "faint", 0.34))
    c.disc((x, y), (r * 0.16, r * 0.14), "court", line, 1.1)


def closed_quarter(c: Canvas, sector: Sector, say: Say) -> None:
    """Board up a sector that is not played; its card lies face down in its court."""
    for place in COURTS.values():
        if place.sector == sector:
            c.glaze(place.edge(), c.theme.mix("faint", "ink", 0.3), 0.34)
            _board_up(c, place)
    large = COURTS[AREAS_OF[sector][0]]
    x0, _, x1, _ = large.box
    middle = ((x0 + x1) / 2, large.row((x0 + x1) / 2) + 18)
    card_back(c, middle[0] - 30, middle[1] - 64, 60, 84)
    _sign(c, (middle[0], middle[1] + 47), say("picture-closed"))


def _board_up(c: Canvas, place: Court) -> None:
    a, b, low_b, low_a = (place.outline[0], place.outline[1], place.outline[2], place.outline[-1])
    for start, end, seed in ((a, low_b, 1), (b, low_a, 2)):
        plank(c, lerp(start, end, 0.08), lerp(start, end, 0.92), place.number * 3 + seed)


def plank(c: Canvas, a: Point, b: Point, seed: int, half: float = 9) -> None:
    length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    nx, ny = -(b[1] - a[1]) / length * half, (b[0] - a[0]) / length * half
    board = [
        (a[0] + nx, a[1] + ny),
        (b[0] + nx, b[1] + ny),
        (b[0] - nx, b[1] - ny),
        (a[0] - nx, a[1] - ny),
    ]
    c.shadow(board, (3, 5), 3, 0.45)
    wood(c, board, "#A98556", seed, 0.4)
    c.outline(board, "outline", 1.6)
    for t in (0.05, 0.95):
        for side in (-0.45, 0.45):
            x, y = lerp(a, b, t)
            c.disc((x + nx * side, y + ny * side), 2, c.theme.dark(JOINT, 0.5))


def _sign(c: Canvas, centre: Point, text: str) -> None:
    w = min(200.0, width("name", 34, text) + 34)
    x, y = centre[0] - w / 2, centre[1] - 22
    panel(c, (x, y, w, 44), radius=6)
    c.fit(text, (x + 12, y + 4, x + w - 12, y + 40), "name", 34, least=16)


def card_back(c: Canvas, x: float, y: float, w: float, h: float) -> None:
    c.shadow(rounded_box(x, y, w, h, 7), (2, 3), 3, 0.4)
    c.polygon(rounded_box(x, y, w, h, 7), c.theme.mix("linen", "shine", 0.2), "outline", 1.6)
    field = rounded_box(x + 5, y + 5, w - 10, h - 10, 4)
    c.polygon(field, "cloth")
    c.outline(rounded_box(x + 9, y + 9, w - 18, h - 18, 3), c.theme.light("cloth", 0.3), 1)
    c.outline(field, "outline", 1.1)
    size = w * 0.52
    pattee(c.at(x + (w - size) / 2, y + (h - size) / 2, size / 100), "brass", 4)
    for dx in (12, w - 12):
        for dy in (12, h - 12):
            c.polygon(rectangle(x + dx - 2, y + dy - 2, 4, 4), "brass")
