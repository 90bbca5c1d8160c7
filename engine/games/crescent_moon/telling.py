"""Tell events as one does at a table: who is who, income and a year's points in a line."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from engine.events import Event
from engine.games.crescent_moon.clash_events import (
    BuildingSacked,
    CardsSealed,
    ClashWon,
    DealMade,
    OfferSealed,
    StrongholdCaptured,
)
from engine.games.crescent_moon.data import CHARACTERS, Character
from engine.games.crescent_moon.events import (
    DeckShuffled,
    GameEnded,
    GroupPlaced,
    IncomeTaken,
    MapCompleted,
    MarketCleared,
    MarketFilled,
    RoundBegan,
    Scored,
    SultanMarketFilled,
    TilesDealt,
    TokenPlaced,
    YearBegan,
)
from engine.ids import Seat

# The board shows these, and the table message who has answered.
UNSAID = (
    GroupPlaced,
    RoundBegan,
    MarketCleared,
    MarketFilled,
    SultanMarketFilled,
    DeckShuffled,
    OfferSealed,
    CardsSealed,
)


@dataclass(frozen=True, slots=True)
class RoleTaken(Event):
    """Who plays whom; told within CastTold."""

    seat: Seat
    character: Character


@dataclass(frozen=True, slots=True)
class CastTold(Event):
    """A game begins: seats are characters (R16)."""

    roles: tuple[RoleTaken, ...]


@dataclass(frozen=True, slots=True)
class IncomePaid(Event):
    """What everyone earned; seats that earned nothing are left out."""

    gains: tuple[IncomeTaken, ...]


@dataclass(frozen=True, slots=True)
class PointsTaken(Event):
    """All that one seat scored in a row."""

    seat: Seat
    points: int
    parts: tuple[Scored, ...]


HEADLINES = (
    CastTold,
    YearBegan,
    ClashWon,
    StrongholdCaptured,
    BuildingSacked,
    DealMade,
    IncomePaid,
    PointsTaken,
    Scored,
    GameEnded,
)


def telling(events: Sequence[Event]) -> list[Event]:
    told = _cast(events)
    told += [event for event in _without_set_up(events) if not isinstance(event, UNSAID)]
    return _heaped(told)


def _cast(events: Sequence[Event]) -> list[Event]:
    """Return who is who, told when tiles are dealt, or a preset map is laid and settled at once."""
    dealt = [event.seat for event in events if isinstance(event, TilesDealt)]
    laid = any(isinstance(event, MapCompleted) for event in events)
    settled = [event.seat for event in events if isinstance(event, GroupPlaced)]
    seats = sorted({*(dealt or (settled if laid else ()))})
    return [CastTold(tuple(RoleTaken(seat, CHARACTERS[seat]) for seat in seats))] if seats else []


def _without_set_up(events: Sequence[Event]) -> list[Event]:
    """Leave out tokens that come with a starting group: they are on the map."""
    begins = any(isinstance(event, GroupPlaced) for event in events)
    return [event for event in events if not (begins and isinstance(event, TokenPlaced))]


def _heaped(events: Sequence[Event]) -> list[Event]:
    """Add up incomes, and what one seat scores, that come in a row."""
    told: list[Event] = []
    for (kind, seat), group in groupby(events, _heap):
        row = list(group)
        if kind is IncomeTaken:
            gains = [each for each in row if isinstance(each, IncomeTaken) and each.coins]
            told += [IncomePaid(tuple(gains))] if gains else []
        elif kind is Scored and seat is not None and len(row) > 1:
            parts = tuple(each for each in row if isinstance(each, Scored))
            told.append(PointsTaken(seat, sum(each.points for each in parts), parts))
        else:
            told += row
    return told


def _heap(event: Event) -> tuple[type, Seat | None]:
    return type(event), event.owner if isinstance(event, Scored) else None
