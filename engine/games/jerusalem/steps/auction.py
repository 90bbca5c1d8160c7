"""Phase 1a: the offices are auctioned, openly or by sealed limits (8.3)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import SimultaneousStep, Step
from engine.asks import Amount, Ask, Just, Offer, Pick
from engine.games.jerusalem.abilities import free_offices, office_facts
from engine.games.jerusalem.actions import Bid, Limit, Name, Opener, Pass
from engine.games.jerusalem.data import Office
from engine.games.jerusalem.events import (
    BidMade,
    BidPassed,
    LimitSealed,
    OfficeNamed,
    SeatPassedOver,
)
from engine.games.jerusalem.state import State
from engine.games.jerusalem.verbs import win_office
from engine.ids import Seat
from engine.notation import Action


@dataclass(frozen=True, slots=True)
class ChooseOpener(Step):
    """Round 1: the tallest person opens; here chance decides, or the first seat names one."""

    def asks(self, g: State) -> Iterable[Ask]:
        if g.options.round1_opener == "host_choice":
            yield Ask(Seat(0), "opener", (Pick(Opener, tuple(g.everyone)),))

    def answer(self, g: State, seat: Seat, action: Opener) -> None:
        g.opener = action.seat

    def run(self, g: State) -> None:
        g.opener = g.rng.pick(g.everyone)


@dataclass(frozen=True, slots=True)
class BidForOffices(Step):
    """One office after another; the last seat takes the last office for nothing."""

    opener: Seat

    def run(self, g: State) -> None:
        waiting = [seat for seat in g.everyone if g.players[seat].office is None]
        if len(waiting) == 1:
            win_office(g, waiting[0], g.offices[0], price=0)
        else:
            g.then(NameOffice(self.opener))


def office_won(g: State, seat: Seat, office: Office, price: int) -> None:
    """Hand over the office; the first seat without one to the winner's left opens next."""
    win_office(g, seat, office, price)
    waiting = [other for other in g.clockwise(seat) if g.players[other].office is None]
    g.then(BidForOffices(waiting[0]))


def can_top(g: State, seat: Seat, price: int) -> bool:
    """Return whether the seat can top the bid; if not it passes without being asked (8.3)."""
    return g.players[seat].bezants > price


@dataclass(frozen=True, slots=True)
class NameOffice(Step):
    """The opener picks a free office and must then bid for it."""

    opener: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        offers = (Pick(Name, tuple(g.offices)),)
        facts = {"bezants": g.players[self.opener].bezants, **free_offices(g)}
        yield Ask(self.opener, "name", offers, facts)

    def answer(self, g: State, seat: Seat, action: Name) -> None:
        g.tell(OfficeNamed(seat, action.office))
        g.then(OpeningBid(seat, action.office))


@dataclass(frozen=True, slots=True)
class OpeningBid(Step):
    """The opener may bid 0, but may not pass."""

    opener: Seat
    office: Office

    def asks(self, g: State) -> Iterable[Ask]:
        bezants = g.players[self.opener].bezants
        facts = {"office": self.office, "bezants": bezants, **office_facts(g, self.office)}
        yield Ask(self.opener, "open", (Amount(Bid, 0, bezants),), facts)

    def answer(self, g: State, seat: Seat, action: Bid) -> None:
        g.tell(BidMade(seat, action.amount))
        waiting = [other for other in g.clockwise(seat) if g.players[other].office is None]
        if g.options.auction == "open":
            g.then(Auction(self.office, tuple(waiting), action.amount))
        else:
            g.then(seal(g, self.office, tuple(waiting), action.amount))


@dataclass(frozen=True, slots=True)
class Auction(Step):
    """Clockwise, raise or pass; the last bidder left takes the office."""

    office: Office
    bidders: tuple[Seat, ...]  # next to speak first; the holder of the bid is last
    price: int

    def asks(self, g: State) -> Iterable[Ask]:
        seat = self.bidders[0]
        if len(self.bidders) > 1 and can_top(g, seat, self.price):
            yield Ask(seat, "bid", self._raises(g, seat), self._facts(g, seat))

    def answer(self, g: State, seat: Seat, action: Bid | Pass) -> None:
        match action:
            case Bid(amount):
                g.tell(BidMade(seat, amount))
                g.then(self.but(price=amount, bidders=(*self.bidders[1:], seat)))
            case Pass():
                g.tell(BidPassed(seat))
                self._go_on(g)

    def run(self, g: State) -> None:
        if len(self.bidders) > 1:
            g.tell(SeatPassedOver(self.bidders[0]))
            self._go_on(g)
        else:
            office_won(g, self.bidders[0], self.office, self.price)

    def _go_on(self, g: State) -> None:
        g.then(self.but(bidders=self.bidders[1:]))

    def _raises(self, g: State, seat: Seat) -> tuple[Offer, ...]:
        return Just(Pass()), Amount(Bid, self.price + 1, g.players[seat].bezants)

    def _facts(self, g: State, seat: Seat) -> dict[str, object]:
        bezants, leader = g.players[seat].bezants, self.bidders[-1]
        return {
            "office": self.office,
            "price": self.price,
            "bezants": bezants,
            "leader_seat": leader,
            **office_facts(g, self.office),
        }


def seal(g: State, office: Office, bidders: tuple[Seat, ...], price: int) -> "SealedLimits":
    """Ask all who could top the opening bid at once, the opener too, and tell the others.

    That they are not asked shows what they have, so the opener must not try another bid instead.
    The opener, who holds the bid, learns nothing from it where he himself cannot top it.
    """
    able = tuple(sorted(seat for seat in bidders if can_top(g, seat, price)))
    for seat in bidders[:-1]:
        if seat not in able:
            g.tell(SeatPassedOver(seat))
    return SealedLimits(seats=able, office=office, bidders=bidders, price=price)


@dataclass(frozen=True, slots=True, kw_only=True)
class SealedLimits(SimultaneousStep):
    """Each names in secret the most he would pay; then the open auction is played for them."""

    office: Office
    bidders: tuple[Seat, ...]
    price: int

    def ask(self, g: State, seat: Seat) -> Ask:
        bezants, leader = g.players[seat].bezants, self.bidders[-1]
        offers = (Just(Pass()), Amount(Limit, self.price + 1, bezants))
        facts = {
            "office": self.office,
            "price": self.price,
            "bezants": bezants,
            "leader_seat": leader,
            **office_facts(g, self.office),
        }
        key = "limit-opener" if seat == leader else "limit"
        return Ask(seat, key, offers, facts, private=True)

    def answer(self, g: State, seat: Seat, action: Action) -> None:
        limit = action.amount if isinstance(action, Limit) else 0
        g.tell(LimitSealed(seat, limit, self.price if seat == self.bidders[-1] else None))
        SimultaneousStep.answer(self, g, seat, action)

    def resolve(self, g: State, answers: dict[Seat, Limit | Pass]) -> None:
        limits = {seat: each.amount for seat, each in answers.items() if isinstance(each, Limit)}
        bidders, price = list(self.bidders), self.price
        first = None if g.rules_version == 1 else self._first_of_equals(limits)
        while len(bidders) > 1:
            seat = bidders.pop(0)
            if limits.get(seat, 0) > price:
                price = limits[seat] if seat == first else price + 1
                g.tell(BidMade(seat, price))
                bidders.append(seat)
            elif seat in self.seats or seat == self.bidders[-1]:
                g.tell(BidPassed(seat))  # of the others it was told before
        office_won(g, bidders[0], self.office, price)

    def _first_of_equals(self, limits: dict[Seat, int]) -> Seat | None:
        """Return who names its limit at once: of several at the highest one the first to speak."""
        highest = max(limits.values(), default=0)
        equals = [seat for seat in self.bidders if limits.get(seat) == highest]
        return equals[0] if len(equals) > 1 else None
