"""The pieces of one court: squires in groups and Barons, laid out so that they fit."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from render.canvas import Canvas
from render.context import Data
from render.fonts import width
from render.games.jerusalem.layout import Court
from render.paths import Box
from render.pieces import FIGURE_BOX, block, block_box, figure, glow
from render.sprites import stamp

PATTERNS = {1: (1,), 2: (2,), 3: (2, 1), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
MOST_IN_PATTERN = 6
NUMBER = 46.0
LARGE_SIZES = [(s, 15.0) for s in (30.0, 29.0, 28.0, 27.0, 26.0)] + [
    (s, 10.0) for s in (26.0, 24.0, 23.0)
]
SMALL_SIZES = [(s, 12.0) for s in (26.0, 25.0, 24.0, 23.0)] + [(s, 8.0) for s in (23.0, 22.0, 21.0)]

Group = tuple[int, int]
"""A seat, and how many squires it has."""


@dataclass(frozen=True)
class Row:
    """Groups in patterns while there is room for them, else each as a block and a number."""

    c: Canvas
    court: Court
    area: Data
    changes: Mapping[int, int]

    @property
    def groups(self) -> list[Group]:
        return [(seat, n) for seat, n in enumerate(self.area["squires"]) if n]

    @property
    def barons(self) -> list[tuple[int, bool]]:
        """Whose, and whether it is the foreign one."""
        both = ((self.area["baron"], False), (self.area["foreign_baron"], True))
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
        alone = [baron for baron in self.barons if not self.area["squires"][baron[0]]]
        for baron in alone:
            x = self._baron(baron, x) + gap / 2
        for seat, n in self.groups:
            for baron in self.barons:
                if baron[0] == seat:
                    x = self._baron(baron, x) + gap / 2
            self._group(seat, n, x, size)
            x += _group_width(n, size) + gap

    def _baron(self, baron: tuple[int, bool], x: float, drop: float = 0.0) -> float:
        """A Baron with his left side at x; returns where his right side is."""
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
        if n > MOST_IN_PATTERN:
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
        """Two columns of block and number, as large as they fit."""
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
    if n > MOST_IN_PATTERN:
        return _counted_width(n, s * 1.45, NUMBER)
    return max(PATTERNS[n]) * (s + 2) - 2


def _group_height(n: int, s: float) -> float:
    if n > MOST_IN_PATTERN:
        return s * 1.45
    return (len(PATTERNS[n]) - 1) * (s * 1.02 + 4) + s * 1.12


def _counted_width(n: int, block_size: float, size: float) -> float:
    return block_size + 4 + width("number", size, str(n))


def _column_width(column: list[Group], block_size: float, size: float) -> float:
    return max((_counted_width(n, block_size, size) for _, n in column), default=0.0)


@lru_cache(maxsize=4096)
def _tally_size(counts: tuple[int, ...], room: float, large: bool) -> tuple[float, float]:
    """The largest block and number at which two columns fit the room."""
    block_size, size = (27.0, 44.0) if large else (22.0, 44.0)
    columns = [[(0, n) for n in counts[start::2]] for start in (0, 1)]
    while size > 16 and sum(_column_width(col, block_size, size) for col in columns) + 6 > room:
        size -= 1
        block_size = max(12.0, min(block_size, size * 0.62))
    return block_size, size
