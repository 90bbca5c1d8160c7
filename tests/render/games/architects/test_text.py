"""The position in words says what the picture shows, and hides what the view hides."""

from dataclasses import replace

import pytest

import engine
import render
from engine.games.architects.data import Apprentice, Building, Character, Good
from engine.words import words_of
from render.context import Changes, context_of
from render.games.architects.shelf import cards_of
from tests.render.games.architects import positions
from tests.render.games.architects.positions import Position

WORDS = words_of("architects")
NAMES = ("Žofie", "Győző", "Paolo", "Ľubica", "Erika")


def text(position: Position, marks: Changes | None = None) -> str:
    return render.text(position.data, WORDS, names=NAMES, marks=marks or {})


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


@pytest.mark.parametrize(
    ("reading", "told"),
    [
        ("visit", "You pay 1 silver less in all for the captures of a visit"),
        ("capture", "Each capture after the first of a visit to the Town Centre costs you 1"),
    ],
)
def test_conspirator_tells_the_reading_that_the_table_plays(reading: str, told: str) -> None:
    position = positions.midgame()
    position.view.options["conspirator"] = reading
    position.view.rows[0][0] = replace(position.view.rows[0][0], apprentice=Apprentice.CONSPIRATOR)
    assert told in text(position)
    notes = render.notes(position.data, WORDS, names=NAMES)
    assert told in notes[Apprentice.CONSPIRATOR]


def test_choice_of_characters_is_told_with_what_each_begins_with() -> None:
    options = {"boards": "variable", "characters": "chosen", "more_characters": True}
    table = engine.Table.new("architects", seats=3, seed="text", options=options)
    table.play(2, "character ada")
    said = render.text(table.view(0), WORDS, names=NAMES)
    assert "Paolo plays Ada: Ignores 1 tax on every payment." in said
    caroline = "Virtue 3; 1 marble, 10 silver; 8 in the Prison; a debt. Draws a building card"
    assert f"To be chosen: Caroline. {caroline}" in said
    assert "To be chosen: Ada" not in said
    assert render.notes(table.view(0), WORDS, names=NAMES)["caroline"].startswith(caroline)


def test_lothaire_lacks_no_single_wood_or_stone() -> None:
    for character, lacks in ((None, True), (Character.LOTHAIRE, False)):
        position = positions.screen(1)
        position.show_cards([Building.WELL])
        goods = dict.fromkeys(Good, 0) | {Good.WOOD: 1, Good.STONE: 2}
        position.change(1, character=character, hand=[Building.WELL], goods=goods)
        ctx = context_of(position.data, lambda key, **facts: WORDS(key, **facts), NAMES)
        assert (Good.WOOD in cards_of(ctx)[0].lacks) == lacks


def variable() -> Position:
    """Return a table where two of the seats have characters; the circle is Rudolf."""
    position = positions.screen(3)
    position.change(0, character=Character.CAROLINE)
    position.change(1, character=Character.RUDOLF)
    return position


RUDOLF = "Győző plays Rudolf: Hires for 1 silver less in the Workshop, and may have 6 apprentices."


def test_text_tells_what_every_character_can_do() -> None:
    said = text(variable()).splitlines()
    assert RUDOLF in said
    assert (
        "Žofie plays Caroline: Draws a building card with every action in the Black Market." in said
    )


def test_screen_tells_what_the_own_character_can_do() -> None:
    picture = render.screen(variable().data, WORDS, names=NAMES)
    assert RUDOLF in picture.alt
    assert "Caroline:" not in picture.alt
    written = " ".join(label.name for label in picture.labels if label.kind == "text")
    assert (
        "Rudolf · Hires for 1 silver less in the Workshop, and may have 6 apprentices." in written
    )


def test_text_tells_what_every_place_does() -> None:
    said = text(positions.midgame())
    head, _, places = said.partition("What the places do:\n")
    assert head
    assert len(places.splitlines()) == 15
    assert "$" not in said
    assert (
        "ransom those that others hold, for 5 silver (2 of it tax) or for a debt and 1 virtue"
        in said
    )
    assert "pay off a debt for 6 silver (3 of it tax), which gives 1 virtue" in said
    assert "Prison: At a reset of the Black Market 3 or more of your workers here cost" in said


def test_text_tells_how_many_places_a_capture_may_reach_by_the_number_of_players() -> None:
    few, many = text(positions.midgame(3)), text(positions.midgame(4))
    assert "As many captures as you have workers here, at up to 2 places:" in few
    assert "As many captures as you have workers here, at one place:" in many


def test_text_tells_places_and_characters_by_the_tables_figures() -> None:
    position = variable()
    position.view.options["figures"] = {
        "location.quarry": [2, 3], "location.hire": [4, 5, 6], "market.looked_at": 7,
        "board_ability.rudolf": 2, "limit.rudolf": 5,
    }  # fmt: skip
    said = text(position)
    assert "Quarry: 2 stone for each of your workers here, and 3 more." in said
    assert "for 9 silver (5 of it goes to the Tax Stand) from as many" in said
    assert "an apprentice, or one of 7 building cards" in said
    assert "Hires for 2 silver less in the Workshop, and may have 5 apprentices." in said


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
    for make in (positions.crowded, positions.over, positions.full_screen, positions.draft):
        position = make()
        draw = render.screen if position.seat is not None else render.board
        alt = draw(position.data, WORDS, names=names, prompt="Where does a worker go?").alt
        assert len(alt) <= 1024
        assert alt.endswith(".")
