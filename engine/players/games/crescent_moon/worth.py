"""What a position is worth: points so far, and what the pieces, coins and cards still promise."""

from engine.games.crescent_moon.data import WARLORD, Phase
from engine.games.crescent_moon.view import View
from engine.ids import Seat
from engine.players.games.crescent_moon import belongings, raids
from engine.players.games.crescent_moon.goals import measures_of, promise
from engine.players.games.crescent_moon.land import Land, land_of

USUAL_YEAR = 8.0  # points that a rival whose count is hidden may have made in a year


def worth(view: View, seat: Seat) -> dict[str, float]:
    """Parts that add up to the points expected at the end."""
    land = land_of(view)
    parts = {"points": _points(land, seat)}
    if view.phase is Phase.OVER:
        return parts
    parts["objectives"] = promise(land, seat, measures_of(land, seat))
    parts["income"] = belongings.income(land, seat)
    parts["coins"] = belongings.purse(land, seat, view.players[seat].coins)
    parts["army"] = belongings.army(land, seat)
    parts["cards"] = belongings.hand(land, seat)
    parts["actions"] = belongings.ACTION * land.actions_left(seat)
    if seat == WARLORD:
        parts["raids"] = raids.prospects(land)
    return parts


def _points(land: Land, seat: Seat) -> float:
    """Those of others are hidden: what one would have made by now."""
    points = land.view.players[seat].vp
    if points is not None:
        return float(points)
    years = land.view.years - land.scorings
    return land.figures.start_vp + USUAL_YEAR * years
