"""The art of each game: one package each, found by its folder; any other game is drawn plainly."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from engine import GAMES
from render.art import GameArt

HERE = Path(__file__).parent


def all_games() -> tuple[str, ...]:
    return tuple(GAMES)


@cache
def art_of(game: str) -> GameArt[Any]:
    if game not in GAMES:
        raise LookupError(f"There is no game {game!r}; there are: {', '.join(GAMES)}.")
    if not (HERE / game).is_dir():
        return GameArt()
    art: GameArt[Any] = import_module(f"{__name__}.{game}").ART
    return art


def words_folder(game: str) -> Path:
    return HERE / game / "words"
