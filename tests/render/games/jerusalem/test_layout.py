"""No text leaves its box and no label covers another, in any language and at any crowding."""

import pytest

import render
from engine.words import words_of
from render.canvas import Label
from render.games.jerusalem.layout import COURTS
from render.paths import overlap
from tests.render.games.jerusalem import positions
from tests.render.games.jerusalem.tongues import LONG_NAMES, TONGUES
from tests.render.layout import faults

WORDS = words_of("jerusalem")
NAMES = ("Žofie", "Győző", "Paolo", "Ľubica")
BOARDS = {
    "set-up": positions.set_up, "auction": positions.auction, "deploy": positions.deploy,
    "crowded": positions.crowded, "two": positions.two_players, "three": positions.three_players,
    "event": positions.event_choice, "over": positions.over,
}  # fmt: skip
PHONE = 400
UNBLOCKED = ("templars_large", "patriarchate_large", "market_large", "nobility_large")
LEAST = 11


def phone_size(label: Label, picture: render.Picture) -> float:
    return label.size * PHONE / picture.size[0]


def texts(picture: render.Picture) -> list[Label]:
    return [label for label in picture.labels if label.kind == "text"]


@pytest.mark.parametrize("name", BOARDS)
def test_board_has_no_faults(name: str) -> None:
    view = BOARDS[name]()
    assert faults(render.board(view, WORDS, names=NAMES).labels) == []


def test_board_with_marks_has_no_faults() -> None:
    picture = render.board(positions.deploy(), WORDS, names=NAMES, marks=positions.MIDGAME_MARKS)
    assert faults(picture.labels) == []


def test_bid_of_two_digits_has_no_faults() -> None:
    view = positions.auction()
    view["auction"]["price"] = 23
    assert faults(render.board(view, WORDS, names=LONG_NAMES).labels) == []


@pytest.mark.parametrize("cards", [0, 1, 4, 5, 6, 10, 12])
def test_screen_has_no_faults(cards: int) -> None:
    picture = render.screen(positions.screen(cards, 23, 58), WORDS, names=NAMES)
    assert faults(picture.labels) == []


@pytest.mark.parametrize("tongue", TONGUES)
def test_long_words_and_names_have_no_faults(tongue: str) -> None:
    words = TONGUES[tongue]
    for view in (positions.crowded(), positions.auction()):
        assert faults(render.board(view, words, names=LONG_NAMES).labels) == []
    screen = render.screen(positions.screen(10, 23, 58), words, names=LONG_NAMES)
    assert faults(screen.labels) == []


def test_long_names_have_no_faults_at_the_end() -> None:
    assert faults(render.final(positions.over(), WORDS, names=LONG_NAMES).labels) == []


@pytest.mark.parametrize("part", render.parts("jerusalem"))
def test_zoom_is_readable_on_a_phone(part: str) -> None:
    view = positions.screen(12) if part == "hand" else positions.crowded()
    picture = render.zoom(view, WORDS, part, names=NAMES)
    assert faults(picture.labels) == []
    assert len(picture.png) < 1024 * 1024
    assert [label for label in texts(picture) if phone_size(label, picture) < LEAST] == []


def test_what_is_small_on_the_board_is_in_a_zoom() -> None:
    view = positions.crowded()
    picture = render.board(view, WORDS, names=NAMES)
    small = {label.name for label in texts(picture) if phone_size(label, picture) < LEAST}
    zooms = [render.zoom(view, WORDS, part, names=NAMES) for part in render.parts("jerusalem")[:-1]]
    zoomed = {label.name for zoom in zooms for label in texts(zoom)}
    # On the road a marker beyond 20 says only how much to add; the zoom has the whole number.
    assert small - zoomed == {"+20"}
    assert "26/10" in zoomed


def test_one_and_two_digit_counts_are_readable_on_a_phone_in_large_courts() -> None:
    picture = render.board(positions.crowded(), WORDS, names=NAMES)
    large = [court.box for court in COURTS.values() if court.large and court.id in UNBLOCKED]
    counts = [label for label in texts(picture) if any(overlap(label.box, box) for box in large)]
    assert len(counts) >= 4 * len(large)
    counts = [label for label in counts if label.name.isdigit() and int(label.name) > 6]
    assert all(phone_size(label, picture) >= LEAST for label in counts)
