"""Negotiations whose price binds: the Nomad's mercenaries and the Sultan's cards (6.2, 6.4)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from engine.agenda import Step
from engine.asks import Amount, Ask, Just, Offer
from engine.games.crescent_moon import actions
from engine.games.crescent_moon.actions import Accept, Counter, Refuse
from engine.games.crescent_moon.cards import take_openly
from engine.games.crescent_moon.data import NOMAD, SULTAN, Card, Hex, Piece, Talk
from engine.games.crescent_moon.events import (
    CardSold,
    MercenariesBribed,
    MercenariesHired,
    PriceOffered,
    TalksFailed,
)
from engine.games.crescent_moon.reach import most_bribed, most_hired
from engine.games.crescent_moon.state import Item, State
from engine.games.crescent_moon.steps.combat import begin_combat
from engine.games.crescent_moon.steps.hands import discards
from engine.games.crescent_moon.steps.market import BuyCards, leave_market
from engine.games.crescent_moon.steps.units import FollowUp, PlaceMercenaries
from engine.games.crescent_moon.verbs import deploy, pay, stock, withdraw
from engine.ids import Seat

ACCEPT, REFUSE = Just(Accept()), Just(Refuse())
HIGHEST = 400  # coins: beyond any purse, so that a list of prices stays a list


class Named(NamedTuple):
    """The last prices that were named for a number of mercenaries that is not on the table now."""

    units: int
    bid: int | None  # by the buyer
    asked: int | None  # by the seller


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
    others: tuple[Named, ...] = ()

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

    @property
    def other(self) -> Seat:
        """Return to whom the next price is named."""
        return self.seller if self.voice == self.buyer else self.buyer

    @property
    def item(self) -> Item:
        """Return what a refusal bars for the rest of the action: that number, hex or card."""
        units = self.units if self.talk is Talk.HIRE else 0
        return Item(self.talk, units, self.hex, self.card)

    def asks(self, g: State) -> Iterable[Ask]:
        key = f"price-{self.talk}" if self.price is None else f"answer-{self.talk}"
        facts = {
            "talk": self.talk,
            "other_seat": self.other,
            "units": self.units,
            "hex": self.hex,
            "card": self.card,
            "price": self.price,
            "coins": g.players[self.buyer].coins,
            "sells": int(self.voice == self.seller),
        }
        return (Ask(self.voice, key, self._offers(g), facts),)

    def answer(
        self, g: State, seat: Seat, action: actions.Offer | Counter | Accept | Refuse
    ) -> None:
        match action:
            case actions.Offer(price):
                self._name(g, self.units, price)
            case Counter(units, price):
                self._name(g, units, price)
            case Accept():
                conclude(g, self)
            case Refuse():
                self.fail(g, seat)

    def _name(self, g: State, units: int, price: int) -> None:
        """Put this number and price before the other side."""
        seat, other = self.voice, self.other
        sells = seat == self.seller
        cards = int(self.card is not None)
        told = PriceOffered(
            seat, other, self.talk, price, units, self.hex, self.card, cards, int(sells)
        )
        g.tell(told)
        bid, asked = self.named(units)
        others = self.others
        if units != self.units:
            others = tuple([each for each in others if each.units != units])
            others += (Named(self.units, *self.named(self.units)),)
        earlier = bid if sells else asked  # what the other side named last for them
        left = self.left - 1
        g.then(
            self.but(
                units=units, price=price, earlier=earlier, speaker=other, left=left, others=others
            )
        )

    def fail(self, g: State, seat: Seat) -> None:
        """End without agreement: the buyer chooses another action, or talks about something else.

        Under version 1 of the rules this kind of talk was over for the whole action.
        """
        assert g.turn is not None
        other = self.seller if seat == self.buyer else self.buyer
        g.tell(TalksFailed(seat, other, self.talk))
        if g.rules_version == 1:
            g.turn = g.turn._replace(failed=(*g.turn.failed, self.talk))
            return
        barred = [self.item, *[self.but(units=each.units).item for each in self.others]]
        g.turn = g.turn._replace(refused=tuple(dict.fromkeys((*g.turn.refused, *barred))))

    def _offers(self, g: State) -> tuple[Offer, ...]:
        low, high = self.prices(g)
        if self.price is None:
            return Amount(actions.Offer, low, high), REFUSE
        if not self.left:
            return ACCEPT, REFUSE
        offers: list[Offer] = [ACCEPT]
        if low <= high:
            offers.append(Amount(actions.Offer, low, high))
        for units in self.numbers(g):
            low, high = self.prices(g, units)
            if units != self.units and low <= high:
                offers.append(Amount(Counter, low, high, (units,)))
        return (*offers, REFUSE)

    def numbers(self, g: State) -> range:
        """Return the numbers of mercenaries that the two may agree on: by version 1 but one."""
        if self.talk is Talk.CARD or g.rules_version == 1:
            return range(self.units, self.units + 1)
        if self.hex is None:
            return range(1, most_hired(g, self.buyer) + 1)
        return range(1, most_bribed(g, self.buyer, self.hex) + 1)

    def named(self, units: int) -> tuple[int | None, int | None]:
        """Return what buyer and seller named last for this number."""
        if units == self.units:
            pair = self.price, self.earlier
            return pair if self.speaker == self.seller else pair[::-1]
        return next((each[1:] for each in self.others if each.units == units), (None, None))

    def prices(self, g: State, units: int | None = None) -> tuple[int, int]:
        """Return the lowest and the highest price for the speaker; there may be none between.

        All are within the buyer's purse, and between the last two that were named.
        """
        bid, asked = self.named(self.units if units is None else units)
        coins = min(g.players[self.buyer].coins, HIGHEST // max(1, len(self.numbers(g))))
        return 0 if bid is None else bid + 1, coins if asked is None else asked - 1


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
    hand_over(g, bargain.buyer, bargain.card, price)


def pay_posted(g: State, seat: Seat, card: Card) -> None:
    """Buy a card of the Sultan's at the price that he has posted: nobody needs to agree."""
    price = g.posted[card]
    pay(g, seat, price, SULTAN)
    hand_over(g, seat, card, price)


def hand_over(g: State, seat: Seat, card: Card, price: int) -> None:
    leave_market(g, card)
    take_openly(g, seat, card)
    g.tell(CardSold(seat, card, price))
    g.then(*discards(g, seat), BuyCards(seat))
