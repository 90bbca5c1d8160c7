"""`seneschal selfplay GAME`: computer players against each other, and a table of results."""

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console
from rich.progress import track
from rich.table import Table as Sheet

import engine


@dataclass(frozen=True, slots=True)
class Game:
    """What one finished game leaves behind."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int


def run(arguments: argparse.Namespace) -> int:
    seats = arguments.seats or engine.GAMES[arguments.game].seats[-1]
    numbers = range(max(0, arguments.games))
    games = [
        play(arguments.game, seats, f"{arguments.seed} {number}")
        for number in track(numbers, description=f"{arguments.game}, {seats} seats")
    ]
    Console().print(sheet(arguments.game, seats, games))
    return 0


def play(game: str, seats: int, seed: str) -> Game:
    """One game of random players."""
    table = engine.Table.new(game, seats=seats, seed=seed)
    rng = random.Random(seed)
    while table.asked:
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.legal(seat)))
    assert table.result is not None
    result = table.result
    return Game(tuple(result["winners"]), tuple(result["scores"]), len(table.history))


def sheet(game: str, seats: int, games: list[Game]) -> Sheet:
    """Wins, scores and length; a shared win counts by its share."""
    rules = engine.GAMES[game]
    table = Sheet(title=f"{rules.title}: {len(games)} games, {seats} seats, random players")
    for heading in ("", "wins", "share", rules.words("score-name"), "least", "most"):
        table.add_column(heading, justify="left" if not heading else "right")
    for row in rows(seats, games):
        table.add_row(*row)
    return table


def rows(seats: int, games: list[Game]) -> Iterator[tuple[str, ...]]:
    count = max(1, len(games))
    wins = dict.fromkeys(range(seats), 0.0)
    for each in games:
        for seat in each.winners:
            wins[seat] += 1 / len(each.winners)
    for seat in range(seats):
        scores = spread([each.scores[seat] for each in games])
        yield (f"seat {seat}", f"{wins[seat]:g}", f"{wins[seat] / count:.0%}", *scores)
    yield ("winner", "", "", *spread([max(each.scores) for each in games]))
    yield ("length in actions", "", "", *spread([each.moves for each in games]))


def spread(values: list[int]) -> tuple[str, str, str]:
    """Mean, least and most."""
    if not values:
        return "", "", ""
    return f"{sum(values) / len(values):.1f}", str(min(values)), str(max(values))
