"""The player that knows no game: it finds what can be found by trying, and plays any game."""

import pytest

import engine
import tests.kit.nim as nim
from engine.ids import Seat
from engine.players import LEVELS, decide
from engine.players.contest import RANDOM, STRANGER, Pace, play_game
from engine.players.decision import never
from engine.players.tree_search import best_of, results, search
from engine.registry import all_games

ENOUGH_WORLDS = 600
GAMES = 12


@pytest.fixture(autouse=True)
def _nim_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_games(), "nim", nim.RULESET)


def matches(left: int) -> engine.Table:
    def leave(g: nim.State) -> None:
        g.left = left

    return engine.Table.arrange("nim", leave, seats=2)


@pytest.mark.parametrize("left", [left for left in range(2, 12) if left % 4])
def test_finds_the_winning_move_of_nim(left: int) -> None:
    known = matches(left).redeal(Seat(0), "x")
    tried = search(known, Seat(0), f"{left}", ENOUGH_WORLDS, never)
    assert best_of(tried) == f"take {left % 4}"


def test_counts_every_world_once_and_stops_when_it_is_late() -> None:
    known = matches(7).redeal(Seat(0), "x")
    tried = search(known, Seat(0), "s", 40, never)
    assert sum(node.visits for node in tried.values()) == 40
    assert (
        sum(node.visits for node in search(known, Seat(0), "s", None, lambda: True).values()) == 1
    )


def test_the_same_seed_gives_the_same_decision() -> None:
    known = engine.Table.new("jerusalem", seats=2, seed="a").redeal(Seat(1), "x")
    found = [
        {action: (node.visits, node.total) for action, node in tree.items()}
        for tree in (search(known, Seat(1), "s", 6, never) for _ in range(2))
    ]
    assert found[0] == found[1]


def test_a_result_is_worth_the_win_and_how_many_one_is_ahead_of() -> None:
    lone = {"winners": [2], "ranking": [[2], [0], [1]]}
    assert results(lone, 3) == pytest.approx([0.25, 0.0, 1.0])
    shared = {"winners": [0, 1], "ranking": [[0, 1], [2]]}
    assert results(shared, 3) == pytest.approx([0.625, 0.625, 0.0])


def test_a_game_without_an_evaluator_has_levels_that_play_it() -> None:
    known = matches(6).redeal(Seat(0), "x")
    assert decide(known, 0, LEVELS["hard"], "s").action == "take 2"
    wins = 0
    for number in range(GAMES):
        seats = ("normal", RANDOM) if number % 2 else (RANDOM, "normal")
        played = play_game("nim", seats, f"g{number}")
        wins += played.levels[played.winners[0]] == "normal"
    assert wins >= GAMES - 2


@pytest.mark.parametrize("game", ["jerusalem", "architects", "crescent_moon"])
def test_the_stranger_plays_a_whole_game(game: str) -> None:
    seats = engine.GAMES[game].seats[0]
    played = play_game(
        game, (STRANGER, *(RANDOM,) * (seats - 1)), "whole", pace=Pace(lambda: 0.0, None, 1)
    )
    assert played.winners
