"""What each place gives, by the number of the player's own workers (facts, section 4)."""

import pytest

from engine.games.architects.data import Location
from engine.games.architects.events import ApprenticeShown
from tests.games.architects.kit import goods, play, player, position, state
from tests.kit.tables import events, legal, prompt, refusal


@pytest.mark.parametrize("workers", [1, 2, 5])
@pytest.mark.parametrize(
    ("place", "good", "more"),
    [("quarry", "stone", 0), ("forest", "wood", 0), ("silversmith", "silver", 1)],
)
def test_plain_places_give_by_the_number_of_own_workers(
    place: str, good: str, more: int, workers: int
) -> None:
    """Workers of opponents never change what one's own bring (section 17)."""
    table = position(at={place: [workers - 1, 4, 0]})
    play(table, f"place {place}")
    assert goods(table) == {good: workers + more}


@pytest.mark.parametrize(("workers", "clay", "gold"), [(2, 3, 1), (3, 4, 1), (4, 5, 2), (5, 6, 2)])
def test_mines_give_clay_or_gold_for_every_two(workers: int, clay: int, gold: int) -> None:
    for good, count in (("clay", clay), ("gold", gold)):
        table = position(at={"mines": [workers - 1, 0, 0]})
        play(table, "place mines", f"mine {good}")
        assert goods(table) == {good: count}


def test_one_worker_in_the_mines_takes_clay_unasked() -> None:
    table = position()
    play(table, "place mines")
    assert goods(table) == {"clay": 2}
    assert table.asked == (1,)


# -- King's Storehouse ------------------------------------------------------------------------

TRADES = {
    "virtue_two_clay": ({"clay": 2}, {}, 1),
    "virtue_clay_wood": ({"clay": 1, "wood": 1}, {}, 1),
    "virtue_clay_stone": ({"clay": 1, "stone": 1}, {}, 1),
    "virtue_two_wood": ({"wood": 2}, {}, 1),
    "virtue_wood_stone": ({"wood": 1, "stone": 1}, {}, 1),
    "virtue_two_stone": ({"stone": 2}, {}, 1),
    "marble_three_wood": ({"wood": 3}, {"marble": 1}, 0),
    "marble_two_wood_stone": ({"wood": 2, "stone": 1}, {"marble": 1}, 0),
    "marble_wood_two_stone": ({"wood": 1, "stone": 2}, {"marble": 1}, 0),
    "marble_three_stone": ({"stone": 3}, {"marble": 1}, 0),
}


@pytest.mark.parametrize("deal", TRADES)
def test_every_trade_of_the_storehouse(deal: str) -> None:
    given, gained, virtue = TRADES[deal]
    table = position(players=[given])
    play(table, "place storehouse")
    assert f"trade {deal}" in legal(table)
    play(table, f"trade {deal}")
    assert goods(table) == gained
    assert player(table).virtue == 7 + virtue


def test_storehouse_allows_as_many_trades_as_own_workers_any_mix_repeats_too() -> None:
    table = position(players=[{"wood": 10}], at={"storehouse": [2, 5, 0]})
    play(table, "place storehouse", "trade virtue_two_wood", "trade virtue_two_wood")
    play(table, "trade marble_three_wood")
    assert table.asked == (1,)
    assert goods(table) == {"wood": 3, "marble": 1}
    assert player(table).virtue == 9


def test_trades_may_be_declined_and_a_visit_without_any_is_allowed() -> None:
    table = position(players=[{"wood": 4}], at={"storehouse": [2, 0, 0]})
    play(table, "place storehouse", "trade virtue_two_wood", "done")
    assert goods(table) == {"wood": 2}
    table = position()
    play(table, "place storehouse")
    assert table.asked == (1,)


# -- Workshop ---------------------------------------------------------------------------------


def test_hiring_costs_two_silver_and_two_tax_in_the_first_column() -> None:
    table = position(players=[{"silver": 4}], tax=0)
    play(table, "place workshop", "hire labourer top_1")
    assert goods(table) == {}
    assert state(table).tax == 2
    assert player(table).apprentices == ("labourer",)


def test_hirer_takes_the_silver_on_the_card_but_pays_first() -> None:
    rows = [[("labourer", 3), "conspirator", "jeweller", "miner"], ["thief"] * 1]
    table = position(players=[{"silver": 4}], rows=rows)
    play(table, "place workshop", "hire labourer top_1")
    assert goods(table) == {"silver": 3}
    table = position(players=[{"silver": 3}], rows=rows)
    play(table, "place workshop")
    assert legal(table, "hire") == []


def test_row_moves_up_with_its_silver_and_a_new_card_comes_at_its_end() -> None:
    rows = [["labourer", ("conspirator", 1), ("jeweller", 2), "miner"], ["thief"]]
    table = position(players=[{"silver": 4}], rows=rows)
    play(table, "place workshop", "hire labourer top_1")
    top, bottom = state(table).rows
    assert [shown.apprentice for shown in top[:3]] == ["conspirator", "jeweller", "miner"]
    assert [shown.silver for shown in top] == [1, 2, 0, 0]
    assert len(bottom) == 1
    [shown] = events(table, ApprenticeShown)
    assert (shown.apprentice, shown.slot) == (top[3].apprentice, "top_4")


@pytest.mark.parametrize(("workers", "cards"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_workshop_draws_one_card_and_one_for_every_two_workers(workers: int, cards: int) -> None:
    table = position(at={"workshop": [workers - 1, 0, 0]})
    play(table, "place workshop", "draw")
    assert len(player(table).hand) == cards


# -- Town Centre ------------------------------------------------------------------------------


def test_first_capture_costs_a_tax_and_each_further_one_a_silver() -> None:
    at = {"town_centre": [2, 0, 0], "quarry": [0, 3, 1], "forest": [0, 2, 0]}
    table = position(players=[{"silver": 3}], at=at, tax=0)
    play(table, "place town_centre", "capture quarry 1", "capture quarry 2", "capture forest 1")
    assert player(table).captured == (0, 5, 1)
    assert goods(table) == {}
    assert state(table).tax == 1
    assert table.asked == (1,)


def test_capture_takes_all_workers_of_one_colour_at_one_place() -> None:
    table = position(players=[{"silver": 1}], at={"mines": [0, 3, 2]})
    play(table, "place town_centre", "capture mines 1")
    assert state(table).at[Location.MINES] == (0, 0, 2)
    assert player(table).captured == (0, 3, 0)


@pytest.mark.parametrize(("seats", "places"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_captures_reach_two_places_with_up_to_three_players_else_one(
    seats: int, places: int
) -> None:
    at = {"town_centre": [2] + [0] * (seats - 1)}
    for place in ("quarry", "forest", "mines"):
        at[place] = [1, 1] + [0] * (seats - 2)
    table = position(seats=seats, players=[{"silver": 9}], at=at)
    play(table, "place town_centre", "capture quarry 1")
    reach = {action.split()[1] for action in legal(table, "capture")}
    assert ("forest" in reach) == (places == 2)
    if places == 2:
        play(table, "capture forest 1")
        reach = {action.split()[1] for action in legal(table, "capture")}
        assert reach == {"quarry", "forest"}


def test_own_workers_come_home_even_the_one_just_placed() -> None:
    table = position(players=[{"silver": 2}], at={"town_centre": [1, 0, 0], "quarry": [4, 0, 0]})
    play(table, "place town_centre", "capture town_centre 0")
    assert player(table).workers == 16
    play(table, "capture quarry 0")
    assert player(table).workers == 20, "the number of captures was fixed on arrival"


def test_opponents_are_captured_in_the_town_centre_too() -> None:
    table = position(players=[{"silver": 1}], at={"town_centre": [1, 2, 3]})
    play(table, "place town_centre")
    assert legal(table, "capture") == [f"capture town_centre {seat}" for seat in range(3)]
    play(table, "capture town_centre 2")
    assert player(table).captured == (0, 0, 3)
    assert state(table).at[Location.TOWN_CENTRE] == (2, 2, 0)


def test_town_centre_takes_the_tax_of_a_capture() -> None:
    table = position()
    assert "place town_centre" not in legal(table)
    assert "tax" in refusal(table, 0, "place town_centre")
    table = position(players=[{"virtue": 3}])
    assert "place town_centre" in legal(table), "virtue 3 ignores one tax"


def test_captures_may_be_declined() -> None:
    table = position(players=[{"silver": 3}], at={"quarry": [0, 1, 0]})
    play(table, "place town_centre", "done")
    assert goods(table) == {"silver": 3}


# -- Tax Stand --------------------------------------------------------------------------------


def test_tax_stand_gives_all_its_silver_for_two_virtue() -> None:
    table = position(tax=6)
    play(table, "place tax_stand")
    assert goods(table) == {"silver": 6}
    assert player(table).virtue == 5
    assert state(table).tax == 0


def test_tax_stand_is_closed_without_silver() -> None:
    table = position(tax=0)
    assert "No silver" in refusal(table, 0, "place tax_stand")


# -- Guardhouse -------------------------------------------------------------------------------


def test_captured_workers_go_to_the_prison_for_a_silver_each() -> None:
    table = position(players=[{"captured": [0, 3, 2]}])
    play(table, "place guardhouse", "send")
    assert goods(table) == {"silver": 5}
    assert state(table).prison == [0, 3, 2]
    assert player(table).captured == (0, 0, 0)


def test_release_brings_all_own_workers_from_the_prison() -> None:
    table = position(players=[{"prison": 4}, {"prison": 1}])
    play(table, "place guardhouse", "release")
    assert state(table).prison == [0, 1, 0]
    assert player(table).workers == 19


def test_ransom_for_silver_and_tax_from_all_other_boards() -> None:
    players = [{"silver": 5}, {"captured": [2, 0, 0]}, {"captured": [1, 1, 0]}]
    table = position(players=players, tax=0)
    play(table, "place guardhouse", "ransom silver")
    assert goods(table) == {}
    assert state(table).tax == 2
    assert player(table).workers == 19
    assert player(table, 2).captured == (0, 1, 0)


def test_ransom_for_a_debt_and_a_virtue() -> None:
    table = position(players=[{}, {"captured": [2, 0, 0]}])
    play(table, "place guardhouse", "ransom debt")
    assert (player(table).debts, player(table).virtue) == (1, 6)
    assert player(table).workers == 19


def test_debt_is_paid_off_for_three_silver_and_three_tax() -> None:
    table = position(players=[{"silver": 6, "debts": 2}], tax=0)
    play(table, "place guardhouse", "repay")
    assert (player(table).debts, player(table).paid, player(table).virtue) == (1, 1, 8)
    assert state(table).tax == 3
    assert goods(table) == {}


def test_guardhouse_allows_as_many_actions_as_own_workers_repeats_too() -> None:
    players = [{"silver": 12, "debts": 2, "prison": 1}]
    table = position(players=players, at={"guardhouse": [2, 0, 0]})
    play(table, "place guardhouse", "repay", "release", "repay")
    assert player(table).debts == 0
    assert table.asked == (1,)


def test_guardhouse_is_closed_when_nothing_can_be_done_there() -> None:
    table = position(players=[{"silver": 9}])
    assert "nothing" in refusal(table, 0, "place guardhouse")


# -- the turn ---------------------------------------------------------------------------------


def test_turn_is_one_worker_and_goes_round() -> None:
    table = position()
    play(table, "place quarry", "place forest", "place mines")
    assert table.asked == (0,)
    assert [player(table, seat).workers for seat in range(3)] == [19, 19, 19]


def test_without_workers_the_turn_is_taking_one_back_from_a_large_circle() -> None:
    at = {"quarry": [12, 0, 0], "forest": [5, 0, 0]}
    table = position(players=[{"prison": 2}], at=at, market={"bm_small": 0})
    assert legal(table) == ["recall quarry", "recall forest"]
    assert "no worker" in refusal(table, 0, "place quarry")
    play(table, "recall quarry")
    assert goods(table) == {}
    assert state(table).at[Location.QUARRY][0] == 11
    assert table.asked == (1,)


def test_without_any_on_large_circles_a_worker_comes_back_from_anywhere_but_the_guildhall() -> None:
    """See ruling 6."""
    players = [{"prison": 9}, {"captured": [8, 0, 0]}]
    table = position(players=players, market={"bm_small": 0}, guildhall=[0, 0])
    assert legal(table) == ["recall bm_small", "recall prison", "reclaim 1"]
    for action in legal(table):
        copy = table.for_search()
        play(copy, action)
        assert player(copy).workers == 1


def test_with_every_worker_in_the_guildhall_the_turn_passes() -> None:
    table = position(seats=5, guildhall=[0] * 20)
    assert table.asked == (1,)


def test_workers_at_home_are_not_taken_back() -> None:
    table = position(at={"quarry": [3, 0, 0]})
    assert "none is at home" in refusal(table, 0, "recall quarry")


def test_hand_limit_is_six_at_the_end_of_the_own_turn() -> None:
    hand = ["castle", "chapel", "church", "keep", "palace", "tavern"]
    table = position(players=[{"hand": hand}], at={"workshop": [3, 0, 0]})
    play(table, "place workshop", "draw")
    assert len(player(table).hand) == 9
    assert prompt(table, 0)["private"]
    play(table, "discard castle", "discard chapel", "discard church")
    assert len(player(table).hand) == 6
    assert [buried.card for buried in state(table).under] == ["castle", "chapel", "church"]
    assert table.asked == (1,)
