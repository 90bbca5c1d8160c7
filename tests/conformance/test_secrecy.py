"""Nobody sees what is not theirs: `redeal` changes all that is hidden, and nobody can tell."""

import json
import random
from itertools import islice

import pytest

import engine
from tests.conformance.tables import IDS, TABLES, every_for, games_for
from tests.kit.random_play import positions, random_action


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_a_redealt_table_looks_the_same_to_its_reader(game, seats):
    changed = 0
    for number in range(games_for(game, seats, 3)):
        for table in positions(game, seats, f"redeal {number}", every=every_for(game, seats, 3)):
            for reader in (*range(seats), None):
                other = table.redeal(reader, f"anew {number}")
                assert knowledge(other, reader) == knowledge(table, reader)
                other.rules.audit(other.state)
                changed += any(
                    other.view(seat) != table.view(seat) for seat in range(seats) if seat != reader
                )
    assert changed > 20, "hidden things really change"


def knowledge(table: engine.Table, reader: int | None) -> dict:
    """All that a seat, or a spectator, can learn from the table."""
    seats = () if reader is None else (reader,)
    return {
        "asked": table.asked,
        "view": table.view(reader),
        "log": table.log(reader),
        "prompt": [table.prompt(seat) for seat in seats],
        "legal": [table.legal(seat) for seat in seats],
        "result": table.result,
        "commitment": table.commitment,
    }


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_what_is_dealt_anew_does_not_hang_on_what_lay_there(game, seats):
    """Two tables that look the same to a reader become the same: nothing hidden shines through."""
    for number in range(2):
        every = every_for(game, seats, 5)
        for table in positions(game, seats, f"same {number}", every=every):
            for reader in (*range(seats), None):
                there = table.redeal(reader, "one way")
                again = there.redeal(reader, "anew").dump()["state"]
                assert again == table.redeal(reader, "anew").dump()["state"]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_a_redealt_table_can_be_played_to_its_end(game, seats):
    for number in range(3):
        rng = random.Random(number)
        for table in positions(game, seats, f"ahead {number}", every=25):
            reader = rng.randrange(seats)
            other = table.redeal(reader, str(number))
            while other.asked:
                other.play(*random_action(other, rng))
                other.rules.audit(other.state)
            assert other.result is not None


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_a_redealt_table_survives_saving_and_has_no_record(game, seats):
    table = next(islice(positions(game, seats, "what if", every=10), 2, None))
    other = table.redeal(0, "anew")
    loaded = engine.Table.load(json.loads(json.dumps(other.dump())))
    assert knowledge(loaded, 0) == knowledge(table, 0)
    with pytest.raises(engine.TableError):
        other.record()


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_the_seed_is_in_nothing_that_anyone_is_shown(game, seats):
    seed = "the-seed-that-nobody-may-see"
    table = engine.Table.new(game, seats=seats, seed=seed)
    rng = random.Random(5)
    while table.asked:
        seat, action = random_action(table, rng)
        events = table.play(seat, action)
        shown = [events, table.log(None)[-3:]]
        shown += [table.view(seat) for seat in (*range(seats), None)]
        shown += [table.prompt(seat) for seat in range(seats)]
        with pytest.raises(engine.TableError) as refused:
            table.play(seat, "no such thing")
        shown.append(str(refused.value))
        secrets = (seed, table.state.rng.key)
        assert not any(secret in repr(shown) for secret in secrets)
        if table.asked:
            assert seed not in table.public_record()
            assert seed not in json.dumps(table.redeal(0, "anew").dump())
    assert seed in table.public_record(), "at the end the seed is published"
