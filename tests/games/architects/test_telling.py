"""What the channel is told: nothing that the board shows, and cards put back as a count."""

import pytest

import engine
from engine import Seat
from engine.games.architects.data import FIGURES, Apprentice, Character, MarketCard, Slot
from engine.games.architects.events import ApprenticeShown, CardDiscarded, Gained
from engine.games.architects.telling import CardsDiscarded, telling
from tests.games.architects.kit import play, position

ANA, BEN = Seat(0), Seat(1)
WORDS = engine.GAMES["architects"].words
NAMES = ["Ana", "Ben", "Cid", "Dora", "Ema"]


def test_cards_put_back_in_a_row_are_counted() -> None:
    events = [CardDiscarded(ANA, None)] * 3 + [CardDiscarded(BEN, None), Gained(BEN, wood=1)]
    assert telling(events) == [CardsDiscarded(ANA, 3), CardDiscarded(BEN, None), events[-1]]


def test_what_the_board_shows_goes_unsaid() -> None:
    shown = ApprenticeShown(Apprentice.THIEF, next(iter(Slot)))
    assert telling([shown, Gained(ANA, clay=2)]) == [Gained(ANA, clay=2)]


# -- what the sentences say -------------------------------------------------------------------

WELL = {"hand": ["well"], "wood": 2, "stone": 2}
THIRD = {"bm_middle": 1, "bm_large": 2}  # two workers are there, and the next one resets the market


def said(table: engine.Table, action: str) -> list[str]:
    """Return the sentences that everybody reads of this action."""
    since = table.event_count
    play(table, action)
    return [WORDS.event(event, names=NAMES) for event in table.log(None, since)]


def test_goods_are_separated_whichever_there_are() -> None:
    assert WORDS.event(Gained(ANA, clay=2), names=NAMES) == "Ana gains 2 clay."
    assert WORDS.event(Gained(ANA, wood=1, marble=1), names=NAMES) == "Ana gains 1 wood, 1 marble."
    every = Gained(ANA, 1, 2, 3, 4, 5, 6)
    goods = "1 clay, 2 wood, 3 stone, 4 gold, 5 marble, 6 silver"
    assert WORDS.event(every, names=NAMES) == f"Ana gains {goods}."
    assert WORDS.event(Gained(ANA, clay=1, silver=6), names=NAMES) == "Ana gains 1 clay, 6 silver."


def test_reset_says_whose_workers_go_to_the_prison() -> None:
    table = position(players=[{"silver": 1}], market={"bm_middle": 1, "bm_large": 1})
    told = said(table, "place bm_small")
    assert "The Black Market is reset; its workers go to the Prison: Ana 1 · Ben 2." in told


def test_reset_says_nothing_of_workers_when_the_market_was_empty() -> None:
    table = position(players=[WELL], guildhall=[1] * 8)
    assert "The Black Market is reset." in said(table, "build well")


def test_reset_says_why_somebody_pays() -> None:
    table = position(players=[{"silver": 1, "prison": 2}, {"prison": 5}], market=THIRD)
    told = said(table, "place bm_small")
    assert "Ana loses 1 virtue (now 6)." in told, "in the Black Market"
    assert "Ana loses 1 virtue (now 5; 3 or more workers in the Prison)." in told
    assert "Ben takes a debt (the most workers in the Prison)." in told


def test_debt_in_the_place_of_virtue_says_so() -> None:
    table = position(players=[{"silver": 1}, {"prison": 3, "virtue": 0}], market=THIRD)
    told = said(table, "place bm_small")
    cause = "(virtue cannot fall below 0; 3 or more workers in the Prison)"
    assert f"Ben takes a debt {cause}." in told


def test_watchtower_says_why_virtue_is_lost() -> None:
    goods = dict.fromkeys(("clay", "wood", "stone", "gold", "marble"), 9)
    has = {**goods, "hand": ["watchtower"], "apprentices": ["labourer"]}
    told = said(position(players=[has, {"prison": 4}]), "build watchtower")
    assert "Ben loses 1 virtue (now 6; 3 or more workers in the Prison)." in told


def test_printed_small_offer_is_told_when_the_last_small_card_is_turned() -> None:
    turned = [card for card in MarketCard if card != "bm_07"]
    table = position(players=[{"silver": 1}], market=THIRD, small="bm_07", large=turned)
    told = said(table, "place bm_small")
    small = "until the next reset the small offer is the printed one, 1 gold, 1 marble."
    assert f"No small card is left: {small}" in told
    table = position(players=[{"silver": 1}], market=THIRD, small=None, large=list(MarketCard))
    told = said(table, "place bm_small")
    assert [each for each in told if "the printed large offer holds again" in each]


def test_large_offer_is_told_from_the_tables_figures() -> None:
    changed = {"market_large.bm_01": (3, 0, 0, 1, 0, 0, 0, 0)}
    options = {"figures": changed}
    table = position(players=[{"silver": 1}], market=THIRD, small="bm_01", options=options)
    assert "The large offer is now 3 clay, 1 gold." in said(table, "place bm_small")


@pytest.mark.parametrize("character", Character)
def test_character_is_told_with_what_it_can_do(character: Character) -> None:
    options = {"boards": "variable", "characters": "chosen", "more_characters": True}
    table = engine.Table.new("architects", seats=5, seed="x", options=options)
    [event] = table.play(4, f"character {character}")
    number = getattr(FIGURES.get(f"board_ability.{character}"), "value", 0)
    effect = WORDS(f"{character.word}-effect", number=number, limit=6)
    assert WORDS.event(event, names=NAMES).endswith(f" plays {WORDS.name(character)}: {effect}")
    assert "$" not in effect


def test_character_is_told_with_the_tables_figures() -> None:
    changed = {"board_ability.rudolf": 2, "limit.rudolf": 5}
    options = {"boards": "variable", "figures": changed}
    table = engine.Table.new("architects", seats=5, seed="x", options=options)
    told = " ".join(WORDS.event(event, names=NAMES) for event in table.log(None))
    assert "Rudolf: Hires for 2 silver less in the Workshop, and may have 5 apprentices." in told
