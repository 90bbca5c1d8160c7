"""A copy: the same table to go on with, while the one it comes from stays as it is."""

import random

import pytest

import engine


@pytest.mark.parametrize("game", sorted(engine.GAMES))
def test_a_fork_goes_on_and_back_as_the_table_itself_would(game: str) -> None:
    rng = random.Random(4)
    table = engine.Table.new(game, seats=engine.GAMES[game].seats[-1], seed="copy")
    undone = 0
    for _ in range(120):
        if not table.asked:
            break
        before, log, copy = table.dump(), table.log(None), table.for_update()
        able = [seat for seat in range(copy.seats) if copy.can_undo(seat)]
        if able and rng.random() < 0.3:
            copy.undo(able[0])
            undone += 1
        else:
            seat = rng.choice(copy.asked)
            copy.play(seat, rng.choice(copy.legal(seat)))
        assert (table.dump(), table.log(None)) == (before, log)
        assert engine.Table.load(copy.dump()).dump() == copy.dump()
        table = copy
    assert undone > 5
    assert table.log(None) == engine.Table.replay(table.record()).log(None)
