"""What players read: who asks and who offers, what declining is called, how a combat stands."""

from typing import Any

import pytest

import engine
from engine.games.crescent_moon.data import Hex
from engine.games.crescent_moon.steps.units import MusterHex
from engine.notation import parse_known
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    acting,
    play,
    position,
)
from tests.kit.tables import prompt

NAMES = ("Ann", "Ben", "Cy", "Di", "Ed")
WORDS = engine.GAMES["crescent_moon"].words


def question(table: engine.Table) -> str:
    return WORDS.prompt(prompt(table), names=NAMES)


def last(table: engine.Table) -> str:
    return WORDS.event(table.log(None)[-1], names=NAMES)


def label(action: str) -> str:
    return WORDS.action(parse_known("crescent_moon", action), names=NAMES)


def hiring() -> engine.Table:
    hexes = {4: {"token": CALIPH}}
    return acting(CALIPH, hexes=hexes, coins={CALIPH: 7}, reserves={NOMAD: 3})


def test_a_buyer_offers_and_a_seller_asks() -> None:
    table = hiring()
    play(table, "hire 2")
    assert question(table) == "What do you offer Ed for 2 mercenaries? You have 7 coins."
    play(table, "offer 1")
    assert last(table) == "Di offers Ed 1 coin for 2 mercenaries."
    said = "Di offers 1 coin for 2 mercenaries, and has 7. Agree, ask for more, or walk away?"
    assert question(table) == said
    play(table, f"{NOMAD}: counter 1 4")
    assert last(table) == "Ed asks Di for 4 coins for 1 mercenary."
    said = "Ed asks for 4 coins for 1 mercenary; you have 7. Agree, offer less, or walk away?"
    assert question(table) == said
    play(table, f"{CALIPH}: accept")
    assert "Di hires 1 mercenary for 4 coins." in [
        WORDS.event(event, names=NAMES) for event in table.log(None)
    ]


def test_talks_about_a_card_name_it() -> None:
    table = acting(CALIPH, sultan_market=["imam"], coins={CALIPH: 3})
    play(table, "haggle imam", "offer 2", f"{SULTAN}: offer 3")
    assert last(table) == "Cy asks Di for 3 coins for Imam."
    play(table, f"{CALIPH}: refuse")
    said = [WORDS.event(event, names=NAMES) for event in table.log(None)]
    assert "Di and Cy cannot agree on a price." in said


def test_posted_prices_stand_in_the_question() -> None:
    table = acting(CALIPH, sultan_market=["imam"], coins={CALIPH: 3})
    play(table, f"{SULTAN}: post imam 2")
    assert last(table) == "Cy posts a price: 2 coins for Imam."
    play(table, "act buy_cards")
    assert "posted by the Sultan: Imam 2" in question(table)


@pytest.mark.parametrize(
    ("key", "said"),
    [("strike", "Decline"), ("assassinate", "Nobody"), ("follow-up", "Stay")],
)
def test_to_decline_is_not_called_done(key: str, said: str) -> None:
    assert WORDS(f"action-done.{key}") == said


def test_it_is_told_which_muster_removes_the_token() -> None:
    table = position(MusterHex(WARLORD, Hex.H4), hexes={4: {"token": WARLORD}})
    said = "Muster in hex 4: 1 unit and keep the token, or 2 and remove it?"
    assert question(table) == said
    assert label("levy 4 1") == "Muster 1 in hex 4, keep the token"
    assert label("levy 4 2") == "Muster 2 in hex 4, remove the token"


def combat(**more: Any) -> engine.Table:
    hexes = {
        8: {"units": {CALIPH: (3, 0)}},
        9: {"units": {WARLORD: (2, 0)}, **more},
    }
    table = acting(CALIPH, hexes=hexes, hands={CALIPH: ["imam"]})
    play(table, "act assault", "assault 8 9")
    return table


def test_a_combat_tells_strengths_and_who_wins_without_cards() -> None:
    table = combat()
    assert question(table) == (
        "How many units attack hex 9 from hex 8? "
        "It is held with strength 2, cards aside; a tie is yours."
    )
    play(table, "units 2 0")
    assert question(table) == (
        "Combat in hex 9: Di attacks with 2 against Ann's 2. Without cards it is a tie; "
        "ties go to the attacker. Which cards do you commit? Nobody sees how many."
    )


def test_where_his_token_lies_ties_are_the_murshids() -> None:
    table = combat(token=MURSHID)
    play(table, "units 3 0")
    while prompt(table)["key"] != "commit":
        play(table, table.legal(table.asked[0])[0])
    assert "the attack wins; ties go to whomever the Murshid likes." in question(table)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("units 1 0", "1 unit"),
        ("units 0 1", "1 mercenary"),
        ("units 2 1", "2 units and 1 mercenary"),
        ("hire 1", "Hire 1 mercenary"),
        ("exchange 0", "Buy none"),
    ],
)
def test_numbers_come_with_what_they_count(action: str, said: str) -> None:
    assert label(action) == said


def test_the_rules_tell_what_sacking_pays_and_that_losses_are_rounded_down() -> None:
    assert "fort 1 coin, town 2, palace 2, castle 3, city 4" in WORDS("help-combat")
    assert "half the other side's total in units, rounded down" in WORDS("help-combat")
