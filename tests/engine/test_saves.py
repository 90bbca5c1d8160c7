"""Saves as bytes: the same table as from data, and damage refused in a sentence."""

import json
import random

import pytest

import engine


def some_way_in(game: str, moves: int = 30) -> engine.Table:
    table = engine.Table.new(game, seats=engine.GAMES[game].seats[0], seed="saves")
    rng = random.Random(3)
    for _ in range(moves):
        if not table.asked:
            break
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.legal(seat)))
    return table


@pytest.mark.parametrize("game", engine.GAMES)
def test_bytes_hold_what_data_holds(game: str) -> None:
    table = some_way_in(game)
    assert json.loads(table.dump_json()) == table.dump()


@pytest.mark.parametrize("game", engine.GAMES)
def test_a_table_from_bytes_is_the_one_from_data(game: str) -> None:
    table = some_way_in(game)
    loaded = engine.Table.load(table.dump_json())
    assert loaded.dump() == engine.Table.load(table.dump()).dump() == table.dump()
    assert loaded.history == [done._replace(asked=()) for done in table.history]
    assert [loaded.legal(seat) for seat in range(table.seats)] == [
        table.legal(seat) for seat in range(table.seats)
    ]


def test_a_table_from_bytes_can_be_taken_back_like_the_one_that_was_saved() -> None:
    table = some_way_in("jerusalem", 0)
    opener = table.asked[0]
    table.play(opener, "name marshal")
    loaded = engine.Table.load(table.dump_json())
    table.undo(opener)
    loaded.undo(opener)
    assert loaded.dump() == table.dump()


@pytest.mark.parametrize("data", [b"", b"{}", b"[1, 2]", b'{"seneschal": 99}', b"\xff\xfe"])
def test_foreign_bytes_are_refused_in_a_sentence(data: bytes) -> None:
    with pytest.raises(engine.TableError, match=r"\.$"):
        engine.Table.load(data)


def test_cut_or_altered_bytes_never_give_a_table_of_wrong_types() -> None:
    table = some_way_in("jerusalem")
    whole = table.dump_json()
    for cut in range(0, len(whole), 97):
        with pytest.raises(engine.TableError):
            engine.Table.load(whole[:cut])
    for old, new in ((b'"state":{', b'"state":[{'), (b'"seats":', b'"seats":"'), (b":0,", b":{},")):
        with pytest.raises(engine.TableError):
            engine.Table.load(whole.replace(old, new, 1))
