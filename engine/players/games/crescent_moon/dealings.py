"""Quick scores of cards, coins and negotiations."""

from engine.games.crescent_moon import actions as do
from engine.games.crescent_moon.data import EXCHANGE, NOMAD
from engine.ids import Seat
from engine.players.evaluator import AT_ONCE, Question
from engine.players.games.crescent_moon import belongings, trade
from engine.players.games.crescent_moon.seat_values import ABSURD, SeatValues
from engine.players.games.crescent_moon.talks import bargaining

STUBBORN = 0.6  # of what the price on the table brings, what is left when one asks for more
OTHERWISE = 0.3  # of what another number promises, when the talk could end with this one
REPRICED = 3  # coins by which a posted price must be off to be changed
SILENT = -20.0  # to begin a talk for nothing: worse than to name a price that nobody takes


def buy(values: SeatValues, _question: Question, action: do.Buy) -> float:
    return trade.buying(values, action.market, action.card)


def haggle(values: SeatValues, _question: Question, action: do.Haggle) -> float:
    return trade.haggling(values, action.card)


def pay(values: SeatValues, _question: Question, action: do.Pay) -> float:
    return trade.paying(values, action.card)


def post(values: SeatValues, question: Question, action: do.Post) -> float:
    """Post the price that serves both sides, or mend one that is far off; it costs no action."""
    wanted = trade.price_to_post(values, action.card) if question.key == "action" else None
    if action.price != wanted:
        return 10.0 * ABSURD
    posted = values.view.posted.get(action.card)
    serves = posted is None or abs(wanted - posted) >= REPRICED
    return AT_ONCE if serves else 10.0 * ABSURD


def unpost(values: SeatValues, question: Question, action: do.Unpost) -> float:
    """Take back a price for which nobody should have the card any more."""
    price = values.view.posted[action.card]
    loses = question.key == "action" and price < trade.least_price(values, action.card)
    return AT_ONCE if loses else 10.0 * ABSURD


def claim(values: SeatValues, _question: Question, action: do.Claim) -> float:
    return trade.gaining(values, action.card) - belongings.STOCK * values.time * 0.5


def take(values: SeatValues, question: Question, action: do.Take) -> float:
    if question.key == "scheme":
        return values.card(action.card)
    buyers = [values.of(Seat(seat)).card(action.card) for seat in range(values.land.seats)]
    return max(0.6 * max(buyers), values.card(action.card))


def discard(values: SeatValues, _question: Question, action: do.Discard) -> float:
    return -values.card(action.card)


def inform(values: SeatValues, _question: Question, action: do.Target) -> float:
    player = values.view.players[action.seat]
    return 0.1 * (player.cards - len(player.known))


def exchange(values: SeatValues, _question: Question, action: do.Exchange) -> float:
    """Score points now; coins that are kept can be changed later if there is room."""
    figures, goal = values.land.figures, EXCHANGE
    spent = action.count * figures.each[goal]
    left = values.player.coins - spent
    return action.count * figures.points[goal] + belongings.purse(values.land, NOMAD, left)


def offer(values: SeatValues, _question: Question, action: do.Offer) -> float:
    talk = values.view.bargain
    assert talk is not None
    deal = bargaining(values)
    later = 0.0  # an offer that nobody may answer with another is taken, or all is over
    if talk.price is not None and talk.left > 1:
        later = STUBBORN * max(0.0, deal.gain(talk.price))
    return deal.offering(action.price) + (1.0 - deal.agreed(action.price)) * later


def counter(values: SeatValues, _question: Question, action: do.Counter) -> float:
    """Name another number: the other side is thought to stay at its price for each unit."""
    promised = bargaining(values, action.count).offering(action.price)
    return min(promised, OTHERWISE * promised) - 0.3  # a word for nothing is worse than none


def accept(values: SeatValues, _question: Question, _action: do.Accept) -> float:
    talk = values.view.bargain
    assert talk is not None
    assert talk.price is not None
    return bargaining(values).gain(talk.price)


def refuse(values: SeatValues, _question: Question, _action: do.Refuse) -> float:
    """Refuse no talk before a price was named: nobody begins one for that."""
    talk = values.view.bargain
    return SILENT if talk is not None and talk.price is None else 0.0


def withdraw(_values: SeatValues, _question: Question, _action: do.Withdraw) -> float:
    return -1.0
