"""Say why an action is not possible: sentences for the player who tried it, from what he knows."""

from collections.abc import Callable
from typing import Any

from engine.games.crescent_moon import actions as do
from engine.games.crescent_moon.data import MURSHID, NOMAD, SULTAN, Card, Deed, Hex, Piece, Talk
from engine.games.crescent_moon.reach import (
    building_price,
    camps,
    may_assault,
    most_bribed,
    most_hired,
    sites_for,
)
from engine.games.crescent_moon.repertoire import details, may_talk, possible
from engine.games.crescent_moon.state import Item, State
from engine.games.crescent_moon.steps.bargain import Bargain
from engine.games.crescent_moon.steps.deals import AnswerDeal, ProposeDeal
from engine.games.crescent_moon.steps.market import card_price
from engine.games.crescent_moon.steps.playing import ACTION_CARDS, ANYTIME_CARDS, can_play
from engine.games.crescent_moon.steps.turn import ChooseAction
from engine.ids import Seat
from engine.notation import Action
from engine.rules import Refusal


def refuse(g: State, seat: Seat, action: object) -> Refusal | None:
    """Return the reason, where there is a better one than that it was not offered."""
    missing = [here for here in _hexes(action) if here not in g.board]
    if missing:
        return Refusal("no-such-hex", {"hex": missing[0]})
    if (deed := _deed_to_choose(g, seat, action)) is not None:
        return Refusal("act-first", {"deed_id": deed.value, "hints": []})
    if isinstance(action, do.Play):
        return _play(g, seat, action.card)
    if isinstance(action, do.Offer | do.Counter):
        return _offer(g, seat, action)
    if isinstance(action, do.Propose):
        return _propose(g, seat, action)
    if isinstance(action, do.Post | do.Unpost):
        return _post(g, seat, action)
    if g.turn is None or g.turn.seat != seat:
        return None
    reason = REASONS.get(type(action))
    return reason(g, seat, action) if reason else None


DEEDS: dict[type, Deed] = {
    do.Influence: Deed.INFLUENCE,
    do.Build: Deed.BUILD,
    do.Move: Deed.MOVE,
    do.Assault: Deed.ASSAULT,
    do.Recruit: Deed.RECRUIT,
    do.Hire: Deed.HIRE_MERCENARIES,
    do.Bribe: Deed.BRIBE_MERCENARIES,
    do.Buy: Deed.BUY_CARDS,
    do.Haggle: Deed.BUY_CARDS,
    do.Pay: Deed.BUY_CARDS,
    do.Claim: Deed.BUY_CARDS,
    do.Play: Deed.PLAY_CARD,
    do.Revolt: Deed.REVOLT,
    do.Relocate: Deed.RELOCATE_PALACE,
    do.Desertion: Deed.DESERTION,
}


def _deed_to_choose(g: State, seat: Seat, action: object) -> Deed | None:
    """Return the action that has to be chosen first, if this were possible then."""
    deed = DEEDS.get(type(action))
    step = g.agenda[-1]
    if deed is None or step != ChooseAction(seat) or deed not in possible(g, seat):
        return None
    assert isinstance(action, Action)
    found = [text for offer in details(g, seat, deed) for text in offer.spellings()]
    return deed if action.spell() in found else None


def _hexes(action: object) -> list[Hex]:
    if not isinstance(action, Action):
        return []
    return [each for each in action.args if isinstance(each, Hex)]


def _play(g: State, seat: Seat, card: Card) -> Refusal | None:
    if card not in g.players[seat].cards:
        return Refusal("not-in-hand", {"card": card})
    if card not in ACTION_CARDS | ANYTIME_CARDS:
        return Refusal("card-for-clash", {"card": card})
    if (g.rules_version > 1 or g.clash is None) and not can_play(g, seat, card):
        return Refusal("card-idle", {"card": card})
    if card in ACTION_CARDS:
        return Refusal("card-is-an-action", {"card": card})
    key = "card-between-actions" if g.rules_version == 1 else "card-not-now"
    return Refusal(key, {"card": card})


def _offer(g: State, seat: Seat, action: do.Offer | do.Counter) -> Refusal | None:
    """Return why not at this price: what may be named instead, if anything."""
    talk = g.agenda[-1]
    if not isinstance(talk, Bargain) or talk.voice != seat:
        return None
    if not talk.left:
        return Refusal("last-offer", {})
    units = talk.units
    if isinstance(action, do.Counter):
        if talk.price is None or action.count not in talk.numbers(g) or action.count == units:
            return Refusal("no-other-number", {})
        units = action.count
    low, high = talk.prices(g, units)
    if low > high:
        return Refusal("no-price-between", {})
    key = "price-in-purse" if None in talk.named(units) else "price-between"
    coins = g.players[talk.buyer].coins
    return Refusal(key, {"low": low, "high": high, "count": high - low + 1, "coins": coins})


def _propose(g: State, seat: Seat, action: do.Propose) -> Refusal | None:
    """Return why this deal cannot be proposed: who pays it, of how many points."""
    step = g.agenda[-1]
    if not isinstance(step, ProposeDeal | AnswerDeal) or step.seat != seat:
        return None
    if isinstance(step, AnswerDeal) and step.countered:
        return Refusal("deal-countered", {})
    if seat not in (MURSHID, action.seat):
        return Refusal("deal-of-others", {})
    most = g.figures.deal if seat == MURSHID else min(g.figures.deal, g.players[seat].vp)
    return None if 0 < action.points <= most else Refusal("deal-points", {"most": most})


def _influence(g: State, seat: Seat, action: do.Influence) -> Refusal:
    here = action.hex
    if not g.players[seat].supply[Piece.INFLUENCE_TOKEN]:
        return Refusal("no-token", {})
    if g.board[here].token == seat:
        return Refusal("token-there", {"hex": here})
    return Refusal("out-of-reach", {"hex": here})


def _build(g: State, seat: Seat, action: do.Build) -> Refusal | None:
    building, here = action.building, action.hex
    if building not in g.figures.build_prices[seat] or not g.figures.build[seat]:
        return Refusal("not-your-building", {"building": building})
    if not g.players[seat].supply[building.piece]:
        return Refusal("none-in-supply", {"building": building})
    if here not in sites_for(g, building, camps(g, seat)):
        return Refusal("no-site", {"building": building, "hex": here})
    price, coins = building_price(g, seat, building, here), g.players[seat].coins
    return Refusal("purse", {"price": price, "coins": coins}) if price > coins else None


def _march(g: State, seat: Seat, action: do.Move | do.Assault) -> Refusal | None:
    origin, goal = action.origin, action.goal
    if not g.board[origin].units(seat):
        return Refusal("no-units", {"hex": origin})
    if goal not in g.reach(seat)[origin]:
        return Refusal("not-adjacent", {"origin": origin, "goal": goal})
    holder = g.board[goal].holder
    if isinstance(action, do.Move):
        foreign = holder is not None and holder != seat
        return Refusal("held", {"hex": goal, "seat": holder}) if foreign else None
    return None if may_assault(g, seat, goal) else Refusal("nothing-to-assault", {"hex": goal})


def _buy(g: State, seat: Seat, action: do.Buy) -> Refusal | None:
    price, coins = card_price(g, seat, action.market, action.card), g.players[seat].coins
    if action.card not in g.market:
        return Refusal("not-on-sale", {"card": action.card})
    return Refusal("purse", {"price": price, "coins": coins}) if price > coins else None


def _hire(g: State, seat: Seat, action: do.Hire) -> Refusal | None:
    if (reason := _mercenaries(g, seat, Item(Talk.HIRE, action.count))) is not None:
        return reason
    if len(g.players) > NOMAD and not g.players[NOMAD].reserves:
        return Refusal("nomad-has-none", {})
    if not camps(g, seat):
        return Refusal("no-camp", {})
    if 0 < action.count <= len(g.figures.hire) and len(g.players) <= NOMAD:
        price, coins = g.figures.hire[action.count - 1], g.players[seat].coins
        if price > coins:
            return Refusal("purse", {"price": price, "coins": coins})
    return _count(action.count, most_hired(g, seat))


def _bribe(g: State, seat: Seat, action: do.Bribe) -> Refusal | None:
    if len(g.players) <= NOMAD:
        return Refusal("no-nomad", {})
    if (reason := _mercenaries(g, seat, Item(Talk.BRIBE, hex=action.hex))) is not None:
        return reason
    found = {here: ground.force(NOMAD).mercenaries for here, ground in g.board.items()}
    hexes = tuple([here for here, count in found.items() if count])
    if action.hex not in hexes:
        return Refusal("nobody-to-bribe", {"hex": action.hex, "hexes": hexes, "count": len(hexes)})
    return _count(action.count, most_bribed(g, seat, action.hex))


def _mercenaries(g: State, seat: Seat, item: Item) -> Refusal | None:
    """Return what prevents hiring and bribing alike."""
    if seat == NOMAD:
        return Refusal("nomad-hires-nobody", {})
    if not g.players[seat].supply[Piece.UNIT]:
        return Refusal("no-units-left", {})
    return _talked(g, item)


def _talked(g: State, item: Item) -> Refusal | None:
    """Return that nothing came of talks about this in the same action."""
    if g.turn is None or may_talk(g, item):
        return None
    return Refusal("talk-failed", {"talk": item.talk})


def _haggle(g: State, seat: Seat, action: do.Haggle) -> Refusal | None:
    if seat == SULTAN or action.card not in g.sultan_market:
        return Refusal("not-sultans", {"card": action.card}) if seat != SULTAN else None
    return _talked(g, Item(Talk.CARD, card=action.card))


def _pay(g: State, seat: Seat, action: do.Pay) -> Refusal | None:
    price, coins = g.posted.get(action.card), g.players[seat].coins
    if price is None:
        return Refusal("not-posted", {"card": action.card})
    return Refusal("purse", {"price": price, "coins": coins}) if price > coins else None


def _post(g: State, seat: Seat, action: do.Post | do.Unpost) -> Refusal | None:
    if seat != SULTAN:
        return Refusal("sultan-posts", {})
    if action.card not in g.sultan_market:
        return Refusal("not-sultans", {"card": action.card})
    if isinstance(action, do.Unpost) and action.card not in g.posted:
        return Refusal("not-posted", {"card": action.card})
    return None


def _count(count: int, most: int) -> Refusal | None:
    return None if 0 < count <= most else Refusal("so-many-mercenaries", {"most": most})


def _recruit(g: State, seat: Seat, _action: do.Recruit) -> Refusal | None:
    if not g.figures.recruit[seat]:
        return Refusal("no-recruits", {})
    return Refusal("reserves-empty", {}) if not g.players[seat].reserves else None


REASONS: dict[type, Callable[[State, Seat, Any], Refusal | None]] = {
    do.Influence: _influence,
    do.Build: _build,
    do.Move: _march,
    do.Assault: _march,
    do.Buy: _buy,
    do.Haggle: _haggle,
    do.Pay: _pay,
    do.Hire: _hire,
    do.Bribe: _bribe,
    do.Recruit: _recruit,
}
