"""Tables that began under rules version 1 go on under it (RULINGS, "Earlier rules")."""

from pathlib import Path
from typing import Any

import pytest

import engine
import render
from engine.agenda import Step
from engine.games.jerusalem.data import Area
from engine.games.jerusalem.events import LimitSealed
from engine.games.jerusalem.steps.calendar import PayTax, ResolveEvent
from engine.games.jerusalem.steps.income import GrantPrivileges, PayTower
from engine.ids import Seat
from tests.games.jerusalem.kit import auction, deploying, play, player, position, state
from tests.kit.tables import prompt

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("jerusalem-*.txt"))
EARLIER: dict[str, Any] = {"rules_version": 1}
BLOCKS = {"own_baron_blocks_own_moves": True}
SELLING = {"sell_influence_timing": "any_own_decision"}


def test_new_table_plays_by_todays_rules() -> None:
    table = engine.Table.new("jerusalem", seats=2, seed="new")
    assert table.rules_version == engine.GAMES["jerusalem"].version == 2


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_kept_record_is_of_the_earlier_rules_and_keeps_its_options(path: Path) -> None:
    table = engine.Table.replay(path.read_text("utf-8"))
    assert table.rules_version == 1
    options = state(table).options
    assert options.own_baron_blocks_own_moves is True
    assert options.ask_income_decline == "never"
    loaded = engine.Table.load(table.dump())
    assert loaded.record() == table.record()
    assert loaded.options == table.options
    render.text(table.view(0), table.rules.words)


@pytest.mark.parametrize(("opening", "winner"), [(1, 0), (2, 1), (3, 0)])
def test_parity_of_the_opening_decides_among_equal_limits(opening: int, winner: int) -> None:
    table = auction("sealed", **EARLIER)
    play(table, "name marshal", f"bid {opening}")
    for seat, limit in enumerate(("limit 5", "limit 5", "pass", "pass")):
        table.play(seat, limit)
    assert player(table, winner).office == "marshal"
    assert player(table, winner).bezants == 12 - 5


def test_new_squires_leave_before_those_that_stood_there() -> None:
    board = {"market_large": [0, 0, 2, 0]}
    table = deploying(2, board=board, **EARLIER)
    play(table, "place market_large 4", "sell", "remove market_large 3")
    assert table.view(2)["areas"]["market_large"]["new"] == [0, 0, 1, 0]


def test_own_baron_stops_moves_but_neither_influence_nor_the_squire_that_leaves_the_tower() -> None:
    hands = [["influence_market", "move_2_squires_a"], [], [], []]
    table = deploying(
        0,
        hands=hands,
        board={"market_large": [1, 0, 0, 0]},
        barons=["market_large"],
        options=BLOCKS,
        **EARLIER,
    )
    assert "play move_2_squires_a" not in table.legal(0)
    play(table, "play influence_market")
    assert "put market_large 2" in table.legal(0)
    board = {"davids_tower": [1, 0, 0, 0]}
    tower = position(PayTower(), board=board, barons=["davids_tower"], options=BLOCKS, **EARLIER)
    assert "move davids_tower market_large" in tower.legal(0)


def test_holders_of_all_privileges_are_looked_up_before_the_first() -> None:
    board = {"patriarchate_large": [1, 0, 0, 0], "market_large": [3, 2, 0, 0]}
    table = position(
        GrantPrivileges(), board=board, reserve=[1, 0, 0, 0], options=SELLING, **EARLIER
    )
    play(table, "sell", "remove market_large 3", "decline")
    assert table.asked == (0,)
    assert prompt(table, 0)["key"] == "materials"


def test_special_tax_is_asked_for_area_by_area() -> None:
    board = {"market_large": [2, 0, 0, 0], "market_small_left": [1, 0, 0, 0]}
    table = position(ResolveEvent(), event="special_tax", round=2, board=board, **EARLIER)
    assert table.legal(0) == [f"pay market_large {count}" for count in (0, 1, 2)]
    play(table, "pay market_large 0")
    assert table.legal(0) == ["pay market_small_left 0", "pay market_small_left 1"]


def test_steps_and_events_that_were_saved_before_are_read() -> None:
    tax = Step.read({"is": "jerusalem.PayTax", "seat": 0, "area": "market_large"})
    assert tax == PayTax(Seat(0), Area.MARKET_LARGE)
    told = engine.Event.read({"is": "jerusalem.LimitSealed", "seat": 1, "limit": 0})
    assert told == LimitSealed(Seat(1), 0)
    said = engine.GAMES["jerusalem"].words.event(told, "en", ["Ana", "Ben"])
    assert said == "You have sealed your limit: you pass."


def test_rules_of_a_running_table_tell_what_it_plays_otherwise() -> None:
    told = engine.GAMES["jerusalem"].words("earlier-rules-1")
    assert all(each in told for each in ("equal highest limits", "your own Baron", "privilege"))
