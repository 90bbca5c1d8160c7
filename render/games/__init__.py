"""The art of each game, found by its folder or its entry point; any other is drawn plainly."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from engine import GAMES
from engine.packages import folder_of, modules_of
from render.art import GameArt


@cache
def _modules() -> dict[str, str]:
    return modules_of("render.games", "seneschal.pictures")


def all_games() -> tuple[str, ...]:
    return tuple(GAMES)


@cache
def art_of(game: str) -> GameArt[Any]:
    if game not in GAMES:
        raise LookupError(f"There is no game {game!r}; there are: {', '.join(GAMES)}.")
    if game not in _modules():
        return GameArt()
    art: GameArt[Any] = import_module(_modules()[game]).ART
    return art


def words_folder(game: str) -> Path:
    return folder_of(_modules().get(game, __name__)) / "words"
