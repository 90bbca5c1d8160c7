"""The end of a game: places, and what decided between equal scores."""

from importlib import import_module
from itertools import pairwise
from typing import Any

import pytest

import engine
from bot.messages.final import final_message, score_lines
from bot.store import Sitter, TableRow
from bot.tables.hosted_table import HostedTable
from engine.games.jerusalem.data import Office
from engine.ids import Seat
from engine.state import Result
from engine.words import words_of

OFFICES = (Office.MARSHAL, Office.CONSTABLE, Office.ADMIRAL, Office.TREASURER)


def finished(game: str, seats: int, change: Any) -> HostedTable:
    """A table whose state is changed, and then ranked by the game's own rules."""
    state = engine.Table.new(game, seats=seats, seed="end").for_search().state
    change(state)
    final: Result = import_module(f"engine.games.{game}.scoring").final_result(state)
    state.result, state.agenda = final, []
    table = engine.Table.arrange(game, state, seats=seats, audit=False)
    row = TableRow(
        id=1,
        channel_id=7,
        guild_id=1,
        game_id=game,
        status="over",
        host_id=1,
        lang="en",
        options={},
        seats=tuple(Sitter(f"P{number}", number + 1) for number in range(seats)),
        version=1,
    )
    return HostedTable(row, table)


def test_equal_floors_are_explained_by_prestige_and_office() -> None:
    def change(g: Any) -> None:
        for seat, (tower, prestige) in enumerate([(6, 2), (6, 2), (6, 5), (3, 9)]):
            g.players[seat].tower, g.players[seat].prestige = tower, prestige
            g.players[seat].last_office = OFFICES[seat]

    hosted = finished("jerusalem", 4, change)
    lines = score_lines(hosted)
    assert [line.split(" · ")[0] for line in lines[:4]] == [
        "1. ▲ P2",
        "2. ● P1",
        "3. ■ P0",
        "4. ◆ P3",
    ]
    assert lines[0].endswith(" · 6 floors · 5 prestige")
    assert lines[1].endswith(" · 6 floors · 2 prestige · office 1")
    assert lines[2].endswith(" · 6 floors · 2 prestige · office 3")
    assert lines[3].endswith(" · 3 floors"), "nobody else has as many"
    assert lines[4] == f"-# {words_of('jerusalem')('tie-rule')}"


def test_nothing_is_explained_where_all_scores_differ() -> None:
    def change(g: Any) -> None:
        for seat in range(2):
            g.players[seat].tower = seat

    assert len(score_lines(finished("jerusalem", 2, change))) == 2


def has_own_state(game: str) -> bool:
    """Return whether it is one of ours, whose positions this test knows how to arrange."""
    return engine.GAMES[game].tie_breaks.__module__.startswith("engine.games.")


@pytest.mark.parametrize("game", [game for game in engine.GAMES if has_own_state(game)])
def test_what_decides_is_what_the_game_ranks_by(game: str) -> None:
    """All scores equal: the ranking is that of the tie breaks, each with its words."""

    def change(g: Any) -> None:
        for seat, office in enumerate(OFFICES if game == "jerusalem" else ()):
            g.players[seat].last_office = office

    hosted = finished(game, engine.GAMES[game].seats[-1], change)
    assert hosted.game.result
    scores, breaks = hosted.game.result["scores"], hosted.game.tie_breaks
    ranking = [Seat(seat) for group in hosted.game.result["ranking"] for seat in group]
    for one, other in pairwise(ranking):
        if scores[one] == scores[other]:
            differing = [values for values in breaks.values() if values[one] != values[other]]
            assert differing or any({one, other} <= set(g) for g in hosted.game.result["ranking"])
    assert all(hosted.words.has(f"tie-{name}") for name in breaks)
    assert hosted.words.has("tie-rule")


def test_the_end_message_folds_the_seed_away() -> None:
    hosted = finished("jerusalem", 2, lambda g: None)
    shown = str(final_message(hosted).view.to_components())  # type: ignore[no-untyped-call]
    assert hosted.game.commitment not in shown
    assert "under **Record**" in shown
