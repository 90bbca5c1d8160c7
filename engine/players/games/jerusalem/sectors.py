"""Cached values of a sector for all seats: a move changes one or two, the others stay."""

from functools import lru_cache
from typing import NamedTuple

from engine.games.jerusalem.data import AREAS_OF, Area, Sector
from engine.players.games.jerusalem.areas import (
    CACHE_SIZE,
    Contest,
    Increment,
    Prospect,
    increments_of,
    prospect,
)
from engine.players.games.jerusalem.round_context import RoundContext, prospects

PRIVILEGED = (Sector.PATRIARCHATE, Sector.MARKET, Sector.NOBILITY)

Squires = tuple[int, ...]  # by seat
Values = dict[Area, tuple[float, ...]]  # with 0, 1, 2 ... squires more
Increments = dict[Area, tuple[Increment, ...]]


class SquireValues(NamedTuple):
    """What a seat's squires could bring in a sector, wherever they may come."""

    values: Values
    increments: Increments


class SectorValues:
    """A sector and its areas as they stand, and what they are worth to each seat that asks."""

    def __init__(
        self,
        context: RoundContext,
        sector: Sector,
        squires: tuple[Squires, ...],  # by area
        barons: tuple[int | None, ...],
        purses: tuple[float, ...],
    ) -> None:
        self._context, self._purses = context, purses
        self.sector = sector
        self._placed = dict(zip(AREAS_OF[sector], zip(squires, barons, strict=True), strict=True))
        self.prospects: dict[Area, tuple[Prospect, ...]] = {
            area: prospects(context, area, *placed) for area, placed in self._placed.items()
        }
        totals = tuple([sum(column) for column in zip(*squires, strict=True)])
        self.majorities = self._majorities(totals) if sector in PRIVILEGED else None
        self._squire_values_by_seat: dict[int, SquireValues] = {}
        self._losses: dict[int, dict[Area, tuple[float, ...]]] = {}

    def _majorities(self, totals: Squires) -> tuple[Prospect, ...]:
        """Return the sector's privilege by seat: its worth may depend on the seat's purse."""
        context = self._context
        contests = [
            Contest(
                context.privilege(self.sector, purse), totals, context.ranks, context.yet_to_place
            )
            for purse in self._purses
        ]
        return tuple([prospect(contest, seat) for seat, contest in enumerate(contests)])

    def majority(self, seat: int) -> Prospect | None:
        """Return what the sector's privilege is worth to this seat, if it has one."""
        return self.majorities[seat] if self.majorities else None

    def squire_values(self, seat: int) -> SquireValues:
        if seat not in self._squire_values_by_seat:
            self._squire_values_by_seat[seat] = self._squire_values(seat)
        return self._squire_values_by_seat[seat]

    def _squire_values(self, seat: int) -> SquireValues:
        found, privilege = SquireValues({}, {}), self.majority(seat)
        for area, here in self.prospects.items():
            if here[seat].is_open:
                found.values[area], found.increments[area] = with_privilege(
                    here[seat], privilege, self._context.squire
                )
        return found

    def losses(self, seat: int) -> dict[Area, tuple[float, ...]]:
        """Return what areas are worth less with 1, 2, 3 ... squires fewer, up to a sale of them."""
        if seat not in self._losses:
            found = {area: self._lost(area, seat) for area in self.prospects}
            self._losses[seat] = {area: each for area, each in found.items() if each}
        return self._losses[seat]

    def _lost(self, area: Area, seat: int) -> tuple[float, ...]:
        squires, baron = self._placed[area]
        worth = self.prospects[area][seat].value
        before, here, after = squires[:seat], squires[seat], squires[seat + 1 :]
        fewest = max(0, here - self._context.figures.sale_squires)
        left = [(*before, count, *after) for count in range(here - 1, fewest - 1, -1)]
        return tuple(
            [worth - prospects(self._context, area, each, baron)[seat].value for each in left]
        )


sector_values_of = lru_cache(CACHE_SIZE)(SectorValues)


@lru_cache(CACHE_SIZE)
def with_privilege(
    area: Prospect, privilege: Prospect | None, keep: float
) -> tuple[tuple[float, ...], tuple[Increment, ...]]:
    """Return what an area brings together with its sector's privilege, if that has one."""
    values = area.values
    if privilege is not None:
        values = tuple([a + b for a, b in zip(values, privilege.values, strict=True)])
    return values, increments_of(values, keep)
