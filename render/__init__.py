"""Pictures of a game: from a view, which hides what must be hidden, to a PNG and its text.

>>> import engine, render
>>> from engine.words import words_of
>>> table = engine.Table.new("jerusalem", seats=2, seed="a text")
>>> picture = render.board(table.view(None), words_of("jerusalem"), names=("Ana", "Ben"))
>>> picture.size
(1600, 1200)
"""

from collections.abc import Hashable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypedDict, Unpack, cast

from engine.words import Words as Fluent
from render.context import Changes, Data, DrawContext, Say, Words, context_of, typed_view
from render.emoji import Sign, draw_sign, emoji_name, sign_name, sign_names, signs
from render.games import all_games, art_of, words_folder
from render.grounds import Grounds
from render.offered import numbered, offered_lines
from render.stage import Picture, Scene, draw, encode
from render.theme import THEMES

_grounds = Grounds()


class Look(TypedDict, total=False):
    """How a picture is wanted; every part may be left out."""

    theme: str
    lang: str
    names: Sequence[str]
    marks: Changes
    numbers: Mapping[str, int] | None
    prompt: str | None


def board(view: Data, words: Words, **look: Unpack[Look]) -> Picture:
    """Draw the whole table, as everybody sees it."""
    ctx = _context(view, words, look)
    return _picture(ctx, art_of(ctx.game).draw_board(ctx), look)


def screen(view: Data, words: Words, legal: Sequence[str] = (), **look: Unpack[Look]) -> Picture:
    """Draw what the view's own seat has behind its screen; `prompt` is what it is asked.

    Where it has cards to choose from, only these are drawn, with the numbers of its `options`.
    """
    if is_on_sheet(view["game"], legal):
        look["numbers"] = options(view["game"], legal)
    ctx = _context(view, words, look)
    return _picture(ctx, art_of(ctx.game).draw_screen(ctx), look)


def zoom(view: Data, words: Words, part: str, **look: Unpack[Look]) -> Picture:
    """Draw one part of the table, large; `parts` says which there are."""
    ctx = _context(view, words, look)
    art = art_of(ctx.game)
    return _picture(ctx, art.draw_zoom(ctx, part), look, art.zoom_words(ctx, part))


def options(game: str, legal: Sequence[str], chosen: Sequence[str] = ()) -> Mapping[str, int]:
    """Return what can be chosen after these words of an action, each with its number.

    >>> options("jerusalem", ["keep turncoat_a", "keep gain_2_bezants_b"])
    {'turncoat_a': 1, 'gain_2_bezants_b': 2}
    >>> options("jerusalem", ["place market_large 1", "place market_large 2", "done"])
    {'market_large': 11}
    """
    return numbered(game, places(game), legal, chosen)


def is_on_sheet(game: str, legal: Sequence[str]) -> bool:
    """Return whether what can be chosen at once is cards or people, which `screen` draws large."""
    offered = options(game, legal)
    return bool(offered) and offered.keys().isdisjoint(places(game))


def decision(
    view: Data, words: Words, legal: Sequence[str], chosen: Sequence[str] = (), **look: Unpack[Look]
) -> Picture:
    """Draw what the view's own seat chooses from: `options` of the same, and their numbers.

    Places stand on the part of the board where they lie, with `marks` for what has changed last;
    cards and people stand on a sheet. Where neither is asked for, the board itself is shown.
    """
    look["numbers"] = options(view["game"], legal, chosen)
    ctx = _context(view, words, look)
    _ = ctx.viewer
    lines = [*offered_lines(ctx, art_of(ctx.game).notes(ctx))]
    return _picture(ctx, art_of(ctx.game).draw_decision(ctx), look, lines)


def final(view: Data, words: Words, **look: Unpack[Look]) -> Picture:
    """Draw the board at the end, with the ranking."""
    if view["result"] is None:
        raise ValueError("The game is not over.")
    return board(view, words, **look)


def text(view: Data, words: Words, **look: Unpack[Look]) -> str:
    """Return the whole position as text, without drawing anything."""
    ctx = _context(view, words, look)
    return art_of(ctx.game).text(ctx)


def parts(game: str) -> tuple[str, ...]:
    """Return what can be seen large."""
    return tuple(art_of(game).zooms)


def places(game: str) -> Mapping[str, int]:
    """Return the number that each place bears on the board."""
    return art_of(game).places


def notes(view: Data, words: Words, **look: Unpack[Look]) -> Mapping[str, str]:
    """Return a word on each place and card that can be chosen, by its id; for lists of choices.

    Where it means something else to one verb, there is a note by "verb id" too.
    """
    ctx = _context(view, words, look)
    return art_of(ctx.game).notes(ctx)


def roles(game: str) -> Sequence[str]:
    """Return the part that shows what each seat is, where seats are parts to play."""
    return art_of(game).roles


def role_words(view: Data, words: Words, role: str, **look: Unpack[Look]) -> Sequence[str]:
    """Return what the picture of a role says, without drawing it."""
    ctx = _context(view, words, look)
    return art_of(ctx.game).zoom_words(ctx, role)


def seat_colours(game: str) -> Sequence[int]:
    """Return which of the kit's shapes and colours each seat has."""
    return art_of(game).seat_colours


def changes(before: Data, after: Data) -> Changes:
    """Return what is different between two views of a table, to be given as `marks`."""
    return art_of(after["game"]).changes(typed_view(before), typed_view(after))


def keep_grounds_in(folder: Path | None) -> None:
    """Keep what stands still on disk too, so that a restart need not draw it again."""
    _grounds.folder = folder


def _picture(ctx: DrawContext[Any], scene: Scene, look: Look, lines: Sequence[str] = ()) -> Picture:
    """Finish a picture; `lines` are told instead of the position's own."""
    theme = look.get("theme", "parchment")
    if theme not in THEMES:
        raise LookupError(f"There is no theme {theme!r}; there are: {', '.join(THEMES)}.")
    drawn = draw(scene, THEMES[theme], _grounds)
    art = art_of(ctx.game)
    alt, text = art.texts(ctx, lines)
    return Picture(encode(drawn.image), drawn.image.size, alt, text, drawn.labels)


def _context(view: Data, words: Words, look: Look) -> DrawContext[Any]:
    art_of(view["game"])  # says which games there are, if it is none of them
    say = _say(view["game"], words, look.get("lang", "en"))
    names = look.get("names") or [say("picture-seat", number=i + 1) for i in range(view["seats"])]
    return context_of(view, say, names, look.get("marks"), look.get("numbers"), look.get("prompt"))


def _say(game: str, words: Words, lang: str) -> Say:
    """Return a speaker with the game's words and those that only its pictures need."""

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


def clear_cache() -> None:
    """Let go of what was written lately: there may be names of people in it."""
    _said.cache_clear()


@cache
def _picture_words(game: str) -> Fluent:
    return Fluent(Path(__file__).parent / "words", words_folder(game))


__all__ = [
    "THEMES", "Picture", "Sign", "all_games", "board", "changes", "clear_cache", "decision",
    "draw_sign", "emoji_name", "final", "is_on_sheet", "keep_grounds_in", "notes", "options",
    "parts", "places", "role_words", "roles", "screen", "seat_colours", "sign_name",
    "sign_names", "signs", "text", "zoom",
]  # fmt: skip
