"""What the tests of every game do at a table."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

import engine
from engine.events import Event

E = TypeVar("E", bound=Event)


def prompt(table: engine.Table, seat: int | None = None) -> dict[str, Any]:
    """Return what this seat is asked; by default, the first seat that is asked."""
    found = table.prompt(table.asked[0] if seat is None else seat)
    assert found is not None
    return found


def result(table: engine.Table) -> dict[str, Any]:
    assert table.result is not None
    return table.result


def events(table: engine.Table, kind: type[E], seat: int | None = None) -> list[E]:
    """Return all events of this kind, as this seat saw them (None: a spectator)."""
    return [event for event in table.log(seat) if isinstance(event, kind)]


def legal(table: engine.Table, verb: str = "") -> list[str]:
    """Return the actions of the first seat that is asked, or those with this verb."""
    offered = table.legal(table.asked[0])
    return [action for action in offered if not verb or action.split()[0] == verb]


def refusal(table: engine.Table, seat: int, action: str) -> str:
    """Return the sentence that refuses this action; the table must stay as it is."""
    before = table.dump()
    assert action not in table.legal(seat)
    with pytest.raises(engine.TableError) as refused:
        table.play(seat, action)
    assert table.dump() == before
    return str(refused.value)


def refuses(table: engine.Table, seat: int, action: str) -> bool:
    """Return whether the table refuses this action, which it must do in a whole sentence."""
    if action in table.legal(seat):
        return False
    assert refusal(table, seat, action)[-1] in ".`"
    return True


def changed(table: engine.Table, change: Callable[[Any], object]) -> engine.Table:
    """Return a table in the same game after this change of its state, with a log of its own.

    The position may be one that no game leads to.
    """
    state = table.for_search().state
    change(state)
    options = table.options.model_dump()
    made = engine.Table.arrange(table.game, state, seats=table.seats, options=options, audit=False)
    made.history = table.history.copy()
    return made
