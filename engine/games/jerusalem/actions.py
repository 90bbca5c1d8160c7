"""What a seat may do, in notation `verb argument ...`; the verb is the class's name."""

from dataclasses import dataclass

from engine.games.jerusalem.data import Area, Card, Office, Resource
from engine.ids import Seat
from engine.notation import Action


@dataclass(frozen=True, slots=True)
class Opener(Action):
    """Name who opens the first auction."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Name(Action):
    """Put this office up for auction."""

    office: Office


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Offer this many bezants for the office."""

    amount: int


@dataclass(frozen=True, slots=True)
class Limit(Action):
    """Seal the most you would pay for the office."""

    amount: int


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Leave this auction."""


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep this card and hand the others on."""

    card: Card


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put squires from the reserve into an area."""

    area: Area
    count: int


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play an action card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Hire(Action):
    """Hire mercenaries into the reserve."""

    count: int


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Begin to sell influence: squires off the board for a bezant."""


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """Take squires out of an area, for the sale."""

    area: Area
    count: int


@dataclass(frozen=True, slots=True)
class March(Action):
    """The Marshal moves squires."""


@dataclass(frozen=True, slots=True)
class Levy(Action):
    """The Marshal takes his bezant instead."""


@dataclass(frozen=True, slots=True)
class Baron(Action):
    """Place the Baron."""

    area: Area


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move one squire."""

    origin: Area
    goal: Area


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Choose the own squire that a turncoat changes places with."""

    area: Area


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Choose the squire it changes places with."""

    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class Put(Action):
    """Put influence squires into an area."""

    area: Area
    count: int


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take one of this."""

    resource: Resource


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Scholar: return a squire and draw a card."""


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Building materials: buy this much prestige."""

    count: int


@dataclass(frozen=True, slots=True)
class Intrigue(Action):
    """Court intrigue: take prestige from this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Do without."""


@dataclass(frozen=True, slots=True)
class Collect(Action):
    """Take all income that is still due."""


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Take only this much of an area's income."""

    area: Area
    prestige: int
    squires: int
    bezants: int


@dataclass(frozen=True, slots=True)
class Rescue(Action):
    """Succession: bring this many Palace squires to the Baron."""

    count: int


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Special tax: keep this many squires in an area and pay for them."""

    area: Area
    count: int


@dataclass(frozen=True, slots=True)
class PayAll(Action):
    """Special tax: keep all squires and pay for them."""


@dataclass(frozen=True, slots=True)
class Strike(Action):
    """War: remove a squire of this seat from an area."""

    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End the turn, or stop choosing."""
