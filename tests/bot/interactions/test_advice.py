"""What /hint says: the choice, why, and how far the others are behind."""

import random

import pytest

import engine
from bot.interactions.commands.advice import hint_lines
from bot.store import Sitter, TableRow
from bot.tables.hosted_table import HostedTable
from bot.workers.thinking import Alternative, Thought, _gap, advise
from engine.players import Option


def live_table() -> HostedTable:
    seats = (Sitter("Ana", 1), Sitter("Ben", 2))
    row = TableRow(1, 2, 3, "jerusalem", "running", 1, "en", {}, seats, 1)
    return HostedTable(row, engine.Table.new("jerusalem", seats=2, seed="hint"))


def said(thought: Thought) -> list[str]:
    return hint_lines(live_table(), thought, "en")


def test_what_it_gains_by_is_said() -> None:
    lines = said(Thought("name marshal", (Alternative("name admiral", 0.1),), "purse"))
    assert lines[0] == "I'd choose **Marshal**. It does most for bezants."


def test_how_far_others_are_behind_is_said_of_each() -> None:
    others = (Alternative("name admiral", 0.1), Alternative("name marshal", 0.7))
    assert said(Thought("name marshal", others, "purse"))[1] == (
        "-# I also weighed: Admiral (about as good) · Marshal (a little behind)."
    )
    assert said(Thought("name marshal", (Alternative("name admiral", 3.0),)))[1] == (
        "-# I also weighed: Admiral (well behind)."
    )


@pytest.mark.parametrize(
    ("others", "why"),
    [
        ((Alternative("name admiral", 0.1),), "close choice"),
        ((Alternative("name admiral", 0.9),), "The alternatives leave you slightly worse off"),
        ((), "The alternatives leave you slightly worse off"),
    ],
)
def test_without_a_part_that_gains_it_says_how_clear_the_choice_is(
    others: tuple[Alternative, ...], why: str
) -> None:
    assert why in said(Thought("name marshal", others))[0]


def test_an_action_given_up_early_is_compared_by_the_worlds_that_both_were_tried_in() -> None:
    best = Option("a", 0.0, first=5.0, outcomes=[5.0, 5.0, -9.0, -9.0])
    beaten = Option("b", 0.0, first=4.0, outcomes=[4.0, 4.0])
    assert beaten.value > best.value
    assert _gap(best, beaten) == 1.0


@pytest.mark.parametrize("game", engine.GAMES)
def test_a_move_that_is_told_to_its_end_can_be_made_so(game: str) -> None:
    """At the true table, not only where it was thought of: nothing in between comes to light."""
    table = engine.Table.new(game, seats=engine.GAMES[game].seats[0], seed="to the end")
    rng, advices, could_go_on, went_on = random.Random(5), 0, 0, 0
    while not table.result and advices < 60:
        seat = rng.choice(table.asked)
        advised = advise(engine.position(table.redeal(seat, "x")), seat, "normal", "x", 1.0)
        real = table.for_search()
        real.play(seat, advised.action)
        could_go_on += real.asked == (seat,) and real.can_undo(seat)
        for action in advised.then:
            while len(real.legal(seat)) == 1:
                real.play(seat, real.legal(seat)[0])
            assert real.can_undo(seat)
            real.play(seat, action)
        advices, went_on = advices + 1, went_on + bool(advised.then)
        table.play(seat, rng.choice(table.legal(seat)))
    assert advices == 60 or table.result
    assert went_on or not could_go_on


def test_steps_are_told_in_their_order() -> None:
    lines = said(Thought("play influence_templars", then=("name marshal", "name admiral")))
    assert lines[0].startswith("I'd choose **")
    assert "**, then **Marshal**, then **Admiral**." in lines[0]
