"""Text that fits: shrunk, broken, and shortened only at last."""

import pytest
from PIL import ImageFont

from render.fonts import FACES, fitted, paragraph, shortened, width, wrapped

LETTERS = "ěščřžýáíéúůťďňľĺŕôäőűöüóàèìòù■"


def test_short_text_keeps_its_size() -> None:
    assert fitted("name", 40, "Trh", 200, 12) == 40


def test_long_text_shrinks_to_its_room() -> None:
    size = fitted("name", 40, "Fegyverhordozók telepítése", 200, 8)
    assert 8 < size < 40
    assert width("name", size, "Fegyverhordozók telepítése") <= 200


def test_text_stops_shrinking_and_is_shortened() -> None:
    size = fitted("name", 40, "W" * 40, 100, 20)
    cut = shortened("name", size, "W" * 40, 100)
    assert size == 20
    assert cut.endswith("…")
    assert width("name", size, cut) <= 100


def test_paragraph_breaks_before_it_shrinks() -> None:
    size, lines = paragraph("name", (33, 15), "Influenza Schiacciante", (231, 72), 1.04)
    assert lines == ("Influenza", "Schiacciante")
    assert size > 30


def test_paragraph_never_overflows() -> None:
    long = "Scambia di posto un tuo scudiero con uno scudiero avversario in un’altra area. " * 3
    size, lines = paragraph("plain", (28, 12), long, (231, 93), 1.02)
    assert len(lines) * size * 1.02 <= 93
    assert all(width("plain", size, line) <= 231 for line in lines)


def test_words_are_never_broken() -> None:
    assert wrapped("name", 30, "Mozgass 2 fegyverhordozót", 40) == (
        "Mozgass",
        "2",
        "fegyverhordozót",
    )


@pytest.mark.parametrize("face", FACES)
def test_faces_have_the_letters_of_all_five_languages(face: str) -> None:
    font = ImageFont.truetype(FACES[face], 40)
    missing = font.getmask("\uffff").getbbox()
    blank = bytes(font.getmask("\uffff"))
    for letter in LETTERS[:-1] + LETTERS[:-1].upper():
        mask = font.getmask(letter)
        assert (mask.getbbox(), bytes(mask)) != (missing, blank), letter
