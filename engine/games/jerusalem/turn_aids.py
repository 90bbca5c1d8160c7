"""What makes a turn quicker and safer: areas chosen together, and what its end gives up."""

from engine.games.jerusalem.actions import Done, Place, Put, Remove
from engine.games.jerusalem.barons import baron_areas
from engine.games.jerusalem.cards import playable
from engine.games.jerusalem.state import State
from engine.games.jerusalem.steps.choices import PutInfluence, SellInfluence
from engine.games.jerusalem.steps.deploy import DeployTurn, marshal_choices
from engine.ids import Seat


def at_once(g: State, seat: Seat, verb: str) -> int:
    """Return in how many areas squires may be placed, put or sold together."""
    match g.agenda[-1]:
        case DeployTurn() if verb == Place.verb:
            return g.players[seat].reserve
        case PutInfluence(left=left) if verb == Put.verb:
            return left
        case SellInfluence(left=left) if verb == Remove.verb:
            return left
    return 1


def unspent(g: State, seat: Seat, action: object) -> dict[str, int]:
    """Return what the end of a deploy turn leaves unused."""
    if not isinstance(action, Done) or not isinstance(g.agenda[-1], DeployTurn):
        return {}
    found = {
        "squires": g.players[seat].reserve,
        "cards": len(playable(g, seat)),
        "baron": int(bool(baron_areas(g, seat))),
        "marshal": int(any(marshal_choices(g, seat))),
    }
    return {what: count for what, count in found.items() if count}
