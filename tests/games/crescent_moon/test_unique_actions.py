"""The actions that only one character has (facts 6.3)."""

import pytest

from engine.games.crescent_moon.data import Piece
from engine.games.crescent_moon.events import MercenariesDeserted
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    Hexes,
    acting,
    cards,
    ground,
    offered,
    play,
    player,
    refuses,
    state,
)
from tests.kit.tables import events


def test_revolt_turns_a_token_into_an_attack() -> None:
    table = acting(WARLORD, hexes={9: {"token": WARLORD, "units": {NOMAD: (0, 1)}}})
    play(table, "revolt 9", "hold")
    assert ground(table, 9).forces == ((WARLORD, 2, 0),)
    assert ground(table, 9).token is None
    assert player(table, WARLORD).supply[Piece.INFLUENCE_TOKEN] == 6


def test_revolt_needs_another_controller() -> None:
    table = acting(WARLORD, hexes={9: {"token": WARLORD}, 8: {"token": WARLORD, "fort": WARLORD}})
    assert offered(table, "revolt") == []


def test_muster_brings_one_unit_or_two_for_the_token_in_each_hex() -> None:
    table = acting(
        WARLORD,
        hexes={
            1: {"token": WARLORD},
            4: {"token": WARLORD, "fort": WARLORD},
            9: {"token": WARLORD, "fort": CALIPH},
        },
    )
    play(table, "muster", "levy 1 2", "levy 4 1")
    assert (ground(table, 1).forces, ground(table, 1).token) == (((WARLORD, 2, 0),), None)
    assert (ground(table, 4).forces, ground(table, 4).token) == (((WARLORD, 1, 0),), WARLORD)
    assert ground(table, 9).token == WARLORD


def test_muster_takes_what_the_supply_has() -> None:
    table = acting(
        WARLORD, hexes={1: {"token": WARLORD}, 4: {"token": WARLORD}}, reserves={WARLORD: 23}
    )
    play(table, "muster")
    assert ground(table, 1).forces == ((WARLORD, 1, 0),)
    assert ground(table, 4).forces == ()


DECK = ["imam", "archers", "bribery", "infantry", "elder", "ships", "caravan", "sabotage"]


def test_scheme_takes_one_of_the_top_seven_and_puts_the_rest_on_top() -> None:
    table = acting(MURSHID, deck=DECK, hands={MURSHID: ["uprising"]})
    play(table, "scheme")
    assert offered(table, "take") == ["take imam", "take bribery"]
    assert refuses(table, MURSHID, "take archers")
    play(table, "take bribery")
    assert cards(table, MURSHID) == ["bribery", "uprising"]
    top = state(table).deck[0]
    assert sorted(slip.card for slip in top.slips) == sorted(
        ["imam", "archers", "infantry", "elder", "ships", "caravan"]
    )
    assert player(table, MURSHID).coins == 0


def test_scheme_with_an_empty_hand_takes_two() -> None:
    table = acting(MURSHID, deck=DECK)
    play(table, "scheme", "take bribery", "take imam")
    assert cards(table, MURSHID) == ["bribery", "imam"]


def test_a_scheme_that_finds_too_little_pays_coins_and_sinks_the_rest() -> None:
    deck = ["archers", "imam", "infantry", "elder", "ships", "caravan", "guides", "sabotage"]
    table = acting(MURSHID, deck=deck)
    play(table, "scheme", "take imam")
    assert player(table, MURSHID).coins == 1
    bottom = state(table).deck[-1]
    assert sorted(slip.card for slip in bottom.slips) == sorted(
        ["archers", "infantry", "elder", "ships", "caravan", "guides"]
    )
    assert bottom.barren


def test_a_scheme_without_any_card_pays_for_both() -> None:
    deck = ["archers", "general", "infantry", "elder", "ships", "caravan", "guides"]
    table = acting(MURSHID, deck=deck)
    play(table, "scheme")
    assert player(table, MURSHID).coins == 2
    assert cards(table, MURSHID) == []


def test_conspire_fills_the_sultans_market_from_the_top_ten() -> None:
    deck = [*DECK, "guides", "vizier", "general"]
    table = acting(SULTAN, deck=deck, sultan_market=["tribute"])
    play(table, "conspire")
    assert len(table.view(SULTAN)["looking_at"]) == 10
    assert table.view(MURSHID)["looking_at"] is None
    play(table, "take guides", "take ships")
    assert state(table).sultan_market == ["tribute", "guides", "ships"]
    assert len(state(table).deck[-1].slips) == 8
    assert state(table).deck[0].slips[0].card == "general"


def test_conspire_needs_an_empty_place() -> None:
    table = acting(SULTAN, sultan_market=["tribute", "guides", "ships"])
    assert refuses(table, SULTAN, "conspire")


@pytest.mark.parametrize("standing", [True, False])
def test_relocate_puts_the_palace_where_the_caliph_is_present(standing: bool) -> None:
    hexes: Hexes = {4: {"fort": CALIPH}, 9: {"token": CALIPH, "fort": NOMAD}, 1: {"token": CALIPH}}
    if standing:
        hexes[8] = {"palace": True}
    table = acting(CALIPH, hexes=hexes)
    assert offered(table, "relocate") == ["relocate 1", "relocate 4"]
    play(table, "relocate 1")
    assert [number for number in (1, 4, 8, 9) if ground(table, number).palace] == [1]


def test_desertion_sends_mercenaries_home_and_fills_the_nomads_card() -> None:
    table = acting(NOMAD, hexes={9: {"units": {WARLORD: (1, 3)}}, 8: {"units": {CALIPH: (2, 0)}}})
    assert offered(table, "desertion") == [f"desertion 9 {count}" for count in (1, 2, 3)]
    play(table, "desertion 9 2")
    assert ground(table, 9).forces == ((WARLORD, 1, 1),)
    assert player(table, NOMAD).reserves == 2
    assert player(table, WARLORD).supply[Piece.UNIT] == 22
    assert events(table, MercenariesDeserted)[0].other == WARLORD
