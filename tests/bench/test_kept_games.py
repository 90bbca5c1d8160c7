"""The games behind `docs/players.md` are what the players play: some are played again."""

import pytest

import engine
from bench.study.matches import Scope, contests, equals
from bench.study.playing import play_one
from bench.study.shelf import HOME, Shelf
from bot.app.cli.selfplay import Match

SHELF = Shelf(HOME)


def quick(game: str) -> list[Match]:
    """Matches of this game that have been played and in which nobody thinks long."""
    scope = Scope((game,))
    matches = [*equals(scope), *(match for _, match in contests(scope))]
    return [match for match in matches if "hard" not in match.players and SHELF.games(match)]


@pytest.mark.parametrize("game", engine.GAMES)
def test_a_game_of_each_quick_match_comes_out_again_as_it_was_counted(game: str) -> None:
    matches = quick(game)
    if not matches:
        pytest.skip(f"{game}: rules or players have changed since they were studied: make study")
    for match in matches:
        number, kept = next(iter(SHELF.games(match).items()))
        assert play_one(match, *list(match.lineups())[number]) == kept
