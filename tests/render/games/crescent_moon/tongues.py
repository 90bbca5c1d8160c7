"""The longest words that the other languages have for the same things, to see that they fit."""

from typing import Any

from engine.words import words_of

LONG_NAMES = (
    "Žofie Nejedlá-Šťastná", "Győző Szentgyörgyi-Kovács", "Massimiliano d’Acquaviva", "Ľubica",
    "Wilhelmina Wandervogel-Wittgenstein",
)  # fmt: skip

LONG_WORDS = {
    "character-warlord": "Kriegsherr", "character-murshid": "Tanítómester",
    "character-nomad": "Nomádvezér", "character-caliph": "Chalífa",
    "phase-actions": "Cselekvések", "phase-scoring": "Vyhodnocení roku",
    "card-siege_engines": "Belagerungsmaschinen", "card-master_builders": "Stavitelští mistři",
    "card-veteran_captain": "Tapasztalt kapitány", "card-assassination": "Meuchelmord",
    "card-camel_riders": "Jezdci na velbloudech", "card-type-battalion": "Bataillon",
    "card-type-character": "személyiség", "tile-wilderness": "Wildnis und Dornenland",
    "objective-sultan_holy_site": "település vagy befolyás a szent helyen",
    "card-campaign-effect": "Boj, vyhodnocuje se jako první: z každých tří svých jednotek musíte "
    "jednu přiřadit sem za +1; po boji se vrátí do zásoby. Karta se vrací do ruky.",
    "character-murshid-ability": "Rozhoduje remízy tam, kde leží jeho žeton, přidává se ke všem "
    "bojům a soupeřením v okolí svých žetonů a svou podporu prodává za vítězné body.",
}  # fmt: skip


def longest(key: str, lang: str, /, **facts: Any) -> str:
    """Return the word of the language that needs the most room."""
    return LONG_WORDS.get(key) or ENGLISH(key, lang, **facts)


ENGLISH = words_of("crescent_moon")
