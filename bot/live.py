"""A table in memory: its row, and its game if that has begun."""

import hashlib
import json
import zlib
from dataclasses import dataclass
from typing import Any

import engine
import render
from bot.say import SHAPES
from bot.store import TableRow
from engine.words import Words, words_of


@dataclass(slots=True)
class Live:
    """What the host works on; changed only under the table's lock."""

    row: TableRow
    game: engine.Table | None = None

    @property
    def words(self) -> Words:
        return words_of(self.row.game)

    @property
    def table(self) -> engine.Table:
        assert self.game is not None, "the game has not begun"
        return self.game

    @property
    def names(self) -> list[str]:
        """How seats are written everywhere: shape and name."""
        return [f"{self.shape(seat)} {name}" for seat, name in enumerate(self.row.names)]

    def shape(self, seat: int) -> str:
        """The sign that this seat has on the board."""
        game = self.row.game
        return SHAPES[render.worn(game)[seat] if game in render.all_games() else seat]

    @property
    def heading(self) -> str:
        return self.words.heading(self.table.stage(), self.row.lang)

    def question(self, seat: int) -> str:
        """Names what this seat is asked now: it changes when the seat acts or its choices do."""
        game = self.table
        acted = sum(done.seat == seat for done in game.history)
        offered = "\n".join([str(self.row.id), *game.legal(seat)])
        return f"{acted}{hashlib.sha256(offered.encode()).hexdigest()[:6]}"


def pack(table: engine.Table) -> bytes:
    """A snapshot for the journal."""
    return zlib.compress(table.dump_json(), 1)


def unpack(snapshot: bytes) -> engine.Table:
    data: Any = json.loads(zlib.decompress(snapshot))
    return engine.Table.load(data)
