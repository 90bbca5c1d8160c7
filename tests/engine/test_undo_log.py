"""The way back: what stays possible to take back, over several seats and after saving."""

import random
from typing import Any

import pytest

import engine
from engine import Seat
from engine.testing import offered
from engine.undo import MAX_REPLAYED_ACTIONS, HistoryEntry, UndoLog
from tests.kit.nim import RULESET
from tests.kit.random_play import random_action, random_table

ANA, BEN, CID = Seat(0), Seat(1), Seat(2)


def log_of(*done: HistoryEntry) -> UndoLog[Any]:
    return UndoLog[Any](start=None, history_at=0, events_at=0, done=list(done))


def test_another_seats_action_settles_what_was_done_before() -> None:
    undo_log = log_of(HistoryEntry(ANA, "a", asked=(ANA,)), HistoryEntry(ANA, "b", asked=(ANA,)))
    assert undo_log.without_last_of(ANA) == undo_log.done[:1]
    undo_log.add(HistoryEntry(BEN, "c", asked=(BEN,)))
    assert undo_log.without_last_of(ANA) is None
    assert undo_log.without_last_of(BEN) == undo_log.done[:2]


def test_answers_given_at_the_same_time_settle_nothing() -> None:
    undo_log = log_of(
        HistoryEntry(ANA, "a", asked=(ANA, BEN)), HistoryEntry(BEN, "b", asked=(BEN,))
    )
    assert undo_log.without_last_of(ANA) == undo_log.done[1:]
    assert undo_log.without_last_of(BEN) == undo_log.done[:1]


def test_an_answer_given_together_can_be_changed_though_what_led_to_it_cannot() -> None:
    undo_log = log_of(
        HistoryEntry(ANA, "bid", asked=(ANA,)),
        HistoryEntry(ANA, "limit", asked=(ANA, BEN)),
        HistoryEntry(BEN, "limit", asked=(BEN,)),
    )
    rest = undo_log.without_last_of(ANA)
    assert rest == [undo_log.done[0], undo_log.done[2]]
    assert undo_log.with_only(rest).without_last_of(ANA) is None


def test_a_long_log_ends_only_where_everything_in_it_is_settled() -> None:
    undo_log = log_of(*[HistoryEntry(ANA, "a", asked=(ANA,))] * MAX_REPLAYED_ACTIONS)
    assert undo_log.has_room_for(ANA), "the seat's own turn can be taken back to its beginning"
    assert not undo_log.has_room_for(BEN)


def test_what_is_settled_is_found_out_again_from_a_save() -> None:
    done = [
        HistoryEntry(ANA, "a", asked=(ANA,)),
        HistoryEntry(BEN, "b", asked=(BEN, CID)),
        HistoryEntry(CID, "c", asked=(CID,)),
    ]
    grown = log_of()
    for each in done:
        grown.add(each)
    assert log_of(*done).settled == grown.settled == 1


def test_an_action_that_is_taken_back_settles_nothing_any_more() -> None:
    undo_log = log_of(HistoryEntry(ANA, "a", asked=(ANA,)), HistoryEntry(BEN, "b", asked=(BEN,)))
    assert undo_log.without_last_of(ANA) is None
    rest = undo_log.without_last_of(BEN)
    assert rest is not None
    assert undo_log.with_only(rest).without_last_of(ANA) == []


@pytest.mark.parametrize("game", engine.GAMES)
def test_undo_stops_before_another_seats_action_and_is_the_same_after_loading(game: str) -> None:
    table = random_table(game, engine.GAMES[game].seats[-1], "trail")
    rng = random.Random(3)
    while table.asked:
        seat, action = random_action(table, rng)
        table.play(seat, action)
        loaded = engine.Table.load(table.dump())
        for other in range(table.seats):
            assert loaded.can_undo(other) == table.can_undo(other)
            if loaded.can_undo(other):
                last = max(at for at, done in enumerate(table.history) if done.seat == other)
                later = table.history[last + 1 :]
                assert all(done.seat in table.history[last].asked for done in later)


def test_one_position_is_kept_for_the_actions_of_several_seats() -> None:
    with offered(RULESET):
        table = engine.Table.new("nim", seats=3, seed="shared")
        table.play(0, "take 1")
        kept = table._undo_log
        table.play(1, "take 1")
        table.play(2, "take 1")
    assert kept is not None
    assert table._undo_log is kept
    assert kept.settled == 2
