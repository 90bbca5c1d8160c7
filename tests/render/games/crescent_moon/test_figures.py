"""Texts of cards and characters tell the figures of the table, not the usual ones."""

import re
from collections.abc import Mapping

import pytest

import engine
import render
from engine import Seat
from engine.games.crescent_moon.data import WARLORD, Card
from engine.games.crescent_moon.view import View
from render.context import DrawContext
from render.games import art_of
from render.games.crescent_moon.figures import ability_of, effect_of
from render.games.crescent_moon.key import strengths
from tests.render.games.crescent_moon import positions
from tests.render.layout import faults, labels_of

RULES = engine.GAMES["crescent_moon"]


def position(figures: Mapping[str, object], viewer: Seat = WARLORD) -> positions.Position:
    return positions.screen(8, viewer).having_figures(figures)


def ctx(figures: Mapping[str, object], viewer: Seat = WARLORD) -> DrawContext[View]:
    return render._context(position(figures, viewer).data, RULES.words, {})


@pytest.mark.parametrize("card", Card)
def test_every_number_on_a_card_is_a_figure_that_a_table_can_change(card: Card) -> None:
    own = [name for name in RULES.figures if name.startswith(f"cards.{card}.")]
    changed = {name: 17 for name in own if not name.endswith(".copies")}
    text = effect_of(ctx(changed), card).replace("1/17", "17")
    assert re.findall(r"\d+", text) == ["17"] * len(changed), "nothing is left of the usual ones"
    assert not re.search(r"[{}$]|_", text)


def test_cards_read_as_before_with_the_usual_figures() -> None:
    assert effect_of(ctx({}), Card.IMAM) == "Contest: +2."
    assert effect_of(ctx({}), Card.TRIBUTE) == "Anytime: take 3 coins."
    assert effect_of(ctx({}), Card.INFANTRY) == "Combat: you lose 1 unit fewer."
    assert effect_of(ctx({}), Card.MASTER_BUILDERS).endswith("at half price, without surcharge.")


def test_a_changed_card_is_told_on_the_screen_and_in_the_text() -> None:
    view = position({"cards.imam.influence": 5}).data
    assert "imam" in view["players"][0]["hand"]
    assert "Card: Imam (character), Contest: +5." in render.text(view, RULES.words)
    said = {label.name for label in render.screen(view, RULES.words).labels}
    assert "Contest: +5." in said


@pytest.mark.parametrize(
    ("seat", "figure", "told"),
    [
        (0, {"limits.warlord_units": 3}, "Up to 3 units in a hex"),
        (0, {"move.warlord": 1}, "one move an action"),
        (1, {"talks.deal": 9}, "up to 9 victory points"),
        (2, {"build.sultan": 5}, "5 buildings an action"),
        (3, {"price.caliph.fort": 7}, "forts for 7 and castles for 3"),
        (3, {"recruit.caliph": 4}, "recruits 4 units"),
        (4, {"recruit.nomad": 1}, "Recruits one unit"),
    ],
)
def test_an_ability_tells_the_figures_of_the_table(
    seat: Seat, figure: dict[str, object], told: str
) -> None:
    assert told in ability_of(ctx(figure, seat), seat)
    assert told not in ability_of(ctx({}, seat), seat)
    assert told in render.text(position(figure, seat).data, RULES.words)


def test_the_key_tells_the_strength_at_the_table() -> None:
    usual, changed = ctx({}), ctx({"strength.fort": 3})
    assert strengths(changed) == strengths(usual) | {"fort": 3}
    art = art_of("crescent_moon")
    for part in ("map", "key"):
        grounds = [art.draw_zoom(each, part).ground for each in (usual, changed)]
        assert grounds[0].shows != grounds[1].shows, part


def test_figures_of_several_numbers_are_no_obstacle() -> None:
    assert ability_of(ctx({"price.hire": [1, 2]}), 0) == ability_of(ctx({}), 0)


def test_the_longest_question_about_prices_fits_the_screen() -> None:
    """The Sultan has it: he builds everything, everywhere."""
    table = engine.Table.new("crescent_moon", seats=5, seed="prices")
    while "act conspire" not in table.legal(2) and "act build" not in table.legal(2):
        (seat,) = table.asked
        legal = table.legal(seat)
        table.play(seat, "act collect" if "act collect" in legal else legal[0])
    table.play(2, "act build")
    prompt = RULES.words.prompt(table.prompt(2) or {}, "en")
    assert prompt.count(";") == 7
    ctx = render._context(table.view(2), RULES.words, {"prompt": prompt})
    assert faults(labels_of(art_of("crescent_moon").draw_screen(ctx))) == []
