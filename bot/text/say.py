"""What the host says: its words, its languages, and refusals as exceptions."""

from pathlib import Path
from typing import Any

from engine.words import Words

say = Words(Path(__file__).parent / "words")
LANGUAGES = ("en", "cs", "hu", "it", "sk")


class HostError(Exception):
    """A request that cannot be done; its sentence is shown only to the person who asked."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts

    def say(self, lang: str = "en") -> str:
        return say(f"error-{self.key}", lang, **self.facts)

    def __str__(self) -> str:
        return self.say()


def language_of(locale: str) -> str:
    """Return our language for one of Discord's locales: `en-GB` is English."""
    short = locale.split("-")[0]
    return short if short in LANGUAGES else "en"
