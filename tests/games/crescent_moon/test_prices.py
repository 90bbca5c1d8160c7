"""A question tells the price before one pays, by the figures of the table."""

from typing import Any

import pytest

import engine
from engine.games.crescent_moon.events import Built
from engine.games.crescent_moon.steps.course import BuyPoints
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    acting,
    play,
    position,
)
from tests.kit.tables import events, prompt

NAMES = ["Ana", "Ben", "Cid", "Dora", "Emil"]


def question(table: engine.Table, *actions: str) -> str:
    """Return the question after these actions, as its seat reads it."""
    play(table, *actions)
    (seat,) = table.asked
    return table.rules.words.prompt(prompt(table, seat), "en", NAMES)


def building(**setup: Any) -> engine.Table:
    hexes = {9: {"units": {CALIPH: (1, 0)}}, 10: {"token": CALIPH}, 14: {"fort": CALIPH}}
    return acting(CALIPH, hexes=hexes | {6: {"token": CALIPH}}, coins={CALIPH: 9}, **setup)


def test_building_prices_are_told_with_the_land_that_costs_more() -> None:
    assert question(building(), "act build") == (
        "What do you build, and where? You have 9 coins; a fort costs 1; a castle costs 3; "
        "mountain 1 more (hex 10); quarry 1 more (hex 14); desert 2 more (hex 6)."
    )


def test_building_prices_are_told_again_for_the_next_building() -> None:
    assert question(building(), "build fort 6") == (
        "Build more? 1 left. You have 6 coins; a fort costs 1; a castle costs 3; "
        "mountain 1 more (hex 10); quarry 1 more (hex 14)."
    )


def test_prices_read_late_are_still_those_of_the_question() -> None:
    """Prices are computed when they are read, even if the table has moved on since."""
    table = building()
    play(table, "act build")
    copy = table.for_search()
    play(table, "build fort 6", "done")
    told = copy.rules.words.prompt(prompt(copy, CALIPH), "en", NAMES)
    assert told == question(building(), "act build")


def test_what_was_told_is_what_is_paid() -> None:
    for action, price in (("build fort 9", 1), ("build fort 10", 2), ("build castle 14", 4)):
        table = building()
        play(table, action)
        assert events(table, Built)[0].price == price


def test_building_prices_follow_the_figures_of_the_table() -> None:
    figures = {"price.caliph.fort": 2, "surcharge.fertile": 3, "surcharge.desert": 0}
    table = acting(
        CALIPH,
        hexes={4: {"token": CALIPH}, 6: {"token": CALIPH}},
        coins={CALIPH: 9},
        options={"figures": figures},
    )
    assert question(table, "act build").endswith("a fort costs 2; fertile land 3 more (hex 4).")


def test_master_builders_tell_their_prices_and_no_surcharge() -> None:
    table = building(hands={CALIPH: ["master_builders"]})
    assert question(table, "play master_builders").endswith("a fort costs 1; a castle costs 2.")


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        (4, "You have 9 coins; one costs 2, two cost 6."),
        (5, "You have 9 coins; the Nomad has to agree to your price."),
    ],
)
def test_hiring_tells_the_banks_prices_or_that_the_nomad_decides(seats: int, told: str) -> None:
    reserves = {NOMAD: 2} if seats == 5 else {}
    hexes = {8: {"fort": CALIPH}}
    table = acting(CALIPH, seats=seats, hexes=hexes, coins={CALIPH: 9}, reserves=reserves)
    assert question(table, "act hire_mercenaries").endswith(told)


def buying(seat: int, **setup: Any) -> engine.Table:
    market = ["imam", "archers", "elder", "infantry", "vizier", "uprising"]
    return acting(seat, coins={seat: 7}, market=market, sultan_market=["tribute"], **setup)


def test_each_market_tells_its_price_and_what_the_own_cards_cost() -> None:
    assert question(buying(CALIPH), "act buy_cards") == (
        "Which card do you buy? You have 7 coins; near market 2 (your own Archers: 1); "
        "middle market 4; far market 6 (your own Vizier: 3); "
        "the Sultan's market at a price he agrees to."
    )


def test_markets_that_were_visited_or_are_too_dear_tell_no_price() -> None:
    assert question(buying(CALIPH), "buy near archers") == (
        "Buy more cards? You have 6 coins; middle market 4; far market 6 (your own Vizier: 3)."
    )
    assert question(buying(CALIPH), "buy middle elder") == (
        "Buy more cards? You have 3 coins; near market 2 (your own Archers: 1); "
        "far market 6 (your own Vizier: 3)."
    )
    assert question(buying(SULTAN), "buy middle elder").startswith(
        "Buy more cards? You have 3 coins; near market 2; one card"
    )


def test_the_sultan_is_told_that_he_takes_a_card_of_his_own_for_nothing() -> None:
    assert question(buying(SULTAN), "act buy_cards") == (
        "Which card do you buy? You have 7 coins; near market 2; middle market 4; far market 6; "
        "one card of your own market for nothing."
    )


def test_card_prices_follow_the_figures_of_the_table() -> None:
    options = {"figures": {"price.near": 5, "price.own_divisor": 5}}
    told = question(buying(CALIPH, options=options), "act buy_cards")
    assert "near market 5 (your own Archers: 1)" in told


def dealing() -> engine.Table:
    hexes = {
        9: {"units": {NOMAD: (0, 1)}, "token": MURSHID},
        8: {"units": {WARLORD: (3, 0)}},
    }
    table = acting(WARLORD, hexes=hexes, vp={WARLORD: 9})
    play(table, "assault 8 9", "units 3 0")
    return table


def test_an_offer_to_the_murshid_tells_how_much_it_may_be() -> None:
    table = dealing()
    asked = table.rules.words.prompt(prompt(table, WARLORD), "en", NAMES)
    assert asked.endswith("paid only if you win? Up to 5 of your 9 victory points.")


def test_the_murshid_reads_who_offers_how_much() -> None:
    asked = question(dealing(), f"{WARLORD}: pledge 2", f"{NOMAD}: pledge 3")
    assert asked == (
        "For your support in hex 9 Ana offers 2, Emil 3, paid if they win: accept one?"
    )


def test_a_capture_tells_what_sacking_would_bring() -> None:
    table = acting(
        CALIPH, hexes={8: {"units": {CALIPH: (5, 0)}}, 9: {"castle": NOMAD, "token": WARLORD}}
    )
    asked = question(table, "assault 8 9", "units 5 0")
    assert asked == "Take over the castle in hex 9? Otherwise it is sacked for 3 coins."


def test_a_capture_tells_that_a_guarded_stronghold_brings_nothing() -> None:
    table = acting(
        CALIPH,
        hexes={8: {"units": {CALIPH: (5, 0)}}, 9: {"fort": NOMAD, "token": WARLORD}},
        hands={NOMAD: ["garrison"]},
    )
    asked = question(table, "assault 8 9", "units 5 0", "commit1 garrison")
    assert asked == "Take over the fort in hex 9? Otherwise it is removed."


def test_the_nomad_reads_what_his_points_cost() -> None:
    options = {"figures": {"objectives.nomad_exchange.points": 2}}
    table = position(BuyPoints(), coins={NOMAD: 5}, options=options)
    assert question(table) == "Buy victory points at 2 coins for 2? You have 5."
