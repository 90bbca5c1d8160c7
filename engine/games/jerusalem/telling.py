"""Tell events as one does at a table: an auction in a line, a turn's squires by area."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from engine.events import Event
from engine.games.jerusalem.data import Office
from engine.games.jerusalem.events import (
    BidMade,
    BidPassed,
    CardKept,
    CardsShown,
    EventTurnedUp,
    FloorBuilt,
    Gained,
    GameEnded,
    GiftGiven,
    IncomeTaken,
    LimitSealed,
    MercenariesHired,
    OfficeNamed,
    OfficeWon,
    RoundEnded,
    SeatPassedOver,
    SquiresPlaced,
    TurnBegan,
    TurnEnded,
)
from engine.ids import Seat
from engine.telling import evenly

# The table message shows who has answered, and the next round's beginning says that one ended.
UNSAID = (LimitSealed, CardsShown, RoundEnded)
# A card kept in secret, and an auction that is still going on.
MINOR = (CardKept, OfficeNamed, BidMade, BidPassed, SeatPassedOver)


@dataclass(frozen=True, slots=True)
class OfficeSold(Event):
    """A whole auction: who won it, and how it went."""

    seat: Seat
    office: Office
    price: int
    bids: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class CardsKept(Event):
    """The draft: these seats have kept so many cards each."""

    seats: tuple[Seat, ...]
    count: int


@dataclass(frozen=True, slots=True)
class IncomePaid(Event):
    """What all areas paid, in a sum for each seat."""

    gains: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class FloorsBuilt(Event):
    """What one seat built of its tower in a row."""

    seat: Seat
    floors: tuple[int, ...]
    price: int


HEADLINES = (
    EventTurnedUp,
    OfficeSold,
    OfficeWon,
    IncomePaid,
    GiftGiven,
    FloorBuilt,
    FloorsBuilt,
    GameEnded,
)


def telling(events: Sequence[Event]) -> list[Event]:
    said = [event for event in events if not isinstance(event, UNSAID)]
    return _heaped(_turns(_auctions(said)))


def _auctions(events: Sequence[Event]) -> list[Event]:
    """Put the bids into the sentence that says who won; those of an open auction stay."""
    told: list[Event] = []
    for event in events:
        if not isinstance(event, OfficeWon):
            told.append(event)
            continue
        bids = list[Event]()
        while told and isinstance(told[-1], BidMade | BidPassed | SeatPassedOver):
            bids.insert(0, told.pop())
        sold = OfficeSold(event.seat, event.office, event.price, tuple(bids))
        told.append(sold if bids else event)
    return told


def _turns(events: Sequence[Event]) -> list[Event]:
    """Add up squires that went to one area in several goes, and hires, within a turn."""
    told: list[Event] = []
    seen: dict[object, int] = {}
    for event in events:
        if isinstance(event, TurnBegan):
            seen = {}
        match event:
            case SquiresPlaced(_, area, count) if area in seen:
                placed = told[seen[area]]
                assert isinstance(placed, SquiresPlaced)
                told[seen[area]] = replace(placed, count=placed.count + count)
            case MercenariesHired(_, count, price) if "hired" in seen:
                hired = told[seen["hired"]]
                assert isinstance(hired, MercenariesHired)
                told[seen["hired"]] = replace(
                    hired, count=hired.count + count, price=hired.price + price
                )
            case TurnEnded(seat) if told and told[-1].owner == seat:
                pass  # what was done in it says that it is over
            case _:
                if isinstance(event, SquiresPlaced | MercenariesHired):
                    seen[event.area if isinstance(event, SquiresPlaced) else "hired"] = len(told)
                told.append(event)
    return told


def _heaped(events: Sequence[Event]) -> list[Event]:
    """Add up incomes and floors that come in a row."""
    told: list[Event] = []
    for (kind, seat), group in groupby(events, _heap):
        row = list(group)
        if kind is IncomeTaken:
            told.append(IncomePaid(_incomes(row)))
        elif kind is CardKept:
            told += _kept(row)
        elif kind is FloorBuilt and seat is not None and len(row) > 1:
            floors = [each for each in row if isinstance(each, FloorBuilt)]
            price = sum(each.price for each in floors)
            told.append(FloorsBuilt(seat, tuple(each.floor for each in floors), price))
        else:
            told += row
    return told


def _kept(events: list[Event]) -> list[Event]:
    """Return in one what several seats have kept, if each has kept as many as the others."""
    together = evenly(events)
    return [CardsKept(*together)] if together else events


def _heap(event: Event) -> tuple[type, Seat | None]:
    return type(event), event.owner if isinstance(event, FloorBuilt) else None


def _incomes(events: Sequence[Event]) -> tuple[Event, ...]:
    """Add them up for each seat, in the order in which they were first paid."""
    gains: dict[Seat, Gained] = {}
    for event in events:
        assert isinstance(event, IncomeTaken)
        so_far = gains.get(event.seat, Gained(event.seat))
        gains[event.seat] = Gained(
            event.seat,
            so_far.prestige + event.prestige,
            so_far.squires + event.squires,
            so_far.bezants + event.bezants,
        )
    return tuple(gains.values())
