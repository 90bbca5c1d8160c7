"""The position in words says what the picture shows, and hides what the view hides."""

from __future__ import annotations

import render
from engine.words import words_of
from tests.render.games.architects import positions

WORDS = words_of("architects")
NAMES = ("Žofie", "Győző", "Paolo", "Ľubica", "Erika")


def text(view: positions.View, **look: object) -> str:
    return render.text(view, WORDS, names=NAMES, **look)  # type: ignore[typeddict-item]


def test_text_names_every_place_with_its_workers() -> None:
    said = text(positions.midgame())
    assert len([line for line in said.splitlines() if line.startswith("- ")]) == 14
    assert "- 1 Forest: Žofie 1, Győző 4, Ľubica 2" in said
    assert "- 7 Tax Stand: Paolo 1; 9 silver lies there" in said
    assert "- 14 Prison: Žofie 2, Paolo 4, Erika 1" in said
    assert "- 8 Guildhall: 14 of 24 spaces taken: Žofie 3" in said


def test_text_tells_the_market_and_who_stands_there() -> None:
    said = text(positions.midgame())
    assert "- 10 Black Market (left): 1 silver for 1 wood, 1 gold; Paolo" in said
    assert "- 11 Black Market (middle): 2 silver for an apprentice" in said


def test_text_tells_each_apprentice_with_silver_and_effect() -> None:
    said = text(positions.midgame())
    assert "Apprentice 6: Squire (virtue) (carpentry), virtue +1, 12 silver on it: At a" in said
    assert len([line for line in said.splitlines() if line.startswith("Apprentice ")]) == 8


def test_text_tells_levels_of_the_cathedral() -> None:
    said = text(positions.midgame())
    assert "Cathedral, level 2 (4 of wood and stone; 4 points; 3 spaces): Győző" in said
    assert "Cathedral, level 5 (2 gold, 2 marble; 20 points; 1 space): –" in said


def test_text_tells_what_everybody_has() -> None:
    said = text(positions.crowded())
    assert "Žofie (Frederick): 20 workers at home, virtue 14, Cathedral 0, 6 cards" in said
    assert "12 debts; 10 paid off; 12 in the Prison; holds Győző 11" in said
    assert "buildings Chapel, Silver Market, Monument, Aqueduct" in said


def test_text_tells_what_changed() -> None:
    assert "Ľubica 3; Žofie +1" in text(positions.midgame(), marks=positions.MARKS)


def test_own_hand_is_told_to_its_seat_alone() -> None:
    own, others = text(positions.screen(2)), text(positions.midgame())
    assert "Card: Monument (9 points, virtue +1; 2 wood, 3 stone, 2 marble; tiling, masonry)" in own
    assert "Card:" not in others
    assert "Monument" not in others


def test_cards_to_choose_from_are_told_apart() -> None:
    said = text(positions.draft())
    assert said.count("Card to choose:") == 3
    assert "Card: Castle" in said
    assert "2 cards to keep" in said


def test_end_tells_every_line_of_the_score() -> None:
    said = text(positions.over())
    assert "Žofie" in said
    assert "Buildings 12, Effects of buildings 2, Cathedral 7" in said
    assert "Debts −52" in said
    assert said.count("\n1. ") == 2


def test_alt_text_fits_with_the_longest_names() -> None:
    names = ["W" * 32] * 5
    views = (positions.crowded(), positions.over(), positions.full_screen(), positions.draft())
    for view in views:
        draw = render.screen if view["seat"] is not None else render.board
        alt = draw(view, WORDS, names=names, prompt="Where does a worker go?").alt
        assert len(alt) <= 1024
        assert alt.endswith(".")
