"""Pictures of Architects that must go on looking as they look."""

from collections.abc import Callable
from pathlib import Path

import pytest

import render
from engine.games.architects.data import Location
from engine.words import words_of
from render.stage import Picture
from tests.render import goldens
from tests.render.games.architects import positions

WORDS = words_of("architects")
NAMES = ("Žofie", "Győző", "Paolo", "Ľubica", "Erika")
HERE = Path(__file__).parent

PICTURES: dict[str, Callable[[], Picture]] = {
    "midgame": lambda: render.board(
        positions.midgame().data, WORDS, names=NAMES, marks=positions.MARKS
    ),
    "crowded-dark": lambda: render.board(
        positions.crowded().data, WORDS, names=NAMES, theme="dark"
    ),
    "three-players": lambda: render.board(
        positions.midgame(3).data, WORDS, names=NAMES, numbers={"mines": 1, "top_2": 2},
        theme="high_contrast",
    ),
    "final": lambda: render.final(positions.over(4).data, WORDS, names=NAMES),
    "screen": lambda: render.screen(positions.screen(5).data, WORDS, names=NAMES),
    "screen-draft": lambda: render.screen(
        positions.draft().data, WORDS, ["keep keep", "keep well", "keep trading_post"],
        names=NAMES, theme="dark", prompt="Keep one of these cards.",
    ),
    "screen-strips": lambda: render.screen(positions.screen(3).data, WORDS, names=NAMES),
    "decision-town": lambda: render.decision(
        positions.midgame(viewer=1).data, WORDS, [f"place {each}" for each in Location][:8],
        names=NAMES, marks=positions.MARKS, prompt="Where to?",
    ),
    "decision-hire": lambda: render.decision(
        positions.midgame(viewer=1).data, WORDS, ["hire miner top_1", "hire labourer top_3"],
        names=NAMES, prompt="Whom do you hire?",
    ),
    "players": lambda: render.zoom(positions.over(3).data, WORDS, "players", names=NAMES),
    "hand": lambda: render.zoom(positions.screen(3).data, WORDS, "hand", names=NAMES),
}  # fmt: skip


@pytest.mark.parametrize("name", PICTURES)
def test_picture_looks_as_it_did(name: str) -> None:
    assert goldens.compare(HERE, name, PICTURES[name]().png) is None


def test_comparison_finds_a_worker_that_moved() -> None:
    moved = positions.midgame()
    moved.view.locations[Location.TAX_STAND] = [0] * 5
    moved.view.locations[Location.FOREST] = [1, 4, 1, 2, 0]
    before, after = (
        goldens.small(render.board(position.data, WORDS, names=NAMES).png)
        for position in (positions.midgame(), moved)
    )
    assert goldens.difference(before, after) is not None
