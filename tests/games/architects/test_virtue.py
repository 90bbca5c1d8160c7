"""The virtue track, tax and debts (facts, sections 9 and 11)."""

import pytest

from engine.games.architects.steps.course import Reckoning
from tests.games.architects.kit import goods, play, player, position, state
from tests.kit.tables import legal, result

POINTS = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]
IGNORED = [2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("virtue", range(15))
def test_points_of_each_step(virtue: int) -> None:
    table = position(Reckoning(), players=[{"virtue": virtue}])
    assert table.view(None)["scores"][0]["virtue"] == POINTS[virtue]


def test_examples_of_the_rulebook_thirteen_is_five_and_one_is_minus_eight() -> None:
    table = position(Reckoning(), players=[{"virtue": 13}, {"virtue": 1}])
    assert result(table)["scores"][:2] == [5, -8]


@pytest.mark.parametrize("virtue", range(15))
def test_ignored_tax_is_paid_by_nobody(virtue: int) -> None:
    """Hiring costs two silver and two tax."""
    ignored = IGNORED[virtue]
    table = position(players=[{"virtue": virtue, "silver": 4 - ignored}], tax=0)
    play(table, "place workshop", "hire labourer top_1")
    assert goods(table) == {}
    assert state(table).tax == 2 - ignored


@pytest.mark.parametrize("virtue", range(15))
def test_limits_of_cathedral_and_black_market(virtue: int) -> None:
    has = {"virtue": virtue, "silver": 3, "gold": 1, "hand": ["castle"]}
    offered = legal(position(players=[has]))
    assert ("advance" in offered) == (virtue >= 5)
    assert ("place bm_large" in offered) == (virtue <= 9)


def test_tax_is_ignored_on_capture_ransom_and_debt_as_well() -> None:
    at = {"quarry": [0, 1, 0]}
    table = position(players=[{"virtue": 2}], at=at, tax=0)
    play(table, "place town_centre", "capture quarry 1")
    assert state(table).tax == 0
    table = position(players=[{"virtue": 1, "silver": 3}, {"captured": [1, 0, 0]}], tax=0)
    play(table, "place guardhouse", "ransom silver")
    assert (goods(table), state(table).tax) == ({}, 0)
    table = position(players=[{"virtue": 1, "silver": 4, "debts": 1}], tax=0)
    play(table, "place guardhouse", "repay")
    assert (goods(table), state(table).tax) == ({}, 1)


def test_tax_avoidance_is_looked_up_anew_for_every_action() -> None:
    """The first repayment lifts virtue from 3 to 4, so the second one pays all its tax."""
    has = {"virtue": 3, "silver": 11, "debts": 2}
    table = position(players=[has], at={"guardhouse": [1, 0, 0]}, tax=0)
    play(table, "place guardhouse", "repay", "repay")
    assert (goods(table), state(table).tax) == ({}, 5)


def test_loss_below_zero_takes_a_debt_for_each_point() -> None:
    table = position(players=[{"virtue": 1}])
    play(table, "place tax_stand")
    assert (player(table).virtue, player(table).debts) == (0, 1)


def test_gain_above_fourteen_may_destroy_a_debt_for_each_point() -> None:
    has = {"virtue": 14, "debts": 2, "wood": 2}
    table = position(players=[has])
    play(table, "place storehouse", "trade virtue_two_wood")
    assert legal(table) == ["destroy 0", "destroy 1"]
    kept, gone = table.for_search(), table.for_search()
    play(kept, "destroy 0")
    play(gone, "destroy 1")
    assert (player(kept).debts, player(gone).debts) == (2, 1)
    assert player(gone).paid == 0, "not paid, so it counts for nothing"
    assert player(gone).virtue == 14


def test_surplus_without_a_debt_is_lost_unasked() -> None:
    table = position(players=[{"virtue": 14, "wood": 2}])
    play(table, "place storehouse", "trade virtue_two_wood")
    assert (player(table).virtue, table.asked) == (14, (1,))


def test_only_the_points_beyond_fourteen_destroy_debts() -> None:
    has = {"hand": ["well"], "wood": 2, "stone": 2, "virtue": 13, "debts": 5}
    table = position(players=[{**has, "apprentices": ["squire_virtue"]}], guildhall=[1] * 8)
    play(table, "build well")
    assert legal(table) == ["destroy 0", "destroy 1"]


def test_others_are_asked_about_their_surplus_too() -> None:
    """The Monument gives virtue to everyone."""
    has = {"hand": ["monument"], "wood": 2, "stone": 3, "marble": 2, "apprentices": ["labourer"]}
    table = position(players=[has, {"virtue": 14, "debts": 1}])
    play(table, "build monument")
    assert table.asked == (1,)
    play(table, "destroy 1")
    assert player(table, 1).debts == 0
    assert legal(table, "place"), "and then it is that seat's turn"


def test_paid_debt_stays_and_costs_nothing() -> None:
    table = position(Reckoning(), players=[{"paid": 2}, {"debts": 2}])
    assert [line["debts"] for line in table.view(None)["scores"]] == [0, -4, 0]
