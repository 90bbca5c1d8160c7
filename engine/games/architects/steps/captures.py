"""Captures: paid in the Town Centre, free by some buildings."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.agenda import Step
from engine.asks import Ask, Just, Offer, Pick
from engine.games.architects.actions import Capture, Done, Rescue
from engine.games.architects.data import LARGE_CIRCLES, Apprentice, Building, Location
from engine.games.architects.state import State
from engine.games.architects.verbs import how_many, pay_silver
from engine.games.architects.virtue import tax_due
from engine.games.architects.workers import bring_home, capture
from engine.ids import Seat

DONE, RESCUE = Just(Done()), Just(Rescue())


def places_allowed(g: State) -> int:
    """Return two different locations in a turn with up to three players, else one."""
    places: tuple[int, ...] = g.figures.value["location.capture_places"]
    return places[len(g.players) - 1]


def targets(g: State, locations: Iterable[Location]) -> list[Offer]:
    """Return every colour at these large circles, the own one too."""
    offers: list[Offer] = []
    for location in locations:
        seats = tuple([Seat(seat) for seat, count in enumerate(g.at[location]) if count])
        if seats:
            offers.append(Pick(Capture, seats, (location,)))
    return offers


@dataclass(frozen=True, slots=True)
class TownCentre(Step):
    """The first capture for tax, each further one for silver; the number is fixed on arrival."""

    seat: Seat
    left: int
    made: int = 0
    saved: int = 0  # silver that Conspirators have saved in this visit
    places: tuple[Location, ...] = ()

    def asks(self, g: State) -> Iterable[Ask]:
        price, tax = self.price(g)
        if not self.left or g.players[self.seat].silver < price + tax:
            return ()
        open_places = LARGE_CIRCLES if len(self.places) < places_allowed(g) else self.places
        offers = targets(g, open_places)
        facts = {"left": self.left, "price": price, "tax": tax}
        return (Ask(self.seat, "capture", (*offers, DONE), facts),) if offers else ()

    def price(self, g: State) -> tuple[int, int]:
        """Return silver and tax of the next capture; a Conspirator never saves tax (R12)."""
        tax, silver = g.figures.value["location.capture"]
        if not self.made:
            return 0, tax_due(g, self.seat, tax)
        return silver - min(silver, self.discount(g)), 0

    def discount(self, g: State) -> int:
        power: int = g.figures.value["power.conspirator"]
        power *= how_many(g, self.seat, Apprentice.CONSPIRATOR)
        return power if g.options.conspirator == "capture" else power - self.saved

    def answer(self, g: State, seat: Seat, action: Capture | Done) -> None:
        if isinstance(action, Done):
            return
        price, tax = self.price(g)
        pay_silver(g, seat, price, tax)
        capture(g, seat, action.location, action.seat, price=price, tax=tax)
        saved = g.figures.value["location.capture"][1] - price if self.made else 0
        known = action.location in self.places
        places = self.places if known else (*self.places, action.location)
        g.then(
            replace(
                self,
                left=self.left - 1,
                made=self.made + 1,
                saved=self.saved + saved,
                places=places,
            )
        )


@dataclass(frozen=True, slots=True)
class FreeCaptures(Step):
    """Armoury, Barracks, Fortress: no silver, no tax, at any locations (R13)."""

    seat: Seat
    left: int
    rescue: bool = False  # the Barracks may bring own workers home instead
    building: Building = Building.ARMOURY

    def asks(self, g: State) -> Iterable[Ask]:
        offers = targets(g, LARGE_CIRCLES) if self.left else []
        facts = {"building": self.building, "left": self.left if offers else 0, "held": 0}
        if self.rescue and (held := g.held_by_others(self.seat)):
            offers.append(RESCUE)
            facts["held"] = held
        if offers:
            yield Ask(self.seat, "capture-free", (*offers, DONE), facts)

    def answer(self, g: State, seat: Seat, action: Capture | Rescue | Done) -> None:
        match action:
            case Capture(location, victim):
                capture(g, seat, location, victim)
                g.then(FreeCaptures(seat, self.left - 1, building=self.building))
            case Rescue():
                bring_home(g, seat)
