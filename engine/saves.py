"""A table as JSON-able data and back; whatever is damaged or foreign is refused in a sentence."""

from typing import TYPE_CHECKING, Any, TypeVar

from engine.codec import from_data, to_data
from engine.errors import BadSave, TableError
from engine.events import Event
from engine.opening import checked_options, checked_seats, ruleset
from engine.rules import Ruleset
from engine.state import GameState
from engine.trail import Done, Trail

if TYPE_CHECKING:
    from engine.table import Table

T = TypeVar("T", bound="Table")

FORMAT = 1


def dump(table: "Table") -> dict[str, Any]:
    data = {
        "seneschal": FORMAT,
        "game": table.game,
        "rules": table.rules.version,
        "seats": table.seats,
        "seed": table.seed,
        "commitment": table.commitment,
        "options": table.options.model_dump(mode="json"),
        "state": to_data(table._g),
        "history": [_done(each) for each in table.history],
        "told": table.told,
        "trail": _trail(table._trail),
    }
    if table.seed is None:  # a what-if cannot be played again to find out what was told
        table.log(None)  # all of it, from the table that it was dealt from
        data["log"] = [Event._write(event) for event in table._log]
    return data


def load(kind: type[T], data: Any) -> T:
    if not isinstance(data, dict) or data.get("seneschal") != FORMAT:
        raise BadSave("save-foreign")
    try:
        return _load(kind, data)
    except TableError:
        raise
    # Damage may show anywhere, as a wrong type here or a missing piece deep in the rules.
    except Exception as problem:
        raise BadSave("save-damaged") from problem


def _load(kind: type[T], data: dict[str, Any]) -> T:
    rules = ruleset(data["game"])
    state = _current(rules, data)
    seats = checked_seats(rules, data["seats"])
    options = checked_options(rules, data["options"])
    g: GameState = from_data(rules.state, state)
    rules.audit(g)
    table = kind(rules, seats, options, data["seed"], g)
    table.commitment = data["commitment"]
    table.history = [_read_done(each) for each in data["history"]]
    table._log = [Event._read(each) for each in data.get("log", [])]  # type: ignore[misc]
    table._log_from = 0 if "log" in data else int(data["told"])
    table._trail = _read_trail(rules, data["trail"])
    asks = tuple(g.agenda[-1].asks(g)) if g.agenda else ()
    if bool(asks) == (g.result is not None):
        raise BadSave("save-damaged")
    table._look_up(asks)
    for seat in range(seats):
        rules.view(g, seat)  # type: ignore[arg-type]  # a position nobody can look at is damaged
    return table


def _current(rules: Ruleset, data: dict[str, Any]) -> dict[str, Any]:
    """The state as today's rules write it."""
    version = data["rules"]
    if not isinstance(version, int) or not 1 <= version <= rules.version:
        raise BadSave(
            "save-version", version=str(version)[:20], title=rules.title, known=rules.version
        )
    state: dict[str, Any] = data["state"]
    return state if version == rules.version else rules.migrate(state, version)


def _done(done: Done) -> list[Any]:
    return [done.seat, done.text, int(done.private)]


def _read_done(data: Any) -> Done:
    done: Done = from_data(Done, data)
    return done


def _trail(trail: Trail[GameState] | None) -> dict[str, Any] | None:
    if trail is None:
        return None
    return {
        "start": to_data(trail.start),
        "history_at": trail.history_at,
        "told_at": trail.told_at,
        "done": [list(each) for each in trail.done],
    }


def _read_trail(rules: Ruleset, data: Any) -> Trail[GameState] | None:
    if data is None:
        return None
    start: GameState = from_data(rules.state, data["start"])
    rules.audit(start)
    done = [_read_done(each) for each in data["done"]]
    return Trail(start, int(data["history_at"]), int(data["told_at"]), done)
