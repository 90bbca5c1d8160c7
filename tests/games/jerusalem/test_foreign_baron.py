"""The promo's Baron: what he needs, what he blocks, when he leaves (section 14, R26)."""

from typing import Any

import pytest

import engine
from engine.games.jerusalem.data import FIGURES
from engine.games.jerusalem.steps.course import CleanUp
from tests.games.jerusalem.kit import deploying, play, player
from tests.kit.tables import changed, refuses

PROMO = {"promo_foreign_baron": True}


def turn(seat: int, **setup: Any) -> engine.Table:
    """Return a table at the start of this seat's turn, with the promo card in hand."""
    hands: list[list[str]] = [[] for _ in range(4)]
    hands[seat] = ["foreign_baron", *setup.pop("cards", [])]
    return deploying(seat, hands=hands, options=PROMO | setup.pop("options", {}), **setup)


def test_foreign_baron_needs_three_new_squires() -> None:
    assert FIGURES["baron.foreign"].value == 3
    table = turn(1)
    play(table, "place market_large 2")
    assert refuses(table, 1, "play foreign_baron")
    play(table, "place market_large 1", "play foreign_baron")
    assert table.legal(1) == ["baron market_large"]


def test_foreign_baron_has_no_discount_from_the_constable() -> None:
    table = turn(0)
    play(table, "place market_large 2", "place templars_small_left 1")
    assert "baron market_large" in table.legal(0), "his own could stand there"
    assert refuses(table, 0, "play foreign_baron")


@pytest.mark.parametrize("blocks", [False, True])
def test_foreign_baron_stops_his_players_own_moves_as_his_own_does(blocks: bool) -> None:
    options = {"own_baron_blocks_own_moves": blocks}
    board = {"templars_large": [0, 1, 0, 0]}
    table = turn(1, cards=["move_2_squires_a"], board=board, options=options)
    play(table, "place market_large 3", "play foreign_baron", "baron market_large")
    play(table, "play move_2_squires_a")
    assert table.legal(1)
    assert any("market_large" in action for action in table.legal(1)) is not blocks


def test_foreign_baron_leaves_at_clean_up() -> None:
    table = turn(1)
    play(table, "place market_large 3", "play foreign_baron", "baron market_large", "done")
    assert player(table, 1).foreign_baron == "market_large"
    table = changed(table, CleanUp().run)
    assert player(table, 1).foreign_baron is None
