"""A sector in the eyes of everybody: a move changes one or two, the thoughts of others stay."""

from functools import lru_cache
from typing import NamedTuple

from engine.games.jerusalem.data import AREAS_OF, Area, Sector
from engine.players.games.jerusalem.areas import (
    REMEMBERED,
    Ground,
    Prospect,
    Step,
    prospect,
    steps_of,
)
from engine.players.games.jerusalem.round_context import Moment, prospects

PRIVILEGED = (Sector.PATRIARCHATE, Sector.MARKET, Sector.NOBILITY)

Squires = tuple[int, ...]  # by seat
Values = dict[Area, tuple[float, ...]]  # with 0, 1, 2 ... squires more
Steps = dict[Area, tuple[Step, ...]]


class Outlook(NamedTuple):
    """What a seat's squires could bring in a sector, wherever they may come."""

    values: Values
    steps: Steps


class Quarter:
    """A sector and its areas as they stand; what seats think of it once they are asked."""

    def __init__(
        self,
        moment: Moment,
        sector: Sector,
        squires: tuple[Squires, ...],  # by area
        barons: tuple[int | None, ...],
        purses: tuple[float, ...],
    ) -> None:
        self._moment, self._purses = moment, purses
        self.sector = sector
        self._ground = dict(zip(AREAS_OF[sector], zip(squires, barons, strict=True), strict=True))
        self.prospects: dict[Area, tuple[Prospect, ...]] = {
            area: prospects(moment, area, *ground) for area, ground in self._ground.items()
        }
        totals = tuple([sum(column) for column in zip(*squires, strict=True)])
        self.majorities = self._majorities(totals) if sector in PRIVILEGED else None
        self._outlooks: dict[int, Outlook] = {}
        self._losses: dict[int, dict[Area, tuple[float, ...]]] = {}

    def _majorities(self, totals: Squires) -> tuple[Prospect, ...]:
        """The sector's privilege, by seat: what it is worth may hang on the seat's purse."""
        moment = self._moment
        grounds = [
            Ground(moment.privilege(self.sector, purse), totals, moment.ranks, moment.comers)
            for purse in self._purses
        ]
        return tuple([prospect(ground, seat) for seat, ground in enumerate(grounds)])

    def majority(self, seat: int) -> Prospect | None:
        """The sector's privilege in this seat's eyes, if it has one."""
        return self.majorities[seat] if self.majorities else None

    def outlook(self, seat: int) -> Outlook:
        if seat not in self._outlooks:
            self._outlooks[seat] = self._outlook(seat)
        return self._outlooks[seat]

    def _outlook(self, seat: int) -> Outlook:
        found, privilege = Outlook({}, {}), self.majority(seat)
        for area, here in self.prospects.items():
            if here[seat].is_open:
                found.values[area], found.steps[area] = with_privilege(
                    here[seat], privilege, self._moment.squire
                )
        return found

    def losses(self, seat: int) -> dict[Area, tuple[float, ...]]:
        """What areas are worth less with 1, 2, 3 ... squires fewer, up to a sale of them."""
        if seat not in self._losses:
            found = {area: self._lost(area, seat) for area in self.prospects}
            self._losses[seat] = {area: each for area, each in found.items() if each}
        return self._losses[seat]

    def _lost(self, area: Area, seat: int) -> tuple[float, ...]:
        squires, baron = self._ground[area]
        worth = self.prospects[area][seat].value
        before, here, after = squires[:seat], squires[seat], squires[seat + 1 :]
        fewest = max(0, here - self._moment.figures.sale_squires)
        left = [(*before, count, *after) for count in range(here - 1, fewest - 1, -1)]
        return tuple(
            [worth - prospects(self._moment, area, each, baron)[seat].value for each in left]
        )


quarter_of = lru_cache(REMEMBERED)(Quarter)


@lru_cache(REMEMBERED)
def with_privilege(
    area: Prospect, privilege: Prospect | None, keep: float
) -> tuple[tuple[float, ...], tuple[Step, ...]]:
    """What an area brings together with its sector's privilege, if that has one."""
    values = area.values
    if privilege is not None:
        values = tuple([a + b for a, b in zip(values, privilege.values, strict=True)])
    return values, steps_of(values, keep)
