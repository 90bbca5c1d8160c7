"""Tables that began under rules version 1 go on under it: each column takes a worker, a coin."""

import json
from pathlib import Path

import pytest

import engine
import render
from bot.workers.album import chapters
from engine.games.architects.tables import PRINTED, hire_silver
from tests.games.architects.kit import position
from tests.kit.tables import refusal

SAVED = Path(__file__).parents[2] / "records" / "architects-rules-1-in-the-workshop.json"


@pytest.fixture
def table() -> engine.Table:
    """Return a table where seat 0 has 10 silver and has just placed a second Workshop worker."""
    return engine.Table.load(json.loads(SAVED.read_text("utf-8")))


def hires(table: engine.Table) -> list[str]:
    return [each.split()[-1] for each in table.legal(0) if each.startswith("hire")]


def test_save_without_a_version_in_its_state_is_of_the_one_it_names(
    table: engine.Table,
) -> None:
    assert table.rules_version == 1
    assert table.dump()["rules"] == 1
    assert engine.Table.load(table.dump()).dump() == table.dump()


def test_save_whose_versions_differ_is_refused(
    table: engine.Table,
) -> None:
    with pytest.raises(engine.TableError):
        engine.Table.load(table.dump() | {"rules": 2})


def test_running_table_still_asks_for_a_worker_and_a_coin_a_column(table: engine.Table) -> None:
    assert hires(table) == ["top_1", "top_2", "bottom_1", "bottom_2"]
    assert "Column 3 takes as many of your workers" in refusal(table, 0, _card(table, "top_3"))
    table.play(0, _card(table, "top_2"))
    view = table.view(None)
    assert view["players"][0]["goods"]["silver"] == 10 - 5
    assert view["rows"][0][0]["silver"] == 1


def _card(table: engine.Table, slot: str) -> str:
    [card] = [each for row in table.view(0)["rows"] for each in row if each["slot"] == slot]
    return f"hire {card['apprentice']} {slot}"


def test_same_position_under_todays_rules_opens_every_column() -> None:
    table = position(players=[{"silver": 10}], at={"workshop": [1, 0, 0]})
    table.play(0, "place workshop")
    assert table.rules_version == engine.GAMES["architects"].version
    assert len(hires(table)) == 8


def test_what_was_told_before_is_found_by_the_rules_of_then(table: engine.Table) -> None:
    assert len(table.log(0)) == table.event_count


def test_undo_goes_back_under_the_same_rules(table: engine.Table) -> None:
    again = engine.Table.load(table.dump())
    again.undo(0)
    assert again.legal(0)[0].startswith("place")
    again.play(0, "place workshop")
    assert hires(again) == ["top_1", "top_2", "bottom_1", "bottom_2"]


def test_new_table_plays_by_todays_rules() -> None:
    table = engine.Table.new("architects", seats=2, seed="new")
    assert table.rules_version == engine.GAMES["architects"].version == 3


def test_text_of_the_board_says_what_this_table_plays(table: engine.Table) -> None:
    words = table.rules.words
    assert "silver on each card you skip" in render.text(table.view(0), words)
    today = engine.Table.new("architects", seats=3, seed="new")
    assert "each column beyond costs 1 more" in render.text(today.view(0), words)


def test_rudolf_saved_on_coins_too() -> None:
    column_two = {version: hire_silver(PRINTED, 1, 2, 3, version) for version in (1, 2)}
    assert column_two == {1: 0, 2: 0}
    column_four = {version: hire_silver(PRINTED, 3, 4, 3, version) for version in (1, 2)}
    assert column_four == {1: 2, 2: 0}
    beyond = hire_silver(PRINTED, 3, 1, 3, 2)
    assert beyond == 3


@pytest.mark.parametrize("name", ["2-random-two", "3-standard-three"])
def test_chapters_of_an_earlier_game_replay_by_its_rules(name: str) -> None:
    text = (SAVED.parent / f"architects-{name}.txt").read_text("utf-8")
    finished = engine.Table.replay(text)
    last = list(chapters(finished))[-1]
    assert last.rules_version == 1
    assert last.view(None) == finished.view(None)
