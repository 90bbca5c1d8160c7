"""The effect of each power card (facts 10.0, 11.8)."""

from collections import Counter
from typing import Any

import pytest

import engine
from engine.games.crescent_moon.clash_events import ClashWon, UnitsLost
from engine.games.crescent_moon.data import CARDS, CHARACTERS, Card, Piece
from engine.games.crescent_moon.figures import figures_for
from engine.games.crescent_moon.setup import deck_of
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    acting,
    cards,
    commit,
    ground,
    key,
    offered,
    play,
    player,
    state,
)
from tests.kit.tables import events

# Card: association, type, copies in the deck, keywords.
LINES = {
    "campaign": ("warlord", "strategy", 0, "combat"),
    "infantry": ("warlord", "battalion", 4, "combat"),
    "siege_engines": ("warlord", "battalion", 3, "combat"),
    "cavalry": ("warlord", "battalion", 4, "combat"),
    "veteran_captain": ("warlord", "character", 3, "combat"),
    "forced_march": ("warlord", "event", 2, "action"),
    "assassination": ("murshid", "event", 4, "combat influence_contest"),
    "imam": ("murshid", "character", 4, "influence_contest"),
    "bribery": ("murshid", "event", 3, "influence_contest"),
    "uprising": ("murshid", "event", 3, "influence_contest"),
    "informers": ("murshid", "event", 2, "anytime"),
    "missionaries": ("murshid", "event", 2, "action"),
    "sabotage": ("murshid", "event", 2, "combat"),
    "garrison": ("caliph", "battalion", 3, "combat"),
    "archers": ("caliph", "battalion", 4, "combat"),
    "general": ("caliph", "character", 3, "combat"),
    "vizier": ("caliph", "character", 3, "influence_contest"),
    "master_builders": ("caliph", "event", 2, "action"),
    "tribute": ("caliph", "event", 1, "anytime"),
    "elder": ("nomad", "character", 4, "combat"),
    "ships": ("nomad", "event", 3, "anytime"),
    "camel_riders": ("nomad", "battalion", 4, "combat"),
    "caravan": ("nomad", "event", 2, "action"),
    "guides": ("nomad", "event", 3, "anytime"),
}


@pytest.mark.parametrize("name", LINES)
def test_card_line(name: str) -> None:
    facts = CARDS[Card(name)]
    association, kind, copies, keywords = LINES[name]
    assert CHARACTERS[facts.association] == association
    assert facts.type == kind
    assert " ".join(facts.keywords) == keywords
    assert Counter(deck_of(figures_for({}, 5)))[Card(name)] == copies


def test_the_deck_has_68_cards_most_of_them_the_murshids_and_none_the_sultans() -> None:
    deck = deck_of(figures_for({}, 5))
    assert len(deck) == 68
    owners = Counter(CHARACTERS[CARDS[card].association] for card in deck)
    assert owners == {"warlord": 16, "murshid": 20, "caliph": 16, "nomad": 16}


# Card: hands of attacker and defender, more pieces in hex 9, then totals and losses of both.
# The Caliph has 4 ordinary units in hex 9 (wilderness); the Warlord attacks with 4 from hex 8.
Pair = tuple[int, int]
BATTLES: dict[str, tuple[list[str], list[str], dict[str, Any], Pair, Pair]] = {
    "infantry": (["infantry"], [], {}, (4, 4), (1, 2)),
    "siege_engines in attack": (["siege_engines"], [], {"fort": CALIPH}, (6, 5), (2, 3)),
    "siege_engines in defence": ([], ["siege_engines"], {"fort": CALIPH}, (4, 6), (3, 2)),
    "siege_engines in the open": (["siege_engines"], ["siege_engines"], {}, (4, 4), (2, 2)),
    "cavalry": (["cavalry"], ["cavalry", "cavalry"], {}, (5, 6), (3, 2)),
    "veteran_captain": (["veteran_captain"], [], {}, (6, 4), (2, 3)),
    "sabotage": (["sabotage"], [], {}, (4, 3), (1, 2)),
    "garrison": (["garrison"], ["garrison"], {"fort": CALIPH}, (4, 6), (3, 2)),
    "archers": (["archers"], [], {}, (4, 4), (2, 3)),
    "general": (["general"], [], {}, (6, 4), (2, 3)),
    "camel_riders without mercenaries": (["camel_riders"], [], {}, (4, 4), (2, 2)),
    "campaign": (["campaign"], [], {}, (5, 4), (2, 2)),
}


@pytest.mark.parametrize("name", BATTLES)
def test_combat_card(name: str) -> None:
    attack, defence, pieces, totals, losses = BATTLES[name]
    table = acting(
        WARLORD,
        hexes={
            8: {"units": {WARLORD: (4, 0)}},
            9: {"units": {CALIPH: (4, 0)}, **pieces},
        },
        hands={WARLORD: list({"campaign": 1} | dict.fromkeys(attack)), CALIPH: defence},
    )
    play(table, "assault 8 9", "units 4 0")
    play(table, f"{WARLORD}: {commit(attack)}")
    if defence:
        play(table, f"{CALIPH}: {commit(defence)}")
    won = events(table, ClashWon)[0]
    assert (won.attack, won.defence) == totals
    lost = {event.seat: event.ordinary for event in events(table, UnitsLost)}
    assert (lost.get(WARLORD, 0), lost.get(CALIPH, 0)) == losses


def test_general_gives_1_with_fewer_than_3_units() -> None:
    table = acting(
        WARLORD,
        hexes={8: {"units": {WARLORD: (2, 0)}}, 9: {"units": {CALIPH: (1, 0)}}},
        hands={WARLORD: ["general"]},
    )
    play(table, "assault 8 9", "units 2 0", "commit1 general")
    assert events(table, ClashWon)[0].attack == 3


@pytest.mark.parametrize(("hex_", "bonus"), [(9, 1), (6, 2)])
def test_camel_riders_need_a_mercenary_and_like_the_desert(hex_: int, bonus: int) -> None:
    table = acting(
        NOMAD,
        hexes={10: {"units": {NOMAD: (0, 2)}}, hex_: {"units": {CALIPH: (1, 0)}}},
        hands={NOMAD: ["camel_riders"]},
    )
    play(table, f"assault 10 {hex_}", "units 0 2", "commit1 camel_riders")
    assert events(table, ClashWon)[0].attack == 2 + bonus


def test_cavalry_needs_a_unit_of_its_own() -> None:
    table = acting(
        WARLORD,
        hexes={8: {"units": {WARLORD: (1, 0)}}, 9: {"fort": CALIPH}},
        hands={WARLORD: ["cavalry", "cavalry"]},
    )
    play(table, "assault 8 9", "commit2 cavalry cavalry")
    assert events(table, ClashWon)[0].attack == 2


def test_campaign_takes_one_unit_of_every_three_and_comes_back() -> None:
    table = acting(
        WARLORD,
        hexes={8: {"units": {WARLORD: (5, 2)}}, 9: {"units": {CALIPH: (1, 0)}}},
    )
    play(table, "assault 8 9", "units 5 2", "commit1 campaign")
    assert key(table) == "assign"
    assert table.legal(WARLORD) == ["units 0 2", "units 1 1", "units 2 0"]
    play(table, "units 1 1")
    assert events(table, ClashWon)[0].attack == 9
    assert ground(table, 9).forces == ((WARLORD, 4, 1),)
    assert player(table, WARLORD).supply[Piece.UNIT] == 24 - 5
    assert cards(table, WARLORD) == ["campaign"]


def test_campaign_with_two_units_assigns_none() -> None:
    table = acting(WARLORD, hexes={8: {"units": {WARLORD: (2, 0)}}, 9: {"units": {CALIPH: (1, 0)}}})
    play(table, "assault 8 9", "units 2 0", "commit1 campaign")
    assert events(table, ClashWon)[0].attack == 2


def test_elder_takes_a_mercenary_from_an_adjacent_hex_and_brings_one() -> None:
    table = acting(
        WARLORD,
        hexes={
            8: {"units": {WARLORD: (2, 0)}},
            9: {"units": {CALIPH: (3, 0)}},
            10: {"units": {NOMAD: (0, 2)}},
            6: {"units": {SULTAN: (0, 1)}},
        },
        hands={WARLORD: ["elder", "cavalry"]},
    )
    play(table, "assault 8 9", "units 2 0", "commit2 cavalry elder")
    assert offered(table, "resolve") == ["resolve cavalry", "resolve elder"]
    play(table, "resolve elder")
    assert offered(table, "lure") == ["lure 6", "lure 10"]
    play(table, "lure 10")
    assert ground(table, 10).forces == ((NOMAD, 0, 1),)
    assert player(table, NOMAD).supply[Piece.UNIT] == 11
    assert events(table, ClashWon)[0].attack == 4


def test_elder_without_a_mercenary_near_does_nothing() -> None:
    table = acting(
        WARLORD,
        hexes={8: {"units": {WARLORD: (2, 0)}}, 9: {"units": {CALIPH: (1, 0)}}},
        hands={WARLORD: ["elder"]},
    )
    play(table, "assault 8 9", "units 2 0", "commit1 elder")
    assert events(table, ClashWon)[0].attack == 2
    assert player(table, WARLORD).front == ("elder",)


def test_garrison_keeps_buildings_from_being_sacked() -> None:
    table = acting(
        WARLORD,
        hexes={8: {"units": {WARLORD: (7, 0)}}, 9: {"castle": CALIPH, "town": True}},
        hands={CALIPH: ["garrison"]},
    )
    play(table, "assault 8 9", "units 7 0", f"{WARLORD}: hold", f"{CALIPH}: commit1 garrison")
    play(table, "done", "done")
    assert ground(table, 9).stronghold is None
    assert ground(table, 9).settlement == "town"
    assert player(table, WARLORD).coins == 0
    assert player(table, WARLORD).vp == 5
    assert player(table, CALIPH).supply[Piece.CASTLE] == 4


def test_assassination_in_combat_strikes_a_character_before_it_counts() -> None:
    table = acting(
        WARLORD,
        hexes={8: {"units": {WARLORD: (2, 0)}}, 9: {"units": {CALIPH: (2, 0)}}},
        hands={WARLORD: ["assassination"], CALIPH: ["general", "archers"]},
    )
    play(table, "assault 8 9", "units 2 0")
    play(table, f"{WARLORD}: commit1 assassination", f"{CALIPH}: commit2 archers general")
    assert offered(table, "assassinate") == [f"assassinate {CALIPH} general"]
    play(table, f"assassinate {CALIPH} general")
    assert events(table, ClashWon)[0].defence == 2
    assert sorted(state(table).discard) == ["assassination", "general"]
    assert player(table, CALIPH).front == ("archers",)


def test_two_assassinations_on_one_card_and_the_second_is_still_discarded() -> None:
    table = acting(
        WARLORD,
        hexes={8: {"units": {WARLORD: (2, 0)}}, 9: {"units": {CALIPH: (2, 0)}}},
        hands={WARLORD: ["assassination", "assassination"], CALIPH: ["general"]},
    )
    play(table, "assault 8 9", "units 2 0")
    play(table, f"{WARLORD}: commit2 assassination assassination", f"{CALIPH}: commit1 general")
    play(table, f"assassinate {CALIPH} general")
    assert sorted(state(table).discard) == ["assassination", "assassination", "general"]


def test_the_attackers_assassination_comes_before_the_defenders() -> None:
    table = acting(
        WARLORD,
        hexes={8: {"units": {WARLORD: (2, 0)}}, 9: {"units": {CALIPH: (2, 0)}}},
        hands={
            WARLORD: ["assassination", "veteran_captain"],
            CALIPH: ["assassination", "general"],
        },
    )
    play(table, "assault 8 9", "units 2 0")
    play(table, f"{WARLORD}: commit2 veteran_captain assassination")
    play(table, f"{CALIPH}: commit2 assassination general")
    assert table.asked == (WARLORD,)
    play(table, f"assassinate {CALIPH} general")
    assert table.asked == (CALIPH,)
    play(table, f"assassinate {WARLORD} veteran_captain")
    won = events(table, ClashWon)[0]
    assert (won.attack, won.defence) == (2, 2)


def test_assassination_strikes_where_it_can_the_own_side_included() -> None:
    table = acting(
        WARLORD,
        hexes={8: {"units": {WARLORD: (2, 0)}}, 9: {"units": {CALIPH: (2, 0)}}},
        hands={WARLORD: ["assassination", "veteran_captain"], CALIPH: ["archers"]},
    )
    play(table, "assault 8 9", "units 2 0")
    play(table, f"{WARLORD}: commit2 veteran_captain assassination", f"{CALIPH}: commit1 archers")
    assert table.legal(WARLORD) == [f"assassinate {WARLORD} veteran_captain"]


def backed(murshids: list[str], caliphs: list[str]) -> engine.Table:
    """Return a combat of Caliph and Warlord in which the Murshid has backed the Caliph."""
    table = acting(
        CALIPH,
        hexes={
            8: {"units": {CALIPH: (2, 0)}},
            9: {"units": {WARLORD: (2, 0)}},
            10: {"token": MURSHID},
            5: {"units": {NOMAD: (0, 1)}},
            13: {"units": {NOMAD: (0, 1)}},
        },
        hands={MURSHID: murshids, CALIPH: caliphs, WARLORD: ["veteran_captain"]},
    )
    play(table, "assault 8 9", "units 2 0", "hold", "hold")
    play(table, f"{MURSHID}: {commit(murshids)}")
    play(table, *[f"{CALIPH}: {commit(caliphs)}"] * bool(caliphs))
    play(table, f"{WARLORD}: commit1 veteran_captain", f"{MURSHID}: back {CALIPH}")
    return table


def test_the_backed_sides_leader_makes_the_choices_of_the_murshids_cards() -> None:
    table = backed(["assassination"], [])
    assert table.asked == (CALIPH,)
    play(table, f"{CALIPH}: assassinate {WARLORD} veteran_captain")
    assert [won.defence for won in events(table, ClashWon)] == [2]


def test_the_backed_sides_leader_orders_the_murshids_cards_among_his_own() -> None:
    table = backed(["elder"], ["cavalry"])
    assert table.asked == (CALIPH,)
    assert table.legal(CALIPH) == ["resolve elder", "resolve cavalry"]
    play(table, f"{CALIPH}: resolve elder")
    assert table.asked == (CALIPH,)
    assert key(table) == "lure"
    play(table, f"{CALIPH}: lure 13", f"{CALIPH}: units 1 1")
    assert player(table, MURSHID).front == ("elder",)
    assert player(table, CALIPH).front == ("cavalry",)
