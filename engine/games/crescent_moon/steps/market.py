"""Buying cards: one from each market, and one of the Sultan's at a price agreed on (6.2)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Just, Offer, Pick
from engine.games.crescent_moon.actions import Buy, Claim, Done
from engine.games.crescent_moon.cards import refill, take_openly
from engine.games.crescent_moon.data import CARDS, SULTAN, Card, Market
from engine.games.crescent_moon.events import CardBought, CardClaimed
from engine.games.crescent_moon.prices import card_facts
from engine.games.crescent_moon.state import State
from engine.games.crescent_moon.steps.hands import discards
from engine.games.crescent_moon.verbs import pay
from engine.ids import Seat

DONE = Just(Done())


def card_price(g: State, seat: Seat, market: Market, card: Card) -> int:
    """Return the market's price; half for a card of one's own."""
    price = g.figures.card_prices[market]
    return price // g.figures.own_divisor if CARDS[card].association == seat else price


def payee_of(g: State, seat: Seat, card: Card) -> Seat | None:
    """Return the card's character; the bank for one's own and for an absent Nomad's."""
    other = CARDS[card].association
    return None if other == seat or other >= len(g.players) else other


def purchases(g: State, seat: Seat, visited: tuple[Market, ...] = ()) -> list[Offer]:
    """Return affordable cards of the markets that this action has not bought from."""
    figures, coins = g.figures, g.players[seat].coins
    offers: list[Offer] = []
    for market, (start, stop) in figures.spans.items():
        price = figures.card_prices[market]
        if market in visited or coins < price // figures.own_divisor:
            continue
        there = [card for card in g.market[start:stop] if card]
        if coins < price:
            there = [card for card in there if CARDS[card].association == seat]
        if there:
            offers.append(Pick(Buy, tuple(dict.fromkeys(there)), (market,)))
    return offers


def claims(g: State, seat: Seat) -> list[Offer]:
    """Offer the Sultan one card of his market for nothing."""
    if seat != SULTAN or not g.sultan_market:
        return []
    return [Pick(Claim, tuple(dict.fromkeys(g.sultan_market)))]


def buy(g: State, seat: Seat, action: Buy) -> None:
    price = card_price(g, seat, action.market, action.card)
    pay(g, seat, price, payee_of(g, seat, action.card))
    start, stop = g.figures.spans[action.market]
    g.market[g.market.index(action.card, start, stop)] = None
    take_openly(g, seat, action.card)
    g.tell(CardBought(seat, action.market, action.card, price))


def leave_market(g: State, card: Card) -> None:
    """Take a card out of the Sultan's market; the last of its kind takes its price along."""
    g.sultan_market.remove(card)
    if card not in g.sultan_market and card in g.posted:
        g.posted = {other: price for other, price in g.posted.items() if other is not card}


def claim(g: State, seat: Seat, action: Claim) -> None:
    leave_market(g, action.card)
    take_openly(g, seat, action.card)
    g.tell(CardClaimed(seat, action.card))


@dataclass(frozen=True, slots=True)
class BuyCards(Step):
    """More cards, each market once; then the market is refilled."""

    seat: Seat
    visited: tuple[Market, ...] = ()
    claimed: bool = True

    def asks(self, g: State) -> Iterable[Ask]:
        offers = purchases(g, self.seat, self.visited)
        if not self.claimed:
            offers += claims(g, self.seat)
        if offers:
            facts = card_facts(g, self.seat, offers)
            return (Ask(self.seat, "buy", (*offers, DONE), facts),)
        return ()

    def answer(self, g: State, seat: Seat, action: Buy | Claim | Done) -> None:
        match action:
            case Buy(market, _):
                buy(g, seat, action)
                g.then(*discards(g, seat), self.but(visited=(*self.visited, market)))
            case Claim():
                claim(g, seat, action)
                g.then(*discards(g, seat), self.but(claimed=True))
            case Done():
                refill(g)

    def run(self, g: State) -> None:
        refill(g)
