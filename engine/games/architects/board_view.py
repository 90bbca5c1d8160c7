"""The open part of a view: the board, the cards on it, the printed cards, the score sheet."""

from dataclasses import dataclass
from functools import cache, lru_cache

from engine.games.architects.data import (
    MARKET_SPACES,
    SLOTS,
    Apprentice,
    Building,
    Good,
    Location,
    MarketCard,
    Phase,
    Skill,
    Slot,
)
from engine.games.architects.offers import large_offer, small_offer
from engine.games.architects.scoring import END_POINTS, END_VIRTUE, score
from engine.games.architects.state import SPREAD, State
from engine.games.architects.tables import BuildingCard, Bundle, Figures, skills_in
from engine.ids import Seat

GOODS = tuple(Good)
CACHE_SIZE = 1024  # parts of the board that are remembered: they change less often than one looks
DEBT_CARDS = (Building.FOUNTAIN, Building.GAMBLERS_DEN)


@dataclass(frozen=True, slots=True)
class CardView:
    """A building card as it is printed."""

    cost: dict[Good, int]
    points: int
    virtue: int
    skills: tuple[Skill, ...]
    at_end: bool


@dataclass(frozen=True, slots=True)
class ApprenticeView:
    apprentice: Apprentice
    skills: tuple[Skill, ...]
    virtue: int
    silver: int  # lying on the card
    slot: Slot


@dataclass(frozen=True, slots=True)
class MarketView:
    workers: dict[Location, Seat | None]
    prices: dict[Location, int]
    small: dict[Good, int]  # the offer that shows; what is on its back is hidden
    small_printed: bool  # no card lies there
    small_left: int  # cards in the pile, the one that shows included
    large: dict[Good, int]
    large_cards: list[MarketCard]  # turned over so far; the last one shows


@dataclass(frozen=True, slots=True)
class LevelView:
    level: int
    gold: int
    marble: int
    wood_or_stone: int
    points: int
    spaces: int
    seats: list[Seat]


@dataclass(frozen=True, slots=True)
class GuildhallView:
    workers: list[Seat]  # in the order of placing; beyond the spaces they stand beside it
    rows: int
    columns: int
    spaces: int
    left: int
    resets: list[int]  # the so-many-th worker resets the Black Market


@dataclass(frozen=True, slots=True)
class VirtueView:
    points: list[int]
    ignored_tax: list[int]
    cathedral_from: int
    market_up_to: int


@dataclass(frozen=True, slots=True)
class ScoreView:
    buildings: int
    effects: dict[Building, int]
    cathedral: int
    virtue: int
    debts: int
    gold: int
    marble: int
    silver: int
    prison: int
    total: int


def _goods(bundle: Bundle) -> dict[Good, int]:
    return {good: count for good, count in zip(GOODS, bundle, strict=False) if count}


def market_view(g: State) -> MarketView:
    return MarketView(
        workers=dict(g.market),
        prices=_prices(g.figures),
        small=_goods(small_offer(g)),
        small_printed=g.small is None,
        small_left=len(g.offers) + (g.small is not None),
        large=_goods(large_offer(g)),
        large_cards=list(g.large),
    )


@cache
def _prices(figures: Figures) -> dict[Location, int]:
    return {space: figures.market_cost[space][0] for space in MARKET_SPACES}


def row_view(g: State, at: int) -> list[ApprenticeView]:
    cards = zip(SLOTS[at], g.rows[at], strict=False)
    return [_shown(g.figures, shown.apprentice, shown.silver, slot) for slot, shown in cards]


@lru_cache(CACHE_SIZE)
def _shown(figures: Figures, apprentice: Apprentice, silver: int, slot: Slot) -> ApprenticeView:
    card = figures.apprentices[apprentice]
    return ApprenticeView(apprentice, skills_in(card.skills), card.virtue, silver, slot)


def guildhall_view(g: State) -> GuildhallView:
    return GuildhallView(
        workers=list(g.guildhall),
        rows=SPREAD,
        columns=g.columns,
        spaces=g.spaces,
        left=max(0, g.spaces - len(g.guildhall)),
        resets=g.resets,
    )


@lru_cache(CACHE_SIZE)
def levels_view(figures: Figures, reached: tuple[int, ...]) -> list[LevelView]:
    """Return the levels of the Cathedral, and how far each seat has come."""
    return [
        LevelView(
            level, *printed, seats=[Seat(at) for at, own in enumerate(reached) if own == level]
        )
        for level, printed in enumerate(figures.levels)
        if level
    ]


@cache
def virtue_view(figures: Figures) -> VirtueView:
    return VirtueView(
        points=list(figures.value["virtue.points"]),
        ignored_tax=list(figures.ignored_tax),
        cathedral_from=figures.cathedral_virtue,
        market_up_to=figures.market_virtue,
    )


def card_view(g: State, building: Building) -> CardView:
    return _printed(building, g.figures.buildings[building])


@cache
def _printed(building: Building, card: BuildingCard) -> CardView:
    at_end = building in END_POINTS or building in END_VIRTUE or building in DEBT_CARDS
    return CardView(
        cost={good: count for good, count in zip(GOODS[:5], card[:5], strict=True) if count},
        points=card.points,
        virtue=card.virtue,
        skills=skills_in(card.skills),
        at_end=at_end,
    )


def scores_view(g: State) -> list[ScoreView] | None:
    """Return the score line by line, once the game is over."""
    if g.phase is not Phase.OVER:
        return None
    views = []
    for seat in g.everyone:
        lines = score(g, seat)
        views.append(
            ScoreView(
                buildings=lines.buildings,
                effects=lines.effects,
                cathedral=lines.cathedral,
                virtue=lines.virtue,
                debts=lines.debts,
                gold=lines.gold,
                marble=lines.marble,
                silver=lines.silver,
                prison=lines.prison,
                total=lines.total,
            )
        )
    return views
