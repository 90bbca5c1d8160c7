"""Undo gives back exactly the position before, and never crosses a barrier."""

import random

import pytest

import engine
from tests.conformance.tables import IDS, TABLES, games_for
from tests.kit.random_play import random_action, random_table


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_undo_gives_the_position_before_or_is_refused(game, seats):
    taken_back = refused = 0
    for number in range(games_for(game, seats, 6)):
        table = random_table(game, seats, f"undo {number}")
        rng = random.Random(number)
        while table.asked:
            before, drawn = seen(table), table.state.rng.drawn
            seat, action = random_action(table, rng)
            table.play(seat, action)
            if table.can_undo(seat):
                assert table.state.rng.drawn == drawn, "undo never crosses a random draw"
                table.undo(seat)
                assert seen(table) == before
                table.play(seat, action)
                taken_back += 1
            else:
                after = table.dump()
                with pytest.raises(engine.TableError):
                    table.undo(seat)
                assert table.dump() == after
                refused += 1
    assert taken_back > 50
    assert refused > 50


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_what_may_be_taken_back_has_shown_nobody_anything_new(game, seats):
    """If an action can be undone, then it told no other seat what that seat could not know.

    The action is played again on tables that are alike to the other seat but dealt anew: had it
    revealed something hidden, that seat would see different things.
    """
    for number in range(games_for(game, seats, 3)):
        table = random_table(game, seats, f"barrier {number}")
        rng = random.Random(number)
        while table.asked:
            seat, action = random_action(table, rng)
            twins = {
                other: table.redeal(other, f"twin {number}")
                for other in range(seats)
                if other != seat
            }
            table.play(seat, action)
            if table.can_undo(seat):
                check_twins(table, twins, seat, action)


def check_twins(table: engine.Table, twins: dict, seat: int, action: str) -> None:
    for other, twin in twins.items():
        if action in twin.legal(seat):  # not where the seat's own secrets made it possible
            twin.play(seat, action)
            assert twin.view(other) == table.view(other)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_undo_goes_back_step_by_step_to_the_last_barrier(game, seats):
    table = random_table(game, seats, "steps")
    rng = random.Random(1)
    while table.asked:
        table.play(*random_action(table, rng))
        for seat in range(seats):
            loaded = engine.Table.load(table.dump())
            while loaded.can_undo(seat):
                moves = len(loaded.history)
                loaded.undo(seat)
                assert len(loaded.history) == moves - 1
            with pytest.raises(engine.TableError):
                loaded.undo(seat)


def seen(table: engine.Table) -> list:
    """Everything but the way back, which undo uses up."""
    data = table.dump()
    data.pop("trail")
    return [data, [table.log(seat) for seat in range(table.seats)]]
