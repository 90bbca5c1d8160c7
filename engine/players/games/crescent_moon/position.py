"""What follows from the public part of a view, and its value to each seat."""

from functools import cached_property
from typing import Any

from engine.games.crescent_moon.data import WARLORD, Building, Card, Deed, Hex
from engine.games.crescent_moon.view import View
from engine.ids import Seat
from engine.players.games.crescent_moon import belongings, raids
from engine.players.games.crescent_moon.goals import Prospects
from engine.players.games.crescent_moon.land import Land, Scene, scene_of

CACHE_SIZE = 128  # positions: thinking comes back to the same ones again and again


class PublicValues:
    """What a seat's position is worth by what all can see; shared by views of the same scene."""

    def __init__(self, land: Land, seat: Seat) -> None:
        self.land, self.seat = land, seat
        self.coin = belongings.coin(land, seat)
        self.unit = belongings.unit(land, seat)
        self.prospects = prospects_of(land, seat)
        self.outlook = land.players[seat].points + self.prospects.total
        self.taken: dict[Hex, float] = {}
        self.held: dict[tuple[Hex, int, int], float] = {}
        self.built: dict[tuple[Building, Hex], float] = {}
        self.claimed: dict[Hex, float] = {}
        self.haggled: dict[Card, float] = {}
        self.asked: dict[Card, int | None] = {}  # prices that are worth posting
        self.turn_actions: dict[Deed, float] = {}

    @cached_property
    def parts(self) -> dict[str, float]:
        """Return what the position is worth without the cards, which not everyone can see."""
        land, seat = self.land, self.seat
        parts = {
            "points": float(land.players[seat].points),
            "objectives": self.prospects.total,
            "income": belongings.income(land, seat),
            "coins": belongings.purse(land, seat, land.players[seat].coins),
            "army": belongings.army(land, seat),
            "cards": 0.0,  # their place, so that the parts are always added up in one order
            "actions": belongings.ACTION * land.actions_left(seat),
        }
        if seat == WARLORD:
            parts["raids"] = raids.prospects(land)
        return parts


class Position:
    """A land, and its values to each seat."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self._public: dict[Seat, PublicValues] = {}
        self._leading_rivals: dict[Seat, Seat] = {}

    def public_values(self, seat: Seat) -> PublicValues:
        found = self._public.get(seat)
        if found is None:
            found = self._public[seat] = PublicValues(self.land, seat)
        return found

    def leading_rival(self, seat: Seat) -> Seat:
        """Return the other seat that will probably have most."""
        if seat not in self._leading_rivals:
            others = [Seat(other) for other in range(self.land.seats) if other != seat]
            self._leading_rivals[seat] = max(
                others, key=lambda other: self.public_values(other).outlook
            )
        return self._leading_rivals[seat]


_latest: list[tuple[View, Position]] = []
_known: dict[Scene, Position] = {}
_promised: dict[Scene, dict[Seat, Prospects]] = {}


def position_of(view: View) -> Position:
    """Return the position of a view; its judgements come one after the other."""
    if not _latest or _latest[0][0] is not view:
        _latest[:] = [(view, _recalled(view))]
    return _latest[0][1]


def _recalled(view: View) -> Position:
    """Return the cached position of the same scene, if any, and drop the oldest."""
    scene = scene_of(view)
    position = _known.get(scene)
    if position is None:
        _make_room(_known)
        position = _known[scene] = Position(Land(view, scene))
    return position


def prospects_of(land: Land, seat: Seat) -> Prospects:
    """Return what the objectives promise, cached: coins, points and turns do not matter."""
    promised = _promised.get(land.bare_scene)
    if promised is None:
        _make_room(_promised)
        promised = _promised[land.bare_scene] = {}
    if seat not in promised:
        promised[seat] = Prospects(land, seat)
    return promised[seat]


def _make_room(known: dict[Scene, Any]) -> None:
    if len(known) >= CACHE_SIZE:
        del known[next(iter(known))]
