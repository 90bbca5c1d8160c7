"""Building, several in one action, each in another hex (6.2)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.agenda import Step
from engine.asks import Ask, Just, Offer
from engine.games.crescent_moon.actions import Build, Done
from engine.games.crescent_moon.data import Hex
from engine.games.crescent_moon.events import Built
from engine.games.crescent_moon.prices import building_facts
from engine.games.crescent_moon.reach import building_price, builds, camps
from engine.games.crescent_moon.state import State
from engine.games.crescent_moon.verbs import erect, pay
from engine.ids import Seat

DONE = Just(Done())


def build(g: State, seat: Seat, action: Build, divisor: int = 1) -> None:
    price = building_price(g, seat, action.building, action.hex, divisor)
    pay(g, seat, price)
    erect(g, seat, action.building, action.hex)
    g.tell(Built(seat, action.building, action.hex, price))


@dataclass(frozen=True, slots=True)
class BuildMore(Step):
    """As many more buildings as are left, in hexes that this action has not built in."""

    seat: Seat
    left: int
    built: tuple[Hex, ...]

    def asks(self, g: State) -> Iterable[Ask]:
        if self.left and (offers := self._offers(g)):
            facts = building_facts(g, self.seat, offers, left=self.left)
            return (Ask(self.seat, "build", (*offers, DONE), facts),)
        return ()

    def answer(self, g: State, seat: Seat, action: Build | Done) -> None:
        if isinstance(action, Build):
            build(g, seat, action)
            g.then(self.but(left=self.left - 1, built=(*self.built, action.hex)))

    def _offers(self, g: State) -> list[Offer]:
        found = [
            replace(offer, items=tuple(here for here in offer.items if here not in self.built))
            for offer in builds(g, self.seat, camps(g, self.seat))
        ]
        return [offer for offer in found if offer.items]


@dataclass(frozen=True, slots=True)
class BuildCheaply(Step):
    """One building at half price, rounded up, without surcharge."""

    seat: Seat
    divisor: int

    def asks(self, g: State) -> Iterable[Ask]:
        offers = builds(g, self.seat, camps(g, self.seat), self.divisor)
        if offers:
            facts = building_facts(g, self.seat, offers, divisor=self.divisor)
            return (Ask(self.seat, "build-cheaply", tuple(offers), facts),)
        return ()

    def answer(self, g: State, seat: Seat, action: Build) -> None:
        build(g, seat, action, self.divisor)
