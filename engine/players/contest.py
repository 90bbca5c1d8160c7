"""Play computer players against each other: one game from the first deal to the result."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.ids import Seat
from engine.players.decision import decide, never
from engine.players.levels import LEVELS, Level
from engine.players.pace import answers_before, share_of_turn
from engine.players.tree_search import best_of, search
from engine.rng import Rng
from engine.table import Table

RANDOM = "random"
STRANGER = "stranger"  # knows no game: the yardstick for those who do
STRANGER_WORLDS = 100  # that it looks at where nobody counts the time


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game."""

    levels: tuple[str, ...]  # by seat
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int
    slowest: float  # seconds of the longest turn: what one seat answers without a break
    table: dict[str, Any]  # the last view, as a spectator sees it


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a turn may take, by the caller's clock: the engine has none."""

    clock: Callable[[], float]
    seconds: float | None = None  # for all decisions of a turn; None: as the level says
    worlds: int | None = None  # instead of the level's own: the same on any machine

    def level(self, name: str) -> Level:
        level = LEVELS[name]
        return level if self.worlds is None else replace(level, worlds=self.worlds)

    def is_late(self, share: float, seconds: float) -> Callable[[], bool]:
        """Return what tells a decision that begins now whether its share of a turn is over.

        `seconds` are those of a turn where this pace does not say how many there are.
        """
        if self.worlds is not None and self.seconds is None:
            return never
        until = self.clock() + share * (seconds if self.seconds is None else self.seconds)
        return lambda: self.clock() > until


def _unwatched(_table: Table) -> None:
    pass


def play_game(
    game: str,
    levels: Sequence[str],
    seed: str,
    *,
    options: Mapping[str, Any] | None = None,
    pace: Pace | None = None,
    watch: Callable[[Table], None] = _unwatched,
) -> Played:
    """Play a whole game; the same seed gives the same game where nobody runs out of time."""
    table = Table.new(game, seats=len(levels), seed=seed, options=options)
    key = Rng.seeded(seed).key
    # Not from the table's seed: with the table's own dice it would know what is drawn next.
    dice = Rng.seeded(f"random player {seed}")
    slowest = turn = 0.0
    while table.asked:
        seat = table.asked[0]
        start = pace.clock() if pace else 0.0
        if levels[seat] == RANDOM:
            action = dice.pick(table.legal(seat))
        else:
            action = _decided(table, seat, levels[seat], key, pace)
        turn = turn if answers_before(table, seat) else 0.0
        turn += pace.clock() - start if pace else 0.0
        slowest = max(slowest, turn)
        table.play(seat, action)
        watch(table)
    assert table.result is not None
    result = table.result
    scores, winners = tuple(result["scores"]), tuple(result["winners"])
    return Played(tuple(levels), winners, scores, len(table.history), slowest, table.view(None))


def _decided(table: Table, seat: int, name: str, key: str, pace: Pace | None) -> str:
    what_if = table.redeal(seat, key)
    if name == STRANGER:
        return _searched(what_if, Seat(seat), key, pace)
    if pace is None:
        return decide(what_if, seat, LEVELS[name], key).action
    level = pace.level(name)
    is_late = pace.is_late(share_of_turn(what_if, seat), level.seconds)
    return decide(what_if, seat, level, key, is_late).action


def _searched(what_if: Table, seat: Seat, key: str, pace: Pace | None) -> str:
    legal = what_if.legal(seat)
    if len(legal) == 1:
        return legal[0]
    seed = f"{key} {len(what_if.history)} {seat}"
    if pace is None or pace.seconds is None:
        worlds = pace.worlds if pace else None
        return best_of(search(what_if, seat, seed, worlds or STRANGER_WORLDS, never))
    is_late = pace.is_late(share_of_turn(what_if, seat), pace.seconds)
    return best_of(search(what_if, seat, seed, None, is_late))
