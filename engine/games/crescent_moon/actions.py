"""What a seat may do, in notation `verb argument ...`; the verb is the class's name."""

from dataclasses import dataclass

from engine.games.crescent_moon.data import Building, Card, Deed, Hex, Market, Side, Tile
from engine.ids import Seat
from engine.notation import Action


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay this hex beside the map, in this column and row."""

    tile: Tile
    column: int
    row: int


@dataclass(frozen=True, slots=True)
class River(Action):
    """Lay a river hex in this column and row, turned this many times."""

    column: int
    row: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Begin(Action):
    """Choose which of the two groups of starting pieces comes first."""

    group: int


@dataclass(frozen=True, slots=True)
class Settle(Action):
    """Put the next group of starting pieces here."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class Palace(Action):
    """Put the palace here."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class Act(Action):
    """Choose the action of this turn; what it needs is asked next."""

    action: Deed


@dataclass(frozen=True, slots=True)
class Influence(Action):
    """Bring an influence token into this hex."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build this here."""

    building: Building
    hex: Hex


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move units to an adjacent hex."""

    origin: Hex
    goal: Hex


@dataclass(frozen=True, slots=True)
class Assault(Action):
    """Attack an adjacent hex, or sack its settlement."""

    origin: Hex
    goal: Hex


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """Bring this many units from the reserves card into this hex."""

    hex: Hex
    count: int


@dataclass(frozen=True, slots=True)
class Hire(Action):
    """Hire this many mercenaries; the Nomad has to agree."""

    count: int


@dataclass(frozen=True, slots=True)
class Bribe(Action):
    """Bribe this many of the Nomad's mercenaries in this hex; he has to agree."""

    hex: Hex
    count: int


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy this card in one of the three markets."""

    market: Market
    card: Card


@dataclass(frozen=True, slots=True)
class Haggle(Action):
    """Ask the Sultan for this card of his market."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Buy this card of the Sultan's market at the price that he has posted."""

    card: Card


@dataclass(frozen=True, slots=True)
class Post(Action):
    """The Sultan posts a price for a card of his market."""

    card: Card
    price: int


@dataclass(frozen=True, slots=True)
class Unpost(Action):
    """The Sultan takes the posted price of this card back."""

    card: Card


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """The Sultan takes this card of his own market."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play this card: as an action, or at any time."""

    card: Card


@dataclass(frozen=True, slots=True)
class Revolt(Action):
    """The Warlord's token in this hex becomes an attacking force."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class Levy(Action):
    """Muster this many units in this hex."""

    hex: Hex
    count: int


@dataclass(frozen=True, slots=True)
class Relocate(Action):
    """Put the palace into this hex."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class Desertion(Action):
    """So many mercenaries in this hex go home, and the Nomad gains as many."""

    hex: Hex
    count: int


@dataclass(frozen=True, slots=True)
class Units(Action):
    """So many ordinary units and mercenaries: to send, to assign, to lose."""

    ordinary: int
    mercenaries: int


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put a mercenary into this hex."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take this card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard this card from the hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Pay coins for this many victory points."""

    count: int


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Stop, or do without."""


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Name a price."""

    price: int


@dataclass(frozen=True, slots=True)
class Counter(Action):
    """Name another number of mercenaries, and a price for them."""

    count: int
    price: int


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Agree to the price."""


@dataclass(frozen=True, slots=True)
class Refuse(Action):
    """Walk away from the negotiation."""


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Take the offer back that is still unanswered."""


@dataclass(frozen=True, slots=True)
class Pledge(Action):
    """Offer the Murshid this many victory points if you win."""

    points: int


@dataclass(frozen=True, slots=True)
class Propose(Action):
    """Propose that this seat pays the Murshid points, if it wins, for supporting this side."""

    seat: Seat
    points: int
    side: Side


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Propose no deal."""


@dataclass(frozen=True, slots=True)
class Strike(Action):
    """Make the deal that this seat offers."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Support(Action):
    """Take the attacker's side in a contest."""


@dataclass(frozen=True, slots=True)
class Oppose(Action):
    """Take the defenders' side in a contest."""


@dataclass(frozen=True, slots=True)
class Back(Action):
    """The Murshid's cards are for this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Resolve(Action):
    """Resolve this card next."""

    card: Card


@dataclass(frozen=True, slots=True)
class Assassinate(Action):
    """Strike down this seat's character card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Target(Action):
    """Aim the card at this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Lure(Action):
    """Take a mercenary away from this hex."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class Favour(Action):
    """The Murshid decides a tie for this side."""

    side: Side


@dataclass(frozen=True, slots=True)
class Capture(Action):
    """Put an own stronghold in place of the one that was there."""


@dataclass(frozen=True, slots=True)
class Sack(Action):
    """Sack the town or city."""
