"""Descriptions of commands in every language, through discord.py's translator."""

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.text.say import LANGUAGES, language_of, say

MAX_DESCRIPTION_CHARS = 100


def described(key: str) -> locale_str:
    """Return an English description that knows its key."""
    return locale_str(say(key)[:MAX_DESCRIPTION_CHARS], key=key)


class HostTranslator(Translator):
    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return what is written in that language; Discord falls back to English itself."""
        key = string.extras.get("key")
        lang = language_of(str(locale))
        if key is None or lang == "en" or lang not in LANGUAGES or not say.has(key, lang):
            return None
        return say(key, lang)[:MAX_DESCRIPTION_CHARS]
