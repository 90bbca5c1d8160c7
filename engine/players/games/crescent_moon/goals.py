"""What the objectives will pay: this year's scoring and, less surely, those of later years."""

from engine.games.crescent_moon.data import (
    CALIPH,
    GOALS,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    WATER,
    Goal,
    Hex,
    Objective,
    Piece,
    Tile,
)
from engine.games.crescent_moon.scoring import SPECIAL
from engine.games.crescent_moon.view import HexView
from engine.ids import Seat
from engine.players.games.crescent_moon.land import Land

Measures = dict[str, float]
Tally = tuple[Measures, Measures]  # for the next scoring, and for later ones
Chances = tuple[float, float]

LATER = {WARLORD: 0.7, MURSHID: 0.95, SULTAN: 0.9, CALIPH: 0.9, NOMAD: 0.9}  # from year to year
STEADY = (0.98, 0.95)  # how surely a token stays where nobody else is
DISPUTED = (0.93, 0.8)  # and where somebody is
SACKS = frozenset(each for each in Objective if each.startswith("sack_"))


def measures_of(land: Land, seat: Seat) -> Tally:
    """What the seat's objectives count, each piece by how surely it will still be there."""
    found: Tally = ({}, {})
    for here, spot in land.spots.items():
        if spot.controller == seat:
            count(found, "controlled", spot, land.stays(land.risks.get(here, 0.0)))
        if spot.token == seat:
            count(found, "tokens", spot, STEADY if len(spot.present) < 2 else DISPUTED)
    if seat == WARLORD:
        found[0].update(_deeds(land))
    elif seat == SULTAN:
        for here, risk in land.sackings.items():
            settle(found, land.spots[here], land.stays(risk))
    elif seat == CALIPH:
        add(found, "palaces", (float(land.view.players[CALIPH].supply[Piece.PALACE] == 0),) * 2)
    elif seat == NOMAD:
        add(found, "foreign_mercenaries", (foreign_mercenaries(land),) * 2)
    return found


def _deeds(land: Land) -> Measures:
    """What the Warlord has done in the first year."""
    scores = land.view.players[WARLORD].scores
    worth = land.figures.points[Objective.ENEMY_CASUALTY] or 1
    first = [line for line in scores if line.year == 1]
    killed = sum(line.points for line in first if line.objective is Objective.ENEMY_CASUALTY)
    sacked = sum(line.objective in SACKS for line in first)
    return {"units_removed": killed / worth, "buildings_sacked": float(sacked)}


def foreign_mercenaries(land: Land) -> float:
    return float(
        sum(
            force.mercenaries
            for spot in land.spots.values()
            for force in spot.forces
            if force.seat != NOMAD
        )
    )


def add(found: Tally, measure: str, chances: Chances) -> None:
    for measures, chance in zip(found, chances, strict=True):
        measures[measure] = measures.get(measure, 0.0) + chance


def count(found: Tally, what: str, spot: HexView, chances: Chances) -> None:
    """One more hex or token; special land counts by itself, too."""
    add(found, what, chances)
    if special := SPECIAL.get((what, spot.tile)):
        add(found, special, chances)


def settle(found: Tally, spot: HexView, chances: Chances) -> None:
    count(found, "settlements", spot, chances)
    add(found, "cities" if spot.settlement is Piece.CITY else "towns", chances)
    if spot.tile in WATER:
        add(found, "settlements_at_water", chances)


# -- points ----------------------------------------------------------------------------------


def promise(land: Land, seat: Seat, tally: Tally) -> float:
    """Points of all scorings still to come, if things stay about as they are."""
    if not land.scorings:
        return 0.0
    now, later = tally
    weight = sum([LATER[seat] ** year for year in range(1, land.scorings)])
    total = 0.0
    for goal in GOALS[seat]:
        if goal.when == "yearly":
            total += _points(land, goal, now)
            if weight:
                total += weight * _points(land, goal, later)
        elif goal.when == "first_year" and land.view.year <= 1:
            total += _points(land, goal, now)
    return total


def _points(land: Land, goal: Goal, measures: Measures) -> float:
    figures = land.figures
    points = figures.points[goal.objective]
    if goal.per:
        found = points * measures.get(goal.per, 0.0) / figures.each.get(goal.objective, 1)
        return min(found, figures.most.get(goal.objective, found))
    near = [_nearness(measures.get(measure, 0.0), need) for measure, need in goal.needs]
    return points * (max(near) if goal.any else _product(near))


def _nearness(found: float, need: int) -> float:
    """How much a threshold that is partly reached promises."""
    if found >= need:
        return 1.0
    share = found / need
    return share if need == 1 else share * share * share


def _product(shares: list[float]) -> float:
    product = 1.0
    for share in shares:
        product *= 0.15 + 0.85 * share if len(shares) > 1 else share
    return product if max(shares) > 0 else 0.0


# -- what one more would promise -------------------------------------------------------------


class Prospects:
    """The objectives of one seat, and what a change on the map would mean for them."""

    def __init__(self, land: Land, seat: Seat) -> None:
        self.land, self.seat = land, seat
        self.tally = measures_of(land, seat)
        self.total = promise(land, seat, self.tally)
        self._ones: dict[tuple[str, Tile, float], float] = {}

    def with_more(self, changes: Tally) -> float:
        """What the objectives gain by so much more of some measures."""
        changed = self.tally[0].copy(), self.tally[1].copy()
        for measures, more in zip(changed, changes, strict=True):
            for measure, by in more.items():
                measures[measure] = max(0.0, measures.get(measure, 0.0) + by)
        return promise(self.land, self.seat, changed) - self.total

    def more(self, measure: str, by: float) -> float:
        return self.with_more(({measure: by}, {measure: by}))

    def control(self, here: Hex, sign: float = 1.0) -> float:
        return self._one("controlled", here, sign)

    def token(self, here: Hex, sign: float = 1.0) -> float:
        return self._one("tokens", here, sign)

    def _one(self, what: str, here: Hex, sign: float) -> float:
        spot = self.land.spots[here]
        key = what, spot.tile, sign
        if key not in self._ones:  # the hexes of one kind are alike to every objective
            changes: Tally = ({}, {})
            count(changes, what, spot, (sign, sign))
            self._ones[key] = self.with_more(changes)
        return self._ones[key]
