"""Anytime cards in the actions of others, and a last word: facts 6.2 and R2."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

import engine
from engine.games.crescent_moon.state import EXACTLY, State
from engine.games.crescent_moon.steps.course import LAST_WORDS
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
    play,
    player,
    position,
    state,
)
from tests.kit.tables import changed, prompt

OPTIONS = engine.GAMES["crescent_moon"].options.model_fields
HEXES: dict[int, dict[str, Any]] = {
    8: {"units": {CALIPH: (2, 1)}, "token": CALIPH},
    1: {"fort": CALIPH},
    14: {"units": {NOMAD: (0, 2)}},
    3: {"units": {NOMAD: (0, 1)}},
    15: {"units": {WARLORD: (3, 0)}},
}


def busy(**setup: Any) -> engine.Table:
    """Return the Caliph's action with something to do for everybody, and Guides at the Nomad's."""
    setup = {
        "hexes": HEXES,
        "coins": {CALIPH: 12},
        "reserves": {CALIPH: 3, NOMAD: 3},
        "market": ["imam", "archers", "cavalry", "infantry", "vizier", "uprising"],
        "sultan_market": ["sabotage", "missionaries"],
        "hands": {NOMAD: ["guides"], MURSHID: ["imam"], CALIPH: ["caravan"]},
        **setup,
    }
    return acting(CALIPH, **setup)


# What the Caliph, or who answers him, has done when the question comes up.
ACTIONS: dict[str, list[str]] = {
    "choosing": [],
    "moving": ["act move"],
    "how many move": ["act move", "move 8 9"],
    "between moves": ["act move", "move 8 9", "units 1 0"],
    "building": ["act build"],
    "between buildings": ["act build", "build fort 8"],
    "recruiting": ["act recruit"],
    "buying": ["act buy_cards"],
    "between cards": ["act buy_cards", "buy near archers"],
    "influencing": ["act influence"],
    "relocating": ["act relocate_palace"],
    "hiring": ["act hire_mercenaries"],
    "naming a price": ["act hire_mercenaries", "hire 1"],
    "answering a price": ["act hire_mercenaries", "hire 1", "offer 1"],
    "placing": ["act hire_mercenaries", "hire 1", "offer 1", f"{NOMAD}: accept"],
}


def at(name: str, **setup: Any) -> engine.Table:
    table = busy(**setup)
    for text in ACTIONS[name]:
        seat, colon, action = text.partition(": ")
        actor, action = (int(seat), action) if colon else (table.asked[0], text)
        table.play(actor, action)
    assert table.asked != (WARLORD,), "the action goes on"
    return table


@pytest.mark.parametrize("name", ACTIONS)
def test_holder_may_play_guides_at_every_question_of_anothers_action(name: str) -> None:
    table = at(name)
    asked = table.asked
    assert "play guides" in table.legal(NOMAD), "who holds it has a standing offer"
    play(table, f"{NOMAD}: play guides", f"{NOMAD}: move 14 10")
    while table.asked == (NOMAD,) and asked != (NOMAD,):
        play(table, f"{NOMAD}: done")
    assert ground(table, 10).units(NOMAD) == 1
    assert not cards(table, NOMAD)
    assert table.asked == asked, "the action goes on where it was"


@pytest.mark.parametrize("name", ACTIONS)
def test_nobody_waits_for_who_holds_an_anytime_card(name: str) -> None:
    with_card, without = at(name), at(name, hands={NOMAD: ["camel_riders"], CALIPH: ["caravan"]})
    assert with_card.asked == without.asked
    assert "play guides" not in without.legal(NOMAD)


@pytest.mark.parametrize("name", ["choosing", "between moves", "buying", "recruiting"])
@pytest.mark.parametrize("card", ["tribute", "informers"])
def test_other_anytime_cards_may_be_played_then_too(name: str, card: str) -> None:
    table = at(name, hands={SULTAN: [card], CALIPH: ["caravan"]})
    assert f"play {card}" in table.legal(SULTAN)
    play(table, f"{SULTAN}: play {card}")
    if card == "informers":
        play(table, f"{SULTAN}: target {CALIPH}")
    assert not cards(table, SULTAN)
    assert player(table, SULTAN).coins == (3 if card == "tribute" else 0)
    assert table.asked == (CALIPH,)


def test_own_anytime_card_may_be_played_during_ones_own_action() -> None:
    table = at("recruiting", hands={CALIPH: ["tribute"]})
    play(table, f"{CALIPH}: play tribute")
    assert player(table, CALIPH).coins == 15
    assert any(each.startswith("recruit ") for each in table.legal(CALIPH)), "the action goes on"


def test_ships_are_of_no_use_in_the_action_of_another() -> None:
    for name in ACTIONS:
        table = at(name, hands={NOMAD: ["ships"], CALIPH: ["caravan"]})
        assert "play ships" not in table.legal(NOMAD)


def test_guides_without_a_unit_to_guide_are_not_offered() -> None:
    hexes = {8: HEXES[8], 1: HEXES[1]}
    table = busy(hexes=hexes)
    play(table, "act move")
    assert not table.legal(NOMAD)


def test_card_played_in_between_changes_what_the_actor_may_do() -> None:
    """The Nomad's unit that steps into hex 9 keeps the Caliph's from moving there."""
    table = at("moving")
    assert "move 8 9" in table.legal(CALIPH)
    play(table, f"{NOMAD}: play guides", f"{NOMAD}: move 14 9")
    while table.asked == (NOMAD,):
        play(table, f"{NOMAD}: done")
    assert table.asked == (CALIPH,)
    assert "move 8 9" not in table.legal(CALIPH)


def test_units_beyond_the_limit_are_looked_at_only_when_the_action_is_over() -> None:
    hexes = {**HEXES, 14: {"units": {NOMAD: (0, 5)}}, 10: {"units": {NOMAD: (0, 1)}}}
    table = at("moving", hexes=hexes)
    play(table, f"{NOMAD}: play guides", f"{NOMAD}: move 10 14")
    while table.asked == (NOMAD,):
        play(table, f"{NOMAD}: done")
    assert ground(table, 14).units(NOMAD) == 6
    play(table, "move 8 9", "units 1 0", "done")
    while key(table) == "disband":
        play(table, table.legal(table.asked[0])[0])
    assert ground(table, 14).units(NOMAD) == 5


def test_actor_who_has_nothing_left_to_do_chooses_again() -> None:
    """Hex 16 touches hex 13 alone, where a unit of the Nomad's arrives."""
    hexes: dict[int, dict[str, Any]] = {
        16: {"units": {CALIPH: (1, 0)}},
        14: {"units": {NOMAD: (0, 1)}},
    }
    table = acting(CALIPH, hexes=hexes, hands={NOMAD: ["guides"]})
    play(table, "act move")
    assert table.legal(CALIPH)[0].startswith("move 16 13")
    play(table, f"{NOMAD}: play guides", f"{NOMAD}: move 14 13")
    while table.asked == (NOMAD,):
        play(table, f"{NOMAD}: done")
    assert table.asked == (CALIPH,)
    assert "act collect" in table.legal(CALIPH)


def test_card_may_be_played_while_others_fight() -> None:
    table = acting(
        CALIPH,
        hexes={**HEXES, 9: {"fort": WARLORD}},
        hands={SULTAN: ["tribute"], NOMAD: ["guides"], CALIPH: ["archers"]},
    )
    play(table, "assault 8 9", "units 2 1")
    asked = table.asked
    assert WARLORD in asked
    play(table, f"{SULTAN}: play tribute", f"{NOMAD}: play guides", f"{NOMAD}: move 14 10")
    while NOMAD in table.asked:
        play(table, f"{NOMAD}: done")
    assert table.asked == asked
    assert (player(table, SULTAN).coins, ground(table, 10).units(NOMAD)) == (3, 1)


# -- nobody learns who holds a card ---------------------------------------------------------------


def secret(table: engine.Table, *seats: int) -> engine.Table:
    """Return the table with the hands of these seats known to themselves alone."""

    def hide(g: State) -> None:
        for seat in seats:
            marks = tuple(EXACTLY if reader == seat else 0 for reader in range(6))
            hand = g.players[seat].hand
            g.players[seat].hand = tuple(slip._replace(marks=marks) for slip in hand)

    return changed(table, hide)


def known(table: engine.Table, reader: int | None, since: int) -> str:
    """Return all that the reader can know of the table."""
    shown: list[Any] = [table.asked, table.stage(), table.view(reader), table.event_count]
    shown.append([repr(each) for each in table.log(reader, since)])
    if reader is not None:
        shown += [table.prompt(reader), table.legal(reader)]
    return json.dumps(shown, sort_keys=True, default=str)


HOLDER = NOMAD
READERS: tuple[int | None, ...] = (WARLORD, MURSHID, SULTAN, CALIPH, None)
COURSES: dict[str, Sequence[str]] = {
    "move": ["act move", "move 8 9", "units 1 0", "move 9 10", "done"],
    "build": ["act build", "build fort 8", "done"],
    "recruit": ["act recruit", "recruit 8 1", "recruit 1 1", "done"],
    "buy": ["act buy_cards", "buy near archers", "done"],
    "collect": ["act collect"],
    "combat": ["act assault", "assault 8 9", "units 2 1"],
}
HANDS = (["guides"], ["tribute"], ["informers"], ["ships"], ["camel_riders"], ["sabotage"])


def course(name: str, hand: list[str]) -> engine.Table:
    hexes = {**HEXES, 9: {"fort": WARLORD}} if name == "combat" else HEXES
    hands = {NOMAD: hand, CALIPH: ["caravan"], WARLORD: ["campaign"]}
    return secret(busy(hexes=hexes, hands=hands), NOMAD, CALIPH)


@pytest.mark.parametrize("name", COURSES)
@pytest.mark.parametrize("reader", READERS)
def test_twins_that_differ_in_the_hidden_hand_look_alike_at_every_step(
    name: str, reader: int | None
) -> None:
    twins = [course(name, hand) for hand in HANDS]
    since = [twin.event_count for twin in twins]
    offers = set()
    for action in (None, *COURSES[name]):
        if action is not None:
            for twin in twins:
                assert action in twin.legal(twin.asked[0]), (action, twin.legal(twin.asked[0]))
                twin.play(twin.asked[0], action)
        seen = {known(twin, reader, at) for twin, at in zip(twins, since, strict=True)}
        assert len(seen) == 1, action
        offers.add(tuple(bool(twin.legal(HOLDER)) for twin in twins))
    assert any(len(set(each)) == 2 for each in offers), "only the holder sees the offer"


@pytest.mark.parametrize("name", COURSES)
def test_redeal_of_a_table_with_an_offer_looks_the_same_and_varies_the_offer(name: str) -> None:
    table = course(name, ["guides"])
    for action in COURSES[name][:-1][:2]:  # within the action
        table.play(table.asked[0], action)
    for reader in READERS:
        twins = [table.redeal(reader, f"{seed}") for seed in range(60)]
        for twin in twins[:6]:
            assert known(twin, reader, 0) == known(table, reader, 0)
        assert {bool(twin.legal(HOLDER)) for twin in twins} == {True, False}


QUIET = ("pass", "hold", "oppose", "done", "refuse")
CLASHES: dict[str, tuple[dict[int, dict[str, Any]], list[str]]] = {
    "a combat of others": ({9: {"fort": WARLORD, "token": MURSHID}}, ["assault 8 9", "units 2 1"]),
    "a combat with the holder": (
        {9: {"units": {NOMAD: (0, 1)}}, 10: {"token": MURSHID}},
        ["assault 8 9", "units 2 1"],
    ),
    "a contest of others": ({9: {"units": {WARLORD: (1, 0)}, "token": MURSHID}}, ["influence 9"]),
    "a contest with the holder": ({9: {"units": {NOMAD: (0, 1)}}}, ["influence 9"]),
}


@pytest.mark.parametrize("deals", ["negotiated", "sealed"])
@pytest.mark.parametrize("name", CLASHES)
def test_twins_look_alike_through_whole_clashes(name: str, deals: str) -> None:
    """The holder commits nothing, whatever he has; nobody else learns what that is."""
    more, begin = CLASHES[name]
    hands = {CALIPH: ["caravan"], WARLORD: ["campaign"], MURSHID: ["imam", "veteran_captain"]}
    twins = []
    for hand in HANDS:
        table = busy(
            hexes={**HEXES, **more}, hands={**hands, NOMAD: hand}, options={"deals": deals}
        )
        play(table, *begin)
        twins.append(secret(table, NOMAD, CALIPH, MURSHID))
    steps = 0
    while state(twins[0]).clash and steps < 40:
        steps += 1
        for reader in READERS:
            seen = {known(twin, reader, twin.event_count) for twin in twins}
            assert len(seen) == 1, (steps, reader)
        seat = twins[0].asked[0]
        legal = twins[0].legal(seat)
        action = next((each for each in QUIET if each in legal), legal[0])
        told = set()
        for twin in twins:
            since = twin.event_count
            twin.play(seat, action)
            told.add(repr([twin.log(reader, since) for reader in READERS]))
        assert len(told) == 1, (steps, action)
    assert steps > 1


def test_played_card_is_told_to_all_and_nothing_before_it() -> None:
    table = course("move", ["guides"])
    play(table, "act move")
    since = table.event_count
    play(table, f"{NOMAD}: play guides")
    told = [type(each).__name__ for each in table.log(None, since)]
    assert told
    assert table.view(None)["players"][NOMAD]["cards"] == 0


# -- the last word --------------------------------------------------------------------------------


def test_last_word_is_asked_by_default() -> None:
    assert OPTIONS["last_word"].default == "asked"
    table = position(*LAST_WORDS[5], hands={CALIPH: ["tribute"]})
    assert key(table) == "last-word"


def test_last_word_asks_everybody_with_a_card_whatever_it_is() -> None:
    hands = {SULTAN: ["imam"], CALIPH: ["tribute"], NOMAD: ["cavalry"]}
    table = position(*LAST_WORDS[5], hands=hands)
    asked = []
    while key(table) == "last-word":
        asked.append(table.asked[0])
        play(table, "done")
    assert asked == [WARLORD, SULTAN, CALIPH, NOMAD]


@pytest.mark.parametrize("reader", READERS)
def test_last_word_looks_alike_whatever_a_hidden_hand_is(reader: int | None) -> None:
    twins = [secret(position(*LAST_WORDS[5], hands={NOMAD: hand}), NOMAD) for hand in HANDS]
    while True:
        assert len({known(twin, reader, 0) for twin in twins}) == 1
        if prompt(twins[0])["key"] != "last-word":
            break
        for twin in twins:
            twin.play(twin.asked[0], "done")
