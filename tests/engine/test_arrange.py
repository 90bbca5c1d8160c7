"""Positions that are made up: settled, audited, and a table like any other."""

from collections.abc import Callable, Iterator

import pytest

import engine
from engine import Seat
from engine.testing import offered
from tests.kit.nim import RULESET, MatchesTaken, State, Turn
from tests.kit.tables import result


@pytest.fixture(autouse=True)
def _nim() -> Iterator[None]:
    with offered(RULESET):
        yield


def leave(count: int) -> Callable[[State], None]:
    def change(g: State) -> None:
        g.left = count

    return change


def test_a_position_that_is_changed_goes_on_from_there() -> None:
    table = engine.Table.arrange("nim", leave(2), seats=2)
    assert table.legal(0) == ["take 1", "take 2"]
    assert table.play(0, "take 2") == (MatchesTaken(Seat(0), 2),)
    assert result(table)["winners"] == [0]


def test_a_position_can_be_given_whole() -> None:
    state = engine.Table.new("nim", seats=3, seed="x").state
    state.agenda[:] = [Turn(Seat(2))]
    table = engine.Table.arrange("nim", state, seats=3)
    assert table.asked == (2,)
    assert table.state is state


def test_a_position_that_cannot_be_is_found_unless_it_is_wanted() -> None:
    with pytest.raises(AssertionError):
        engine.Table.arrange("nim", leave(99), seats=2)
    assert engine.Table.arrange("nim", leave(99), seats=2, audit=False).state.left == 99
