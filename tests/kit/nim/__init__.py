"""Nim: who takes the last match wins. A game without secrets, chance or figures, for the tests."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.agenda import Step
from engine.asks import Amount, Ask
from engine.events import Event
from engine.ids import Seat
from engine.notation import Action
from engine.packages import RULES
from engine.rng import Rng
from engine.rules import Ruleset, TableOptions
from engine.state import GameState, Result

RULES["nim"] = __name__  # as an entry point would

MATCHES = 12


@dataclass(frozen=True, slots=True)
class Take(Action):
    count: int


@dataclass(frozen=True, slots=True)
class MatchesTaken(Event):
    seat: Seat
    count: int


@dataclass(slots=True)
class State(GameState):
    seats: int
    left: int = MATCHES


@dataclass(frozen=True, slots=True)
class View:
    left: int


@dataclass(frozen=True, slots=True)
class Turn(Step):
    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        return (Ask(self.seat, "take", (Amount(Take, 1, min(3, g.left)),), {"left": g.left}),)

    def answer(self, g: State, seat: Seat, action: Take) -> None:
        g.left -= action.count
        g.tell(MatchesTaken(seat, action.count))
        if g.left:
            g.then(Turn(Seat((seat + 1) % g.seats)))
            return
        others = tuple([Seat(other) for other in range(g.seats) if other != seat])
        scores = [int(other == seat) for other in range(g.seats)]
        g.result = Result(tuple(scores), ((seat,), others))


def setup(seats: int, _options: Any, rng: Rng) -> State:
    return State(rng, [Turn(Seat(0))], None, 1, seats=seats)


def view(g: State, _seat: Seat | None) -> View:
    return View(g.left)


def stage(g: State) -> dict[str, Any]:
    return {"left": g.left}


def audit(g: State) -> None:
    assert 0 <= g.left <= MATCHES


RULESET = Ruleset(
    id="nim",
    seats=range(2, 4),
    version=1,
    options=TableOptions,
    state=State,
    setup=setup,
    view=view,
    stage=stage,
    audit=audit,
    has_secrets=False,
)
