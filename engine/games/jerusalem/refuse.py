"""Say why an action is not possible: sentences for the player who tried it, from what he knows.

A reason holds only where the question that is open offers such a thing at all; in the middle of a
card, a sale or another phase the reason is that something else must be chosen first.
"""

from engine.games.jerusalem import cards
from engine.games.jerusalem.actions import (
    Baron,
    Bid,
    Buy,
    Hire,
    Levy,
    Limit,
    March,
    Place,
    Play,
    Sell,
)
from engine.games.jerusalem.barons import baron_need
from engine.games.jerusalem.data import Area, Card, Office
from engine.games.jerusalem.state import State
from engine.games.jerusalem.steps.auction import Auction, OpeningBid, SealedLimits
from engine.games.jerusalem.steps.choices import PlaceForeignBaron, can_sell, on_board
from engine.games.jerusalem.steps.deploy import MOST_AT_ONCE, DeployTurn, most_mercenaries
from engine.games.jerusalem.steps.income import BuyMaterials
from engine.ids import Seat
from engine.notation import Action
from engine.rules import Refusal


def refuse(g: State, seat: Seat, action: Action) -> Refusal | None:
    """Return the reason, where there is a better one than that it was not offered."""
    match g.agenda[-1]:
        case DeployTurn():
            reason = _in_turn(g, seat, action)
        case PlaceForeignBaron() if isinstance(action, Baron):
            reason = _stands_badly(g, seat, action.area, g.figures.baron_foreign)
        case OpeningBid() | Auction() | SealedLimits() as sale:
            price = None if isinstance(sale, OpeningBid) else sale.price
            reason = _bid(g, seat, action, price)
        case BuyMaterials() if isinstance(action, Buy):
            reason = _buy(g, seat, action.count)
        case _:
            reason = None
    return reason or _sale(g, seat, action) or _something_else_first(g, seat, action)


def _something_else_first(g: State, seat: Seat, action: Action) -> Refusal | None:
    """Return what has to be chosen now, where nothing of the kind is offered."""
    ask = next((each for each in g.agenda[-1].asks(g) if each.seat == seat), None)
    if ask is None or any(each.split()[0] == action.verb for each in ask.spellings()):
        return None
    return Refusal(f"first-{ask.key}", {})


def _sale(g: State, seat: Seat, action: Action) -> Refusal | None:
    """Return that there are too few squires for a sale, where selling is allowed."""
    top = g.agenda[-1]
    allowed = isinstance(top, DeployTurn) or g.options.sell_influence_timing == "any_own_decision"
    if not isinstance(action, Sell) or not allowed or can_sell(g, seat):
        return None
    return Refusal("sell", {"need": g.figures.sale_squires, "squires": on_board(g, seat)})


# -- the auction, and Building materials ----------------------------------------------------


def _bid(g: State, seat: Seat, action: Action, price: int | None) -> Refusal | None:
    """Return that the bid is beyond the purse or, where there is a price, not above it."""
    bezants = g.players[seat].bezants
    match action:
        case Bid(amount) | Limit(amount) if amount > bezants:
            return Refusal("purse", {"amount": amount, "bezants": bezants})
        case Bid(amount) | Limit(amount) if price is not None and amount <= price:
            return Refusal("bid-low", {"amount": amount, "price": price})
    return None


def _buy(g: State, seat: Seat, count: int) -> Refusal | None:
    bezants, price = g.players[seat].bezants, g.figures.materials_price
    if count > g.figures.materials_most:
        return Refusal("buy-most", {"most": g.figures.materials_most})
    if count * price > bezants:
        return Refusal("purse-buy", {"count": count, "cost": count * price, "bezants": bezants})
    return None


# -- the deploy turn -------------------------------------------------------------------------


def _in_turn(g: State, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Place(area, count):
            return _place(g, seat, area, count)
        case Baron(area):
            return _baron(g, seat, area)
        case Hire(count) if count:
            return Refusal("hire", {"most": most_mercenaries(g, seat)})
        case Play(card):
            return _play(g, seat, card)
        case March() | Levy():
            return _marshal(g, seat)
    return None


def _play(g: State, seat: Seat, card: Card) -> Refusal | None:
    if card not in g.players[seat].cards:
        return Refusal("not-in-hand", {"card": card})
    return None if cards.can_play(g, seat, card.kind) else Refusal("card-idle", {"card": card})


def _marshal(g: State, seat: Seat) -> Refusal | None:
    if g.players[seat].office is not Office.MARSHAL:
        return Refusal("marshal-only", {})
    used = g.turn is not None and g.turn.ability_used
    return Refusal("marshal-used" if used else "marshal-idle", {})


def _place(g: State, seat: Seat, area: Area, count: int) -> Refusal | None:
    if area not in g.board:
        return Refusal("area-closed", {"area": area})
    if area in g.closed_to_placing(seat):
        return Refusal("area-blocked", {"area": area, "seat": g.baron_in(area)})
    reserve = g.players[seat].reserve
    if count > reserve:
        return Refusal("place", {"area": area, "count": count, "squires": reserve})
    return Refusal("place-at-once", {"most": MOST_AT_ONCE}) if count > MOST_AT_ONCE else None


def _baron(g: State, seat: Seat, area: Area) -> Refusal | None:
    if area in g.board and (where := g.players[seat].baron):
        return Refusal("baron-used", {"area": where})
    return _stands_badly(g, seat, area, None)


def _stands_badly(g: State, seat: Seat, area: Area, need: int | None) -> Refusal | None:
    """Return why a Baron who needs this many squires (None: the own one's) may not stand here."""
    if area not in g.board:
        return Refusal("area-closed", {"area": area})
    holder = g.baron_in(area)
    if holder is not None:
        return Refusal("area-blocked", {"area": area, "seat": holder})
    need, new = baron_need(g, seat, area) if need is None else need, g.new_for_baron(area)
    if new < need:
        scope = g.options.baron_requirement_scope
        return Refusal(f"baron-need-{scope}", {"area": area, "need": need, "new": new})
    if g.round == 1 and g.options.round1_palace_baron == "never":
        return Refusal("baron-barred-round-one", {"area": area})
    level = g.barred_from_palace() == g.everyone
    return Refusal("baron-barred-level" if level else "baron-barred", {"area": area})
