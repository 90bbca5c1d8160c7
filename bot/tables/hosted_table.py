"""A table in memory: its row, and its game if that has begun."""

import hashlib
from functools import cache, lru_cache

import zstandard

import engine
import render
from bot.store import Sitter, TableRow, table_sql
from bot.text.say import say
from engine.notation import parse
from engine.words import words_of
from render.shapes import SIGNS

CACHE_SIZE = 1024  # whose names are at hand
# zstd takes less than half of zlib's time, for which every move waits, and compresses better.
_compressor = zstandard.ZstdCompressor(level=1, write_checksum=True)
_decompressor = zstandard.ZstdDecompressor()


class HostedTable:
    """A table's row and game; changed only under the table's lock."""

    game: engine.Table  # once it has begun

    def __init__(self, row: TableRow, game: engine.Table | None = None) -> None:
        self.row = row
        self.words = words_of(row.game_id)
        self.has_begun = game is not None
        if game is not None:
            self.game = game

    @property
    def names(self) -> tuple[str, ...]:
        """Seats as they are written everywhere: shape and name."""
        return _names(self.row.game_id, self.row.seats)

    def shape(self, seat: int) -> str:
        """Return the sign that this seat has on the board."""
        return _shape(self.row.game_id, seat)

    @property
    def heading(self) -> str:
        return self.words.heading(self.game.stage(), self.row.lang)

    def action_label(self, action: str, lang: str) -> str:
        """Return an action as a button would name it."""
        parsed = parse(self.row.game_id, action)
        assert parsed is not None, action
        return self.words.action(parsed, lang, self.names)

    def question(self, seat: int) -> str:
        """Return what names the question of this seat: it changes with each act and each choice."""
        game = self.game
        acted = [done.seat for done in game.history].count(engine.Seat(seat))
        offered = "\n".join([str(self.row.id), *game.legal(seat)])
        return f"{acted}{hashlib.sha256(offered.encode()).hexdigest()[:6]}"


@cache
def _shape(game_id: str, seat: int) -> str:
    return SIGNS[render.seat_colours(game_id)[seat]]


@lru_cache(CACHE_SIZE)
def _names(game_id: str, seats: tuple[Sitter, ...]) -> tuple[str, ...]:
    return tuple(f"{_shape(game_id, seat)} {sitter.name}" for seat, sitter in enumerate(seats))


def forget_names() -> None:
    """Clear what is at hand because names were put into sentences lately."""
    _names.cache_clear()
    table_sql.sitters.cache_clear()
    for words in (say, *map(words_of, engine.GAMES)):
        words.clear_cache()


def pack(game: engine.Table) -> bytes:
    """Return a snapshot for the journal."""
    return _compressor.compress(game.dump_json())


def unpack(snapshot: bytes) -> engine.Table:
    """Return a table again; the checksum is compared."""
    return engine.Table.load(_decompressor.decompress(snapshot))
