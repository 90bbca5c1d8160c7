"""The example, installed as anybody's package: all that is tested of every game holds for it."""

from pathlib import Path

import engine
from tests.examples.conftest import CLICKING, EXAMPLE, passed

GENERIC = ("conformance", "engine", "players", "render", "bot", "e2e")


def test_its_own_tests_pass(goofspiel: Path) -> None:
    assert passed(goofspiel, str(EXAMPLE / "tests"))


def test_every_generic_test_of_the_engine_the_pictures_and_the_players_applies(
    goofspiel: Path,
) -> None:
    folders = [f"tests/{folder}" for folder in GENERIC[:-2]]
    assert passed(goofspiel, "-k", "goofspiel", *folders) > 80


def test_every_generic_test_of_the_bot_applies_and_it_is_played_by_clicking(
    goofspiel: Path,
) -> None:
    folders = [f"tests/{folder}" for folder in GENERIC[-2:]]
    assert passed(goofspiel, "-k", "goofspiel", *folders, CLICKING) > 10


def test_other_tests_do_not_see_it() -> None:
    assert "goofspiel" not in engine.GAMES
