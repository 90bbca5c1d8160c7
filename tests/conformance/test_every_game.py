"""Every game that there is conforms, and so do the two small ones of these tests."""

from typing import Any

import pytest

import engine
from engine.rules import Ruleset
from engine.testing import CHECKS, check_game
from tests.conformance.tables import IDS, TABLES
from tests.kit import nim, tiny

CHECK = {check.__name__: check for check in CHECKS}


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
@pytest.mark.parametrize("check", CHECK)
def test_a_game_conforms(check: str, game: str, seats: int) -> None:
    CHECK[check](engine.GAMES[game], seats)


@pytest.mark.parametrize("rules", [nim.RULESET, tiny.RULESET], ids=["nim", "tiny"])
def test_a_small_game_conforms(rules: Ruleset[Any, Any]) -> None:
    check_game(rules)
