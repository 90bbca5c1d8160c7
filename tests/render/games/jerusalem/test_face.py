"""What the pictures of Jerusalem promise."""

import subprocess
import sys
from hashlib import sha256
from io import BytesIO

import pytest
from PIL import Image

import render
from engine.games.jerusalem.data import Area
from engine.words import words_of
from tests.render.games.jerusalem import positions

WORDS = words_of("jerusalem")
NAMES = ("Žofie", "Győző", "Paolo", "Ľubica")
MEBIBYTE = 1024 * 1024


@pytest.mark.parametrize("theme", render.THEMES)
def test_boards_keep_to_discords_limits(theme: str) -> None:
    assert_within_limits(render.board(positions.crowded(), WORDS, names=NAMES, theme=theme))


def test_screen_and_list_of_a_full_hand_keep_to_discords_limits() -> None:
    view = positions.screen(12, 30, 60)
    assert_within_limits(render.screen(view, WORDS, names=NAMES))
    assert_within_limits(render.zoom(view, WORDS, "hand", names=NAMES))


def assert_within_limits(picture: render.Picture) -> None:
    assert picture.size[0] <= 2000
    assert len(picture.png) < MEBIBYTE
    assert 0 < len(picture.alt) <= 1024


def test_png_has_the_size_it_says() -> None:
    picture = render.board(positions.deploy(), WORDS, names=NAMES)
    with Image.open(BytesIO(picture.png)) as image:
        assert (image.format, image.size) == ("PNG", picture.size)


def test_same_arguments_give_the_same_bytes() -> None:
    one, two = (render.board(positions.deploy(), WORDS, names=NAMES) for _ in range(2))
    assert one == two


DIGEST = """
from hashlib import sha256
import render
from engine.words import words_of
from tests.render.games.jerusalem import positions
view = positions.screen(2)
picture = render.screen(view, words_of("jerusalem"), names=("Ana", "Ben", "Cem", "Dora"))
print(sha256(picture.png).hexdigest())
"""


def test_another_process_without_any_store_gives_the_same_bytes() -> None:
    names = ("Ana", "Ben", "Cem", "Dora")
    here = sha256(render.screen(positions.screen(2), WORDS, names=names).png).hexdigest()
    there = subprocess.run(
        [sys.executable, "-c", DIGEST], capture_output=True, text=True, check=True
    )
    assert there.stdout.strip() == here


def test_history_of_drawing_leaves_no_trace() -> None:
    first = render.screen(positions.screen(4), WORDS, names=NAMES).png
    render.screen(positions.screen(10, 40, 90), WORDS, names=NAMES)
    render._grounds.forget()
    assert render.screen(positions.screen(4), WORDS, names=NAMES).png == first


def test_themes_differ_and_say_the_same() -> None:
    view = positions.deploy()
    pictures = [render.board(view, WORDS, names=NAMES, theme=theme) for theme in render.THEMES]
    assert len({picture.png for picture in pictures}) == len(render.THEMES)
    assert len({picture.text for picture in pictures}) == 1


@pytest.mark.parametrize("theme", render.THEMES)
def test_every_theme_draws_screens(theme: str) -> None:
    assert render.screen(positions.draft(), WORDS, names=NAMES, theme=theme).png


def test_places_are_numbered_from_1_to_16() -> None:
    assert list(render.places("jerusalem").values()) == list(range(1, 17))
    assert set(render.places("jerusalem")) == set(Area)


def test_offered_numbers_are_the_only_ones_shown() -> None:
    offered = {"market_large": 1, "templars_large": 2}
    picture = render.board(positions.set_up(), WORDS, names=NAMES, numbers=offered)
    signs = [label.name for label in picture.labels if label.kind == "sign"]
    assert signs == ["number of templars_large", "number of market_large"]
    assert "1 Market (large)" in picture.text


def test_changes_say_who_gained_and_lost() -> None:
    before, after = positions.deploy(), positions.deploy()
    positions.populate(after, {"market_large": [2, 5, 7, 3]})
    assert render.changes(before, after) == {"market_large": {0: -1, 1: 2}}
