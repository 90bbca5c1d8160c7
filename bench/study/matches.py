"""The matches of a study: who against whom, how often, and what should come of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import engine
from bot.app.cli.selfplay import Match

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

    def wanted(self, seats: int) -> float:
        return self.of_two if seats == 2 else min(1.0, self.times_fair / seats)


SLOW = {("jerusalem", "hard"): 40}  # games of a match in which thinking takes long

CLAIMS = (
    Claim("normal", "random", 3.0, 0.9, games=100),
    Claim("normal", "easy", 2.0, 1.0, games=100),
    Claim("hard", "normal", 1.5, 0.75, games=100),
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

    def match(self, game: str, players: tuple[str, ...], count: int, worlds: int) -> Match:
        count = count if self.count is None else self.count
        if len(set(players)) > 1:  # everybody sits everywhere equally often
            count = max(1, count // len(players)) * len(players)
        worlds = worlds if self.worlds is None else self.worlds
        if "hard" not in players:  # no player looks at worlds, so it is the same match
            worlds = 0
        return Match(game, players, count, "study", worlds=worlds)


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


def equals(scope: Scope) -> Iterator[Match]:
    """Yield the matches among players of one level, with each number of seats."""
    for game in [each for each in scope.games if each in WEIGHED]:
        for seats in scope.counts(game):
            for level in EQUALS:
                yield scope.match(game, (level,) * seats, EQUALS_GAMES, EQUALS_WORLDS)
