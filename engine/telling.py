"""What the games tell alike."""

from collections.abc import Sequence

from engine.events import Event
from engine.ids import Seat


def evenly(events: Sequence[Event]) -> tuple[tuple[Seat, ...], int] | None:
    """Return whose events these are, and how many each has; None if not each has as many."""
    seats = [event.owner for event in events if event.owner is not None]
    each = tuple(dict.fromkeys(seats))
    counts = {seats.count(seat) for seat in each}
    return (each, counts.pop()) if len(each) > 1 and len(counts) == 1 else None
