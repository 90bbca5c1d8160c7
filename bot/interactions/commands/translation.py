"""Descriptions of commands in every language, through discord.py's translator."""

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.text.say import LANGUAGES, language_of, say
from engine.words import Words, words_of

MAX_DESCRIPTION_CHARS = 100


def described(key: str, game: str | None = None) -> locale_str:
    """Return an English description that knows its key, of ours or of a game's words."""
    return locale_str(_words(game)(key)[:MAX_DESCRIPTION_CHARS], key=key, game=game)


def _words(game: str | None) -> Words:
    return words_of(game) if game else say


class HostTranslator(Translator):
    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return what is written in that language; Discord falls back to English itself."""
        key = string.extras.get("key")
        words, lang = _words(string.extras.get("game")), language_of(str(locale))
        if key is None or lang == "en" or lang not in LANGUAGES or not words.has(key, lang):
            return None
        return words(key, lang)[:MAX_DESCRIPTION_CHARS]
