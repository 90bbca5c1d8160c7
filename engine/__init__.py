"""The public face of the rules engine: hosts play through it, and through `engine.words`.

>>> import engine
>>> table = engine.Table.new("jerusalem", seats=2, seed="a text")
>>> table.asked, table.legal(table.asked[0])[:2]
((1,), ['name marshal', 'name admiral'])
"""

from collections.abc import Mapping
from typing import Any

from engine.errors import (
    BadRecord,
    BadSave,
    BadTable,
    BrokenRules,
    CannotUndo,
    DeadEnd,
    GameOver,
    IllegalAction,
    NotAsked,
    NotSeated,
    RunawayRules,
    TableError,
)
from engine.events import Event
from engine.ids import Seat
from engine.registry import all_games, checked_options
from engine.rules import Ruleset
from engine.saves import dump_position as position
from engine.table import Table

GAMES: dict[str, Ruleset[Any, Any]] = all_games()


def check_options(game: str, options: Mapping[str, Any]) -> None:
    """Raise BadTable if no table of this game can be opened with these options."""
    checked_options(GAMES[game], options)


__all__ = [
    "GAMES",
    "BadRecord",
    "BadSave",
    "BadTable",
    "BrokenRules",
    "CannotUndo",
    "DeadEnd",
    "Event",
    "GameOver",
    "IllegalAction",
    "NotAsked",
    "NotSeated",
    "Ruleset",
    "RunawayRules",
    "Seat",
    "Table",
    "TableError",
    "check_options",
    "position",
]
