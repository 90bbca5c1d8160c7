"""Quick scores of cards: what they are worth beyond their price, and played by themselves."""

from collections.abc import Callable

from engine.games.crescent_moon.data import CARDS, SULTAN, Card, Does, Market, Talk, cards_that
from engine.games.crescent_moon.standing import MOST_POSTED
from engine.games.crescent_moon.state import Item
from engine.ids import Seat
from engine.players.evaluator import NEVER
from engine.players.games.crescent_moon import belongings, construction, marches
from engine.players.games.crescent_moon.seat_values import SeatValues
from engine.players.games.crescent_moon.talks import Bargaining, card_gains, was_refused

POSTED = 0.6  # of the room between both values, what a posted price leaves to the seller
ROOM = 1.5  # coins between both values, below which it is not worth a word


def card_price(values: SeatValues, market: Market, card: Card) -> int:
    figures = values.land.figures
    price = figures.card_prices[market]
    return price // figures.own_divisor if CARDS[card].association == values.seat else price


def buying(values: SeatValues, market: Market, card: Card) -> float:
    """Return the worth of the card, less its price, less what its owner makes of the coins."""
    price = card_price(values, market, card)
    worth = gaining(values, card) - price * values.coin
    payee = CARDS[card].association
    if payee != values.seat and payee < values.land.seats:
        worth -= values.loss_weight(payee) * price * values.of(payee).coin
    return worth


def gaining(values: SeatValues, card: Card) -> float:
    """Return the worth of one more card; with a full hand the poorest has to go."""
    worth = values.card(card) * (1.0 - belongings.CROWD * values.player.cards)
    if values.player.cards >= values.land.figures.hand_limit:
        worth -= min(values.card(each) for each in values.player.hand or (card,))
    return worth


def paying(values: SeatValues, card: Card) -> float:
    """Return the worth of a card at the price that the Sultan has posted."""
    price = values.view.posted[card]
    lost = values.coin + values.loss_weight(SULTAN) * values.of(SULTAN).coin
    return gaining(values, card) - price * lost


def haggling(values: SeatValues, card: Card) -> float:
    if was_refused(values, Item(Talk.CARD, card=card)):
        return NEVER
    known = values.public.haggled
    if card not in known:
        gains = card_gains(values, values.seat, card)
        known[card] = Bargaining(values, values.seat, SULTAN, gains).expected()
    return known[card]


def price_to_post(values: SeatValues, card: Card) -> int | None:
    """Return the Sultan's price for a card that serves him and the keenest buyer, if any does.

    The buyer keeps more than a talk would promise him, and the Sultan has not to wait for his word.
    """
    known = values.public.asked
    if card not in known:
        others = [Seat(seat) for seat in range(values.land.seats) if seat != SULTAN]
        gains = [(seat, card_gains(values, seat, card)) for seat in others]
        deals = [Bargaining(values, seat, SULTAN, gain) for seat, gain in gains]
        deal = max(deals, key=lambda each: each.most)
        price = round(deal.least + POSTED * deal.room)
        fits = deal.room >= ROOM and deal.least <= price <= MOST_POSTED
        known[card] = price if fits else None
    return known[card]


def least_price(values: SeatValues, card: Card) -> float:
    """Return for how many coins the Sultan would part with a card."""
    return card_gains(values, SULTAN, card)[1] / max(0.02, values.of(SULTAN).coin)


def best_purchases(values: SeatValues) -> float:
    coins = values.player.coins
    best: dict[Market, float] = {}
    for slot in values.view.market:
        if slot.card and card_price(values, slot.market, slot.card) <= coins:
            worth = buying(values, slot.market, slot.card)
            best[slot.market] = max(worth, best.get(slot.market, 0.0))
    others = [
        gaining(values, card) if values.seat == SULTAN else haggling(values, card)
        for card in values.view.sultan_market
    ]
    if values.seat != SULTAN:
        posted = values.view.posted.items()
        others += [paying(values, card) for card, price in posted if price <= coins]
    if not best and max(others, default=NEVER) <= NEVER:
        return NEVER
    return sum(best.values()) + max([0.0, *others])


def playing(values: SeatValues, card: Card) -> float:
    """Return the worth of playing a card by itself, less its worth in the hand."""
    cards = values.land.figures.cards
    uses = [
        ALONE[effect.does](values, cards.get(effect.name, 0))
        for effect in CARDS[card].effects
        if effect.does in ALONE
    ]
    return max(uses, default=0.0) - values.card(card)


def _preach(values: SeatValues, _amount: int) -> float:
    spots = values.land.spots
    return max([values.influence(here) for here in spots if spots[here].token != values.seat])


ALONE: dict[Does, Callable[[SeatValues, int], float]] = {
    "coins": lambda values, amount: amount * values.coin,
    "preach": _preach,
    "build": construction.best_cheap_build,
    "march": lambda values, _amount: marches.best_moves(values),
    "assault": lambda values, _amount: marches.best_assault(values),
    "recruit": lambda values, amount: amount * marches.raised(values),
    "guide": lambda values, _amount: 0.7 * marches.best_moves(values),
    "look": lambda _values, _amount: 0.05,
    "sail": lambda _values, _amount: -0.1,
}
BY_THEMSELVES = cards_that(*ALONE)


def best_play(values: SeatValues) -> float:
    cards = [card for card in values.player.hand or () if card in BY_THEMSELVES]
    return max([playing(values, card) for card in cards], default=0.0)
