"""The position of a game of Architects, as plain data, and the questions one asks of it."""

from dataclasses import dataclass, field

from engine.games.architects.data import (
    Apprentice,
    Building,
    Character,
    Location,
    MarketCard,
    Phase,
    Reward,
)
from engine.games.architects.options import Options
from engine.games.architects.tables import PRINTED, Figures, figures_for
from engine.ids import Seat
from engine.state import GameState

SPREAD = 4  # rows of the Guildhall


@dataclass(frozen=True, slots=True)
class Held:
    """A building card in a hand, and since which moment of the cards' clock."""

    card: Building
    since: int = 0


@dataclass(frozen=True, slots=True)
class Buried:
    """A building card under the deck; `by` chose it in secret from his hand, at that moment."""

    card: Building
    by: Seat | None = None
    at: int = 0


@dataclass(frozen=True, slots=True)
class Displayed:
    """A face-up apprentice and the silver that lies on the card."""

    apprentice: Apprentice
    silver: int = 0


@dataclass(slots=True)
class Player:
    """One seat's belongings; only the hand is secret. What changes seldom is a tuple: a position is
    copied far more often than somebody hires or builds.
    """

    workers: int  # at home, free to be placed
    captured: tuple[int, ...]  # held here, by the seat they belong to
    virtue: int = 0
    clay: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    marble: int = 0
    silver: int = 0
    level: int = 0  # of the Cathedral
    debts: int = 0  # unpaid
    paid: int = 0
    character: Character | None = None
    hand: tuple[Held, ...] = ()
    apprentices: tuple[Apprentice, ...] = ()
    buildings: tuple[Building, ...] = ()

    @property
    def cards(self) -> list[Building]:
        return [held.card for held in self.hand]


def changed(counts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """The same counts, with one of them more or less."""
    return (*counts[:at], counts[at] + by, *counts[at + 1 :])


class Printed(GameState):
    """A place for the table's figures beside the state: looked up when it is made, never saved."""

    __slots__ = ("figures",)

    figures: Figures
    options: Options

    def __post_init__(self) -> None:
        GameState.__post_init__(self)
        own = self.options.figures
        self.figures = figures_for(tuple(sorted(own.items()))) if own else PRINTED


@dataclass(slots=True)
class State(Printed):
    options: Options
    players: list[Player]
    at: dict[Location, tuple[int, ...]]  # large circles: workers by seat
    market: dict[Location, Seat | None]  # the three spaces of the Black Market
    prison: list[int]  # workers by seat
    tax: int  # silver on the Tax Stand
    rows: list[list[Displayed]]
    apprentices: list[Apprentice]  # face down; in no order until drawn from
    dismissed: list[Apprentice]  # under that deck, in this order, known to all
    deck: list[Building]  # face down; in no order until drawn from
    under: list[Buried]  # under that deck, in this order
    rewards: list[Reward]  # not drawn yet: those in the pile and those left in the box
    reward_pile: int  # how many lie in the pile
    offers: list[MarketCard]  # under the card that shows the small offer
    small: MarketCard | None
    large: list[MarketCard]  # turned over; the last one shows
    first: Seat
    active: Seat
    guildhall: list[Seat] = field(default_factory=list)  # in the order of placing
    phase: Phase = Phase.DRAFT
    turns: int = 0  # begun so far
    last_turns: int = 0  # still to come, once the Guildhall is full
    clock: int = 0  # moments at which building cards moved out of somebody's sight
    seen: dict[Building, tuple[int, ...]] = field(default_factory=dict)  # by seat: last sight

    @property
    def everyone(self) -> list[Seat]:
        return [Seat(seat) for seat in range(len(self.players))]

    def others(self, seat: Seat) -> list[Seat]:
        return [other for other in self.everyone if other != seat]

    def turn_order(self, start: Seat) -> list[Seat]:
        """Everyone clockwise, from this seat on."""
        seats = self.everyone
        return seats[start:] + seats[:start]

    def next_to(self, seat: Seat) -> Seat:
        return Seat((seat + 1) % len(self.players))

    @property
    def columns(self) -> int:
        """Columns of the Guildhall in use with so many players."""
        columns: tuple[int, ...] = self.figures.value["guildhall.columns"]
        return columns[len(self.players) - 1]

    @property
    def spaces(self) -> int:
        """Guildhall workers that bring the end."""
        return self.columns * SPREAD

    @property
    def resets(self) -> list[int]:
        """Guildhall workers, counted from 1, whose space resets the Black Market."""
        rows: tuple[int, ...] = self.figures.value["guildhall.resets"]
        columns = self.columns
        return [(row - 1) * columns + 1 for row in rows]

    def held_by_others(self, seat: Seat) -> int:
        """This seat's workers on other players' boards."""
        return sum([player.captured[seat] for player in self.players])

    def markers_at(self, level: int) -> int:
        return sum([player.level == level for player in self.players])
