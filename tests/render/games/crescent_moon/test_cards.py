"""Every card has a picture and words of its own, and its keywords can be read."""

import pytest
from PIL import Image

from engine.games.crescent_moon.data import Card, Keyword
from engine.words import words_of
from render.canvas import Canvas
from render.colour import contrast
from render.games.crescent_moon.art.cards import PICTURES, TAGS, picture
from render.games.crescent_moon.final import summed_up
from render.theme import PARCHMENT, THEMES


def test_every_card_has_its_own_picture() -> None:
    assert set(PICTURES) == set(Card)
    drawn = set()
    for card in Card:
        canvas = Canvas(Image.new("RGB", (180, 110)), PARCHMENT, fine=2)
        picture(canvas, (5, 5, 175, 105), card)
        drawn.add(canvas.image.tobytes())
    assert len(drawn) == len(Card)


@pytest.mark.parametrize("keyword", Keyword)
def test_keywords_read_on_their_plates(keyword: Keyword) -> None:
    for theme in THEMES.values():
        plate = theme[TAGS[keyword]] if theme is PARCHMENT else theme["disc"]
        assert contrast(theme["white"], plate) >= 4.5


def test_every_card_has_words() -> None:
    words = words_of("crescent_moon")
    assert all(words.has(f"card-{card}") and words.has(f"card-{card}-effect") for card in Card)


def test_points_that_do_not_fit_are_summed_up() -> None:
    lines = [("towns", 6), ("cities", 4), ("start", 5), ("deal", -2), ("crossing", 1)]
    assert summed_up(lines, 5) == lines
    assert summed_up(lines, 4) == [*lines[:3], ("…", -1)]
