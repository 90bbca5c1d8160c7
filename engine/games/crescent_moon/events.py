"""What happened in a game of Crescent Moon; private fields only their own seat sees."""

from dataclasses import dataclass
from typing import ClassVar

from engine.events import Event, private
from engine.games.crescent_moon.data import (
    Building,
    Card,
    Hex,
    Market,
    Objective,
    Talk,
    Tile,
)
from engine.ids import Seat


@dataclass(frozen=True, slots=True)
class TilesDealt(Event):
    """The hexes that this seat is to lay."""

    seat: Seat
    count: int
    tiles: tuple[Tile, ...] | None = private()


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    reveals: ClassVar[bool] = True

    seat: Seat
    tile: Tile
    column: int
    row: int


@dataclass(frozen=True, slots=True)
class MapCompleted(Event):
    hexes: int


@dataclass(frozen=True, slots=True)
class GroupPlaced(Event):
    """One of the two groups of starting pieces."""

    seat: Seat
    hex: Hex


@dataclass(frozen=True, slots=True)
class PalacePlaced(Event):
    seat: Seat
    hex: Hex


@dataclass(frozen=True, slots=True)
class YearBegan(Event):
    year: int


@dataclass(frozen=True, slots=True)
class IncomeTaken(Event):
    seat: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class ReservesFilled(Event):
    seat: Seat
    units: int


@dataclass(frozen=True, slots=True)
class CardsReturned(Event):
    """Upkeep: spent cards go back to the hand."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MarketCleared(Event):
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MarketFilled(Event):
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """The discard pile becomes the deck."""

    cards: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    year: int
    round: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    seat: Seat
    hex: Hex


@dataclass(frozen=True, slots=True)
class TokenRemoved(Event):
    seat: Seat
    hex: Hex


@dataclass(frozen=True, slots=True)
class Built(Event):
    seat: Seat
    building: Building
    hex: Hex
    price: int


@dataclass(frozen=True, slots=True)
class UnitsMoved(Event):
    seat: Seat
    origin: Hex
    goal: Hex
    ordinary: int
    mercenaries: int


@dataclass(frozen=True, slots=True)
class UnitsRecruited(Event):
    seat: Seat
    hex: Hex
    units: int


@dataclass(frozen=True, slots=True)
class MercenaryPlaced(Event):
    seat: Seat
    hex: Hex


@dataclass(frozen=True, slots=True)
class MercenariesHired(Event):
    seat: Seat
    units: int
    price: int


@dataclass(frozen=True, slots=True)
class MercenariesBribed(Event):
    seat: Seat
    hex: Hex
    units: int
    price: int


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    seat: Seat
    market: Market
    card: Card
    price: int


@dataclass(frozen=True, slots=True)
class CardSold(Event):
    """Out of the Sultan's market, at the price agreed."""

    seat: Seat
    card: Card
    price: int


@dataclass(frozen=True, slots=True)
class CardClaimed(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """As an action, or at any time."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CoinsTaken(Event):
    seat: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class RevoltBroke(Event):
    seat: Seat
    hex: Hex
    units: int


@dataclass(frozen=True, slots=True)
class UnitsMustered(Event):
    seat: Seat
    hex: Hex
    units: int


@dataclass(frozen=True, slots=True)
class CardsLookedAt(Event):
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = private()


@dataclass(frozen=True, slots=True)
class SchemeEnded(Event):
    """Cards the Murshid took, coins for those that were not there."""

    seat: Seat
    count: int
    coins: int
    cards: tuple[Card, ...] | None = private()


@dataclass(frozen=True, slots=True)
class SultanMarketFilled(Event):
    reveals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MercenariesDeserted(Event):
    """Mercenaries go home; the seat gains as many as its own supply has."""

    seat: Seat
    other: Seat
    hex: Hex
    units: int
    gained: int = 0


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """Informers: this seat has seen the other's hand, and cannot unsee it."""

    reveals: ClassVar[bool] = True

    seat: Seat
    other: Seat
    cards: tuple[Card, ...] | None = private()


@dataclass(frozen=True, slots=True)
class UnitsDisbanded(Event):
    """More than a hex may hold."""

    seat: Seat
    hex: Hex
    ordinary: int
    mercenaries: int


@dataclass(frozen=True, slots=True)
class PriceOffered(Event):
    seat: Seat
    other: Seat
    talk: Talk
    price: int
    units: int = 0
    hex: Hex | None = None
    card: Card | None = None
    cards: int = 0  # one, or none where it is about mercenaries
    sells: int = 0  # 1: the seller names what he asks, the buyer what he offers


@dataclass(frozen=True, slots=True)
class PricePosted(Event):
    """What anyone may pay for a card of the Sultan's market."""

    seat: Seat
    card: Card
    price: int


@dataclass(frozen=True, slots=True)
class PriceUnposted(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TalksFailed(Event):
    seat: Seat
    other: Seat
    talk: Talk


@dataclass(frozen=True, slots=True)
class Scored(Event):
    seat: Seat
    objective: Objective
    points: int


@dataclass(frozen=True, slots=True)
class YearEnded(Event):
    year: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    reveals: ClassVar[bool] = True

    seat: Seat
    points: int
