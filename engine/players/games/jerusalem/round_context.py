"""What stays the same while squires come and go: rates, stakes, and who has still to place."""

from functools import cached_property, lru_cache
from typing import Any

from engine.games.jerusalem.data import (
    AREAS_OF,
    Area,
    EventCard,
    Figures,
    Sector,
    figures_for,
)
from engine.players.games.jerusalem import rates
from engine.players.games.jerusalem.areas import CACHE_SIZE, Contest, Prospect, Stakes, prospect

HIT_BY = {
    EventCard.SUCCESSION: (Sector.KINGS_PALACE,),
    EventCard.PATRIARCH_ELECTION: (Sector.PATRIARCHATE, Sector.NOBILITY),
    EventCard.SPECIAL_TAX: (Sector.MARKET,),
    EventCard.WAR: (Sector.TEMPLARS,),
}


class RoundContext:
    """Part of a round; its positions share one, and with it what was worked out for each area."""

    def __init__(
        self,
        after: int,
        event: EventCard | None,
        ranks: tuple[float, ...],
        yet_to_place: tuple[bool, ...],
        figures: Figures,
        *,
        unpaid: bool,
    ) -> None:
        self.after, self.event, self.unpaid = after, event, unpaid
        self.ranks, self.yet_to_place, self.figures = ranks, yet_to_place, figures
        self.squire = rates.SQUIRE[after] * rates.SCARCE_SQUIRE[len(ranks)]
        self.bezant = rates.BEZANT[after] * rates.SCARCE_BEZANT[len(ranks)]

    @cached_property
    def _hit(self) -> frozenset[Area]:
        """Return where this round's event will strike."""
        sectors = HIT_BY[self.event] if self.event else ()
        return frozenset(area for sector in sectors for area in AREAS_OF[sector])

    @cached_property
    def stakes(self) -> dict[Area, Stakes]:
        """Return what there is to win in each area."""
        return {area: self._over_time(self._pay(area), area) for area in Area}

    def _pay(self, area: Area) -> float:
        if area is Area.DAVIDS_TOWER:
            return self.figures.tower_bezants * self.bezant + rates.TOWER_MOVE
        paid = self.figures.income[area]
        return paid.prestige + paid.squires * self.squire + paid.bezants * self.bezant

    def privilege(self, sector: Sector, purse: float) -> Stakes:
        """Return what a sector's majority pays; only the Market's depends on a purse."""
        return self._over_time(self._privilege(sector, purse), AREAS_OF[sector][0])

    def _privilege(self, sector: Sector, purse: float) -> float:
        figures = self.figures
        if sector is Sector.NOBILITY:
            return figures.intrigue * (1 + rates.RIVAL_LOSS)
        if sector is Sector.PATRIARCHATE:
            return max(0.1, rates.UNSEEN_CARD - self.squire)
        affordable = min(figures.materials_most, purse / figures.materials_price)
        return affordable * max(0.0, 1 - figures.materials_price * self.bezant)

    def _over_time(self, now: float, area: Area) -> Stakes:
        event = self.event if area in self._hit else None
        later = now * rates.CONTROL[self.after]
        tax = self.figures.tax * self.bezant if event is EventCard.SPECIAL_TAX else 0.0
        return Stakes(now if self.unpaid else 0.0, later, event if self.unpaid else None, tax)


@lru_cache(128)
def context_of(
    after: int,
    event: EventCard | None,
    ranks: tuple[float, ...],
    yet_to_place: tuple[bool, ...],
    figures: tuple[str, tuple[tuple[str, Any], ...]],
    *,
    unpaid: bool,
) -> RoundContext:
    """Return the same object for the same arguments, so that it is quickly told from others."""
    income_table, changed = figures
    known = figures_for(income_table, dict(changed))
    return RoundContext(after, event, ranks, yet_to_place, known, unpaid=unpaid)


@lru_cache(CACHE_SIZE)
def prospects(
    context: RoundContext, area: Area, squires: tuple[int, ...], baron: int | None
) -> tuple[Prospect, ...]:
    """Return what an area is worth to each seat, with these squires and this seat's Baron there."""
    contest = Contest(context.stakes[area], squires, context.ranks, context.yet_to_place, baron)
    return tuple([prospect(contest, seat) for seat in range(len(squires))])
