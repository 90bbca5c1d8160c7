"""Negotiations: hiring, bribing and the Sultan's market, at binding prices (facts 6.2, 6.4)."""

from typing import Any

import pytest

import engine
from engine.games.crescent_moon.clash_events import ClashWon
from engine.games.crescent_moon.data import Piece
from engine.games.crescent_moon.events import TalksFailed
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    acting,
    cards,
    ground,
    key,
    offered,
    play,
    player,
    refuses,
    state,
)
from tests.kit.tables import events


def hiring(**setup: Any) -> engine.Table:
    return acting(
        CALIPH,
        hexes={4: {"token": CALIPH}, 1: {"fort": CALIPH}, 9: {"token": CALIPH, "fort": WARLORD}},
        coins={CALIPH: 5},
        reserves={NOMAD: 3},
        **setup,
    )


def test_hiring_is_agreed_with_the_nomad_and_paid_to_him() -> None:
    table = hiring()
    assert offered(table, "hire") == ["hire 1", "hire 2"]
    play(table, "hire 2")
    assert table.legal(CALIPH) == [*[f"offer {price}" for price in range(6)], "refuse"]
    play(table, "offer 2", f"{NOMAD}: accept", f"{CALIPH}: place 4", f"{CALIPH}: place 1")
    assert player(table, CALIPH).coins == 3
    assert player(table, NOMAD).coins == 2
    assert player(table, NOMAD).reserves == 1
    assert player(table, NOMAD).supply[Piece.UNIT] == 11
    assert ground(table, 4).forces == ground(table, 1).forces == ((CALIPH, 0, 1),)


def test_a_price_may_be_nothing() -> None:
    table = hiring()
    play(table, "hire 1", "offer 0", f"{NOMAD}: accept")
    assert key(table) == "place"
    assert player(table, CALIPH).coins == 5


def test_counters_go_back_and_forth_and_have_an_end() -> None:
    table = hiring()
    play(table, "hire 1", "offer 1")
    assert offered(table, "offer", NOMAD) == [f"offer {price}" for price in (2, 3, 4, 5)]
    play(table, f"{NOMAD}: offer 4")
    assert offered(table, "offer", CALIPH) == [f"offer {price}" for price in (2, 3)]
    play(table, f"{CALIPH}: offer 2", f"{NOMAD}: offer 3")
    assert table.legal(CALIPH) == ["accept", "refuse"]
    play(table, f"{CALIPH}: accept")
    assert player(table, NOMAD).coins == 3


def test_nobody_goes_back_on_a_price_that_he_named() -> None:
    """The buyer never offers less than before, the seller never asks for more (R22)."""
    table = hiring()
    play(table, "hire 1", "offer 1", f"{NOMAD}: offer 5")
    assert offered(table, "offer", CALIPH) == [f"offer {price}" for price in (2, 3, 4)]
    play(table, f"{CALIPH}: offer 2")
    assert offered(table, "offer", NOMAD) == [f"offer {price}" for price in (3, 4)]


def test_where_no_price_is_left_between_one_accepts_or_walks_away() -> None:
    table = hiring()
    play(table, "hire 1", "offer 1", f"{NOMAD}: offer 2")
    assert offered(table, "offer", CALIPH) == []
    assert {"accept", "refuse"} < set(table.legal(CALIPH))
    assert table.legal(NOMAD) == ["withdraw"]
    play(table, f"{CALIPH}: accept")
    assert player(table, NOMAD).coins == 2


def test_the_bounds_of_a_price_outlast_saving_undoing_and_a_what_if() -> None:
    table = hiring()
    play(table, "hire 1", "offer 1", f"{NOMAD}: offer 4")
    between = ["offer 2", "offer 3"]
    assert offered(engine.Table.load(table.dump()), "offer", CALIPH) == between
    assert offered(table.redeal(WARLORD, "x"), "offer", CALIPH) == between
    table.undo(NOMAD)
    assert offered(table, "offer", NOMAD) == [f"offer {price}" for price in range(2, 6)]
    play(table, f"{NOMAD}: offer 3")
    assert offered(table, "offer", CALIPH) == ["offer 2"]


@pytest.mark.parametrize(
    "ending",
    [
        [f"{CALIPH}: refuse"],
        [f"{CALIPH}: offer 1", f"{NOMAD}: refuse"],
        [f"{CALIPH}: offer 1", f"{NOMAD}: offer 3", f"{CALIPH}: refuse"],
        [f"{CALIPH}: offer 1", f"{CALIPH}: withdraw"],
        [f"{CALIPH}: offer 1", f"{NOMAD}: offer 3", f"{NOMAD}: withdraw"],
    ],
)
def test_without_agreement_another_action_is_chosen(ending: list[str]) -> None:
    table = hiring()
    play(table, "hire 1", *ending)
    assert table.asked == (CALIPH,)
    assert key(table) == "action"
    assert offered(table, "hire") == ["hire 2"], "not the same again in this action"
    assert offered(table, "collect")
    assert player(table, CALIPH).coins == 5
    assert events(table, TalksFailed)


def test_only_the_maker_of_an_offer_may_withdraw_it() -> None:
    table = hiring()
    play(table, "hire 1", "offer 1")
    assert refuses(table, NOMAD, "withdraw")
    assert table.legal(CALIPH) == ["withdraw"]
    assert table.legal(WARLORD) == []


def test_no_hiring_from_an_empty_reserves_card() -> None:
    table = acting(CALIPH, hexes={4: {"token": CALIPH}}, coins={CALIPH: 5})
    assert refuses(table, CALIPH, "hire 1")


def test_no_hiring_without_a_place_to_put_them() -> None:
    table = acting(CALIPH, coins={CALIPH: 5}, reserves={NOMAD: 3})
    assert refuses(table, CALIPH, "hire 1")


def bribing(nomad: tuple[int, int] = (0, 2), **pieces: Any) -> engine.Table:
    return acting(
        MURSHID,
        hexes={9: {"units": {NOMAD: nomad}, **pieces}, 13: {"town": True}, 8: {"fort": CALIPH}},
        coins={MURSHID: 3},
    )


def test_bribed_mercenaries_change_sides_and_may_move_on() -> None:
    table = bribing()
    assert offered(table, "bribe") == ["bribe 9 1", "bribe 9 2"]
    play(table, "bribe 9 2", "offer 3", f"{NOMAD}: accept")
    assert player(table, NOMAD).coins == 3
    assert ground(table, 9).forces == ((MURSHID, 0, 2),)
    assert player(table, NOMAD).supply[Piece.UNIT] == 12
    assert {"move 9 10", "assault 9 8", "assault 9 13", "done"} <= set(table.legal(MURSHID))
    play(table, "move 9 10", "units 0 1")
    assert state(table).turn is None, "one move only"


def test_a_follow_up_assault_may_sack_an_empty_settlement() -> None:
    table = bribing()
    play(table, "bribe 9 2", "offer 0", f"{NOMAD}: accept", f"{MURSHID}: assault 9 13", "units 0 1")
    assert player(table, MURSHID).coins == 3 + 2


@pytest.mark.parametrize("more", [{"nomad": (0, 3)}, {"fort": NOMAD}])
def test_what_the_nomad_has_left_fights(more: dict[str, Any]) -> None:
    table = bribing(**more)
    play(table, "bribe 9 2", "offer 0", f"{NOMAD}: accept")
    won = events(table, ClashWon)[0]
    assert (won.seat, won.attack, won.defence) == (MURSHID, 2, 1)


def haggling(**setup: Any) -> engine.Table:
    return acting(
        CALIPH,
        coins={CALIPH: 5},
        market=["imam", "archers", "elder", "infantry", "vizier", "uprising"],
        sultan_market=["sabotage", "tribute"],
        **setup,
    )


def test_a_card_of_the_sultans_market_is_paid_to_the_sultan_then_buying_goes_on() -> None:
    table = haggling()
    assert offered(table, "haggle") == ["haggle sabotage", "haggle tribute"]
    play(table, "haggle tribute", "offer 1", f"{SULTAN}: offer 2", f"{CALIPH}: accept")
    assert player(table, SULTAN).coins == 2
    assert cards(table, CALIPH) == ["tribute"]
    assert key(table) == "buy"
    assert offered(table, "haggle") == offered(table, "claim") == []
    play(table, "buy near archers", "done")
    assert player(table, CALIPH).coins == 2
    assert state(table).sultan_market == ["sabotage"]


def test_a_sultan_who_refuses_leaves_the_other_markets_open() -> None:
    table = haggling()
    play(table, "haggle tribute", "offer 1", f"{SULTAN}: refuse")
    assert offered(table, "haggle") == ["haggle sabotage"], "only talks about that card are over"
    assert offered(table, "buy")


def test_an_own_card_of_the_sultans_market_is_still_paid_to_the_sultan() -> None:
    table = haggling()
    play(table, "haggle tribute", "offer 3", f"{SULTAN}: accept")
    assert player(table, SULTAN).coins == 3


def test_the_negotiation_is_in_view_for_all() -> None:
    table = hiring()
    play(table, "hire 2", "offer 1")
    assert table.view(None)["bargain"] == {
        "talk": "hire",
        "buyer": CALIPH,
        "seller": NOMAD,
        "units": 2,
        "hex": None,
        "card": None,
        "price": 1,
        "earlier": None,
        "speaker": NOMAD,
        "left": 3,
    }
    play(table, f"{NOMAD}: offer 4")
    bargain = table.view(None)["bargain"]
    assert (bargain["earlier"], bargain["price"], bargain["speaker"]) == (1, 4, CALIPH)


def test_a_refusal_ends_talks_about_that_hex_only() -> None:
    table = acting(
        MURSHID,
        hexes={9: {"units": {NOMAD: (0, 2)}}, 10: {"units": {NOMAD: (0, 1)}}},
        coins={MURSHID: 3},
    )
    play(table, "bribe 9 2", "offer 1", f"{NOMAD}: refuse")
    assert offered(table, "bribe") == ["bribe 10 1"]
    assert refuses(table, MURSHID, "bribe 9 1")


def test_nobody_is_left_with_collect_alone_because_a_talk_failed() -> None:
    table = hiring()
    before = set(table.legal(CALIPH))
    play(table, "hire 2", "offer 1", f"{NOMAD}: refuse")
    assert set(table.legal(CALIPH)) == before


def test_the_next_action_is_free_of_what_was_refused_in_this_one() -> None:
    table = hiring()
    play(table, "hire 1", "refuse", "collect")
    assert state(table).turn is None


def test_the_number_of_mercenaries_can_be_countered() -> None:
    table = hiring()
    play(table, "hire 2", "offer 2")
    assert offered(table, "counter", NOMAD) == [f"counter 1 {price}" for price in range(6)]
    play(table, f"{NOMAD}: counter 1 3")
    assert table.view(None)["bargain"]["units"] == 1
    assert offered(table, "offer", CALIPH) == ["offer 0", "offer 1", "offer 2"]
    assert offered(table, "counter", CALIPH) == ["counter 2 3", "counter 2 4", "counter 2 5"]
    play(table, f"{CALIPH}: accept", f"{CALIPH}: place 1")
    assert player(table, NOMAD).coins == 3
    assert player(table, NOMAD).reserves == 2
    assert ground(table, 1).forces == ((CALIPH, 0, 1),)


def test_each_number_keeps_the_prices_that_were_named_for_it() -> None:
    table = hiring()
    play(table, "hire 2", "offer 1", f"{NOMAD}: counter 1 4", f"{CALIPH}: counter 2 3")
    assert offered(table, "offer", NOMAD) == ["offer 4", "offer 5"], "not below the buyer's 3"
    assert offered(table, "counter", NOMAD) == [f"counter 1 {price}" for price in range(4)]
    assert engine.Table.load(table.dump()).legal(NOMAD) == table.legal(NOMAD)


def test_all_numbers_that_a_failed_talk_was_about_are_over() -> None:
    table = hiring()
    play(table, "hire 2", "offer 2", f"{NOMAD}: counter 1 3", f"{CALIPH}: refuse")
    assert key(table) == "action"
    assert offered(table, "hire") == []


def test_bribed_mercenaries_can_be_countered_in_number() -> None:
    table = bribing()
    play(table, "bribe 9 1", "offer 1", f"{NOMAD}: counter 2 3", f"{MURSHID}: accept")
    assert ground(table, 9).forces == ((MURSHID, 0, 2),)


def test_a_posted_price_is_paid_without_a_talk() -> None:
    table = haggling()
    assert offered(table, "pay") == []
    play(table, f"{SULTAN}: post tribute 2")
    assert table.asked == (CALIPH,)
    assert table.view(None)["posted"] == {"tribute": 2}
    assert offered(table, "pay") == ["pay tribute"]
    assert "haggle tribute" in offered(table, "haggle"), "another price may be agreed on"
    play(table, "pay tribute")
    assert player(table, SULTAN).coins == 2
    assert cards(table, CALIPH) == ["tribute"]
    assert key(table) == "buy"
    assert table.view(None)["posted"] == {}


def test_a_posted_price_can_be_changed_and_taken_back() -> None:
    table = haggling()
    play(table, f"{SULTAN}: post tribute 2", f"{SULTAN}: post tribute 9")
    assert offered(table, "pay") == [], "more than the Caliph has"
    play(table, f"{SULTAN}: unpost tribute")
    assert table.view(None)["posted"] == {}
    assert refuses(table, SULTAN, "unpost tribute")
    assert refuses(table, SULTAN, "post imam 1")


def test_only_the_sultan_posts_prices() -> None:
    table = haggling()
    assert refuses(table, CALIPH, "post tribute 1")
    play(table, f"{SULTAN}: post tribute 0")
    assert offered(table, "pay") == ["pay tribute"]


def test_the_sultan_posts_in_his_own_turn_and_takes_his_card_with_its_price() -> None:
    table = acting(SULTAN, sultan_market=["imam"])
    play(table, "post imam 4", "claim imam")
    assert table.view(None)["posted"] == {}


def test_a_price_goes_by_the_kind_of_card() -> None:
    table = acting(CALIPH, sultan_market=["imam", "imam"], coins={CALIPH: 3})
    play(table, f"{SULTAN}: post imam 1", "pay imam", "done")
    assert table.view(None)["posted"] == {"imam": 1}
