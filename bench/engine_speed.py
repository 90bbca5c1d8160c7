"""Compare random play of each game with python-chess, and late actions with early ones."""

import random
from collections.abc import Callable, Iterator
from time import perf_counter

import chess

import engine
from bench.clock import ratio

MOVES = 2000  # of each side in a turn of the measurement
LATE_GAME = "jerusalem"
LATE_GAMES = 40


def figures() -> dict[str, float]:
    found = {}
    for game in engine.GAMES:
        # Moves per second, ours to theirs: the inverse of the times.
        found[f"engine.{game}_vs_chess"] = 1 / ratio(random_play(game), random_chess(), rounds=21)
    found["engine.late_vs_early"] = late_vs_early(LATE_GAME)
    return found


def random_play(game: str) -> Callable[[], None]:
    rng = random.Random(1)
    tables = _tables(game, rng)
    table = next(tables)

    def play() -> None:
        nonlocal table
        for _ in range(MOVES):
            if not table.asked:
                table = next(tables)
            seat = rng.choice(table.asked)
            table.play(seat, rng.choice(table.legal(seat)))

    return play


def _tables(game: str, rng: random.Random) -> Iterator[engine.Table]:
    """Yield tables of every size in turn."""
    while True:
        for seats in engine.GAMES[game].seats:
            yield engine.Table.new(game, seats=seats, seed=str(rng.random()))


def random_chess() -> Callable[[], None]:
    rng = random.Random(1)
    board = chess.Board()

    def play() -> None:
        nonlocal board
        for _ in range(MOVES):
            moves = list(board.legal_moves)
            if not moves or len(board.move_stack) > 200:
                board = chess.Board()
                moves = list(board.legal_moves)
            board.push(rng.choice(moves))

    return play


def late_vs_early(game: str) -> float:
    """Return the mean cost of an action in the last round against the first."""
    rng = random.Random(2)
    spent: dict[int, list[float]] = {}
    for _ in range(LATE_GAMES):
        table = next(_tables(game, rng))
        rounds = table.view(None)["rounds"]
        while table.asked:
            now = table.view(None)["round"]
            seat = rng.choice(table.asked)
            start = perf_counter()
            table.play(seat, rng.choice(table.legal(seat)))
            spent.setdefault(now, []).append(perf_counter() - start)
    first, last = spent[1], spent[rounds]
    return (sum(last) / len(last)) / (sum(first) / len(first))
