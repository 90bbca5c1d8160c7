"""The longest words that the other languages have for the same things, to see that they fit."""

from typing import Any

from engine.words import words_of
from render.context import Words

LONG_NAMES = (
    "Žofie Nejedlá-Šťastná", "Győző Szentgyörgyi-Kovács", "Massimiliano d’Acquaviva", "Ľubica",
)  # fmt: skip

ITALIAN = {
    "sector-kings_palace": "Palazzo del Re", "sector-templars": "Templari",
    "sector-patriarchate": "Patriarcato", "sector-market": "Mercato",
    "sector-nobility": "Nobiltà", "sector-davids_tower": "Torre di David",
    "office-constable": "Connestabile", "office-treasurer": "Tesoriere",
    "office-marshal": "Maresciallo", "office-admiral": "Ammiraglio",
    "phase-deploy": "Piazzamento degli scudieri", "phase-auction": "Asta dei personaggi",
    "event-card-special_tax": "Tassazione Straordinaria",
    "event-card-succession": "Successione del Re", "card-turncoat": "Voltagabbana",
    "card-move_2_squires": "Muovi 2 Scudieri", "card-genoese_merchants": "Mercenari Economici",
    "card-influence_templars": "Influenza Schiacciante: Templari",
    "card-turncoat-effect": "Scambia di posto un tuo scudiero con uno scudiero avversario "
    "in un’altra area; nessuna delle due aree può essere bloccata da un Barone.",
}  # fmt: skip
HUNGARIAN = {
    "sector-kings_palace": "Királyi Palota", "sector-templars": "Templomosok",
    "sector-patriarchate": "Pátriárkák", "sector-market": "Piac",
    "sector-nobility": "Nemesség", "sector-davids_tower": "Dávid Tornya",
    "office-constable": "Várkapitány", "office-treasurer": "Kincstárnok",
    "office-marshal": "Tábornagy", "office-admiral": "Tengernagy",
    "phase-deploy": "Fegyverhordozók telepítése", "phase-auction": "Tisztségek licitálása",
    "event-card-succession": "Trónöröklés", "event-card-patriarch_election": "Pátriárka-választás",
    "card-turncoat": "Köpönyegforgató", "card-move_2_squires": "Mozgass 2 fegyverhordozót",
    "card-genoese_merchants": "Genovai zsoldosok",
    "card-influence_templars": "Elsöprő befolyás: Templomosok",
}  # fmt: skip
CZECH = {
    "sector-kings_palace": "Královský palác", "sector-templars": "Templáři",
    "sector-patriarchate": "Patriarchát", "sector-market": "Trh", "sector-nobility": "Šlechta",
    "sector-davids_tower": "Davidova věž", "office-constable": "Konetábl",
    "office-treasurer": "Pokladník", "office-marshal": "Maršál", "office-admiral": "Admirál",
    "phase-deploy": "Rozmístění panošů", "event-card-special_tax": "Mimořádná daň",
    "event-card-patriarch_election": "Volba patriarchy", "card-turncoat": "Odpadlík",
    "card-move_2_squires": "Přesun dvou panošů", "card-genoese_merchants": "Janovští kupci",
    "card-influence_templars": "Drtivá převaha: Templáři",
}  # fmt: skip


def _tongue(table: dict[str, str]) -> Words:
    english = words_of("jerusalem")

    def words(key: str, lang: str, /, **facts: Any) -> str:
        return table.get(key) or english(key, lang, **facts)

    return words


TONGUES = {
    "italian": _tongue(ITALIAN),
    "hungarian": _tongue(HUNGARIAN),
    "czech": _tongue(CZECH),
}
