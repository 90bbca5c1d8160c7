"""Guides: single units, each one hex further (R32), past what goes on just then (R2)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from engine.agenda import Step
from engine.asks import Ask, Just, Offer, Pick
from engine.games.crescent_moon.actions import Done, Move, Units
from engine.games.crescent_moon.data import Hex
from engine.games.crescent_moon.reach import sallies, survey
from engine.games.crescent_moon.state import State
from engine.games.crescent_moon.steps.bargain import Bargain
from engine.games.crescent_moon.steps.mixes import chosen, unit_choices
from engine.games.crescent_moon.steps.units import FollowUp, KeepLimit, MusterHex, SendUnits
from engine.games.crescent_moon.verbs import move
from engine.ids import Seat

DONE = Just(Done())


class Arrival(NamedTuple):
    """A unit that was guided here, by its kind."""

    hex: Hex
    ordinary: int
    mercenaries: int


@dataclass(frozen=True, slots=True)
class GuideUnits(Step):
    """Single units, each one hex: those that have arrived do not go on."""

    seat: Seat
    left: int
    arrivals: tuple[Arrival, ...] = ()

    def asks(self, g: State) -> Iterable[Ask]:
        if not self.left:
            return ()
        if offers := guidable(g, self.seat, self.arrivals):
            return (Ask(self.seat, "guide", (*offers, DONE), {"left": self.left}),)
        return ()

    def answer(self, g: State, seat: Seat, action: Move | Done) -> None:
        if isinstance(action, Move):
            g.then(GuideUnit(seat, self.left, self.arrivals, action.origin, action.goal))


@dataclass(frozen=True, slots=True)
class GuideUnit(Step):
    """Which kind of unit is guided, where both have one that has not moved."""

    seat: Seat
    left: int
    arrivals: tuple[Arrival, ...]
    origin: Hex
    goal: Hex

    def asks(self, g: State) -> Iterable[Ask]:
        offers = self._offers(g)
        if len(offers) > 1:
            facts = {"origin": self.origin, "goal": self.goal}
            return (Ask(self.seat, "send", offers, facts),)
        return ()

    def answer(self, g: State, seat: Seat, action: Units) -> None:
        self._guide(g, (action.ordinary, action.mercenaries))

    def run(self, g: State) -> None:
        self._guide(g, chosen(self._offers(g)[0]))

    def _offers(self, g: State) -> tuple[Just, ...]:
        return unit_choices(*unguided(g, self.seat, self.origin, self.arrivals), 1, 1)

    def _guide(self, g: State, units: tuple[int, int]) -> None:
        move(g, self.seat, self.origin, self.goal, units)
        arrivals = (*self.arrivals, Arrival(self.goal, *units))
        g.then(GuideUnits(self.seat, self.left - 1, arrivals))


def closed(g: State) -> set[Hex | None]:
    """Return the hexes that are fought over, marched between, mustered in or talked about now."""
    hexes: set[Hex | None] = {g.clash.hex} if g.clash else set()
    for step in g.agenda:
        if isinstance(step, SendUnits | GuideUnit):
            hexes |= {step.origin, step.goal}
        elif isinstance(step, FollowUp | KeepLimit | MusterHex | Bargain):
            hexes.add(step.hex)
    return hexes


def guidable(g: State, seat: Seat, arrivals: tuple[Arrival, ...] = ()) -> list[Offer]:
    """Return where single units can be guided that have not arrived just now."""
    barred = closed(g)
    origins = [
        here
        for here in survey(g, seat).stationed
        if here not in barred and any(unguided(g, seat, here, arrivals))
    ]
    offers: list[Offer] = []
    for offer in sallies(g, seat, origins)[0]:
        assert isinstance(offer, Pick)
        if goals := tuple([goal for goal in offer.items if goal not in barred]):
            offers.append(Pick(Move, goals, offer.args))
    return offers


def can_guide(g: State, seat: Seat) -> bool:
    """Return whether Guides have a unit to lead; one card is played after the other."""
    busy = any(isinstance(step, GuideUnits | GuideUnit) and step.seat == seat for step in g.agenda)
    return not busy and bool(guidable(g, seat))


def unguided(g: State, seat: Seat, here: Hex, arrivals: tuple[Arrival, ...]) -> tuple[int, int]:
    """Return the units that no guide has led there: ordinary ones and mercenaries."""
    force = g.board[here].force(seat)
    there = [arrival for arrival in arrivals if arrival.hex is here]
    return (
        force.ordinary - sum([arrival.ordinary for arrival in there]),
        force.mercenaries - sum([arrival.mercenaries for arrival in there]),
    )
