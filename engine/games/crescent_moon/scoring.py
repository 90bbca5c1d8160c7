"""Scoring: what each objective measures, the year's reckoning, and the winner (9.6, 11.1)."""

from collections.abc import Callable
from functools import cache

from engine.games.crescent_moon.data import (
    EXCHANGE,
    GOALS,
    MEASURES,
    NOMAD,
    WATER,
    AtOnce,
    Count,
    Goal,
    MeasureRow,
    Piece,
    Place,
    Tile,
)
from engine.games.crescent_moon.state import Clash, Ground, Player, State
from engine.games.crescent_moon.verbs import score
from engine.ids import Seat
from engine.state import Result

# What is counted in a hex.
ON_THE_MAP: dict[Count, Callable[[Ground, Seat], int]] = {
    "hexes": lambda ground, seat: ground.holder == seat,
    "presence": lambda ground, seat: ground.has(seat),
    "tokens": lambda ground, seat: ground.token == seat,
    "units": lambda ground, seat: ground.units(seat),
    "mercenaries": lambda ground, seat: ground.force(seat).mercenaries,
    "foreign_mercenaries": lambda ground, seat: sum(
        force.mercenaries for force in ground.forces if force.seat != seat
    ),
    "forts": lambda ground, seat: ground.owner == seat and ground.stronghold is Piece.FORT,
    "castles": lambda ground, seat: ground.owner == seat and ground.stronghold is Piece.CASTLE,
    "towns": lambda ground, _seat: ground.settlement is Piece.TOWN,
    "cities": lambda ground, _seat: ground.settlement is Piece.CITY,
    "settlements": lambda ground, _seat: ground.settlement is not None,
    "palaces": lambda ground, _seat: ground.palace,
}
ELSEWHERE: dict[Count, Callable[[Player], int]] = {
    "coins": lambda player: player.coins,
    "units_removed": lambda player: player.units_removed,
    "buildings_sacked": lambda player: player.buildings_sacked,
}
HOLDERS: dict[Place, Callable[[Ground, Seat], bool]] = {
    "mine": lambda ground, seat: ground.holder == seat,
    "others": lambda ground, seat: ground.holder not in (None, seat),
    "nobodys": lambda ground, _seat: ground.holder is None,
}


def fits(place: Place, tile: Tile) -> bool:
    """Return whether a hex of this kind is meant, as far as its kind tells."""
    return place in HOLDERS or place in (tile, tile.terrain) or (place == "water" and tile in WATER)


@cache
def fits_all(places: tuple[Place, ...], tile: Tile) -> bool:
    """Return the same for several: asked for every hex, and these never change."""
    return all(fits(place, tile) for place in places)


def measured(g: State, seat: Seat, measure: MeasureRow) -> int:
    """Return how much of what an objective counts this seat has now."""
    if measure.count in ELSEWHERE:
        return ELSEWHERE[measure.count](g.players[seat])
    count, where = ON_THE_MAP[measure.count], measure.where
    board = g.board.items()
    if not where:
        return sum([count(ground, seat) for _, ground in board])
    holders = [HOLDERS[place] for place in where if place in HOLDERS]
    return sum(
        [
            count(ground, seat)
            for here, ground in board
            if fits_all(where, g.tile(here)) and all(held(ground, seat) for held in holders)
        ]
    )


def points_for(g: State, seat: Seat, goal: Goal) -> int:
    """Return points for each full part of a measure, or once where the needs are fulfilled."""
    points = g.figures.points[goal.objective]
    if goal.per:
        points *= measured(g, seat, MEASURES[goal.per]) // g.figures.each.get(goal.objective, 1)
        most = g.figures.most.get(goal.objective)
        return points if most is None else min(points, most)
    met = [measured(g, seat, MEASURES[key]) >= least for key, least in goal.needs]
    return points if (any(met) if goal.any else all(met)) else 0


def score_year(g: State) -> None:
    """Score every objective in the first year, later those of all years; each a line."""
    when = ("yearly", "first_year") if g.year == 1 else ("yearly",)
    due = [(seat, goal) for seat in g.everyone for goal in GOALS[seat] if goal.when in when]
    for seat, goal, points in [(seat, goal, points_for(g, seat, goal)) for seat, goal in due]:
        score(g, seat, goal.objective, points)


def most_exchanged(g: State) -> int:
    """Return how many points the Nomad may buy."""
    figures, objective = g.figures, EXCHANGE
    if not figures.points[objective]:
        return 0
    affordable = g.players[NOMAD].coins // figures.each[objective]
    return min(affordable, figures.most[objective] // figures.points[objective])


# -- points at once: the Warlord's, as the house figures have it ----------------------------------


def score_at_once(g: State, seat: Seat, count: AtOnce, number: int = 1) -> None:
    for goal in GOALS[seat]:
        if goal.when == "at_once" and goal.per == count:
            score(g, seat, goal.objective, number * g.figures.points[goal.objective])


def score_casualties(g: State, clash: Clash) -> None:
    """Score enemy units lost in the casualties step, on whichever side they were."""
    for seat, side in ((clash.attacker, 1), (clash.defender, 0)):
        if seat is not None:
            lost = clash.lost[side]
            if g.year == 1:
                g.players[seat].units_removed += lost
            score_at_once(g, seat, "casualties", lost)


def score_sack(g: State, seat: Seat, piece: Piece) -> None:
    if g.year == 1:
        g.players[seat].buildings_sacked += 1
    score_at_once(g, seat, SACKED[piece])


SACKED: dict[Piece, AtOnce] = {
    Piece.FORT: "sacked_fort",
    Piece.CASTLE: "sacked_castle",
    Piece.PALACE: "sacked_palace",
    Piece.TOWN: "sacked_town",
    Piece.CITY: "sacked_city",
}


# -- the end ---------------------------------------------------------------------------------


def tie_breaks(g: State) -> dict[str, tuple[int, ...]]:
    coins = tuple([player.coins for player in g.players])
    return {"coins": coins, "turn": tuple([seat + 1 for seat in g.everyone])}


def final_result(g: State) -> Result:
    """Return the result; turn order breaks the last tie, so there is one winner."""

    def rank(seat: Seat) -> tuple[int, int, Seat]:
        return -g.players[seat].vp, -g.players[seat].coins, seat

    return Result(
        scores=tuple(player.vp for player in g.players),
        ranking=tuple((seat,) for seat in sorted(g.everyone, key=rank)),
    )
