"""What happened in a game of Jerusalem; private fields only their own seat sees."""

from dataclasses import dataclass
from typing import ClassVar

from engine.events import Event, private
from engine.games.jerusalem.data import Area, Card, EventCard, Gift, Office
from engine.ids import Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int
    opener: Seat


@dataclass(frozen=True, slots=True)
class EventTurnedUp(Event):
    """With what its effect is told by: which it is, and the one figure in it."""

    card: EventCard
    number: int = 0
    figure: int = 0


@dataclass(frozen=True, slots=True)
class OfficeNamed(Event):
    seat: Seat
    office: Office


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class LimitSealed(Event):
    """The limit is the seat's own affair, for ever."""

    seat: Seat
    limit: int | None = private()
    bid: int | None = None  # the opener's, who stays at it if he names no limit


@dataclass(frozen=True, slots=True)
class BidPassed(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatPassedOver(Event):
    """It cannot top the bid, which tells everybody something of its purse (R20)."""

    reveals: ClassVar[bool] = True

    seat: Seat


@dataclass(frozen=True, slots=True)
class OfficeWon(Event):
    seat: Seat
    office: Office
    price: int


@dataclass(frozen=True, slots=True)
class CardsShown(Event):
    """The draft reaches this seat: it looks at the cards that are left."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = private()


@dataclass(frozen=True, slots=True)
class CardKept(Event):
    seat: Seat
    card: Card | None = private()


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: Seat
    office: Office
    squires: int
    bezants: int


@dataclass(frozen=True, slots=True)
class SquiresPlaced(Event):
    seat: Seat
    area: Area
    count: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """Something came behind the screen or onto the prestige track."""

    seat: Seat
    prestige: int = 0
    squires: int = 0
    bezants: int = 0


@dataclass(frozen=True, slots=True)
class MercenariesHired(Event):
    seat: Seat
    count: int
    price: int


@dataclass(frozen=True, slots=True)
class SquiresRemoved(Event):
    """Taken off the board by their owner, for the sale."""

    seat: Seat
    area: Area
    count: int


@dataclass(frozen=True, slots=True)
class InfluenceSold(Event):
    seat: Seat
    squires: int
    bezants: int


@dataclass(frozen=True, slots=True)
class InfluencePut(Event):
    seat: Seat
    area: Area
    count: int


@dataclass(frozen=True, slots=True)
class SquireMoved(Event):
    seat: Seat
    origin: Area
    goal: Area


@dataclass(frozen=True, slots=True)
class SquiresSwapped(Event):
    seat: Seat
    area: Area
    other: Seat
    other_area: Area


@dataclass(frozen=True, slots=True)
class BaronPlaced(Event):
    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class ForeignBaronPlaced(Event):
    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TowerPaid(Event):
    seat: Seat
    bezants: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """Scholar: a squire for a card."""

    seat: Seat
    card: Card | None = private()


@dataclass(frozen=True, slots=True)
class PrestigeBought(Event):
    seat: Seat
    count: int
    price: int


@dataclass(frozen=True, slots=True)
class IntrigueSpun(Event):
    seat: Seat
    victim: Seat
    gained: int
    lost: int


@dataclass(frozen=True, slots=True)
class IncomeTaken(Event):
    seat: Seat
    area: Area
    prestige: int
    squires: int
    bezants: int


@dataclass(frozen=True, slots=True)
class ScreensRemoved(Event):
    """King's gifts: what lay behind the screens is now open, for the rest of the game."""

    reveals: ClassVar[bool] = True

    squires: tuple[int, ...]
    bezants: tuple[int, ...]
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GiftGiven(Event):
    seat: Seat
    gift: Gift
    prestige: int


@dataclass(frozen=True, slots=True)
class FloorBuilt(Event):
    seat: Seat
    floor: int
    price: int


@dataclass(frozen=True, slots=True)
class PalaceCleared(Event):
    """Succession: what this seat lost in the Palace, and what its Baron saved."""

    seat: Seat
    lost: int
    rescued: int
    area: Area | None


@dataclass(frozen=True, slots=True)
class ElectionLost(Event):
    seat: Seat
    area: Area
    count: int


@dataclass(frozen=True, slots=True)
class TaxSettled(Event):
    seat: Seat
    area: Area
    kept: int
    lost: int
    price: int


@dataclass(frozen=True, slots=True)
class TemplarsFell(Event):
    """War: this seat's squires in Templars are gone."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class SquireStruck(Event):
    seat: Seat
    victim: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    round: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    seat: Seat
    tower: int
    prestige: int
