"""What is printed: goods, places, cards, characters, and the figures of data.toml."""

from enum import Enum
from pathlib import Path

from engine.figures import Figures as FigureTable
from engine.ids import Id

RULES_VERSION = 3  # 1: to hire took a worker and a coin for each column; 2: R9 looked less far
DRAFTED = 3  # building cards that the draft leaves in hand
TOP_VIRTUE = 14
COLUMNS = 4  # of each row of apprentices


class Good(Id):
    CLAY = "clay"
    WOOD = "wood"
    STONE = "stone"
    GOLD = "gold"
    MARBLE = "marble"
    SILVER = "silver"


class Skill(Id):
    CARPENTRY = "carpentry"
    TILING = "tiling"
    MASONRY = "masonry"


class Location(Id):
    """Where workers go; those in large circles come first."""

    QUARRY = "quarry"
    FOREST = "forest"
    SILVERSMITH = "silversmith"
    MINES = "mines"
    STOREHOUSE = "storehouse"
    WORKSHOP = "workshop"
    TOWN_CENTRE = "town_centre"
    TAX_STAND = "tax_stand"
    GUARDHOUSE = "guardhouse"
    BM_SMALL = "bm_small"
    BM_MIDDLE = "bm_middle"
    BM_LARGE = "bm_large"
    GUILDHALL = "guildhall"
    PRISON = "prison"


class Slot(Id):
    """Where a face-up apprentice lies: two rows of four, the cheap end first."""

    TOP_1 = "top_1"
    TOP_2 = "top_2"
    TOP_3 = "top_3"
    TOP_4 = "top_4"
    BOTTOM_1 = "bottom_1"
    BOTTOM_2 = "bottom_2"
    BOTTOM_3 = "bottom_3"
    BOTTOM_4 = "bottom_4"


class Means(Id):
    """How workers held by others are ransomed."""

    SILVER = "silver"
    DEBT = "debt"


class Phase(Id):
    CHARACTERS = "characters"
    DRAFT = "draft"
    PLAY = "play"
    LAST_TURNS = "last_turns"
    SCORING = "scoring"
    OVER = "over"


class Character(Id):
    """The variable side of the player boards; those of the digital edition come last."""

    THERESE = "therese"
    CAROLINE = "caroline"
    ADA = "ada"
    FREDERICK = "frederick"
    RUDOLF = "rudolf"
    LOTHAIRE = "lothaire"
    HUGO = "hugo"
    CLOVIS = "clovis"
    FARA = "fara"
    BERTHA = "bertha"


class Reward(Id):
    REWARD_SILVER = "reward_silver"
    REWARD_WOOD = "reward_wood"
    REWARD_STONE = "reward_stone"
    REWARD_BUILDING = "reward_building"
    REWARD_VIRTUE = "reward_virtue"
    REWARD_GOLD = "reward_gold"


class MarketCard(Id):
    """Two-sided: the small offer is in front, the large one on the back."""

    BM_01 = "bm_01"
    BM_02 = "bm_02"
    BM_03 = "bm_03"
    BM_04 = "bm_04"
    BM_05 = "bm_05"
    BM_06 = "bm_06"
    BM_07 = "bm_07"
    BM_08 = "bm_08"
    BM_09 = "bm_09"
    BM_10 = "bm_10"


class Deal(Id):
    """What the King's Storehouse exchanges; from the merchants on only for those who have them."""

    VIRTUE_TWO_CLAY = "virtue_two_clay"
    VIRTUE_CLAY_WOOD = "virtue_clay_wood"
    VIRTUE_CLAY_STONE = "virtue_clay_stone"
    VIRTUE_TWO_WOOD = "virtue_two_wood"
    VIRTUE_WOOD_STONE = "virtue_wood_stone"
    VIRTUE_TWO_STONE = "virtue_two_stone"
    MARBLE_THREE_WOOD = "marble_three_wood"
    MARBLE_TWO_WOOD_STONE = "marble_two_wood_stone"
    MARBLE_WOOD_TWO_STONE = "marble_wood_two_stone"
    MARBLE_THREE_STONE = "marble_three_stone"
    MERCHANT_CLAY = "merchant_clay"
    MERCHANT_GOLD = "merchant_gold"
    MERCHANT_MARBLE = "merchant_marble"
    MERCHANT_STONE = "merchant_stone"
    MERCHANT_WOOD = "merchant_wood"
    PATRON_CLAY = "patron_clay"
    PATRON_SILVER = "patron_silver"
    PATRON_STONE = "patron_stone"
    PATRON_WOOD = "patron_wood"
    TRADER_CLAY = "trader_clay"
    TRADER_STONE = "trader_stone"
    TRADER_WOOD = "trader_wood"


class Building(Id):
    """In the order of the alphabet; the promos come last."""

    AQUEDUCT = "aqueduct"
    ARMOURY = "armoury"
    BARRACKS = "barracks"
    BETTING_HOUSE = "betting_house"
    CARPENTERS_HUT = "carpenters_hut"
    CASTLE = "castle"
    CHAPEL = "chapel"
    CHURCH = "church"
    CLAY_MARKET = "clay_market"
    CLAY_PIT = "clay_pit"
    DRAFTING_ROOM = "drafting_room"
    DUNGEON = "dungeon"
    FACTORY = "factory"
    FORTRESS = "fortress"
    FOUNTAIN = "fountain"
    GAMBLERS_DEN = "gamblers_den"
    HIDEOUT = "hideout"
    KEEP = "keep"
    LIBRARY = "library"
    LIGHTHOUSE = "lighthouse"
    LUMBER_CAMP = "lumber_camp"
    MASONS_HUT = "masons_hut"
    MONEYLENDER = "moneylender"
    MONUMENT = "monument"
    OBSERVATORY = "observatory"
    PALACE = "palace"
    RESERVOIR = "reservoir"
    SILVER_MARKET = "silver_market"
    SMITHY = "smithy"
    STEEPLE = "steeple"
    STONE_MARKET = "stone_market"
    TAVERN = "tavern"
    THIEVES_DEN = "thieves_den"
    TILERS_HUT = "tilers_hut"
    TRADING_POST = "trading_post"
    TREASURY = "treasury"
    UNIVERSITY = "university"
    WATCHTOWER = "watchtower"
    WELL = "well"
    WOOD_MARKET = "wood_market"
    CRANE = "crane"
    GRAVEYARD = "graveyard"
    MUSEUM = "museum"


class Apprentice(Id):
    """Kinds: of some there are two copies. The promos come last."""

    ACOLYTE_CARPENTRY = "acolyte_carpentry"
    ACOLYTE_TILING = "acolyte_tiling"
    ACOLYTE_MASONRY = "acolyte_masonry"
    CONSPIRATOR = "conspirator"
    DEBT_COLLECTOR_TILING = "debt_collector_tiling"
    DEBT_COLLECTOR_MASONRY = "debt_collector_masonry"
    DEBT_COLLECTOR_CARPENTRY = "debt_collector_carpentry"
    GATEKEEPER = "gatekeeper"
    ILLUSIONIST = "illusionist"
    JEWELLER = "jeweller"
    LABOURER = "labourer"
    MERCHANT_CLAY = "merchant_clay"
    MERCHANT_GOLD = "merchant_gold"
    MERCHANT_MARBLE = "merchant_marble"
    MERCHANT_STONE = "merchant_stone"
    MERCHANT_WOOD = "merchant_wood"
    MINER = "miner"
    PATRON_CLAY = "patron_clay"
    PATRON_SILVER = "patron_silver"
    PATRON_STONE = "patron_stone"
    PATRON_WOOD = "patron_wood"
    PICKPOCKET = "pickpocket"
    SQUIRE_GOLD = "squire_gold"
    SQUIRE_MARBLE = "squire_marble"
    SQUIRE_VIRTUE = "squire_virtue"
    STONECUTTER = "stonecutter"
    SWINDLER_TILING = "swindler_tiling"
    SWINDLER_MASONRY = "swindler_masonry"
    SWINDLER_CARPENTRY = "swindler_carpentry"
    THIEF = "thief"
    TRADER_CLAY = "trader_clay"
    TRADER_STONE = "trader_stone"
    TRADER_WOOD = "trader_wood"
    TRICKSTER = "trickster"
    WOODCUTTER = "woodcutter"
    ENFORCER = "enforcer"
    OVERSEER = "overseer"
    PEDDLER = "peddler"


class Moment(Enum):
    """When an apprentice's ability gives something."""

    QUARRY = "quarry"
    FOREST = "forest"
    SILVERSMITH = "silversmith"
    MINES = "mines"
    TAX_STAND = "tax_stand"
    BLACK_MARKET = "black_market"
    CATHEDRAL = "cathedral"
    REPAY = "repay"
    SEND = "send"
    RESET = "reset"


LARGE_CIRCLES = (
    Location.QUARRY,
    Location.FOREST,
    Location.SILVERSMITH,
    Location.MINES,
    Location.STOREHOUSE,
    Location.WORKSHOP,
    Location.TOWN_CENTRE,
    Location.TAX_STAND,
    Location.GUARDHOUSE,
)
MARKET_SPACES = (Location.BM_SMALL, Location.BM_MIDDLE, Location.BM_LARGE)
SLOTS: tuple[tuple[Slot, ...], ...] = (tuple(Slot)[:COLUMNS], tuple(Slot)[COLUMNS:])
WHERE: dict[Slot, tuple[int, int]] = {
    slot: (row, column) for row, slots in enumerate(SLOTS) for column, slot in enumerate(slots)
}

PRINTED_CHARACTERS = tuple(Character)[:5]
PROMO_BUILDINGS = (Building.CRANE, Building.GRAVEYARD, Building.MUSEUM)
PROMO_APPRENTICES = (Apprentice.ENFORCER, Apprentice.OVERSEER, Apprentice.PEDDLER)

GIVES_AT: dict[Apprentice, Moment] = {
    Apprentice.STONECUTTER: Moment.QUARRY,
    Apprentice.WOODCUTTER: Moment.FOREST,
    Apprentice.JEWELLER: Moment.SILVERSMITH,
    Apprentice.MINER: Moment.MINES,
    Apprentice.PICKPOCKET: Moment.TAX_STAND,
    Apprentice.SWINDLER_TILING: Moment.BLACK_MARKET,
    Apprentice.SWINDLER_MASONRY: Moment.BLACK_MARKET,
    Apprentice.SWINDLER_CARPENTRY: Moment.BLACK_MARKET,
    Apprentice.ACOLYTE_CARPENTRY: Moment.CATHEDRAL,
    Apprentice.ACOLYTE_TILING: Moment.CATHEDRAL,
    Apprentice.ACOLYTE_MASONRY: Moment.CATHEDRAL,
    Apprentice.DEBT_COLLECTOR_TILING: Moment.REPAY,
    Apprentice.DEBT_COLLECTOR_MASONRY: Moment.REPAY,
    Apprentice.DEBT_COLLECTOR_CARPENTRY: Moment.REPAY,
    Apprentice.ENFORCER: Moment.SEND,
    Apprentice.SQUIRE_GOLD: Moment.RESET,
    Apprentice.SQUIRE_MARBLE: Moment.RESET,
    Apprentice.SQUIRE_VIRTUE: Moment.RESET,
    Apprentice.PEDDLER: Moment.RESET,
}
SQUIRES = (Apprentice.SQUIRE_GOLD, Apprentice.SQUIRE_MARBLE, Apprentice.SQUIRE_VIRTUE)
RESET_ABILITIES = (Apprentice.GATEKEEPER, *SQUIRES, Apprentice.PEDDLER)
DEAL_OF: dict[Deal, Apprentice | None] = {
    deal: Apprentice(deal.value) if deal.value in set(Apprentice) else None for deal in Deal
}
STOREHOUSE_DEALS = tuple(deal for deal in Deal if DEAL_OF[deal] is None)
DEALS_OF: dict[Apprentice, Deal] = {
    apprentice: deal for deal, apprentice in DEAL_OF.items() if apprentice
}

FIGURES = FigureTable.load(Path(__file__).parent / "data.toml")
