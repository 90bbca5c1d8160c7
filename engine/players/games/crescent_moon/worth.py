"""What a position is worth: points so far, and what the pieces, coins and cards still promise."""

from engine.games.crescent_moon.data import WARLORD, Phase
from engine.games.crescent_moon.view import View
from engine.ids import Seat
from engine.players.games.crescent_moon import belongings, raids
from engine.players.games.crescent_moon.goals import measures_of, promise
from engine.players.games.crescent_moon.land import land_of


def worth(view: View, seat: Seat) -> dict[str, float]:
    """Parts that add up to the points expected at the end."""
    land = land_of(view)
    parts = {"points": float(land.points[seat])}
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
