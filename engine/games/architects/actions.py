"""What a seat may do, in notation `verb argument ...`; the verb is the class's name."""

from dataclasses import dataclass

from engine.games.architects import data
from engine.games.architects.data import (
    Apprentice,
    Building,
    Deal,
    Good,
    Location,
    Means,
    Slot,
)
from engine.ids import Seat
from engine.notation import Action


@dataclass(frozen=True, slots=True)
class Character(Action):
    """Play this character."""

    character: data.Character


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep this building card."""

    card: Building


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place a worker here and do what the place allows."""

    location: Location


@dataclass(frozen=True, slots=True)
class Recall(Action):
    """Take back a worker from here; that is the whole turn."""

    location: Location


@dataclass(frozen=True, slots=True)
class Reclaim(Action):
    """Take back a worker that this seat holds; that is the whole turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Mine(Action):
    """Take clay or gold from the Mines."""

    good: Good


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """Make this trade in the King's Storehouse."""

    deal: Deal


@dataclass(frozen=True, slots=True)
class Hire(Action):
    """Hire this face-up apprentice."""

    apprentice: Apprentice
    slot: Slot


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw building cards."""


@dataclass(frozen=True, slots=True)
class Capture(Action):
    """Take all workers of this seat at this place."""

    location: Location
    seat: Seat


@dataclass(frozen=True, slots=True)
class Send(Action):
    """Send the captured workers to the Prison, for silver."""


@dataclass(frozen=True, slots=True)
class Release(Action):
    """Release all own workers from the Prison."""


@dataclass(frozen=True, slots=True)
class Ransom(Action):
    """Get back all own workers that others hold."""

    means: Means


@dataclass(frozen=True, slots=True)
class Repay(Action):
    """Pay off a debt."""


@dataclass(frozen=True, slots=True)
class Rescue(Action):
    """Get back all own workers that others hold, for nothing (Barracks)."""


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Construct this building."""

    building: Building


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """Work on the Cathedral."""


@dataclass(frozen=True, slots=True)
class Spend(Action):
    """Pay this mix of wood and stone; Lothaire saves some of it."""

    wood: int
    stone: int


@dataclass(frozen=True, slots=True)
class Gild(Action):
    """Pay this mix of gold and marble (Therese)."""

    gold: int
    marble: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Put this building card under the deck."""

    card: Building


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the goods of this kind."""

    good: Good


@dataclass(frozen=True, slots=True)
class Destroy(Action):
    """Destroy this many of the own unpaid debts."""

    count: int


@dataclass(frozen=True, slots=True)
class Avoid(Action):
    """Pay silver instead of taking this many debts (Hugo)."""

    count: int


@dataclass(frozen=True, slots=True)
class Dismiss(Action):
    """Discard this hired apprentice."""

    apprentice: Apprentice


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Use this apprentice's ability next."""

    apprentice: Apprentice


@dataclass(frozen=True, slots=True)
class Parole(Action):
    """Release this many own workers from the Prison (Gatekeeper, Fara)."""

    count: int


@dataclass(frozen=True, slots=True)
class Resolve(Action):
    """Resolve this building's end-of-game effect next."""

    building: Building


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Stop, or do without."""
