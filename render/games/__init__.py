"""The games that can be drawn: one package each, found by its folder or its entry point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from engine.packages import folder_of, modules_of
from render.brief import Brief, Changes, View
from render.stage import Scene


class Drawing(Protocol):
    """What a game's package offers."""

    PARTS: Sequence[str]
    """What can be seen large."""
    PLACES: Mapping[str, int]
    """The number that each place bears on the board, for panels that offer places."""

    def board(self, brief: Brief) -> Scene: ...
    def screen(self, brief: Brief) -> Scene: ...
    def zoom(self, brief: Brief, part: str) -> Scene: ...
    def alt(self, brief: Brief) -> str: ...
    def text(self, brief: Brief) -> str: ...
    def notes(self, brief: Brief) -> Mapping[str, str]: ...
    def changes(self, before: View, after: View) -> Changes: ...


@cache
def _modules() -> dict[str, str]:
    return modules_of("render.games", "seneschal.pictures")


@cache
def all_games() -> tuple[str, ...]:
    return tuple(sorted(_modules()))


@cache
def drawing(game: str) -> Drawing:
    return cast(Drawing, import_module(_module_of(game)))


def words_folder(game: str) -> Path:
    return folder_of(_module_of(game)) / "words"


def _module_of(game: str) -> str:
    if game not in all_games():
        raise LookupError(
            f"There are no pictures of {game!r}; there are: {', '.join(all_games())}."
        )
    return _modules()[game]
