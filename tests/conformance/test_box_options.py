"""Every option that came about with the box, each way: nothing leaks, and undo is exact.

Elsewhere options are chosen by chance, so that a game may never be looked at with some of them.
"""

from dataclasses import replace
from typing import Any, Literal, cast

import pytest
from pydantic import create_model

import engine
from engine.rules import Ruleset, TableOptions
from engine.testing import (
    check_actions,
    check_hidden_things,
    check_private_answers,
    check_redeal,
    check_undo,
    check_undo_reveals_nothing,
    random_table,
)

CHECKS = (
    check_redeal,
    check_hidden_things,
    check_actions,
    check_private_answers,
    check_undo,
    check_undo_reveals_nothing,
)
# What is looked at, each value at least once.
OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("architects", {"characters": "dealt", "boards": "variable", "more_characters": False}),
    ("architects", {"characters": "chosen", "boards": "variable", "more_characters": True}),
    ("crescent_moon", {"deals": "negotiated", "last_word": "asked", "map": "variable"}),
    ("crescent_moon", {"deals": "negotiated", "last_word": "unasked", "map": "dealt"}),
    ("crescent_moon", {"deals": "sealed", "last_word": "asked", "map": "dealt"}),
    ("crescent_moon", {"deals": "sealed", "last_word": "unasked", "map": "variable"}),
    ("jerusalem", {"ask_income_decline": "never", "income_table": "proposed_a"}),
    (
        "jerusalem",
        {"ask_income_decline": "where_it_matters", "sell_influence_timing": "any_own_decision"},
    ),
    ("jerusalem", {"ask_income_decline": "always", "sell_influence_timing": "own_deploy_turn"}),
    (
        "jerusalem",
        {"auction": "sealed", "own_baron_blocks_own_moves": True, "income_table": "custom"},
    ),
    ("jerusalem", {"auction": "open", "own_baron_blocks_own_moves": False}),
]
# Bids of a sealed auction are told once it is opened, and the position forgets them.
TELLS_MORE = {"jerusalem": check_actions}


def pinned(game: str, options: dict[str, Any]) -> Ruleset[Any, Any]:
    """Return the game with one value left for each of these options."""
    rules = engine.GAMES[game]
    fields: dict[str, Any] = {name: (Literal[value], value) for name, value in options.items()}
    narrowed = create_model(rules.options.__name__, __base__=rules.options, **fields)
    return replace(rules, options=cast(type[TableOptions], narrowed))


def spelt(case: tuple[str, dict[str, Any]]) -> str:
    game, options = case
    return f"{game}-{'-'.join(str(value).lower() for value in options.values())}"


@pytest.mark.parametrize(("game", "options"), OPTIONS, ids=map(spelt, OPTIONS))
def test_box_option_neither_leaks_nor_spoils_undo(game: str, options: dict[str, Any]) -> None:
    rules = pinned(game, options)
    seats = rules.seats[-1]
    for check in CHECKS:
        if check is not TELLS_MORE.get(game):
            check(rules, seats)


@pytest.mark.parametrize(("game", "options"), OPTIONS, ids=map(spelt, OPTIONS))
def test_box_option_is_the_one_that_is_played(game: str, options: dict[str, Any]) -> None:
    rules = pinned(game, options)
    table = random_table(rules, rules.seats[0], "pinned")
    assert table.options.model_dump().items() >= options.items()
