"""What a question says: its cause, the choices, and what they cost now."""

from typing import Any

import pytest

import engine
from engine.games.architects.setup import building_deck
from engine.games.architects.steps.guildhall import CraneWork
from engine.ids import Seat
from tests.games.architects.kit import play, player, position, state
from tests.kit.tables import legal, prompt

WORDS = engine.GAMES["architects"].words
NAMES = ["Ana", "Ben", "Cid", "Dora", "Ema"]


def question(table: engine.Table) -> str:
    return WORDS.prompt(prompt(table), names=NAMES)


def placed(place: str, *, has: dict[str, Any], **setup: Any) -> engine.Table:
    table = position(players=[has], **setup)
    play(table, f"place {place}")
    return table


def built(building: str, *, has: dict[str, Any], **setup: Any) -> engine.Table:
    """Return a table at which seat 0, with all skills and many goods, has built this card."""
    goods = dict.fromkeys(("clay", "wood", "stone", "gold", "marble"), 9)
    owns = {**goods, "hand": [building], "apprentices": ["labourer"], **has}
    others = setup.pop("others", [])
    table = position(players=[owns, *others], **setup)
    play(table, f"build {building}")
    return table


# -- what must not show -----------------------------------------------------------------------


def test_question_hides_when_it_hangs_on_the_hand() -> None:
    turn = position(players=[{"hand": ["castle"]}])
    assert prompt(turn, 0)["hides"]
    crane = position(CraneWork(Seat(0)), players=[{"hand": ["castle"]}])
    assert legal(crane) == ["done"]
    assert prompt(crane, 0)["hides"]


def test_question_about_open_things_does_not_hide() -> None:
    assert not prompt(placed("workshop", has={"silver": 4}), 0)["hides"]
    assert not prompt(position(at={"quarry": [20, 0, 0]}), 0)["hides"]


# -- the draft --------------------------------------------------------------------------------


def test_draft_says_where_the_rest_goes_when_the_last_card_is_kept() -> None:
    table = engine.Table.new("architects", seats=2, seed="draft")
    assert question(table) == "Keep one and pass the rest left. (Pick 1 of 3)"
    for seat in (0, 1, 0, 1):
        table.play(seat, table.legal(seat)[0])
    assert question(table) == "Keep one; the rest goes under the deck. (Pick 3 of 3)"


# -- Guardhouse -------------------------------------------------------------------------------


def guardhouse(**has: Any) -> engine.Table:
    held = [{"silver": 9, **has}, {"captured": [2, 0, 0]}]
    table = position(players=held)
    play(table, "place guardhouse")
    return table


def test_guardhouse_tells_its_prices_when_tax_is_due() -> None:
    said = question(guardhouse(debts=1, captured=[0, 1, 0]))
    assert "Captured workers pay 1 silver each." in said
    assert "Ransom of your 2: 3 silver and 2 tax, or a debt and 1 virtue lost." in said
    assert "Paying off a debt: 3 silver and 3 tax; it gives 1 virtue." in said


@pytest.mark.parametrize(
    ("has", "ransom", "repay"),
    [
        ({"virtue": 3}, "3 silver and 1 tax,", "3 silver and 2 tax;"),
        ({"virtue": 0}, "3 silver,", "3 silver and 1 tax;"),
        ({"virtue": 0, "character": "ada"}, "3 silver,", "3 silver;"),
    ],
)
def test_guardhouse_tells_what_is_due_when_tax_is_ignored(
    has: dict[str, Any], ransom: str, repay: str
) -> None:
    said = question(guardhouse(debts=1, **has))
    assert f"Ransom of your 2: {ransom}" in said
    assert f"Paying off a debt: {repay}" in said


def test_guardhouse_tells_no_price_when_there_is_nothing_to_pay_for() -> None:
    said = question(placed("guardhouse", has={"prison": 1}))
    assert said == "What do you do in the Guardhouse? One action left; you have 0 silver."


def test_guardhouse_tells_the_tables_figures_when_they_are_changed() -> None:
    changed = {"location.repay": (4, 5, 2), "location.ransom_debt": (2, 3)}
    players = [{"silver": 9, "debts": 1}, {"captured": [1, 0, 0]}]
    table = position(players=players, options={"figures": changed})
    play(table, "place guardhouse")
    assert "or 2 debts and 3 virtue lost" in question(table)
    assert "4 silver and 5 tax; it gives 2 virtue" in question(table)


# -- Workshop and Black Market ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("has", "price"),
    [
        ({}, "4 silver (2 of it for the Tax Stand)"),
        ({"virtue": 2}, "3 silver (1 of it for the Tax Stand)"),
        ({"virtue": 1}, "2 silver"),
        ({"character": "rudolf"}, "3 silver (2 of it for the Tax Stand)"),
        ({"character": "ada"}, "3 silver (1 of it for the Tax Stand)"),
    ],
)
def test_workshop_tells_what_a_hire_costs_now(has: dict[str, Any], price: str) -> None:
    table = placed("workshop", has={"silver": 9, **has}, at={"workshop": [3, 0, 0]})
    assert f"Hire an apprentice for {price}, or draw 3 building cards?" in question(table)


@pytest.mark.parametrize(
    ("workers", "silver", "columns"),
    [
        (1, 4, ""),
        (1, 7, " in column 1, 1 silver more for each column beyond"),
        (2, 4, ""),
        (2, 5, " in columns 1–2, 1 silver more for each column beyond"),
        (4, 9, ""),
    ],
)
def test_workshop_tells_of_coins_when_columns_beyond_the_workers_can_be_paid(
    workers: int, silver: int, columns: str
) -> None:
    table = placed("workshop", has={"silver": silver}, at={"workshop": [workers - 1, 0, 0]})
    assert f"(2 of it for the Tax Stand){columns}, or draw" in question(table)


def test_workshop_names_only_the_cards_when_nobody_can_be_paid() -> None:
    said = question(placed("workshop", has={"silver": 3}))
    assert said.startswith("Draw a building card in the Workshop.")
    assert "costs 4 silver (2 of it for the Tax Stand); you have 3." in said


def with_deck(cards: int, place: str) -> engine.Table:
    """Place a worker when this many building cards are left; the Workshop has three already."""
    deck = building_deck(promo=False)
    others = {"buildings": deck[cards:]}
    players, at = [{"silver": 9}, others], {"workshop": [3, 0, 0]}
    table = position(players=players, at=at)
    play(table, f"place {place}")
    return table


@pytest.mark.parametrize("place", ["workshop", "bm_middle"])
def test_hire_may_be_declined_when_no_building_card_is_left(place: str) -> None:
    table = with_deck(0, place)
    assert legal(table, "hire")
    assert legal(table)[-1] == "done"
    assert "draw" not in legal(table)
    play(table, "done")
    assert player(table).apprentices == ()
    assert table.asked == (1,)


@pytest.mark.parametrize("place", ["workshop", "bm_middle"])
def test_nothing_is_declined_when_there_are_cards_to_draw(place: str) -> None:
    assert "done" not in legal(with_deck(1, place))


def test_question_names_no_cards_when_none_are_left() -> None:
    for place in ("workshop", "bm_middle"):
        said = question(with_deck(0, place))
        assert "or leave it? There is no building card left" in said
        assert "or draw" not in said


def test_question_names_as_many_cards_as_are_left() -> None:
    assert "or draw 3 building cards?" in question(with_deck(9, "workshop"))
    assert "or draw 2 building cards?" in question(with_deck(2, "workshop"))
    assert "or take one of 5 building cards?" in question(with_deck(9, "bm_middle"))
    assert "or take one of 2 building cards?" in question(with_deck(2, "bm_middle"))
    assert "or take the last building card?" in question(with_deck(1, "bm_middle"))


def test_draw_takes_the_last_cards_when_fewer_are_left() -> None:
    table = with_deck(2, "workshop")
    play(table, "draw")
    assert len(player(table).hand) == 2
    assert state(table).deck == []


# -- the cause --------------------------------------------------------------------------------


def test_debts_are_destroyed_for_a_cause_that_is_named() -> None:
    """At virtue 14 the Church asks twice: for the virtue it gives, and for its effect."""
    table = built("church", has={"virtue": 14, "debts": 3})
    assert question(table).startswith("Your virtue is at its top")
    play(table, "destroy 1")
    assert question(table) == (
        "The Church: how many of your unpaid debts does it destroy? You have 2; up to 1."
    )


@pytest.mark.parametrize("building", ["armoury", "fortress", "barracks"])
def test_free_capture_names_its_building(building: str) -> None:
    table = built(building, has={}, at={"quarry": [0, 1, 0]})
    assert question(table).startswith(f"{building.title()}: whom do you capture")
    assert "bring home" not in question(table)


def test_barracks_tell_of_the_way_home_when_workers_are_held() -> None:
    table = built("barracks", has={}, others=[{"captured": [2, 0, 0]}], at={"quarry": [0, 1, 0]})
    assert "; or bring home your 2 workers on other boards instead." in question(table)
    table = built("barracks", has={}, others=[{"captured": [1, 0, 0]}])
    assert question(table) == "Barracks: bring home your worker on other boards?"


def test_second_capture_of_the_fortress_names_it_too() -> None:
    table = built("fortress", has={}, at={"quarry": [0, 1, 1]})
    play(table, "capture quarry 1")
    assert question(table).startswith("Fortress: ")
    assert "One capture, for nothing." in question(table)


@pytest.mark.parametrize(
    ("building", "said"),
    [
        ("clay_pit", "Clay Pit: do you take 1 gold or 1 marble?"),
        ("treasury", "Treasury: do you take 1 gold or 3 silver?"),
        ("tavern", "The Tavern: which apprentice do you hire, for nothing?"),
    ],
)
def test_choice_of_a_building_names_it(building: str, said: str) -> None:
    assert question(built(building, has={})) == said


def test_dismissal_names_its_cause() -> None:
    table = built("graveyard", has={}, options={"promo_cards": True})
    assert question(table).startswith("The Graveyard: ")
    five = ["acolyte_tiling", "thief", "illusionist", "patron_wood", "trader_clay"]
    table = placed("workshop", has={"apprentices": five, "silver": 4})
    play(table, "hire labourer top_1")
    assert question(table) == "You may have 5 apprentices. Which one makes room for the new one?"


def test_payment_names_what_it_is_for() -> None:
    has = {"level": 1, "wood": 4, "stone": 4, "hand": ["castle"]}
    table = position(players=[has])
    play(table, "advance")
    assert "for level 2 of the Cathedral" in question(table)
    has = {"character": "therese", "level": 2, "gold": 1, "marble": 1, "hand": ["castle"]}
    table = position(players=[has])
    play(table, "advance")
    assert "for level 3 of the Cathedral" in question(table)
    assert "for Castle:" in question(built("castle", has={"character": "therese"}))


def test_order_at_a_reset_is_asked_for_the_next_one_each_time() -> None:
    has = {"hand": ["well"], "wood": 2, "stone": 2, "prison": 2}
    has["apprentices"] = ["squire_gold", "gatekeeper", "squire_virtue"]
    table = position(players=[has], guildhall=[1] * 8)
    play(table, "build well")
    first = question(table)
    play(table, "use squire_gold")
    assert question(table) == first
    assert "acts next" in first


def test_capture_costs_nothing_when_its_tax_is_ignored() -> None:
    table = placed("town_centre", has={"virtue": 2}, at={"quarry": [0, 1, 0]})
    assert question(table).endswith("the next costs nothing.")
