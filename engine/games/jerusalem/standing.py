"""Selling influence outside the own deploy turn, where the table allows it (D12)."""

from engine.asks import Ask, Just
from engine.games.jerusalem.actions import Sell
from engine.games.jerusalem.state import State
from engine.games.jerusalem.steps import choices
from engine.games.jerusalem.steps.choices import SellInfluence, can_sell
from engine.games.jerusalem.steps.deploy import DeployTurn
from engine.ids import Seat

SELL = (Just(Sell()),)


def standing(g: State, seat: Seat) -> Ask | None:
    """Offer a sale to a seat that decides something; not in the middle of another action."""
    if g.options.sell_influence_timing != "any_own_decision":
        return None
    top = g.agenda[-1]
    if isinstance(top, DeployTurn) or type(top).__module__ == choices.__name__:
        return None
    deciding = any(ask.seat == seat for ask in top.asks(g))
    return Ask(seat, "sell-now", SELL) if deciding and can_sell(g, seat) else None


def answer_standing(g: State, seat: Seat, action: Sell) -> None:  # noqa: ARG001
    g.then(SellInfluence(seat, g.figures.sale_squires))
