"""Every refusal says why; damaged saves are not opened."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine.games.architects.setup import building_deck
from tests.games.architects.kit import play, position, state
from tests.kit.tables import legal, refusal

FULL_HAND = ["castle", "chapel", "church", "keep", "palace", "tavern"]


def storehouse() -> engine.Table:
    table = position(players=[{"wood": 2}])
    play(table, "place storehouse")
    return table


def workshop(silver: int = 4) -> engine.Table:
    table = position(players=[{"silver": silver}], at={"workshop": [1, 0, 0]})
    play(table, "place workshop")
    return table


def town_centre() -> engine.Table:
    at = {"town_centre": [2, 0, 0, 0], "quarry": [0, 1, 1, 0], "forest": [0, 1, 0, 0]}
    table = position(seats=4, players=[{"silver": 9}], at=at)
    play(table, "place town_centre")
    return table


def captured_once() -> engine.Table:
    table = town_centre()
    play(table, "capture quarry 1")
    return table


def crowded_out() -> engine.Table:
    """Return a table with no silver and no card to draw."""
    return position(players=[{}, {"buildings": building_deck(promo=False)}])


def at_the_top() -> engine.Table:
    return position(players=[{"level": 5, "gold": 2, "marble": 2, "hand": ["castle"]}])


def three_seats() -> engine.Table:
    table = position(players=[{"silver": 9}], at={"quarry": [0, 1, 0]})
    play(table, "place town_centre")
    return table


def nobody_at_home() -> engine.Table:
    """Return a table with workers in the Quarry, in the Prison and captured by seat 1."""
    players = [{"prison": 2}, {"captured": [1, 0, 0]}]
    return position(players=players, at={"quarry": [17, 0, 0]})


def nobody_on_circles() -> engine.Table:
    players = [{"prison": 19}, {"captured": [1, 0, 0]}]
    return position(players=players)


REASONS = [
    (at_the_top, "advance", "level 5 of the Cathedral, the top"),
    (three_seats, "capture quarry 4", "no seat 4 at this table: they go from 0 to 2"),
    (nobody_at_home, "recall prison", "from there: Quarry"),
    (nobody_at_home, "reclaim 1", "from there: Quarry"),
    (nobody_at_home, "recall forest", "can come back from there: Forest"),
    (nobody_on_circles, "recall quarry", "can come back from there: Quarry"),
    (nobody_on_circles, "reclaim 2", "holds none of your workers"),
    (nobody_on_circles, "reclaim 4", "no seat 4"),
    (position, "reclaim 1", "only when none is at home"),
    (crowded_out, "place workshop", "neither pay"),
    (position, "place town_centre", "tax of a first capture"),
    (position, "place guildhall", "say what he does"),
    (position, "place prison", "one is sent there"),
    (storehouse, "trade merchant_clay", "have not hired"),
    (storehouse, "trade marble_three_wood", "lack the goods"),
    (workshop, "hire miner top_1", "does not lie there"),
    (
        workshop,
        "hire jeweller top_3",
        "5 silver with tax and 1 coin on a skipped card",
    ),
    (
        workshop,
        "hire miner top_4",
        "6 silver with tax and 2 coins on skipped cards",
    ),
    (lambda: workshop(3), "hire conspirator top_2", "Column 2 costs 4 silver with tax; you have 3"),
    (town_centre, "capture prison 1", "Nobody can be captured"),
    (town_centre, "capture mines 1", "no workers there"),
    (captured_once, "capture forest 1", "one place in a turn"),
    (position, "discard castle", "not in your hand"),
    (position, "place nowhere", "not an action of this game"),
    (position, "repay", "not possible now"),
]


@pytest.mark.parametrize(("made", "action", "sentence"), REASONS)
def test_refusal_says_why(made: Callable[[], engine.Table], action: str, sentence: str) -> None:
    said = refusal(made(), 0, action)
    assert sentence in said
    assert said.endswith(".")


def test_refusal_names_what_would_be_legal() -> None:
    assert "`place quarry`" in refusal(position(), 0, "place guildhall")


def test_seat_that_is_not_asked_is_refused() -> None:
    with pytest.raises(engine.NotAsked):
        position().play(1, "place quarry")


# -- what may be taken back -------------------------------------------------------------------


def test_plain_turn_may_be_taken_back_until_the_next_seat_acts() -> None:
    table = position()
    play(table, "place quarry")
    assert table.can_undo(0)
    play(table, "place forest")
    assert not table.can_undo(0)


@pytest.mark.parametrize("action", ["draw", "hire labourer top_1"])
def test_nothing_is_taken_back_after_a_new_card_was_seen(action: str) -> None:
    table = position(players=[{"silver": 4}])
    play(table, "place workshop")
    assert table.can_undo(0)
    play(table, action)
    assert not table.can_undo(0)


def test_reset_comes_before_the_hand_limit() -> None:
    """Caroline then has seven cards; the market is reset before she discards."""
    has = {"character": "caroline", "silver": 1, "hand": FULL_HAND}
    table = position(players=[has], market={"bm_middle": 1, "bm_large": 2})
    play(table, "place bm_small")
    assert legal(table, "discard")
    assert state(table).prison == [1, 1, 1]


# -- damaged saves ----------------------------------------------------------------------------


def lose_a_worker(state: dict[str, Any]) -> None:
    state["players"][0]["workers"] -= 1


def owe_silver(state: dict[str, Any]) -> None:
    state["players"][1]["silver"] = -1


def double_a_card(state: dict[str, Any]) -> None:
    state["deck"][0] = state["deck"][1]


def lose_an_apprentice(state: dict[str, Any]) -> None:
    state["apprentices"].pop()


def invent_an_offer(state: dict[str, Any]) -> None:
    state["large"] = ["bm_11"]


def exceed_the_track(state: dict[str, Any]) -> None:
    state["players"][0]["virtue"] = 15


def crowd_the_cathedral(state: dict[str, Any]) -> None:
    for player in state["players"][:2]:
        player["level"] = 5


def hold_own_workers(state: dict[str, Any]) -> None:
    state["players"][0]["captured"] = [1, 0, 0]
    state["players"][0]["workers"] -= 1


def lose_a_row(state: dict[str, Any]) -> None:
    state["at"].pop("quarry")


def forget_what_was_asked(state: dict[str, Any]) -> None:
    state["agenda"] = []


DAMAGES = [
    lose_a_worker,
    owe_silver,
    double_a_card,
    lose_an_apprentice,
    invent_an_offer,
    exceed_the_track,
    crowd_the_cathedral,
    hold_own_workers,
    lose_a_row,
    forget_what_was_asked,
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_save_is_not_opened(damage: Callable[[dict[str, Any]], None]) -> None:
    data = copy.deepcopy(position().dump())
    engine.Table.load(copy.deepcopy(data))
    damage(data["state"])
    with pytest.raises(engine.BadSave):
        engine.Table.load(data)
