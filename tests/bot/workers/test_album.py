"""A finished game as chapters: enough of them to follow it, whatever its clock is."""

import itertools
import random

import pytest

import engine
from bot.workers.album import album


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_every_game_has_chapters_that_lead_from_its_start_to_its_end(game: str) -> None:
    table = engine.Table.new(game, seats=engine.GAMES[game].seats[0], seed="chapters")
    rng = random.Random(5)
    while table.asked:
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.legal(seat)))
    pages = album(table.record())
    assert 8 <= len(pages) <= 60
    moves = [view["moves"] for _, view in pages]
    assert moves == sorted(set(moves))
    assert pages[-1][1] == table.view(None)
    stages = [tuple(stage.values()) for stage, _ in pages]
    assert all(one != other for one, other in itertools.pairwise(stages))
