"""What an area or a sector's majority is worth to a seat with more and more squires there."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.jerusalem.data import EventCard
from engine.players.games.jerusalem import rates

MOST = 12  # squires more than there are now that are thought about


class Stakes(NamedTuple):
    """What there is to win: by this round's income, and by a full share of later ones."""

    now: float
    later: float
    event: EventCard | None = None  # what will befall the squires here at the end of the round
    tax: float = 0.0  # what it costs to keep one of them then


class Rival(NamedTuple):
    squires: int
    wins_ties: bool
    comes: bool  # has still to place this round


class Step(NamedTuple):
    """So many squires more, and what each of them brings."""

    rate: float
    squires: int


class Prospect(NamedTuple):
    now: float  # what it pays this round as things stand
    values: tuple[float, ...]  # all in all, with 0, 1, 2 ... squires more
    held: tuple[float, ...]  # how much more with the own Baron there
    steps: tuple[Step, ...]  # the values as steps of falling rates


class Ground(NamedTuple):
    """A place that squires compete for, and what everybody knows of it."""

    stakes: Stakes
    squires: tuple[int, ...]  # by seat
    ranks: tuple[float, ...]
    comers: tuple[bool, ...]  # who has still to place this round
    baron: int | None = None  # whose stands there


@lru_cache(5000)
def prospects(ground: Ground) -> tuple[Prospect, ...]:
    """The same place in the eyes of each seat."""
    return tuple(_prospect(ground, seat) for seat in range(len(ground.squires)))


def _prospect(ground: Ground, seat: int) -> Prospect:
    stakes, here, rivals = ground.stakes, ground.squires[seat], _rivals(ground, seat)
    others = [rival.squires for rival in rivals]
    most = MOST if ground.baron in (None, seat) else 0
    now, values, held = [], [], []
    for squires in range(here, here + most + 1):
        chance = holding(stakes.now, squires, rivals, blocked=ground.baron is not None)
        now.append(stakes.now * chance)
        values.append(now[-1] + footing(stakes, squires, others))
        held.append(stakes.now * (1 - chance) if chance else 0.0)
    return Prospect(now[0], tuple(values), tuple(held), steps_of(tuple(values)))


def _rivals(ground: Ground, seat: int) -> list[Rival]:
    rank = ground.ranks[seat]
    return [
        Rival(count, ground.ranks[other] < rank, ground.comers[other])
        for other, count in enumerate(ground.squires)
        if other != seat and (count or ground.comers[other])
    ]


def holding(income: float, squires: int, rivals: Sequence[Rival], *, blocked: bool) -> float:
    """How likely one controls it when income is paid."""
    if not squires:
        return 0.0
    chance = 1.0
    for rival in rivals:
        need = squires - rival.squires + (not rival.wins_ties)
        if need <= 0:
            return 0.0
        if rival.comes and not blocked:
            chance *= 1.0 - taken(need, income)
    return chance


def taken(need: int, income: float) -> float:
    """How likely somebody who needs so many squires for it will spend them."""
    each = income / need
    if each < 1:
        return float(rates.TAKEN * each**rates.TAKEN_FALL)
    return min(rates.TAKEN_MOST, rates.TAKEN + rates.TAKEN_RISE * (each - 1))


def footing(stakes: Stakes, squires: int, others: Sequence[int]) -> float:
    """What the squires will bring in the rounds after this one."""
    if not squires or not stakes.later:
        return 0.0
    match stakes.event:
        case EventCard.SUCCESSION:
            return 0.0
        case EventCard.WAR:
            return rates.STRIKE * squires
        case EventCard.PATRIARCH_ELECTION:
            left = min(squires, *[count for count in others if count], squires)
            return stakes.later * share(left, [left for count in others if count])
        case EventCard.SPECIAL_TAX:
            return max(0.0, stakes.later * share(squires, others) - stakes.tax * squires)
    return stakes.later * share(squires, others)


def share(squires: int, others: Sequence[int]) -> float:
    mine = pow(float(squires), rates.WEIGHT)
    theirs = sum([pow(float(count), rates.WEIGHT) for count in others])
    return float(mine / (mine + theirs + rates.NEWCOMERS))


@lru_cache(5000)
def steps_of(values: tuple[float, ...]) -> tuple[Step, ...]:
    """The rising part of the values as steps of falling rates: what is best bought first."""
    steps: list[Step] = []
    at = 0
    while at + 1 < len(values):
        rate, upto = max(
            ((values[to] - values[at]) / (to - at), to) for to in range(at + 1, len(values))
        )
        if rate <= 0:
            break
        steps.append(Step(rate, upto - at))
        at = upto
    return tuple(steps)
