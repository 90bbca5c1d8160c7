"""Scoring: what each objective measures, the year's reckoning, and the winner (9.6, 11.1)."""

from engine.games.crescent_moon.data import (
    CALIPH,
    GOALS,
    NOMAD,
    SULTAN,
    WARLORD,
    WATER,
    Goal,
    Objective,
    Piece,
    Tile,
)
from engine.games.crescent_moon.state import Clash, State
from engine.games.crescent_moon.verbs import score
from engine.ids import Seat
from engine.state import Result

# What a hex counts for besides itself: "controlled_on_quarries", "tokens_on_holy_sites".
FEATURES = {Tile.HOLY_SITE: "holy_sites", Tile.CROSSING: "crossings", Tile.QUARRY: "quarries"}
SPECIAL = {
    (what, tile): f"{what}_on_{feature}"
    for what in ("controlled", "tokens", "settlements")
    for tile, feature in FEATURES.items()
}
Measures = dict[str, int]


def tallies(g: State) -> list[Measures]:
    """Return all measures of the objectives by seat, in one look over the map."""
    found: list[Measures] = [
        {"units_removed": player.units_removed, "buildings_sacked": player.buildings_sacked}
        for player in g.players
    ]
    mercenaries = [0] * len(found)
    for here, ground in g.board.items():
        tile, holder = g.tile(here), ground.holder
        if holder is not None:
            _count(found[holder], "controlled", tile)
        if ground.token is not None:
            _count(found[ground.token], "tokens", tile)
        if ground.settlement:
            _count_settlement(found[SULTAN], ground.settlement, tile)
        if ground.palace:
            found[CALIPH]["palaces"] = 1
        for force in ground.forces:
            mercenaries[force.seat] += force.mercenaries
    for seat, own in enumerate(mercenaries):
        found[seat]["foreign_mercenaries"] = sum(mercenaries) - own
    return found


def _count(measures: Measures, what: str, tile: Tile) -> None:
    """Add one more hex under control, or one more token; special land counts by itself, too."""
    measures[what] = measures.get(what, 0) + 1
    if special := SPECIAL.get((what, tile)):
        measures[special] = measures.get(special, 0) + 1


def _count_settlement(measures: Measures, settlement: Piece, tile: Tile) -> None:
    _count(measures, "settlements", tile)
    _count(measures, "cities" if settlement is Piece.CITY else "towns", tile)
    if tile in WATER:
        _count(measures, "settlements_at_water", tile)


def points_for(g: State, goal: Goal, measures: Measures) -> int:
    """Return points for each full part of a measure, or once where the needs are fulfilled."""
    points = g.figures.points[goal.objective]
    if goal.per:
        points *= measures.get(goal.per, 0) // g.figures.each.get(goal.objective, 1)
        most = g.figures.most.get(goal.objective)
        return points if most is None else min(points, most)
    met = [measures.get(measure, 0) >= count for measure, count in goal.needs]
    return points if (any(met) if goal.any else all(met)) else 0


def score_year(g: State) -> None:
    """Score every objective in the first year, later those of all years; each a line."""
    found = tallies(g)
    for seat in g.everyone:
        measures = found[seat]
        for goal in GOALS[seat]:
            if goal.when == "yearly" or (goal.when == "first_year" and g.year == 1):
                score(g, seat, goal.objective, points_for(g, goal, measures))


def most_exchanged(g: State) -> int:
    """Return how many points the Nomad may buy."""
    figures, objective = g.figures, Objective.NOMAD_EXCHANGE
    if not figures.points[objective]:
        return 0
    affordable = g.players[NOMAD].coins // figures.each[objective]
    return min(affordable, figures.most[objective] // figures.points[objective])


# -- the Warlord's points, at once -----------------------------------------------------------


def score_casualties(g: State, clash: Clash) -> None:
    """Score enemy units lost in the casualties step, on whichever side the Warlord was."""
    enemies = {clash.attacker: 1, clash.defender: 0}
    if WARLORD in enemies:
        lost = clash.lost[enemies[WARLORD]]
        if g.year == 1:
            g.players[WARLORD].units_removed += lost
        score(
            g, WARLORD, Objective.ENEMY_CASUALTY, lost * g.figures.points[Objective.ENEMY_CASUALTY]
        )


def score_sack(g: State, seat: Seat, piece: Piece) -> None:
    if g.year == 1:
        g.players[seat].buildings_sacked += 1
    if seat == WARLORD:
        objective = Objective(f"sack_{piece}")
        score(g, seat, objective, g.figures.points[objective])


def score_capture(g: State, seat: Seat) -> None:
    if seat == WARLORD:
        score(g, seat, Objective.CAPTURE, g.figures.points[Objective.CAPTURE])


# -- the end ---------------------------------------------------------------------------------


def final_result(g: State) -> Result:
    """Return the result; turn order breaks the last tie, so there is one winner."""

    def rank(seat: Seat) -> tuple[int, int, Seat]:
        return -g.players[seat].vp, -g.players[seat].coins, seat

    return Result(
        scores=tuple(player.vp for player in g.players),
        ranking=tuple((seat,) for seat in sorted(g.everyone, key=rank)),
    )
