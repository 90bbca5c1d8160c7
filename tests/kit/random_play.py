"""Random tables and random games, from seeds, for every game there is."""

import random
from collections.abc import Iterator
from typing import Any, get_args

import engine


def random_options(game: str, rng: random.Random) -> dict[str, Any]:
    """Every switch of the game thrown by chance: each value of each choice comes up."""
    chosen = {}
    for name, field in engine.GAMES[game].options.model_fields.items():
        values = (True, False) if field.annotation is bool else get_args(field.annotation)
        if name != "figures" and values:
            chosen[name] = rng.choice(values)
    return chosen


def random_table(game: str, seats: int, seed: str, *, optional: bool = True) -> engine.Table:
    rng = random.Random(seed)
    options = random_options(game, rng) if optional else {}
    return engine.Table.new(game, seats=seats, seed=seed, options=options)


def random_action(table: engine.Table, rng: random.Random) -> tuple[int, str]:
    """Anyone who may act does, mostly those who are asked."""
    able = [seat for seat in range(table.seats) if table.legal(seat)]
    seat = rng.choice(table.asked if rng.random() < 0.9 else able)
    return seat, rng.choice(table.legal(seat))


def random_game(table: engine.Table, rng: random.Random) -> Iterator[tuple[int, str]]:
    """Play to the end, yielding each action after it was played."""
    while table.asked:
        seat, action = random_action(table, rng)
        table.play(seat, action)
        yield seat, action


def positions(game: str, seats: int, seed: str, every: int = 1) -> Iterator[engine.Table]:
    """A random game's positions from the opening to the end, every so many actions."""
    table = random_table(game, seats, seed)
    rng = random.Random(f"play {seed}")
    yield table
    for number, _ in enumerate(random_game(table, rng), 1):
        if number % every == 0 or not table.asked:
            yield table


def names_of(table: engine.Table) -> list[str]:
    return ["Ana", "Ben", "Cid", "Dora", "Emil"][: table.seats]
