"""The engine's face: its names, its examples, and what holds when our own rules break."""

import doctest
import random
from types import ModuleType
from typing import NoReturn

import pytest

import engine
import render
from engine import Seat
from engine.games.jerusalem.state import State
from engine.games.jerusalem.steps.deploy import DeployTurn
from engine.notation import Action
from tests.kit.random_play import random_game, random_table

CONTRACT = (
    "new", "asked", "legal", "play", "view", "prompt", "result", "undo", "redeal", "dump", "load",
    "record", "replay", "commitment",
)  # fmt: skip


def test_the_contract_has_exactly_these_names() -> None:
    table = engine.Table.new("jerusalem", seats=2, seed="x")
    assert all(hasattr(table, name) for name in CONTRACT)
    assert set(engine.GAMES) >= {"jerusalem"}
    rules = engine.GAMES["jerusalem"]
    assert rules.seats == range(2, 5)
    assert rules.options.model_fields["auction"].default == "sealed"
    assert all(field.description for field in rules.options.model_fields.values())


@pytest.mark.parametrize("module", [engine, render])
def test_the_examples_in_the_docstring_are_true(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


def test_a_view_of_anyone_is_plain_data() -> None:
    table = random_table("jerusalem", 4, "plain")
    for _ in zip(range(40), random_game(table, random.Random(1)), strict=False):
        for seat in (*range(4), None):
            check_plain(table.view(seat))


def check_plain(value: object) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            assert isinstance(key, str | int)
            check_plain(inner)
    elif isinstance(value, list):
        for inner in value:
            check_plain(inner)
    else:
        assert value is None or type(value) in (int, str, bool)


def test_changing_a_view_or_a_list_changes_no_table() -> None:
    table = engine.Table.new("jerusalem", seats=3, seed="shared")
    before = table.dump()
    table.view(0)["players"][0]["prestige"] = 99
    table.legal(table.asked[0]).clear()
    table.dump()["state"]["players"].clear()
    assert table.dump() == before
    assert table.legal(table.asked[0])


def test_rules_that_break_leave_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = random_table("jerusalem", 3, "broken", optional=False)
    for _ in random_game(table, random.Random(2)):
        if table.view(None)["phase"] == "deploy" and len(table.legal(table.asked[0])) > 3:
            break
    seat = table.asked[0]
    table.play(seat, table.legal(seat)[0])
    before, log = table.dump(), table.log(None)

    def fail(self: DeployTurn, g: State, seat: Seat, action: Action) -> NoReturn:
        g.players[0].prestige += 50
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(DeployTurn, "answer", fail)
        # The way back is not walked through the broken step again.
        table._undo_log = None
        with pytest.raises(engine.BrokenRules):
            table.play(table.asked[0], table.legal(table.asked[0])[0])
    after = table.dump()
    assert {**after, "trail": None} == {**before, "trail": None}
    assert table.log(None) == log
    table.play(table.asked[0], table.legal(table.asked[0])[0])


def test_copies_are_boards_of_their_own() -> None:
    table = random_table("jerusalem", 3, "copies")
    for _ in zip(range(30), random_game(table, random.Random(3)), strict=False):
        copy = table.for_search()
        before = table.dump()
        for _ in zip(range(10), random_game(copy, random.Random(4)), strict=False):
            pass
        assert table.dump() == before
