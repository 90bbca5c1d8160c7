"""ANYTIME cards at every question of the action rounds, without a word to the others (R2)."""

from typing import Any

import pytest

import engine
from engine.games.crescent_moon.data import Hex, Phase
from engine.games.crescent_moon.events import HandShown
from engine.players import LEVELS, decide
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    acting,
    key,
    offered,
    play,
    player,
    refuses,
    state,
)
from tests.kit.tables import events


def standing(table: engine.Table, seat: int) -> list[str]:
    return [action for action in table.legal(seat) if action.startswith("play ")]


def combat(**setup: Any) -> engine.Table:
    """Return a combat of the Caliph in 8 against the Warlord in 9; cards are to be chosen."""
    hexes = {
        8: {"units": {CALIPH: (4, 0)}},
        9: {"units": {WARLORD: (2, 0)}},
        4: {"units": {NOMAD: (0, 2)}},
        **setup.pop("more", {}),
    }
    table = acting(CALIPH, hexes=hexes, **setup)
    play(table, "assault 8 9", "units 2 0")
    return table


def test_a_card_can_be_played_within_ones_own_action() -> None:
    hexes = {8: {"units": {CALIPH: (2, 0)}}}
    table = acting(CALIPH, hexes=hexes, hands={CALIPH: ["tribute"]})
    for action in ("act move", "move 8 9", "units 1 0"):
        assert standing(table, CALIPH) == ["play tribute"]
        play(table, action)
    play(table, "play tribute")
    assert key(table) == "move"
    assert player(table, CALIPH).coins == 3


def test_a_card_can_be_played_within_anothers_action_and_combat() -> None:
    table = combat(hands={NOMAD: ["tribute"]})
    assert key(table) == "commit"
    play(table, f"{NOMAD}: play tribute")
    assert player(table, NOMAD).coins == 3
    assert table.asked == (WARLORD,)


def test_a_purse_can_be_filled_in_the_middle_of_a_talk() -> None:
    hexes = {4: {"token": CALIPH}}
    table = acting(CALIPH, hexes=hexes, reserves={NOMAD: 2}, hands={CALIPH: ["tribute"]})
    play(table, "hire 1")
    assert offered(table, "offer", CALIPH) == ["offer 0"]
    play(table, f"{CALIPH}: play tribute")
    assert offered(table, "offer", CALIPH) == [f"offer {price}" for price in range(4)]


def test_informers_look_at_a_hand_before_cards_are_chosen_but_not_at_sealed_cards() -> None:
    table = combat(hands={CALIPH: ["informers", "imam"], WARLORD: ["campaign", "infantry"]})
    later = table.for_update()
    play(table, f"{CALIPH}: play informers", f"target {WARLORD}")
    assert sorted(events(table, HandShown, CALIPH)[0].cards or ()) == ["campaign", "infantry"]
    assert set(table.asked) == {WARLORD, CALIPH}
    play(later, f"{WARLORD}: commit1 infantry")
    assert standing(later, CALIPH) == [], "nobody else has cards, and his are out of sight"


def test_what_is_sealed_is_no_longer_in_the_hand() -> None:
    """No card of ours is for combats and for any time; where a table's is, it cannot be both."""
    table = combat(hands={CALIPH: ["imam"], NOMAD: ["tribute"]})
    play(table, f"{CALIPH}: hold")
    assert standing(table, CALIPH) == []
    assert standing(table, NOMAD) == ["play tribute"]


def test_guides_keep_out_of_a_combat() -> None:
    table = combat(hands={CALIPH: ["guides"], WARLORD: ["campaign", "guides"]})
    assert standing(table, WARLORD) == [], "his only units fight"
    play(table, f"{CALIPH}: play guides")
    goals = {action.split()[2] for action in offered(table, "move", CALIPH)}
    assert goals
    assert "9" not in goals
    play(table, f"{CALIPH}: {offered(table, 'move', CALIPH)[0]}", f"{CALIPH}: done")
    assert key(table) == "commit"
    assert state(table).clash is not None


def test_guides_keep_out_of_a_march_that_is_under_way() -> None:
    hexes = {8: {"units": {CALIPH: (2, 0)}}, 10: {"units": {NOMAD: (0, 1)}}}
    table = acting(CALIPH, hexes=hexes, hands={NOMAD: ["guides"]})
    play(table, "act move", "move 8 9")
    assert key(table) == "send"
    play(table, f"{NOMAD}: play guides")
    assert "move 10 9" not in table.legal(NOMAD)
    assert offered(table, "move", NOMAD)


def test_an_action_that_a_card_leaves_nothing_of_is_chosen_again() -> None:
    """The only units that the Caliph could attack are guided away while he looks where to."""
    hexes = {8: {"units": {CALIPH: (2, 0)}}, 9: {"units": {NOMAD: (0, 1)}}}
    table = acting(CALIPH, hexes=hexes, hands={CALIPH: ["imam"], NOMAD: ["guides"]})
    play(table, "act assault", f"{NOMAD}: play guides")
    near = state(table).near(Hex.H8)
    away = next(each for each in table.legal(NOMAD) if Hex(each.split()[2]) not in near)
    play(table, f"{NOMAD}: {away}")
    assert table.asked == (CALIPH,)
    assert key(table) == "action"
    assert "act assault" not in table.legal(CALIPH)


def test_ships_are_of_use_in_ones_own_action_and_outside_combats() -> None:
    table = combat(hands={CALIPH: ["ships", "imam"], NOMAD: ["ships"]})
    assert standing(table, CALIPH) == standing(table, NOMAD) == []


def test_no_card_is_offered_where_there_is_no_choice() -> None:
    """Such an answer comes by itself: that it did not would tell of the card."""
    hexes = {8: {"units": {CALIPH: (1, 0)}, "token": CALIPH}, 9: {"token": CALIPH}}
    table = acting(CALIPH, hexes=hexes, hands={CALIPH: ["tribute"]}, coins={CALIPH: 1})
    play(table, "act influence")
    legal = table.legal(CALIPH)
    assert (len(legal) == 1) == (standing(table, CALIPH) == [])


def test_no_card_is_played_while_one_looks_into_the_deck() -> None:
    table = acting(MURSHID, hands={MURSHID: ["informers"], CALIPH: ["imam", "tribute"]})
    play(table, "scheme")
    assert key(table) == "scheme"
    assert refuses(table, MURSHID, "play informers")
    assert standing(table, CALIPH) == ["play tribute"], "others may"


def test_outside_the_action_rounds_nothing_is_played() -> None:
    table = acting(CALIPH, hands={CALIPH: ["tribute"]})
    for phase in Phase:
        state(table).phase = phase
        found = engine.Table.load(table.dump()).legal(CALIPH)
        assert ("play tribute" in found) == (phase is Phase.ACTIONS)


@pytest.mark.parametrize("card", ["tribute", "informers", "guides", "ships", "imam"])
def test_nobody_else_can_tell_which_card_is_held(card: str) -> None:
    """What the others see, are asked and may do is the same whatever the Nomad holds."""

    def shown(held: str) -> list[object]:
        table = combat(hands={NOMAD: [held], CALIPH: ["general"]})
        # The hand was dealt in the open by the test: forget that.
        hand = state(table).players[NOMAD].hand
        state(table).players[NOMAD].hand = tuple(
            slip._replace(marks=tuple([0] * len(slip.marks))) for slip in hand
        )
        table = engine.Table.load(table.dump())
        others = (WARLORD, MURSHID, SULTAN, CALIPH)
        return [
            table.asked,
            [table.prompt(seat) for seat in others],
            [table.legal(seat) for seat in others],
            [table.view(seat) for seat in others],
            table.view(None),
        ]

    assert shown(card) == shown("elder")


def test_who_could_play_is_neither_asked_nor_waited_for() -> None:
    table = combat(hands={NOMAD: ["tribute"]})
    assert NOMAD not in table.asked
    assert table.prompt(NOMAD) is None
    play(table, f"{WARLORD}: hold")
    assert state(table).clash is None or NOMAD not in table.asked


def test_a_card_played_in_between_changes_nothing_that_was_sealed() -> None:
    hands = {CALIPH: ["general"], WARLORD: ["campaign"], NOMAD: ["tribute"]}
    table = combat(hands=hands)
    play(table, f"{CALIPH}: commit1 general", f"{NOMAD}: play tribute")
    assert table.asked == (WARLORD,)
    assert engine.Table.load(table.dump()).legal(WARLORD) == table.legal(WARLORD)
    play(table, f"{WARLORD}: hold")
    assert player(table, CALIPH).front == ("general",)


def test_an_easy_player_does_not_play_cards_in_the_middle_of_something_else() -> None:
    table = combat(hands={CALIPH: ["tribute", "general"]})
    for seed in "abcdefgh":
        known = table.redeal(CALIPH, seed)
        assert decide(known, CALIPH, LEVELS["easy"], seed).action != "play tribute"
