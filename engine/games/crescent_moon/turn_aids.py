"""What makes a turn quicker and safer: things chosen together, and what its end gives up."""

from engine.games.crescent_moon.actions import Discard, Done, Place, Take
from engine.games.crescent_moon.state import State
from engine.games.crescent_moon.steps.guides import GuideUnits
from engine.games.crescent_moon.steps.hands import DiscardDown
from engine.games.crescent_moon.steps.secrets import ConspireFor
from engine.games.crescent_moon.steps.units import MoveUnits, PlaceMercenaries, RecruitUnits
from engine.games.crescent_moon.steps.works import BuildMore
from engine.ids import Seat

COUNTED = {
    MoveUnits: "moves",
    RecruitUnits: "recruits",
    BuildMore: "buildings",
    GuideUnits: "guides",
}


def at_once(g: State, seat: Seat, verb: str) -> int:
    """Return how many cards or hexes may be chosen together."""
    match g.agenda[-1]:
        case DiscardDown() if verb == Discard.verb:
            return len(g.players[seat].cards) - g.figures.hand_limit
        case PlaceMercenaries(left=left) if verb == Place.verb:
            return left
        case ConspireFor() if verb == Take.verb:
            return g.figures.sultan_slots - len(g.sultan_market)
    return 1


def unspent(g: State, _seat: Seat, action: object) -> dict[str, int]:
    """Return the moves, units or buildings of an action that are left over."""
    step = g.agenda[-1]
    what = COUNTED.get(type(step)) if isinstance(action, Done) else None
    left: int = getattr(step, "left", 0)
    return {what: left} if what and left else {}
