"""`seneschal selfplay GAME --players hard,normal`: computer players against each other."""

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from statistics import fmean
from time import process_time
from typing import Protocol

from rich.console import Console
from rich.progress import track
from rich.table import Table as Sheet

import engine
from engine.players import LEVELS
from engine.players.contest import RANDOM, STRANGER, Pace, Played, play_game

NAMES = (*LEVELS, RANDOM, STRANGER)
CERTAINTY = 1.96  # standard deviations to each side: 95 of 100 intervals hold the truth


@dataclass(frozen=True, slots=True)
class Match:
    """A game, who plays it, and how often."""

    game: str
    players: tuple[str, ...]
    games: int
    seed: str = "1"
    seconds: float | None = None  # for each turn of a player who thinks that long
    worlds: int | None = None  # or this many worlds for a decision, without a clock
    options: tuple[tuple[str, str], ...] = ()  # of the table, where they are not the usual ones

    @property
    def pace(self) -> Pace:
        # Of the process: who shares a machine with others has as much time as who does not.
        return Pace(process_time, self.seconds, self.worlds)

    def lineups(self) -> Iterator[tuple[tuple[str, ...], str]]:
        """Yield each game's players by seat, and its seed: everybody sits everywhere in turn."""
        equal = len(set(self.players)) == 1  # then nothing is to be rotated: each game is its own
        for number in range(self.games):
            turn = 0 if equal else number % len(self.players)
            # The games of one turn round the table are dealt alike, so that luck is shared out.
            deal = number if equal else number // len(self.players)
            yield self.players[turn:] + self.players[:turn], f"{self.seed} {deal}"


def run(arguments: argparse.Namespace) -> int:
    rules = engine.GAMES[arguments.game]
    seats = arguments.seats or rules.seats[-1]
    players = tuple(arguments.players.split(",")) if arguments.players else (RANDOM,) * seats
    unknown = [name for name in players if name not in NAMES]
    if unknown or len(players) not in rules.seats:
        least, most = rules.seats[0], rules.seats[-1]
        known = ", ".join(NAMES)
        text = f"{rules.title} takes {least} to {most} players, each one of: {known}."
        Console(stderr=True, highlight=False).print(text)
        return 2
    match = Match(
        arguments.game,
        players,
        arguments.games,
        arguments.seed,
        arguments.seconds,
        arguments.worlds,
    )
    Console().print(sheet(match, play_all(match)))
    return 0


def play(match: Match, levels: tuple[str, ...], seed: str) -> Played:
    """Play one game of the match; this runs in a process of its own."""
    return play_game(match.game, levels, seed, options=dict(match.options), pace=match.pace)


def play_all(match: Match) -> list[Played]:
    """Play every game of the match on all cores, with a bar that shows the progress."""
    title = f"{match.game}: {', '.join(match.players)}"
    workers = ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn"))
    with workers as pool:
        waiting = [pool.submit(play, match, *lineup) for lineup in match.lineups()]
        bar = track(waiting, description=title, console=Console(stderr=True))
        return [each.result() for each in bar]


class Won(Protocol):
    """A finished game, as far as it must be known to say who won it."""

    @property
    def levels(self) -> tuple[str, ...]: ...

    @property
    def winners(self) -> tuple[int, ...]: ...


def shares(games: Sequence[Won], name: str) -> list[float]:
    """Return how much of each game's victory went to this level; a shared one counts in parts."""
    return [
        sum(each.levels[seat] == name for seat in each.winners) / len(each.winners)
        for each in games
    ]


def seat_shares(games: Sequence[Won], seat: int) -> list[float]:
    return [(seat in each.winners) / len(each.winners) for each in games]


def interval(won: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean and the bounds that hold the truth in 95 of 100 cases (Wilson)."""
    count, mean = len(won), fmean(won) if won else 0.0
    if not count:
        return 0.0, 0.0, 1.0
    z = CERTAINTY**2 / count
    middle = (mean + z / 2) / (1 + z)
    half = CERTAINTY * sqrt(mean * (1 - mean) / count + z / (4 * count)) / (1 + z)
    return mean, max(0.0, middle - half), min(1.0, middle + half)


def sheet(match: Match, games: list[Played]) -> Sheet:
    """Return wins, scores and length; by level first, then by seat."""
    rules = engine.GAMES[match.game]
    table = Sheet(title=f"{rules.title}: {len(games)} games of {', '.join(match.players)}")
    headings = ("", "wins", "share", "95 %", "fair", rules.words("score-name"), "least", "most")
    for heading in headings:
        table.add_column(heading, justify="right" if heading else "left")
    for row in rows(match, games):
        table.add_row(*row)
    return table


def rows(match: Match, games: list[Played]) -> Iterator[tuple[str, ...]]:
    seats = len(match.players)
    for name in dict.fromkeys(match.players):
        scores = [
            s for g in games for s, level in zip(g.scores, g.levels, strict=True) if level == name
        ]
        yield _row(name, shares(games, name), match.players.count(name) / seats, scores)
    for seat in range(seats):
        scores = [each.scores[seat] for each in games]
        yield _row(f"seat {seat}", seat_shares(games, seat), 1 / seats, scores)
    yield ("winner", *[""] * 4, *spread([max(each.scores) for each in games]))
    yield ("length in actions", *[""] * 4, *spread([each.moves for each in games]))
    slowest = max((each.slowest for each in games), default=0.0)
    yield ("slowest turn", *[""] * 6, f"{slowest:.2f} s")


def _row(name: str, won: list[float], fair: float, scores: list[int]) -> tuple[str, ...]:
    mean, low, high = interval(won)
    bounds = f"{low:.0%} to {high:.0%}"
    return name, f"{sum(won):g}", f"{mean:.0%}", bounds, f"{fair:.0%}", *spread(scores)


def spread(values: list[int]) -> tuple[str, str, str]:
    """Return mean, least and most."""
    if not values:
        return "", "", ""
    return f"{fmean(values):.1f}", str(min(values)), str(max(values))
