"""Pictures of Crescent Moon that must go on looking as they look."""

from collections.abc import Callable
from pathlib import Path

import pytest

import render
from engine.words import words_of
from render.stage import Picture
from tests.render import goldens
from tests.render.games.crescent_moon import positions

WORDS = words_of("crescent_moon")
NAMES = ("Žofie", "Győző", "Paolo", "Ľubica", "Nora")
HERE = Path(__file__).parent
OFFERED = {"12": 1, "6": 2, "16": 3}

PICTURES: dict[str, Callable[[], Picture]] = {
    "midgame": lambda: render.board(positions.midgame(), WORDS, names=NAMES, marks=positions.MARKS),
    "crowded-dark": lambda: render.board(positions.crowded(), WORDS, names=NAMES, theme="dark"),
    "four-players": lambda: render.board(
        positions.midgame(seats=4), WORDS, names=NAMES, theme="high_contrast", numbers=OFFERED
    ),
    "laying": lambda: render.board(positions.laying(), WORDS, names=NAMES),
    "final": lambda: render.final(positions.over(), WORDS, names=NAMES),
    "combat": lambda: render.zoom(positions.combat(), WORDS, "clash", names=NAMES),
    "contest-dark": lambda: render.zoom(
        positions.contest(), WORDS, "clash", names=NAMES, theme="dark"
    ),
    "screen": lambda: render.screen(
        positions.scheming(), WORDS, names=NAMES, prompt="You see seven cards. Take one."
    ),
    "seats": lambda: render.zoom(positions.midgame(), WORDS, "seats", names=NAMES),
}


@pytest.mark.parametrize("name", PICTURES)
def test_picture_looks_as_it_did(name: str) -> None:
    assert goldens.compare(HERE, name, PICTURES[name]().png) is None


def test_comparison_finds_a_unit_more() -> None:
    before, after = positions.midgame(), positions.midgame()
    after["hexes"][7]["forces"][0]["ordinary"] = 1
    pictures = [goldens.small(render.board(v, WORDS, names=NAMES).png) for v in (before, after)]
    assert goldens.difference(*pictures) is not None
