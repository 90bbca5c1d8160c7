"""Cards at first sight: what they are worth beyond their price, and played by themselves."""

from collections.abc import Callable

from engine.games.crescent_moon.data import CARDS, SULTAN, Card, Market
from engine.players.games.crescent_moon import belongings, construction, marches
from engine.players.games.crescent_moon.seat_values import Mind
from engine.players.games.crescent_moon.talks import Bargaining, card_gains


def card_price(mind: Mind, market: Market, card: Card) -> int:
    figures = mind.land.figures
    price = figures.card_prices[market]
    return price // figures.own_divisor if CARDS[card].association == mind.seat else price


def buying(mind: Mind, market: Market, card: Card) -> float:
    """The card, less its price, less what its owner makes of the coins."""
    price = card_price(mind, market, card)
    worth = gaining(mind, card) - price * mind.coin
    payee = CARDS[card].association
    if payee != mind.seat and payee < mind.land.seats:
        worth -= mind.spite(payee) * price * mind.of(payee).coin
    return worth


def gaining(mind: Mind, card: Card) -> float:
    """One more card; with a full hand the poorest has to go."""
    worth = mind.card(card) * (1.0 - belongings.CROWD * mind.player.cards)
    if mind.player.cards >= mind.land.figures.hand_limit:
        worth -= min(mind.card(each) for each in mind.player.hand or (card,))
    return worth


def haggling(mind: Mind, card: Card) -> float:
    known = mind.regard.haggled
    if card not in known:
        gains = card_gains(mind, mind.seat, card)
        known[card] = Bargaining(mind, mind.seat, SULTAN, gains).expected()
    return known[card]


def best_purchases(mind: Mind) -> float:
    coins = mind.player.coins
    best: dict[Market, float] = {}
    for slot in mind.view.market:
        if slot.card and card_price(mind, slot.market, slot.card) <= coins:
            worth = buying(mind, slot.market, slot.card)
            best[slot.market] = max(worth, best.get(slot.market, 0.0))
    others = [
        gaining(mind, card) if mind.seat == SULTAN else haggling(mind, card)
        for card in mind.view.sultan_market
    ]
    return sum(best.values()) + max([0.0, *others])


def playing(mind: Mind, card: Card) -> float:
    """A card played by itself, less what it would be worth in the hand."""
    return (ALONE[card](mind) if card in ALONE else 0.0) - mind.card(card)


def _coins_of(card: Card) -> Callable[[Mind], float]:
    effect = CARDS[card].effects[0].name
    return lambda mind: mind.land.figures.cards[effect] * mind.coin


def _preach(mind: Mind) -> float:
    spots = mind.land.spots
    return max([mind.influence(here) for here in spots if spots[here].token != mind.seat])


ALONE: dict[Card, Callable[[Mind], float]] = {
    Card.TRIBUTE: _coins_of(Card.TRIBUTE),
    Card.CARAVAN: _coins_of(Card.CARAVAN),
    Card.MISSIONARIES: _preach,
    Card.MASTER_BUILDERS: construction.best_cheap_work,
    Card.FORCED_MARCH: lambda mind: max(marches.best_assault(mind), marches.best_moves(mind)),
    Card.GUIDES: lambda mind: 0.7 * marches.best_moves(mind),
    Card.INFORMERS: lambda _mind: 0.05,
}


def best_play(mind: Mind) -> float:
    cards = [card for card in mind.player.hand or () if card in ALONE]
    return max([playing(mind, card) for card in cards], default=0.0)
