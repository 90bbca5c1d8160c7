"""What the pictures of Architects promise, and what they refuse."""

import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from io import BytesIO

import pytest
from PIL import Image

import render
from engine import Seat
from engine.games.architects.data import Good, Location, Slot
from engine.words import words_of
from render.games import art_of
from tests.render.games.architects import positions

WORDS = words_of("architects")
NAMES = ("Žofie", "Győző", "Paolo", "Ľubica", "Erika")
MEBIBYTE = 1024 * 1024


def assert_within_limits(picture: render.Picture) -> None:
    with Image.open(BytesIO(picture.png)) as image:
        assert (image.format, image.size) == ("PNG", picture.size)
    assert picture.size[0] <= 2000
    assert len(picture.png) < MEBIBYTE
    assert 0 < len(picture.alt) <= 1024


@pytest.mark.parametrize("theme", render.THEMES)
def test_boards_and_screens_keep_to_discords_limits(theme: str) -> None:
    assert_within_limits(render.board(positions.crowded().data, WORDS, names=NAMES, theme=theme))
    assert_within_limits(render.screen(positions.screen(10).data, WORDS, names=NAMES, theme=theme))


def test_long_lists_keep_to_discords_limits() -> None:
    for part in ("players", "hand", "apprentices"):
        view = positions.full_screen().data
        assert_within_limits(render.zoom(view, WORDS, part, names=NAMES))


def test_same_arguments_give_the_same_bytes() -> None:
    one, two = (render.board(positions.midgame().data, WORDS, names=NAMES) for _ in range(2))
    assert one == two


def test_history_of_drawing_leaves_no_trace() -> None:
    first = render.screen(positions.screen(4).data, WORDS, names=NAMES).png
    render.screen(positions.full_screen().data, WORDS, names=NAMES)
    render._grounds.forget()
    assert render.screen(positions.screen(4).data, WORDS, names=NAMES).png == first


DIGEST = """
from hashlib import sha256
import render
from engine import Seat
from engine.games.architects.data import Good, Location, Slot
from engine.words import words_of
from render.games import art_of
from tests.render.games.architects import positions
view = positions.screen(2).data
picture = render.screen(view, words_of("architects"), names=("Ana", "Ben", "Cem", "Dora", "Eva"))
print(sha256(picture.png).hexdigest())
"""


def test_another_process_without_any_store_gives_the_same_bytes() -> None:
    names = ("Ana", "Ben", "Cem", "Dora", "Eva")
    here = sha256(render.screen(positions.screen(2).data, WORDS, names=names).png).hexdigest()
    there = subprocess.run(
        [sys.executable, "-c", DIGEST], capture_output=True, text=True, check=True
    )
    assert there.stdout.strip() == here


def test_all_languages_and_player_counts_share_one_ground() -> None:
    art = art_of("architects")
    contexts = [
        render._context(positions.midgame(seats).data, WORDS, {"names": NAMES[:seats]})
        for seats in (2, 3, 4, 5)
    ]
    assert len({art.draw_board(ctx).ground.shows for ctx in contexts}) == 1


@pytest.mark.parametrize("part", ["screen", "hand"])
def test_spectator_has_no_screen(part: str) -> None:
    draw = render.screen if part == "screen" else lambda v, w: render.zoom(v, w, "hand")
    with pytest.raises(ValueError, match="spectator"):
        draw(positions.midgame().data, WORDS)


def test_places_bear_the_numbers_on_the_board() -> None:
    places = render.places("architects")
    picture = render.board(positions.midgame().data, WORDS, names=NAMES)
    signs = {label.name for label in picture.labels if label.kind == "sign"}
    assert signs == {f"number of {place}" for place in places}
    assert {places[place] for place in Location} == set(range(1, 15))
    assert [places[slot] for slot in Slot] == list(range(1, 9))


def test_offered_numbers_are_the_only_ones_shown() -> None:
    offered = {"mines": 1, "bm_large": 2, "top_3": 3}
    picture = render.board(positions.midgame().data, WORDS, names=NAMES, numbers=offered)
    signs = {label.name for label in picture.labels if label.kind == "sign"}
    assert signs == {f"number of {place}" for place in offered}
    assert "- 1 Mines:" in picture.text
    assert "Apprentice 3: Labourer" in picture.text


def test_changes_say_who_gained_and_lost() -> None:
    before, after = positions.midgame(), positions.midgame()
    after.view.locations[Location.FOREST] = [1, 5, 0, 0, 0]
    after.view.prison[3] = 2
    after.view.guildhall.workers.append(Seat(4))
    after.view.market.workers[Location.BM_SMALL] = None
    assert render.changes(before.data, after.data) == {
        "forest": {1: 1, 3: -2}, "prison": {3: 2}, "guildhall": {4: 1}, "bm_small": {2: -1},
    }  # fmt: skip
    assert render.changes(after.data, after.data) == {}


def test_marks_change_the_picture() -> None:
    plain = render.board(positions.midgame().data, WORDS, names=NAMES)
    marked = render.board(positions.midgame().data, WORDS, names=NAMES, marks=positions.MARKS)
    assert plain.png != marked.png


def test_figures_of_the_table_are_drawn() -> None:
    position = positions.midgame()
    levels, market = position.view.cathedral, position.view.market
    levels[1] = replace(levels[1], wood_or_stone=17, points=19, spaces=5)
    market.prices[Location.BM_LARGE] = 15
    market.small.clear()
    market.small.update({Good.GOLD: 16, Good.MARBLE: 18, Good.WOOD: 13})
    names = {label.name for label in render.board(position.data, WORDS, names=NAMES).labels}
    assert {"17", "19", "15", "16", "18", "13"} <= names
