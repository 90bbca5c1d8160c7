"""One message of /rules explains every action and what else a player must know."""

import pytest

import engine
from engine.games.crescent_moon.data import Deed
from tests.games.crescent_moon.kit import acting, play

WORDS = engine.GAMES["crescent_moon"].words
MAX_HELP_CHARS = 3500 - 150  # without its title and the line on house figures


def help_text() -> str:
    return "\n".join(WORDS(key) for key in WORDS.keys("help-"))


@pytest.mark.parametrize("deed", Deed)
def test_every_action_has_its_sentence_in_the_rules(deed: Deed) -> None:
    assert f"**{WORDS.name(deed)}**" in help_text()


def test_the_rules_fit_into_one_message() -> None:
    assert len(help_text()) <= MAX_HELP_CHARS


def test_the_rules_tell_income_limits_anytime_cards_and_what_cannot_be_undone() -> None:
    text = help_text()
    assert "1 for fertile land, river and crossing, 3 for a quarry" in text
    assert "at most 5 of your units (the Warlord's: 7)" in text
    assert (
        "Anytime cards cost no action: play them at any question of the actions, anyone's" in text
    )
    assert "Cards that were seen cannot be undone." in text


@pytest.mark.parametrize(("seat", "deed"), [(1, "scheme"), (2, "conspire")])
def test_cards_that_were_seen_cannot_be_undone(seat: int, deed: str) -> None:
    table = acting(seat)
    play(table, deed)
    assert not table.can_undo(seat)


def test_the_rules_say_that_only_whose_offer_was_accepted_pays_the_murshid() -> None:
    text = WORDS("help-murshid")
    assert "if he accepts yours and you win, you pay" in text
    assert "whoever wins" not in text
