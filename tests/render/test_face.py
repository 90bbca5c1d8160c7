"""The public face: what it refuses, for every game."""

import pytest

import engine
import render

GAMES = pytest.mark.parametrize("game", list(engine.GAMES))
OWN_LOOKS = [(game, part) for game in engine.GAMES for part in ("screen", "hand")]


def opened(game: str) -> engine.Table:
    return engine.Table.new(game, seats=engine.GAMES[game].seats[-1], seed="face")


@GAMES
def test_unknown_theme_is_refused_with_what_there_is(game: str) -> None:
    table = opened(game)
    with pytest.raises(LookupError, match="parchment"):
        render.board(table.view(None), table.rules.words, theme="sepia")


@GAMES
def test_unknown_part_is_refused_with_what_there_is(game: str) -> None:
    table = opened(game)
    with pytest.raises(LookupError, match="harbour.*" + ", ".join(render.parts(game))):
        render.zoom(table.view(0), table.rules.words, "harbour")


def test_unknown_game_is_refused_with_what_there_is() -> None:
    table = opened("jerusalem")
    with pytest.raises(LookupError, match="jerusalem"):
        render.board(table.view(None) | {"game": "chess"}, table.rules.words)


@pytest.mark.parametrize(
    ("game", "part"), [(g, p) for g, p in OWN_LOOKS if p in ("screen", *render.parts(g))]
)
def test_spectator_has_no_screen(game: str, part: str) -> None:
    table = opened(game)
    draw = render.screen if part == "screen" else lambda v, w: render.zoom(v, w, "hand")
    with pytest.raises(ValueError, match="spectator"):
        draw(table.view(None), table.rules.words)


@GAMES
def test_final_board_needs_an_end(game: str) -> None:
    table = opened(game)
    with pytest.raises(ValueError, match="not over"):
        render.final(table.view(None), table.rules.words)


@GAMES
def test_seats_without_names_are_numbered(game: str) -> None:
    table = opened(game)
    assert f"Seat {table.seats}" in render.text(table.view(None), table.rules.words)


def test_every_game_can_be_drawn() -> None:
    assert set(render.all_games()) == set(engine.GAMES)
