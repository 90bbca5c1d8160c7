"""Every card of the game has its picture, its signs and its words."""

from collections.abc import Mapping

import pytest

import render
from engine.games.architects.data import Apprentice, Building
from engine.games.architects.tables import PRINTED, skills_in
from engine.ids import Id
from engine.words import words_of
from render.games.architects.art.formula import Formula
from render.games.architects.art.portraits import look_of
from render.games.architects.art.signs import SIGNS
from render.games.architects.art.sites import SITES
from render.games.architects.cards import ABILITIES, EFFECTS, skills_of
from tests.render.games.architects import positions

WORDS = words_of("architects")


def test_every_apprentice_is_drawn_with_its_printed_skills() -> None:
    printed = {kind: skills_in(card.skills) for kind, card in PRINTED.apprentices.items()}
    assert len(printed) == 38
    ctx = render._context(positions.midgame().data, WORDS, {})
    assert {kind: skills_of(ctx, kind) for kind in ABILITIES} == printed
    assert all(look_of(kind) for kind in ABILITIES)


def test_every_building_is_drawn_with_its_effect() -> None:
    assert len(PRINTED.buildings) == 43
    assert set(EFFECTS) == set(SITES) == set(PRINTED.buildings)


@pytest.mark.parametrize("formulas", [ABILITIES, EFFECTS], ids=["apprentices", "buildings"])
def test_formulas_are_made_of_signs_and_figures(formulas: Mapping[Id, Formula]) -> None:
    for card, formula in formulas.items():
        assert WORDS(card.word, "en")
        assert formula
        for part in formula:
            assert part in SIGNS or part in (">", "/") or part.lstrip("+−").isdigit(), (card, part)


def test_amounts_in_formulas_are_those_of_the_effects_in_words() -> None:
    for apprentice in (
        Apprentice.MERCHANT_CLAY,
        Apprentice.TRADER_STONE,
        Apprentice.PATRON_SILVER,
        Apprentice.MERCHANT_MARBLE,
    ):
        words = WORDS(f"{apprentice.word}-effect", "en")
        figures = [part for part in ABILITIES[apprentice] if part.isdigit()]
        assert figures == [word for word in words.split() if word.isdigit()], apprentice
    for building in (
        Building.CASTLE,
        Building.KEEP,
        Building.LIGHTHOUSE,
        Building.PALACE,
        Building.TRADING_POST,
        Building.RESERVOIR,
    ):
        words = WORDS(f"{building.word}-effect", "en")
        drawn = {part.lstrip("+−") for part in EFFECTS[building]}
        amounts = {part for part in drawn if part.isdigit()}
        assert amounts == {word for word in words.split() if word.isdigit()}, building
