"""Why an action is not possible: sentences for the player who tried it, from what he knows."""

from engine.games.jerusalem import cards
from engine.games.jerusalem.actions import Baron, Bid, Buy, Hire, Limit, Place, Play, Sell
from engine.games.jerusalem.barons import baron_need
from engine.games.jerusalem.data import Area
from engine.games.jerusalem.state import State
from engine.games.jerusalem.steps.choices import on_board
from engine.games.jerusalem.steps.deploy import most_mercenaries
from engine.ids import Seat
from engine.rules import Refusal


def refuse(g: State, seat: Seat, action: object) -> Refusal | None:
    """The reason, where there is a better one than that it was not offered."""
    my_turn = g.turn is not None and g.turn.seat == seat
    match action:
        case Bid(amount) | Limit(amount) if amount > g.players[seat].bezants:
            return Refusal("purse", {"amount": amount, "bezants": g.players[seat].bezants})
        case Buy(_):
            return Refusal("purse-buy", {"bezants": g.players[seat].bezants})
        case Place(area, count) if my_turn:
            return _place(g, seat, area, count)
        case Baron(area) if my_turn:
            return _baron(g, seat, area)
        case Hire(_) if my_turn:
            return Refusal("hire", {"most": most_mercenaries(g, seat)})
        case Play(card) if my_turn and card not in g.players[seat].cards:
            return Refusal("not-in-hand", {"card": card})
        case Play(card) if my_turn and not cards.can_play(g, seat, card.kind):
            return Refusal("card-idle", {"card": card})
        case Sell() if on_board(g, seat) < g.figures.sale_squires:
            return Refusal("sell", {"need": g.figures.sale_squires, "squires": on_board(g, seat)})
    return None


def _place(g: State, seat: Seat, area: Area, count: int) -> Refusal | None:
    if area not in g.board:
        return Refusal("area-closed", {"area": area})
    if area in g.closed_to_placing(seat):
        return Refusal("area-blocked", {"area": area, "seat": g.baron_in(area)})
    facts = {"area": area, "count": count, "squires": g.players[seat].reserve}
    return Refusal("place", facts)


def _baron(g: State, seat: Seat, area: Area) -> Refusal | None:
    if area not in g.board:
        return Refusal("area-closed", {"area": area})
    if g.players[seat].baron:
        return Refusal("baron-used", {"area": g.players[seat].baron})
    holder = g.baron_in(area)
    if holder is not None:
        return Refusal("area-blocked", {"area": area, "seat": holder})
    need, new = baron_need(g, seat, area), g.new_for_baron(area)
    if new < need:
        return Refusal("baron-need", {"area": area, "need": need, "new": new})
    return Refusal("baron-barred", {"area": area})
