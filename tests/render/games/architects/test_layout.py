"""No text leaves its box and no label covers another, in any language and at any crowding."""

from collections.abc import Callable

import pytest

import engine
import render
from engine.games.architects.data import Building, Location
from engine.words import words_of
from render.canvas import Label
from render.games.architects.layout import COURTS, RACK, Court
from render.paths import overlap
from tests.render.games.architects import positions
from tests.render.games.architects.positions import Position
from tests.render.games.architects.tongues import LONG_NAMES, TONGUES
from tests.render.layout import faults

WORDS = words_of("architects")
NAMES = ("Žofie", "Győző", "Paolo", "Ľubica", "Erika")
BOARDS: dict[str, Callable[[], Position]] = {
    "set-up": positions.empty, "midgame": positions.midgame, "crowded": positions.crowded,
    "two": lambda: positions.midgame(2), "three": lambda: positions.midgame(3),
    "four": lambda: positions.midgame(4), "draft": positions.draft, "over": positions.over,
}  # fmt: skip
PHONE, LEAST = 400, 11
GUARDHOUSE = {
    "left": 12, "silver": 44, "captured": 40, "send": 1, "send_more": 2, "held": 12,
    "ransom_silver": 3, "ransom_tax": 2, "ransom_debts": 1, "ransom_virtue": 1, "debts": 11,
    "repay_silver": 3, "repay_tax": 3, "repay_virtue": 1,
}  # fmt: skip


def phone_size(label: Label, picture: render.Picture) -> float:
    return label.size * PHONE / picture.size[0]


def texts(picture: render.Picture) -> list[Label]:
    return [label for label in picture.labels if label.kind == "text"]


@pytest.mark.parametrize("name", BOARDS)
def test_board_has_no_faults(name: str) -> None:
    assert faults(render.board(BOARDS[name]().data, WORDS, names=NAMES).labels) == []


def test_board_with_marks_and_offered_numbers_has_no_faults() -> None:
    view = positions.midgame().data
    picture = render.board(view, WORDS, names=NAMES, marks=positions.MARKS)
    assert faults(picture.labels) == []
    numbers = {place: i for i, place in enumerate(render.places("architects"), 1)}
    picture = render.board(view, WORDS, names=NAMES, numbers=numbers)
    assert faults(picture.labels) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_score_sheet_has_no_faults(seats: int) -> None:
    assert faults(render.final(positions.over(seats).data, WORDS, names=LONG_NAMES).labels) == []


@pytest.mark.parametrize("cards", [0, 1, 6, 7, 10])
def test_screen_has_no_faults(cards: int) -> None:
    assert faults(render.screen(positions.screen(cards).data, WORDS, names=NAMES).labels) == []


@pytest.mark.parametrize("chosen", [0, 1, 4])
def test_choice_of_characters_has_no_faults(chosen: int) -> None:
    options = {"boards": "variable", "characters": "chosen", "more_characters": True}
    table = engine.Table.new("architects", seats=5, seed="draw", options=options)
    for _ in range(chosen):
        table.play(table.asked[0], table.legal(table.asked[0])[-1])
    for words in (WORDS, *TONGUES.values()):
        picture = render.screen(table.view(table.asked[0]), words, names=LONG_NAMES)
        assert faults(picture.labels) == []
    names = {label.name for label in texts(picture)}
    assert names >= {WORDS.name(each) for each in table.typed_view(0).characters}


def test_longest_question_has_no_faults() -> None:
    """The Guardhouse, where everything can be done and has its price."""
    prompt = WORDS.prompt({"key": "guardhouse", "facts": GUARDHOUSE})
    picture = render.screen(positions.full_screen().data, WORDS, names=LONG_NAMES, prompt=prompt)
    assert faults(picture.labels) == []
    asked = [label for label in texts(picture) if label.name.startswith("What do you do")]
    assert asked[0].size >= 24


def test_plaque_of_the_town_centre_tells_both_prices_without_or() -> None:
    """A stroke means "or" on every plaque; a capture takes a worker and its price."""
    plaque = COURTS[Location.TOWN_CENTRE].yields
    assert "/" not in plaque
    first, second = plaque[: plaque.index("+")], plaque[plaque.index("+") + 1 :]
    assert first == ("worker", "1", "tax", ">", "captive")
    assert second == ("worker", "1", "silver", ">", "captive")


def test_screens_full_and_in_the_draft_have_no_faults() -> None:
    kept = positions.draft(kept=Building.WELL)
    for position in (positions.full_screen(), positions.draft(), kept):
        assert faults(render.screen(position.data, WORDS, names=LONG_NAMES).labels) == []


@pytest.mark.parametrize("tongue", TONGUES)
def test_long_words_and_names_have_no_faults(tongue: str) -> None:
    words = TONGUES[tongue]
    for position in (positions.crowded(), positions.over()):
        assert faults(render.board(position.data, words, names=LONG_NAMES).labels) == []
    screen = render.screen(positions.full_screen().data, words, names=LONG_NAMES)
    assert faults(screen.labels) == []


@pytest.mark.parametrize("part", render.parts("architects"))
def test_zoom_is_readable_on_a_phone(part: str) -> None:
    position = positions.full_screen() if part == "hand" else positions.crowded()
    picture = render.zoom(position.data, WORDS, part, names=NAMES)
    assert faults(picture.labels) == []
    assert len(picture.png) < 1024 * 1024
    small = [label for label in texts(picture) if phone_size(label, picture) < LEAST]
    assert small == []


def test_what_is_small_on_the_board_is_in_a_zoom() -> None:
    view = positions.crowded().data
    picture = render.board(view, WORDS, names=NAMES)
    small = [label for label in texts(picture) if phone_size(label, picture) < LEAST]
    # What a card does stands on the rack in signs; the list of apprentices says it in words.
    small = [label for label in small if not (overlap(label.box, RACK) and label.name[0] in "+−")]
    words = {word for label in small for word in label.name.split(" · ")}
    parts = [part for part in render.parts("architects") if part != "hand"]
    zooms = [render.zoom(view, WORDS, part, names=NAMES) for part in parts]
    zoomed = {label.name for zoom in zooms for label in texts(zoom)}
    assert {word for word in words if not any(word in other for other in zoomed)} == set()


def test_counts_of_workers_are_readable_on_a_phone() -> None:
    picture = render.board(positions.midgame().data, WORDS, names=NAMES)
    counts = [
        label
        for label in texts(picture)
        if any(on_plate(label, court) for court in COURTS.values())
    ]
    assert len(counts) == sum(n > 0 for workers in positions.AT.values() for n in workers)
    assert [label for label in counts if phone_size(label, picture) < LEAST] == []


def on_plate(label: Label, court: Court) -> bool:
    """Tell counts from seals on ribbons and from plaques, which reach over the rim."""
    x, y = (label.box[0] + label.box[2]) / 2, (label.box[1] + label.box[3]) / 2
    (cx, cy), (w, h) = court.middle, court.half
    return abs(x - cx) < w and abs(y - cy) < h - 10
