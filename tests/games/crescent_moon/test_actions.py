"""The common and the unique actions (facts 6)."""

import random

import pytest

import engine
from engine.games.crescent_moon.data import CHARACTERS, Piece
from engine.games.crescent_moon.figures import figures_for
from engine.ids import Seat
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
from tests.kit.random_play import positions

EVERYONE = {
    8: {"units": {WARLORD: (2, 0)}, "token": MURSHID},
    4: {"units": {CALIPH: (2, 0)}, "palace": True},
    9: {"units": {NOMAD: (0, 2)}, "token": WARLORD},
    14: {"units": {SULTAN: (0, 2)}, "town": True},
    7: {"units": {MURSHID: (0, 1)}},
    1: {"token": WARLORD},
    3: {"fort": CALIPH},
}
COMMON = {"influence", "move", "assault", "buy_cards", "play_card", "collect"}
HIRING = {"hire_mercenaries", "bribe_mercenaries"}
REPERTOIRE = {
    WARLORD: COMMON | HIRING | {"recruit", "revolt", "muster"},
    MURSHID: COMMON | HIRING | {"build", "scheme"},
    SULTAN: COMMON | HIRING | {"build", "conspire"},
    CALIPH: COMMON | HIRING | {"build", "recruit", "relocate_palace"},
    NOMAD: COMMON | {"build", "recruit", "desertion"},
}


@pytest.mark.parametrize("seat", range(5), ids=CHARACTERS)
def test_repertoire(seat: Seat) -> None:
    """Compare the actions of each character with 6.1."""
    table = acting(
        seat,
        hexes=EVERYONE,
        coins=dict.fromkeys(range(5), 20),
        reserves={WARLORD: 2, CALIPH: 2, NOMAD: 2},
        hands={seat: ["caravan"]},
        market=["imam"],
        sultan_market=["archers"],
    )
    assert set(offered(table, "act")) == {f"act {deed}" for deed in REPERTOIRE[seat]}


def test_an_action_is_offered_only_if_it_can_be_done() -> None:
    rng = random.Random(5)
    for seats in (4, 5):
        for table in positions("crescent_moon", seats, f"deeds {seats}", every=3):
            for chosen in [each for each in table.legal(0) if each.startswith("act ")]:
                later = table.for_search()
                later.play(0, chosen)
                assert later.asked
                if later.asked == (0,):
                    later.play(0, rng.choice(later.legal(0)))


def test_a_detail_is_refused_until_its_action_is_chosen() -> None:
    table = acting(WARLORD, hexes={8: {"units": {WARLORD: (1, 0)}}})
    with pytest.raises(engine.IllegalAction, match="`act move`"):
        table.play(WARLORD, "move 8 9")
    play(table, "act move")
    assert key(table) == "detail-move"
    table.undo(WARLORD)
    assert key(table) == "action"


def test_figures_of_the_actions() -> None:
    figures = figures_for({}, 5)
    assert figures.build == (0, 2, 3, 2, 2)
    assert figures.move == (3, 2, 2, 2, 2)
    assert figures.recruit == (2, 0, 0, 3, 2)


def test_with_four_players_nobody_bribes() -> None:
    table = acting(CALIPH, seats=4, hexes={8: {"units": {CALIPH: (1, 0)}}}, coins={CALIPH: 9})
    assert offered(table, "bribe") == []


# -- building --------------------------------------------------------------------------------


def test_a_fort_needs_presence_and_no_other_stronghold_or_controller() -> None:
    table = acting(
        MURSHID,
        hexes={
            4: {"token": MURSHID},
            9: {"units": {MURSHID: (0, 1)}, "fort": MURSHID},
            13: {"token": MURSHID, "units": {NOMAD: (0, 1)}},
        },
        coins={MURSHID: 9},
    )
    assert offered(table, "build") == ["build fort 4", "build castle 9"]


def test_a_castle_replaces_the_own_fort() -> None:
    table = acting(CALIPH, hexes={4: {"fort": CALIPH}}, coins={CALIPH: 3})
    play(table, "build castle 4")
    assert ground(table, 4).stronghold == "castle"
    assert player(table, CALIPH).supply[Piece.FORT] == 8
    assert player(table, CALIPH).supply[Piece.CASTLE] == 3
    assert player(table, CALIPH).coins == 0


def test_towns_stand_anywhere_and_cities_replace_them() -> None:
    table = acting(SULTAN, hexes={4: {"town": True}, 9: {"fort": CALIPH}}, coins={SULTAN: 20})
    assert len(offered(table, "build")) == 15 + 1 + 1
    play(table, "build city 4", "build town 9", "build town 8")
    assert ground(table, 4).settlement == "city"
    assert player(table, SULTAN).supply[Piece.TOWN] == 4
    assert player(table, SULTAN).coins == 20 - 4 - 2 - 2
    assert state(table).turn is None, "three buildings at the most"


def test_each_building_of_an_action_is_in_another_hex() -> None:
    table = acting(CALIPH, hexes={4: {"units": {CALIPH: (1, 0)}}}, coins={CALIPH: 9})
    play(table, "build fort 4")
    assert state(table).turn is None or "build castle 4" not in table.legal(CALIPH)


# Price of a fort by hex (7 mountain, 3 quarry, 11 desert, 6 holy site, 4 fertile, 9 wilderness).
@pytest.mark.parametrize(
    ("here", "caliph", "nomad"), [(4, 1, 2), (9, 1, 2), (7, 2, 3), (3, 2, 3), (11, 3, 4), (6, 3, 4)]
)
def test_forts_cost_more_on_hard_land_and_less_for_the_caliph(
    here: int, caliph: int, nomad: int
) -> None:
    for seat, price in ((CALIPH, caliph), (NOMAD, nomad)):
        hexes = {here: {"token": seat}}
        table = acting(seat, hexes=hexes, coins={seat: price - 1})
        assert refuses(table, seat, f"build fort {here}")
        table = acting(seat, hexes=hexes, coins={seat: price})
        play(table, f"build fort {here}")
        assert player(table, seat).coins == 0


def test_pieces_are_limited_to_the_supply() -> None:
    castles = {number: {"castle": CALIPH} for number in (1, 2, 3, 5)}
    table = acting(CALIPH, hexes={**castles, 4: {"fort": CALIPH}}, coins={CALIPH: 9})
    assert refuses(table, CALIPH, "build castle 4")


# -- moving and recruiting -------------------------------------------------------------------


def test_the_warlord_moves_three_times_and_a_unit_may_go_on() -> None:
    table = acting(WARLORD, hexes={1: {"units": {WARLORD: (1, 0)}}})
    play(table, "move 1 4", "move 4 8", "move 8 13")
    assert ground(table, 13).units(Seat(WARLORD)) == 1
    assert state(table).turn is None


def test_units_do_not_move_into_a_hex_that_another_controls() -> None:
    table = acting(WARLORD, hexes={8: {"units": {WARLORD: (1, 0)}}, 9: {"fort": NOMAD}})
    assert refuses(table, WARLORD, "move 8 9")
    assert "assault 8 9" in offered(table, "assault")


def test_the_river_cuts_both_ways() -> None:
    for origin, goal in ((4, 5), (5, 2), (13, 12), (12, 16), (16, 15)):
        for here, there in ((origin, goal), (goal, origin)):
            table = acting(WARLORD, hexes={here: {"units": {WARLORD: (1, 0)}}})
            assert refuses(table, WARLORD, f"move {here} {there}")


def test_recruits_come_where_one_is_present_and_nobody_else_controls() -> None:
    table = acting(
        CALIPH,
        hexes={4: {"token": CALIPH}, 9: {"token": CALIPH, "fort": NOMAD}, 1: {"fort": CALIPH}},
        reserves={CALIPH: 5},
    )
    assert offered(table, "recruit") == [f"recruit {h} {n}" for h in (1, 4) for n in (1, 2, 3)]
    play(table, "recruit 4 1", "recruit 1 2")
    assert ground(table, 4).forces == ((CALIPH, 1, 0),)
    assert player(table, CALIPH).reserves == 2
    assert state(table).turn is None


def test_the_nomad_recruits_mercenaries_where_nobody_rules() -> None:
    table = acting(NOMAD, hexes={9: {"fort": CALIPH}}, reserves={NOMAD: 1})
    assert len(offered(table, "recruit")) == 15
    assert refuses(table, NOMAD, "recruit 9 1")
    play(table, "recruit 16 1")
    assert ground(table, 16).forces == ((NOMAD, 0, 1),)


def test_mercenaries_cost_2_or_6_with_four_players() -> None:
    hexes = {4: {"token": CALIPH}, 6: {"token": CALIPH}}
    table = acting(CALIPH, seats=4, hexes=hexes, coins={CALIPH: 5})
    assert offered(table, "hire") == ["hire 1"]
    table = acting(CALIPH, seats=4, hexes=hexes, coins={CALIPH: 7})
    play(table, "hire 2", "place 4", "place 6")
    assert player(table, CALIPH).coins == 1
    assert ground(table, 4).forces == ground(table, 6).forces == ((CALIPH, 0, 1),)


# -- cards -----------------------------------------------------------------------------------

MARKET = ["imam", "archers", "elder", "infantry", "vizier", "uprising"]


def test_one_card_of_each_market_at_2_4_and_6_paid_to_whom_it_belongs() -> None:
    table = acting(SULTAN, coins={SULTAN: 12}, market=MARKET)
    play(table, "buy near archers", "buy middle elder", "buy far uprising")
    assert cards(table, SULTAN) == ["archers", "elder", "uprising"]
    assert [player(table, seat).coins for seat in range(5)] == [0, 6, 0, 2, 4]
    assert state(table).market[:3] == ["imam", "infantry", "vizier"], "slid towards the near market"
    assert len([card for card in state(table).market if card]) == 6


def test_an_own_card_costs_half_to_the_bank() -> None:
    table = acting(CALIPH, coins={CALIPH: 4}, market=MARKET)
    play(table, "buy near archers")
    assert player(table, CALIPH).coins == 3
    play(table, "buy far vizier")
    assert player(table, CALIPH).coins == 0
    assert sum(player(table, seat).coins for seat in range(5)) == 0


def test_a_market_sells_one_card_an_action() -> None:
    table = acting(SULTAN, coins={SULTAN: 12}, market=MARKET)
    play(table, "buy near archers")
    assert refuses(table, SULTAN, "buy near imam")


def test_with_four_players_the_nomads_cards_are_paid_to_the_bank() -> None:
    table = acting(SULTAN, seats=4, coins={SULTAN: 4}, market=MARKET)
    play(table, "buy middle elder")
    assert [player(table, seat).coins for seat in range(4)] == [0, 0, 0, 0]


def test_a_card_too_dear_is_not_offered() -> None:
    table = acting(SULTAN, coins={SULTAN: 3}, market=MARKET)
    assert offered(table, "buy") == ["buy near imam", "buy near archers"]
    assert refuses(table, SULTAN, "buy far vizier")


def test_the_sultan_takes_one_card_of_his_market_free() -> None:
    table = acting(SULTAN, coins={SULTAN: 2}, market=MARKET, sultan_market=["tribute", "sabotage"])
    play(table, "claim tribute")
    assert offered(table, "claim") == []
    play(table, "buy near imam")
    assert cards(table, SULTAN) == ["imam", "tribute"]
    assert state(table).sultan_market == ["sabotage"], "not refilled"


def test_the_hand_limit_holds_while_one_buys() -> None:
    table = acting(
        SULTAN,
        coins={SULTAN: 6},
        market=MARKET,
        hands={SULTAN: ["cavalry"] * 4 + ["infantry"] * 3 + ["ships"]},
    )
    play(table, "buy near imam")
    assert key(table) == "discard"
    play(table, "discard ships", "done")
    assert len(player(table, SULTAN).hand) == 8
    assert "ships" in state(table).discard


def test_the_campaign_is_never_discarded() -> None:
    table = acting(
        WARLORD,
        coins={WARLORD: 6},
        market=MARKET,
        hands={WARLORD: ["campaign"] + ["cavalry"] * 4 + ["ships"] * 3},
    )
    play(table, "buy near imam")
    assert refuses(table, WARLORD, "discard campaign")


def test_collect_takes_a_coin() -> None:
    table = acting(NOMAD)
    play(table, "collect")
    assert player(table, NOMAD).coins == 1


def test_refusals_say_why() -> None:
    table = acting(
        NOMAD, hexes={8: {"units": {NOMAD: (0, 1)}}, 9: {"fort": CALIPH}}, coins={NOMAD: 1}
    )
    for action, reason in {
        "build fort 8": "costs",
        "build town 8": "cannot build",
        "build castle 8": "cannot stand",
        "hire 1": "neither hires",
        "move 8 9": "controls",
        "move 1 4": "no units",
        "influence 16": "neither",
        "recruit 8 1": "empty",
        "buy near imam": "not in the market",
    }.items():
        with pytest.raises(Exception, match=reason):
            table.play(NOMAD, action)
