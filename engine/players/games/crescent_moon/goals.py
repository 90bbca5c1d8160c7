"""What the objectives will pay: this year's scoring and, less surely, those of later years."""

from collections.abc import Callable
from functools import cache, lru_cache
from math import inf
from typing import NamedTuple

from engine.games.crescent_moon.data import (
    CALIPH,
    GOALS,
    MEASURES,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    Goal,
    Hex,
    Piece,
    Tile,
)
from engine.games.crescent_moon.figures import Figures
from engine.games.crescent_moon.land_view import HexView
from engine.games.crescent_moon.scoring import fits
from engine.ids import Seat
from engine.players.games.crescent_moon.land import Land
from engine.players.games.crescent_moon.objectives import points_for

Chances = tuple[float, float]  # for the next scoring, and for later ones
Tally = dict[str, Chances]  # by measure

LATER = {WARLORD: 0.5, MURSHID: 0.95, SULTAN: 0.9, CALIPH: 0.9, NOMAD: 0.9}  # from year to year
STEADY = (0.98, 0.95)  # how surely a token stays where nobody else is
DISPUTED = (0.93, 0.8)  # and where somebody is
NONE = (0.0, 0.0)


# What may be counted besides controlled hexes, tokens and settlements: it is not put at risk.
OTHERS: dict[str, Callable[[HexView, Seat], int]] = {
    "presence": lambda spot, seat: seat in spot.present,
    "units": lambda spot, seat: sum(
        [force.ordinary + force.mercenaries for force in spot.forces if force.seat == seat]
    ),
    "mercenaries": lambda spot, seat: sum(
        [force.mercenaries for force in spot.forces if force.seat == seat]
    ),
    "foreign_mercenaries": lambda spot, seat: sum(
        [force.mercenaries for force in spot.forces if force.seat != seat]
    ),
    "forts": lambda spot, seat: spot.stronghold_owner == seat and spot.stronghold is Piece.FORT,
    "castles": lambda spot, seat: spot.stronghold_owner == seat and spot.stronghold is Piece.CASTLE,
    "palaces": lambda spot, _seat: spot.palace,
}
SETTLED = frozenset(("settlements", "towns", "cities"))


def measures_of(land: Land, seat: Seat, wanted: frozenset[str]) -> Tally:
    """Return what the seat's objectives count, each piece by its chance to stay."""
    found: Tally = {}
    hexes, tokens = "hexes" in wanted, "tokens" in wanted
    others = wanted & OTHERS.keys()
    for here, spot in land.spots.items():
        if hexes and spot.controller == seat:
            count(found, "hexes", spot, land.stays(land.risks.get(here, 0.0)))
        if tokens and spot.token == seat:
            count(found, "tokens", spot, STEADY if len(spot.present) < 2 else DISPUTED)
        for what in others:
            if number := float(OTHERS[what](spot, seat)):
                count(found, what, spot, (number, number))
    if seat == WARLORD:
        found.update(_deeds(land))
    if not wanted.isdisjoint(SETTLED):
        for here, risk in land.sackings.items():
            settle(found, land.spots[here], land.stays(risk))
    if "coins" in wanted:
        add(found, "coins", (float(land.players[seat].coins),) * 2)
    return found


def _deeds(land: Land) -> Tally:
    """Return what the Warlord has done in the first year."""
    killed, sacked = land.scene.deeds
    worth = points_for(land.figures, WARLORD, "at_once", "casualties") or 1
    return {"units_removed": (killed / worth, 0.0), "buildings_sacked": (float(sacked), 0.0)}


def add(found: Tally, measure: str, chances: Chances) -> None:
    now, later = found.get(measure, NONE)
    found[measure] = now + chances[0], later + chances[1]


@cache
def special(what: str, tile: Tile) -> tuple[str, ...]:
    """Return the measures that count such a thing in hexes of this kind only, or of some holder."""
    return tuple(
        key
        for key, measure in MEASURES.items()
        if measure.count == what
        and measure.where
        and all(fits(place, tile) for place in measure.where)
    )


def count(found: Tally, what: str, spot: HexView, chances: Chances) -> None:
    """Add one more hex or token; special land counts by itself, too."""
    add(found, what, chances)
    for measure in special(what, spot.tile):
        add(found, measure, chances)


def settle(found: Tally, spot: HexView, chances: Chances) -> None:
    count(found, "settlements", spot, chances)
    count(found, "cities" if spot.settlement is Piece.CITY else "towns", spot, chances)


# -- points ----------------------------------------------------------------------------------


class Aim(NamedTuple):
    """An objective that still pays, with a table's own figures in it."""

    points: int
    per: str
    each: int
    most: float
    needs: tuple[tuple[str, int], ...]
    best: bool  # the best of the needs decides, not all of them together
    yearly: bool
    measures: frozenset[str]


class Aims(NamedTuple):
    """All of one seat's, and the measures that they go by, "tokens" for any kind of tokens."""

    each: tuple[Aim, ...]
    measures: frozenset[str]


NO_AIMS = Aims((), frozenset())


@lru_cache(64)
def aims_of(figures: Figures, seat: Seat, first_year: bool) -> Aims:
    """Return what the seat will score when a year ends, without what pays nothing."""
    when = ("yearly", "first_year") if first_year else ("yearly",)
    goals = [goal for goal in GOALS[seat] if goal.when in when and figures.points[goal.objective]]
    aims = tuple(_aim(figures, goal) for goal in goals)
    measures = frozenset[str]().union(*[aim.measures for aim in aims])
    return Aims(aims, measures.union([each.partition(" ")[0] for each in measures]))


def _aim(figures: Figures, goal: Goal) -> Aim:
    measures = frozenset([goal.per] if goal.per else [measure for measure, _ in goal.needs])
    return Aim(
        points=figures.points[goal.objective],
        per=goal.per,
        each=figures.each.get(goal.objective, 1),
        most=figures.most.get(goal.objective, inf),
        needs=goal.needs,
        best=goal.any or len(goal.needs) == 1,
        yearly=goal.when == "yearly",
        measures=measures,
    )


def _points(aim: Aim, tally: Tally, at: int) -> float:
    """Return the points in the next scoring (0) or in a later one (1)."""
    points, per, each, most, needs, best, _, _ = aim
    if per:
        paid = points * tally.get(per, NONE)[at] / each
        return min(paid, most)
    if len(needs) == 1:
        measure, need = needs[0]
        return points * _nearness(tally.get(measure, NONE)[at], need)
    near = [_nearness(tally.get(measure, NONE)[at], need) for measure, need in needs]
    return points * (max(near) if best else _product(near))


def _nearness(found: float, need: int) -> float:
    """Return how much a threshold that is partly reached promises."""
    if found >= need:
        return 1.0
    share = found / need
    return share if need == 1 else share * share * share


def _product(shares: list[float]) -> float:
    product = 1.0
    for share in shares:
        product *= 0.15 + 0.85 * share
    return product if max(shares) > 0 else 0.0


class Prospects:
    """The objectives of one seat: what they promise, and what a change on the map would mean."""

    def __init__(self, land: Land, seat: Seat) -> None:
        self.land = land
        aims = aims_of(land.figures, seat, land.scene.year <= 1) if land.scorings else NO_AIMS
        self._wanted = aims.measures
        self.tally = measures_of(land, seat, self._wanted)
        self._weight = sum([LATER[seat] ** year for year in range(1, land.scorings)])
        self._promises = [(aim, *self._promise(aim, self.tally)) for aim in aims.each]
        self.total = self._sum({})  # of all scorings still to come, if things stay as they are
        self._ones: dict[tuple[str, Tile, float], float] = {}

    def _promise(self, aim: Aim, tally: Tally) -> Chances:
        later = self._weight * _points(aim, tally, 1) if aim.yearly and self._weight else 0.0
        return _points(aim, tally, 0), later

    def _sum(self, changed: Tally) -> float:
        """Return the points of all aims, where some measures have changed."""
        total = 0.0
        for aim, now, later in self._promises:
            if not aim.measures.isdisjoint(changed):
                now, later = self._promise(aim, {**self.tally, **changed})
            total = total + now + later
        return total

    def with_more(self, changes: Tally) -> float:
        """Return what the objectives gain by more of some measures."""
        changed: Tally = {}
        for measure, (now, later) in changes.items():
            if measure in self._wanted:
                had = self.tally.get(measure, NONE)
                changed[measure] = max(0.0, had[0] + now), max(0.0, had[1] + later)
        return self._sum(changed) - self.total if changed else 0.0

    def more(self, measure: str, by: float) -> float:
        return self.with_more({measure: (by, by)})

    def control(self, here: Hex, sign: float = 1.0) -> float:
        return self._one("hexes", here, sign)

    def token(self, here: Hex, sign: float = 1.0) -> float:
        return self._one("tokens", here, sign)

    def _one(self, what: str, here: Hex, sign: float) -> float:
        spot = self.land.spots[here]
        key = what, spot.tile, sign
        if key not in self._ones:  # the hexes of one kind are alike to every objective
            changes: Tally = {}
            count(changes, what, spot, (sign, sign))
            self._ones[key] = self.with_more(changes)
        return self._ones[key]
