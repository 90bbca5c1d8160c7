"""Negotiations whose price binds: the Nomad's mercenaries and the Sultan's cards (6.2, 6.4)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Amount, Ask, Just, Offer
from engine.games.crescent_moon import actions
from engine.games.crescent_moon.actions import Accept, Refuse
from engine.games.crescent_moon.cards import take_openly
from engine.games.crescent_moon.data import NOMAD, SULTAN, Card, Hex, Piece, Talk
from engine.games.crescent_moon.events import (
    CardSold,
    MercenariesBribed,
    MercenariesHired,
    PriceOffered,
    TalksFailed,
)
from engine.games.crescent_moon.state import State
from engine.games.crescent_moon.steps.combat import begin_combat
from engine.games.crescent_moon.steps.hands import discards
from engine.games.crescent_moon.steps.market import BuyCards
from engine.games.crescent_moon.steps.units import FollowUp, PlaceMercenaries
from engine.games.crescent_moon.verbs import deploy, pay, stock, withdraw
from engine.ids import Seat

ACCEPT, REFUSE = Just(Accept()), Just(Refuse())
HIGHEST = 400  # coins: beyond any purse, so that a list of prices stays a list


@dataclass(frozen=True, slots=True)
class Bargain(Step):
    """Offer, counter, accept or walk away; the buyer speaks first, the offers are numbered."""

    buyer: Seat
    talk: Talk
    units: int = 0
    hex: Hex | None = None
    card: Card | None = None
    price: int | None = None
    earlier: int | None = None  # the price before: what the speaker named last
    speaker: Seat | None = None  # who is to answer the price
    left: int = 0  # offers that may still be made

    @property
    def seller(self) -> Seat:
        return SULTAN if self.talk is Talk.CARD else NOMAD

    @property
    def voice(self) -> Seat:
        """Return who is to name the first price, or to answer the last one."""
        return self.buyer if self.speaker is None else self.speaker

    @property
    def maker(self) -> Seat | None:
        """Return whose offer lies on the table."""
        if self.price is None:
            return None
        return self.buyer if self.speaker == self.seller else self.seller

    def asks(self, g: State) -> Iterable[Ask]:
        seat = self.voice
        key = f"price-{self.talk}" if self.price is None else f"answer-{self.talk}"
        facts = {
            "talk": self.talk,
            "other_seat": self.seller if seat == self.buyer else self.buyer,
            "units": self.units,
            "hex": self.hex,
            "card": self.card,
            "price": self.price,
            "coins": g.players[self.buyer].coins,
        }
        return (Ask(seat, key, self._offers(g), facts),)

    def answer(self, g: State, seat: Seat, action: actions.Offer | Accept | Refuse) -> None:
        other = self.seller if seat == self.buyer else self.buyer
        match action:
            case actions.Offer(price):
                g.tell(PriceOffered(seat, other, self.talk, price))
                left = self.left - 1
                g.then(self.but(price=price, earlier=self.price, speaker=other, left=left))
            case Accept():
                conclude(g, self)
            case Refuse():
                self.fail(g, seat)

    def fail(self, g: State, seat: Seat) -> None:
        """End without agreement: the buyer chooses another action, and not this talk again."""
        assert g.turn is not None
        other = self.seller if seat == self.buyer else self.buyer
        g.tell(TalksFailed(seat, other, self.talk))
        g.turn = g.turn._replace(failed=(*g.turn.failed, self.talk))

    def _offers(self, g: State) -> tuple[Offer, ...]:
        low, high = self.prices(g)
        if self.price is None:
            return Amount(actions.Offer, low, high), REFUSE
        if low > high or not self.left:
            return ACCEPT, REFUSE
        return ACCEPT, Amount(actions.Offer, low, high), REFUSE

    def prices(self, g: State) -> tuple[int, int]:
        """Return the lowest and the highest price for the speaker; there may be none between.

        A first price is within the buyer's purse; later ones lie between the last two.
        """
        coins = min(g.players[self.buyer].coins, HIGHEST)
        if self.price is None:
            return 0, coins
        if self.earlier is None:
            return self.price + 1, coins
        return min(self.price, self.earlier) + 1, max(self.price, self.earlier) - 1


def conclude(g: State, bargain: Bargain) -> None:
    """Pay the price, and do what it was for."""
    assert bargain.price is not None
    pay(g, bargain.buyer, bargain.price, bargain.seller)
    {Talk.HIRE: hire, Talk.BRIBE: bribe, Talk.CARD: sell}[bargain.talk](g, bargain, bargain.price)


def hire(g: State, bargain: Bargain, price: int) -> None:
    """Move the Nomad's units home from his card; the hirer's own mercenaries take service."""
    g.players[NOMAD].reserves -= bargain.units
    stock(g, NOMAD, Piece.UNIT, bargain.units)
    g.tell(MercenariesHired(bargain.buyer, bargain.units, price))
    g.then(PlaceMercenaries(bargain.buyer, bargain.units))


def bribe(g: State, bargain: Bargain, price: int) -> None:
    """Put own mercenaries in the place of the Nomad's; what is left of his fights."""
    here, units, seat = bargain.hex, bargain.units, bargain.buyer
    assert here is not None
    withdraw(g, here, NOMAD, mercenaries=units)
    g.tell(MercenariesBribed(seat, here, units, price))
    resists = g.board[here].holder == NOMAD
    deploy(g, here, seat, mercenaries=units)
    if resists:
        begin_combat(g, here, seat, NOMAD, None)
    else:
        g.then(FollowUp(seat, here))


def sell(g: State, bargain: Bargain, price: int) -> None:
    """Hand the card over; the buying goes on in the other markets."""
    assert bargain.card is not None
    g.sultan_market.remove(bargain.card)
    take_openly(g, bargain.buyer, bargain.card)
    g.tell(CardSold(bargain.buyer, bargain.card, price))
    g.then(*discards(g, bargain.buyer), BuyCards(bargain.buyer))
