"""Tell events as one does at a table: without what the board shows, and cards in a number."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from engine.events import Event
from engine.games.architects.events import (
    ApprenticeShown,
    BuildingConstructed,
    CardDiscarded,
    CardKept,
    CardsDealt,
    CathedralRaised,
    GameEnded,
    LastTurnsBegan,
    MarketReset,
    OfferShown,
    OffersShuffled,
    OfferTurned,
    WorkersCaptured,
)
from engine.ids import Seat
from engine.telling import evenly

# By the picture; and whoever chooses from cards is waited for.
SHOWN = (ApprenticeShown, CardsDealt, OfferShown, OffersShuffled, OfferTurned)
MINOR = (CardKept,)
HEADLINES = (
    BuildingConstructed,
    CathedralRaised,
    WorkersCaptured,
    MarketReset,
    LastTurnsBegan,
    GameEnded,
)


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """Building cards that one seat put under the deck in a row."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class CardsKept(Event):
    """The draft: these seats have kept so many cards each."""

    seats: tuple[Seat, ...]
    count: int


def telling(events: Sequence[Event]) -> list[Event]:
    told: list[Event] = []
    said = [event for event in events if not isinstance(event, SHOWN)]
    for (kind, seat), group in groupby(said, _heap):
        row = list(group)
        if kind is CardDiscarded and seat is not None and len(row) > 1:
            told.append(CardsDiscarded(seat, len(row)))
        elif kind is CardKept:
            told += _kept(row)
        else:
            told += row
    return told


def _heap(event: Event) -> tuple[type, Seat | None]:
    return type(event), None if isinstance(event, CardKept) else event.owner


def _kept(events: list[Event]) -> list[Event]:
    """Return in one what several seats have kept, if each has kept as many as the others."""
    together = evenly(events)
    return [CardsKept(*together)] if together else events
