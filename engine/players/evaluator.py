"""What a game tells its computer players: a small module of its own for each."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from engine.ids import Seat
from engine.notation import Action
from engine.packages import modules_of

# Quick scores that settle a decision without looking ahead: of what costs nothing and is good, and
# of what is not even tried as long as anything else can be done.
AT_ONCE, NEVER = 1e6, -1e6


class Question(NamedTuple):
    """What a seat is asked."""

    seat: Seat
    key: str
    facts: Mapping[str, Any]


class Manner(NamedTuple):
    """How a player differs from others of its level: what it likes more than its worth, or less."""

    parts: Mapping[str, float]  # factors of parts of its own position; others count as they are
    rivals: float = 1.0  # a factor of what rivals have

    def worth(self, parts: Mapping[str, float]) -> float:
        return sum([self.parts.get(part, 1.0) * worth for part, worth in parts.items()])


PLAIN = Manner({})


class Evaluator(Protocol):
    """What positions and actions of a game are worth, by the views that its seats have.

    A game may also define `guess`, see `guess_of`, and `MANNERS`, see `manners_of`.
    """

    @property
    def TURN_QUESTIONS(self) -> frozenset[str]:  # noqa: N802 (a constant of the module)
        """Return the keys of the questions that begin a turn: only there is a position valued."""

    @property
    def ROUNDS_AHEAD(self) -> float:  # noqa: N802
        """Return the number of rounds after which it shows what a turn was good for."""

    def evaluate(self, view: Any, seat: Seat) -> dict[str, float]:
        """Return what the seat's position is worth in victory points, part by part."""

    def quick_scores(self, view: Any, question: Question, actions: Sequence[Action]) -> list[float]:
        """Return how good each action looks without looking ahead, in victory points."""


Guess = Callable[[Any, Seat, Sequence[Action]], Sequence[float]]


class NullEvaluator:
    """For a game that has no module yet: only the end of the game tells actions apart."""

    TURN_QUESTIONS: frozenset[str] = frozenset()
    ROUNDS_AHEAD = 1.0

    def evaluate(self, view: Any, seat: Seat) -> dict[str, float]:
        return {}

    def quick_scores(self, view: Any, question: Question, actions: Sequence[Action]) -> list[float]:
        return [0.0] * len(actions)


@cache
def evaluator_of(game: str) -> Evaluator:
    modules = modules_of("engine.players.games", "seneschal.players")
    return cast(Evaluator, import_module(modules[game])) if game in modules else NullEvaluator()


def guess_of(evaluator: Evaluator) -> Guess | None:
    """Return the game's `guess(view, seat, actions)`, if it has one.

    It gives a weight to each answer that another seat may have sealed. The view is the one that
    this seat would have in an imagined world, before it answers.
    """
    return cast(Guess | None, getattr(evaluator, "guess", None))


def manners_of(game: str) -> Mapping[str, Manner]:
    """Return the game's manners by name, in `MANNERS` of its module; none if it has none.

    The words of the game say `manner-NAME` in one line.
    """
    found: Mapping[str, Manner] = getattr(evaluator_of(game), "MANNERS", {})
    return found
