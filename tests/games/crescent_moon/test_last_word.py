"""ANYTIME cards after the last action of a year, where the option asks for them (R2)."""

from functools import cache
from typing import Any

import engine
from engine.games.crescent_moon.steps.course import LAST_WORDS
from engine.players import LEVELS, decide
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    cards,
    ground,
    key,
    play,
    player,
    position,
)
from tests.kit.tables import prompt

ASKED = {"last_word": "asked"}


def words_left(**setup: Any) -> engine.Table:
    return position(*LAST_WORDS[5], options=ASKED, **setup)


@cache
def asked_in_a_game(last_word: str) -> list[tuple[int, int]]:
    """Play a game of easy players; return each year and seat that is asked for a last word."""
    table = engine.Table.new("crescent_moon", seats=4, seed="7", options={"last_word": last_word})
    asked: list[tuple[int, int]] = []
    while table.asked:
        seat = table.asked[0]
        if prompt(table, seat)["key"] == "last-word":
            asked.append((table.stage()["year"], seat))
            assert table.view(None)["players"][seat]["cards"] > 0
        seed = str(len(table.history))
        table.play(seat, decide(table.redeal(seat, seed), seat, LEVELS["easy"], seed).action)
    return asked


def test_a_last_word_is_asked_for_unless_the_table_wants_it_otherwise() -> None:
    table = engine.Table.new("crescent_moon", seats=4, seed="7")
    assert table.view(None)["options"]["last_word"] == "asked"


def test_nobody_is_asked_where_the_table_does_not_want_it() -> None:
    assert asked_in_a_game("unasked") == []


def test_each_year_whoever_holds_cards_is_asked_in_turn_order() -> None:
    asked = asked_in_a_game("asked")
    assert {year for year, _ in asked} == {1, 2, 3}
    assert asked == sorted(set(asked))


def test_who_holds_no_card_is_not_asked() -> None:
    table = words_left(hands={SULTAN: ["imam"], CALIPH: ["tribute"]})
    asked = []
    while key(table) == "last-word":
        asked.append(table.asked[0])
        play(table, "done")
    assert asked == [WARLORD, SULTAN, CALIPH]  # the Warlord holds his campaign


def test_that_a_card_cannot_be_played_does_not_show() -> None:
    table = words_left(hands={MURSHID: ["imam"]})
    play(table, "done")
    assert table.asked == (MURSHID,)
    assert table.legal(MURSHID) == ["done"]
    assert prompt(table, MURSHID)["hides"]


def test_a_card_is_played_before_the_year_is_scored() -> None:
    table = words_left(hands={CALIPH: ["tribute"]}, coins={CALIPH: 1})
    play(table, "done", "play tribute")
    assert player(table, CALIPH).coins == 4
    assert not cards(table, CALIPH)


def test_others_may_play_while_somebody_is_asked() -> None:
    table = words_left(hands={CALIPH: ["tribute"]})
    assert table.asked == (WARLORD,)
    play(table, f"{CALIPH}: play tribute")
    assert table.asked == (WARLORD,)
    assert not cards(table, CALIPH)


def test_limits_are_checked_after_the_last_card() -> None:
    """Guides bring a sixth unit into a hex whose limit is five."""
    hexes = {9: {"units": {NOMAD: (0, 5)}}, 8: {"units": {NOMAD: (0, 1)}}}
    table = words_left(hands={NOMAD: ["guides"]}, hexes=hexes)
    play(table, "done")
    assert table.asked == (NOMAD,)
    play(table, "play guides", "move 8 9")
    assert ground(table, 9).forces[0].mercenaries == 6
    play(table, "done")
    assert ground(table, 9).forces[0].mercenaries == 5
