"""How a computer player comes to a decision: at first sight, or by trying what looks good."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, variance

from engine.ids import Seat
from engine.players.evaluator import sense_of
from engine.players.levels import Level
from engine.players.lookahead import at_first_sight, go_on, hunches_of, misjudged, standing
from engine.rng import Rng
from engine.table import Table

HUNCH = 0.1  # of what an action looks like counts beside what it leads to
FIRST = 2.0  # worlds that the first try counts for
FEWEST = 3  # tries before an action may be given up, the first included
SURE = 2.0  # standard errors by which an action that is given up is behind
RIVALS = 4  # the best actions, among which the reason for the very best is looked for
DOUBT = 0.5  # victory points that equal tries in a few worlds may still differ by


@dataclass(slots=True)
class Option:
    """An action that was tried, and what came of it."""

    action: str
    hunch: float
    first: float = 0.0  # how one stands when the turn is over
    outcomes: list[float] = field(default_factory=list)  # how one stands later, in each world
    parts: Mapping[str, float] = field(default_factory=dict)  # what one's position then consists of

    @property
    def value(self) -> float:
        later = FIRST * self.first + sum(self.outcomes)
        return later / (FIRST + len(self.outcomes)) + HUNCH * self.hunch


@dataclass(frozen=True, slots=True)
class Decision:
    """The action, and all that were considered, the best first."""

    action: str
    considered: tuple[Option, ...] = ()

    @property
    def reason(self) -> str | None:
        """The part of its position by which the chosen action gains most on the next best."""
        best, *others = self.considered[:RIVALS] or (None,)
        if best is None or not others:
            return None
        gains = {
            name: worth - fmean(each.parts.get(name, 0.0) for each in others)
            for name, worth in best.parts.items()
        }
        most = max(gains, key=gains.__getitem__, default=None)
        return most if most is not None and gains[most] > 0 else None


def never() -> bool:
    return False


def decide(
    what_if: Table,
    seat: Seat | int,
    level: Level,
    seed: str,
    is_late: Callable[[], bool] = never,
) -> Decision:
    """What this seat does. The table is one that was dealt anew from the seat's own knowledge.

    The same seed gives the same decision, unless `is_late` cuts the thinking short.
    """
    if what_if.seed is not None:
        raise ValueError("a computer player gets what `redeal` makes, never the table itself")
    return _Thought(what_if, Seat(seat), level, seed, is_late).decision()


class _Thought:
    """One decision in the making."""

    def __init__(
        self, what_if: Table, seat: Seat, level: Level, seed: str, is_late: Callable[[], bool]
    ) -> None:
        self.known, self.seat, self.level, self.is_late = what_if, seat, level, is_late
        self.seed = f"{seed} {len(what_if.history)} {seat}"
        self.sense = sense_of(what_if.game)
        self.rng = Rng.seeded(self.seed)

    def decision(self) -> Decision:
        hunches = hunches_of(self.sense, self.known, self.seat)
        if len(hunches) == 1:
            return Decision(next(iter(hunches)))
        if not self.level.width:
            action = at_first_sight(hunches, self.level.whim, self.rng, self.level.absurd)
            return Decision(action, (Option(action, hunches[action]),))
        ranked = sorted(hunches, key=lambda text: (-hunches[text], self.rng.word()))
        options = [Option(text, hunches[text]) for text in ranked[: self.level.width]]
        self._try_once(options)
        focus = self.level.focus
        best = [*self._think_through(options[:focus]), *options[focus:]] if focus else options
        return Decision(best[0].action, tuple(best))

    def _try_once(self, options: list[Option]) -> None:
        """Each in one world until the turn is over; the best come first."""
        world = self.known.redeal(self.seat, self.seed)
        for option in options:
            option.first, option.parts = self._outcome(option, world, 0)
            option.first += self.level.slip * misjudged(self.rng)
        options.sort(key=_value, reverse=True)

    def _think_through(self, options: list[Option]) -> list[Option]:
        """Each in the same worlds, until one is left that is not clearly behind."""
        turns = self.level.turns_ahead(self.known.seats, self.sense.AHEAD)
        dropped = list[Option]()
        for number in range(self.level.worlds):
            if len(options) == 1:
                break
            world = self.known.redeal(self.seat, f"{self.seed} {number}")
            for option in options:
                if self.is_late():
                    return _best_first(options) + dropped
                option.outcomes.append(self._outcome(option, world, turns)[0])
            options, beaten = sifted(_best_first(options))
            dropped = beaten + dropped
        return _best_first(options) + dropped

    def _outcome(
        self, option: Option, world: Table, turns: int
    ) -> tuple[float, Mapping[str, float]]:
        table = world.for_search()
        table.play(self.seat, option.action)
        go_on(self.sense, table, turns, self.level.whim, self.rng)
        return standing(self.sense, table, self.seat)


def _value(option: Option) -> float:
    return option.value


def sifted(options: list[Option]) -> tuple[list[Option], list[Option]]:
    """Those that may still be the best, and those that are behind beyond doubt."""
    best, *others = options
    beaten = [each for each in others if _is_beaten(each, best)]
    return [each for each in options if each not in beaten], beaten


def _is_beaten(option: Option, best: Option) -> bool:
    """By the gap in each world: luck that strikes both alike says nothing about either."""
    pairs = zip((best.first, *best.outcomes), (option.first, *option.outcomes), strict=True)
    gaps = [ahead - behind for ahead, behind in pairs]
    if len(gaps) < FEWEST:
        return False
    error = sqrt((variance(gaps) + DOUBT**2) / len(gaps))
    return fmean(gaps) > SURE * error


def _best_first(options: list[Option]) -> list[Option]:
    """By the worlds that all of them were tried in: others would mislead."""
    fewest = min(len(option.outcomes) for option in options)
    for option in options:
        del option.outcomes[fewest:]
    return sorted(options, key=_value, reverse=True)
