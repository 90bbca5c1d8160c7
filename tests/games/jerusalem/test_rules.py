"""Rules that the examples leave out: turns, towers, privileges, rounds, rulings."""

import random

import pytest

import engine
from engine.games.jerusalem.data import Area
from engine.games.jerusalem.events import CardDrawn, FloorBuilt, TowerPaid
from engine.games.jerusalem.scoring import next_opener
from engine.games.jerusalem.state import State
from engine.games.jerusalem.steps.course import CleanUp, PlayRound
from engine.games.jerusalem.steps.draft import DealCards
from engine.games.jerusalem.steps.income import (
    BuildTowers,
    BuyMaterials,
    CollectRevenues,
    ConsultScholar,
    GrantPrivileges,
    PayTower,
)
from engine.ids import Seat
from tests.games.jerusalem.kit import deploying, play, player, position, squires, state
from tests.kit.random_play import random_game
from tests.kit.tables import changed, events, prompt, refuses


def test_offices_bring_their_squires_and_the_admiral_a_bezant() -> None:
    for seat, squires_due in enumerate((7, 6, 5, 4)):
        table = deploying(seat, bezants=[0] * 4)
        assert player(table, seat).reserve == squires_due
        assert player(table, seat).bezants == (1 if seat == 3 else 0)


def test_squires_may_be_kept_back() -> None:
    table = deploying(0)
    play(table, "done")
    assert player(table, 0).reserve == 7


def test_marshal_chooses_once_between_moving_and_a_bezant() -> None:
    table = deploying(2, board={"market_large": [0, 0, 1, 0]}, bezants=[0] * 4)
    assert {"march", "levy"} <= set(table.legal(2))
    play(table, "levy")
    assert player(table, 2).bezants == 1
    assert refuses(table, 2, "march")
    assert refuses(table, 2, "levy")


@pytest.mark.parametrize(("stood", "may"), [(0, False), (1, True)])
def test_squires_that_stood_there_leave_before_the_new_ones(stood: int, may: bool) -> None:
    board = {"market_large": [0, 0, stood, 0]}
    table = deploying(2, board=board, hands=[[], [], ["move_2_squires_a"], []])
    play(table, "place market_large 3", "play move_2_squires_a")
    play(table, "move market_large templars_large", "done")
    assert ("baron market_large" in table.legal(2)) is may


@pytest.mark.parametrize(("stood", "new"), [(0, 1), (2, 3), (1, 2)])
def test_as_many_stay_new_as_still_stand_there(stood: int, new: int) -> None:
    """Four come, and three of all that stand there are sold."""
    board = {"market_large": [0, 0, stood, 0]}
    table = deploying(2, board=board)
    play(table, "place market_large 4", "sell", "remove market_large 3")
    assert table.view(2)["areas"]["market_large"]["new"] == [0, 0, new, 0]
    assert ("baron market_large" in table.legal(2)) is (new >= 3)


def test_owner_may_place_beside_his_own_baron() -> None:
    table = deploying(2)
    play(table, "place market_large 3", "baron market_large", "place market_large 1")
    assert squires(table, "market_large")[2] == 4


def test_selling_from_a_blocked_area_is_allowed() -> None:
    board = {"market_large": [3, 4, 0, 0]}
    table = deploying(0, board=board, barons=[None, "market_large", None, None])
    play(table, "sell", "remove market_large 3")
    assert squires(table, "market_large") == [0, 4, 0, 0]


def test_two_barons_never_share_an_area() -> None:
    table = deploying(0, barons=[None, "market_large", None, None])
    table = changed(table, count_five_new_squires)
    assert refuses(table, 0, "baron market_large")


def count_five_new_squires(g: State) -> None:
    assert g.turn
    g.turn.new[Area.MARKET_LARGE] = 5


# -- David's Tower -----------------------------------------------------------------------------


def test_tower_pays_and_lets_one_squire_go() -> None:
    table = position(PayTower(), board={"davids_tower": [2, 1, 0, 0]}, bezants=[0] * 4)
    assert player(table, 0).bezants == 1
    play(table, "move davids_tower market_large")
    assert squires(table, "market_large") == [1, 0, 0, 0]


def test_tower_move_may_be_declined_and_never_enters_a_blocked_area() -> None:
    table = position(
        PayTower(), board={"davids_tower": [2, 1, 0, 0]}, barons=[None, "market_large", None, None]
    )
    assert "move davids_tower market_large" not in table.legal(0)
    play(table, "decline")
    assert squires(table, "davids_tower") == [2, 1, 0, 0]


def test_tower_with_anothers_baron_pays_but_holds_its_squires() -> None:
    board = {"davids_tower": [2, 1, 0, 0]}
    other = position(PayTower(), board=board, barons=[None, "davids_tower", None, None])
    assert events(other, TowerPaid)
    assert table_is_at_rest(other)
    own = position(PayTower(), board=board, barons=["davids_tower", None, None, None])
    assert "move davids_tower market_large" in own.legal(0)


def table_is_at_rest(table: engine.Table) -> bool:
    return table.legal(0) == ["done"]


# -- privileges ----------------------------------------------------------------------------------


@pytest.mark.parametrize("sold", [False, True])
def test_privilege_goes_to_who_has_the_majority_when_it_is_granted(sold: bool) -> None:
    """Seat 0 may sell while it is the Scholar; then seat 1 has most squires in the Market."""
    board = {"patriarchate_large": [1, 0, 0, 0], "market_large": [3, 2, 0, 0]}
    options = {"sell_influence_timing": "any_own_decision"}
    table = position(GrantPrivileges(), board=board, reserve=[1, 0, 0, 0], options=options)
    assert prompt(table, 0)["key"] == "scholar"
    play(table, *["sell", "remove market_large 3"][: 2 * sold], "decline")
    assert table.asked == (int(sold),)
    assert prompt(table)["key"] == "materials"


def test_holder_of_a_privilege_keeps_it_whatever_he_sells_while_he_is_asked() -> None:
    options = {"sell_influence_timing": "any_own_decision"}
    board = {"nobility_large": [3, 2, 0, 0]}
    table = position(GrantPrivileges(), board=board, options=options)
    play(table, "sell", "remove nobility_large 3", "intrigue 1")
    assert player(table, 0).prestige == 1
    assert table_is_at_rest(table)


def test_privileges_come_in_order_and_one_seat_may_hold_several() -> None:
    board = {
        "patriarchate_large": [1, 0, 0, 0],
        "market_large": [1, 0, 0, 0],
        "nobility_large": [0, 0, 2, 0],
    }
    table = position(GrantPrivileges(), board=board, reserve=[1, 0, 0, 0], bezants=[4] * 4)
    assert prompt(table, 0)["key"] == "scholar"
    play(table, "decline")
    assert prompt(table, 0)["key"] == "materials"
    play(table, "decline")
    assert prompt(table, 2)["key"] == "intrigue"
    play(table, "decline")
    assert table_is_at_rest(table)


def test_scholar_needs_a_squire_in_reserve() -> None:
    table = position(ConsultScholar(Seat(0)), reserve=[2, 0, 0, 0])
    supply, deck = player(table, 0).supply, len(state(table).deck)
    play(table, "draw")
    assert player(table, 0).reserve == 1
    assert player(table, 0).supply == supply + 1
    assert len(player(table, 0).hand) == 1
    assert len(state(table).deck) == deck - 1
    assert events(table, CardDrawn, 0)[0].card == player(table, 0).hand[0].card
    assert events(table, CardDrawn, 1)[0].card is None
    assert table_is_at_rest(position(ConsultScholar(Seat(0)), reserve=[0] * 4))


def test_materials_are_two_bezants_each_and_four_at_the_most() -> None:
    table = position(BuyMaterials(Seat(0)), bezants=[20] * 4)
    assert table.legal(0) == ["buy 1", "buy 2", "buy 3", "buy 4", "decline"]
    play(table, "buy 3")
    assert (player(table, 0).prestige, player(table, 0).bezants) == (3, 14)
    poor = position(BuyMaterials(Seat(0)), bezants=[3] * 4)
    assert poor.legal(0) == ["buy 1", "decline"]
    assert table_is_at_rest(position(BuyMaterials(Seat(0)), bezants=[1] * 4))


def test_empty_sectors_grant_nothing() -> None:
    assert table_is_at_rest(position(GrantPrivileges(), bezants=[9] * 4, reserve=[3] * 4))


def test_tower_move_comes_before_control_is_counted() -> None:
    table = position(
        CollectRevenues(),
        bezants=[0] * 4,
        board={"davids_tower": [1, 0, 0, 0], "templars_large": [1, 1, 0, 0]},
        offices=["admiral", "constable", "treasurer", "marshal"],
    )
    play(table, "move davids_tower templars_large")
    assert player(table, 0).reserve == 6, "two against one: the large Templars area pays seat 0"


# -- building, openers, rounds ---------------------------------------------------------------------


def test_building_goes_on_as_long_as_prestige_lasts() -> None:
    table = position(BuildTowers(), prestige=[9, 9, 0, 0])
    assert [each.tower for each in state(table).players] == [2, 2, 0, 0]
    assert [each.prestige for each in state(table).players] == [2, 4, 0, 0]
    assert [event.price for event in events(table, FloorBuilt)] == [3, 4, 2, 3]


def test_price_ladder_as_first_builder() -> None:
    table = position(BuildTowers(), prestige=[52, 0, 0, 0])
    assert player(table, 0).tower == 8
    assert player(table, 0).prestige == 0
    assert [event.price for event in events(table, FloorBuilt)] == [3, 4, 5, 6, 7, 8, 9, 10]


def test_opener_is_the_tallest_then_most_prestige_then_lowest_last_office() -> None:
    last = ["marshal", "admiral", "constable", "treasurer"]
    tallest = position(tower=[1, 3, 2, 0], last_offices=last)
    assert next_opener(state(tallest)) == 1
    prestige = position(tower=[2] * 4, prestige=[1, 1, 0, 3], last_offices=last)
    assert next_opener(state(prestige)) == 3
    office = position(tower=[2] * 4, last_offices=last)
    assert next_opener(state(office)) == 2


def test_clean_up_brings_barons_home_and_leaves_squires() -> None:
    table = position(
        CleanUp(), board={"market_large": [0, 3, 0, 0]}, barons=[None, "market_large", None, None]
    )
    assert [each.baron for each in state(table).players] == [None] * 4
    assert [each.last_office for each in state(table).players] == [
        "constable",
        "treasurer",
        "marshal",
        "admiral",
    ]
    assert squires(table, "market_large") == [0, 3, 0, 0]


def test_event_is_face_up_from_the_start_of_its_round() -> None:
    table = position(PlayRound(), round=1, offices=[None] * 4)
    calendar = table.view(None)["calendar"]
    assert calendar[0]["event"] is not None
    assert calendar[1]["event"] is None
    assert table.view(None)["phase"] == "auction"


def test_rounds_one_and_five_have_no_event() -> None:
    table = engine.Table.new("jerusalem", seats=3, seed="calendar")
    for _ in random_game(table, random.Random(2)):
        if table.view(None)["phase"] == "event":
            assert table.view(None)["round"] in (2, 3, 4)
    assert len(state(table).calendar) == 3
    assert len(state(table).events) == 1, "the fourth leaves unseen"


def test_hidden_purse_and_reserve_are_in_no_other_view() -> None:
    """Whatever is behind a screen, others see the same and are asked and offered the same."""
    rng = random.Random(3)
    table = engine.Table.new("jerusalem", seats=4, seed="screens")
    for _ in random_game(table, rng):
        if state(table).screens_off:
            break
        other = changed(table, enrich_others)
        assert other.view(0) == table.view(0)
        assert other.view(None) == table.view(None)
        if 0 in table.asked and 0 in other.asked:
            assert other.prompt(0) == table.prompt(0)
            assert other.legal(0) == table.legal(0)


def enrich_others(g: State) -> None:
    for hidden in g.players[1:]:
        hidden.bezants += 5
        hidden.reserve += 1
        hidden.supply -= 1


def test_a_tie_goes_by_the_last_offices_while_new_ones_are_being_sold() -> None:
    last = ["admiral", "marshal", "treasurer", "constable"]
    board = {"market_large": [2, 0, 0, 2], "market_small_left": [1, 1, 0, 0]}
    table = position(offices=(), last_offices=last, board=board)
    view = table.view(None)
    assert view["areas"]["market_large"]["controller"] == 3
    assert view["areas"]["market_small_left"]["controller"] == 1
    assert view["sectors"]["market"]["majority"] == 0


def test_scholar_has_nothing_to_give_once_the_deck_is_empty() -> None:
    table = position(reserve=[2, 0, 0, 0])
    table = changed(table, lambda g: g.deck.clear())
    assert not list(ConsultScholar(Seat(0)).asks(state(table)))


def test_hands_and_cards_on_their_way_are_in_no_other_view() -> None:
    table = position(DealCards(), hands=[["turncoat_a"], [], [], []])
    assert table.view(0)["draft"]["cards"]
    assert table.view(0)["players"][0]["hand"] == ["turncoat_a"]
    for reader in (1, None):
        assert table.view(reader)["draft"]["cards"] is None
        assert table.view(reader)["players"][0]["hand"] is None


def test_cards_handed_on_are_remembered_by_whoever_had_them() -> None:
    table = position(DealCards())
    shown = table.view(0)["draft"]["cards"]
    play(table, f"keep {shown[0]}")
    assert table.view(0)["passed_on"] == {"1": sorted(shown[1:])}
    assert table.view(1)["passed_on"] == {}
    assert table.view(None)["passed_on"] == {}
    play(table, table.legal(1)[0])
    assert table.view(0)["passed_on"] == {"1": sorted(shown[1:])}, "whoever holds them now"


def test_sale_waits_until_the_choices_of_a_card_are_made() -> None:
    """See R27."""
    table = deploying(
        0,
        hands=[["turncoat_a"], [], [], []],
        board={"market_large": [4, 0, 0, 0], "templars_large": [0, 1, 0, 0]},
        options={"sell_influence_timing": "any_own_decision"},
    )
    play(table, "play turncoat_a")
    assert refuses(table, 0, "sell")
    play(table, "offer market_large", "swap 1 templars_large")
    assert table.legal(0).count("sell") == 1
