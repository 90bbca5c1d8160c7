"""The large circles: which are open to a worker, and what each does (section 4)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Pick
from engine.games.architects.actions import Mine
from engine.games.architects.data import LARGE_CIRCLES, Apprentice, Good, Location, Moment
from engine.games.architects.decks import cards_left
from engine.games.architects.events import TaxStolen
from engine.games.architects.state import State
from engine.games.architects.steps.captures import TownCentre
from engine.games.architects.steps.guardhouse import VisitGuardhouse, has_guard_duty
from engine.games.architects.steps.hiring import VisitWorkshop, workshop_columns
from engine.games.architects.steps.market import open_spaces
from engine.games.architects.steps.storehouse import VisitStorehouse, trades_allowed
from engine.games.architects.tables import Bundle
from engine.games.architects.verbs import can_pay, extras, how_many, plus, receive
from engine.games.architects.virtue import lose_virtue
from engine.ids import Seat


def placeable(g: State, seat: Seat) -> tuple[Location, ...]:
    """Places that would do something (section 4; the Storehouse is always open, R5)."""
    needing = [location for location, need in NEEDS.items() if need(g, seat)]
    return (*ALWAYS_OPEN, *needing, *open_spaces(g, seat))


def _can_work(g: State, seat: Seat) -> bool:
    return bool(cards_left(g)) or workshop_columns(g, seat, 1) > 0


def _can_capture(g: State, seat: Seat) -> bool:
    return can_pay(g, seat, 0, g.figures.value["location.capture"][0])


def _has_tax(g: State, _seat: Seat) -> bool:
    return g.tax > 0


ALWAYS_OPEN = LARGE_CIRCLES[:5]  # up to the Storehouse
NEEDS: dict[Location, Callable[[State, Seat], bool]] = {
    Location.WORKSHOP: _can_work,
    Location.TOWN_CENTRE: _can_capture,
    Location.TAX_STAND: _has_tax,
    Location.GUARDHOUSE: has_guard_duty,
}

# -- what the places do ----------------------------------------------------------------------


def _yield(g: State, location: Location, workers: int) -> int:
    each, more = g.figures.number[location]
    return each * workers + more


def _quarry(g: State, seat: Seat, workers: int) -> None:
    stone = _yield(g, Location.QUARRY, workers)
    receive(g, seat, plus(Bundle(stone=stone), extras(g, seat, Moment.QUARRY)))


def _forest(g: State, seat: Seat, workers: int) -> None:
    wood = _yield(g, Location.FOREST, workers)
    receive(g, seat, plus(Bundle(wood=wood), extras(g, seat, Moment.FOREST)))


def _silversmith(g: State, seat: Seat, workers: int) -> None:
    silver = _yield(g, Location.SILVERSMITH, workers)
    receive(g, seat, plus(Bundle(silver=silver), extras(g, seat, Moment.SILVERSMITH)))


def _mines(g: State, seat: Seat, workers: int) -> None:
    g.then(VisitMines(seat, workers))


def _storehouse(g: State, seat: Seat, workers: int) -> None:
    g.then(VisitStorehouse(seat, trades_allowed(g, seat, workers)))


def _workshop(g: State, seat: Seat, workers: int) -> None:
    g.then(VisitWorkshop(seat, workers))


def _town_centre(g: State, seat: Seat, workers: int) -> None:
    g.then(TownCentre(seat, workers))


def _tax_stand(g: State, seat: Seat, _workers: int) -> None:
    """All silver there, for virtue; a Thief loses less, a Pickpocket finds gold."""
    silver, g.tax = g.tax, 0
    g.players[seat].silver += silver
    g.tell(TaxStolen(seat, silver))
    receive(g, seat, extras(g, seat, Moment.TAX_STAND))
    lose_virtue(g, seat, tax_virtue_lost(g, how_many(g, seat, Apprentice.THIEF)))


def tax_virtue_lost(g: State, thieves: int) -> int:
    lost: int = g.figures.value["location.tax_stand"] - thieves * g.figures.value["power.thief"]
    return max(0, lost)


def _guardhouse(g: State, seat: Seat, workers: int) -> None:
    g.then(VisitGuardhouse(seat, workers))


VISITS: dict[Location, Callable[[State, Seat, int], None]] = {
    Location.QUARRY: _quarry,
    Location.FOREST: _forest,
    Location.SILVERSMITH: _silversmith,
    Location.MINES: _mines,
    Location.STOREHOUSE: _storehouse,
    Location.WORKSHOP: _workshop,
    Location.TOWN_CENTRE: _town_centre,
    Location.TAX_STAND: _tax_stand,
    Location.GUARDHOUSE: _guardhouse,
}


@dataclass(frozen=True, slots=True)
class VisitMines(Step):
    """Clay, or gold for every two own workers; Miners add clay to either."""

    seat: Seat
    workers: int

    def asks(self, g: State) -> Iterable[Ask]:
        if gold := self._gold(g):
            facts = {"clay": self._clay(g), "gold": gold}
            yield Ask(self.seat, "mine", (Pick(Mine, (Good.CLAY, Good.GOLD)),), facts)

    def answer(self, g: State, seat: Seat, action: Mine) -> None:
        found = Bundle(gold=self._gold(g)) if action.good is Good.GOLD else Bundle(self._clay(g))
        receive(g, seat, plus(found, extras(g, seat, Moment.MINES)))

    def run(self, g: State) -> None:
        """One worker alone finds clay."""
        found = Bundle(clay=self._clay(g))
        receive(g, self.seat, plus(found, extras(g, self.seat, Moment.MINES)))

    def _clay(self, g: State) -> int:
        each, more = g.figures.value["location.mines_clay"]
        return int(each * self.workers + more)

    def _gold(self, g: State) -> int:
        return int(self.workers // g.figures.value["location.mines_gold"])
