"""Crescent Moon behind the public face: limits, themes, places, changes."""

import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256

import pytest

import render
from engine.games.crescent_moon.data import MURSHID, WARLORD, Piece
from engine.games.crescent_moon.land_view import ForceView
from engine.words import words_of
from render.games import art_of
from tests.render.games.crescent_moon import positions
from tests.render.layout import canvas_of

WORDS = words_of("crescent_moon")
NAMES = ("Žofie", "Győző", "Paolo", "Ľubica", "Nora")
MEBIBYTE = 1024 * 1024


PICTURES: dict[str, Callable[[], render.Picture]] = {
    "crowded": lambda: render.board(positions.crowded().data, WORDS, names=NAMES, theme="dark"),
    "four": lambda: render.board(positions.midgame(seats=4).data, WORDS, theme="high_contrast"),
    "markets": lambda: render.board(positions.wide_markets().data, WORDS, names=NAMES),
    "screen": lambda: render.screen(positions.scheming().data, WORDS, names=NAMES),
    "clash": lambda: render.zoom(positions.great_combat().data, WORDS, "clash", names=NAMES),
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_keep_to_discords_limits(name: str) -> None:
    picture = PICTURES[name]()
    assert picture.size[0] <= 2000
    assert len(picture.png) < MEBIBYTE
    assert 0 < len(picture.alt) <= 1024


DIGEST = """
from hashlib import sha256
import render
from engine.words import words_of
from tests.render.games.crescent_moon import positions
picture = render.zoom(positions.combat().data, words_of("crescent_moon"), "clash")
print(sha256(picture.png).hexdigest())
"""


def test_another_process_without_any_store_gives_the_same_bytes() -> None:
    here = sha256(render.zoom(positions.combat().data, WORDS, "clash").png).hexdigest()
    there = subprocess.run(
        [sys.executable, "-c", DIGEST], capture_output=True, text=True, check=True
    )
    assert there.stdout.strip() == here


def test_history_of_drawing_leaves_no_trace() -> None:
    first = render.board(positions.midgame().data, WORDS, names=NAMES).png
    render.board(positions.crowded().data, WORDS, names=NAMES)
    render._grounds.forget()
    assert render.board(positions.midgame().data, WORDS, names=NAMES).png == first


def test_places_are_the_sixteen_hexes() -> None:
    assert list(render.places("crescent_moon").items()) == [(str(n), n) for n in range(1, 17)]


def test_every_hex_bears_its_number() -> None:
    picture = render.board(positions.midgame().data, WORDS, names=NAMES)
    signs = {label.name for label in picture.labels if label.kind == "sign"}
    assert {f"number of {n}" for n in range(1, 17)} <= signs


def test_offered_numbers_are_the_only_ones_shown() -> None:
    picture = render.board(positions.midgame().data, WORDS, names=NAMES, numbers={"3": 1, "9": 2})
    signs = [label.name for label in picture.labels if label.name.startswith("number of")]
    assert signs == ["number of 3", "number of 9"]
    assert "1 quarry" in picture.text


def test_changes_say_who_gained_and_lost() -> None:
    before = positions.midgame()
    after = before.having_hex(12, forces=[ForceView(WARLORD, 1, 1)])
    after = after.having_hex(4, stronghold=Piece.FORT)
    assert render.changes(before.data, after.data) == {"4": {3: 0}, "12": {0: 2, 3: -2}}


def test_no_changes_are_told_of_a_map_that_was_just_completed() -> None:
    assert render.changes(positions.laying().data, positions.midgame().data) == {}


def test_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        render.zoom(positions.midgame().data, WORDS, "hand")


@pytest.mark.parametrize("part", render.parts("crescent_moon"))
def test_every_part_has_something_to_show(part: str) -> None:
    ctx = render._context(positions.screen().data, WORDS, {"names": NAMES})
    scene = art_of("crescent_moon").draw_zoom(ctx, part)
    # A character's card stands beside others, so it is narrow: its letters are as large on a phone.
    is_card = part in render.roles("crescent_moon")
    assert scene.ground.size[0] == (720 if is_card else 1000)
    assert canvas_of(scene).image.getbbox() or part == "key" or is_card


def test_public_board_is_the_same_for_all_who_see_the_same() -> None:
    own = positions.midgame(viewer=MURSHID).having_player(MURSHID, vp=None)
    views = [positions.midgame().data, own.data]
    pictures = [render.board(view, WORDS, names=NAMES).png for view in views]
    assert pictures[0] == pictures[1]
