"""Value what building cards bring beyond their printed points: at once, and at the end."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from engine.games.architects.data import Building, Character, Good, Skill
from engine.games.architects.tables import Figures
from engine.games.architects.view import PlayerView, View
from engine.ids import Seat
from engine.players.games.architects.prices import CARD, PRICES, RATE, virtue_worth

CAPTURE = 1.2  # victory points of a free capture
TAVERN = 1.6  # of an apprentice for nothing
CHANCE = 0.5  # of being ahead where one is not sure to be


class Case(NamedTuple):
    """Whose card it is, and when."""

    view: View
    seat: Seat
    figures: Figures
    turns: float

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.seat]

    def number(self, building: Building) -> int:
        return int(self.figures.value[f"effect.{building}"])

    def each(self, building: Building, count: float) -> float:
        gain, per = self.figures.value[f"effect.{building}"]
        return float(count // per * gain)


Figure = Callable[[Case], float]

# -- at the end of the game ------------------------------------------------------------------


def _ahead(case: Case, building: Building, own: int, others: list[int]) -> float:
    """Return points for having the most: sure at the end, likely or unlikely before."""
    most = case.number(building)
    if case.turns < 2:
        return most * (own > max(others))
    return most * CHANCE * (1.0 if own > max(others) else 0.5)


def _most(building: Building, good: Good) -> Figure:
    def points(case: Case) -> float:
        others = [each.goods[good] for at, each in enumerate(case.view.players) if at != case.seat]
        return _ahead(case, building, case.me.goods[good], others)

    return points


def _highest(building: Building) -> Figure:
    def points(case: Case) -> float:
        others = [each.level for at, each in enumerate(case.view.players) if at != case.seat]
        return _ahead(case, building, case.me.level, others)

    return points


def _skilled(building: Building, skill: Skill) -> Figure:
    return lambda case: case.each(building, case.me.skills[skill])


def _precious(case: Case, good: Good) -> int:
    goods = case.me.goods
    if case.me.character is Character.THERESE:
        return goods[Good.GOLD] + goods[Good.MARBLE]
    return goods[good]


def _basic(case: Case) -> int:
    goods = case.me.goods
    return goods[Good.CLAY] + goods[Good.WOOD] + goods[Good.STONE]


END_POINTS: dict[Building, Figure] = {
    Building.AQUEDUCT: lambda case: case.each(Building.AQUEDUCT, len(case.me.buildings)),
    Building.CARPENTERS_HUT: _skilled(Building.CARPENTERS_HUT, Skill.CARPENTRY),
    Building.TILERS_HUT: _skilled(Building.TILERS_HUT, Skill.TILING),
    Building.MASONS_HUT: _skilled(Building.MASONS_HUT, Skill.MASONRY),
    Building.CLAY_MARKET: _most(Building.CLAY_MARKET, Good.CLAY),
    Building.SILVER_MARKET: _most(Building.SILVER_MARKET, Good.SILVER),
    Building.STONE_MARKET: _most(Building.STONE_MARKET, Good.STONE),
    Building.WOOD_MARKET: _most(Building.WOOD_MARKET, Good.WOOD),
    Building.STEEPLE: _highest(Building.STEEPLE),
    Building.KEEP: lambda case: case.each(Building.KEEP, sum(case.me.captured)),
    Building.LIGHTHOUSE: lambda case: case.each(Building.LIGHTHOUSE, case.me.virtue),
    Building.MONEYLENDER: lambda case: case.each(Building.MONEYLENDER, case.me.paid_debts),
    Building.UNIVERSITY: lambda case: 0 if case.me.debts else case.number(Building.UNIVERSITY),
    Building.FOUNTAIN: lambda case: case.number(Building.FOUNTAIN) * case.me.debts,
    Building.GAMBLERS_DEN: lambda case: -case.number(Building.GAMBLERS_DEN) * case.me.debts,
}
END_VIRTUE: dict[Building, Figure] = {
    Building.CASTLE: lambda case: case.each(Building.CASTLE, _precious(case, Good.GOLD)),
    Building.OBSERVATORY: lambda case: case.each(
        Building.OBSERVATORY, _precious(case, Good.MARBLE)
    ),
    Building.RESERVOIR: lambda case: case.each(Building.RESERVOIR, case.me.paid_debts),
    Building.TRADING_POST: lambda case: case.each(Building.TRADING_POST, _basic(case)),
    Building.MUSEUM: lambda case: case.each(Building.MUSEUM, len(case.me.buildings)),
    Building.CHAPEL: _highest(Building.CHAPEL),
    Building.DUNGEON: lambda case: -case.number(Building.DUNGEON),
}


def end_points(case: Case) -> float:
    """Return what the buildings that stand will score."""
    return sum([END_POINTS[each](case) for each in case.me.buildings if each in END_POINTS])


def end_virtue(case: Case) -> int:
    """Return how far the buildings that stand will move the marker."""
    return round(sum([END_VIRTUE[each](case) for each in case.me.buildings if each in END_VIRTUE]))


# -- at once ---------------------------------------------------------------------------------


def _captures(building: Building) -> Figure:
    return lambda case: CAPTURE * case.number(building)


def _library(case: Case) -> float:
    return case.number(Building.LIBRARY) * PRICES[3] - CARD


def _palace(case: Case) -> float:
    return case.each(Building.PALACE, case.me.virtue) * PRICES[3]


def _church(case: Case) -> float:
    return min(case.me.debts, case.number(Building.CHURCH)) * float(
        case.figures.value["score.debt"]
    )


def _betting_house(case: Case) -> float:
    return -case.number(Building.BETTING_HOUSE) * float(case.figures.value["score.debt"])


def _growing(building: Building) -> Figure:
    """Count the card itself and those that will follow."""
    return lambda case: case.each(building, 1 + case.turns // 8)


AT_ONCE: dict[Building, Figure] = {
    Building.ARMOURY: _captures(Building.ARMOURY),
    Building.BARRACKS: _captures(Building.BARRACKS),
    Building.FORTRESS: _captures(Building.FORTRESS),
    Building.BETTING_HOUSE: _betting_house,
    Building.CHURCH: _church,
    Building.CLAY_PIT: lambda _case: PRICES[3],
    Building.TREASURY: lambda _case: PRICES[3],
    Building.HIDEOUT: lambda case: 0.6 * case.me.in_prison,
    Building.LIBRARY: _library,
    Building.MONUMENT: lambda _case: 0.3,
    Building.PALACE: _palace,
    Building.TAVERN: lambda _case: TAVERN,
    Building.WATCHTOWER: lambda _case: 0.2,
    Building.GRAVEYARD: lambda _case: -1.0,
    Building.CRANE: lambda _case: RATE,
    Building.AQUEDUCT: _growing(Building.AQUEDUCT),
    Building.MUSEUM: _growing(Building.MUSEUM),
}
BUNDLE = (*PRICES, 0.3, CARD)  # prices of all that a bundle may hold


def card_points(case: Case, building: Building) -> float:
    """Return what a card will have brought if it is built."""
    points = _printed(case.figures, building, min(8, int(case.turns)), case.me.virtue)
    if figure := END_VIRTUE.get(building):
        points += _moved(case.figures, case.turns, case.me.virtue, round(figure(case)))
    if figure := END_POINTS.get(building):
        points += figure(case)
    if figure := AT_ONCE.get(building):
        points += figure(case) * (1.0 if building in DEBTS else min(1.0, case.turns / 5))
    return points


@cache
def _printed(figures: Figures, building: Building, stage: int, virtue: int) -> float:
    """Return what the points, virtue and goods printed on the card are worth."""
    card = figures.buildings[building]
    points = card.points + _moved(figures, stage, virtue, card.virtue)
    if gain := figures.gains.get(building):
        goods = sum([n * price for n, price in zip(gain, BUNDLE, strict=True)])
        points += goods * min(1.0, stage / 5)
    return points


DEBTS = (Building.CHURCH, Building.BETTING_HOUSE)


def _moved(figures: Figures, turns: float, virtue: int, change: int) -> float:
    """Return what moving the marker is worth."""
    if not change:
        return 0.0
    now = virtue_worth(figures, turns, virtue)
    return virtue_worth(figures, turns, virtue + change) - now
