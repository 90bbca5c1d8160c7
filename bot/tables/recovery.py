"""Recovery: a game whose newest snapshot is damaged is played on from an earlier one.

The journal has every action, and positions hold the state of their random numbers: the same
actions lead to the same position.
"""

import json
from collections.abc import Sequence
from typing import Any

import zstandard

import engine
from bot.store import TableRow
from bot.store.rows import StoredLine
from bot.tables.hosted_table import unpack
from bot.tables.situation import Situation
from bot.text.say import HostError


class DamagedTable(HostError):
    """What is stored of a game cannot be read, and its journal does not help."""

    def __init__(self, row: TableRow) -> None:
        super().__init__("damaged", table=row.id)
        self.row = row


class CannotReplay(Exception):
    """A line of the journal does not lead on from the position before it; the text says why."""


def sound(snapshot: bytes) -> engine.Table | None:
    """Return the game of a snapshot; None if it is damaged.

    A checksum finds what was altered. A length that was altered may ask for all memory there is.
    """
    try:
        return unpack(snapshot)
    except (zstandard.ZstdError, MemoryError, OverflowError):
        return None
    except engine.BadSave as problem:
        if problem.key == "save-version":  # it is whole, and of rules that we do not know
            raise
        return None


def rebuilt(lines: Sequence[StoredLine]) -> engine.Table:
    """Return the game after the last line of a journal, from the newest snapshot that is sound."""
    at, game = _newest_sound(lines)
    for line in lines[at + 1 :]:
        play_line(game, line)
    return game


def _newest_sound(lines: Sequence[StoredLine]) -> tuple[int, engine.Table]:
    for at in reversed(range(len(lines))):
        game = sound(lines[at].snapshot)
        if game is not None:
            return at, game
    raise CannotReplay("none of its snapshots can be read")


def play_line(game: engine.Table, line: StoredLine) -> None:
    """Do again what a line of the journal says; raise if something else comes of it."""
    before = game.event_count
    try:
        if line.kind == "undo" and line.seat is not None:
            undo(game, line.seat)
        elif line.kind == "play" and line.seat is not None and line.action is not None:
            game.play(line.seat, line.action)
        else:
            raise CannotReplay(f"line {line.number} is no action")
    except (engine.TableError, engine.BrokenRules) as problem:
        raise CannotReplay(f"line {line.number} cannot be played again: {problem}") from problem
    if line.kind == "play" and not _tells(game.saved_events(before), _loaded(line.events)):
        raise CannotReplay(f"line {line.number} has another outcome when it is played again")


def _loaded(events: str) -> Any:
    """Return stored events; None if they cannot be read."""
    try:
        return json.loads(events)
    except ValueError:
        return None


def _tells(played: Any, stored: Any) -> bool:
    """Return whether all that is stored has happened again; today's events may tell more."""
    if stored is None:
        return True
    if isinstance(stored, dict) and isinstance(played, dict):
        return all(name in played and _tells(played[name], stored[name]) for name in stored)
    if isinstance(stored, list) and isinstance(played, list):
        return len(stored) == len(played) and all(map(_tells, played, stored))
    return bool(played == stored)


def undo(game: engine.Table, seat: int) -> Situation:
    """Take a seat's last action back, and with it what came by itself; return what is then asked.

    An answer that came by itself would come again, so what led to it is taken back, too.
    """
    game.undo(seat)
    after = Situation.of(game)
    while seat in after.forced and game.can_undo(seat):
        game.undo(seat)
        after = Situation.of(game)
    return after
