"""Apprentices discarded of the seat's own accord, where that can change something (R7)."""

from engine.asks import Ask, Pick
from engine.games.architects.actions import Dismiss
from engine.games.architects.data import Apprentice, Phase
from engine.games.architects.decks import dismiss
from engine.games.architects.state import State
from engine.games.architects.steps.hiring import HireFree, VisitWorkshop, apprentice_limit
from engine.games.architects.steps.market import MarketService, open_spaces
from engine.games.architects.steps.turn import TakeTurn
from engine.games.architects.steps.visits import tax_virtue_lost
from engine.games.architects.verbs import how_many
from engine.games.architects.virtue import is_freer
from engine.ids import Seat

MOMENTS = (TakeTurn, VisitWorkshop, MarketService, HireFree)


def standing(g: State, seat: Seat) -> Ask | None:
    """Offer room when there is none, and the loss of virtue that an ability prevents."""
    step = g.agenda[-1]
    if not isinstance(step, MOMENTS) or step.seat != seat:
        return None
    player = g.players[seat]
    if not player.apprentices or not player.workers or g.rules_version == 1:
        return None
    if len(player.apprentices) >= apprentice_limit(g, seat):
        dismissible = tuple(dict.fromkeys(player.apprentices))
    else:
        dismissible = _keepers_of_virtue(g, seat) if isinstance(step, TakeTurn) else ()
    return Ask(seat, "dismiss", (Pick(Dismiss, dismissible),)) if dismissible else None


def _keepers_of_virtue(g: State, seat: Seat) -> tuple[Apprentice, ...]:
    """Return who keeps virtue that the seat may rather want to lose with this worker."""
    if g.phase is not Phase.PLAY:
        return ()
    virtue, found = g.players[seat].virtue, []
    if how_many(g, seat, Apprentice.ILLUSIONIST) and (spaces := open_spaces(g, seat)):
        lost = max(g.figures.market_cost[space][1] for space in spaces)
        if is_freer(g, virtue - lost, virtue, margin=1):
            found.append(Apprentice.ILLUSIONIST)
    if (thieves := how_many(g, seat, Apprentice.THIEF)) and g.tax:
        lost = tax_virtue_lost(g, thieves - 1)
        if is_freer(g, virtue - lost, virtue - tax_virtue_lost(g, thieves), margin=1):
            found.append(Apprentice.THIEF)
    return tuple(found)


def answer_standing(g: State, seat: Seat, action: Dismiss) -> None:
    dismiss(g, seat, action.apprentice)
