"""What is marked on the board of a panel: what has changed since the seat's last turn."""

import random

import pytest

import engine
from bot.store import Sitter, TableRow
from bot.tables.hosted_table import HostedTable
from bot.workers.drawing import SeatChanges
from engine.games.jerusalem.steps.deploy import BeginTurn, DeployTurn
from engine.ids import Seat
from tests.games.jerusalem.kit import position


def hosted_at(game: engine.Table) -> HostedTable:
    sitters = tuple(Sitter(f"P{seat}", seat + 1) for seat in range(game.seats))
    row = TableRow(1, 7, 1, game.game, "running", 1, "en", {}, sitters, 1)
    return HostedTable(row, game)


def test_the_moves_of_others_are_marked_and_ones_own_of_this_turn() -> None:
    turns = [step(Seat(at % 2)) for at in range(4) for step in (BeginTurn, DeployTurn)]
    game = position(*turns, seats=2)
    hosted, changes = hosted_at(game), SeatChanges()

    def marks() -> dict[str, dict[int, int]]:
        return dict(changes.since(hosted, 0, game.view(0)))

    assert marks() == {}
    game.play(0, "place market_large 2")
    assert marks() == {"market_large": {0: 2}}
    assert marks() == {"market_large": {0: 2}}, "it is the same however often it is drawn"
    game.play(0, "done")
    game.play(1, "place templars_large 3")
    game.play(1, "done")
    assert marks() == {"templars_large": {1: 3}}
    game.play(0, "place templars_large 1")
    assert marks() == {"templars_large": {0: 1, 1: 3}}
    game.undo(0)
    assert marks() == {"templars_large": {1: 3}}


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_marks_tell_a_seat_nothing_that_it_cannot_know(game: str) -> None:
    """Wherever what is hidden is dealt again, the same is marked."""
    rng = random.Random(game)
    table = engine.Table.new(game, seats=engine.GAMES[game].seats[-1], seed="marks")
    ours, theirs = SeatChanges(), SeatChanges()
    for number in range(160):
        if not table.asked:
            break
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.legal(seat)))
        if number % 8 == 0:
            other = table.redeal(0, f"deal {number}")
            here = ours.since(hosted_at(table), 0, table.view(0))
            assert here == theirs.since(hosted_at(other), 0, other.view(0))
