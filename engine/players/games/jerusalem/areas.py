"""Value an area, or a sector's majority, for a seat with more and more squires there."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from engine.games.jerusalem.data import EventCard
from engine.players.games.jerusalem import rates

CACHE_SIZE = 5000  # of what is asked for again and again
MAX_EXTRA_SQUIRES = 12  # more than there are now


class Stakes(NamedTuple):
    """What there is to win: by this round's income, and by a full share of later ones."""

    now: float
    later: float
    event: EventCard | None = None  # what will befall the squires here at the end of the round
    tax: float = 0.0  # what it costs to keep one of them then


class Rival(NamedTuple):
    squires: int
    wins_ties: bool
    yet_to_place: bool  # has still to place this round


class Increment(NamedTuple):
    """A number of squires more, and what each of them brings."""

    rate: float
    squires: int


class Contest(NamedTuple):
    """An area or sector that seats compete for, and what all of them know of it."""

    stakes: Stakes
    squires: tuple[int, ...]  # by seat
    ranks: tuple[float, ...]
    yet_to_place: tuple[bool, ...]  # who has still to place this round
    baron: int | None = None  # whose stands there


class Prospect:
    """What a contest is worth to a seat: as it stands and, on demand, with more squires."""

    def __init__(
        self,
        stakes: Stakes,
        squires: int,
        rivals: tuple[Rival, ...],
        *,
        is_blocked: bool,
        is_open: bool,
    ) -> None:
        self._stakes, self._squires, self._rivals = stakes, squires, rivals
        self._others = tuple([rival.squires for rival in rivals])
        self._is_blocked, self.is_open = is_blocked, is_open  # to anyone; to one's own squires
        self.now = stakes.now * self._chance(squires)  # what it pays this round
        self.value = self.now + self._lasting_value(squires)  # all in all

    def _chance(self, squires: int) -> float:
        return control_chance(self._stakes.now, squires, self._rivals, blocked=self._is_blocked)

    def _lasting_value(self, squires: int) -> float:
        return lasting_value(self._stakes, squires, self._others)

    @property
    def _thinkable(self) -> range:
        return range(self._squires, self._squires + (MAX_EXTRA_SQUIRES if self.is_open else 0) + 1)

    @cached_property
    def _chances(self) -> list[float]:
        return [self._chance(squires) for squires in self._thinkable]

    @cached_property
    def values(self) -> tuple[float, ...]:
        """Return the value with 0, 1, 2 ... squires more."""
        pay, pairs = self._stakes.now, zip(self._thinkable, self._chances, strict=True)
        return tuple([pay * chance + self._lasting_value(squires) for squires, chance in pairs])

    @cached_property
    def held(self) -> tuple[float, ...]:
        """Return how much more it pays with the own Baron there."""
        pay = self._stakes.now
        return tuple([pay * (1 - chance) if chance else 0.0 for chance in self._chances])


_shared = lru_cache(CACHE_SIZE)(Prospect)


def prospect(contest: Contest, seat: int) -> Prospect:
    """Return one object for all seats and areas that look alike, so that it is worked out once."""
    is_blocked, is_open = contest.baron is not None, contest.baron in (None, seat)
    rivals = tuple(_rivals(contest, seat))
    return _shared(
        contest.stakes, contest.squires[seat], rivals, is_blocked=is_blocked, is_open=is_open
    )


def _rivals(contest: Contest, seat: int) -> list[Rival]:
    rank = contest.ranks[seat]
    return [
        Rival(count, contest.ranks[other] < rank, contest.yet_to_place[other])
        for other, count in enumerate(contest.squires)
        if other != seat and (count or contest.yet_to_place[other])
    ]


def control_chance(income: float, squires: int, rivals: Sequence[Rival], *, blocked: bool) -> float:
    """Return the chance to control it when income is paid."""
    if not squires:
        return 0.0
    chance = 1.0
    for rival in rivals:
        need = squires - rival.squires + (not rival.wins_ties)
        if need <= 0:
            return 0.0
        if rival.yet_to_place and not blocked:
            chance *= 1.0 - takeover_chance(need, income)
    return chance


@lru_cache(CACHE_SIZE)
def takeover_chance(need: int, income: float) -> float:
    """Return the chance that a seat which needs these squires for it will spend them."""
    each = income / need
    if each < 1:
        return float(rates.TAKEN * each**rates.TAKEN_FALL)
    return min(rates.TAKEN_MOST, rates.TAKEN + rates.TAKEN_RISE * (each - 1))


def lasting_value(stakes: Stakes, squires: int, others: tuple[int, ...]) -> float:
    """Return what the squires will bring in the rounds after this one."""
    if not squires or not stakes.later:
        return 0.0
    match stakes.event:
        case EventCard.SUCCESSION:
            return 0.0
        case EventCard.WAR:
            return rates.STRIKE * squires
        case EventCard.PATRIARCH_ELECTION:
            left = min(squires, *[count for count in others if count], squires)
            return stakes.later * share(left, tuple([left for count in others if count]))
        case EventCard.SPECIAL_TAX:
            return max(0.0, stakes.later * share(squires, others) - stakes.tax * squires)
    return stakes.later * share(squires, others)


def share(squires: int, others: tuple[int, ...]) -> float:
    mine = weight(squires)
    return mine / (mine + weight(*others) + rates.NEWCOMERS)


@lru_cache(CACHE_SIZE)
def weight(*squires: int) -> float:
    """Return the weight of the squires of each of these seats, all together."""
    return sum([float(pow(float(count), rates.WEIGHT)) for count in squires])


def increments_of(values: tuple[float, ...], keep: float) -> tuple[Increment, ...]:
    """Split the values into increments of falling rates, as long as they beat keeping."""
    increments: list[Increment] = []
    at, last = 0, len(values) - 1
    while at < last:
        base = values[at]
        offered = [(value - base) / more for more, value in enumerate(values[at + 1 :], 1)]
        rate = max(offered)
        if rate <= keep:
            break
        squires = len(offered) - offered[::-1].index(rate)  # of equal ones the longest step
        increments.append(Increment(rate, squires))
        at += squires
    return tuple(increments)
