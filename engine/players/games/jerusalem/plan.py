"""Plan how a seat would best spend its squires: area by area, the best rate first."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from engine.games.jerusalem.data import Area
from engine.ids import Seat
from engine.players.games.jerusalem.areas import CACHE_SIZE, Increment, Prospect, increments_of
from engine.players.games.jerusalem.position import Position
from engine.players.games.jerusalem.sectors import Increments, SquireValues, Values, with_privilege


@dataclass(slots=True)
class SquirePlan:
    """What each area would bring, and what the last squire spent brings."""

    values: Values
    increments: list[
        Increment
    ]  # of all areas, the best first, as far as they are better than to keep
    keep: float  # what a squire is worth that stays behind the screen
    baron: Area | None = None  # where he is reckoned with

    def total(self, squires: float) -> float:
        """Return what this number of squires brings, the rest kept."""
        gain = 0.0
        for rate, count in self.increments:
            if squires <= 0:
                break
            spent = min(float(count), squires)
            gain += rate * spent
            squires -= spent
        return gain + squires * self.keep

    def rate(self, squires: float) -> float:
        """Return what the last of these squires brings."""
        for rate, count in self.increments:
            squires -= count
            if squires <= 0:
                return rate
        return self.keep


def plan_for(position: Position, seat: Seat, squires: float, *, baron: bool = True) -> SquirePlan:
    values, increments = _tables(position, seat)
    plan = SquirePlan(values, _merged(increments), position.squire)
    if baron and position.view.players[seat].baron is None and any(position.yet_to_place):
        _reckon_with_baron(position, seat, plan, increments, squires)
    return plan


def _merged(increments: Increments) -> list[Increment]:
    return sorted(chain.from_iterable(increments.values()), reverse=True)


def _tables(position: Position, seat: Seat) -> SquireValues:
    """Return the values and increments of all sectors together."""
    values: Values = {}
    increments: Increments = {}
    for sector in position.sectors:
        squire_values = sector.squire_values(seat)
        values.update(squire_values.values)
        increments.update(squire_values.increments)
    return SquireValues(values, increments)


def _reckon_with_baron(
    position: Position,
    seat: Seat,
    plan: SquirePlan,
    increments: Increments,
    squires: float,
) -> None:
    """Value the area where the Baron would gain most as if he stood there."""
    price, best, most = plan.rate(squires), None, 0.05
    for sector in position.sectors:
        privilege = sector.majority(seat)
        for area, found in sector.prospects.items():
            here, need = found[seat], position.baron_need(area, seat)
            if not here.is_open or need > squires or not may_block(position, seat, area):
                continue
            with_him = _with_baron(here, privilege, plan.keep, need)
            gain = _surplus(with_him[1], price) - _surplus(increments[area], price)
            if gain > most:
                best, most = (area, *with_him), gain
    if best:
        plan.baron, plan.values[best[0]], increments[best[0]] = best[0], best[1], best[2]
        plan.increments = _merged(increments)


def _surplus(increments: tuple[Increment, ...], price: float) -> float:
    gain = 0.0
    for rate, squires in increments:
        if rate <= price:
            break
        gain += (rate - price) * squires
    return gain


def may_block(position: Position, seat: Seat, area: Area) -> bool:
    here = position.view.areas[area]
    if here.baron is not None or here.foreign_baron is not None:
        return False
    return area is not Area.KINGS_PALACE_LARGE or seat not in position.view.barred_from_palace


@lru_cache(CACHE_SIZE)
def _with_baron(
    area: Prospect, privilege: Prospect | None, keep: float, need: int
) -> tuple[tuple[float, ...], tuple[Increment, ...]]:
    """Return the same if the Baron came as soon as he may."""
    values, _ = with_privilege(area, privilege, keep)
    pairs = enumerate(zip(values, area.held, strict=True))
    gained = tuple([value + (held if more >= need else 0.0) for more, (value, held) in pairs])
    return gained, increments_of(gained, keep)
