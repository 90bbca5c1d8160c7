"""Taking less income, where the table asks (R24): few choices, no two with the same effect."""

import pytest

import engine
from engine.games.jerusalem.data import PAYING_AREAS
from engine.games.jerusalem.events import IncomeTaken
from engine.games.jerusalem.steps.income import BuildTowers, PayIncome
from tests.games.jerusalem.kit import play, player, position, state
from tests.kit.tables import events, prompt

ASK = {"ask_income_decline": "always"}
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
    table = position(PayIncome(), board={a: [1, 0, 0, 0] for a in PAYING_AREAS}, options=ASK)
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
    table = position(PayIncome(), board=board, reserve=[41, 0, 0, 0], options=ASK)
    assert player(table, 0).supply == 7, "nine are due"
    assert table.legal(0) == [
        "collect",
        *(f"accept templars_large 0 {number} 0" for number in range(6)),
        "accept templars_small_left 0 0 0",
    ]
    play(table, "accept templars_large 0 4 0", "collect")
    assert player(table, 0).supply == 2, "four and one: what was declined is not made up for"


def test_nothing_is_asked_where_the_supply_is_empty() -> None:
    table = position(
        PayIncome(), board={"templars_large": [1, 0, 0, 0]}, reserve=[49, 0, 0, 0], options=ASK
    )
    assert prompt(table, 0)["key"] != "income"


# -- asked only where it matters -----------------------------------------------------------------


def asked(table: engine.Table) -> list[int]:
    """Take everything until nobody is asked about income; return the seats that were."""
    seats = list[int]()
    while prompt(table)["key"] == "income":
        seats.append(table.asked[0])
        play(table, prompt(table)["facts"]["everything"])
    return seats


@pytest.mark.parametrize(
    ("tower", "prestige", "seats"),
    [
        ([0, 0, 0, 0], [0, 0, 9, 0], [0]),  # 4 prestige build the first floor, at 3
        ([3, 0, 4, 0], [0, 0, 0, 0], []),  # they build nothing, and another tower is taller
        ([3, 0, 3, 0], [0, 0, 4, 0], [0]),  # they build nothing, but share the lead
        ([3, 0, 3, 0], [0, 0, 5, 0], []),
        ([3, 0, 3, 0], [3, 0, 2, 0], [0]),  # they pay for the fourth floor, at 6
        ([5, 0, 3, 0], [0, 0, 9, 0], []),  # with or without them seat 0 leads alone
    ],
)
def test_asked_where_less_changes_floors_or_the_lead(
    tower: list[int], prestige: list[int], seats: list[int]
) -> None:
    board = {"kings_palace_large": [1, 0, 0, 0], "market_large": [0, 1, 0, 0]}
    table = position(PayIncome(), board=board, tower=tower, prestige=prestige, round=3)
    assert asked(table) == seats
    assert player(table, 0).prestige == prestige[0] + 4


def test_asked_where_less_leaves_the_surcharge_to_somebody_else() -> None:
    """Seat 0 plays first: its third prestige builds floor 1 as the first, for 3."""
    board = {"kings_palace_large": [1, 0, 0, 0]}
    table = position(PayIncome(), BuildTowers(), board=board, prestige=[0, 3, 0, 0])
    play(table, "accept kings_palace_large 2 0 0", "collect")
    assert [each.tower for each in state(table).players] == [0, 1, 0, 0]
    assert [each.prestige for each in state(table).players] == [2, 0, 0, 0]


def test_what_others_are_due_and_have_declined_is_reckoned_with() -> None:
    """Whether seat 1 shares the lead depends on what seat 0, who is asked before it, takes."""
    board = {"kings_palace_large": [1, 0, 0, 0], "kings_palace_small_left": [0, 1, 0, 0]}
    options = {"income_table": "custom", "figures": {"income.custom.kings_palace_large": [3, 0, 0]}}

    def due() -> engine.Table:
        tower = [5, 5, 0, 0]
        return position(PayIncome(), board=board, tower=tower, round=2, options=options)

    assert asked(due()) == [0]
    second = due()
    play(second, "accept kings_palace_large 2 0 0", "collect")
    assert asked(second) == [1]


def test_whether_one_is_asked_shows_nothing_that_lies_behind_a_screen() -> None:
    board = {"kings_palace_large": [1, 0, 0, 0], "patriarchate_large": [0, 1, 0, 0]}
    seats = {
        tuple(asked(position(PayIncome(), board=board, round=5, bezants=purse, reserve=reserve)))
        for purse in ([0, 9, 0, 0], [9, 0, 0, 0])
        for reserve in ([0, 9, 0, 0], [9, 0, 0, 0])
    }
    assert len(seats) == 1


def test_everything_is_one_action_which_the_question_names() -> None:
    table = position(PayIncome(), board={"kings_palace_large": [1, 0, 0, 0]})
    assert prompt(table, 0)["facts"]["everything"] == "collect"
    assert "collect" in table.legal(0)


@pytest.mark.parametrize(("said", "wanted"), [(False, "never"), (True, "always")])
def test_tables_that_said_yes_or_no_keep_what_they_said(said: bool, wanted: str) -> None:
    saved = engine.Table.new("jerusalem", seats=2, seed="old").dump()
    saved["options"]["ask_income_decline"] = said
    saved["state"]["options"]["ask_income_decline"] = said
    table = engine.Table.load(saved)
    assert table.options.model_dump()["ask_income_decline"] is said
    assert state(table).options.ask_income_decline == wanted
    assert table.dump()["options"] == saved["options"]
    assert engine.Table.load(table.dump()).dump() == table.dump()
