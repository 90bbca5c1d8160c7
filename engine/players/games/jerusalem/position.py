"""A position as the players see it: who has still to place, and what is at stake where."""

from functools import cached_property
from statistics import fmean
from typing import Any

from engine.games.jerusalem.data import AREAS_OF, LARGE, Area, Office, Phase, Sector
from engine.games.jerusalem.view import PlayerView, View
from engine.ids import Seat
from engine.players.games.jerusalem import rates
from engine.players.games.jerusalem.areas import Prospect, Stakes
from engine.players.games.jerusalem.round_context import RoundContext, context_of, prospects
from engine.players.games.jerusalem.sectors import SectorValues, sector_values_of

BEFORE_TURNS = (Phase.AUCTION, Phase.DRAFT)
UNKNOWN_RANK = 2.5
NO_FIGURES: dict[str, Any] = {}


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


class Position:
    """What follows from a view for every seat alike."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.after = view.rounds - view.round  # rounds that follow this one
        self.numbers = {office.id: office.number for office in view.offices}
        self.ranks: tuple[float, ...] = tuple([self._rank(player) for player in view.players])
        self.active = view.turn.seat if view.turn else None
        self.yet_to_place = self._yet_to_place()
        self.context = self._context()
        self.figures = self.context.figures
        self.squire, self.bezant = self.context.squire, self.context.bezant

    def _rank(self, player: PlayerView) -> float:
        return self.numbers[player.office] if player.office else UNKNOWN_RANK

    def _yet_to_place(self) -> tuple[bool, ...]:
        """Return who has still to begin this round's deploy turn."""
        seats = range(len(self.view.players))
        if self.view.phase in BEFORE_TURNS:
            return (True,) * len(seats)
        if self.active is None:
            return (False,) * len(seats)
        return tuple([self.ranks[seat] > self.ranks[self.active] for seat in seats])

    def _context(self) -> RoundContext:
        view = self.view
        event = next((day.event for day in view.calendar if day.round == view.round), None)
        changed = view.options.get("figures") or NO_FIGURES
        pairs = tuple([(name, _hashable(value)) for name, value in changed.items()])
        figures = (view.options["income_table"], pairs)
        unpaid = view.phase not in (Phase.EVENT, Phase.OVER)
        return context_of(self.after, event, self.ranks, self.yet_to_place, figures, unpaid=unpaid)

    # -- belongings ---------------------------------------------------------------------------

    def reserve(self, seat: Seat) -> float:
        """Return the squires that the seat can place in this round, or has kept after its turn.

        Before the turn every office counts alike: what it brings is part of the office's worth.
        """
        kept = self.view.players[seat].reserve
        recruits = (
            self._recruits
            if self.yet_to_place[seat] or (kept is None and self.active == seat)
            else 0.0
        )
        return (rates.UNSEEN_RESERVE if kept is None else kept) + recruits

    def purse(self, seat: Seat) -> float:
        bezants = self.view.players[seat].bezants
        return rates.UNSEEN_PURSE if bezants is None else bezants

    @cached_property
    def _recruits(self) -> float:
        return fmean([office.squires for office in self.view.offices])

    def may_place(self, seat: Seat) -> bool:
        return self.yet_to_place[seat] or seat == self.active

    # -- prospects ----------------------------------------------------------------------------

    @cached_property
    def sectors(self) -> list[SectorValues]:
        """Return every open sector as it stands."""
        view, barons = self.view, self._barons()
        return [
            sector_values_of(
                self.context,
                sector,
                tuple([view.areas[area].squires for area in AREAS_OF[sector]]),
                tuple([barons.get(area) for area in AREAS_OF[sector]]),
                self._purses(sector),
            )
            for sector, each in view.sectors.items()
            if each.open
        ]

    def _barons(self) -> dict[Area | None, int]:
        """Return whose Baron, own or foreign, stands where."""
        players = self.view.players
        foreign = {player.foreign_baron: seat for seat, player in enumerate(players)}
        return foreign | {player.baron: seat for seat, player in enumerate(players)}

    def _purses(self, sector: Sector) -> tuple[float, ...]:
        """Return what the seats could spend on the sector's privilege."""
        if sector is not Sector.MARKET:
            return self._no_purses
        return tuple([self.purse(Seat(seat)) for seat in range(len(self.ranks))])

    @cached_property
    def _no_purses(self) -> tuple[float, ...]:
        return (0.0,) * len(self.ranks)

    @cached_property
    def prospects(self) -> dict[Area, tuple[Prospect, ...]]:
        """Return every open area as it stands, by seat."""
        found: dict[Area, tuple[Prospect, ...]] = {}
        for sector in self.sectors:
            found.update(sector.prospects)
        return found

    def prospects_with(self, area: Area, squires: tuple[int, ...]) -> tuple[Prospect, ...]:
        """Return an area as it would be with these squires there."""
        return prospects(self.context, area, squires, self.view.areas[area].blocked_by)

    def prospect(self, area: Area, seat: Seat) -> Prospect:
        return self.prospects[area][seat]

    def lasting(self, area: Area) -> Stakes:
        """Return what the area brings in later rounds to squires that have outlived the event."""
        return Stakes(0.0, self.context.stakes[area].later)

    def baron_need(self, area: Area, seat: Seat) -> int:
        """Return how many more squires the seat's Baron needs here."""
        figures, need = self.figures, self.figures.baron
        if self.view.players[seat].office is Office.CONSTABLE:
            large = area in LARGE
            need = figures.baron_constable_large if large else figures.baron_constable_small
        return max(0, need - self.view.areas[area].new[seat])


class _Latest:
    """The position of the latest view: the worth of every seat is asked of one view."""

    position: Position | None = None


def position_of(view: View) -> Position:
    known = _Latest.position
    if known is None or known.view is not view:
        known = _Latest.position = Position(view)
    return known
