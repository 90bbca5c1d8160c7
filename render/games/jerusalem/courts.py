"""The courts as they stand now: who controls and blocks them, their pieces, what has changed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from engine import Seat
from engine.games.jerusalem.data import OFFICE_NUMBER, Area, Sector
from engine.games.jerusalem.view import AreaView, View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import width
from render.games.jerusalem.art.column import office_disc
from render.games.jerusalem.art.income import tag_box
from render.games.jerusalem.layout import COURTS, PRIVILEGED, QUARTERS, SECTORS, Court
from render.paths import Box, ellipse, rounded_box, shifted
from render.pieces import (
    CHANGE_BOX,
    DISC_BOX,
    FIGURE_BOX,
    banded,
    block,
    block_box,
    change_tag,
    figure,
    glow,
    number_disc,
    pennant,
)
from render.shapes import seat_shape
from render.sprites import stamp

PATTERNS = {1: (1,), 2: (2,), 3: (2, 1), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
MAX_IN_PATTERN = 6
NUMBER = 46.0
LARGE_SIZES = [(s, 15.0) for s in (30.0, 29.0, 28.0, 27.0, 26.0)] + [
    (s, 10.0) for s in (26.0, 24.0, 23.0)
]
SMALL_SIZES = [(s, 12.0) for s in (26.0, 25.0, 24.0, 23.0)] + [(s, 8.0) for s in (23.0, 22.0, 21.0)]

Group = tuple[int, int]
"""A seat, and how many squires it has."""


def people(c: Canvas, ctx: DrawContext[View]) -> None:
    for court in COURTS.values():
        area = ctx.view.areas[court.id]
        if area.open:
            _court(c, court, area, ctx)
    for sector in SECTORS:
        holder = ctx.view.sectors[sector].majority
        if holder is not None and sector is not Sector.DAVIDS_TOWER:
            _majority(c, sector, holder)


def _court(c: Canvas, court: Court, area: AreaView, ctx: DrawContext[View]) -> None:
    changes = ctx.marks.get(court.id, {})
    _edge(c, court, area)
    Row(c, court, area, changes).draw()
    if area.controller is not None:
        _pennant(c, court, area.controller, ctx)
    x, y = court.disc
    text, state = _number(court, ctx)
    if text:
        stamp(c, number_disc, x, y, DISC_BOX, text, state)
        c.note("sign", f"number of {court.id}", (x - 22, y - 22, x + 22, y + 22))
    _change_tags(c, court, changes)


def _number(court: Court, ctx: DrawContext[View]) -> tuple[str, str]:
    if ctx.numbers is None:
        return str(court.number), "plain"
    if court.id in ctx.numbers:
        return str(ctx.numbers[court.id]), "offered"
    return "", "dim"


def _edge(c: Canvas, court: Court, area: AreaView) -> None:
    barons = tuple(seat for seat in (area.baron, area.foreign_baron) if seat is not None)
    if area.controller is None and not barons:
        return
    x0, y0, x1, y1 = court.box
    box = (-6.0, -6.0, x1 - x0 + 6, y1 - y0 + 6)
    stamp(c, _edge_sprite, x0, y0, box, court.id, area.controller, barons[:1], area.income)


def _edge_sprite(
    c: Canvas, area: Area, controller: int | None, barons: tuple[int, ...], income: Sequence[int]
) -> None:
    court = COURTS[area]
    x0, y0, _, _ = court.box
    for seat in barons:
        _hatching(c, court, seat, shifted_box(tag_box(court, income), -x0, -y0))
    if controller is not None:
        banded(c, shifted(court.edge(), -x0, -y0), controller)


def shifted_box(box: Box, dx: float, dy: float) -> Box:
    return box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy


def _hatching(c: Canvas, court: Court, seat: int, free: Box) -> None:
    """Draw slanting lines in the Baron's colour on all of a blocked court but the income."""
    x0, y0, x1, y1 = free
    mask, at = c.mask(shifted(court.edge(9), -court.box[0], -court.box[1]))
    lines = Image.new("L", mask.size, 0)
    draw, k, h = ImageDraw.Draw(lines), c.scale, mask.height
    for x in range(-h, mask.width, round(13 * k)):
        draw.line([(x, h), (x + h, 0)], fill=60, width=max(1, round(4 * k)))
    hole = shifted(
        c.pixels(rounded_box(x0 - 3, y0 - 3, x1 - x0 + 6, y1 - y0 + 6, 9)), -at[0], -at[1]
    )
    draw.polygon(hole, fill=0)
    c.pour(c.theme.seats[seat], ImageChops.multiply(lines, mask), at)


def _pennant(c: Canvas, court: Court, seat: Seat, ctx: DrawContext[View]) -> None:
    x, y = court.disc
    w = 74.0 if court.large else 62.0
    stamp(c, pennant, x + 14, y - 22, (-6.0, -6.0, w + 8, 52.0), seat, w)
    c.note("sign", f"pennant in {court.id}", (x + 30, y - 20, x + w, y + 16))
    rank = _tie_break(ctx.view.areas[court.id].squires, seat, ctx)
    if rank is not None:
        stamp(c, _small_disc, x + w + 11, y + 8, (-16.0, -16.0, 18.0, 20.0), rank)


def _tie_break(squires: tuple[int, ...], seat: Seat, ctx: DrawContext[View]) -> int | None:
    """Return the number of the office that decided a tie, if there was one."""
    if squires.count(squires[seat]) < 2:
        return None
    selling = any(player.office is None for player in ctx.view.players)
    player = ctx.view.players[seat]
    held = player.last_office if selling else player.office
    return OFFICE_NUMBER[held] if held else None


def _small_disc(c: Canvas, rank: int) -> None:
    office_disc(c.at(0, 0, 0.64), rank, now=False)


def _change_tags(c: Canvas, court: Court, changes: Mapping[int, int]) -> None:
    x, y = court.outline[1]
    room = 3 if court.large else 1
    for i, (seat, delta) in enumerate(list(changes.items())[:room]):
        text = f"+{delta}" if delta > 0 else f"−{-delta}"
        stamp(c, change_tag, x - 16 - i * 46, y + 3, CHANGE_BOX, text, seat)


def _majority(c: Canvas, sector: Sector, seat: int) -> None:
    _, y, x1 = QUARTERS[sector].ribbon
    box = (-44.0, -44.0, 46.0, 46.0)
    stamp(c, _majority_ring, x1 - 36, y + 34, box, seat, sector in PRIVILEGED)


def _majority_ring(c: Canvas, seat: int, privileged: bool) -> None:
    colour = c.theme.seats[seat]
    c.outline(ellipse(0, 0, 34), "outline", 7.8)
    c.outline(ellipse(0, 0, 34), colour, 5.0 if privileged else 3.4)
    chip = seat_shape(seat, 26, -23, 13)
    c.shadow(chip, (1, 2), 1.5, 0.45)
    c.polygon(chip, colour, "outline", 1.8)
    c.outline(seat_shape(seat, 26, -23, 7), c.theme.light(colour, 0.6), 1.2)


@dataclass(frozen=True)
class Row:
    """Groups in patterns while there is room for them, else each as a block and a number."""

    c: Canvas
    court: Court
    area: AreaView
    changes: Mapping[int, int]

    @property
    def groups(self) -> list[Group]:
        return [(seat, n) for seat, n in enumerate(self.area.squires) if n]

    @property
    def barons(self) -> list[tuple[int, bool]]:
        """Return whose Barons stand here, and whether each is the foreign one."""
        both = ((self.area.baron, False), (self.area.foreign_baron, True))
        return [(seat, foreign) for seat, foreign in both if seat is not None]

    @property
    def baron_scale(self) -> float:
        return 0.9 if self.court.large else 0.7

    def draw(self) -> None:
        left, right = self.court.inner
        for size, gap in LARGE_SIZES if self.court.large else SMALL_SIZES:
            total = self._patterns_width(size, gap)
            if total <= right - left:
                self._patterns((left + right - total) / 2, size, gap)
                return
        self._tally()

    def _patterns_width(self, size: float, gap: float) -> float:
        groups = [_group_width(n, size) for _, n in self.groups]
        barons = [54 * self.baron_scale + gap / 2 for _ in self.barons]
        return sum(groups) + gap * max(0, len(groups) - 1) + sum(barons)

    def _patterns(self, x: float, size: float, gap: float) -> None:
        alone = [baron for baron in self.barons if not self.area.squires[baron[0]]]
        for baron in alone:
            x = self._baron(baron, x) + gap / 2
        for seat, n in self.groups:
            for baron in self.barons:
                if baron[0] == seat:
                    x = self._baron(baron, x) + gap / 2
            self._group(seat, n, x, size)
            x += _group_width(n, size) + gap

    def _baron(self, baron: tuple[int, bool], x: float, drop: float = 0.0) -> float:
        """Draw a Baron with his left side at x; return where his right side is."""
        k = self.baron_scale
        w, half = 54 * k, 44 * k
        y = self.court.row(x + w / 2) + (2 if self.court.large else drop)
        stamp(self.c, _baron_sprite, x + w / 2, y + half, _grown(FIGURE_BOX, k), *baron, k)
        body = (x + 6 * k, y - half, x + w - 6 * k, y + half)
        self.c.note("piece", f"Baron in {self.court.id}", body)
        return x + w

    def _group(self, seat: int, n: int, x: float, s: float) -> None:
        w, h = _group_width(n, s), _group_height(n, s)
        y = self.court.row(x + w / 2)
        self._place(seat, (x, y - h / 2, x + w, y + h / 2))
        if n > MAX_IN_PATTERN:
            self._counted(seat, n, (x, y), s * 1.45, NUMBER)
            return
        rows, step, line = PATTERNS[n], s + 2, s * 1.02 + 4
        for j, k in enumerate(rows):
            for i in range(k):
                px = x + w / 2 + (i - (k - 1) / 2) * step
                py = y + (j - (len(rows) - 1) / 2) * line
                stamp(self.c, block, px, py, block_box(s), seat, s)

    def _place(self, seat: int, box: Box) -> None:
        """Note the group, and light the ground under it if it has changed."""
        x0, y0, x1, y1 = box
        self.c.note("piece", f"seat {seat} in {self.court.id}", box, self.court.box)
        if seat in self.changes:
            w, h = round(x1 - x0) + 8, round(y1 - y0) + 6
            around = (-w / 2 - 16, -h / 2 - 16, w / 2 + 16, h / 2 + 16)
            stamp(self.c, glow, (x0 + x1) / 2, (y0 + y1) / 2, around, w, h)

    def _counted(self, seat: int, n: int, at: tuple[float, float], s: float, size: float) -> None:
        x, y = at
        stamp(self.c, block, x + s / 2, y, block_box(s), seat, s)
        number_at = (x + s + 4, y - size * 0.03)
        self.c.text(str(n), number_at, "number", size, anchor="lm", halo=size / 12)

    def _tally(self) -> None:
        """Draw two columns of block and number, as large as they fit."""
        left, right = self.court.inner
        barons = 54 * self.baron_scale * len(self.barons)
        # In a small court the Baron stands on the edge, to leave room for the others.
        spared = 0.0 if self.court.large else min(18.0, barons)
        counts = tuple(n for _, n in self.groups)
        room = right - left - barons + spared - 6
        block_size, size = _tally_size(counts, room, self.court.large)
        columns = [self.groups[0::2], self.groups[1::2]]
        widths = [_column_width(column, block_size, size) for column in columns]
        gap = max(6.0, min(26.0, (right - left - barons + spared - sum(widths)) / 2))
        x = max(left, (left + right - sum(widths) - gap - barons) / 2) - spared
        for baron in self.barons:
            x = self._baron(baron, x, drop=6) + (6 if self.court.large else 2)
        for column, w in zip(columns, widths, strict=True):
            self._column(column, x, (block_size, size))
            x += w + gap

    def _column(self, column: list[Group], x: float, sizes: tuple[float, float]) -> None:
        rows = (len(self.groups) + 1) // 2
        line, drop = (36, 2) if self.court.large else (30, 1)
        for i, (seat, n) in enumerate(column):
            w = _counted_width(n, *sizes)
            y = self.court.row(x + w / 2) + drop + (i - (rows - 1) / 2) * line
            self._place(seat, (x, y - 15, x + w, y + 15))
            self._counted(seat, n, (x, y), *sizes)


def _grown(box: Box, k: float) -> Box:
    return box[0] * k, box[1] * k, box[2] * k, box[3] * k


def _baron_sprite(c: Canvas, seat: int, foreign: bool, k: float) -> None:
    cloak = c.theme["silver"] if foreign else c.theme.seats[seat]
    figure(c.at(0, 0, k), cloak, seat)


def _group_width(n: int, s: float) -> float:
    if n > MAX_IN_PATTERN:
        return _counted_width(n, s * 1.45, NUMBER)
    return max(PATTERNS[n]) * (s + 2) - 2


def _group_height(n: int, s: float) -> float:
    if n > MAX_IN_PATTERN:
        return s * 1.45
    return (len(PATTERNS[n]) - 1) * (s * 1.02 + 4) + s * 1.12


def _counted_width(n: int, block_size: float, size: float) -> float:
    return block_size + 4 + width("number", size, str(n))


def _column_width(column: list[Group], block_size: float, size: float) -> float:
    return max((_counted_width(n, block_size, size) for _, n in column), default=0.0)


@lru_cache(maxsize=4096)
def _tally_size(counts: tuple[int, ...], room: float, large: bool) -> tuple[float, float]:
    """Return the largest block and number at which two columns fit the room."""
    block_size, size = (27.0, 44.0) if large else (22.0, 44.0)
    columns = [[(0, n) for n in counts[start::2]] for start in (0, 1)]
    while size > 16 and sum(_column_width(col, block_size, size) for col in columns) + 6 > room:
        size -= 1
        block_size = max(12.0, min(block_size, size * 0.62))
    return block_size, size
