"""The position in words says what the picture shows, and hides what the view hides."""

import engine
import render
from engine.words import words_of
from render.context import Changes
from tests.render.games.jerusalem import positions

WORDS = words_of("jerusalem")
NAMES = ("Žofie", "Győző", "Paolo", "Ľubica")


def text(view: positions.View, marks: Changes | None = None) -> str:
    return render.text(view, WORDS, names=NAMES, marks=marks or {})


def test_text_names_every_area_with_its_squires() -> None:
    lines = text(positions.deploy()).splitlines()
    areas = [line for line in lines if line.startswith("- ")]
    assert len(areas) == 16
    assert any("Žofie 3, Győző 3, Paolo 7, Ľubica 3; held by Paolo" in line for line in areas)


def test_text_tells_barons_and_foreign_barons() -> None:
    said = text(positions.crowded())
    assert "blocked by Paolo’s Baron" in said
    assert "blocked by Győző’s foreign Baron" in said


def test_text_tells_income_in_goods_that_are_paid() -> None:
    assert "pays 2 squires, 4 bezants" in text(positions.set_up())
    assert "pays 1 bezant" in text(positions.set_up())


def test_text_tells_closed_sectors() -> None:
    said = text(positions.two_players())
    assert "Patriarchate: closed" in said
    assert "Patriarchate (large)" not in said


def test_text_tells_what_changed() -> None:
    assert "Győző +2; Žofie −1" in text(positions.deploy(), marks=positions.MIDGAME_MARKS)


def test_text_tells_bid_and_event() -> None:
    said = text(positions.auction())
    assert "Bid for Treasurer: 2 by Győző" in said
    assert "Event: Succession" in said


def test_own_hand_is_told_to_its_seat_alone() -> None:
    own, others = text(positions.screen(4)), text(positions.deploy())
    assert "Yours: 9 squires in reserve, 8 bezants" in own
    assert "Card: Turncoat" in own
    assert "Yours" not in others
    assert "Turncoat" not in others


def test_cards_to_choose_from_are_told_apart() -> None:
    assert text(positions.draft()).count("Card to choose:") == 3


def test_end_reveals_everybody() -> None:
    said = text(positions.over())
    assert "Paolo wins" in said
    assert "9 squires in reserve, 3 bezants" in said


def test_alt_text_fits_with_the_longest_names() -> None:
    names = ["W" * 32] * 4
    for view in (positions.crowded(), positions.over(), positions.screen(12)):
        draw = render.screen if view["seat"] is not None else render.board
        alt = draw(view, WORDS, names=names).alt
        assert len(alt) <= 1024
        assert alt.endswith(".")


def test_a_note_on_an_area_says_who_stands_there_and_what_it_pays() -> None:
    table = engine.Table.new("jerusalem", seats=2, seed="notes")
    notes = render.notes(table.view(0), table.rules.words, names=["■ Ana", "● Ben"])
    assert notes["templars_large"] == "pays 6 squires"
    assert set(notes) <= set(render.places("jerusalem"))
