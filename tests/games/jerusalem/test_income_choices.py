"""Taking less income, where the table asks (R24): few choices, no two with the same effect."""

from engine.games.jerusalem.data import PAYING_AREAS
from engine.games.jerusalem.events import IncomeTaken
from engine.games.jerusalem.steps.income import PayIncome
from tests.games.jerusalem.kit import play, player, position
from tests.kit.tables import events, prompt

ASK = {"ask_income_decline": True}
HUGE = {f"income.custom.{area}": [20, 20, 20] for area in PAYING_AREAS}


def test_choices_stay_few_however_much_is_due() -> None:
    options = ASK | {"income_table": "custom", "figures": HUGE, "squire_supply": "unlimited"}
    one = position(PayIncome(), board={"market_large": [1, 0, 0, 0]}, options=options)
    assert len(one.legal(0)) == 61
    every = position(PayIncome(), board={a: [1, 0, 0, 0] for a in PAYING_AREAS}, options=options)
    asked = 0
    while prompt(every, 0)["key"] == "income":
        asked += 1
        assert len(every.legal(0)) <= 500
        play(every, "collect")
    assert asked > 1
    assert player(every, 0).prestige == 20 * len(PAYING_AREAS)


def test_usual_figures_are_asked_for_at_once() -> None:
    options = ASK | {"income_table": "proposed_b_doubling"}
    table = position(PayIncome(), board={a: [1, 0, 0, 0] for a in PAYING_AREAS}, options=options)
    play(table, "collect")
    assert len(events(table, IncomeTaken)) == len(PAYING_AREAS)


def test_several_resources_of_an_area_are_declined_one_after_another() -> None:
    table = position(
        PayIncome(), board={"market_large": [1, 0, 0, 0]}, bezants=[0] * 4, options=ASK
    )
    play(table, "accept market_large 0 1 4", "accept market_large 0 1 3", "collect")
    assert (player(table, 0).reserve, player(table, 0).bezants) == (1, 3)


def test_all_of_it_may_be_declined() -> None:
    table = position(PayIncome(), board={"templars_small_left": [1, 0, 0, 0]}, options=ASK)
    play(table, "accept templars_small_left 0 0 0")
    assert not events(table, IncomeTaken)
    assert player(table, 0).reserve == 0


def test_what_the_supply_does_not_have_is_not_offered() -> None:
    board = {"templars_large": [1, 0, 0, 0], "templars_small_left": [1, 0, 0, 0]}
    table = position(PayIncome(), board=board, reserve=[43, 0, 0, 0], options=ASK)
    assert player(table, 0).supply == 5, "six are due"
    assert table.legal(0) == [
        "collect",
        *(f"accept templars_large 0 {number} 0" for number in range(4)),
        "accept templars_small_left 0 0 0",
    ]
    play(table, "accept templars_large 0 2 0", "collect")
    assert player(table, 0).supply == 2, "two and one: what was declined is not made up for"


def test_nothing_is_asked_where_the_supply_is_empty() -> None:
    table = position(
        PayIncome(), board={"templars_large": [1, 0, 0, 0]}, reserve=[49, 0, 0, 0], options=ASK
    )
    assert prompt(table, 0)["key"] != "income"
