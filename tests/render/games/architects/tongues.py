"""The longest words that the other languages have for the same things, to see that they fit."""

from typing import Any

from engine.words import words_of
from render.context import Words

LONG_NAMES = (
    "Žofie Nejedlá-Šťastná", "Győző Szentgyörgyi-Kovács", "Massimiliano d’Acquaviva",
    "Ľubica Vrbovská", "Bartholomäus",
)  # fmt: skip

CZECH = {
    "title": "Architekti Západního království", "location-silversmith": "Stříbrotepec",
    "location-storehouse": "Královský sklad", "location-tax_stand": "Výběrčí daní",
    "location-town_centre": "Rynek", "location-guardhouse": "Strážnice",
    "location-guildhall": "Radnice", "location-prison": "Vězení",
    "location-black_market": "Černý trh", "location-cathedral": "Katedrála",
    "apprentice-debt_collector_tiling": "Výběrčí dluhu (hlína)", "picture-virtue": "Počestnost",
    "phase-draft": "Výběr karet staveb",
}  # fmt: skip
HUNGARIAN = {
    "title": "A Nyugati Királyság építészei", "location-silversmith": "Ezüstművesműhely",
    "location-storehouse": "Királyi raktárépület", "location-tax_stand": "Adószedőbódé",
    "location-town_centre": "Városközpont", "location-guardhouse": "Őrségépület",
    "location-guildhall": "Céhek csarnoka", "location-black_market": "Feketepiac",
    "location-cathedral": "Székesegyház", "location-prison": "Várbörtön",
    "apprentice-debt_collector_tiling": "Adósságbehajtó (agyag)",
    "building-carpenters_hut": "Ácsmester műhelye",
    "building-silver_market": "Ezüstkereskedők piaca",
}  # fmt: skip
ITALIAN = {
    "title": "Architetti del Regno Occidentale", "location-silversmith": "Argentiere",
    "location-storehouse": "Magazzino Reale", "location-tax_stand": "Banco delle imposte",
    "location-town_centre": "Centro cittadino", "location-guardhouse": "Corpo di guardia",
    "location-guildhall": "Palazzo della gilda", "location-black_market": "Mercato nero",
    "apprentice-debt_collector_tiling": "Riscossore di debiti (argilla)",
    "building-thieves_den": "Covo dei ladri", "building-monument": "Monumento commemorativo",
}  # fmt: skip


def _tongue(table: dict[str, str]) -> Words:
    english = words_of("architects")

    def words(key: str, lang: str, /, **facts: Any) -> str:
        return table.get(key) or english(key, lang, **facts)

    return words


TONGUES = {name: _tongue(table) for name, table in
           (("czech", CZECH), ("hungarian", HUNGARIAN), ("italian", ITALIAN))}  # fmt: skip
