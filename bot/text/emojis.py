"""The emojis that we have uploaded, for buttons, lists and sentences; else there are words alone.

Which there are is found out at the start (`workers/signs.py`), and may change at any time.
"""

import re
from functools import cache

import discord

import engine
import render
from engine.words import words_of
from render.shapes import SHAPES, SIGNS

SEAT_SIGNS = {shape: f"seat_{name}" for shape, name in zip(SIGNS, SHAPES, strict=True)}
MAX_TEXT_CHARS = 3900
WRITTEN = re.compile(r"<:(\w+):\d+>\u00a0?")
CODE = re.compile(r"(`[^`]*`)")
NOUNS = "emoji-"  # before a sign's name, in a game's words: the nouns it may stand before


class Emojis:
    def __init__(self) -> None:
        self._known: dict[str, discord.PartialEmoji] = {}

    def put(self, sign: str, name: str, emoji_id: int) -> None:
        """Note that the emoji of a sign is there."""
        self._known[sign] = discord.PartialEmoji(name=name, id=emoji_id)

    def forget(self) -> None:
        """Use words alone from now on."""
        self._known.clear()

    def __len__(self) -> int:
        return len(self._known)

    def of(self, game_id: str, word: str) -> discord.PartialEmoji | None:
        """Return the emoji of a place, card or good of a game."""
        return self._known.get(render.sign_name(game_id, word)) if self._known else None

    def dressed(self, text: str) -> str:
        """Return a text with the signs of its seats, and of goods that are counted in it."""
        if not self._known:
            return text
        # What stands in code is to be typed.
        parts = CODE.split(text)
        parts[::2] = [self._dressed(part) for part in parts[::2]]
        dressed = "".join(parts)
        return dressed if len(dressed) <= MAX_TEXT_CHARS else text

    def _dressed(self, text: str) -> str:
        for shape, sign in SEAT_SIGNS.items():
            if shape in text and (emoji := self._known.get(sign)):
                text = text.replace(shape, str(emoji))
        return _counted().sub(self._with_sign, text)

    def _with_sign(self, found: re.Match[str]) -> str:
        emoji = self._known.get(_signs_of_nouns()[found[2]])
        return f"{found[1]}\u00a0{emoji}\u00a0{found[2]}" if emoji else found[0]


def undressed(text: str) -> str:
    """Return a text as it was before it was dressed: what has been sent is known again by it."""
    shapes = {sign: shape for shape, sign in SEAT_SIGNS.items()}

    def plain(found: re.Match[str]) -> str:
        shape = shapes.get(found[1].rpartition("_")[0], "")
        return found[0].replace(found[0].rstrip("\u00a0"), shape) if shape else ""

    return WRITTEN.sub(plain, text)


@cache
def _signs_of_nouns() -> dict[str, str]:
    """Return the sign for each noun that counts a good, in any language of any game."""
    found: dict[str, str] = {}
    for game_id in engine.GAMES:
        words = words_of(game_id)
        for key in words.keys(NOUNS):
            sign = render.sign_name(game_id, key.removeprefix(NOUNS))
            for lang in words.langs:
                found |= {noun.strip(): sign for noun in words(key, lang).split(",")}
    return found


@cache
def _counted() -> re.Pattern[str]:
    """Return what a number with such a noun looks like: "3 bezants"."""
    nouns = sorted(_signs_of_nouns(), key=len, reverse=True)
    return re.compile(rf"(?<![\w<:@#+])(\d+)[ \u00a0]({'|'.join(map(re.escape, nouns))})\b")


emojis = Emojis()
