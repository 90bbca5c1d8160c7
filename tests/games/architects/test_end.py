"""The end of the game and the score (facts, sections 12 and 14)."""

import pytest

from engine.games.architects.events import GameEnded, MarketReset
from engine.games.architects.steps.course import Reckoning
from tests.games.architects.kit import play, player, position, state
from tests.kit.tables import events, legal, result

WELL = {"hand": ["well"], "wood": 2, "stone": 2}


@pytest.mark.parametrize(("seats", "spaces"), [(2, 12), (3, 16), (4, 20), (5, 24)])
def test_last_guildhall_space_gives_everyone_one_more_turn(seats: int, spaces: int) -> None:
    hall = ([1] * 12 + [0] * 12)[: spaces - 1]
    table = position(seats=seats, players=[WELL], guildhall=hall)
    play(table, "build well")
    assert table.view(None)["phase"] == "last_turns"
    order = []
    while table.asked:
        order.append(table.asked[0])
        play(table, "place quarry")
    assert order == [*range(1, seats), 0], "whoever brought the end has one, too"
    assert table.result


def test_one_space_before_the_last_changes_nothing() -> None:
    table = position(players=[WELL], guildhall=[1] * 14)
    play(table, "build well")
    assert table.view(None)["phase"] == "play"
    assert table.view(None)["guildhall"]["left"] == 1


def test_in_the_last_round_buildings_beside_the_guildhall_count_in_full() -> None:
    table = position(players=[WELL, {**WELL, "hand": ["smithy"], "clay": 4}], guildhall=[2] * 15)
    play(table, "build well", "build smithy")
    assert len(state(table).guildhall) == 17
    assert player(table, 1).stone == 2 + 4
    play(table, "place quarry", "place quarry")
    assert result(table)["scores"] == [3, 3, 0]


def test_workers_beside_the_full_guildhall_bring_no_reset() -> None:
    hall = [2] * 16
    table = position(
        players=[WELL], guildhall=hall, phase="last_turns", last_turns=3, market={"bm_small": 1}
    )
    play(table, "build well")
    assert len(state(table).guildhall) == 17
    assert not events(table, MarketReset)
    assert state(table).prison == [0, 0, 0]


# -- the score --------------------------------------------------------------------------------


def test_control_example_thirty_eight_points() -> None:
    """Score 30 + 7 Cathedral + 3 virtue - 4 debts + 3 gold and marble + 0 silver - 1 Prison."""
    has = {
        "buildings": ["barracks", "drafting_room", "monument", "well"],  # 10 + 8 + 9 + 3
        "level": 3,
        "virtue": 12,
        "debts": 2,
        "gold": 2,
        "marble": 1,
        "silver": 9,
        "prison": 3,
    }
    table = position(Reckoning(), players=[has])
    [lines, *_] = table.view(None)["scores"]
    assert lines == {
        "buildings": 30,
        "effects": {},
        "cathedral": 7,
        "virtue": 3,
        "debts": -4,
        "gold": 2,
        "marble": 1,
        "silver": 0,
        "prison": -1,
        "total": 38,
    }


def test_control_example_forty_points() -> None:
    """Score 35 for buildings + 4 Cathedral + 0 + 0 + 1 gold + 2 silver - 2 Prison."""
    has = {
        "buildings": ["fortress", "watchtower", "monument", "clay_pit"],  # 12 + 11 + 9 + 3
        "level": 2,
        "virtue": 8,
        "gold": 1,
        "silver": 25,
        "prison": 5,
    }
    table = position(Reckoning(), players=[has])
    [lines, *_] = table.view(None)["scores"]
    assert [lines[name] for name in ("buildings", "cathedral", "virtue", "debts")] == [35, 4, 0, 0]
    assert [lines[name] for name in ("gold", "marble", "silver", "prison")] == [1, 0, 2, -2]
    assert lines["total"] == result(table)["scores"][0] == 40


@pytest.mark.parametrize("level", range(6))
def test_only_the_highest_cathedral_level_counts(level: int) -> None:
    table = position(Reckoning(), players=[{"level": level}])
    assert table.view(None)["scores"][0]["cathedral"] == [0, 2, 4, 7, 12, 20][level]


def test_workers_held_by_others_cost_nothing() -> None:
    table = position(Reckoning(), players=[{}, {"captured": [6, 0, 0]}])
    assert result(table)["scores"] == [0, 0, 0]


def test_ties_go_by_virtue_then_silver_then_are_shared() -> None:
    by_virtue = position(Reckoning(), players=[{"virtue": 6}, {"virtue": 8}, {"virtue": 7}])
    assert result(by_virtue)["ranking"] == [[1], [2], [0]]
    by_silver = position(Reckoning(), players=[{"silver": 1}, {"silver": 3}, {"silver": 1}])
    assert result(by_silver)["ranking"] == [[1], [0, 2]]
    shared = position(Reckoning())
    assert result(shared)["winners"] == [0, 1, 2]
    assert events(shared, GameEnded)[0].seats == (0, 1, 2)


# -- virtue before scoring --------------------------------------------------------------------


def test_dungeon_before_or_after_the_gains_is_the_owners_choice() -> None:
    """At virtue 13 the Castle gains more after the loss: the track ends at 14."""
    has = {"buildings": ["dungeon", "castle"], "virtue": 13, "gold": 6}
    table = position(Reckoning(), players=[has])
    assert legal(table) == ["resolve dungeon", "resolve castle"]
    first, last = table.for_search(), table.for_search()
    play(first, "resolve dungeon")
    play(last, "resolve castle")
    assert (player(first).virtue, player(last).virtue) == (14, 12)


def test_dungeon_below_zero_gives_debts_unless_the_gain_comes_first() -> None:
    has = {"buildings": ["dungeon", "castle"], "virtue": 1, "gold": 2}
    table = position(Reckoning(), players=[has])
    first, last = table.for_search(), table.for_search()
    play(first, "resolve dungeon")
    play(last, "resolve castle")
    assert (player(first).virtue, player(first).debts) == (1, 1)
    assert (player(last).virtue, player(last).debts) == (0, 0)


def test_order_is_not_asked_where_it_makes_no_difference() -> None:
    has = {"buildings": ["dungeon", "castle"], "virtue": 7, "gold": 4}
    table = position(Reckoning(), players=[has])
    assert table.result
    assert player(table).virtue == 7


def test_surplus_of_the_last_effects_destroys_debts_unasked() -> None:
    """See ruling 10."""
    has = {"buildings": ["castle"], "virtue": 13, "gold": 6, "debts": 3}
    table = position(Reckoning(), players=[has])
    assert (player(table).virtue, player(table).debts) == (14, 1)


def test_lighthouse_counts_virtue_after_the_last_effects() -> None:
    has = {"buildings": ["lighthouse", "castle"], "virtue": 7, "gold": 2}
    table = position(Reckoning(), players=[has])
    assert table.view(None)["scores"][0]["effects"] == {"lighthouse": 2}
