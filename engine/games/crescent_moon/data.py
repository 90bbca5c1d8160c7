"""What is printed: ids of everything, and the cards and objectives that data.toml describes."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.figures import Figures as FigureTable
from engine.ids import Id, Seat


class Character(Id):
    """In turn order, which is the order of the seats."""

    WARLORD = "warlord"
    MURSHID = "murshid"
    SULTAN = "sultan"
    CALIPH = "caliph"
    NOMAD = "nomad"


RULES_VERSION = 2
CHARACTERS = tuple(Character)
WARLORD, MURSHID, SULTAN, CALIPH, NOMAD = (Seat(seat) for seat in range(5))


class Piece(Id):
    UNIT = "unit"
    FORT = "fort"
    CASTLE = "castle"
    TOWN = "town"
    CITY = "city"
    PALACE = "palace"
    INFLUENCE_TOKEN = "influence_token"


class UnitKind(Id):
    """The two faces of a unit's disc, as starting groups name them."""

    ORDINARY = "ordinary"
    MERCENARY = "mercenary"


class Building(Id):
    FORT = "fort"
    CASTLE = "castle"
    TOWN = "town"
    CITY = "city"

    @property
    def piece(self) -> Piece:
        return PIECE_OF[self]


PIECE_OF = {building: Piece(building.value) for building in Building}


class Terrain(Id):
    FERTILE = "fertile"
    WILDERNESS = "wilderness"
    MOUNTAIN = "mountain"
    QUARRY = "quarry"
    DESERT = "desert"


class Tile(Id):
    """The kinds of hexes: a terrain, or one that has a feature."""

    CROSSING = "crossing"
    RIVER = "river"
    FERTILE = "fertile"
    WILDERNESS = "wilderness"
    MOUNTAIN = "mountain"
    QUARRY = "quarry"
    DESERT = "desert"
    HOLY_SITE = "holy_site"

    @property
    def terrain(self) -> Terrain:
        return TERRAIN_OF[self]


TERRAIN_OF = {
    Tile.CROSSING: Terrain.FERTILE,
    Tile.RIVER: Terrain.FERTILE,
    Tile.HOLY_SITE: Terrain.DESERT,
    **{Tile(terrain.value): terrain for terrain in Terrain},
}
WATER = (Tile.RIVER, Tile.CROSSING)


class Hex(Id):
    """Hexes are numbered as one reads, row by row, once the map is complete."""

    H1 = "1"
    H2 = "2"
    H3 = "3"
    H4 = "4"
    H5 = "5"
    H6 = "6"
    H7 = "7"
    H8 = "8"
    H9 = "9"
    H10 = "10"
    H11 = "11"
    H12 = "12"
    H13 = "13"
    H14 = "14"
    H15 = "15"
    H16 = "16"


HEXES = tuple(Hex)


class Phase(Id):
    SETUP = "setup"
    INCOME = "income"
    RESERVES = "reserves"
    UPKEEP = "upkeep"
    ACTIONS = "actions"
    SCORING = "scoring"
    OVER = "over"


class Deed(Id):
    """The actions that a turn may consist of."""

    INFLUENCE = "influence"
    BUILD = "build"
    MOVE = "move"
    ASSAULT = "assault"
    RECRUIT = "recruit"
    HIRE_MERCENARIES = "hire_mercenaries"
    BRIBE_MERCENARIES = "bribe_mercenaries"
    BUY_CARDS = "buy_cards"
    PLAY_CARD = "play_card"
    COLLECT = "collect"
    REVOLT = "revolt"
    MUSTER = "muster"
    SCHEME = "scheme"
    CONSPIRE = "conspire"
    RELOCATE_PALACE = "relocate_palace"
    DESERTION = "desertion"


class Market(Id):
    NEAR = "near"
    MIDDLE = "middle"
    FAR = "far"


class CardType(Id):
    EVENT = "event"
    CHARACTER = "character"
    BATTALION = "battalion"
    STRATEGY = "strategy"


class Keyword(Id):
    COMBAT = "combat"
    INFLUENCE_CONTEST = "influence_contest"
    ACTION = "action"
    ANYTIME = "anytime"


class ClashKind(Id):
    COMBAT = "combat"
    CONTEST = "contest"


class Side(Id):
    ATTACK = "attack"
    DEFENCE = "defence"

    @property
    def other(self) -> "Side":
        return Side.DEFENCE if self is Side.ATTACK else Side.ATTACK


class Talk(Id):
    """What is negotiated about, at a price that binds."""

    HIRE = "hire"
    BRIBE = "bribe"
    CARD = "card"


class Card(Id):
    """Kinds of power cards; copies of one are alike."""

    CAMPAIGN = "campaign"
    INFANTRY = "infantry"
    SIEGE_ENGINES = "siege_engines"
    CAVALRY = "cavalry"
    VETERAN_CAPTAIN = "veteran_captain"
    FORCED_MARCH = "forced_march"
    ASSASSINATION = "assassination"
    IMAM = "imam"
    BRIBERY = "bribery"
    UPRISING = "uprising"
    INFORMERS = "informers"
    MISSIONARIES = "missionaries"
    SABOTAGE = "sabotage"
    GARRISON = "garrison"
    ARCHERS = "archers"
    GENERAL = "general"
    VIZIER = "vizier"
    MASTER_BUILDERS = "master_builders"
    TRIBUTE = "tribute"
    ELDER = "elder"
    SHIPS = "ships"
    CAMEL_RIDERS = "camel_riders"
    CARAVAN = "caravan"
    GUIDES = "guides"

    @property
    def facts(self) -> "CardFacts":
        return CARDS[self]


class Objective(Id):
    """What victory points are scored for."""

    ENEMY_CASUALTY = "enemy_casualty"
    SACK_FORT = "sack_fort"
    SACK_CITY = "sack_city"
    SACK_TOWN = "sack_town"
    SACK_CASTLE = "sack_castle"
    SACK_PALACE = "sack_palace"
    CAPTURE = "capture"
    WARLORD_HOLY_SITE = "warlord_holy_site"
    WARLORD_HEXES = "warlord_hexes"
    WARLORD_FIRST_YEAR = "warlord_first_year"
    MURSHID_TOKENS = "murshid_tokens"
    MURSHID_HOLY_SITE = "murshid_holy_site"
    MURSHID_CROSSING = "murshid_crossing"
    MURSHID_FIRST_YEAR = "murshid_first_year"
    SULTAN_TOWNS = "sultan_towns"
    SULTAN_CITIES = "sultan_cities"
    SULTAN_HOLY_SITE = "sultan_holy_site"
    SULTAN_WATERSIDE = "sultan_waterside"
    SULTAN_FIRST_YEAR = "sultan_first_year"
    CALIPH_HEXES = "caliph_hexes"
    CALIPH_QUARRIES = "caliph_quarries"
    CALIPH_CROSSING = "caliph_crossing"
    CALIPH_HOLY_SITE = "caliph_holy_site"
    CALIPH_PALACE = "caliph_palace"
    CALIPH_FIRST_YEAR = "caliph_first_year"
    NOMAD_EXCHANGE = "nomad_exchange"
    NOMAD_HOLY_SITE = "nomad_holy_site"
    NOMAD_MERCENARIES = "nomad_mercenaries"
    NOMAD_FIRST_YEAR = "nomad_first_year"
    START = "start"
    DEAL = "deal"


@dataclass(frozen=True, slots=True)
class Effect:
    """One line of a card; its numbers are figures under its name."""

    does: str
    when: str
    name: str  # `imam.influence`


@dataclass(frozen=True, slots=True)
class CardFacts:
    association: Seat
    type: CardType
    keywords: tuple[Keyword, ...]
    effects: tuple[Effect, ...]
    held: bool  # by its character from the start, never in the deck
    known: bool  # named in the rulebook; else invented


@dataclass(frozen=True, slots=True)
class Goal:
    """One objective of a character; its points are a figure."""

    objective: Objective
    when: str
    per: str
    needs: tuple[tuple[str, int], ...]
    any: bool


TABLES = tomllib.loads((Path(__file__).parent / "data.toml").read_text("utf-8"))


def _effect(card: str, row: dict[str, Any]) -> Effect:
    when = row.get("when", "")
    name = f"{card}.{row['does']}" + (f".{when}" if when else "")
    return Effect(row["does"], when, name)


def _card(name: str, row: dict[str, Any]) -> CardFacts:
    return CardFacts(
        association=Seat(CHARACTERS.index(Character(row["association"]))),
        type=CardType(row["type"]),
        keywords=tuple(Keyword(each) for each in row["keywords"]),
        effects=tuple(_effect(name, each) for each in row["effects"]),
        held=row.get("held", False),
        known=row.get("known", False),
    )


def _goal(name: str, row: dict[str, Any]) -> Goal:
    return Goal(
        objective=Objective(name),
        when=row["when"],
        per=row.get("per", ""),
        needs=tuple((measure, count) for measure, count in row.get("needs", [])),
        any=row.get("any", False),
    )


CARDS: dict[Card, CardFacts] = {card: _card(card, TABLES["cards"][card]) for card in Card}
GOALS: dict[Seat, tuple[Goal, ...]] = {
    Seat(seat): tuple(_goal(*item) for item in TABLES["objectives"][character].items())
    for seat, character in enumerate(CHARACTERS)
}


def _card_rows() -> Iterator[tuple[str, dict[str, Any]]]:
    """Return the numbers of the cards, as figures: copies, values, counts."""
    for card in Card:
        row = TABLES["cards"][card]
        yield f"cards.{card}.copies", {"value": row["copies"], "status": row["status"]}
        for effect, each in zip(CARDS[card].effects, row["effects"], strict=True):
            name, low = f"cards.{effect.name}", each.get("low", 0)
            if "value" in each:
                yield name, {"value": each["value"], "status": each["status"], "low": low}
            if "count" in each:
                status = each.get("count_status", each["status"])
                yield f"{name}.count", {"value": each["count"], "status": status, "low": 1}


NOTES = {"four": "points with four players"}


def _objective_rows() -> Iterator[tuple[str, dict[str, Any]]]:
    """Return the numbers of the objectives, as figures.

    These are points, those with four players where they differ, how many for them, and the maximum.
    """
    for rows in TABLES["objectives"].values():
        for name, row in rows.items():
            for key in ("points", "four", "each", "most"):
                if key in row:
                    low, note = (1 if key == "each" else 0), NOTES.get(key, "")
                    figure = {"value": row[key], "status": row["status"], "low": low, "note": note}
                    yield f"objectives.{name}.{key}", figure


def _plain_rows(tables: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    for name, table in tables.items():
        if "value" in table:
            yield prefix + name, table
        else:
            yield from _plain_rows(table, f"{prefix}{name}.")


FIGURES = FigureTable(
    {**dict(_plain_rows(TABLES["figures"])), **dict(_card_rows()), **dict(_objective_rows())}
)
