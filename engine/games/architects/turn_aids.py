"""What makes a turn quicker and safer: cards chosen together, and what its end gives up."""

from engine.games.architects.actions import Discard, Done
from engine.games.architects.state import State
from engine.games.architects.steps.captures import FreeCaptures, TownCentre
from engine.games.architects.steps.guardhouse import VisitGuardhouse
from engine.games.architects.steps.storehouse import VisitStorehouse
from engine.games.architects.steps.turn import EndTurn
from engine.ids import Seat

COUNTED = {
    VisitStorehouse: "trades",
    TownCentre: "captures",
    FreeCaptures: "captures",
    VisitGuardhouse: "guardhouse",
}


def at_once(g: State, seat: Seat, verb: str) -> int:
    """Return how many cards too many there are: they may be discarded together."""
    is_end = isinstance(g.agenda[-1], EndTurn) and verb == Discard.verb
    return len(g.players[seat].hand) - g.figures.hand_limit if is_end else 1


def unspent(g: State, _seat: Seat, action: object) -> dict[str, int]:
    """Return the actions of a visit that are left over."""
    step = g.agenda[-1]
    what = COUNTED.get(type(step)) if isinstance(action, Done) else None
    left: int = getattr(step, "left", 0)
    return {what: left} if what and left else {}
