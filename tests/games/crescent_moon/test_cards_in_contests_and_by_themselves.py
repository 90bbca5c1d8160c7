"""Cards for contests, and cards played as an action or at any time (facts 10.0, 11.8)."""

from typing import Any

import pytest

import engine
from engine.games.crescent_moon.clash_events import ClashWon
from engine.games.crescent_moon.events import HandShown
from engine.ids import Seat
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    WARLORD,
    acting,
    cards,
    commit,
    ground,
    key,
    offered,
    play,
    player,
    refuses,
    state,
)
from tests.kit.tables import events

# In hex 9 the Caliph attacks with a unit there, and the Murshid defends with a token.
CONTESTS: dict[str, tuple[list[str], dict[str, Any], int]] = {
    "imam": (["imam"], {}, 3),
    "vizier with control": (["vizier"], {}, 3),
    "uprising with a city": (["uprising"], {"city": True}, 3),
    "uprising with a town": (["uprising"], {"town": True}, 2),
    "uprising without": (["uprising"], {}, 1),
    "bribery": (["bribery"], {}, 1),
}


@pytest.mark.parametrize("name", CONTESTS)
def test_contest_card(name: str) -> None:
    hand, pieces, attack = CONTESTS[name]
    table = acting(
        CALIPH,
        hexes={9: {"units": {CALIPH: (1, 0)}, "token": MURSHID, **pieces}},
        hands={CALIPH: hand},
    )
    play(table, "influence 9")
    while key(table) == "pledge":
        play(table, "hold")
    play(table, f"{CALIPH}: {commit(hand)}")
    while key(table) == "stance":
        play(table, "oppose")
    if name == "bribery":
        if key(table) == "bribery":
            play(table, f"target {MURSHID}")
        assert cards(table, MURSHID) == ["bribery"]
    while key(table) == "tie":
        play(table, "favour attack")
    won = events(table, ClashWon)[0]
    assert won.attack == attack
    assert won.defence == 1 + bool(pieces) - (name == "bribery")


def test_vizier_without_control_gives_1() -> None:
    table = acting(
        CALIPH,
        hexes={8: {"units": {CALIPH: (1, 0)}}, 9: {"units": {NOMAD: (0, 1)}}},
        hands={CALIPH: ["vizier"]},
    )
    play(table, "influence 9", "commit1 vizier", "oppose")
    assert events(table, ClashWon)[0].attack == 1


def test_assassination_in_a_contest() -> None:
    table = acting(
        CALIPH,
        hexes={9: {"units": {CALIPH: (1, 0)}, "token": MURSHID}},
        hands={CALIPH: ["assassination"], MURSHID: ["imam"]},
    )
    play(table, "influence 9", "hold", f"{CALIPH}: commit1 assassination")
    play(table, f"{MURSHID}: commit1 imam", "oppose", f"assassinate {MURSHID} imam")
    play(table, "favour attack")
    assert ground(table, 9).token == CALIPH


def test_bribery_without_anyone_on_the_other_side_is_discarded() -> None:
    table = acting(
        CALIPH,
        hexes={8: {"units": {CALIPH: (1, 0)}}, 9: {"units": {NOMAD: (0, 1)}}},
        hands={CALIPH: ["bribery"]},
    )
    play(table, "influence 9", "commit1 bribery", "support")
    assert state(table).discard == ["bribery"]


def test_forced_march_is_two_moves_and_an_assault() -> None:
    table = acting(
        CALIPH,
        hexes={8: {"units": {CALIPH: (3, 0)}}, 10: {"units": {NOMAD: (0, 1)}}},
        hands={CALIPH: ["forced_march"]},
    )
    play(table, "play forced_march", "move 8 9", "units 3 0", "done")
    play(table, "assault 9 10", "units 3 0")
    assert events(table, ClashWon)[0].hex == "10"
    assert ground(table, 10).holder == CALIPH


def test_missionaries_reach_any_hex() -> None:
    table = acting(MURSHID, hexes={1: {"token": MURSHID}}, hands={MURSHID: ["missionaries"]})
    play(table, "play missionaries", "influence 16")
    assert ground(table, 16).token == MURSHID
    assert state(table).discard == ["missionaries"]


def test_master_builders_build_at_half_price_without_surcharge() -> None:
    table = acting(
        CALIPH,
        hexes={11: {"fort": CALIPH}},
        hands={CALIPH: ["master_builders"]},
        coins={CALIPH: 2},
    )
    assert offered(table, "build") == []
    play(table, "play master_builders", "build castle 11")
    assert player(table, CALIPH).coins == 0
    assert ground(table, 11).stronghold == "castle"


def test_master_builders_are_of_no_use_to_the_warlord() -> None:
    table = acting(
        WARLORD,
        hexes={9: {"fort": WARLORD}},
        hands={WARLORD: ["master_builders"]},
        coins={WARLORD: 9},
    )
    assert refuses(table, WARLORD, "play master_builders")


@pytest.mark.parametrize(("name", "coins"), [("caravan", 4), ("tribute", 3)])
def test_cards_that_give_coins(name: str, coins: int) -> None:
    table = acting(CALIPH, hands={CALIPH: [name]})
    play(table, f"play {name}")
    assert player(table, CALIPH).coins == coins
    assert state(table).discard == [name]
    assert bool(offered(table, "collect", CALIPH)) == (name == "tribute"), "costs no action"


def test_informers_show_a_hand_to_their_player_alone() -> None:
    table = acting(WARLORD, hands={MURSHID: ["informers"], CALIPH: ["vizier", "archers"]})
    play(table, f"{MURSHID}: play informers", f"{MURSHID}: target {CALIPH}")
    assert events(table, HandShown, MURSHID)[0].cards == ("vizier", "archers")
    assert events(table, HandShown, CALIPH)[0].cards is None
    assert table.asked == (WARLORD,)


def test_ships_last_for_one_action_and_only_in_the_own_turn() -> None:
    table = acting(
        CALIPH, hexes={12: {"units": {CALIPH: (2, 0)}}}, hands={CALIPH: ["ships"], NOMAD: ["ships"]}
    )
    assert table.legal(NOMAD) == []
    assert refuses(table, CALIPH, "move 12 16")
    play(table, "play ships")
    assert {"move 12 16", "move 12 13", "move 12 7"} <= set(offered(table, "move"))
    play(table, "move 12 16", "units 1 0", "done")
    assert state(table).turn is None


def test_ships_may_be_taken_between_two_moves() -> None:
    table = acting(CALIPH, hexes={7: {"units": {CALIPH: (1, 0)}}}, hands={CALIPH: ["ships"]})
    play(table, "move 7 12")
    assert refuses(table, CALIPH, "move 12 16")
    play(table, f"{CALIPH}: play ships", "move 12 16")
    assert ground(table, 16).units(Seat(CALIPH)) == 1


def test_guides_move_two_units_one_hex_each_even_in_anothers_turn() -> None:
    table = acting(WARLORD, hexes={8: {"units": {NOMAD: (0, 2)}}}, hands={NOMAD: ["guides"]})
    play(table, f"{NOMAD}: play guides", f"{NOMAD}: move 8 9")
    assert offered(table, "move", NOMAD), "the other unit may go"
    assert not [each for each in offered(table, "move", NOMAD) if each.startswith("move 9")]
    play(table, f"{NOMAD}: move 8 7")
    assert ground(table, 9).units(Seat(NOMAD)) == ground(table, 7).units(Seat(NOMAD)) == 1
    assert table.asked == (WARLORD,)


def guided(figures: dict[str, int] | None = None, **hexes: Any) -> engine.Table:
    units = {int(here[1:]): {"units": {WARLORD: force}} for here, force in hexes.items()}
    options = {"figures": figures or {}}
    table = acting(WARLORD, hexes=units, hands={WARLORD: ["campaign", "guides"]}, options=options)
    play(table, "play guides")
    return table


def test_guides_leave_a_unit_that_has_arrived_where_it_is_whatever_its_kind() -> None:
    table = guided(h8=(0, 1), h9=(1, 0))
    play(table, "move 8 9", "move 9 6")
    assert key(table) == "action", "only the ordinary unit could go, so nothing was asked"
    assert ground(table, 9).forces == ((WARLORD, 0, 1),)
    assert ground(table, 6).forces == ((WARLORD, 1, 0),)


def test_guides_ask_for_the_kind_only_where_both_have_one_that_has_not_moved() -> None:
    table = guided(h8=(0, 1), h9=(1, 1))
    play(table, "move 8 9", "move 9 6")
    assert table.legal(WARLORD) == ["units 0 1", "units 1 0"], "one mercenary was here before"
    play(table, "units 0 1")
    assert ground(table, 9).forces == ((WARLORD, 1, 1),)


def test_guides_remember_every_arrival_where_the_table_guides_more_units() -> None:
    table = guided({"cards.guides.guide": 4}, h8=(1, 1), h9=(1, 0))
    play(table, "move 8 9", "units 0 1", "move 8 9")
    assert {action.split()[1] for action in offered(table, "move")} == {"9"}
    play(table, "move 9 6")
    assert ground(table, 9).forces == ((WARLORD, 1, 1),)
    assert ground(table, 6).forces == ((WARLORD, 1, 0),)
    assert key(table) == "action", "all three have moved"


def test_guides_do_not_enter_a_hex_that_another_controls() -> None:
    table = acting(
        WARLORD,
        hexes={8: {"units": {NOMAD: (0, 1)}}, 9: {"fort": CALIPH}},
        hands={NOMAD: ["guides"]},
    )
    play(table, f"{NOMAD}: play guides")
    assert "move 8 9" not in table.legal(NOMAD)


def test_cards_for_clashes_are_not_played_by_themselves() -> None:
    table = acting(WARLORD, hands={WARLORD: ["infantry"], CALIPH: ["imam"]})
    assert refuses(table, WARLORD, "play infantry")
    assert refuses(table, WARLORD, "play imam")
