"""The position of a game of Crescent Moon, as plain data, and the questions one asks of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.games.crescent_moon.data import (
    CALIPH,
    MURSHID,
    SULTAN,
    Card,
    ClashKind,
    Hex,
    Objective,
    Phase,
    Piece,
    Side,
    Talk,
    Tile,
)
from engine.games.crescent_moon.figures import Figures
from engine.games.crescent_moon.maps import Chart, Site
from engine.games.crescent_moon.options import Options
from engine.ids import Seat
from engine.state import GameState

EXACTLY = -1  # a mark: this seat knows which card lies here


class Slip(NamedTuple):
    """A card that some seat cannot see, and what each seat, and last a spectator, knows of it.

    A mark is 0 for a card never seen, the number of a glance for one that was seen among others
    which have been shuffled since, and EXACTLY where it is known.
    """

    card: Card
    marks: tuple[int, ...]


class Pile(NamedTuple):
    """A part of the deck in no order; what is drawn is any card of it."""

    slips: tuple[Slip, ...]
    barren: bool = False  # all know that no card of the Murshid's is in it


class Force(NamedTuple):
    """One player's units in a hex."""

    seat: Seat
    ordinary: int
    mercenaries: int


class Ground(NamedTuple):
    """What stands in a hex; two forces only while they fight.

    Who controls it is found out when it changes (`but`), since that is asked far more often.
    """

    forces: tuple[Force, ...] = ()
    stronghold: Piece | None = None
    owner: Seat | None = None  # of the stronghold
    settlement: Piece | None = None
    palace: bool = False
    token: Seat | None = None
    holder: Seat | None = None  # the seat that has a piece with combat strength there

    def but(self, **changes: Any) -> "Ground":
        """Return the same hex with other pieces."""
        changed = self._replace(**changes)
        return changed.with_forces(changed.forces)

    def with_forces(self, forces: tuple[Force, ...]) -> "Ground":
        """Return the same hex with other units: they change most."""
        _, stronghold, owner, settlement, palace, token, holder = self
        if forces:
            holder = forces[0].seat
        elif stronghold:
            holder = owner
        else:
            holder = CALIPH if palace else None
        return Ground(forces, stronghold, owner, settlement, palace, token, holder)

    def has(self, seat: Seat) -> bool:
        """Return whether this seat is present with any piece."""
        if self.token == seat or self.owner == seat:
            return True
        for force in self.forces:
            if force.seat == seat:
                return True
        return (seat == SULTAN and self.settlement is not None) or (seat == CALIPH and self.palace)

    def force(self, seat: Seat) -> Force:
        for force in self.forces:
            if force.seat == seat:
                return force
        return Force(seat, 0, 0)

    def units(self, seat: Seat) -> int:
        for force in self.forces:
            if force.seat == seat:
                return force.ordinary + force.mercenaries
        return 0


def holder_of(ground: Ground) -> Seat | None:
    """Return who controls it: who has a piece with strength; in a combat, who was there first."""
    if ground.forces:
        return ground.forces[0].seat
    if ground.stronghold:
        return ground.owner
    return CALIPH if ground.palace else None


EMPTY = Ground()
EVERYONE = {count: tuple(Seat(seat) for seat in range(count)) for count in (4, 5)}


@dataclass(slots=True)
class Player:
    """One seat's belongings; hand and victory points are its secret.

    What it holds several of is replaced and never changed, so that copies of a position share it.
    """

    coins: int
    vp: int
    supply: Mapping[Piece, int]
    reserves: int = 0  # units on the reserves card
    hand: tuple[Slip, ...] = ()
    front: tuple[Card, ...] = ()  # spent until the next upkeep
    tiles: tuple[Tile, ...] = ()  # still to be laid in the variable map
    units_removed: int = 0  # enemy units lost to it as casualties, in the first year
    buildings_sacked: int = 0

    @property
    def cards(self) -> list[Card]:
        return [slip.card for slip in self.hand]


class Item(NamedTuple):
    """What a negotiation is about: a number to hire, a hex to bribe in, a card."""

    talk: Talk
    units: int = 0
    hex: Hex | None = None
    card: Card | None = None


class Turn(NamedTuple):
    """What counts only within one action."""

    seat: Seat
    ships: bool = False
    failed: tuple[Talk, ...] = ()  # negotiations that came to nothing, by version 1 of the rules
    refused: tuple[Item, ...] = ()  # what negotiations that came to nothing were about
    reopened: bool = False  # it may be talked about again: nothing else was left but to collect


class Deal(NamedTuple):
    """The Murshid's support, paid if that seat wins; the side is that which he is to support."""

    seat: Seat
    vp: int
    side: Side | None = None  # sealed offers name none


class Played(NamedTuple):
    """A card in a clash: whether it was resolved or struck down, what it gave, who is on it."""

    seat: Seat
    card: Card
    done: bool = False
    struck: bool = False
    bonus: int = 0
    ordinary: int = 0
    mercenaries: int = 0
    target: Seat | None = None


@dataclass(slots=True)
class Clash:
    """A combat or an influence contest; pairs are of the attack and of the defence."""

    kind: ClashKind
    hex: Hex
    attacker: Seat
    defender: Seat | None  # of a combat
    origin: Hex | None
    sides: Mapping[Seat, Side]
    participants: tuple[Seat, ...]
    played: tuple[Played, ...] = ()
    bonus: tuple[int, int] = (0, 0)
    toll: tuple[int, int] = (0, 0)  # casualties more or fewer
    protected: tuple[Seat, ...] = ()  # their buildings cannot be sacked
    deal: Deal | None = None
    totals: tuple[int, int] | None = None
    winner: Side | None = None
    lost: tuple[int, int] = (0, 0)  # casualties of each side
    sacked: tuple[Piece, ...] = ()
    captured: Piece | None = None
    removed: bool = False  # the cards have been taken away

    def leader(self, side: Side) -> Seat:
        """Return whose units fight on this side of a combat."""
        if side is Side.ATTACK:
            return self.attacker
        assert self.defender is not None
        return self.defender

    def take_side(self, seat: Seat, side: Side) -> None:
        self.sides = {**self.sides, seat: side}

    def change(self, at: int, **changes: Any) -> None:
        """Note something about a played card."""
        changed = self.played[at]._replace(**changes)
        self.played = (*self.played[:at], changed, *self.played[at + 1 :])


@dataclass(frozen=True, slots=True)
class Past:
    """The last clash, for all to look at: nothing changes in it any more."""

    clash: Clash


class Score(NamedTuple):
    """Victory points, as they were announced."""

    year: int
    seat: Seat
    objective: Objective
    points: int


@dataclass(slots=True)
class State(GameState):
    options: Options
    figures: Figures
    players: list[Player]
    deck: list[Pile]  # top first
    discard: list[Card]
    market: list[Card | None]  # near first
    sultan_market: list[Card]
    posted: dict[Card, int] = field(default_factory=dict)  # the Sultan's prices, for whoever pays
    map: str = ""  # the name of the preset map
    chart: Chart | None = None  # once the map is complete
    laid: list[Site] = field(default_factory=list)  # as long as the map is being laid
    board: dict[Hex, Ground] = field(default_factory=dict)
    ledger: list[Score] = field(default_factory=list)
    glances: int = 0
    year: int = 0
    round: int = 0
    phase: Phase = Phase.SETUP
    turn: Turn | None = None
    clash: Clash | None = None  # that is being resolved
    past: Past | None = None
    screens_off: bool = False

    @property
    def everyone(self) -> tuple[Seat, ...]:
        return EVERYONE[len(self.players)]

    @property
    def years(self) -> int:
        return self.figures.years[self.options.length]

    @property
    def the_clash(self) -> Clash:
        """Return the combat or contest that is being resolved."""
        assert self.clash is not None
        return self.clash

    def end_clash(self) -> None:
        self.past, self.clash = Past(self.the_clash), None

    def near(self, here: Hex) -> tuple[Hex, ...]:
        assert self.chart is not None
        return self.chart.near[here]

    def reach(self, seat: Seat) -> dict[Hex, tuple[Hex, ...]]:
        """Return what is adjacent for this seat: in its own action its ships cross the river."""
        assert self.chart is not None
        turn = self.turn
        afloat = turn is not None and turn.ships and turn.seat == seat
        return self.chart.touching if afloat else self.chart.near

    def tile(self, here: Hex) -> Tile:
        assert self.chart is not None
        return self.chart.sites[here].tile

    def strength(self, here: Hex, seat: Seat) -> int:
        """Return the combat strength of this seat's pieces in a hex."""
        ground, strength = self.board[here], self.figures.strength
        total = ground.units(seat) * strength[Piece.UNIT]
        if ground.stronghold and ground.owner == seat:
            total += strength[ground.stronghold]
        if ground.palace and seat == CALIPH:
            total += strength[Piece.PALACE]
        return total

    def murshid_is_near(self, here: Hex) -> bool:
        """Return whether a token of the Murshid lies in this hex or in an adjacent one."""
        return MURSHID in [self.board[each].token for each in (here, *self.near(here))]
