"""A table as JSON-able data and back; damaged and foreign data is refused in a sentence."""

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic_core import from_json
from pydantic_core import to_json as plain_json

from engine.codec import from_data, to_data, to_json
from engine.errors import BadSave, TableError
from engine.events import Event
from engine.ids import Seat
from engine.registry import checked_options, checked_seats, checked_version, ruleset
from engine.rules import Ruleset
from engine.state import GameState
from engine.undo import HistoryEntry, UndoLog

if TYPE_CHECKING:
    from engine.table import Table

T = TypeVar("T", bound="Table")

FORMAT = 1
HISTORY_CACHE_SIZE = 65536


def dump(table: "Table") -> dict[str, Any]:
    data = _head(table) | {
        "told": table.event_count,
        "history": [[done.seat, done.text, int(done.private)] for done in table.history],
        "state": to_data(table._g),
        "trail": _undo_log(table._undo_log),
    }
    if table.seed is None:  # a what-if cannot be played again to find out what was told
        table.log(None)  # all of it, from the table that it was dealt from
        data["log"] = [event.written() for event in table._log]
    return data


def _head(table: "Table") -> dict[str, Any]:
    return {
        "seneschal": FORMAT,
        "game": table.game,
        "rules": table.rules_version,
        "seats": table.seats,
        "seed": table.seed,
        "commitment": table.commitment,
        "options": table.options.recorded,
    }


def dump_json(table: "Table") -> bytes:
    """Return `dump` as JSON, written directly: the host saves with every action."""
    if table.seed is None:
        return json.dumps(dump(table)).encode()
    return _json(table, _undo_log_json(table._undo_log))


def dump_position(table: "Table") -> bytes:
    """Return a position as JSON without its log: enough for thinking ahead from there."""
    return _json(table, b"null")


def _json(table: "Table", undo_log: bytes) -> bytes:
    if not table._head_json:
        table._head_json = plain_json(_head(table))[:-1]
    return b'%s,"told":%d,"history":[%s],"state":%s,"trail":%s}' % (
        table._head_json,
        table.event_count,
        _history_json(table),
        to_json(table._g),
        undo_log,
    )


def _history_json(table: "Table") -> bytes:
    """Return the history as JSON; only new actions are written, so that late saves stay quick."""
    count, written = table._written
    since = table.history[count:]
    if since:
        parts = [written] if written else []
        written = b",".join([*parts, *map(_done_json, since)])
        table._written = (len(table.history), written)
    return written


@lru_cache(HISTORY_CACHE_SIZE)
def _done_json(done: HistoryEntry) -> bytes:
    """Return an entry as JSON, from a cache: all histories are made of the same few actions."""
    return plain_json([done.seat, done.text, int(done.private)])


def _undo_log_json(undo_log: UndoLog[GameState] | None) -> bytes:
    if undo_log is None:
        return b"null"
    if not undo_log.start_json:  # it stays the same as long as the log does
        undo_log.start_json = to_json(undo_log.start)
    head = plain_json(_undo_log_head(undo_log))
    return b'%s,"start":%s}' % (head[:-1], undo_log.start_json)


def load(kind: type[T], data: Any) -> T:
    """Return a table from what `dump` gave, with every check, or from the bytes of `dump_json`.

    Bytes come from our own store, which finds damage by a checksum. So the types are checked on
    the way, but the position is not audited again.
    """
    try:
        found = from_json(data) if isinstance(data, bytes) else data
        if not isinstance(found, dict) or found.get("seneschal") != FORMAT:
            raise BadSave("save-foreign")
        table = _read(kind, found)
        return table if isinstance(data, bytes) else _checked(table)
    except TableError:
        raise
    # Damage may show anywhere, as a wrong type here or a missing piece deep in the rules.
    except Exception as problem:
        raise BadSave("save-damaged") from problem


def _read(kind: type[T], data: dict[str, Any]) -> T:
    rules = ruleset(data["game"])
    version = checked_version(rules, data["rules"])
    seats = checked_seats(rules, data["seats"])
    options = checked_options(rules, data["options"])
    g = _read_state(rules, data["state"], version)
    table = kind(rules, seats, options, data["seed"], g)
    table.commitment = data["commitment"]
    table.history = [_done(seat, text, private) for seat, text, private in data["history"]]
    table._log = [Event.read(each) for each in data.get("log", [])]
    table._log_from = 0 if "log" in data else int(data["told"])
    table._undo_log = _read_undo_log(rules, data["trail"], version)
    table._look_up(tuple(g.agenda[-1].asks(g)) if g.agenda else ())
    return table


@lru_cache(HISTORY_CACHE_SIZE)
def _done(seat: int, text: str, private: int) -> HistoryEntry:
    """Return an entry from a cache: most of a long game's memory is its history."""
    return HistoryEntry(*from_data(tuple[Seat, str, bool], (seat, text, private)))


def _checked(table: T) -> T:
    """Return the table; raise if the rules cannot have led to its position, as far as they tell."""
    table.rules.audit(table._g)
    if table._undo_log:
        table.rules.audit(table._undo_log.start)
    if bool(table.asked) == (table._g.result is not None):
        raise BadSave("save-damaged")
    table.rules.view(table._g, Seat(0))  # a position that cannot be looked at is damaged
    return table


def _read_state(rules: Ruleset[Any, Any], data: dict[str, Any], version: int) -> GameState:
    """Return a state; earlier saves name the rules' version only beside it."""
    g: GameState = from_data(rules.state, {"rules_version": version, **data})
    if g.rules_version != version:
        raise BadSave("save-damaged")
    return g


def _undo_log(undo_log: UndoLog[GameState] | None) -> dict[str, Any] | None:
    return (
        None if undo_log is None else _undo_log_head(undo_log) | {"start": to_data(undo_log.start)}
    )


def _undo_log_head(undo_log: UndoLog[GameState]) -> dict[str, Any]:
    return {
        "history_at": undo_log.history_at,
        "told_at": undo_log.events_at,
        "done": [[*each[:3], list(each.asked)] for each in undo_log.done],
    }


def _read_undo_log(rules: Ruleset[Any, Any], data: Any, version: int) -> UndoLog[GameState] | None:
    if data is None:
        return None
    start = _read_state(rules, data["start"], version)
    done = from_data(list[HistoryEntry], data["done"])
    return UndoLog(start, int(data["history_at"]), int(data["told_at"]), done)
