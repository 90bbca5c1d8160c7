"""Report how long the players take, on the machine that makes the report."""

from collections.abc import Iterator
from time import perf_counter, process_time

import engine
from bench.study.matches import Scope
from engine.players import LEVELS
from engine.players.contest import Pace, play_game

MAX_GAME_SECONDS = 20.0  # seconds of one core for a whole game of normal players
OVERRUN = 1.1  # of its budget, what a hard turn may take
COLUMNS = ("game", "seats", "a game of *normal* players", "the longest *hard* turn")


def timing(scope: Scope) -> Iterator[str]:
    """Yield a row for one game of each kind, with the most players: then thinking is longest."""
    budget = LEVELS["hard"].seconds
    yield "## Time\n"
    yield f"One game each, on one core; wanted are at most {MAX_GAME_SECONDS:.0f} s for a game and"
    yield f"{OVERRUN * budget:.1f} s for a turn that is given {budget:.0f} s.\n"
    yield f"| {' | '.join(COLUMNS)} |"
    yield "|---" * len(COLUMNS) + "|"
    for game in scope.games:
        seats = engine.GAMES[game].seats[-1]
        whole, longest = _whole_game(game, seats), _longest_turn(game, seats)
        yield f"| {game} | {seats} | {whole:.1f} s | {longest:.2f} s |"
    yield ""


def _whole_game(game: str, seats: int) -> float:
    start = process_time()
    play_game(game, ["normal"] * seats, "timing")
    return process_time() - start


def _longest_turn(game: str, seats: int) -> float:
    """Return the longest turn of one hard player among normal ones, by the clock."""
    levels = ["hard", *["normal"] * (seats - 1)]
    return play_game(game, levels, "timing", pace=Pace(perf_counter)).slowest
