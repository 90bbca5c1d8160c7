"""Manners of computer players: what one of them likes more than another of its level."""

from collections import Counter

import pytest

import engine
from engine.players import LEVELS, decide, evaluator_of
from engine.players.evaluator import PLAIN, Manner, manners_of
from engine.rng import Rng

WITH_MANNERS = [game for game in engine.GAMES if manners_of(game)]
GAMES = 8


@pytest.mark.parametrize("game", WITH_MANNERS)
def test_every_manner_has_words_and_speaks_of_parts_that_there_are(game: str) -> None:
    table = engine.Table.new(game, seats=engine.GAMES[game].seats[0], seed="parts")
    parts = evaluator_of(game).evaluate(table.typed_view(0), engine.Seat(0))
    for name, manner in manners_of(game).items():
        assert engine.GAMES[game].words.has(f"manner-{name}")
        assert manner.parts.keys() <= parts.keys()


def test_a_manner_counts_what_it_likes_by_its_factor() -> None:
    parts = {"goods": 3.0, "virtue": 2.0}
    assert PLAIN.worth(parts) == 5.0
    assert Manner({"goods": 2.0}).worth(parts) == 8.0


def test_a_builder_and_a_raider_of_architects_are_told_apart_by_what_they_do() -> None:
    """In the same deals, against the same plain player."""
    manners = manners_of("architects")
    builder, raider = (done_in(manners[name]) for name in ("builder", "raider"))
    assert raider["capture"] > 1.2 * builder["capture"]
    assert builder["advance"] + builder["build"] > raider["advance"] + raider["build"]


def done_in(manner: Manner) -> Counter[str]:
    """Return how often a normal player of this manner did what, in a few games."""
    done = Counter[str]()
    for number in range(GAMES):
        own, seed = number % 2, f"manner {number // 2}"
        table = engine.Table.new("architects", seats=2, seed=seed)
        key = Rng.seeded(seed).key
        while table.asked:
            seat = table.asked[0]
            played = decide(
                table.redeal(seat, key),
                seat,
                LEVELS["normal"],
                key,
                manner=manner if seat == own else PLAIN,
            ).action
            done[played.split()[0]] += seat == own
            table.play(seat, played)
    return done
