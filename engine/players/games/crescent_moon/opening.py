"""Quick scores before the first year: laying hexes, starting pieces and the palace."""

from engine.games.crescent_moon.actions import Begin, Lay, Palace, River, Settle
from engine.games.crescent_moon.data import CALIPH, SULTAN, WARLORD, WATER, Hex, Tile
from engine.players.evaluator import Question
from engine.players.games.crescent_moon.seat_values import SeatValues

# What one likes to keep in hand until it is seen where it serves best.
PRECIOUS = {Tile.QUARRY: 0.5, Tile.HOLY_SITE: 0.4, Tile.FERTILE: 0.2}
AROUND = 0.15  # of what the neighbouring hexes are worth
USUAL = 0.3  # the palace's usual place is a good one


def laying(_values: SeatValues, _question: Question, action: Lay | River) -> float:
    """Lay poor land first: precious land is laid when the map is better known."""
    return -PRECIOUS.get(action.tile, 0.0) if isinstance(action, Lay) else 0.0


def beginning(_values: SeatValues, question: Question, action: Begin) -> float:
    """Place the larger group first, while the best hexes are free."""
    pieces = question.facts["first_pieces" if action.group == 1 else "second_pieces"]
    return 0.2 * len(pieces)


def settling(values: SeatValues, question: Question, action: Settle | Palace) -> float:
    here = action.hex
    if isinstance(action, Palace):
        usual = USUAL if question.facts.get("hex") == here else 0.0
        return values.change(here, 0, values.land.palace) + usual
    return _home(values, here)


def _home(values: SeatValues, here: Hex) -> float:
    """Prefer good land among good land; the Warlord looks for prey, others keep away from him."""
    spots, seat = values.land.spots, values.seat
    worth = values.control(here) + AROUND * sum([values.control(near) for near in spots[here].near])
    if seat == SULTAN and spots[here].tile in WATER:
        worth += 1.0
    neighbours = {spots[near].controller for near in spots[here].near} - {None, seat}
    if seat == WARLORD:
        return worth + 0.5 * len(neighbours)
    danger = 1.0 if WARLORD in neighbours else 0.0
    return worth - danger - 0.2 * len(neighbours) * (seat != CALIPH)
