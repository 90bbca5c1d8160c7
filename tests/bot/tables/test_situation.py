"""What a position asks of whom: who is called, and what comes by itself."""

import random

import pytest

import engine
from bot.tables.situation import Situation


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_whoever_is_asked_has_a_choice_and_is_called_or_answers_by_themselves(game: str) -> None:
    rng, forced = random.Random(5), 0
    table = engine.Table.new(game, seats=engine.GAMES[game].seats[-1], seed="situation")
    for _ in range(400):
        now = Situation.of(table)
        assert now.asked == table.asked
        assert {*now.called, *now.forced} == {*table.asked}
        assert not {*now.called} & {*now.forced}
        for seat, action in now.forced.items():
            assert table.legal(seat) == [action]
        forced += len(now.forced)
        if not table.asked:
            break
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.legal(seat)))
    assert forced or game != "jerusalem"
