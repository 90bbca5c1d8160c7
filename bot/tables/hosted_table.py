"""A table in memory: its row, and its game if that has begun."""

import hashlib
import zlib
from dataclasses import dataclass
from functools import cache, lru_cache

import zstandard

import engine
import render
from bot.store import Sitter, TableRow
from bot.text.say import SHAPES
from engine.words import Words, words_of

CACHE_SIZE = 1024  # whose names are at hand
# In less than half of zlib's time, and to less: every move waits for it.
_press = zstandard.ZstdCompressor(level=1, write_checksum=True)
_unpress = zstandard.ZstdDecompressor()


@dataclass(slots=True)
class HostedTable:
    """What the host works on; changed only under the table's lock."""

    row: TableRow
    _game: engine.Table | None = None

    @property
    def words(self) -> Words:
        return words_of(self.row.game_id)

    @property
    def has_begun(self) -> bool:
        return self._game is not None

    @property
    def game(self) -> engine.Table:
        assert self._game is not None, "the game has not begun"
        return self._game

    @property
    def names(self) -> tuple[str, ...]:
        """How seats are written everywhere: shape and name."""
        return _names(self.row.game_id, self.row.seats)

    def shape(self, seat: int) -> str:
        """The sign that this seat has on the board."""
        return _shape(self.row.game_id, seat)

    @property
    def heading(self) -> str:
        return self.words.heading(self.game.stage(), self.row.lang)

    def question(self, seat: int) -> str:
        """Names what this seat is asked now: it changes when the seat acts or its choices do."""
        game = self.game
        acted = [done.seat for done in game.history].count(engine.Seat(seat))
        offered = "\n".join([str(self.row.id), *game.legal(seat)])
        return f"{acted}{hashlib.sha256(offered.encode()).hexdigest()[:6]}"


@cache
def _shape(game_id: str, seat: int) -> str:
    return SHAPES[render.seat_colours(game_id)[seat] if game_id in render.all_games() else seat]


@lru_cache(CACHE_SIZE)
def _names(game_id: str, seats: tuple[Sitter, ...]) -> tuple[str, ...]:
    """Asked for with every sentence and button."""
    return tuple(f"{_shape(game_id, seat)} {sitter.name}" for seat, sitter in enumerate(seats))


def pack(game: engine.Table) -> bytes:
    """A snapshot for the journal."""
    return _press.compress(game.dump_json())


def unpack(snapshot: bytes) -> engine.Table:
    """A table again; those of earlier versions were pressed by zlib. Both compare a checksum."""
    pressed = snapshot.startswith(zstandard.FRAME_HEADER)
    return engine.Table.load(
        _unpress.decompress(snapshot) if pressed else zlib.decompress(snapshot)
    )
