"""What happened in a game of Architects; private fields only their own seat sees."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.events import Event, private
from engine.games.architects.data import (
    Apprentice,
    Building,
    Character,
    Deal,
    Location,
    MarketCard,
    Reward,
    Slot,
)
from engine.ids import Seat

Cause = Literal["", "most", "below"]  # the most in the Prison; the end of the virtue track


@dataclass(frozen=True, slots=True)
class CharacterTaken(Event):
    seat: Seat
    character: Character
    whose: str = ""  # the character's id: the words choose by it what they say of the ability
    number: int = 0  # how much of it, at this table
    limit: int = 0  # of Rudolf's apprentices


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """The draft reaches this seat: the cards to choose from."""

    reveals: ClassVar[bool] = True

    seat: Seat
    count: int
    cards: tuple[Building, ...] | None = private()


@dataclass(frozen=True, slots=True)
class CardKept(Event):
    seat: Seat
    card: Building | None = private()


@dataclass(frozen=True, slots=True)
class PlayBegan(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class WorkerPlaced(Event):
    """Not told for the Guildhall: what is built there tells it."""

    seat: Seat
    location: Location
    workers: int  # own ones that now stand there
    price: int = 0  # silver, in the Black Market


@dataclass(frozen=True, slots=True)
class WorkerRecalled(Event):
    seat: Seat
    location: Location


@dataclass(frozen=True, slots=True)
class WorkerReclaimed(Event):
    seat: Seat
    holder: Seat


@dataclass(frozen=True, slots=True)
class Gained(Event):
    seat: Seat
    clay: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    marble: int = 0
    silver: int = 0


@dataclass(frozen=True, slots=True)
class VirtueGained(Event):
    seat: Seat
    count: int
    virtue: int  # where the marker now stands


@dataclass(frozen=True, slots=True)
class VirtueLost(Event):
    seat: Seat
    count: int
    virtue: int
    crowd: int = 0  # the workers in the Prison from which it is lost, where that is the cause


@dataclass(frozen=True, slots=True)
class DebtsTaken(Event):
    """Why, where nothing else that is told says it."""

    seat: Seat
    count: int
    cause: Cause = ""
    crowd: int = 0  # as in VirtueLost


@dataclass(frozen=True, slots=True)
class DebtsAvoided(Event):
    """Hugo pays instead."""

    seat: Seat
    count: int
    price: int


@dataclass(frozen=True, slots=True)
class DebtsDestroyed(Event):
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class DebtRepaid(Event):
    seat: Seat
    price: int
    tax: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Building cards come into a hand."""

    reveals: ClassVar[bool] = True

    seat: Seat
    count: int
    cards: tuple[Building, ...] | None = private()


@dataclass(frozen=True, slots=True)
class CardsLookedAt(Event):
    """Cards of the deck of which one will be kept."""

    reveals: ClassVar[bool] = True

    seat: Seat
    count: int
    cards: tuple[Building, ...] | None = private()


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    seat: Seat
    card: Building | None = private()


@dataclass(frozen=True, slots=True)
class Traded(Event):
    seat: Seat
    deal: Deal


@dataclass(frozen=True, slots=True)
class ApprenticeHired(Event):
    seat: Seat
    apprentice: Apprentice
    price: int
    tax: int
    found: int


@dataclass(frozen=True, slots=True)
class ApprenticeShown(Event):
    """A new card at the end of a row."""

    reveals: ClassVar[bool] = True

    apprentice: Apprentice
    slot: Slot


@dataclass(frozen=True, slots=True)
class ApprenticeDismissed(Event):
    seat: Seat
    apprentice: Apprentice


@dataclass(frozen=True, slots=True)
class WorkersCaptured(Event):
    seat: Seat
    victim: Seat
    location: Location
    count: int
    price: int
    tax: int


@dataclass(frozen=True, slots=True)
class WorkersReturned(Event):
    """Own workers, taken back by a capture."""

    seat: Seat
    location: Location
    count: int
    price: int
    tax: int


@dataclass(frozen=True, slots=True)
class WorkersSent(Event):
    """Captured workers go to the Prison."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class WorkersReleased(Event):
    """Own workers come back from the Prison."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class WorkersRansomed(Event):
    """Own workers come back from other players' boards."""

    seat: Seat
    count: int
    price: int
    tax: int


@dataclass(frozen=True, slots=True)
class TaxStolen(Event):
    seat: Seat
    silver: int


@dataclass(frozen=True, slots=True)
class WorkersCaught(Event):
    """How many workers of one seat a reset takes to the Prison; told within MarketReset."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class MarketReset(Event):
    """The workers of the Black Market went to the Prison."""

    seats: tuple[Seat, ...]
    count: int = 0
    caught: tuple[WorkersCaught, ...] = ()


@dataclass(frozen=True, slots=True)
class OfferTurned(Event):
    """The small offer is turned over: its large side shows from now on."""

    reveals: ClassVar[bool] = True

    card: MarketCard
    clay: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    marble: int = 0
    silver: int = 0


@dataclass(frozen=True, slots=True)
class OffersShuffled(Event):
    """All turned-over cards become the new pile of small offers."""


@dataclass(frozen=True, slots=True)
class SmallOffersEnded(Event):
    """No small card is left: what is printed on the board holds, until the next reset (R9)."""

    clay: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    marble: int = 0
    silver: int = 0


@dataclass(frozen=True, slots=True)
class OfferShown(Event):
    """A new small offer; what is on its back nobody knows yet."""

    reveals: ClassVar[bool] = True

    clay: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    marble: int = 0
    silver: int = 0


@dataclass(frozen=True, slots=True)
class BuildingConstructed(Event):
    seat: Seat
    building: Building


@dataclass(frozen=True, slots=True)
class MixPaid(Event):
    seat: Seat
    wood: int
    stone: int


@dataclass(frozen=True, slots=True)
class PreciousPaid(Event):
    seat: Seat
    gold: int
    marble: int


@dataclass(frozen=True, slots=True)
class CathedralRaised(Event):
    seat: Seat
    level: int


@dataclass(frozen=True, slots=True)
class RewardDrawn(Event):
    reveals: ClassVar[bool] = True

    seat: Seat
    reward: Reward


@dataclass(frozen=True, slots=True)
class LastTurnsBegan(Event):
    """The Guildhall is full: everyone has one more turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    seats: tuple[Seat, ...]
    points: int
