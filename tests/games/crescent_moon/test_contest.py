"""The influence action and its contests (facts 6.2, 8, 9.2)."""

import pytest

from engine.games.crescent_moon.clash_events import CardsRevealed, ClashWon
from engine.games.crescent_moon.data import Piece
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    acting,
    ground,
    key,
    offered,
    play,
    player,
    refuses,
    state,
)
from tests.kit.tables import events


def test_with_nobody_there_the_token_is_simply_placed() -> None:
    table = acting(CALIPH, hexes={8: {"units": {CALIPH: (1, 0)}}})
    play(table, "influence 9")
    assert ground(table, 9).token == CALIPH
    assert state(table).past is None


def test_influence_reaches_hexes_where_one_is_present_or_next_to() -> None:
    table = acting(CALIPH, hexes={12: {"units": {CALIPH: (1, 0)}}, 11: {"token": CALIPH}})
    reached = {"influence 7", "influence 8", "influence 12", "influence 15"}
    assert set(offered(table, "influence")) == reached
    assert refuses(table, CALIPH, "influence 13"), "the river parts them"
    assert refuses(table, CALIPH, "influence 11"), "the own token is there"


def test_influence_needs_a_token_in_supply() -> None:
    tokens = {number: {"token": WARLORD} for number in (1, 2, 3, 4, 5, 6)}
    table = acting(WARLORD, hexes={**tokens, 8: {"units": {WARLORD: (1, 0)}}})
    assert refuses(table, WARLORD, "influence 8")


def test_the_sultan_is_present_with_every_town_and_city() -> None:
    table = acting(SULTAN, hexes={16: {"town": True}, 1: {"city": True}})
    assert {"influence 16", "influence 1", "influence 4"} <= set(offered(table, "influence"))


def test_another_presence_makes_a_contest() -> None:
    table = acting(CALIPH, hexes={8: {"units": {CALIPH: (1, 0)}}, 9: {"units": {NOMAD: (0, 1)}}})
    play(table, "influence 9", "oppose")
    won = events(table, ClashWon)[0]
    assert (won.attack, won.defence, won.side) == (0, 1, "defence")
    assert ground(table, 9).token is None


def test_an_existing_token_goes_back_to_its_owner() -> None:
    table = acting(CALIPH, hexes={9: {"units": {CALIPH: (1, 0)}, "token": NOMAD}})
    play(table, "influence 9", "oppose")
    assert ground(table, 9).token == CALIPH
    assert player(table, NOMAD).supply[Piece.INFLUENCE_TOKEN] == 8


def test_a_supporter_adds_what_he_has() -> None:
    table = acting(
        CALIPH,
        hexes={8: {"units": {CALIPH: (1, 0)}}, 9: {"units": {NOMAD: (0, 1)}, "city": True}},
    )
    play(table, "influence 9", f"{SULTAN}: support", f"{NOMAD}: support")
    won = events(table, ClashWon)[0]
    assert (won.attack, won.defence) == (2, 0), "military once, civil for the Sultan"


# Pieces in hex 9: totals there, without cards, of the attacking Caliph and of the defenders.
STANDINGS = {
    "unit": ({"units": {CALIPH: (2, 0)}, "token": NOMAD}, (1, 1)),
    "unit and stronghold count once": (
        {"units": {CALIPH: (2, 0)}, "fort": CALIPH, "town": True},
        (1, 1),
    ),
    "the palace is military and civil": ({"palace": True, "token": NOMAD}, (2, 1)),
    "settlement and token of the Sultan count once": (
        {"units": {CALIPH: (1, 0)}, "city": True, "token": SULTAN},
        (1, 1),
    ),
    "several defenders": ({"units": {CALIPH: (1, 0)}, "city": True, "token": NOMAD}, (1, 2)),
}


@pytest.mark.parametrize("name", STANDINGS)
def test_standing(name: str) -> None:
    pieces, totals = STANDINGS[name]
    table = acting(CALIPH, hexes={9: pieces})
    play(table, "influence 9")
    while state(table).clash:
        play(table, "oppose")
    won = events(table, ClashWon)[0]
    assert (won.attack, won.defence) == totals


def test_stances_are_taken_in_turn_order_after_the_cards_are_chosen() -> None:
    table = acting(
        CALIPH,
        hexes={9: {"units": {CALIPH: (1, 0)}, "city": True, "token": MURSHID}},
        hands={SULTAN: ["imam"], CALIPH: ["imam"]},
    )
    play(table, "influence 9", "hold", "hold")
    assert table.asked == (SULTAN, CALIPH)
    play(table, f"{CALIPH}: commit1 imam", f"{SULTAN}: commit1 imam")
    assert [*table.asked] == [MURSHID]
    play(table, "oppose")
    assert [*table.asked] == [SULTAN]
    assert not events(table, CardsRevealed)
    play(table, "oppose")
    assert [each.seat for each in events(table, CardsRevealed)] == [SULTAN, CALIPH]


def test_the_murshid_takes_part_next_to_his_tokens_through_cards_alone() -> None:
    table = acting(
        CALIPH,
        hexes={9: {"units": {CALIPH: (1, 0)}}, 10: {"units": {MURSHID: (0, 1)}, "token": MURSHID}},
        hands={MURSHID: ["imam"]},
    )
    play(table, "influence 9", f"{CALIPH}: hold", f"{MURSHID}: commit1 imam", "oppose")
    won = events(table, ClashWon)[0]
    assert (won.attack, won.defence) == (1, 2)


def test_the_river_keeps_the_murshid_out() -> None:
    table = acting(CALIPH, hexes={12: {"units": {CALIPH: (1, 0)}}, 13: {"token": MURSHID}})
    play(table, "influence 12")
    assert ground(table, 12).token == CALIPH


def test_the_murshid_alone_near_his_own_tokens_simply_wins() -> None:
    table = acting(MURSHID, hexes={8: {"token": MURSHID}})
    play(table, "influence 9")
    assert ground(table, 9).token == MURSHID


def test_a_tie_goes_to_the_attacker_where_no_token_of_the_murshid_is() -> None:
    table = acting(CALIPH, hexes={9: {"units": {CALIPH: (1, 0)}, "token": NOMAD}})
    play(table, "influence 9", "oppose")
    assert events(table, ClashWon)[0].side == "attack"


def test_a_deal_in_a_contest_is_paid_by_the_winning_side() -> None:
    table = acting(CALIPH, hexes={9: {"units": {CALIPH: (1, 0)}, "city": True, "token": MURSHID}})
    play(table, "influence 9", f"{SULTAN}: pledge 2", f"{CALIPH}: pledge 4")
    play(table, f"strike {SULTAN}", "oppose", "support")
    won = events(table, ClashWon)[0]
    assert (won.attack, won.defence) == (2, 1)
    assert player(table, SULTAN).vp == 3
    assert player(table, MURSHID).vp == 7
    assert player(table, CALIPH).vp == 5


def test_no_deal_where_the_murshid_attacks() -> None:
    table = acting(MURSHID, hexes={9: {"token": CALIPH}, 8: {"token": MURSHID}})
    play(table, "influence 9")
    assert key(table) == "stance"


def test_cards_after_a_contest_go_by_their_type() -> None:
    table = acting(
        CALIPH,
        hexes={9: {"units": {CALIPH: (1, 0)}, "token": NOMAD}},
        hands={CALIPH: ["imam", "uprising"]},
    )
    play(table, "influence 9", "commit2 imam uprising", "oppose")
    assert player(table, CALIPH).front == ("imam",)
    assert state(table).discard == ["uprising"]


def test_bribery_over_the_hand_limit_means_a_discard() -> None:
    table = acting(
        CALIPH,
        hexes={9: {"units": {CALIPH: (1, 0)}, "token": NOMAD}},
        hands={CALIPH: ["bribery"], NOMAD: ["infantry"] * 4 + ["cavalry"] * 4},
    )
    play(table, "influence 9", f"{CALIPH}: commit1 bribery", f"{NOMAD}: hold", "oppose")
    assert key(table) == "discard"
    play(table, "discard infantry")
    assert len(player(table, NOMAD).hand) == 8
