"""Value a position: points so far, and what the pieces, coins and cards still promise."""

from engine.games.crescent_moon.data import Phase
from engine.games.crescent_moon.view import View
from engine.ids import Seat
from engine.players.games.crescent_moon import belongings
from engine.players.games.crescent_moon.position import position_of


def evaluate(view: View, seat: Seat) -> dict[str, float]:
    """Return parts that add up to the points expected at the end."""
    position = position_of(view)
    if view.phase is Phase.OVER:
        return {"points": float(position.land.players[seat].points)}
    return {
        **position.public_values(seat).parts,
        "cards": belongings.hand(view, position.land, seat),
    }
