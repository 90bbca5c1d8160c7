"""Phase 4: the event of the round; Barons protect from none of them (section 6)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Amount, Ask, Just, Offer
from engine.games.jerusalem.actions import Done, Pay, PayAll, Rescue, Strike
from engine.games.jerusalem.data import (
    AREAS_OF,
    EVENT_ROUNDS,
    SECTOR_OF,
    Area,
    EventCard,
    Phase,
    Sector,
)
from engine.games.jerusalem.events import (
    ElectionLost,
    PalaceCleared,
    SquireStruck,
    TaxSettled,
    TemplarsFell,
)
from engine.games.jerusalem.state import State
from engine.games.jerusalem.verbs import clear, discharge, pay, put_from_supply
from engine.ids import Seat

ELECTORATE = (*AREAS_OF[Sector.PATRIARCHATE], *AREAS_OF[Sector.NOBILITY])


@dataclass(frozen=True, slots=True)
class ResolveEvent(Step):
    """Rounds 2, 3 and 4 have one."""

    def run(self, g: State) -> None:
        if g.round not in EVENT_ROUNDS:
            return
        g.phase = Phase.EVENT
        match g.calendar[-1]:
            case EventCard.SUCCESSION:
                g.then(*[ClearPalace(seat) for seat in g.turn_order])
            case EventCard.PATRIARCH_ELECTION:
                g.then(HoldElection())
            case EventCard.SPECIAL_TAX:
                g.then(*[step for seat in g.turn_order for step in self._taxes(g, seat)])
            case EventCard.WAR:
                g.then(*[GoToWar(seat) for seat in g.turn_order])

    def _taxes(self, g: State, seat: Seat) -> list["PayTax"]:
        """Return one question about the whole Market; in earlier rules each area had its own."""
        first, *more = AREAS_OF[Sector.MARKET]
        if g.rules_version == 1:
            return [PayTax(seat, area) for area in (first, *more)]
        return [PayTax(seat, first, tuple(more))]


@dataclass(frozen=True, slots=True)
class ClearPalace(Step):
    """Succession: all Palace squires go; a Baron on the board may take in up to two of his own."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        baron, standing = g.players[self.seat].baron, g.totals(Sector.KINGS_PALACE)[self.seat]
        if baron and standing:
            most = min(g.figures.rescued, standing)
            facts = {"area": baron, "most": most, "squires": standing}
            yield Ask(self.seat, "rescue", (Amount(Rescue, 0, most),), facts)

    def answer(self, g: State, seat: Seat, action: Rescue) -> None:
        self._clear(g, action.count)

    def run(self, g: State) -> None:
        self._clear(g, 0)

    def _clear(self, g: State, rescued: int) -> None:
        gone = clear(g, self.seat, Sector.KINGS_PALACE)
        baron = g.players[self.seat].baron
        if rescued:
            assert baron is not None
            put_from_supply(g, self.seat, baron, rescued)
        if gone:
            g.tell(PalaceCleared(self.seat, gone - rescued, rescued, baron if rescued else None))


@dataclass(frozen=True, slots=True)
class HoldElection(Step):
    """In each area of Patriarchate and Nobility all fall to the smallest number present there."""

    def run(self, g: State) -> None:
        for area in ELECTORATE:
            present = [count for count in g.board[area] if count]
            for seat, count in enumerate(g.board[area]):
                if count > min(present, default=0):
                    lost = count - min(present)
                    discharge(g, Seat(seat), area, lost)
                    g.tell(ElectionLost(Seat(seat), area, lost))


@dataclass(frozen=True, slots=True)
class PayTax(Step):
    """Special tax: a bezant for each Market squire that is to stay where it is."""

    seat: Seat
    area: Area
    more: tuple[Area, ...] = ()  # taxed together with the first

    def asks(self, g: State) -> Iterable[Ask]:
        standing, price = self.standing(g), g.figures.tax
        bezants, squires = g.players[self.seat].bezants, sum(standing.values())
        affordable = bezants // price
        if not min(squires, affordable):
            return
        facts = {
            "areas": tuple(standing),
            "squires": squires,
            "bezants": bezants,
            "price": price,
            "cost": squires * price,
        }
        several = len(standing) > 1
        offers: list[Offer] = [
            Amount(Pay, int(several), min(count, affordable), (area,))
            for area, count in standing.items()
        ]
        if several:
            offers = [Just(PayAll())] * (squires <= affordable) + offers + [Just(Done())]
        yield Ask(self.seat, "tax", tuple(offers), facts)

    def answer(self, g: State, seat: Seat, action: Pay | PayAll | Done) -> None:
        standing = self.standing(g)
        match action:
            case Pay(area, count):
                del standing[area]
                self._settle(g, area, count)
                if standing:
                    first, *more = standing
                    g.then(PayTax(seat, first, tuple(more)))
            case PayAll():
                for area, count in standing.items():
                    self._settle(g, area, count)
            case Done():
                self.run(g)

    def run(self, g: State) -> None:
        for area in self.standing(g):
            self._settle(g, area, 0)

    def standing(self, g: State) -> dict[Area, int]:
        """Return the squires that are taxed, by area."""
        areas = (self.area, *self.more)
        return {area: count for area in areas if (count := g.board[area][self.seat])}

    def _settle(self, g: State, area: Area, kept: int) -> None:
        price, lost = kept * g.figures.tax, g.board[area][self.seat] - kept
        pay(g, self.seat, price)
        discharge(g, self.seat, area, lost)
        g.tell(TaxSettled(self.seat, area, kept, lost, price))


@dataclass(frozen=True, slots=True)
class GoToWar(Step):
    """All own Templars squires fall; for each of them one opposing squire may be struck."""

    seat: Seat

    def run(self, g: State) -> None:
        fallen = clear(g, self.seat, Sector.TEMPLARS)
        if fallen:
            g.tell(TemplarsFell(self.seat, fallen))
            g.then(StrikeBack(self.seat, fallen))


@dataclass(frozen=True, slots=True)
class StrikeBack(Step):
    """One opposing squire after another, from any area, at most two of each opponent (R10)."""

    seat: Seat
    left: int
    struck: tuple[Seat, ...] = ()

    def asks(self, g: State) -> Iterable[Ask]:
        targets = self._targets(g)
        if self.left and targets:
            offers = tuple(Just(Strike(other, area)) for other, area in targets)
            facts = {"left": min(self.left, self._within_reach(g, targets))}
            yield Ask(self.seat, "war", (*offers, Just(Done())), facts)

    def answer(self, g: State, seat: Seat, action: Strike | Done) -> None:
        if isinstance(action, Done):
            return
        discharge(g, action.seat, action.area, 1)
        g.tell(SquireStruck(seat, action.seat, action.area))
        g.then(self.but(left=self.left - 1, struck=(*self.struck, action.seat)))

    def _within_reach(self, g: State, targets: list[tuple[Seat, Area]]) -> int:
        """Return how many can still be struck: of each opponent those that stand there and may."""
        standing: dict[Seat, int] = {}
        for other, area in targets:
            standing[other] = standing.get(other, 0) + g.board[area][other]
        return sum(
            min(count, g.figures.struck - self.struck.count(other))
            for other, count in standing.items()
        )

    def _targets(self, g: State) -> list[tuple[Seat, Area]]:
        return [
            (other, area)
            for other in g.others(self.seat)
            if self.struck.count(other) < g.figures.struck
            for area, squires in g.board.items()
            if squires[other] and (g.options.war_may_hit_templars or not in_templars(area))
        ]


def in_templars(area: Area) -> bool:
    return SECTOR_OF[area] is Sector.TEMPLARS
