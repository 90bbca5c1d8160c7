"""What is printed: sectors, areas, offices, cards, events, and the figures of data.toml."""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.figures import Figures as FigureTable
from engine.ids import Id

RULES_VERSION = 2
ROUNDS = 5
EVENT_ROUNDS = (2, 3, 4)


class Sector(Id):
    KINGS_PALACE = "kings_palace"
    TEMPLARS = "templars"
    PATRIARCHATE = "patriarchate"
    MARKET = "market"
    NOBILITY = "nobility"
    DAVIDS_TOWER = "davids_tower"


class Area(Id):
    """In the order of income; David's Tower, one large area, comes last."""

    KINGS_PALACE_LARGE = "kings_palace_large"
    KINGS_PALACE_SMALL_LEFT = "kings_palace_small_left"
    KINGS_PALACE_SMALL_RIGHT = "kings_palace_small_right"
    TEMPLARS_LARGE = "templars_large"
    TEMPLARS_SMALL_LEFT = "templars_small_left"
    TEMPLARS_SMALL_RIGHT = "templars_small_right"
    PATRIARCHATE_LARGE = "patriarchate_large"
    PATRIARCHATE_SMALL_LEFT = "patriarchate_small_left"
    PATRIARCHATE_SMALL_RIGHT = "patriarchate_small_right"
    MARKET_LARGE = "market_large"
    MARKET_SMALL_LEFT = "market_small_left"
    MARKET_SMALL_RIGHT = "market_small_right"
    NOBILITY_LARGE = "nobility_large"
    NOBILITY_SMALL_LEFT = "nobility_small_left"
    NOBILITY_SMALL_RIGHT = "nobility_small_right"
    DAVIDS_TOWER = "davids_tower"


class Office(Id):
    """Ascending number is the order of play, and breaks every tie."""

    CONSTABLE = "constable"
    TREASURER = "treasurer"
    MARSHAL = "marshal"
    ADMIRAL = "admiral"


class EventCard(Id):
    SUCCESSION = "succession"
    PATRIARCH_ELECTION = "patriarch_election"
    SPECIAL_TAX = "special_tax"
    WAR = "war"


class Resource(Id):
    SQUIRE = "squire"
    BEZANT = "bezant"
    PRESTIGE = "prestige"


class Phase(Id):
    AUCTION = "auction"
    DRAFT = "draft"
    DEPLOY = "deploy"
    INCOME = "income"
    EVENT = "event"
    OVER = "over"


class Gift(Id):
    SQUIRES = "squires"
    BEZANTS = "bezants"
    CARD = "card"


class CardKind(Id):
    """What a card does; copies of it differ by a letter."""

    GAIN_1_SQUIRE = "gain_1_squire"
    GAIN_2_BEZANTS = "gain_2_bezants"
    GAIN_2_PRESTIGE = "gain_2_prestige"
    GAIN_2_RESOURCES = "gain_2_resources"
    GAIN_SQUIRE_AND_BEZANT = "gain_squire_and_bezant"
    TURNCOAT = "turncoat"
    MOVE_2_SQUIRES = "move_2_squires"
    GENOESE_MERCHANTS = "genoese_merchants"
    INFLUENCE_KINGS_PALACE = "influence_kings_palace"
    INFLUENCE_TEMPLARS = "influence_templars"
    INFLUENCE_PATRIARCHATE = "influence_patriarchate"
    INFLUENCE_MARKET = "influence_market"
    INFLUENCE_NOBILITY = "influence_nobility"
    INFLUENCE_DAVIDS_TOWER = "influence_davids_tower"
    FOREIGN_BARON = "foreign_baron"


class Card(Id):
    GAIN_1_SQUIRE_A = "gain_1_squire_a"
    GAIN_1_SQUIRE_B = "gain_1_squire_b"
    GAIN_1_SQUIRE_C = "gain_1_squire_c"
    GAIN_2_BEZANTS_A = "gain_2_bezants_a"
    GAIN_2_BEZANTS_B = "gain_2_bezants_b"
    GAIN_2_BEZANTS_C = "gain_2_bezants_c"
    GAIN_2_PRESTIGE_A = "gain_2_prestige_a"
    GAIN_2_PRESTIGE_B = "gain_2_prestige_b"
    GAIN_2_PRESTIGE_C = "gain_2_prestige_c"
    GAIN_2_RESOURCES_A = "gain_2_resources_a"
    GAIN_2_RESOURCES_B = "gain_2_resources_b"
    GAIN_SQUIRE_AND_BEZANT_A = "gain_squire_and_bezant_a"
    GAIN_SQUIRE_AND_BEZANT_B = "gain_squire_and_bezant_b"
    TURNCOAT_A = "turncoat_a"
    TURNCOAT_B = "turncoat_b"
    MOVE_2_SQUIRES_A = "move_2_squires_a"
    MOVE_2_SQUIRES_B = "move_2_squires_b"
    MOVE_2_SQUIRES_C = "move_2_squires_c"
    MOVE_2_SQUIRES_D = "move_2_squires_d"
    GENOESE_MERCHANTS_A = "genoese_merchants_a"
    GENOESE_MERCHANTS_B = "genoese_merchants_b"
    INFLUENCE_KINGS_PALACE = "influence_kings_palace"
    INFLUENCE_TEMPLARS = "influence_templars"
    INFLUENCE_PATRIARCHATE = "influence_patriarchate"
    INFLUENCE_MARKET = "influence_market"
    INFLUENCE_NOBILITY = "influence_nobility"
    INFLUENCE_DAVIDS_TOWER = "influence_davids_tower"
    FOREIGN_BARON = "foreign_baron"

    @property
    def kind(self) -> CardKind:
        return KIND_OF[self]

    @property
    def word(self) -> str:
        return f"card-{self.kind}"


KIND_OF: dict[Card, CardKind] = {
    card: next(kind for kind in CardKind if card in (kind.value, f"{kind}_{card[-1]}"))
    for card in Card
}
DECK: tuple[Card, ...] = tuple(card for card in Card if card is not Card.FOREIGN_BARON)
COPIES = Counter(KIND_OF[card] for card in DECK)

OFFICES = tuple(Office)
OFFICE_NUMBER = {office: number for number, office in enumerate(Office, 1)}
EVENT_NUMBER = {event: number for number, event in enumerate(EventCard, 1)}
OFFICES_IN_USE = {4: OFFICES, 3: OFFICES[1:], 2: OFFICES[2:]}

SECTOR_OF: dict[Area, Sector] = {
    area: next(sector for sector in Sector if area.startswith(sector)) for area in Area
}
AREAS_OF: dict[Sector, tuple[Area, ...]] = {
    sector: tuple(area for area in Area if SECTOR_OF[area] is sector) for sector in Sector
}
LARGE = frozenset(area for area in Area if area.endswith("_large")) | {Area.DAVIDS_TOWER}
PAYING_AREAS = tuple(area for area in Area if area is not Area.DAVIDS_TOWER)  # in income order

# With two players these are closed, and what speaks of them stays in the box.
CLOSED_FOR_TWO = (Sector.PATRIARCHATE, Sector.NOBILITY)
CARDS_OUT_FOR_TWO = (Card.INFLUENCE_PATRIARCHATE, Card.INFLUENCE_NOBILITY)
EVENT_OUT_FOR_TWO = EventCard.PATRIARCH_ELECTION

FIGURES = FigureTable.load(Path(__file__).parent / "data.toml")


def usual(name: str) -> Any:
    """Return the value that stands in data.toml."""
    return FIGURES[name].value


SQUIRES_MOVED: int = usual("card.move_2_squires")  # by the move card, and by the Marshal


@dataclass(frozen=True, slots=True)
class Income:
    prestige: int
    squires: int
    bezants: int


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures one table plays with, fixed when it was opened."""

    purse: int
    colour: int
    office_squires: dict[Office, int]
    marshal_bezants: int
    admiral_bezants: int
    mercenary: int
    treasurer: tuple[int, ...]
    genoese: int
    sale_squires: int
    sale_bezants: int
    baron: int
    baron_constable_large: int
    baron_constable_small: int
    baron_foreign: int
    materials_most: int
    materials_price: int
    intrigue: int
    tower_bezants: int
    gift_most: int
    gift_tied: int
    gift_card: int
    rescued: int
    tax: int
    struck: int
    income: dict[Area, Income]
    # With defaults, since tables that were saved before these were figures do not have them.
    floor_over: int = usual("floor.over")
    floor_first: int = usual("floor.first")
    influence: int = usual("card.influence")


def figures_for(income_table: str, changed: dict[str, Any]) -> Figures:
    """Read the figures with a table's own changes."""
    value = FIGURES.values_with(changed)
    return Figures(
        purse=value["purse.start"],
        colour=value["squires.colour"],
        office_squires={office: value[f"office_squires.{office}"] for office in Office},
        marshal_bezants=value["office_bezants.marshal"],
        admiral_bezants=value["office_bezants.admiral"],
        mercenary=value["mercenary.price"],
        treasurer=value["mercenary.treasurer"],
        genoese=value["mercenary.genoese"],
        sale_squires=value["sale.squires"],
        sale_bezants=value["sale.bezants"],
        baron=value["baron.new"],
        baron_constable_large=value["baron.constable_large"],
        baron_constable_small=value["baron.constable_small"],
        baron_foreign=value["baron.foreign"],
        materials_most=value["privilege.materials_most"],
        materials_price=value["privilege.materials_price"],
        intrigue=value["privilege.intrigue"],
        tower_bezants=value["tower.bezants"],
        gift_most=value["gift.most"],
        gift_tied=value["gift.tied"],
        gift_card=value["gift.card"],
        rescued=value["event.rescued"],
        tax=value["event.tax"],
        struck=value["event.struck"],
        income={area: Income(*value[f"income.{income_table}.{area}"]) for area in PAYING_AREAS},
        floor_over=value["floor.over"],
        floor_first=value["floor.first"],
        influence=value["card.influence"],
    )
