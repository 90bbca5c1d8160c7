"""Tables that began under an earlier version of the rules go on under it (RULINGS)."""

import json
from pathlib import Path

import pytest

import engine
from engine.games.crescent_moon.clash_events import CardsRevealed, ClashWon, SideBacked
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    acting,
    key,
    play,
    state,
)
from tests.kit.tables import events, prompt

SAVED = Path(__file__).parents[2] / "records" / "crescent_moon-rules-1-in-a-talk.json"


def test_a_table_that_was_saved_in_a_talk_goes_on_by_its_own_rules() -> None:
    """A talk about a card has failed in this action, and the Caliph has an answer to hire."""
    table = engine.Table.load(json.loads(SAVED.read_text("utf-8")))
    assert table.rules_version == 1
    assert table.asked == (CALIPH,)
    assert table.legal(CALIPH) == ["accept", "offer 4", "refuse"]
    play(table, f"{CALIPH}: refuse")
    assert not {"act hire_mercenaries", "act bribe_mercenaries"} <= set(table.legal(CALIPH))
    assert engine.Table.load(table.dump()).legal(CALIPH) == table.legal(CALIPH)


def combat(**setup: object) -> engine.Table:
    """Return a combat near the Murshid under version 1; nobody makes a deal."""
    table = acting(
        CALIPH,
        hexes={
            8: {"units": {CALIPH: (2, 0)}},
            9: {"units": {WARLORD: (3, 0)}},
            10: {"token": MURSHID},
        },
        rules=1,
        **setup,
    )
    play(table, "assault 8 9", "units 2 0", f"{CALIPH}: hold", f"{WARLORD}: hold")
    return table


def test_the_murshid_named_his_side_after_the_cards_were_revealed() -> None:
    table = combat(hands={MURSHID: ["sabotage"]})
    play(table, f"{MURSHID}: commit1 sabotage", f"{WARLORD}: hold")
    assert key(table) == "back"
    assert events(table, CardsRevealed)
    play(table, f"back {CALIPH}")
    assert events(table, ClashWon)


def test_a_murshid_who_committed_nothing_was_not_asked_for_a_side() -> None:
    table = combat(hands={MURSHID: ["sabotage"]})
    play(table, f"{MURSHID}: hold", f"{WARLORD}: hold")
    assert events(table, ClashWon)
    assert not events(table, SideBacked)


def test_new_tables_play_by_version_2() -> None:
    table = engine.Table.new("crescent_moon", seats=5, seed="new")
    assert table.rules_version == engine.GAMES["crescent_moon"].version == 3


def test_the_murshid_made_the_choices_of_his_cards_and_could_spare_everybody() -> None:
    table = combat(hands={MURSHID: ["assassination"], WARLORD: ["veteran_captain"]})
    play(table, f"{MURSHID}: commit1 assassination", f"{WARLORD}: commit1 veteran_captain")
    play(table, f"{MURSHID}: back {CALIPH}")
    assert table.asked == (MURSHID,)
    assert table.legal(MURSHID) == [f"assassinate {WARLORD} veteran_captain", "done"]


def test_a_failed_talk_ended_its_kind_and_only_prices_were_countered() -> None:
    table = acting(
        CALIPH,
        hexes={4: {"token": CALIPH}},
        coins={CALIPH: 5},
        reserves={NOMAD: 3},
        sultan_market=["imam"],
        rules=1,
    )
    assert not [each for each in table.legal(SULTAN) if each.startswith("post")]
    play(table, "hire 2", "offer 1")
    assert table.legal(NOMAD) == ["accept", *[f"offer {price}" for price in range(2, 6)], "refuse"]
    play(table, f"{NOMAD}: refuse")
    assert "act hire_mercenaries" not in table.legal(CALIPH)


def test_settlements_in_ones_own_hexes_could_not_be_sacked() -> None:
    hexes = {8: {"units": {WARLORD: (2, 0)}}, 9: {"units": {WARLORD: (1, 0)}, "city": True}}
    table = acting(WARLORD, hexes=hexes, rules=1)
    assert "act assault" not in table.legal(WARLORD)


def test_the_first_group_of_starting_pieces_was_placed_first() -> None:
    table = engine.Table.new(
        "crescent_moon", seats=4, seed="x", options={"map": "variable"}, rules_version=1
    )
    while key(table) == "lay":
        play(table, table.legal(table.asked[0])[0])
    groups = []
    while key(table) == "settle":
        groups.append(prompt(table)["facts"]["group"])
        play(table, table.legal(table.asked[0])[0])
    assert groups == [1] * 4 + [2] * 4


@pytest.mark.parametrize("seats", [4, 5])
def test_a_map_that_was_dealt_under_version_2_was_the_usual_one(seats: int) -> None:
    tables = [
        engine.Table.new(
            "crescent_moon", seats=seats, seed=str(seed), options={"map": "dealt"}, rules_version=2
        )
        for seed in range(12)
    ]
    assert {state(table).map for table in tables} == {"great_bend"}
    assert engine.Table.replay(tables[0].record()).dump() == tables[0].dump()
