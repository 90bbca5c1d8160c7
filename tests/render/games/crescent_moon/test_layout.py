"""No text leaves its box and no label covers another, in any language and at any crowding."""

from collections.abc import Callable, Iterable
from typing import Unpack

import pytest

import render
from engine import Seat
from engine.games.crescent_moon.data import CALIPH, MURSHID
from engine.games.crescent_moon.view import SideView, View
from engine.words import words_of
from render import Look
from render.canvas import Label
from render.context import DrawContext
from render.games import art_of
from tests.render.games.crescent_moon import positions
from tests.render.games.crescent_moon.positions import Position
from tests.render.games.crescent_moon.tongues import LONG_NAMES, longest
from tests.render.layout import faults, labels_of

WORDS = words_of("crescent_moon")
NAMES = ("Žofie", "Győző", "Paolo", "Ľubica", "Nora")
BOARDS: dict[str, Callable[[], Position]] = {
    "midgame": positions.midgame, "four": lambda: positions.midgame(seats=4),
    "crowded": positions.crowded, "markets": positions.wide_markets, "combat": positions.combat,
    "contest": positions.contest, "bargain": positions.bargain, "laying": positions.laying,
    "over": positions.over,
}  # fmt: skip
CLASHES: dict[str, Callable[[], Position]] = {
    "combat": positions.combat, "contest": positions.contest, "sealing": positions.sealing,
    "undecided": positions.undecided, "great": positions.great_combat, "none": positions.midgame,
}  # fmt: skip
PHONE_PIXELS, MIN_TYPE_PIXELS = 400, 11
GAME = art_of("crescent_moon")


def ctx(position: Position, **look: Unpack[Look]) -> DrawContext[View]:
    return render._context(position.data, WORDS, {"names": NAMES, **look})


def small(labels: Iterable[Label], wide: int) -> list[Label]:
    """Return the texts that cannot be read on a phone."""
    texts = [label for label in labels if label.kind == "text"]
    return [label for label in texts if label.size * PHONE_PIXELS / wide < MIN_TYPE_PIXELS]


@pytest.mark.parametrize("name", BOARDS)
def test_board_has_no_faults(name: str) -> None:
    assert faults(render.board(BOARDS[name]().data, WORDS, names=NAMES).labels) == []


def test_board_with_marks_has_no_faults() -> None:
    picture = render.board(positions.midgame().data, WORDS, names=NAMES, marks=positions.MARKS)
    assert faults(picture.labels) == []


@pytest.mark.parametrize("name", CLASHES)
def test_clash_has_no_faults_and_is_readable_on_a_phone(name: str) -> None:
    scene = GAME.draw_zoom(ctx(CLASHES[name](), names=LONG_NAMES), "clash")
    labels = labels_of(scene)
    assert faults(labels) == []
    # The window on the hex is a piece of the map, whose quarters show it large.
    found = small(labels, scene.ground.size[0])
    assert [label for label in found if not 390 < label.box[0] < 610] == []


def test_clash_shows_who_has_chosen() -> None:
    position = positions.contest().having_clash(
        played=[],
        winner=None,
        sealed=[MURSHID, CALIPH],
        attack=SideView([CALIPH], 2, 1, None, 0),
        defence=SideView([], 1, 2, None, 0),
    )
    said = {label.name for label in labels_of(GAME.draw_zoom(ctx(position), "clash"))}
    assert {"Győző: has chosen", "Paolo: is choosing", "has chosen"} <= said


@pytest.mark.parametrize("cards", [0, 1, 4, 5, 8])
def test_screen_has_no_faults(cards: int) -> None:
    assert faults(labels_of(GAME.draw_screen(ctx(positions.screen(cards))))) == []


@pytest.mark.parametrize("viewer", range(5))
def test_screen_of_every_character_has_no_faults(viewer: Seat) -> None:
    position = positions.crowded(viewer)
    position = position.having_player(viewer, **positions.own_goods(viewer, 8))
    assert faults(labels_of(GAME.draw_screen(ctx(position, names=LONG_NAMES)))) == []


def test_screens_with_cards_to_choose_or_hexes_to_lay_have_no_faults() -> None:
    for position in (positions.scheming(), positions.laying(viewer=MURSHID)):
        own = ctx(position, prompt="What do you do? " * 8)
        assert faults(labels_of(GAME.draw_screen(own))) == []


def test_long_words_and_names_have_no_faults() -> None:
    for position in (positions.midgame(), positions.over()):
        assert faults(render.board(position.data, longest, names=LONG_NAMES).labels) == []
    assert faults(render.screen(positions.scheming().data, longest, names=LONG_NAMES).labels) == []


@pytest.mark.parametrize("part", ["seats", "key", "hand", "market"])
def test_zoom_is_readable_on_a_phone(part: str) -> None:
    position = positions.scheming() if part == "hand" else positions.midgame()
    picture = render.zoom(position.data, WORDS, part, names=LONG_NAMES)
    assert faults(picture.labels) == []
    assert small(picture.labels, picture.size[0]) == []


def test_crowded_seats_have_no_faults() -> None:
    scene = GAME.draw_zoom(ctx(positions.crowded(), names=LONG_NAMES), "seats")
    assert faults(labels_of(scene)) == []


@pytest.mark.parametrize("part", ["map", "north_west", "north_east", "south_west", "south_east"])
def test_map_is_readable_on_a_phone(part: str) -> None:
    view = positions.midgame() if part == "map" else positions.crowded()
    scene = GAME.draw_zoom(ctx(view, marks=positions.MARKS), part)
    assert small(labels_of(scene), scene.ground.size[0]) == []
