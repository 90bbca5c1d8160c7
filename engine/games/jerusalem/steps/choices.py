"""Choices within a turn, asked in small steps: moves, swaps, influence, resources, sales."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Amount, Ask, Just, Offer, Pick
from engine.games.jerusalem.actions import Baron, Done, Move, Put, Remove, Swap, Take
from engine.games.jerusalem.actions import Offer as OfferSquire
from engine.games.jerusalem.data import (
    AREAS_OF,
    SQUIRES_MOVED,
    Area,
    Income,
    Resource,
    Sector,
)
from engine.games.jerusalem.events import (
    ForeignBaronPlaced,
    InfluencePut,
    InfluenceSold,
    SquiresRemoved,
    SquiresSwapped,
)
from engine.games.jerusalem.state import State
from engine.games.jerusalem.verbs import discharge, enter, gain, leave, move, put_from_supply
from engine.ids import Seat

ONE_OF = {
    Resource.PRESTIGE: Income(1, 0, 0),
    Resource.SQUIRE: Income(0, 1, 0),
    Resource.BEZANT: Income(0, 0, 1),
}


# -- moving up to two squires (the move card, the Marshal) ----------------------------------


def origins(g: State, seat: Seat) -> list[Area]:
    """Return areas that this seat may move a squire out of."""
    closed = g.closed_to_moving(seat)
    return [area for area, squires in g.board.items() if squires[seat] and area not in closed]


def goals(g: State, seat: Seat) -> list[Area]:
    closed = g.closed_to_moving(seat)
    return [area for area in g.board if area not in closed]


def can_move(g: State, seat: Seat, squires: int = 1) -> bool:
    """Return whether this many squires may leave where they stand; a goal is always open."""
    return sum([g.board[area][seat] for area in origins(g, seat)]) >= squires


@dataclass(frozen=True, slots=True)
class MoveSquires(Step):
    """Up to two different squires, each to another area than it left (R11)."""

    seat: Seat
    exactly: bool = False  # both must be moved
    together: bool = False  # both from one area to one area
    counts: bool = True  # whether they are new for the Baron where they arrive
    first: tuple[Area, Area] | None = None

    def asks(self, g: State) -> Iterable[Ask]:
        moves = tuple(self._moves(g))
        if self.first is None:
            facts = {"left": SQUIRES_MOVED, "exactly": int(self.exactly)}
            yield Ask(self.seat, "move", moves, facts)
        elif moves:
            stop = () if self.exactly else (Just(Done()),)
            facts = {"left": SQUIRES_MOVED - 1, "exactly": int(self.exactly)}
            yield Ask(self.seat, "move", (*moves, *stop), facts)

    def answer(self, g: State, seat: Seat, action: Move | Done) -> None:
        if isinstance(action, Done):
            return
        move(g, seat, action.origin, action.goal, counts=self.counts)
        if self.first is None:
            g.then(self.but(first=(action.origin, action.goal)))

    def _moves(self, g: State) -> Iterable[Offer]:
        if self.first and self.together:
            origin, goal = self.first
            return [Just(Move(origin, goal))] if g.board[origin][self.seat] else []
        targets = goals(g, self.seat)
        return [
            Pick(Move, tuple(goal for goal in targets if goal is not origin), (origin,))
            for origin in origins(g, self.seat)
            if self._has_unmoved(g, origin)
        ]

    def _has_unmoved(self, g: State, area: Area) -> bool:
        """Return whether one is left to move: a squire does not move a second time."""
        arrived = self.first is not None and area is self.first[1]
        return g.board[area][self.seat] > arrived


# -- the turncoat ---------------------------------------------------------------------------


def swaps(g: State, seat: Seat, own: Area) -> list[tuple[Seat, Area]]:
    """Return with whom a squire in this area may change places (R9: not within one area)."""
    return [
        (other, area)
        for other in g.others(seat)
        for area in goals(g, seat)
        if area is not own and g.board[area][other]
    ]


def swap_origins(g: State, seat: Seat) -> tuple[Area, ...]:
    """Return areas of own squires that have another one elsewhere to change places with."""
    held_by_others = [area for area in goals(g, seat) if any_other(g, seat, area)]
    return tuple(own for own in origins(g, seat) if any(area is not own for area in held_by_others))


def can_swap(g: State, seat: Seat) -> bool:
    """Return whether there is any swap; asked in every deploy turn, so it stops at the first."""
    own = origins(g, seat)
    if not own:
        return False
    return any(
        (len(own) > 1 or area is not own[0]) and any_other(g, seat, area) for area in goals(g, seat)
    )


def any_other(g: State, seat: Seat, area: Area) -> bool:
    squires = g.board[area]
    return sum(squires) > squires[seat]


@dataclass(frozen=True, slots=True)
class ChooseOwnSquire(Step):
    """Turncoat, first half: which own squire."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        yield Ask(self.seat, "turncoat", (Pick(OfferSquire, swap_origins(g, self.seat)),))

    def answer(self, g: State, seat: Seat, action: OfferSquire) -> None:
        g.then(ChooseTheirSquire(seat, action.area))


@dataclass(frozen=True, slots=True)
class ChooseTheirSquire(Step):
    """Turncoat, second half: the squire it changes places with, which cannot be refused."""

    seat: Seat
    own: Area

    def asks(self, g: State) -> Iterable[Ask]:
        offers = tuple(Just(Swap(other, area)) for other, area in swaps(g, self.seat, self.own))
        yield Ask(self.seat, "swap", offers, {"area": self.own})

    def answer(self, g: State, seat: Seat, action: Swap) -> None:
        leave(g, seat, self.own, 1)
        enter(g, seat, action.area, 1)
        leave(g, action.seat, action.area, 1)
        enter(g, action.seat, self.own, 1)
        g.tell(SquiresSwapped(seat, self.own, action.seat, action.area))


# -- influence, resources, the promo's Baron -------------------------------------------------


def influence_areas(g: State, seat: Seat, sector: Sector) -> tuple[Area, ...]:
    """Return the areas of the sector that are open and where no Baron stops it (R12, D9)."""
    closed = g.closed_to_influence(seat)
    return tuple(area for area in AREAS_OF[sector] if area in g.board and area not in closed)


@dataclass(frozen=True, slots=True)
class PutInfluence(Step):
    """Squires from the supply into a sector, split as one likes, all of them at once (D23)."""

    seat: Seat
    sector: Sector
    left: int

    def asks(self, g: State) -> Iterable[Ask]:
        areas = influence_areas(g, self.seat, self.sector)
        if self.left and len(areas) > 1:
            offers = tuple(Amount(Put, 1, self.left, (area,)) for area in areas)
            yield Ask(self.seat, "put", offers, {"left": self.left, "sector": self.sector})

    def answer(self, g: State, seat: Seat, action: Put) -> None:
        self._put(g, action.area, action.count)
        g.then(self.but(left=self.left - action.count))

    def run(self, g: State) -> None:
        """Put all in the only area where one is open: there is nothing to choose."""
        if self.left:
            self._put(g, influence_areas(g, self.seat, self.sector)[0], self.left)

    def _put(self, g: State, area: Area, count: int) -> None:
        put_from_supply(g, self.seat, area, count)
        g.tell(InfluencePut(self.seat, area, count))


@dataclass(frozen=True, slots=True)
class TakeResources(Step):
    """Any mix of squire, bezant and prestige, one after the other."""

    seat: Seat
    left: int

    def asks(self, g: State) -> Iterable[Ask]:
        if self.left:
            supply = g.players[self.seat].supply
            kinds = tuple(each for each in Resource if supply or each is not Resource.SQUIRE)
            facts = {"left": self.left, "supply": supply}
            yield Ask(self.seat, "take", (Pick(Take, kinds),), facts)

    def answer(self, g: State, seat: Seat, action: Take) -> None:
        gain(g, seat, ONE_OF[action.resource])
        g.then(self.but(left=self.left - 1))


@dataclass(frozen=True, slots=True)
class PlaceForeignBaron(Step):
    """The promo's neutral Baron blocks like the own one (section 14)."""

    seat: Seat
    areas: tuple[Area, ...]

    def asks(self, g: State) -> Iterable[Ask]:
        yield Ask(self.seat, "foreign-baron", (Pick(Baron, self.areas),))

    def answer(self, g: State, seat: Seat, action: Baron) -> None:
        g.players[seat].foreign_baron = action.area
        g.tell(ForeignBaronPlaced(seat, action.area))


# -- selling influence -----------------------------------------------------------------------


def on_board(g: State, seat: Seat) -> int:
    return sum([squires[seat] for squires in g.board.values()])


def can_sell(g: State, seat: Seat) -> bool:
    return on_board(g, seat) >= g.figures.sale_squires


@dataclass(frozen=True, slots=True)
class SellInfluence(Step):
    """Three own squires from any areas, blocked ones too (R7), go to the supply for a bezant."""

    seat: Seat
    left: int

    def asks(self, g: State) -> Iterable[Ask]:
        if self.left:
            offers = tuple(
                Amount(Remove, 1, min(squires[self.seat], self.left), (area,))
                for area, squires in g.board.items()
                if squires[self.seat]
            )
            yield Ask(self.seat, "sell", offers, {"left": self.left})

    def answer(self, g: State, seat: Seat, action: Remove) -> None:
        discharge(g, seat, action.area, action.count)
        g.tell(SquiresRemoved(seat, action.area, action.count))
        g.then(self.but(left=self.left - action.count))

    def run(self, g: State) -> None:
        sold, price = g.figures.sale_squires, g.figures.sale_bezants
        g.players[self.seat].bezants += price
        g.tell(InfluenceSold(self.seat, sold, price))
