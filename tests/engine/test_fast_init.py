"""The quicker making of frozen dataclasses: everything but the time it takes stays the same."""

from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from inspect import signature

import pytest

import engine
from engine.agenda import Step
from engine.codec import from_data, to_data
from engine.events import Event
from engine.fast_init import fast_init
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


def test_fields_and_defaults_come_in_their_places_and_by_name():
    assert March("a") == March("a", "here", ())
    assert March(goal="b", origin="a").goal == "b"
    made = ForcedMarch("a", "b", (1,), 3)
    assert (made.origin, made.goal, made.units, made.days) == ("a", "b", (1,), 3)
    assert ForcedMarch("a").days == 2


def test_what_was_made_is_frozen_hashable_and_like_any_dataclass():
    made = ForcedMarch("a", days=1)
    with pytest.raises(FrozenInstanceError):
        made.days = 5
    with pytest.raises(TypeError):
        March()
    with pytest.raises(TypeError):
        March("a", "b", (), "too many")
    assert hash(made) == hash(ForcedMarch("a", days=1))
    assert replace(made, days=4) == ForcedMarch("a", days=4)
    assert repr(March("a")) == "March(origin='a', goal='here', units=())"
    assert list(signature(March).parameters) == ["origin", "goal", "units"]
    assert from_data(ForcedMarch, to_data(made)) == made


def test_fields_that_are_not_plain_arguments_are_left_to_dataclasses():
    @fast_init
    @dataclass(frozen=True, slots=True)
    class Camp:
        tents: list[int] = field(default_factory=list)

    @fast_init
    @dataclass(frozen=True, slots=True, kw_only=True)
    class Siege:
        days: int

    assert Camp().tents == []
    assert Camp().tents is not Camp().tents
    assert Siege(days=1).days == 1
    with pytest.raises(TypeError):
        Siege(1)


@pytest.mark.parametrize("game", engine.GAMES)
def test_members_of_a_game_are_made_as_their_fields_say(game):
    """Every step, event and action takes each field in its place and keeps it."""
    families = (Step.members.values(), Event.members.values(), VERBS[game].values())
    kinds = [kind for family in families for kind in family if game_of(kind) == game]
    assert kinds
    for kind in kinds:
        given = {each.name: number for number, each in enumerate(fields(kind))}
        made = kind(**given)
        assert {name: getattr(made, name) for name in given} == given


def test_a_step_with_other_values_keeps_the_rest():
    step = next(kind for tag, kind in Step.members.items() if tag == "crescent_moon.MoveUnits")
    assert step(1, 3).but(left=2) == step(1, 2)
