"""A position as the players think of it: who has still to place, and what is at stake where."""

from functools import lru_cache
from statistics import fmean
from typing import Any

from engine.games.jerusalem.data import (
    AREAS_OF,
    LARGE,
    Area,
    EventCard,
    Figures,
    Office,
    Phase,
    Sector,
    figures_for,
)
from engine.games.jerusalem.view import PlayerView, View
from engine.ids import Seat
from engine.players.games.jerusalem import rates
from engine.players.games.jerusalem.areas import Ground, Prospect, Stakes, prospects

BEFORE_TURNS = (Phase.AUCTION, Phase.DRAFT)
UNKNOWN_RANK = 2.5
HIT_BY = {
    EventCard.SUCCESSION: (Sector.KINGS_PALACE,),
    EventCard.PATRIARCH_ELECTION: (Sector.PATRIARCHATE, Sector.NOBILITY),
    EventCard.SPECIAL_TAX: (Sector.MARKET,),
    EventCard.WAR: (Sector.TEMPLARS,),
}
PRIVILEGED = (Sector.PATRIARCHATE, Sector.MARKET, Sector.NOBILITY)
NO_FIGURES: dict[str, Any] = {}


@lru_cache(32)
def _figures(table: str, changed: tuple[tuple[str, Any], ...]) -> Figures:
    return figures_for(table, dict(changed))


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


class Position:
    """What follows from a view for every seat alike."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.after = view.rounds - view.round  # rounds that follow this one
        seats = len(view.players)
        self.squire = rates.SQUIRE[self.after] * rates.SCARCE_SQUIRE[seats]
        self.bezant = rates.BEZANT[self.after] * rates.SCARCE_BEZANT[seats]
        self.unpaid = view.phase not in (Phase.EVENT, Phase.OVER)
        self.numbers = {office.id: office.number for office in view.offices}
        self.ranks: tuple[float, ...] = tuple([self._rank(player) for player in view.players])
        self.active = view.turn.seat if view.turn else None
        self.comers = self._comers()
        self._recruits = fmean([office.squires for office in view.offices])
        self.event = next((day.event for day in view.calendar if day.round == view.round), None)
        self.open_areas = [area for area, each in view.areas.items() if each.open]
        changed = view.options.get("figures") or NO_FIGURES
        pairs = tuple((name, _hashable(value)) for name, value in changed.items())
        self.figures = _figures(view.options["income_table"], pairs)
        self._stakes: dict[Area, Stakes] = {}
        self._prospects: dict[Area, tuple[Prospect, ...]] = {}

    def _rank(self, player: PlayerView) -> float:
        return self.numbers[player.office] if player.office else UNKNOWN_RANK

    def _comers(self) -> tuple[bool, ...]:
        """Who has still to begin this round's deploy turn."""
        seats = range(len(self.view.players))
        if self.view.phase in BEFORE_TURNS:
            return (True,) * len(seats)
        if self.active is None:
            return (False,) * len(seats)
        return tuple([self.ranks[seat] > self.ranks[self.active] for seat in seats])

    # -- belongings ---------------------------------------------------------------------------

    def reserve(self, seat: Seat) -> float:
        """Squires that the seat can place in this round, or has kept if its turn is over.

        Before the turn every office counts alike: what it brings is reckoned with the office.
        """
        kept = self.view.players[seat].reserve
        recruits = (
            self._recruits if self.comers[seat] or (kept is None and self.active == seat) else 0.0
        )
        return (rates.UNSEEN_RESERVE if kept is None else kept) + recruits

    def purse(self, seat: Seat) -> float:
        bezants = self.view.players[seat].bezants
        return rates.UNSEEN_PURSE if bezants is None else bezants

    def may_place(self, seat: Seat) -> bool:
        return self.comers[seat] or seat == self.active

    # -- stakes -------------------------------------------------------------------------------

    def stakes(self, area: Area) -> Stakes:
        found = self._stakes.get(area)
        if found is None:
            found = self._stakes[area] = self._stakes_of(area)
        return found

    def _stakes_of(self, area: Area) -> Stakes:
        prestige, squires, bezants = self.view.areas[area].income
        extra = rates.TOWER_MOVE if area is Area.DAVIDS_TOWER else 0.0
        now = prestige + squires * self.squire + bezants * self.bezant + extra
        return self._over_time(now, area)

    def _over_time(self, now: float, area: Area) -> Stakes:
        event = self.event if self.event and area in _areas_hit(self.event) else None
        later = now * rates.CONTROL[self.after]
        tax = self.figures.tax * self.bezant if event is EventCard.SPECIAL_TAX else 0.0
        return Stakes(now if self.unpaid else 0.0, later, event if self.unpaid else None, tax)

    def privilege(self, sector: Sector, seat: Seat) -> float:
        """What a sector's majority is worth in one round."""
        figures = self.figures
        if sector is Sector.NOBILITY:
            return figures.intrigue * (1 + rates.RIVAL_LOSS)
        if sector is Sector.PATRIARCHATE:
            return max(0.1, rates.UNSEEN_CARD - self.squire)
        affordable = min(figures.materials_most, self.purse(seat) / figures.materials_price)
        return affordable * max(0.0, 1 - figures.materials_price * self.bezant)

    # -- prospects ----------------------------------------------------------------------------

    def prospect(self, area: Area, seat: Seat) -> Prospect:
        """The area in this seat's eyes."""
        found = self._prospects.get(area)
        if found is None:
            found = self._prospects[area] = prospects(self.ground(area))
        return found[seat]

    def ground(self, area: Area) -> Ground:
        here = self.view.areas[area]
        baron = here.baron if here.baron is not None else here.foreign_baron
        return Ground(self.stakes(area), tuple(here.squires), self.ranks, self.comers, baron)

    def majority(self, sector: Sector, seat: Seat) -> Prospect:
        stakes = self._over_time(self.privilege(sector, seat), AREAS_OF[sector][0])
        totals = tuple(self.view.sectors[sector].totals)
        return prospects(Ground(stakes, totals, self.ranks, self.comers))[seat]

    def baron_need(self, area: Area, seat: Seat) -> int:
        """How many more squires the seat's Baron needs here."""
        figures, need = self.figures, self.figures.baron
        if self.view.players[seat].office is Office.CONSTABLE:
            large = area in LARGE
            need = figures.baron_constable_large if large else figures.baron_constable_small
        return max(0, need - self.view.areas[area].new[seat])


@lru_cache(8)
def _areas_hit(event: EventCard) -> frozenset[Area]:
    return frozenset(area for sector in HIT_BY[event] for area in AREAS_OF[sector])


class _Latest:
    """The position of the view that was looked at last: every seat's worth is asked of one view."""

    position: Position | None = None


def position_of(view: View) -> Position:
    known = _Latest.position
    if known is None or known.view is not view:
        known = _Latest.position = Position(view)
    return known
