"""Combat step by step, and what the Murshid does in it (facts 7, 9.2, 11.9)."""

from typing import Any

import pytest

import engine
from engine.games.crescent_moon.clash_events import (
    CardsRevealed,
    CardsSealed,
    ClashWon,
    DealOffered,
    OfferSealed,
    SideBacked,
    UnitsLost,
)
from engine.games.crescent_moon.data import Piece
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
    key,
    offered,
    play,
    player,
    refuses,
    state,
)
from tests.kit.tables import events


def battle(
    attackers: tuple[int, int] = (4, 0),
    defenders: tuple[int, int] = (4, 0),
    *,
    more: Hexes | None = None,
    **setup: Any,
) -> engine.Table:
    """Return a table where the Caliph, in hex 8, can attack the Warlord in hex 9."""
    hexes: Hexes = {
        8: {"units": {CALIPH: attackers}},
        9: {"units": {WARLORD: defenders}} if sum(defenders) else {},
    }
    for number, pieces in (more or {}).items():
        hexes[number] = {**hexes.get(number, {}), **pieces}
    return acting(CALIPH, hexes=hexes, **setup)


def test_a_tie_goes_to_the_attacker() -> None:
    table = battle((2, 0), (2, 0))
    play(table, "assault 8 9", "units 2 0", f"{WARLORD}: hold")
    assert ground(table, 9).holder == CALIPH


def test_casualties_are_half_the_opponents_total_and_the_owner_chooses() -> None:
    table = battle((3, 2), (3, 1))
    play(table, "assault 8 9", "units 3 2", f"{WARLORD}: hold")
    assert key(table) == "casualties"
    assert table.asked == (CALIPH,)
    assert table.legal(CALIPH) == ["units 0 2", "units 1 1", "units 2 0"]
    play(table, "units 0 2")
    assert table.asked == (WARLORD,)
    play(table, "units 1 1")
    assert ground(table, 9).forces == ((CALIPH, 3, 0),)


def test_the_losers_ordinary_units_retreat_to_the_reserves_card_and_mercenaries_to_supply() -> None:
    table = battle((5, 0), (2, 2))
    play(table, "assault 8 9", "units 5 0", f"{WARLORD}: hold", "units 1 1")
    assert player(table, WARLORD).reserves == 1
    assert player(table, WARLORD).supply[Piece.UNIT] == 23


def test_a_losing_attacker_retreats_too() -> None:
    table = battle((1, 1), (5, 0))
    play(table, "assault 8 9", "units 1 1", f"{WARLORD}: hold")
    assert ground(table, 9).forces == ((WARLORD, 4, 0),)
    assert player(table, CALIPH).supply[Piece.UNIT] == 12
    table = battle((3, 0), (5, 0))
    play(table, "assault 8 9", "units 3 0", f"{WARLORD}: hold")
    assert player(table, CALIPH).reserves == 1


def test_a_losing_nomads_mercenaries_go_to_his_reserves_card() -> None:
    table = acting(CALIPH, hexes={8: {"units": {CALIPH: (5, 0)}}, 9: {"units": {NOMAD: (0, 4)}}})
    play(table, "assault 8 9", "units 5 0")
    assert player(table, NOMAD).reserves == 2
    assert player(table, NOMAD).supply[Piece.UNIT] == 10


def test_buildings_are_no_casualties() -> None:
    table = battle((5, 0), (0, 0), more={9: {"fort": WARLORD}})
    play(table, "assault 8 9", "units 5 0", f"{WARLORD}: hold")
    assert events(table, UnitsLost) == []
    assert key(table) == "capture"


def test_strength_counts_fort_castle_and_palace() -> None:
    table = acting(
        NOMAD,
        hexes={8: {"units": {NOMAD: (0, 3)}}, 9: {"castle": CALIPH, "palace": True}},
    )
    play(table, "assault 8 9", "units 0 3")
    won = events(table, ClashWon)[0]
    assert (won.attack, won.defence) == (3, 4)


def test_capture_replaces_the_stronghold_by_an_own_one() -> None:
    table = battle((5, 0), (1, 0), more={9: {"fort": WARLORD}})
    play(table, "assault 8 9", "units 5 0", f"{WARLORD}: hold", "capture")
    assert (ground(table, 9).stronghold, ground(table, 9).owner) == ("fort", CALIPH)
    assert player(table, WARLORD).supply[Piece.FORT] == 4
    assert player(table, CALIPH).supply[Piece.FORT] == 7
    assert player(table, CALIPH).coins == 0


def test_without_a_matching_piece_in_supply_a_stronghold_is_sacked() -> None:
    own = {number: {"castle": CALIPH} for number in (1, 2, 3, 4)}
    table = battle((5, 0), (0, 0), more={9: {"castle": WARLORD}, **own})
    play(table, "assault 8 9", "units 5 0", f"{WARLORD}: hold")
    assert player(table, CALIPH).coins == 3
    assert ground(table, 9).stronghold is None


def test_the_palace_is_sacked_even_where_the_fort_is_captured() -> None:
    table = acting(
        WARLORD,
        hexes={8: {"units": {WARLORD: (7, 0)}}, 9: {"fort": CALIPH, "palace": True}},
    )
    play(table, "assault 8 9", "units 7 0", "hold", "capture")
    assert not ground(table, 9).palace
    assert player(table, CALIPH).supply[Piece.PALACE] == 1
    assert player(table, WARLORD).coins == 2


def test_a_settlement_need_not_be_sacked() -> None:
    table = battle((5, 0), (1, 0), more={9: {"city": True}})
    play(table, "assault 8 9", "units 5 0", f"{WARLORD}: hold", "done")
    assert ground(table, 9).settlement == "city"


def test_an_attacker_without_units_left_neither_captures_nor_sacks() -> None:
    table = battle((2, 0), (1, 0), more={9: {"fort": WARLORD}}, hands={WARLORD: ["archers"]})
    play(table, "assault 8 9", "units 2 0", f"{WARLORD}: commit1 archers")
    assert events(table, ClashWon)[0].side == "attack"
    assert ground(table, 9).holder == WARLORD
    assert ground(table, 9).forces == ()


def test_an_attacker_who_wins_with_nothing_left_leaves_the_hex_uncontrolled() -> None:
    table = battle((2, 0), (2, 0), hands={WARLORD: ["archers"]})
    play(table, "assault 8 9", "units 2 0", f"{WARLORD}: commit1 archers")
    assert ground(table, 9).holder is None


def test_a_defender_who_wins_takes_nothing() -> None:
    table = acting(
        WARLORD,
        hexes={8: {"units": {WARLORD: (1, 0)}}, 9: {"units": {NOMAD: (0, 4)}, "town": True}},
    )
    play(table, "assault 8 9", "hold")
    assert ground(table, 9).settlement == "town"
    assert player(table, NOMAD).coins == 0


def test_the_sultan_does_not_sack_his_own_settlement() -> None:
    table = acting(
        SULTAN,
        hexes={8: {"units": {SULTAN: (0, 5)}}, 9: {"units": {NOMAD: (0, 1)}, "town": True}},
    )
    play(table, "assault 8 9", "units 0 5")
    assert ground(table, 9).settlement == "town"
    assert ground(table, 9).holder == SULTAN


def test_an_assault_on_an_empty_settlement_sacks_it() -> None:
    table = acting(
        WARLORD, hexes={8: {"units": {WARLORD: (2, 0)}}, 9: {"town": True, "token": MURSHID}}
    )
    play(table, "assault 8 9", "units 1 0")
    assert player(table, WARLORD).coins == 2
    assert player(table, WARLORD).vp == 7
    assert ground(table, 9).holder == WARLORD
    assert player(table, SULTAN).supply[Piece.TOWN] == 6
    assert state(table).past is None, "no combat"


def test_sealed_cards_are_secret_even_in_number() -> None:
    table = battle((2, 0), (2, 0), hands={CALIPH: ["general", "archers"], WARLORD: ["infantry"]})
    play(table, "assault 8 9", "units 2 0", f"{CALIPH}: commit2 archers general")
    view = table.view(WARLORD)
    assert view["clash"]["sealed"] == [CALIPH]
    assert view["clash"]["played"] == []
    assert view["players"][CALIPH]["cards"] == 2
    assert events(table, CardsSealed, WARLORD)[0].count is None
    assert table.history[-1].private
    play(table, f"{WARLORD}: hold")
    past = state(table).past
    assert past
    assert [each.card for each in past.clash.played] == ["archers", "general"]


def test_people_and_battalions_stay_face_up_and_events_are_spent() -> None:
    table = battle(
        (2, 0), (2, 0), hands={CALIPH: ["general", "archers", "sabotage"], WARLORD: ["campaign"]}
    )
    play(table, "assault 8 9", "units 2 0", f"{CALIPH}: commit3 sabotage archers general")
    play(table, f"{WARLORD}: commit1 campaign")
    assert sorted(player(table, CALIPH).front) == ["archers", "general"]
    assert state(table).discard == ["sabotage"]
    assert cards(table, WARLORD) == ["campaign"]


# -- the Murshid -------------------------------------------------------------------------------


def test_the_murshid_decides_a_tie_where_his_token_is() -> None:
    table = battle((2, 0), (2, 0), more={9: {"token": MURSHID}})
    play(table, "assault 8 9", "units 2 0", "hold", "hold", f"{WARLORD}: hold")
    assert table.asked == (MURSHID,)
    play(table, "favour defence")
    assert ground(table, 9).holder == WARLORD


def test_the_murshid_does_not_decide_where_his_token_is_next_door() -> None:
    table = battle((2, 0), (2, 0), more={10: {"token": MURSHID}})
    play(table, "assault 8 9", "units 2 0", "hold", "hold", f"{WARLORD}: hold")
    assert ground(table, 9).holder == CALIPH


@pytest.mark.parametrize(("near", "meddles"), [(9, True), (10, True), (1, False)])
def test_the_murshid_meddles_only_near_his_tokens(near: int, meddles: bool) -> None:
    table = battle((2, 0), (2, 0), more={near: {"token": MURSHID}}, hands={MURSHID: ["sabotage"]})
    play(table, "assault 8 9", "units 2 0")
    while key(table) == "pledge":
        play(table, "hold")
    assert (MURSHID in table.asked) == meddles


def meddling(**setup: Any) -> engine.Table:
    """Return a combat in which the Murshid may commit cards; nobody makes a deal."""
    table = battle(
        (2, 0),
        (3, 0),
        more={10: {"token": MURSHID}},
        hands={MURSHID: ["sabotage", "general"]},
        **setup,
    )
    play(table, "assault 8 9", "units 2 0", "hold", "hold")
    return table


def test_the_murshids_cards_count_for_the_side_he_names_and_end_before_him() -> None:
    table = meddling()
    play(table, f"{MURSHID}: commit2 sabotage general", f"{WARLORD}: hold")
    assert key(table) == "back"
    assert table.legal(MURSHID) == [f"back {CALIPH}", f"back {WARLORD}"]
    play(table, f"back {CALIPH}")
    won = events(table, ClashWon)[0]
    assert (won.attack, won.defence) == (3, 2)
    assert player(table, MURSHID).front == ("general",)
    assert state(table).discard == ["sabotage"]


def test_the_murshid_names_his_side_before_cards_are_revealed() -> None:
    table = meddling()
    play(table, f"{MURSHID}: commit1 general", f"{WARLORD}: commit1 campaign")
    assert table.asked == (MURSHID,)
    assert key(table) == "back"
    assert not events(table, CardsRevealed)
    play(table, f"back {WARLORD}")
    kinds = [type(event) for event in table.log(None)]
    assert kinds.index(SideBacked) < kinds.index(CardsRevealed)
    assert not table.can_undo(MURSHID), "the cards are open now"


def test_a_murshid_who_committed_nothing_is_asked_for_his_side_all_the_same() -> None:
    table = meddling()
    play(table, f"{MURSHID}: hold", f"{WARLORD}: hold")
    assert key(table) == "back", "else all would know that he has committed no card"
    play(table, f"back {WARLORD}")
    won = events(table, ClashWon)[0]
    assert (won.attack, won.defence) == (2, 3)


def test_a_murshid_without_cards_is_asked_neither_for_cards_nor_for_a_side() -> None:
    table = battle((2, 0), (3, 0), more={10: {"token": MURSHID}})
    play(table, "assault 8 9", "units 2 0", "hold", "hold", f"{WARLORD}: hold")
    assert events(table, ClashWon)
    assert not events(table, SideBacked)


def deal_battle(attackers: int) -> engine.Table:
    table = battle((attackers, 0), (3, 0), more={10: {"token": MURSHID}}, vp={CALIPH: 4})
    play(table, "assault 8 9", f"units {attackers} 0")
    return table


def test_offers_to_the_murshid_are_up_to_5_points_that_one_has() -> None:
    table = deal_battle(4)
    assert offered(table, "pledge", CALIPH) == [f"pledge {points}" for points in (1, 2, 3, 4)]
    assert offered(table, "pledge", WARLORD)[-1] == "pledge 5"


@pytest.mark.parametrize(("attackers", "paid"), [(4, 3), (1, 0)])
def test_a_deal_is_paid_by_whoever_wins_and_only_then(attackers: int, paid: int) -> None:
    table = battle((attackers, 0), (3, 0), more={10: {"token": MURSHID}})
    play(table, "assault 8 9", *[f"units {attackers} 0"] * (attackers > 1))
    play(table, f"{CALIPH}: pledge 3", f"{WARLORD}: pledge 1")
    assert table.legal(MURSHID) == [f"strike {WARLORD}", f"strike {CALIPH}", "done"]
    play(table, f"strike {CALIPH}", f"{WARLORD}: hold")
    assert player(table, CALIPH).vp == 5 - paid
    assert player(table, MURSHID).vp == 5 + paid


def test_the_murshid_may_refuse_every_offer() -> None:
    table = deal_battle(4)
    play(table, f"{CALIPH}: pledge 3", f"{WARLORD}: hold", f"{MURSHID}: done", f"{WARLORD}: hold")
    assert player(table, MURSHID).vp == 5


def test_offers_stay_secret_until_all_are_made() -> None:
    table = deal_battle(4)
    play(table, f"{CALIPH}: pledge 3")
    assert events(table, OfferSealed, WARLORD)[0].points is None
    assert not events(table, DealOffered)


def test_no_deals_where_the_murshid_fights_himself() -> None:
    table = acting(
        MURSHID,
        hexes={
            8: {"units": {MURSHID: (0, 2)}, "token": MURSHID},
            9: {"units": {NOMAD: (0, 1)}, "token": MURSHID},
        },
    )
    play(table, "assault 8 9", "units 0 2")
    assert not events(table, DealOffered)
    assert ground(table, 9).holder == MURSHID


def test_the_last_combat_stays_in_view() -> None:
    table = battle((5, 0), (2, 0), more={9: {"fort": WARLORD}})
    play(table, "assault 8 9", "units 5 0", f"{WARLORD}: hold", "capture")
    clash = table.view(None)["clash"]
    assert clash["open"] is False
    assert (clash["hex"], clash["origin"], clash["winner"]) == ("9", "8", "attack")
    assert (clash["attack"]["total"], clash["defence"]["total"]) == (5, 3)
    assert (clash["attack"]["lost"], clash["defence"]["lost"]) == (1, 2)
    assert clash["captured"] == "fort"


def test_too_many_units_leave_at_the_end_of_the_action() -> None:
    table = acting(CALIPH, hexes={8: {"units": {CALIPH: (3, 2)}}, 9: {"units": {CALIPH: (1, 1)}}})
    play(table, "move 8 9", "units 3 2", "done")
    assert key(table) == "disband"
    assert table.legal(CALIPH) == ["units 0 2", "units 1 1", "units 2 0"]
    play(table, "units 1 1")
    assert ground(table, 9).forces == ((CALIPH, 3, 2),)
    assert player(table, CALIPH).reserves == 1
    assert player(table, CALIPH).supply[Piece.UNIT] == 6


def test_the_warlord_may_have_seven_units_in_a_hex() -> None:
    table = acting(
        WARLORD, hexes={8: {"units": {WARLORD: (4, 0)}}, 9: {"units": {WARLORD: (4, 0)}}}
    )
    play(table, "move 8 9", "units 4 0", "done")
    assert ground(table, 9).units(WARLORD) == 7
    assert player(table, WARLORD).reserves == 1


def test_one_cannot_assault_what_is_ones_own_or_empty() -> None:
    table = acting(WARLORD, hexes={8: {"units": {WARLORD: (1, 0)}}, 9: {"fort": WARLORD}})
    assert refuses(table, WARLORD, "assault 8 9")
    assert refuses(table, WARLORD, "assault 8 7")
    assert refuses(table, WARLORD, "assault 8 1")


def test_a_settlement_in_a_hex_of_ones_own_may_be_sacked() -> None:
    """No *other* player controls it (R53): the English edition's words."""
    hexes: Hexes = {
        8: {"units": {WARLORD: (2, 0)}},
        9: {"units": {WARLORD: (1, 0)}, "city": True},
    }
    table = acting(WARLORD, hexes=hexes)
    assert offered(table, "assault") == ["assault 8 9"]
    play(table, "assault 8 9", "units 1 0")
    assert ground(table, 9).settlement is None
    assert ground(table, 9).forces == ((WARLORD, 2, 0),)
    assert player(table, WARLORD).coins == 4
    assert player(table, WARLORD).vp == 5 + 4


def test_a_fort_of_ones_own_makes_the_hex_ones_own_to_sack() -> None:
    hexes: Hexes = {8: {"units": {CALIPH: (1, 0)}}, 9: {"fort": CALIPH, "town": True}}
    table = acting(CALIPH, hexes=hexes)
    play(table, "assault 8 9")
    assert ground(table, 9).settlement is None
    assert ground(table, 9).stronghold is Piece.FORT
    assert player(table, CALIPH).coins == 2


def test_the_sultan_sacks_nothing_in_his_own_hexes() -> None:
    hexes: Hexes = {8: {"units": {SULTAN: (0, 1)}}, 9: {"fort": SULTAN, "town": True}}
    assert refuses(acting(SULTAN, hexes=hexes), SULTAN, "assault 8 9")
