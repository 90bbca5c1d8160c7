"""The quicker making of frozen dataclasses: everything but the time it takes stays the same."""

from dataclasses import FrozenInstanceError, dataclass, field, fields, is_dataclass, replace
from inspect import signature
from typing import Any

import pytest

import engine
from engine import Seat
from engine.agenda import Step
from engine.codec import from_data, to_data
from engine.events import Event
from engine.fast_init import fast_init
from engine.games.crescent_moon.steps.units import MoveUnits
from engine.notation import VERBS
from engine.packages import game_of


@fast_init
@dataclass(frozen=True, slots=True)
class March:
    origin: str
    goal: str = "here"
    units: tuple[int, ...] = ()


@fast_init
@dataclass(frozen=True, slots=True)
class ForcedMarch(March):
    days: int = 2


def test_fields_and_defaults_come_in_their_places_and_by_name() -> None:
    assert March("a") == March("a", "here", ())
    assert March(goal="b", origin="a").goal == "b"
    made = ForcedMarch("a", "b", (1,), 3)
    assert (made.origin, made.goal, made.units, made.days) == ("a", "b", (1,), 3)
    assert ForcedMarch("a").days == 2


def test_what_was_made_is_frozen_hashable_and_like_any_dataclass() -> None:
    made: Any = ForcedMarch("a", days=1)
    march: Any = March
    with pytest.raises(FrozenInstanceError):
        made.days = 5
    with pytest.raises(TypeError):
        march()
    with pytest.raises(TypeError):
        march("a", "b", (), "too many")
    assert hash(made) == hash(ForcedMarch("a", days=1))
    assert replace(made, days=4) == ForcedMarch("a", days=4)
    assert repr(March("a")) == "March(origin='a', goal='here', units=())"
    assert list(signature(March).parameters) == ["origin", "goal", "units"]
    assert from_data(ForcedMarch, to_data(made)) == made


def test_fields_that_are_not_plain_arguments_are_left_to_dataclasses() -> None:
    @fast_init
    @dataclass(frozen=True, slots=True)
    class Camp:
        tents: list[int] = field(default_factory=list)

    @fast_init
    @dataclass(frozen=True, slots=True, kw_only=True)
    class Siege:
        days: int

    siege: Any = Siege
    assert Camp().tents == []
    assert Camp().tents is not Camp().tents
    assert Siege(days=1).days == 1
    with pytest.raises(TypeError):
        siege(1)


@pytest.mark.parametrize("game", engine.GAMES)
def test_members_of_a_game_are_made_as_their_fields_say(game: str) -> None:
    """Every step, event and action takes each field in its place and keeps it."""
    families = (Step.members.values(), Event.members.values(), VERBS[game].values())
    kinds = [kind for family in families for kind in family if game_of(kind) == game]
    assert kinds
    for kind in kinds:
        assert is_dataclass(kind)
        given = {each.name: number for number, each in enumerate(fields(kind))}
        made = kind(**given)
        assert {name: getattr(made, name) for name in given} == given


def test_a_step_with_other_values_keeps_the_rest() -> None:
    assert MoveUnits(Seat(1), 3).but(left=2) == MoveUnits(Seat(1), 2)
