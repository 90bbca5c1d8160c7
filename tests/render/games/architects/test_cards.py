"""Every card of the game has its picture, its signs and its words."""

import pytest

from engine.games.architects.tables import PRINTED, skills_in
from engine.words import words_of
from render.games.architects.apprentices import ABILITIES, skills_of
from render.games.architects.buildings import EFFECTS
from render.games.architects.portraits import look_of
from render.games.architects.signs import SIGNS
from render.games.architects.sites import SITES

WORDS = words_of("architects")


def test_every_apprentice_is_drawn_with_its_printed_skills() -> None:
    printed = {kind: skills_in(card.skills) for kind, card in PRINTED.apprentices.items()}
    assert len(printed) == 38
    assert {kind: skills_of(kind) for kind in ABILITIES} == printed
    assert all(look_of(kind) for kind in ABILITIES)


def test_every_building_is_drawn_with_its_effect() -> None:
    assert len(PRINTED.buildings) == 43
    assert set(EFFECTS) == set(SITES) == set(PRINTED.buildings)


@pytest.mark.parametrize("kind", ["apprentice", "building"])
def test_formulas_are_made_of_signs_and_figures(kind: str) -> None:
    for card, formula in (ABILITIES if kind == "apprentice" else EFFECTS).items():
        assert WORDS(f"{kind}-{card}", "en")
        assert formula
        for part in formula:
            assert part in SIGNS or part in (">", "/") or part.lstrip("+−").isdigit(), (card, part)


def test_amounts_in_formulas_are_those_of_the_effects_in_words() -> None:
    """Where a sentence gives a figure, the signs give the same."""
    for card in ("merchant_clay", "trader_stone", "patron_silver", "merchant_marble"):
        words = WORDS(f"apprentice-{card}-effect", "en")
        figures = [part for part in ABILITIES[card] if part.isdigit()]
        assert figures == [word for word in words.split() if word.isdigit()], card
    for card in ("castle", "keep", "lighthouse", "palace", "trading_post", "reservoir"):
        words = WORDS(f"building-{card}-effect", "en")
        figures = {part.lstrip("+−") for part in EFFECTS[card] if part.lstrip("+−").isdigit()}
        assert figures == {word for word in words.split() if word.isdigit()}, card
