"""Negotiations: what mercenaries and cards are worth to both sides, and the prices between."""

from functools import lru_cache

from engine.games.crescent_moon.data import NOMAD, SULTAN, Card, Hex, Talk
from engine.games.crescent_moon.state import Item
from engine.games.crescent_moon.view import BargainView
from engine.ids import Seat
from engine.players.games.crescent_moon import belongings
from engine.players.games.crescent_moon.raids import loot
from engine.players.games.crescent_moon.seat_values import ABSURD, SeatValues, gain_or_absurd

TURN = 0.5  # a turn spent on it
FAIR = 0.55  # of the room between both values, what most sellers would be content with


class Bargaining:
    """The least a seller would take and the most a buyer would give, in coins."""

    def __init__(
        self, values: SeatValues, buyer: Seat, seller: Seat, gains: tuple[float, float]
    ) -> None:
        self.bought, self.sold = gains
        self.land, self.buyer, self.seller = values.land, buyer, seller
        self.buys = values.seat == buyer
        self.coins = values.view.players[buyer].coins
        self.most = self._most()
        self.least = max(0.0, self.sold / max(0.02, values.of(seller).coin))

    def hear(self, talk: BargainView) -> None:
        """Narrow the prices by those that were named: they say more than any guess.

        The other side would keep to its own price, and has not taken what it was offered before.
        """
        if talk.price is None:
            return
        if self.buys:
            refused = 0 if talk.earlier is None else talk.earlier + 1
            self.least = min(max(self.least, refused), talk.price)
        else:
            refused = self.coins if talk.earlier is None else talk.earlier - 1
            self.most = max(min(self.most, refused), talk.price)

    def hear_of_others(self, price: float) -> None:
        """Take the price named for one unit as what the other side thinks of as many as these."""
        if self.buys:
            self.least = max(self.least, price)
        else:
            self.most = min(self.most, price)

    def _most(self) -> float:
        """Return the last price at which the buyer does not lose."""
        price = 0
        while price < self.coins and self._paid(price + 1) <= self.bought:
            price += 1
        return float(price) if self.bought >= 0.0 else -1.0

    def _paid(self, price: int) -> float:
        """Return what the coins are worth to the buyer; the last ones of a purse are dearest."""
        before = belongings.purse(self.land, self.buyer, self.coins)
        return before - belongings.purse(self.land, self.buyer, self.coins - price)

    def _earned(self, price: int) -> float:
        coins = self.land.players[self.seller].coins
        before = belongings.purse(self.land, self.seller, coins)
        return belongings.purse(self.land, self.seller, coins + price) - before

    @property
    def room(self) -> float:
        return self.most - self.least

    def gain(self, price: int) -> float:
        """Return what the deal at this price is worth to the seat that decides."""
        if self.buys:
            return self.bought - self._paid(price)
        return self._earned(price) - self.sold

    def agreed(self, price: int) -> float:
        """Return the chance that the other side takes this price."""
        if self.room <= 0.0:
            return float(self.room == 0.0 and price == self.most)
        share = (price - self.least) / self.room
        if not self.buys:
            share = 1.0 - share
        return min(1.0, max(0.0, 0.5 + (share - (1.0 - FAIR)) * 2.0))

    def offering(self, price: int) -> float:
        """Return what naming this price promises; never one at which the deal would be a loss."""
        gain = self.gain(price)
        return self.agreed(price) * gain if gain >= 0.0 else ABSURD + 2.0 * gain

    def expected(self) -> float:
        """Return what opening the talk is worth to the buyer."""
        if self.room < 0.0:
            return ABSURD
        return gain_or_absurd(max(self.offering(price) for price in range(int(self.most) + 1)))


@lru_cache(2)  # all answers to an offer share one `SeatValues`
def bargaining(values: SeatValues, units: int | None = None) -> Bargaining:
    """Return the negotiation that goes on, or the same about another number of mercenaries."""
    talk = values.view.bargain
    assert talk is not None
    gains = gains_of(values, talk, talk.units if units is None else units)
    deal = Bargaining(values, talk.buyer, talk.seller, gains)
    if units is None:
        deal.hear(talk)
    elif talk.price is not None:
        deal.hear_of_others(talk.price * units / max(1, talk.units))
    return deal


def was_refused(values: SeatValues, item: Item) -> bool:
    """Return whether a talk about this has failed in this very action."""
    turn = values.view.turn
    return turn is not None and item in turn.refused


def gains_of(values: SeatValues, talk: BargainView, units: int) -> tuple[float, float]:
    """Return in points what the buyer wins by the deal, and what the seller gives away."""
    if talk.talk is Talk.CARD:
        assert talk.card is not None
        return card_gains(values, talk.buyer, talk.card)
    if talk.talk is Talk.HIRE:
        return hire_gains(values, talk.buyer, units)
    assert talk.hex is not None
    return bribe_gains(values, talk.buyer, talk.hex, units)


def card_gains(values: SeatValues, buyer: Seat, card: Card) -> tuple[float, float]:
    own = values.of(SULTAN)
    kept = max(belongings.STOCK * own.time, 0.3 * own.card(card))
    return values.of(buyer).card(card), kept


def hired(hirer: SeatValues, units: int) -> float:
    """Return the worth of mercenaries where they do most, less the turn that it takes."""
    places = sorted([hirer.change(here, 1) for here in camps(hirer)], reverse=True)
    return sum(places[:units]) + units * hirer.unit - TURN * hirer.time


def hire_gains(values: SeatValues, buyer: Seat, units: int) -> tuple[float, float]:
    """Return both sides' gains; to the Nomad, units in others' service are worth something."""
    return hired(values.of(buyer), units), nomad_loss(
        values.of(NOMAD), units, belongings.IN_RESERVE
    )


def nomad_loss(nomad: SeatValues, units: int, share: float) -> float:
    """Return what units gone into another's service cost, less what his objectives gain."""
    return units * share * nomad.unit - nomad.prospects.more("foreign_mercenaries", units)


def bribe_gains(values: SeatValues, buyer: Seat, here: Hex, units: int) -> tuple[float, float]:
    briber, nomad = values.of(buyer), values.of(NOMAD)
    spot, land = values.land.spots[here], values.land
    left = land.units[here] - units
    alone = left <= 0 and not spot.stronghold
    won = 1.0 if alone else 0.3
    gain = won * (briber.hold(here, units, 0) + loot(land, buyer, here)) + units * briber.unit
    lost = nomad_loss(nomad, units, 1.0)
    lost -= nomad.change(here, -land.units[here] if alone else -units)
    return gain - TURN * briber.time, lost


def camps(values: SeatValues) -> list[Hex]:
    """Return where the seat may put units: it is present, and no other seat controls."""
    seat = values.seat
    return [
        here
        for here, spot in values.land.spots.items()
        if spot.controller == seat or (spot.controller is None and seat in spot.present)
    ]
