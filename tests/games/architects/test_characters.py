"""What the characters of the variable side can do (facts, section 13)."""

from typing import Any

import pytest

from engine.games.architects.steps.course import Reckoning
from tests.games.architects.kit import goods, play, player, position, state
from tests.kit.tables import legal


def as_(character: str, **has: Any) -> list[dict[str, Any]]:
    return [{"character": character, **has}]


# -- Therese ----------------------------------------------------------------------------------


def test_therese_pays_gold_and_marble_as_she_likes() -> None:
    has = {"hand": ["betting_house"], "clay": 1, "stone": 2, "gold": 1, "marble": 1}
    table = position(players=as_("therese", **has))
    play(table, "build betting_house")
    assert legal(table) == ["gild 0 1", "gild 1 0"]
    play(table, "gild 0 1")
    assert goods(table) == {"gold": 1}


def test_therese_is_not_asked_where_there_is_one_way_to_pay() -> None:
    has = {"hand": ["castle"], "marble": 1}
    table = position(players=as_("therese", **has), rewards=[])
    play(table, "advance", "discard castle")
    assert (player(table).level, goods(table)) == (1, {})


def test_therese_reaches_the_top_of_the_cathedral_with_any_mix() -> None:
    has = {"level": 4, "gold": 3, "marble": 3, "hand": ["castle"]}
    table = position(players=as_("therese", **has), rewards=[])
    play(table, "advance")
    assert legal(table) == ["gild 1 3", "gild 2 2", "gild 3 1"]


@pytest.mark.parametrize("building", ["castle", "observatory"])
def test_therese_counts_gold_and_marble_together_at_the_end(building: str) -> None:
    has = {"buildings": [building], "gold": 3, "marble": 1}
    table = position(Reckoning(), players=as_("therese", **has))
    assert player(table).virtue == 9


@pytest.mark.parametrize(("building", "virtue"), [("castle", 8), ("observatory", 9)])
def test_others_count_gold_and_marble_apart_at_the_end(building: str, virtue: int) -> None:
    for character in (None, "ada"):
        has = {"buildings": [building], "gold": 2, "marble": 4, "character": character}
        table = position(Reckoning(), players=[has])
        assert player(table).virtue == virtue


def test_others_pay_as_printed() -> None:
    has = {"hand": ["betting_house"], "clay": 1, "stone": 2, "marble": 1}
    assert "build betting_house" not in legal(position(players=[has]))


# -- Caroline ---------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["bm_small", "bm_large"])
def test_caroline_draws_a_card_with_every_market_action(space: str) -> None:
    table = position(players=as_("caroline", silver=3))
    play(table, f"place {space}")
    assert len(player(table).hand) == 1


def test_caroline_draws_after_the_middle_action() -> None:
    table = position(players=as_("caroline", silver=2))
    play(table, "place bm_middle", "draw")
    assert player(table).hand == ()
    play(table, legal(table)[0])
    assert len(player(table).hand) == 2


# -- Ada --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("virtue", "tax"), [(11, 1), (3, 0), (0, 0)])
def test_ada_ignores_one_tax_more(virtue: int, tax: int) -> None:
    table = position(players=as_("ada", silver=2 + tax, virtue=virtue), tax=0)
    play(table, "place workshop", "hire labourer top_1")
    assert (goods(table), state(table).tax) == ({}, tax)


def test_ada_ignores_a_tax_when_she_pays_off_a_debt() -> None:
    table = position(players=as_("ada", silver=5, debts=1), tax=0)
    play(table, "place guardhouse", "repay")
    assert (goods(table), state(table).tax) == ({}, 2)


def test_ada_captures_once_for_nothing() -> None:
    table = position(players=as_("ada"), at={"quarry": [0, 1, 0]})
    play(table, "place town_centre", "capture quarry 1")
    assert player(table).captured == (0, 1, 0)


# -- Frederick --------------------------------------------------------------------------------


def test_frederick_advances_without_a_card() -> None:
    table = position(players=as_("frederick", gold=1), rewards=[])
    play(table, "advance")
    assert player(table).level == 1
    table = position(players=as_("frederick", gold=1, hand=["castle"]), rewards=[])
    play(table, "advance")
    assert player(table).cards == ["castle"]


# -- Rudolf -----------------------------------------------------------------------------------


def test_rudolf_hires_for_a_silver_less_in_the_workshop() -> None:
    table = position(players=as_("rudolf", silver=3), tax=0)
    play(table, "place workshop", "hire labourer top_1")
    assert (goods(table), state(table).tax) == ({}, 2)


def test_rudolf_may_have_six_apprentices() -> None:
    five = ["thief", "illusionist", "patron_wood", "trader_clay", "trickster"]
    table = position(players=as_("rudolf", silver=3, apprentices=five))
    play(table, "place workshop", "hire labourer top_1")
    assert len(player(table).apprentices) == 6
    table = position(players=as_("rudolf", silver=3, apprentices=[*five, "jeweller"]))
    play(table, "place workshop", "hire labourer top_1")
    assert legal(table, "dismiss")
