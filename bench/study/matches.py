"""The matches of a study: who against whom, how often, and what should come of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import get_args

import engine
from bot.app.cli.selfplay import Match
from engine.players import LEVELS
from engine.players.contest import STRANGER

# Worlds that a hard player looks at for a decision, by game and seats: as many as at a table where
# that is quick, few where a game takes long.
WORLDS = {("architects", 2): 24, ("architects", 5): 24, ("jerusalem", 4): 4}
USUAL_WORLDS = 8
EQUALS_WORLDS = 1  # where all are hard and every decision takes long
EQUALS = ("normal", "hard")  # the levels by which a game's balance is judged
EQUALS_GAMES = 200
WEIGHED = ("crescent_moon", "jerusalem")  # the games that have house figures to weigh


@dataclass(frozen=True, slots=True)
class Claim:
    """One player of a level against all others of another, and the share that it should win."""

    one: str
    others: str
    times_fair: float  # with more than two players
    of_two: float  # with two players
    games: int
    seconds: float | None = None  # all have for a turn, by the clock; None: they count worlds
    two_in: tuple[tuple[str, float], ...] = ()  # as `of_two`, in some games

    @property
    def is_timed(self) -> bool:
        return self.seconds is not None

    def wanted(self, seats: int, game: str = "") -> float:
        if seats == 2:
            return dict(self.two_in).get(game, self.of_two)
        return min(1.0, self.times_fair / seats)


SLOW = {("jerusalem", "hard"): 40}  # games of a match in which thinking takes long

CLAIMS = (
    Claim("normal", "random", 3.0, 0.9, games=100),
    Claim("normal", "easy", 2.0, 1.0, games=100),
    Claim("hard", "normal", 1.5, 0.75, games=100),
)
# With the fewest players of each game: a machine that does something else finds less.
TABLE_SECONDS = LEVELS["hard"].seconds
IN_JERUSALEM = (("jerusalem", 0.8),)
TIMED = (
    Claim("hard", "normal", 1.5, 0.75, games=24, seconds=TABLE_SECONDS),
    Claim("hard", STRANGER, 1.5, 0.6, games=24, seconds=TABLE_SECONDS, two_in=IN_JERUSALEM),
)
# Against a player who knows no game and was not made with ours, with equal time: as much as makes
# many games affordable.
STRANGER_SECONDS = 0.25
STRANGERS = (
    Claim("hard", STRANGER, 1.5, 0.6, 100, STRANGER_SECONDS, two_in=IN_JERUSALEM),
    Claim("normal", STRANGER, 1.0, 0.5, 100, STRANGER_SECONDS),
)


@dataclass(frozen=True, slots=True)
class Scope:
    """The part of the study that is looked at; None: all of it."""

    games: Sequence[str] = tuple(engine.GAMES)
    seats: Sequence[int] | None = None
    count: int | None = None
    worlds: int | None = None

    def counts(self, game: str) -> list[int]:
        """Return the numbers of players with which a game is looked at."""
        every = engine.GAMES[game].seats
        return [each for each in every if self.seats is None or each in self.seats]

    def timed(self, game: str, players: tuple[str, ...], claim: Claim) -> Match:
        """Return a match in which the clock ends a thought, or the most worlds of a table."""
        worlds = LEVELS["hard"].worlds
        match = self.match(game, players, claim.games, worlds)
        return replace(match, worlds=worlds, seconds=claim.seconds)

    def match(
        self,
        game: str,
        players: tuple[str, ...],
        count: int,
        worlds: int,
        options: tuple[tuple[str, str], ...] = (),
    ) -> Match:
        count = count if self.count is None else self.count
        if len(set(players)) > 1:  # everybody sits everywhere equally often
            count = max(1, count // len(players)) * len(players)
        worlds = worlds if self.worlds is None else self.worlds
        if "hard" not in players:  # no player looks at worlds, so it is the same match
            worlds = 0
        return Match(game, players, count, "study", worlds=worlds, options=options)


def contests(scope: Scope) -> Iterator[tuple[Claim, Match]]:
    """Yield the matches between levels, with the fewest and the most players of each game."""
    for game in scope.games:
        ends = engine.GAMES[game].seats[0], engine.GAMES[game].seats[-1]
        for seats in [each for each in scope.counts(game) if each in ends]:
            for claim in CLAIMS:
                players = (claim.one, *(claim.others,) * (seats - 1))
                worlds = WORLDS.get((game, seats), USUAL_WORLDS)
                count = SLOW.get((game, claim.one), claim.games)
                yield claim, scope.match(game, players, count, worlds)
            for claim in (*STRANGERS, *(TIMED if seats == ends[0] else ())):
                players = (claim.one, *(claim.others,) * (seats - 1))
                yield claim, scope.timed(game, players, claim)


def equals(scope: Scope) -> Iterator[Match]:
    """Yield the matches among players of one level, with each number of seats."""
    for game in [each for each in scope.games if each in WEIGHED]:
        for seats in scope.counts(game):
            for level in EQUALS:
                yield scope.match(game, (level,) * seats, EQUALS_GAMES, EQUALS_WORLDS)
            for options in _other_maps(game):
                yield scope.match(game, ("normal",) * seats, EQUALS_GAMES, 0, options)


def _other_maps(game: str) -> Iterator[tuple[tuple[str, str], ...]]:
    """Yield the options for every named map but the usual one, which the matches before play."""
    if field := engine.GAMES[game].options.model_fields.get("map"):
        _usual, *others = [each for each in get_args(field.annotation) if each not in NOT_MAPS]
        for name in others:
            yield (("map", name),)


NOT_MAPS = ("preset", "dealt", "variable")  # values of the option `map` that name none
