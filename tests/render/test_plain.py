"""A game without art of its own is drawn as text on a plain sheet."""

import pytest

import engine
import render
from render.art import GameArt
from render.games import art_of
from render.plain import MAX_ROWS
from tests.render.layout import faults


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> engine.Table:
    """Crescent Moon as if nobody had drawn it."""
    monkeypatch.setattr("render.art_of", lambda game: art_of(game) and GameArt())
    return engine.Table.new("crescent_moon", seats=4, seed="plain")


def test_board_shows_every_field_of_the_view(table: engine.Table) -> None:
    picture = render.board(table.view(None), table.rules.words)
    assert "Crescent Moon" in picture.text
    assert "phase: setup" in picture.text
    assert "- Seat 4: character caliph" in picture.text
    assert 0 < len(picture.alt) <= 1024
    assert faults(picture.labels) == []
    texts = [label for label in picture.labels if label.kind == "text"]
    assert 3 < len(texts) <= MAX_ROWS


def test_screen_shows_its_own_seat_what_is_hidden_from_others(table: engine.Table) -> None:
    own = render.screen(table.view(0), table.rules.words, prompt="Lay a hex?")
    assert "Lay a hex?" in own.text
    assert own.text.count("vp 5") == 1


def test_spectator_has_no_screen(table: engine.Table) -> None:
    with pytest.raises(ValueError, match="spectator"):
        render.screen(table.view(None), table.rules.words)


def test_what_is_optional_is_empty(table: engine.Table) -> None:
    view = table.view(None)
    assert render.parts(table.game) == ()
    assert render.places(table.game) == {}
    assert render.notes(view, table.rules.words) == {}
    assert render.changes(view, view) == {}
    assert list(render.seat_colours(table.game)) == [0, 1, 2, 3, 4]
