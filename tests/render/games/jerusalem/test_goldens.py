"""Pictures that must go on looking as they look."""

from collections.abc import Callable
from pathlib import Path
from typing import Unpack

import pytest
from PIL import Image

import render
from engine.words import words_of
from render import Look
from render.stage import Picture
from tests.render import goldens
from tests.render.games.jerusalem import positions

WORDS = words_of("jerusalem")
HERE = Path(__file__).parent
NAMES = ("Žofie", "Győző", "Paolo", "Ľubica")


def board(view: positions.View, **look: Unpack[Look]) -> Picture:
    look["names"] = NAMES
    return render.board(view, WORDS, **look)


def decision(view: positions.View, legal: list[str], **look: Unpack[Look]) -> Picture:
    named: Look = {"names": NAMES, "prompt": "Where to?", **look}
    return render.decision(view, WORDS, legal, **named)


AREAS = list(render.places("jerusalem"))
DRAFT = ["keep gain_2_prestige_b", "keep influence_market", "keep move_2_squires_a"]
PICTURES: dict[str, Callable[[], Picture]] = {
    "set-up": lambda: board(positions.set_up()),
    "auction": lambda: board(positions.auction()),
    "deploy": lambda: board(positions.deploy(), marks=positions.MIDGAME_MARKS),
    "crowded": lambda: board(positions.crowded()),
    "two-players": lambda: board(positions.two_players()),
    "three-players": lambda: board(positions.three_players()),
    "event-choice": lambda: board(
        positions.event_choice(), numbers={"market_large": 1, "nobility_large": 2}
    ),
    "final": lambda: render.final(positions.over(), WORDS, names=NAMES),
    "high-contrast": lambda: board(positions.deploy(), theme="high_contrast"),
    "dark": lambda: board(positions.deploy(), theme="dark", marks=positions.MIDGAME_MARKS),
    "screen": lambda: render.screen(positions.screen(4), WORDS, names=NAMES),
    "screen-ten-cards": lambda: render.screen(positions.screen(10, 14, 23), WORDS, names=NAMES),
    "screen-draft": lambda: render.screen(
        positions.draft(),
        WORDS,
        DRAFT,
        names=NAMES,
        theme="dark",
        prompt="Keep one of these cards.",
    ),
    "screen-empty": lambda: render.screen(positions.screen(0), WORDS, names=NAMES),
    "decision-city": lambda: decision(
        positions.screen(), [f"place {area} 1" for area in AREAS], marks=positions.MIDGAME_MARKS
    ),
    "decision-sector": lambda: decision(
        positions.screen(), ["baron market_large", "baron market_small_left"]
    ),
    "decision-offices": lambda: decision(
        positions.auction() | {"seat": 0}, ["name treasurer", "name marshal", "name admiral"]
    ),
    "zoom-market": lambda: render.zoom(positions.crowded(), WORDS, "market", names=NAMES),
    "zoom-hand": lambda: render.zoom(positions.screen(6), WORDS, "hand", names=NAMES),
}


@pytest.mark.parametrize("name", PICTURES)
def test_picture_looks_as_it_did(name: str) -> None:
    assert goldens.compare(HERE, name, PICTURES[name]().png) is None


def test_comparison_finds_a_piece_that_moved() -> None:
    before = goldens.small(board(positions.deploy()).png)
    moved = positions.deploy()
    positions.populate(moved, {"market_large": [3, 3, 3, 7]})
    assert goldens.difference(before, goldens.small(board(moved).png)) is not None


def test_comparison_allows_a_slight_shade() -> None:
    before = goldens.small(board(positions.deploy()).png)
    shaded = Image.blend(before, Image.new("RGB", before.size, (0, 0, 0)), 0.004)
    assert goldens.difference(before, shaded) is None
