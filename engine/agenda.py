"""The agenda: small frozen steps on a stack in the state. The top one asks someone, or runs."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self, TypeVar

from engine.asks import Ask
from engine.codec import Tagged
from engine.errors import DeadEnd, RunawayRules
from engine.ids import Seat
from engine.notation import Action, parse_known

if TYPE_CHECKING:
    from engine.state import GameState

MAX_STEPS_IN_A_ROW = 10_000  # without a question: far beyond any game, so a loop in the rules


class Step(Tagged):
    """A moment of the game, frozen, and saved under its class name.

    It is taken off the agenda before it acts; to ask again, it puts itself back: `g.then(self)`.
    """

    __slots__ = ()

    def asks(self, g: Any) -> Iterable[Ask]:
        """Return the questions to ask now; if there are none, `run` is called."""
        return ()

    def answer(self, g: Any, seat: Seat, action: Any) -> None:
        raise NotImplementedError(f"{type(self).__name__} asks nothing")

    def run(self, g: Any) -> None:
        """Do what happens when there is nothing (more) to ask."""

    def reveals_answers(self, seat: Seat) -> bool:
        """Return whether this seat's answer opens what other seats have sealed."""
        return False

    def but(self, **changes: Any) -> Self:
        """Return the step with other values; `dataclasses.replace` takes twice as long."""
        kept = {name: getattr(self, name) for name in self.field_names}
        return type(self)(**kept | changes)


@dataclass(frozen=True, slots=True)
class SimultaneousStep(Step):
    """Several seats answer at the same time and in secret; then `resolve` opens all answers.

    The table keeps every answer private, whatever the question says."""

    seats: tuple[Seat, ...]
    answers: tuple[tuple[Seat, str], ...] = ()

    def ask(self, g: Any, seat: Seat) -> Ask:
        raise NotImplementedError

    def resolve(self, g: Any, answers: dict[Seat, Any]) -> None:
        raise NotImplementedError

    @property
    def owing(self) -> tuple[Seat, ...]:
        answered = [seat for seat, _ in self.answers]
        return tuple([seat for seat in self.seats if seat not in answered])

    def asks(self, g: Any) -> Iterable[Ask]:
        asks = [self.ask(g, seat) for seat in self.owing]
        for ask in asks:  # whatever the game says: nobody may see an answer before the others
            ask.private = True
        return asks

    def answer(self, g: Any, seat: Seat, action: Any) -> None:
        # Kept in the order of the seats: the order of answering must not show.
        answers = sorted((*self.answers, (seat, action.spell())))
        g.then(self.but(answers=tuple(answers)))

    def run(self, g: Any) -> None:
        self.resolve(g, {seat: parse_known(self.game, text) for seat, text in self.answers})

    def reveals_answers(self, seat: Seat) -> bool:
        return bool(self.answers) and self.owing == (seat,)

    def redealt(self, g: Any, reader: Seat | None, *, reopen: bool) -> "SimultaneousStep":
        """Return the same step with each answer that the reader cannot know drawn, or reopened."""
        answers = []
        for seat, text in self.answers:
            if seat == reader:
                answers.append((seat, text))
            elif not reopen:
                answers.append((seat, g.rng.pick(self.ask(g, seat).spellings())))
        return self.but(answers=tuple(answers))


def settle(g: "GameState") -> tuple[Ask, ...]:
    """Run every step that asks nobody; return what is then asked, nothing if the game is over."""
    agenda, soon = g.agenda, g.soon
    for _ in range(MAX_STEPS_IN_A_ROW):
        if soon:
            agenda.extend(reversed(soon))
            soon.clear()
        if not agenda:
            return over(g)
        if asks := tuple(agenda[-1].asks(g)):
            return asks
        agenda.pop().run(g)
    raise RunawayRules(f"{MAX_STEPS_IN_A_ROW} steps without a question; on top: {agenda[-1]!r}")


def answer(g: "GameState", seat: Seat, action: Action) -> tuple[Ask, ...]:
    """Hand the answer to the step that asked, and settle."""
    g.agenda.pop().answer(g, seat, action)
    return settle(g)


def over(g: "GameState") -> tuple[Ask, ...]:
    """Return no questions; raise DeadEnd if the game has no result."""
    if g.result is None:
        raise DeadEnd("nobody is asked and the game has no result")
    return ()


S = TypeVar("S", bound=Step)


def current(g: "GameState", kind: type[S]) -> S | None:
    """Return the step of this kind that is nearest to the top of the agenda, if any."""
    for step in reversed(g.agenda):
        if isinstance(step, kind):
            return step
    return None
