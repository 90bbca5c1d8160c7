"""Pictures of a game: from a view, which hides what must be hidden, to a PNG and its text.

>>> import engine, render
>>> from engine.words import words_of
>>> table = engine.Table.new("jerusalem", seats=2, seed="a text")
>>> picture = render.board(table.view(None), words_of("jerusalem"), names=("Ana", "Ben"))
>>> picture.size
(1600, 1200)
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypedDict, Unpack, cast

from engine.words import Words as Fluent
from render.brief import Brief, Changes, Say, View, Words
from render.games import all_games, drawing, words_folder
from render.grounds import Grounds
from render.stage import Picture, Scene, draw, encode
from render.theme import THEMES

SEATS = 5
_grounds = Grounds()


class Look(TypedDict, total=False):
    """How a picture is wanted; every part may be left out."""

    theme: str
    lang: str
    names: Sequence[str]
    marks: Changes
    numbers: Mapping[str, int] | None
    prompt: str | None


def board(view: View, words: Words, **look: Unpack[Look]) -> Picture:
    """The whole table, as everybody sees it."""
    brief = _brief(view, words, look)
    return _picture(brief, drawing(view["game"]).board(brief), look)


def screen(view: View, words: Words, **look: Unpack[Look]) -> Picture:
    """What the view's own seat has behind its screen; `prompt` is what it is asked."""
    if view["seat"] is None:
        raise ValueError("A spectator has no screen: draw it from a seat's own view.")
    brief = _brief(view, words, look)
    return _picture(brief, drawing(view["game"]).screen(brief), look)


def zoom(view: View, words: Words, part: str, **look: Unpack[Look]) -> Picture:
    """One part of the table, large; `parts` says which there are."""
    if part not in parts(view["game"]):
        raise LookupError(
            f"There is no part {part!r}; there are: {', '.join(parts(view['game']))}."
        )
    brief = _brief(view, words, look)
    return _picture(brief, drawing(view["game"]).zoom(brief, part), look)


def final(view: View, words: Words, **look: Unpack[Look]) -> Picture:
    """The board at the end, with the ranking."""
    if view["result"] is None:
        raise ValueError("The game is not over.")
    return board(view, words, **look)


def text(view: View, words: Words, **look: Unpack[Look]) -> str:
    """The whole position as text, without drawing anything."""
    brief = _brief(view, words, look)
    return drawing(view["game"]).text(brief)


def parts(game: str) -> tuple[str, ...]:
    """What can be seen large."""
    return tuple(drawing(game).PARTS)


def places(game: str) -> Mapping[str, int]:
    """The number that each place bears on the board."""
    return drawing(game).PLACES


def notes(view: View, words: Words, **look: Unpack[Look]) -> Mapping[str, str]:
    """A word on each place and card that can be chosen, by its id; for lists of choices."""
    return drawing(view["game"]).notes(_brief(view, words, look))


def worn(game: str) -> Sequence[int]:
    """Which of the kit's shapes and colours each seat has; a game may give them out itself."""
    return getattr(drawing(game), "WORN", range(SEATS))


def changes(before: View, after: View) -> Changes:
    """What is different between two views of a table, to be given as `marks`."""
    return drawing(after["game"]).changes(before, after)


def keep_grounds_in(folder: Path | None) -> None:
    """Keep what stands still on disk too, so that a restart need not draw it again."""
    _grounds.folder = folder


def _picture(brief: Brief, scene: Scene, look: Look) -> Picture:
    theme = look.get("theme", "parchment")
    if theme not in THEMES:
        raise LookupError(f"There is no theme {theme!r}; there are: {', '.join(THEMES)}.")
    drawn = draw(scene, THEMES[theme], _grounds)
    game = drawing(brief.view["game"])
    return Picture(
        encode(drawn.image), drawn.image.size, game.alt(brief), game.text(brief), drawn.labels
    )


def _brief(view: View, words: Words, look: Look) -> Brief:
    say = _say(view["game"], words, look.get("lang", "en"))
    names = look.get("names") or [say("picture-seat", number=i + 1) for i in range(view["seats"])]
    return Brief(view, say, names, look.get("marks") or {}, look.get("numbers"), look.get("prompt"))


def _say(game: str, words: Words, lang: str) -> Say:
    """The game's own words, and those that only its pictures need."""

    def say(key: str, **facts: Any) -> str:
        return _said(game, cast(Hashable, words), lang, key, tuple(facts.items()))

    return say


@lru_cache(maxsize=8192)
def _said(
    game: str, words: Hashable, lang: str, key: str, facts: tuple[tuple[str, Any], ...]
) -> str:
    own = _picture_words(game)
    speaker = own if own.has(key) else cast(Words, words)
    return speaker(key, lang, **dict(facts))


@cache
def _picture_words(game: str) -> Fluent:
    return Fluent(words_folder(game))


__all__ = [
    "THEMES", "Picture", "all_games", "board", "changes", "final", "keep_grounds_in", "notes",
    "parts",
    "places", "screen", "text", "worn", "zoom",
]  # fmt: skip
