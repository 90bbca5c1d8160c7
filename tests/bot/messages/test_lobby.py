"""How long a game takes, as the lobby says it."""

from dataclasses import replace

import pytest

import engine
from bot.messages import lobby as lobby_module
from bot.store import Sitter, TableRow
from bot.tables.hosted_table import HostedTable
from engine.players.contest import play_game


def lobby(seats: int) -> HostedTable:
    sitters = tuple(Sitter(f"Person {number}", number) for number in range(1, seats + 1))
    return HostedTable(TableRow(1, 2, 3, "jerusalem", "lobby", 1, "en", {}, sitters, 1))


@pytest.mark.parametrize(("seats", "moves"), [(1, 25), (2, 25), (3, 65), (4, 105)])
def test_the_lobbys_heading_says_about_how_many_moves_for_those_who_sit(
    seats: int, moves: int
) -> None:
    heading = lobby_module._lobby_heading(lobby(seats), "Jerusalem")
    assert heading == f"**Jerusalem** · a table is open · 2–4 players · about {moves} moves"


@pytest.mark.parametrize("game", engine.GAMES)
def test_a_game_says_its_length_for_each_number_of_seats_or_for_none(game: str) -> None:
    rules = engine.GAMES[game]
    assert not rules.calls or list(rules.calls) == list(rules.seats)


def test_a_game_that_does_not_say_its_length_is_not_spoken_of() -> None:
    assert replace(engine.GAMES["jerusalem"], calls={}).about_calls(2) is None


@pytest.mark.parametrize(("game", "seats"), [("jerusalem", 2), ("crescent_moon", 4)])
def test_a_game_takes_about_as_long_as_is_said(game: str, seats: int) -> None:
    """Within a factor of two: people and seeds differ."""
    calls = 0
    before: tuple[int, ...] = ()

    def watch(table: engine.Table) -> None:
        nonlocal calls, before
        calls += len(set(table.asked) - set(before))
        before = table.asked

    play_game(game, ["easy"] * seats, "lengths", watch=watch)
    said = engine.GAMES[game].about_calls(seats)
    assert said is not None
    assert said / 2 < calls < said * 2
