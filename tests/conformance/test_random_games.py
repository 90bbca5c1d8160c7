"""Random games to the end: nothing lost, no dead end, and all that is offered can be done."""

import random

import pytest

import engine
from tests.conformance.tables import IDS, TABLES, every_for, games_for
from tests.kit.random_play import positions, random_game, random_table

GAMES_EACH = 60
LOOKED_INTO = 8  # of them, at every single position and option
LONGEST_LIST = 520


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_pieces_are_conserved_and_someone_is_asked_until_there_is_a_result(game, seats):
    for number in range(games_for(game, seats, GAMES_EACH)):
        table = random_table(game, seats, f"whole {number}")
        for _ in random_game(table, random.Random(number)):
            table.rules.audit(table.state)
            assert bool(table.asked) == (table.result is None)
            for seat in range(seats):
                check_list(table, seat)
        check_result(table)


def check_list(table: engine.Table, seat: int) -> None:
    legal = table.legal(seat)
    assert len(set(legal)) == len(legal), "each action exactly once"
    assert len(legal) <= LONGEST_LIST
    assert legal or seat not in table.asked, "whoever is asked can answer"


def check_result(table: engine.Table) -> None:
    result = table.result
    assert result is not None
    assert len(result["scores"]) == table.seats
    assert sorted(seat for group in result["ranking"] for seat in group) == list(range(table.seats))
    assert result["winners"] == result["ranking"][0]
    assert all(table.legal(seat) == [] for seat in range(table.seats))
    with pytest.raises(engine.GameOver):
        table.play(0, "done")


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_every_action_that_is_offered_can_be_played(game, seats):
    for number in range(games_for(game, seats, LOOKED_INTO)):
        for table in positions(game, seats, f"options {number}"):
            for seat in range(seats):
                for action in table.legal(seat):
                    table.for_search().play(seat, action)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_an_action_that_is_not_offered_is_refused_and_changes_nothing(game, seats):
    """Every action seen anywhere in the game is tried wherever it is not offered."""
    rng = random.Random(7)
    known = sorted(
        {
            action
            for table in positions(game, seats, "known")
            for action in table.legal(table.asked[0] if table.asked else 0)
        }
    )
    for table in positions(game, seats, "refusals", every=every_for(game, seats, 3)):
        before = table.dump()
        for seat in range(seats):
            offered = table.legal(seat)
            for action in rng.sample(known, min(25, len(known))):
                if action not in offered:
                    with pytest.raises(engine.TableError) as refused:
                        table.play(seat, action)
                    assert str(refused.value).endswith((".", "`."))
        assert table.dump() == before
