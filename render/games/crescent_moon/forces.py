"""What stands in a hex, and the rows in which all of it is largest."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from render.context import Data
from render.games.crescent_moon import wood
from render.games.crescent_moon.seat_colours import CALIPH, SULTAN

ROW_GAP, GAP = 6.0, 4.0
UPPER, LOWER = 40.0, 62.0
"""How much narrower than the hex its rows are: those above, and the lowest."""


@dataclass(frozen=True)
class Piece:
    """Something to stand in a hex; `text` is a number of units."""

    kind: str
    seat: int
    text: str = ""
    hired: bool = False
    stack: int = 1

    @property
    def wide(self) -> float:
        return wood.WIDTHS[self.kind]

    @property
    def tall(self) -> float:
        return wood.HEIGHTS[self.kind] + wood.STEP * (self.stack - 1)


def houses(entry: Data) -> list[Piece]:
    out = []
    if entry["stronghold"]:
        out.append(Piece(entry["stronghold"], entry["stronghold_owner"]))
    if entry["palace"]:
        out.append(Piece("palace", CALIPH))
    if entry["settlement"]:
        out.append(Piece(entry["settlement"], SULTAN))
    return out


def people(entry: Data) -> list[Piece]:
    out = []
    for force in entry["forces"]:
        for hired, n in ((False, force["ordinary"]), (True, force["mercenaries"])):
            if n:
                stack = min(n, wood.MOST_IN_STACK)
                out.append(Piece("unit", force["seat"], str(n), hired, stack))
    if entry["token"] is not None:
        out.append(Piece("token", entry["token"]))
    return out


Rows = list[list[Piece]]


def arrangements(built: list[Piece], manned: list[Piece]) -> Iterator[Rows]:
    """One row; buildings above; the last building below too; where many fight, flat, in three."""
    three = len(built) + len(manned) == 3
    yield [[*manned[:1], *built, *manned[1:]] if three else built + manned]
    if built and (manned or len(built) > 1):
        yield [row for row in (built, manned) if row]
        yield [row for row in (built[:-1], built[-1:] + manned) if row]
    if len(manned) > 2:
        flat = [replace(piece, stack=1) for piece in manned]
        half = (len(flat) + 1) // 2
        yield [row for row in (built, flat[:half], flat[half:]) if row]


def scale_of(rows: Rows, room: tuple[float, float]) -> float:
    """The largest at which all the rows fit across and down."""
    across = [
        (room[0] - (LOWER if row is rows[-1] else UPPER) - GAP * (len(row) - 1)) / wide_of(row)
        for row in rows
    ]
    down = (room[1] - ROW_GAP * (len(rows) - 1)) / sum(tall_of(row) for row in rows)
    return min(1.0, down, *across)


def wide_of(row: list[Piece]) -> float:
    return sum(piece.wide for piece in row)


def tall_of(row: list[Piece]) -> float:
    return max(piece.tall for piece in row)
