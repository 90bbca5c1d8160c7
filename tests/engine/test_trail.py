"""The way back: what stays possible to take back, over several seats and after saving."""

import random

import pytest

import engine
from engine.trail import LONGEST, Done, Trail
from tests.kit.random_play import random_action, random_table


def trail_of(*done: Done) -> Trail:
    return Trail(start=None, history_at=0, told_at=0, done=list(done))


def test_another_seats_action_settles_what_was_done_before():
    trail = trail_of(Done(0, "a", asked=(0,)), Done(0, "b", asked=(0,)))
    assert trail.without_last_of(0) == trail.done[:1]
    trail.add(Done(1, "c", asked=(1,)))
    assert trail.without_last_of(0) is None
    assert trail.without_last_of(1) == trail.done[:2]


def test_answers_given_at_the_same_time_settle_nothing():
    trail = trail_of(Done(0, "a", asked=(0, 1)), Done(1, "b", asked=(1,)))
    assert trail.without_last_of(0) == trail.done[1:]
    assert trail.without_last_of(1) == trail.done[:1]


def test_an_answer_given_together_can_be_changed_though_what_led_to_it_cannot():
    trail = trail_of(
        Done(0, "bid", asked=(0,)), Done(0, "limit", asked=(0, 1)), Done(1, "limit", asked=(1,))
    )
    rest = trail.without_last_of(0)
    assert rest == [trail.done[0], trail.done[2]]
    assert trail.with_only(rest).without_last_of(0) is None


def test_a_long_trail_ends_only_where_everything_on_it_is_settled():
    trail = trail_of(*[Done(0, "a", asked=(0,))] * LONGEST)
    assert trail.has_room_for(0), "the seat's own turn can be taken back to its beginning"
    assert not trail.has_room_for(1)


def test_what_is_settled_is_found_out_again_from_a_save():
    done = [Done(0, "a", asked=(0,)), Done(1, "b", asked=(1, 2)), Done(2, "c", asked=(2,))]
    grown = trail_of()
    for each in done:
        grown.add(each)
    assert trail_of(*done).settled == grown.settled == 1


def test_an_action_that_is_taken_back_settles_nothing_any_more():
    trail = trail_of(Done(0, "a", asked=(0,)), Done(1, "b", asked=(1,)))
    assert trail.without_last_of(0) is None
    rest = trail.without_last_of(1)
    assert rest is not None
    assert trail.with_only(rest).without_last_of(0) == []


@pytest.mark.parametrize("game", engine.GAMES)
def test_undo_stops_before_another_seats_action_and_is_the_same_after_loading(game):
    table = random_table(game, engine.GAMES[game].seats[-1], "trail")
    rng = random.Random(3)
    shared = 0
    while table.asked:
        seat, action = random_action(table, rng)
        before = table._trail
        table.play(seat, action)
        shared += before is not None and before is table._trail and before.settled > 0
        loaded = engine.Table.load(table.dump())
        for other in range(table.seats):
            assert loaded.can_undo(other) == table.can_undo(other)
            if loaded.can_undo(other):
                last = max(at for at, done in enumerate(table.history) if done.seat == other)
                later = table.history[last + 1 :]
                assert all(done.seat in table.history[last].asked for done in later)
    assert shared, "one position is kept for the actions of several seats"
