"""A refusal says what is wrong and what would be legal."""

from typing import Any

import pytest

import engine
from tests.games.crescent_moon.kit import MURSHID, NOMAD, SULTAN, WARLORD, acting, play
from tests.kit.tables import refusal


def refused(table: engine.Table, action: str) -> str:
    """Return the sentence that refuses this action of the first seat that is asked."""
    return refusal(table, table.asked[0], action)


def bribing(**setup: Any) -> engine.Table:
    """Return a table where the Nomad has two mercenaries in hex 9 and no reserves."""
    hexes = {8: {"token": MURSHID}, 9: {"units": {NOMAD: (0, 2)}}}
    return acting(MURSHID, hexes=hexes, coins={MURSHID: 3}, **setup)


def test_a_bribe_in_the_wrong_hex_says_where_there_is_somebody_to_bribe() -> None:
    said = refused(bribing(), "bribe 8 1")
    assert said.startswith("The Nomad has no mercenaries in hex 8; he has some in hex 9.")


def test_a_bribe_with_no_mercenary_on_the_map_says_so() -> None:
    table = acting(MURSHID, hexes={8: {"token": MURSHID}}, reserves={NOMAD: 3})
    said = refused(table, "bribe 8 1")
    assert said.startswith("The Nomad has no mercenaries in hex 8; he has none on the map.")


def test_a_bribe_of_too_many_says_how_many() -> None:
    table = bribing()
    assert "1 to 2 mercenaries" in refused(table, "bribe 9 3")
    play(table, "act bribe_mercenaries")
    assert refused(table, "bribe 9 3").endswith("Try `bribe 9 2`.")


def test_a_bribe_that_is_possible_asks_for_the_action_first() -> None:
    assert "`act bribe_mercenaries`" in refused(bribing(), "bribe 9 2")


def test_a_bribe_that_was_not_agreed_on_says_so() -> None:
    table = bribing()
    play(table, "bribe 9 1", "offer 0", f"{NOMAD}: refuse")
    assert refused(table, "bribe 9 1").startswith("You could not agree on that")


def bargaining(*prices: int) -> engine.Table:
    """Return a table where the Murshid (3 coins) and the Nomad named these prices in turn."""
    table = bribing()
    play(table, "bribe 9 1")
    for price in prices:
        table.play(table.asked[0], f"offer {price}")
    return table


@pytest.mark.parametrize(
    ("prices", "tried", "reason"),
    [
        ((), 4, "The price can be 0 to 3 now; in the purse there are 3."),
        ((1,), 1, "The price can be 2 to 3 now; in the purse there are 3."),
        ((0, 3), 0, "With every offer the prices come closer: yours can be 1 to 2 now."),
        ((0, 3, 1), 3, "With every offer the prices come closer: yours can be only 2 now."),
        ((1, 2), 1, "No other price is left: accept or walk away."),
        ((3,), 3, "No other price is left: accept or walk away."),
        ((0, 3, 1, 2), 1, "That was the last offer: accept or walk away."),
    ],
)
def test_a_price_that_cannot_be_says_which_can(
    prices: tuple[int, ...], tried: int, reason: str
) -> None:
    assert refused(bargaining(*prices), f"offer {tried}").startswith(reason)


def test_a_bribe_in_a_game_of_four_says_that_there_is_no_nomad() -> None:
    table = acting(MURSHID, seats=4, hexes={8: {"token": MURSHID}})
    assert "the Nomad is not in a game of four" in refused(table, "bribe 8 1")


def test_hiring_from_an_empty_reserves_card_still_says_that() -> None:
    assert refused(bribing(), "hire 1").startswith("The Nomad has no units on his reserves card.")


def test_hiring_beyond_the_purse_tells_the_price() -> None:
    table = acting(MURSHID, seats=4, hexes={8: {"token": MURSHID}}, coins={MURSHID: 3})
    assert refused(table, "hire 2").startswith("That costs 6 coins; you have 3.")
    assert "one mercenary" in refused(table, "hire 3")


def test_hiring_without_a_place_says_so() -> None:
    table = acting(MURSHID, reserves={NOMAD: 3})
    assert refused(table, "hire 1").startswith("There is no hex for them")


def test_an_action_card_asks_for_the_action_first() -> None:
    table = acting(WARLORD, hands={WARLORD: ["campaign", "caravan", "tribute"]})
    assert refused(table, "play caravan") == "First choose the action: `act play_card`."


def test_an_action_card_within_another_action_hints_at_its_own() -> None:
    hexes = {8: {"units": {WARLORD: (1, 0)}}}
    table = acting(WARLORD, hexes=hexes, hands={WARLORD: ["campaign", "caravan"]})
    play(table, "act move")
    assert "`act play_card`" in refused(table, "play caravan")


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (1, "Tribute is played before or after an action, not within one."),
        (2, "Tribute waits until the actions go on and you have a choice:"),
    ],
)
def test_an_anytime_card_at_the_wrong_moment_says_when_it_is_played(rules: int, said: str) -> None:
    table = acting(
        SULTAN, hands={SULTAN: ["tribute"]}, deck=["imam", "archers", "elder"], rules=rules
    )
    play(table, "conspire")
    assert refused(table, "play tribute").startswith(said)


@pytest.mark.parametrize(
    ("seat", "deed"), [(MURSHID, "scheme"), (WARLORD, "muster"), (MURSHID, "collect")]
)
def test_a_deed_typed_without_act_is_hinted_at(seat: int, deed: str) -> None:
    table = acting(seat, hexes={8: {"token": seat}})
    assert refused(table, deed).endswith(f"Try `act {deed}`.")
