"""The book of positions: what normal and hard players do there, and easy ones never."""

from dataclasses import replace

import pytest

from engine.players import LEVELS, Level, decide
from tests.players.book import Position, architects, crescent_moon, jerusalem

BOOK = {
    f"{module.__name__.rpartition('.')[2]}: {name}": position
    for module in (architects, crescent_moon, jerusalem)
    for name, position in module.POSITIONS.items()
}
STEADY = (
    replace(LEVELS["normal"], noise=0.0, misjudgement=0.0),
    replace(LEVELS["hard"], noise=0.0, worlds=4),  # by count instead of by clock
)
DEALS = 3  # of what the seat does not know


@pytest.mark.parametrize("level", STEADY, ids=lambda each: each.name)
@pytest.mark.parametrize("position", BOOK.values(), ids=BOOK.keys())
def test_whoever_knows_the_game_does_what_is_plain(position: Position, level: Level) -> None:
    for deal in range(DEALS):
        assert position.is_right(answer(position, level, f"{deal}"))


@pytest.mark.parametrize(
    "position",
    [each for each in BOOK.values() if each.absurd],
    ids=[name for name, each in BOOK.items() if each.absurd],
)
def test_not_even_easy_players_do_what_is_absurd(position: Position) -> None:
    """Whatever else they do, in thirty tries."""
    for deal in range(30):
        assert not position.is_absurd(answer(position, LEVELS["easy"], f"easy {deal}"))


def answer(position: Position, level: Level, seed: str) -> str:
    table = position.table()
    return decide(table.redeal(position.seat, seed), position.seat, level, seed).action
