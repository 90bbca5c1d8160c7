"""How computer players decide: from their own knowledge alone, the same for the same seed."""

from dataclasses import replace
from itertools import islice

import pytest

import engine
from engine.players import LEVELS, decide
from engine.players.contest import play_game
from engine.players.sense import Untaught, sense_of
from tests.conformance.tables import IDS, TABLES
from tests.kit.random_play import positions

DEEP = replace(LEVELS["hard"], worlds=3, focus=3)  # as hard, by count instead of by clock
LOOKS = (LEVELS["easy"], LEVELS["normal"], DEEP)
SMALLEST = [(game, rules.seats[0]) for game, rules in engine.GAMES.items()]


@pytest.mark.parametrize("level", LOOKS, ids=lambda each: each.name)
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_decisions_do_not_hang_on_what_the_seat_cannot_know(game, seats, level):
    """Every hidden part is replaced, and the player cannot tell."""
    hidden = 0
    for table in islice(positions(game, seats, "secrets", every=23), 6):
        if not table.asked:
            continue
        seat = table.asked[0]
        elsewhere = table.redeal(seat, "another deal")
        hidden += elsewhere.dump()["state"] != table.redeal(seat, "a third").dump()["state"]
        here = decide(table.redeal(seat, "a deal"), seat, level, "seed")
        there = decide(elsewhere, seat, level, "seed")
        assert here.action == there.action
        assert [each.value for each in here.considered] == [each.value for each in there.considered]
    assert hidden, "something was hidden"


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_player_never_gets_the_table_itself(game, seats):
    table = engine.Table.new(game, seats=seats, seed="1")
    with pytest.raises(ValueError, match="never the table itself"):
        decide(table, table.asked[0], LEVELS["normal"], "1")


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_same_seed_gives_the_same_game(game, seats, level):
    games = [play_game(game, [level] * seats, "twice") for _ in range(2)]
    assert games[0] == games[1]
    assert games[0].table["result"]["winners"]


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_what_is_decided_is_legal_and_the_best_of_what_was_considered(game, seats):
    for table in islice(positions(game, seats, "best", every=17), 10):
        for seat in table.asked[:1]:
            decision = decide(table.redeal(seat, "x"), seat, LEVELS["normal"], "x")
            assert decision.action in table.legal(seat)
            values = [option.value for option in decision.considered]
            assert values == sorted(values, reverse=True)


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_reason_is_a_part_that_has_words(game, seats):
    reasons = set()
    for table in positions(game, seats, "why", every=7):
        for seat in table.asked[:1]:
            decision = decide(table.redeal(seat, "x"), seat, LEVELS["normal"], "x")
            reasons.add(decision.reason)
    named = reasons - {None}
    assert len(named) >= 3
    for reason in named:
        assert engine.GAMES[game].words.has(f"worth-{reason}"), reason


def test_time_that_is_up_ends_the_thinking_with_what_there_is():
    table = engine.Table.new("jerusalem", seats=4, seed="1")
    seat = table.asked[0]
    looks = iter(range(10_000))
    level = replace(LEVELS["hard"], worlds=1000)
    decision = decide(table.redeal(seat, "x"), seat, level, "x", lambda: next(looks) > 20)
    assert decision.action in table.legal(seat)
    assert next(looks) < 30, "nothing was tried after the time was up"


def test_a_game_without_a_feeling_for_it_is_played_all_the_same(monkeypatch):
    monkeypatch.setattr("engine.players.deciding.sense_of", lambda game: Untaught())
    assert isinstance(sense_of("a_game_of_tomorrow"), Untaught)
    table = engine.Table.new("jerusalem", seats=2, seed="1")
    seat = table.asked[0]
    for level in LOOKS:
        decision = decide(table.redeal(seat, "x"), seat, level, "x")
        assert decision.action in table.legal(seat)
