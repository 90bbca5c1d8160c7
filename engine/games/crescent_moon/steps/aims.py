"""Choices that cards ask for in a clash: whom they strike, bribe or lure, who is put on them."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Just, Offer, Pick
from engine.games.crescent_moon.actions import Assassinate, Done, Lure, Target, Units
from engine.games.crescent_moon.clash_events import (
    CardAimed,
    CardIdle,
    CardStruck,
    MercenaryLured,
    SideWeakened,
)
from engine.games.crescent_moon.data import CARDS, CardType, Hex, Piece
from engine.games.crescent_moon.events import MercenaryPlaced
from engine.games.crescent_moon.state import Played, State
from engine.games.crescent_moon.steps.fray import (
    add,
    assign,
    decider,
    free_units,
    principal,
    side_of,
)
from engine.games.crescent_moon.steps.mixes import chosen, unit_choices
from engine.games.crescent_moon.verbs import deploy, withdraw
from engine.ids import Seat

DONE = Just(Done())


def miss(g: State, at: int) -> None:
    """Tell of a card that finds no target, or spares all."""
    g.tell(CardIdle(*g.the_clash.played[at][:2]))


@dataclass(frozen=True, slots=True)
class AssignUnits(Step):
    """The campaign: which of the own units are spent on it."""

    at: int
    count: int

    def asks(self, g: State) -> Iterable[Ask]:
        offers, seat = self._offers(g), principal(g.the_clash, self.at)
        if len(offers) > 1:
            card = g.the_clash.played[self.at].card
            return (Ask(seat, "assign", offers, {"count": self.count, "card": card}),)
        return ()

    def answer(self, g: State, seat: Seat, action: Units) -> None:
        assign(g, self.at, (action.ordinary, action.mercenaries))

    def run(self, g: State) -> None:
        assign(g, self.at, chosen(self._offers(g)[0]))

    def _offers(self, g: State) -> tuple[Just, ...]:
        free = free_units(g, g.the_clash, side_of(g.the_clash, self.at))
        return unit_choices(*free, self.count, self.count)


@dataclass(frozen=True, slots=True)
class LureMercenary(Step):
    """The elder: another player's mercenary next door goes home, one of one's own joins."""

    at: int

    def asks(self, g: State) -> Iterable[Ask]:
        hexes = self._hexes(g)
        if len(hexes) > 1:
            seat = decider(g, self.at)
            return (Ask(seat, "lure", (Pick(Lure, hexes),), {"hex": g.the_clash.hex}),)
        return ()

    def answer(self, g: State, seat: Seat, action: Lure) -> None:
        self._lure(g, action.hex)

    def run(self, g: State) -> None:
        if hexes := self._hexes(g):
            self._lure(g, hexes[0])
        else:
            miss(g, self.at)

    def _hexes(self, g: State) -> tuple[Hex, ...]:
        seat = principal(g.the_clash, self.at)
        return tuple(
            here
            for here in g.near(g.the_clash.hex)
            if any(force.seat != seat and force.mercenaries for force in g.board[here].forces)
        )

    def _lure(self, g: State, here: Hex) -> None:
        clash, seat = g.the_clash, principal(g.the_clash, self.at)
        owner = g.board[here].forces[0].seat
        withdraw(g, here, owner, mercenaries=1)
        g.tell(MercenaryLured(seat, owner, here))
        if g.players[seat].supply[Piece.UNIT]:
            deploy(g, clash.hex, seat, mercenaries=1)
            g.tell(MercenaryPlaced(seat, clash.hex))
            assign(g, self.at, (0, 1))


@dataclass(frozen=True, slots=True)
class ChooseVictim(Step):
    """A character card in this clash is struck down before it is resolved, whose ever it is.

    Under version 1 of the rules nobody had to be.
    """

    at: int

    def asks(self, g: State) -> Iterable[Ask]:
        targets = dict.fromkeys((played.seat, played.card) for played in self._targets(g))
        if targets:
            offers: list[Offer] = [Just(Assassinate(*target)) for target in targets]
            if g.rules_version == 1:
                offers.append(DONE)
            seat = decider(g, self.at)
            return (Ask(seat, "assassinate", tuple(offers), {"hex": g.the_clash.hex}),)
        return ()

    def answer(self, g: State, seat: Seat, action: Assassinate | Done) -> None:
        if isinstance(action, Done):
            miss(g, self.at)
            return
        clash = g.the_clash
        at = next(
            number
            for number, played in enumerate(clash.played)
            if played in self._targets(g) and played[:2] == (action.seat, action.card)
        )
        clash.change(at, struck=True)
        g.tell(CardStruck(seat, action.seat, action.card))

    def run(self, g: State) -> None:
        miss(g, self.at)

    def _targets(self, g: State) -> list[Played]:
        return [
            played
            for played in g.the_clash.played
            if CARDS[played.card].type is CardType.CHARACTER and not (played.struck or played.done)
        ]


@dataclass(frozen=True, slots=True)
class ChooseBribed(Step):
    """Bribery is aimed at a player of the other side, who keeps the card."""

    at: int
    value: int

    def asks(self, g: State) -> Iterable[Ask]:
        seats = self._seats(g)
        if len(seats) > 1:
            seat = decider(g, self.at)
            return (Ask(seat, "bribery", (Pick(Target, seats),), {"hex": g.the_clash.hex}),)
        return ()

    def answer(self, g: State, seat: Seat, action: Target) -> None:
        self._bribe(g, action.seat)

    def run(self, g: State) -> None:
        if seats := self._seats(g):
            self._bribe(g, seats[0])
        else:
            miss(g, self.at)

    def _seats(self, g: State) -> tuple[Seat, ...]:
        clash = g.the_clash
        other = side_of(clash, self.at).other
        return tuple(sorted(seat for seat, side in clash.sides.items() if side is other))

    def _bribe(self, g: State, target: Seat) -> None:
        clash = g.the_clash
        played = clash.played[self.at]
        clash.change(self.at, target=target)
        add(clash, self.at, clash.sides[target], -self.value)
        g.tell(CardAimed(played.seat, target, played.card))
        if self.value:
            g.tell(SideWeakened(played.seat, played.card, clash.sides[target], self.value))
