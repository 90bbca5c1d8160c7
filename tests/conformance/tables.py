"""Which tables the conformance tests play: every game, every number of seats."""

import random
from functools import cache

import engine
from tests.kit.random_play import random_game, random_table

TABLES = [(game, seats) for game, rules in engine.GAMES.items() for seats in rules.seats]
IDS = [f"{game}-{seats}" for game, seats in TABLES]
LONG, SHORT = 340, 130  # actions: longer games are looked at less often, as if they were short


@cache
def length_of(game: str, seats: int) -> int:
    """How many actions a random game takes."""
    return sum(1 for _ in random_game(random_table(game, seats, "length"), random.Random(1)))


def games_for(game: str, seats: int, wanted: int) -> int:
    """Fewer games where they are long, so that each game has its share of the time."""
    length = length_of(game, seats)
    return wanted if length < LONG else max(2, wanted * SHORT // length)


def every_for(game: str, seats: int, wanted: int = 1) -> int:
    """Looking at every so many positions, likewise; an odd number, to meet every phase."""
    length = length_of(game, seats)
    longer = 1 if length < LONG else length // SHORT
    return wanted * longer + (wanted * longer + 1) % 2
