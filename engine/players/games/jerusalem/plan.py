"""How a seat would best spend its squires: area by area, the best rate first."""

from dataclasses import dataclass
from functools import lru_cache

from engine.games.jerusalem.data import SECTOR_OF, Area
from engine.ids import Seat
from engine.players.games.jerusalem.areas import Step, steps_of
from engine.players.games.jerusalem.position import PRIVILEGED, Position


@dataclass(slots=True)
class Plan:
    """What each area would bring, and what the last squire spent brings."""

    values: dict[Area, tuple[float, ...]]  # with 0, 1, 2 ... squires more
    steps: list[Step]  # of all areas, the best first
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
    plan = Plan(values, _merged(steps, position.squire), position.squire)
    if baron and position.view.players[seat].baron is None and any(position.comers):
        _reckon_with_baron(position, seat, plan, steps, squires)
    return plan


def _merged(steps: dict[Area, tuple[Step, ...]], keep: float) -> list[Step]:
    """Those that are better than keeping the squires, the best first."""
    worthwhile = [step for each in steps.values() for step in each if step[0] > keep]
    worthwhile.sort(reverse=True)
    return worthwhile


def _tables(
    position: Position, seat: Seat
) -> tuple[dict[Area, tuple[float, ...]], dict[Area, tuple[Step, ...]]]:
    sectors = {
        sector: position.majority(sector, seat)
        for sector in PRIVILEGED
        if position.view.sectors[sector].open
    }
    values, steps = {}, {}
    for area in position.open_areas:
        found = position.prospect(area, seat)
        if len(found.values) == 1:
            continue
        privilege = sectors.get(SECTOR_OF[area])
        if privilege is None:
            values[area], steps[area] = found.values, found.steps
        else:
            values[area], steps[area] = _with_privilege(found.values, privilege.values)
    return values, steps


@lru_cache(5000)
def _with_privilege(
    area: tuple[float, ...], privilege: tuple[float, ...]
) -> tuple[tuple[float, ...], tuple[Step, ...]]:
    both = tuple([a + b for a, b in zip(area, privilege, strict=True)])
    return both, steps_of(both)


def _reckon_with_baron(
    position: Position,
    seat: Seat,
    plan: Plan,
    steps: dict[Area, tuple[Step, ...]],
    squires: float,
) -> None:
    """Where the Baron would gain most, the area is valued as if he were to stand there."""
    price, best, most = plan.rate(squires), None, 0.05
    for area, values in plan.values.items():
        need = position.baron_need(area, seat)
        if need > squires or not may_block(position, seat, area):
            continue
        with_him = _with_baron(values, position.prospect(area, seat).held, need)
        gain = _surplus(with_him[1], price) - _surplus(steps[area], price)
        if gain > most:
            best, most = (area, *with_him), gain
    if best:
        plan.baron, plan.values[best[0]], steps[best[0]] = best[0], best[1], best[2]
        plan.steps = _merged(steps, plan.keep)


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


@lru_cache(5000)
def _with_baron(
    values: tuple[float, ...], held: tuple[float, ...], need: int
) -> tuple[tuple[float, ...], tuple[Step, ...]]:
    """The values if the Baron came as soon as he may."""
    gained = tuple(
        [value + (held[more] if more >= need else 0.0) for more, value in enumerate(values)]
    )
    return gained, steps_of(gained)
