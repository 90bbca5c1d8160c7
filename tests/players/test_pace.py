"""How the time of a turn is shared out: by what everybody knows, and never more than the whole."""

from itertools import islice

import pytest

import engine
from engine.players import LEVELS, evaluator_of
from engine.players.contest import play_game
from engine.players.lookahead import play_out, question_to, turn_of
from engine.players.pace import BEGINNING, REPLY, answers_before, begins_turn, share_of_turn
from engine.rng import Rng
from tests.conformance.tables import IDS, TABLES
from tests.kit.random_play import positions

THREE = [("jerusalem", 2), ("architects", 3), ("crescent_moon", 4)]


@pytest.mark.parametrize(("game", "seats"), THREE)
def test_what_a_seat_does_without_a_break_never_takes_more_than_the_whole(
    game: str, seats: int
) -> None:
    """In whole games of computer players, every run of answers of one seat is added up."""
    runs, spent, moves = list[float](), 0.0, 0

    def watch(table: engine.Table) -> None:
        nonlocal spent, moves
        if not table.asked:
            return
        seat = table.asked[0]
        share = share_of_turn(table, seat)
        spent = share + (spent if answers_before(table, seat) else 0.0)
        moves += begins_turn(table, seat)
        runs.append(spent)

    play_game(game, ["normal"] * seats, "whole", watch=watch)
    assert max(runs) <= 1.0
    assert moves >= 5
    assert max(runs) > BEGINNING, "some turns are made of several answers"


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_the_pace_tells_nothing_that_the_seat_knows_alone(game: str, seats: int) -> None:
    """Any other seat, for which all is dealt again, finds the same share."""
    for table in islice(positions(game, seats, "pace", every=11), 12):
        for seat in table.asked[:1]:
            for other in range(seats):
                elsewhere = table.redeal(other, "another deal")
                if seat in elsewhere.asked:
                    assert share_of_turn(elsewhere, seat) == share_of_turn(table, seat)


def test_a_table_that_is_loaded_again_goes_on_at_the_same_pace() -> None:
    for table in islice(positions("jerusalem", 3, "again", every=9), 12):
        for seat in table.asked[:1]:
            again = engine.Table.load(table.dump())
            assert share_of_turn(again, seat) == share_of_turn(table, seat)


def test_an_answer_in_the_turn_of_another_gets_less_than_the_beginning_of_a_turn() -> None:
    table = engine.Table.new("jerusalem", seats=2, seed="1")
    opener = table.asked[0]
    assert begins_turn(table, opener)
    assert share_of_turn(table, opener) == BEGINNING
    table.play(opener, table.legal(opener)[0])
    while table.asked[0] == opener:
        assert not begins_turn(table, opener)
        assert share_of_turn(table, opener) < REPLY
        table.play(opener, table.legal(opener)[0])
    assert share_of_turn(table, table.asked[0]) == REPLY


def test_options_are_valued_at_the_same_moment_whether_they_end_the_turn_or_not() -> None:
    """With so many turns after it, looking ahead stops where the next turn begins."""
    evaluator, level = evaluator_of("jerusalem"), LEVELS["normal"]
    table = engine.Table.new("jerusalem", seats=2, seed="moment")
    while question_to(table, table.asked[0]).key != "deploy":
        table.play(table.asked[0], table.legal(table.asked[0])[0])
    seat = table.asked[0]
    place = next(each for each in table.legal(seat) if each.startswith("place"))
    for turns in (0, 1, 2):
        stages = []
        for action in (place, "done"):
            world = table.redeal(seat, "x").for_search()
            world.play(seat, action)
            play_out(evaluator, world, turns, level, Rng.seeded("x"), turn_of(table, seat))
            stages.append((world.stage(), world.asked))
        assert stages[0] == stages[1]
        assert question_to(world, world.asked[0]).key in evaluator.TURN_QUESTIONS
