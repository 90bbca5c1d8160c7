"""Saving, loading and replaying give the same table, at every step."""

import json
import random

import pytest

import engine
from tests.conformance.tables import IDS, TABLES, games_for
from tests.kit.random_play import positions, random_action, random_table


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_a_loaded_table_is_the_saved_one_at_every_step(game, seats):
    for number in range(games_for(game, seats, 3) - 1):
        for table in positions(game, seats, f"save {number}"):
            data = json.loads(json.dumps(table.dump()))
            loaded = engine.Table.load(data)
            assert loaded.dump() == table.dump() == json.loads(table.dump_json())
            assert_same_to_everyone(loaded, table)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_a_replayed_table_is_the_recorded_one_at_every_step(game, seats):
    """A second table is dealt from the same seed and told each action; it never differs."""
    table, mirror = (random_table(game, seats, "mirror") for _ in range(2))
    rng = random.Random(3)
    while table.asked:
        seat, action = random_action(table, rng)
        assert table.play(seat, action) == mirror.play(seat, action)
        assert table.dump() == mirror.dump()
        if rng.random() < 0.05:
            replayed = engine.Table.replay(table.record())
            assert replayed.dump() == table.dump()
            assert replayed.log(0) == table.log(0)
    assert engine.Table.replay(table.record()).dump() == table.dump()


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_a_loaded_table_plays_on_as_the_saved_one(game, seats):
    table = random_table(game, seats, "play on")
    rng = random.Random(4)
    while table.asked:
        loaded = engine.Table.load(table.dump())
        seat, action = random_action(table, rng)
        assert loaded.play(seat, action) == table.play(seat, action)
        assert loaded.dump() == table.dump()
    assert loaded.log(None) == table.log(None)


def assert_same_to_everyone(one: engine.Table, other: engine.Table) -> None:
    assert one.asked == other.asked
    for seat in range(one.seats):
        assert one.legal(seat) == other.legal(seat)
        assert one.prompt(seat) == other.prompt(seat)
        assert one.view(seat) == other.view(seat)
        assert one.can_undo(seat) == other.can_undo(seat)
    assert one.view(None) == other.view(None)
    assert one.event_count == other.event_count
