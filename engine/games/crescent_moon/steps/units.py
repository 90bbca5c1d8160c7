"""Units on the map: moves, assaults, recruits, musters, and the limit of a hex (6.2, 6.3)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.agenda import Step
from engine.asks import Ask, Just, Pick
from engine.games.crescent_moon.actions import Assault, Done, Levy, Move, Place, Recruit, Units
from engine.games.crescent_moon.data import MURSHID, Hex, Piece
from engine.games.crescent_moon.events import (
    MercenaryPlaced,
    UnitsDisbanded,
    UnitsMustered,
    UnitsRecruited,
)
from engine.games.crescent_moon.reach import assaults, camps, marches, recruits, sallies, survey
from engine.games.crescent_moon.state import Force, State
from engine.games.crescent_moon.steps.aftermath import sack
from engine.games.crescent_moon.steps.combat import begin_combat
from engine.games.crescent_moon.steps.mixes import chosen, unit_choices
from engine.games.crescent_moon.verbs import (
    deploy,
    disband,
    move,
    place_from_reserves,
    remove_token,
)
from engine.ids import Seat

DONE = Just(Done())
ALL = 99  # more units than anybody has


# -- moving ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MoveUnits(Step):
    """So many more moves, each of any number of units to an adjacent hex."""

    seat: Seat
    left: int

    def asks(self, g: State) -> Iterable[Ask]:
        if self.left and (offers := marches(g, self.seat)):
            return (Ask(self.seat, "move", (*offers, DONE), {"left": self.left}),)
        return ()

    def answer(self, g: State, seat: Seat, action: Move | Done) -> None:
        if isinstance(action, Move):
            g.then(SendUnits(seat, action.origin, action.goal), MoveUnits(seat, self.left - 1))


@dataclass(frozen=True, slots=True)
class SendUnits(Step):
    """How many of which units go; then they are there, and an assault begins its combat."""

    seat: Seat
    origin: Hex
    goal: Hex
    assault: bool = False

    def asks(self, g: State) -> Iterable[Ask]:
        offers = self._offers(g)
        if len(offers) > 1:
            facts: dict[str, Any] = {"origin": self.origin, "goal": self.goal}
            if not self.assault:
                return (Ask(self.seat, "send", offers, facts),)
            ground = g.board[self.goal]
            foe = ground.holder if ground.holder != self.seat else None
            facts["defence"] = 0 if foe is None else g.strength(self.goal, foe)
            facts["ties"] = "murshid" if ground.token == MURSHID else "attacker"
            return (Ask(self.seat, "assault-units", offers, facts),)
        return ()

    def answer(self, g: State, seat: Seat, action: Units) -> None:
        self._send(g, (action.ordinary, action.mercenaries))

    def run(self, g: State) -> None:
        self._send(g, chosen(self._offers(g)[0]))

    def _offers(self, g: State) -> tuple[Just, ...]:
        force = g.board[self.origin].force(self.seat)
        return unit_choices(force.ordinary, force.mercenaries, 1, ALL)

    def _send(self, g: State, units: tuple[int, int]) -> None:
        defender = g.board[self.goal].holder
        move(g, self.seat, self.origin, self.goal, units)
        if not self.assault:
            return
        if defender is None or defender == self.seat:
            settlement = g.board[self.goal].settlement
            assert settlement is not None
            sack(g, self.seat, self.goal, settlement)
        else:
            begin_combat(g, self.goal, self.seat, defender, self.origin)


@dataclass(frozen=True, slots=True)
class MayAssault(Step):
    """An assault that a card allows."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        if offers := assaults(g, self.seat):
            return (Ask(self.seat, "may-assault", (*offers, DONE)),)
        return ()

    def answer(self, g: State, seat: Seat, action: Assault | Done) -> None:
        if isinstance(action, Assault):
            g.then(SendUnits(seat, action.origin, action.goal, assault=True))


@dataclass(frozen=True, slots=True)
class FollowUp(Step):
    """After a bribe without a combat: one move or an assault with the units just placed."""

    seat: Seat
    hex: Hex

    def asks(self, g: State) -> Iterable[Ask]:
        moves, attacks = sallies(g, self.seat, [self.hex])
        if offers := moves + attacks:
            return (Ask(self.seat, "follow-up", (*offers, DONE), {"hex": self.hex}),)
        return ()

    def answer(self, g: State, seat: Seat, action: Move | Assault | Done) -> None:
        if not isinstance(action, Done):
            attack = isinstance(action, Assault)
            g.then(SendUnits(seat, action.origin, action.goal, assault=attack))


# -- new units -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RecruitUnits(Step):
    """So many more units from the reserves card."""

    seat: Seat
    left: int

    def asks(self, g: State) -> Iterable[Ask]:
        if offers := recruits(g, self.seat, self.left, survey(g, self.seat)):
            return (Ask(self.seat, "recruit", (*offers, DONE), {"left": self.left}),)
        return ()

    def answer(self, g: State, seat: Seat, action: Recruit | Done) -> None:
        if isinstance(action, Recruit):
            recruit(g, seat, action)
            g.then(RecruitUnits(seat, self.left - action.count))


def recruit(g: State, seat: Seat, action: Recruit) -> None:
    place_from_reserves(g, seat, action.hex, action.count)
    g.tell(UnitsRecruited(seat, action.hex, action.count))


@dataclass(frozen=True, slots=True)
class PlaceMercenaries(Step):
    """Hired mercenaries, one by one, where the seat is present and nobody else controls."""

    seat: Seat
    left: int

    def asks(self, g: State) -> Iterable[Ask]:
        if self.left and len(hexes := camps(g, self.seat)) > 1:
            return (Ask(self.seat, "place", (Pick(Place, hexes),), {"left": self.left}),)
        return ()

    def answer(self, g: State, seat: Seat, action: Place) -> None:
        self._place(g, action.hex)

    def run(self, g: State) -> None:
        # Guides may have taken the last place meanwhile: who has none stays in the supply.
        if self.left and (hexes := camps(g, self.seat)):
            self._place(g, hexes[0])

    def _place(self, g: State, here: Hex) -> None:
        deploy(g, here, self.seat, mercenaries=1)
        g.tell(MercenaryPlaced(self.seat, here))
        g.then(PlaceMercenaries(self.seat, self.left - 1))


@dataclass(frozen=True, slots=True)
class MusterHex(Step):
    """A token brings up one unit, or two and is gone; as far as the supply goes."""

    seat: Seat
    hex: Hex

    def asks(self, g: State) -> Iterable[Ask]:
        few, many = g.figures.actions["muster"], g.figures.actions["muster_all"]
        if few < many <= g.players[self.seat].supply[Piece.UNIT]:
            offers = (Just(Levy(self.hex, few)), Just(Levy(self.hex, many)))
            facts = {"hex": self.hex, "few": few, "many": many}
            return (Ask(self.seat, "muster", offers, facts),)
        return ()

    def answer(self, g: State, seat: Seat, action: Levy) -> None:
        self._levy(g, action.count)
        if action.count == g.figures.actions["muster_all"]:
            remove_token(g, self.hex)

    def run(self, g: State) -> None:
        units = min(g.figures.actions["muster"], g.players[self.seat].supply[Piece.UNIT])
        if units:
            self._levy(g, units)

    def _levy(self, g: State, units: int) -> None:
        deploy(g, self.hex, self.seat, ordinary=units)
        g.tell(UnitsMustered(self.seat, self.hex, units))


# -- the limit -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KeepLimit(Step):
    """More units than a hex may hold: the owner chooses which go."""

    seat: Seat
    hex: Hex

    def asks(self, g: State) -> Iterable[Ask]:
        offers, excess = self._offers(g)
        if len(offers) > 1:
            return (Ask(self.seat, "disband", offers, {"hex": self.hex, "count": excess}),)
        return ()

    def answer(self, g: State, seat: Seat, action: Units) -> None:
        self._disband(g, (action.ordinary, action.mercenaries))

    def run(self, g: State) -> None:
        self._disband(g, chosen(self._offers(g)[0][0]))

    def _offers(self, g: State) -> tuple[tuple[Just, ...], int]:
        force = g.board[self.hex].force(self.seat)
        excess = excess_of(g, force)
        return unit_choices(force.ordinary, force.mercenaries, excess, excess), excess

    def _disband(self, g: State, units: tuple[int, int]) -> None:
        disband(g, self.hex, self.seat, *units)
        g.tell(UnitsDisbanded(self.seat, self.hex, *units))


def excess_of(g: State, force: Force) -> int:
    return force.ordinary + force.mercenaries - g.figures.unit_limits[force.seat]


def over_limits(g: State) -> list[Step]:
    """Return what is to be done about too many units, hex by hex."""
    limits = g.figures.unit_limits
    return [
        KeepLimit(seat, here)
        for here, ground in g.board.items()
        for seat, ordinary, mercenaries in ground.forces
        if ordinary + mercenaries > limits[seat]
    ]


def can_move(g: State, seat: Seat) -> bool:
    """Return whether any unit has somewhere to go; it stops at the first."""
    near, board, own = g.reach(seat), g.board, (None, seat)
    for here, ground in board.items():
        if ground.holder == seat and ground.forces:
            for goal in near[here]:
                if board[goal].holder in own:
                    return True
    return False
