"""How a computer player comes to a decision: by quick scores, or by trying what looks good."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, variance

from engine.ids import Seat
from engine.players.evaluator import (
    AT_ONCE,
    NEVER,
    PLAIN,
    Manner,
    NullEvaluator,
    evaluator_of,
)
from engine.players.levels import Level
from engine.players.lookahead import (
    evaluate_for,
    gumbel,
    imagined_world,
    noisy_best,
    play_out,
    quick_scores_of,
    turn_of,
)
from engine.players.pace import is_in_own_turn
from engine.players.tree_search import best_of, search
from engine.rng import Rng
from engine.table import Table

QUICK_SCORE_WEIGHT = 0.1  # how much a quick score counts beside what the action leads to
FIRST_TRY_WORLDS = 2.0  # how many worlds the first try counts for
MIN_OPTIONS = 3  # that are tried although time is up
MIN_TRIES = 3  # before an action may be dropped, the first included
DROP_ERRORS = 2.0  # standard errors by which an action that is dropped is behind
REASON_OPTIONS = 4  # the best actions, among which the reason for the very best is looked for
TREE_WORLDS = {"easy": 12, "normal": 120}  # that a game without an evaluator is searched in
TREE_WORLDS_MOST = 1200  # by any other level
SPREAD_POINTS = 0.5  # victory points that equal tries in a few worlds may still differ by


@dataclass(slots=True)
class Option:
    """An action that was tried, and what came of it."""

    action: str
    quick_score: float
    first: float = 0.0  # the lead when the turn is over
    outcomes: list[float] = field(default_factory=list)  # the later lead, in each world
    parts: Mapping[str, float] = field(default_factory=dict)  # what the position then consists of

    @property
    def value(self) -> float:
        later = FIRST_TRY_WORLDS * self.first + sum(self.outcomes)
        mean = later / (FIRST_TRY_WORLDS + len(self.outcomes))
        return mean + QUICK_SCORE_WEIGHT * self.quick_score


@dataclass(frozen=True, slots=True)
class Decision:
    """The action, and all that were considered, the best first."""

    action: str
    considered: tuple[Option, ...] = ()

    @property
    def reason(self) -> str | None:
        """Return the part of the position by which the action gains most on the next best."""
        best, *others = self.considered[:REASON_OPTIONS] or (None,)
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
    manner: Manner = PLAIN,
) -> Decision:
    """Return what this seat does, by a table that was redealt from the seat's own knowledge.

    The same seed gives the same decision, unless `is_late` cuts the thinking short.
    """
    if what_if.seed is not None:
        raise ValueError("a computer player gets what `redeal` makes, never the table itself")
    return _Search(what_if, Seat(seat), level, seed, is_late, manner).decision()


class _Search:
    """One decision in the making."""

    def __init__(
        self,
        what_if: Table,
        seat: Seat,
        level: Level,
        seed: str,
        is_late: Callable[[], bool],
        manner: Manner,
    ) -> None:
        self.manner = manner
        self.known, self.seat, self.level, self.is_late = what_if, seat, level, is_late
        self.seed = f"{seed} {len(what_if.history)} {seat}"
        self.evaluator = evaluator_of(what_if.game)
        self.rng = Rng.seeded(self.seed)
        self.turn = turn_of(what_if, seat) if is_in_own_turn(what_if, seat) else None

    def decision(self) -> Decision:
        if type(self.evaluator) is NullEvaluator:
            return self._by_tree()
        scores = quick_scores_of(self.evaluator, self.known, self.seat)
        if len(scores) == 1:
            return Decision(next(iter(scores)))
        if max(scores.values()) >= AT_ONCE:
            return Decision(max(scores, key=scores.__getitem__))
        if not self.level.width:
            action = noisy_best(scores, self.level, self.rng)
            return Decision(action, (Option(action, scores[action]),))
        ranked = sorted(scores, key=lambda text: (-scores[text], self.rng.word()))
        ranked = [text for text in ranked if scores[text] > NEVER] or ranked[:1]
        options = [Option(text, scores[text]) for text in ranked[: self.level.width]]
        options = self._tried_once(options)
        focus = self.level.focus
        best = [*self._compare(options[:focus]), *options[focus:]] if focus else options
        return Decision(best[0].action, tuple(best))

    def _by_tree(self) -> Decision:
        """Decide in a game that says nothing of what positions are worth."""
        legal = self.known.legal(self.seat)
        if len(legal) == 1:
            return Decision(legal[0])
        worlds = TREE_WORLDS.get(self.level.name, TREE_WORLDS_MOST)
        return Decision(best_of(search(self.known, self.seat, self.seed, worlds, self.is_late)))

    def _tried_once(self, options: list[Option]) -> list[Option]:
        """Try each in one world until the turn is over, and return them with the best first.

        Those that look worst are left out where there is no time.
        """
        world = imagined_world(self.evaluator, self.known, self.seat, self.seed)
        for number, option in enumerate(options):
            if number >= MIN_OPTIONS and self.is_late():
                options = options[:number]
                break
            option.first, option.parts = self._outcome(option, world, 0)
            option.first += self.level.misjudgement * gumbel(self.rng)
        return _sorted(options)

    def _compare(self, options: list[Option]) -> list[Option]:
        """Try all in the same worlds until only one is left that is not clearly behind."""
        turns = turns_ahead(self.level, self.known.seats, self.evaluator.ROUNDS_AHEAD)
        dropped = list[Option]()
        for number in range(self.level.worlds):
            if len(options) == 1:
                break
            seed = f"{self.seed} {number}"
            world = imagined_world(self.evaluator, self.known, self.seat, seed)
            for option in options:
                if self.is_late():
                    return _best_first(options) + dropped
                option.outcomes.append(self._outcome(option, world, turns)[0])
            options, beaten = without_beaten(_best_first(options))
            dropped = beaten + dropped
        return _best_first(options) + dropped

    def _outcome(
        self, option: Option, world: Table, turns: int
    ) -> tuple[float, Mapping[str, float]]:
        table = world.for_search()
        table.play(self.seat, option.action)
        play_out(self.evaluator, table, turns, self.level, self.rng, self.turn)
        return evaluate_for(self.evaluator, table, self.seat, self.manner)


def turns_ahead(level: Level, seats: int, rounds: float) -> int:
    """Return how many turns a player looks beyond its own, in a game that asks for these rounds."""
    return max(level.min_turns_ahead, round(level.rounds_ahead * rounds * seats))


def _sorted(options: list[Option]) -> list[Option]:
    return sorted(options, key=lambda option: option.value, reverse=True)


def without_beaten(options: list[Option]) -> tuple[list[Option], list[Option]]:
    """Return those that may still be the best, and those that are clearly behind."""
    best, *others = options
    beaten = [each for each in others if _is_beaten(each, best)]
    return [each for each in options if each not in beaten], beaten


def _is_beaten(option: Option, best: Option) -> bool:
    # By the gap in each world: luck that strikes both alike says nothing about either.
    pairs = zip((best.first, *best.outcomes), (option.first, *option.outcomes), strict=True)
    gaps = [ahead - behind for ahead, behind in pairs]
    if len(gaps) < MIN_TRIES:
        return False
    error = sqrt((variance(gaps) + SPREAD_POINTS**2) / len(gaps))
    return fmean(gaps) > DROP_ERRORS * error


def _best_first(options: list[Option]) -> list[Option]:
    """Sort by the worlds in which all of them were tried: any other would mislead."""
    fewest = min(len(option.outcomes) for option in options)
    for option in options:
        del option.outcomes[fewest:]
    return _sorted(options)
