"""What happened in combats and contests; private fields only their own seat sees."""

from dataclasses import dataclass
from typing import ClassVar

from engine.events import Event, private
from engine.games.crescent_moon.data import (
    Card,
    ClashKind,
    Hex,
    Piece,
    Side,
)
from engine.ids import Seat


@dataclass(frozen=True, slots=True)
class ClashBegan(Event):
    seat: Seat
    kind: ClashKind
    hex: Hex
    others: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OfferSealed(Event):
    """The points offered to the Murshid, until all offers are opened."""

    seat: Seat
    points: int | None = private()


@dataclass(frozen=True, slots=True)
class DealOffered(Event):
    reveals: ClassVar[bool] = True

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class DealProposed(Event):
    """One of the two names who pays how many points for which side; the other will answer."""

    seat: Seat
    other: Seat
    payer: Seat
    points: int
    side: Side


@dataclass(frozen=True, slots=True)
class DealRefused(Event):
    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class DealMade(Event):
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class DealPaid(Event):
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class CardsSealed(Event):
    """Which cards, and how many, is the seat's secret."""

    seat: Seat
    count: int | None = private()
    cards: tuple[Card, ...] | None = private()


@dataclass(frozen=True, slots=True)
class StanceTaken(Event):
    seat: Seat
    side: Side


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    reveals: ClassVar[bool] = True

    seat: Seat
    count: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SideBacked(Event):
    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class CardResolved(Event):
    """What a card adds to the own side."""

    seat: Seat
    card: Card
    bonus: int


@dataclass(frozen=True, slots=True)
class SideWeakened(Event):
    """What a card takes from the other side, which is named."""

    seat: Seat
    card: Card
    side: Side
    points: int


@dataclass(frozen=True, slots=True)
class LossesEased(Event):
    """Units that a side will lose fewer."""

    seat: Seat
    card: Card
    side: Side
    units: int


@dataclass(frozen=True, slots=True)
class LossesRaised(Event):
    """Units that a side will lose more."""

    seat: Seat
    card: Card
    side: Side
    units: int


@dataclass(frozen=True, slots=True)
class BuildingsGuarded(Event):
    """The other seat's buildings will not be sacked."""

    seat: Seat
    card: Card
    other: Seat


@dataclass(frozen=True, slots=True)
class CardIdle(Event):
    """A card that did nothing here."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BribeKept(Event):
    """The bribed player has the card in hand now."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardStruck(Event):
    seat: Seat
    other: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardAimed(Event):
    seat: Seat
    other: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class UnitsAssigned(Event):
    seat: Seat
    card: Card
    ordinary: int
    mercenaries: int


@dataclass(frozen=True, slots=True)
class MercenaryLured(Event):
    seat: Seat
    other: Seat
    hex: Hex


@dataclass(frozen=True, slots=True)
class TieDecided(Event):
    seat: Seat
    side: Side


@dataclass(frozen=True, slots=True)
class ClashWon(Event):
    seat: Seat
    kind: ClashKind
    hex: Hex
    attack: int
    defence: int
    side: Side
    attack_cards: int = 0  # of the totals, what came from cards
    defence_cards: int = 0


@dataclass(frozen=True, slots=True)
class UnitsSpent(Event):
    """Units that a card cost."""

    seat: Seat
    units: int


@dataclass(frozen=True, slots=True)
class UnitsLost(Event):
    seat: Seat
    hex: Hex
    ordinary: int
    mercenaries: int


@dataclass(frozen=True, slots=True)
class UnitsRetreated(Event):
    seat: Seat
    hex: Hex
    ordinary: int
    mercenaries: int


@dataclass(frozen=True, slots=True)
class StrongholdCaptured(Event):
    seat: Seat
    piece: Piece
    hex: Hex


@dataclass(frozen=True, slots=True)
class BuildingSacked(Event):
    seat: Seat
    piece: Piece
    hex: Hex
    coins: int


@dataclass(frozen=True, slots=True)
class BuildingRemoved(Event):
    seat: Seat
    piece: Piece
    hex: Hex
