"""Workers where they stand: on plates, in the market, behind bars, in the Guildhall."""

from collections.abc import Mapping, Sequence

from engine.games.architects.board_view import GuildhallView
from engine.games.architects.data import MARKET_SPACES, Location
from engine.games.architects.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.architects.art.furniture import paved_box
from render.games.architects.art.signs import SIGNS
from render.games.architects.art.workers import (
    PRISONER_BOX,
    compact_group,
    free_space,
    group,
    group_box,
    prisoner,
    worker,
)
from render.games.architects.layout import (
    COURTS,
    GUILDHALL,
    MARKET_SPACE,
    MARKET_X,
    PRISON_FOOT,
    PRISON_X,
    Court,
    upper_courts,
)
from render.paths import Point, ellipse
from render.pieces import CHANGE_BOX, change_tag
from render.sprites import stamp

Moved = Mapping[int, int]

FULL: dict[int, tuple[float, ...]] = {1: (0,), 2: (-56, 56), 3: (-82, 1, 84)}
TIGHT: dict[int, tuple[float, ...]] = {4: (-90, -30, 30, 90), 5: (-97, -49, 0, 49, 97)}


def people(c: Canvas, ctx: DrawContext[View], *, upper_only: bool = False) -> None:
    for court in upper_courts() if upper_only else COURTS.values():
        _groups(c, court, ctx.view.locations[court.id], ctx.marks.get(court.id, {}))
    guildhall(c, ctx.view.guildhall, ctx.marks.get(Location.GUILDHALL, {}))
    if upper_only:
        return
    _prisoners(c, ctx)
    for space, x in zip(MARKET_SPACES, MARKET_X, strict=True):
        seat = ctx.view.market.workers[space]
        if seat is not None:
            moved = seat in ctx.marks.get(space, {})
            stamp(c, _standing, x, MARKET_SPACE, (-40.0, -40.0, 40.0, 42.0), seat, 64.0, moved)


def _groups(c: Canvas, court: Court, workers: Sequence[int], moved: Moved) -> None:
    """Draw the seats' groups, the largest first; four and five stand closer."""
    present = sorted((seat for seat, n in enumerate(workers) if n), key=lambda s: (-workers[s], s))
    (x, y), spots = court.middle, FULL.get(len(present)) or TIGHT.get(len(present), ())
    squeeze = court.half[0] / 133
    for i, (seat, dx) in enumerate(zip(present, spots, strict=True)):
        tight = len(present) > 3
        size = (60.0 if len(present) == 4 else 58.0) if tight else 66.0
        dy = (8 if i % 2 else -7) if len(present) == 5 else 0
        at = (x + dx * squeeze, y + dy)
        draw = compact_group if tight else group
        stamp(c, draw, *at, group_box(size), seat, workers[seat], size, moved.get(seat, 0) > 0)
    _changes(c, court, moved)


def _changes(c: Canvas, court: Court, moved: Moved) -> None:
    """Draw how many of whom have left, on the rim."""
    x, y = court.middle[0] + court.half[0] - 14, court.middle[1] - court.half[1] + 14
    gone = [seat for seat, by in moved.items() if by < 0]
    for i, seat in enumerate(gone):
        stamp(c, change_tag, x - 44 * i, y, CHANGE_BOX, f"−{-moved[seat]}", seat)


def _prisoners(c: Canvas, ctx: DrawContext[View]) -> None:
    for seat, n in enumerate(ctx.view.prison):
        if n:
            stamp(c, prisoner, PRISON_X[seat], PRISON_FOOT, PRISONER_BOX, seat, n)


def _standing(c: Canvas, seat: int, size: float, moved: bool) -> None:
    if moved:
        c.glaze(ellipse(0, 0, size * 0.44), "now", 0.9, 4)
    worker(c.at(-size / 2, -size / 2, size / 100), seat)


def court_floor(c: Canvas) -> None:
    """Draw the Guildhall's court, which stands still."""
    paved_box(c, GUILDHALL, "#F1E5C8", "#C4B79C")


def guildhall(c: Canvas, hall: GuildhallView, moved: Moved) -> None:
    """Draw rows of spaces as they are filled; later workers stand beside them."""
    workers, spaces = hall.workers, hall.spaces
    newest = len(workers) - sum(n for n in moved.values() if n > 0)
    free = tuple((*spot(hall, i), i + 1 in hall.resets) for i in range(len(workers), spaces))
    stamp(c, _free, 0, 0, GUILDHALL, free)
    for i, seat in enumerate(workers):
        x, y = spot(hall, i)
        stamp(c, _standing, x, y, (-26.0, -26.0, 26.0, 27.0), seat, 41.0, i >= newest)
    if len(workers) > spaces:
        x = spot(hall, spaces)[0] - _column(hall) / 2
        c.line([(x, GUILDHALL[1] + 14), (x, GUILDHALL[3] - 14)], "gold", 2)


def _late_columns(hall: GuildhallView) -> int:
    late = max(0, len(hall.workers) - hall.spaces)
    return -(-late // hall.rows)


def _column(hall: GuildhallView) -> float:
    columns = hall.columns + _late_columns(hall)
    return (GUILDHALL[2] - GUILDHALL[0] - 24) / max(4, columns)


def spot(hall: GuildhallView, i: int) -> Point:
    """Return a space's middle: row by row from the left; later ones go down their own columns."""
    x0, y0, x1, y1 = GUILDHALL
    columns, rows = hall.columns, hall.rows
    row, column = divmod(i, columns)
    if i >= hall.spaces:
        late, row = divmod(i - hall.spaces, rows)
        column = columns + late
    shift = (columns + _late_columns(hall) - 1) / 2
    high = (y1 - y0 - 18) / rows
    return (x0 + x1) / 2 + (column - shift) * _column(hall), y0 + 9 + high * (row + 0.5)


def _free(c: Canvas, spaces: tuple[tuple[float, float, bool], ...]) -> None:
    """Draw all free spaces at once; some reset the Black Market."""
    for x, y, resets in spaces:
        free_space(c.at(x - 18, y - 18, 0.36))
        if resets:
            SIGNS["reset"](c.at(x - 13, y - 9, 0.26))
