"""Computer players against each other: one game from the first deal to the result."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.players.deciding import decide, never
from engine.players.level import Level
from engine.players.levels import LEVELS
from engine.rng import Rng
from engine.table import Table

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Played:
    """What one finished game leaves behind."""

    levels: tuple[str, ...]  # by seat
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int
    slowest: float  # seconds of the longest decision
    table: dict[str, Any]  # the last view that everyone has


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a decision may take, by a clock of the caller's: the engine has none."""

    clock: Callable[[], float]
    seconds: float | None = None  # None: as the level says
    worlds: int | None = None  # that many at most, whatever the clock says: the same on any machine

    def level(self, name: str) -> Level:
        level = LEVELS[name]
        return level if self.worlds is None else replace(level, worlds=self.worlds)

    def is_late(self, level: Level) -> Callable[[], bool]:
        """What tells a decision that begins now when its time is over."""
        if self.worlds is not None and self.seconds is None:
            return never
        until = self.clock() + (level.seconds if self.seconds is None else self.seconds)
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
    """A whole game; the same seed gives the same game where nobody runs out of time."""
    table = Table.new(game, seats=len(levels), seed=seed, options=options)
    key = Rng.seeded(seed).key
    chance = Rng.seeded(f"players {seed}")  # not the table's own: it would draw as the table does
    slowest = 0.0
    while table.asked:
        seat = table.asked[0]
        start = pace.clock() if pace else 0.0
        action = _choice(table, seat, levels[seat], key, chance, pace)
        slowest = max(slowest, pace.clock() - start if pace else 0.0)
        table.play(seat, action)
        watch(table)
    assert table.result is not None
    result = table.result
    scores, winners = tuple(result["scores"]), tuple(result["winners"])
    return Played(tuple(levels), winners, scores, len(table.history), slowest, table.view(None))


def _choice(table: Table, seat: int, name: str, key: str, chance: Rng, pace: Pace | None) -> str:
    if name == RANDOM:
        return chance.pick(table.legal(seat))
    what_if = table.redeal(seat, key)
    if pace is None:
        return decide(what_if, seat, LEVELS[name], key).action
    level = pace.level(name)
    return decide(what_if, seat, level, key, pace.is_late(level)).action
