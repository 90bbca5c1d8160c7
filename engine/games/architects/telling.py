"""Tell events as one does at a table: without what the board shows, and cards in a number."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from engine.events import Event
from engine.games.architects.events import (
    ApprenticeShown,
    CardDiscarded,
    OfferShown,
    OffersShuffled,
    OfferTurned,
)
from engine.ids import Seat

SHOWN = (ApprenticeShown, OfferShown, OffersShuffled, OfferTurned)  # by the picture


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """Building cards that one seat put under the deck in a row."""

    seat: Seat
    count: int


def telling(events: Sequence[Event]) -> list[Event]:
    told: list[Event] = []
    for (kind, seat), group in groupby(events, lambda event: (type(event), event.owner)):
        row = list(group)
        if kind is CardDiscarded and seat is not None and len(row) > 1:
            told.append(CardsDiscarded(seat, len(row)))
        elif kind not in SHOWN:
            told += row
    return told
