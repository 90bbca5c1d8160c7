"""How a seat would best spend its squires: area by area, the best rate first."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from engine.games.jerusalem.data import Area
from engine.ids import Seat
from engine.players.games.jerusalem.areas import REMEMBERED, Prospect, Step, steps_of
from engine.players.games.jerusalem.position import Position
from engine.players.games.jerusalem.sectors import Outlook, Steps, Values, with_privilege


@dataclass(slots=True)
class Plan:
    """What each area would bring, and what the last squire spent brings."""

    values: Values
    steps: list[Step]  # of all areas, the best first, as far as they are better than to keep
    keep: float  # what a squire is worth that stays behind the screen
    baron: Area | None = None  # where he is reckoned with

    def total(self, squires: float) -> float:
        """What so many squires bring, the rest kept."""
        gain = 0.0
        for rate, count in self.steps:
            if squires <= 0:
                break
            spent = min(float(count), squires)
            gain += rate * spent
            squires -= spent
        return gain + squires * self.keep

    def rate(self, squires: float) -> float:
        """What the last of so many squires brings."""
        for rate, count in self.steps:
            squires -= count
            if squires <= 0:
                return rate
        return self.keep


def plan_for(position: Position, seat: Seat, squires: float, *, baron: bool = True) -> Plan:
    values, steps = _tables(position, seat)
    plan = Plan(values, _merged(steps), position.squire)
    if baron and position.view.players[seat].baron is None and any(position.comers):
        _reckon_with_baron(position, seat, plan, steps, squires)
    return plan


def _merged(steps: Steps) -> list[Step]:
    return sorted(chain.from_iterable(steps.values()), reverse=True)


def _tables(position: Position, seat: Seat) -> Outlook:
    """Of all sectors together."""
    values: Values = {}
    steps: Steps = {}
    for quarter in position.quarters:
        outlook = quarter.outlook(seat)
        values.update(outlook.values)
        steps.update(outlook.steps)
    return Outlook(values, steps)


def _reckon_with_baron(
    position: Position,
    seat: Seat,
    plan: Plan,
    steps: Steps,
    squires: float,
) -> None:
    """Where the Baron would gain most, the area is valued as if he were to stand there."""
    price, best, most = plan.rate(squires), None, 0.05
    for quarter in position.quarters:
        privilege = quarter.majority(seat)
        for area, found in quarter.prospects.items():
            here, need = found[seat], position.baron_need(area, seat)
            if not here.is_open or need > squires or not may_block(position, seat, area):
                continue
            with_him = _with_baron(here, privilege, plan.keep, need)
            gain = _surplus(with_him[1], price) - _surplus(steps[area], price)
            if gain > most:
                best, most = (area, *with_him), gain
    if best:
        plan.baron, plan.values[best[0]], steps[best[0]] = best[0], best[1], best[2]
        plan.steps = _merged(steps)


def _surplus(steps: tuple[Step, ...], price: float) -> float:
    gain = 0.0
    for rate, squires in steps:
        if rate <= price:
            break
        gain += (rate - price) * squires
    return gain


def may_block(position: Position, seat: Seat, area: Area) -> bool:
    here = position.view.areas[area]
    if here.baron is not None or here.foreign_baron is not None:
        return False
    return area is not Area.KINGS_PALACE_LARGE or seat not in position.view.barred_from_palace


@lru_cache(REMEMBERED)
def _with_baron(
    area: Prospect, privilege: Prospect | None, keep: float, need: int
) -> tuple[tuple[float, ...], tuple[Step, ...]]:
    """The same if the Baron came as soon as he may."""
    values, _ = with_privilege(area, privilege, keep)
    pairs = enumerate(zip(values, area.held, strict=True))
    gained = tuple([value + (held if more >= need else 0.0) for more, (value, held) in pairs])
    return gained, steps_of(gained, keep)
