"""What a game teaches its computer players: a small module of its own for each."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from engine.ids import Seat
from engine.notation import Action
from engine.packages import modules_of


class Question(NamedTuple):
    """What a seat is asked."""

    seat: Seat
    key: str
    facts: Mapping[str, Any]


class Sense(Protocol):
    """The feeling for a game, from the views that its seats have."""

    @property
    def TURNS(self) -> frozenset[str]:  # noqa: N802 (a constant of the module)
        """Keys of the questions with which a turn begins: only there is a position valued."""

    @property
    def AHEAD(self) -> float:  # noqa: N802
        """Turns of everybody after which it shows what a turn was good for."""

    def worth(self, view: Any, seat: Seat) -> dict[str, float]:
        """What the seat's position is worth in victory points, part by part."""

    def hunches(self, view: Any, question: Question, actions: Sequence[Action]) -> list[float]:
        """How good each action looks at first sight, in victory points, without looking ahead."""


class Untaught:
    """No feeling at all, for a game that has no module yet: only true ends tell moves apart."""

    TURNS: frozenset[str] = frozenset()
    AHEAD = 1.0

    def worth(self, view: Any, seat: Seat) -> dict[str, float]:
        return {}

    def hunches(self, view: Any, question: Question, actions: Sequence[Action]) -> list[float]:
        return [0.0] * len(actions)


@cache
def sense_of(game: str) -> Sense:
    modules = modules_of("engine.players.games", "seneschal.players")
    return cast(Sense, import_module(modules[game])) if game in modules else Untaught()
