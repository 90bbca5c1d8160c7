"""What every game's state has: its source of chance, the agenda, the result."""

from dataclasses import dataclass

from engine.agenda import Step
from engine.events import Event
from engine.ids import Seat
from engine.rng import Rng


@dataclass(frozen=True, slots=True)
class Result:
    """Scores by seat, and the seats in groups from first to last place."""

    scores: tuple[int, ...]
    ranking: tuple[tuple[Seat, ...], ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.ranking[0]


class Scratch:
    """What a step leaves for the driver; always empty between two actions, so never saved."""

    __slots__ = ("news", "soon")

    soon: list[Step]
    news: list[Event]

    def sweep(self) -> None:
        self.soon = []
        self.news = []


@dataclass(slots=True)
class GameState(Scratch):
    """Base of the games' states."""

    rng: Rng
    agenda: list[Step]
    result: Result | None
    rules_version: int  # those it began with: a running table goes on under them

    def __post_init__(self) -> None:
        self.sweep()

    def then(self, *steps: Step) -> None:
        """Schedule steps to come next, in reading order."""
        self.soon.extend(steps)

    def tell(self, event: Event) -> None:
        self.news.append(event)
