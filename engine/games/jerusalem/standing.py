"""Selling influence outside the own deploy turn, where the table allows it (D12)."""

from collections.abc import Iterator

from engine.asks import Ask, Just
from engine.games.jerusalem.actions import Sell
from engine.games.jerusalem.state import State
from engine.games.jerusalem.steps import choices
from engine.games.jerusalem.steps.choices import SellInfluence, can_sell
from engine.games.jerusalem.steps.deploy import DeployTurn
from engine.ids import Seat


def standing(g: State) -> Iterator[Ask]:
    """Whoever is deciding something may sell first; not in the middle of another action."""
    if g.options.sell_influence_timing != "any_own_decision":
        return
    top = g.agenda[-1]
    if isinstance(top, DeployTurn) or type(top).__module__ == choices.__name__:
        return
    for ask in top.asks(g):
        if can_sell(g, ask.seat):
            yield Ask(ask.seat, "sell-now", (Just(Sell()),))


def answer_standing(g: State, seat: Seat, action: Sell) -> None:  # noqa: ARG001
    g.then(SellInfluence(seat, g.figures.sale_squires))
