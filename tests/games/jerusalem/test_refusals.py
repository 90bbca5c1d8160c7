"""A refusal gives the true reason, or says what must be chosen first."""

import pytest

import engine
from engine.games.jerusalem.steps.income import BuyMaterials
from engine.ids import Seat
from tests.games.jerusalem.kit import auction, deploying, play, position
from tests.kit.tables import refusal

WORDS = engine.GAMES["jerusalem"].words


@pytest.mark.parametrize(
    "action", ["baron templars_large", "place market_large 1", "hire 1", "sell", "levy", "buy 1"]
)
def test_in_the_middle_of_a_card_the_refusal_says_what_comes_first(action: str) -> None:
    hands = [[], ["move_2_squires_a"], [], []]
    table = deploying(1, hands=hands, board={"market_large": [0, 2, 0, 0]})
    play(table, "place templars_large 3", "play move_2_squires_a")
    assert refusal(table, 1, action).startswith("First choose which squire moves")


def test_buying_too_much_is_refused_by_the_limit_and_by_the_purse() -> None:
    rich = position(BuyMaterials(Seat(0)), bezants=[20] * 4)
    assert refusal(rich, 0, "buy 5").startswith("You can buy 4 prestige at the most.")
    poor = position(BuyMaterials(Seat(0)), bezants=[5] * 4)
    assert refusal(poor, 0, "buy 3").startswith("3 prestige would cost 6: you have 5 bezants.")


@pytest.mark.parametrize("action", ["buy 1", "bid 13", "place market_large 1", "sell"])
def test_while_an_office_is_to_be_named_nothing_else_is_reasoned_about(action: str) -> None:
    assert refusal(auction(), 0, action).startswith("First name an office.")


def test_bids_are_refused_by_the_purse_and_by_the_price() -> None:
    table = auction(bezants=(12, 8, 12, 12))
    play(table, "name marshal", "bid 5")
    assert refusal(table, 1, "bid 9").startswith("You cannot offer 9: you have 8 bezants.")
    assert refusal(table, 1, "bid 5").startswith("5 is not enough: the price is 5 already.")


def test_placing_more_than_at_once_says_so() -> None:
    table = deploying(0, reserve=[40, 0, 0, 0])
    assert refusal(table, 0, "place market_large 30").startswith("You can place 25 at once")
    assert "you have 47 squires" in refusal(table, 0, "place market_large 48")
    assert "you have" not in refusal(table, 0, "place market_large 0")


def test_large_palace_in_round_one_is_refused_by_the_tables_option() -> None:
    options = {"round1_palace_baron": "never"}
    table = deploying(1, prestige=[2, 0, 0, 0], options=options)
    play(table, "place kings_palace_large 3")
    assert refusal(table, 1, "baron kings_palace_large").startswith("Nobody may block")
    computed = deploying(1)
    play(computed, "place kings_palace_large 3")
    said = refusal(computed, 1, "baron kings_palace_large")
    assert said.startswith(
        "Everyone is level on prestige, so nobody may block King's Palace (large)."
    )
    ahead = deploying(1, prestige=[0, 2, 0, 0])
    play(ahead, "place kings_palace_large 3")
    assert refusal(ahead, 1, "baron kings_palace_large").startswith("Whoever leads")


def test_baron_by_sector_is_refused_by_the_sector() -> None:
    table = deploying(1, options={"baron_requirement_scope": "sector"})
    play(table, "place market_large 2")
    refused = refusal(table, 1, "baron market_small_left")
    assert refused.startswith("The Baron needs 3 new squires this turn in the sector of")


def test_foreign_baron_in_a_wrong_area_is_refused_by_his_own_need() -> None:
    options = {"promo_foreign_baron": True}
    hands = [["foreign_baron"], [], [], []]
    table = deploying(0, hands=hands, reserve=[3, 0, 0, 0], options=options)
    play(table, "place market_large 2", "baron market_large")
    play(table, "place market_small_left 3", "place templars_large 1", "play foreign_baron")
    refused = refusal(table, 0, "baron templars_large")
    assert refused.startswith("The Baron needs 3 new squires in Templars (large)")
    assert "Baron stands in" in refusal(table, 0, "baron market_large")


def test_marshals_part_is_refused_by_office_and_by_use() -> None:
    assert refusal(deploying(0), 0, "levy").startswith("Only the Marshal")
    table = deploying(2)
    assert refusal(table, 2, "march").startswith("You have no squire that can move")
    play(table, "levy")
    assert refusal(table, 2, "levy").startswith("The Marshal's part is done")


def test_every_question_has_a_refusal_of_what_it_does_not_offer() -> None:
    keys = {key.removeprefix("ask-") for key in WORDS.keys("ask-")} - {"sell-now"}
    assert keys == {key.removeprefix("refusal-first-") for key in WORDS.keys("refusal-first-")}
