"""The position of a game of Jerusalem, as plain data, and the questions one asks of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.games.jerusalem.data import (
    AREAS_OF,
    OFFICE_NUMBER,
    SECTOR_OF,
    Area,
    Card,
    EventCard,
    Figures,
    Office,
    Phase,
    Sector,
)
from engine.games.jerusalem.options import Options
from engine.ids import Seat
from engine.state import GameState

UNLIMITED = 10_000  # squires of a colour where the supply cannot run out


@dataclass(frozen=True, slots=True)
class Held:
    """A card in a hand: the round it was drafted in (0: drawn) and who has had it in hand."""

    card: Card
    round: int = 0
    seen: tuple[Seat, ...] = ()


@dataclass(slots=True)
class Player:
    """One seat's belongings; reserve, bezants and hand lie behind the screen."""

    bezants: int
    supply: int
    reserve: int = 0
    prestige: int = 0
    tower: int = 0
    hand: list[Held] = field(default_factory=list)
    baron: Area | None = None
    foreign_baron: Area | None = None
    office: Office | None = None
    last_office: Office | None = None

    @property
    def cards(self) -> list[Card]:
        return [held.card for held in self.hand]


@dataclass(slots=True)
class Turn:
    """What counts only within one deploy turn."""

    seat: Seat
    new: dict[Area, int] = field(default_factory=dict)
    hired: int = 0
    genoese: bool = False
    ability_used: bool = False


EVERYONE = tuple(Seat(seat) for seat in range(4))
RANK: dict[Office | None, int] = {None: 9} | OFFICE_NUMBER


@dataclass(slots=True)
class State(GameState):
    options: Options
    figures: Figures
    board: dict[Area, list[int]]  # open areas only: squires by seat
    players: list[Player]
    deck: list[Card]
    events: list[EventCard]  # those not turned up yet
    offices: list[Office] = field(default_factory=list)  # free in this round's auction
    calendar: list[EventCard] = field(default_factory=list)  # turned up: rounds 2, 3, 4
    discard: list[Card] = field(default_factory=list)
    round: int = 0
    phase: Phase = Phase.AUCTION
    opener: Seat | None = None
    turn: Turn | None = None
    floors_this_round: list[int] = field(default_factory=list)
    screens_off: bool = False

    @property
    def everyone(self) -> list[Seat]:
        return list(EVERYONE[: len(self.players)])

    def others(self, seat: Seat) -> list[Seat]:
        return [other for other in self.everyone if other != seat]

    @property
    def turn_order(self) -> list[Seat]:
        """Return seats by ascending office number; those without one come last, as they sit."""
        return sorted(self.everyone, key=self.rank)

    def rank(self, seat: Seat) -> int:
        """Return the office number, which orders play and breaks ties."""
        return RANK[self.players[seat].office]

    @property
    def ranks(self) -> tuple[int, ...]:
        """Return who comes first in a tie: by office; while these are being sold, by the last."""
        players = self.players
        if None in [player.office for player in players]:
            return tuple([RANK[player.last_office] for player in players])
        return tuple([RANK[player.office] for player in players])

    def clockwise(self, after: Seat) -> list[Seat]:
        """Return all seats, from the left neighbour of `after` round to `after` itself."""
        seats = self.everyone
        return seats[after + 1 :] + seats[: after + 1]

    # -- control --------------------------------------------------------------------------

    def control(self, area: Area) -> Seat | None:
        """Return who has most squires, ties to the lower office number; None of an empty area."""
        return leader(self.board[area], self.ranks)

    def majority(self, sector: Sector) -> Seat | None:
        """Return the same over the sum of the sector's areas."""
        return leader(self.totals(sector), self.ranks)

    def totals(self, sector: Sector) -> list[int]:
        rows = [self.board[area] for area in AREAS_OF[sector] if area in self.board]
        return [sum(column) for column in zip(*rows, strict=True)] or [0] * len(self.players)

    # -- Barons ---------------------------------------------------------------------------

    def baron_in(self, area: Area) -> Seat | None:
        """Return whose Baron, own or foreign, stands here."""
        for seat, player in enumerate(self.players):
            if area in (player.baron, player.foreign_baron):
                return Seat(seat)
        return None

    def closed_to_placing(self, seat: Seat) -> set[Area | None]:
        """Return areas where another seat's Baron stands."""
        taken: set[Area | None] = set()
        for other, player in enumerate(self.players):
            if other != seat:
                taken.add(player.baron)
                taken.add(player.foreign_baron)
        return taken

    def closed_to_influence(self, seat: Seat) -> set[Area | None]:
        """Return areas where influence cannot go; earlier rules never stopped it by the own Baron.

        Nor did they stop the squire that leaves David's Tower.
        """
        if self.rules_version == 1:
            return self.closed_to_placing(seat)
        return self.closed_to_moving(seat)

    def closed_to_moving(self, seat: Seat) -> set[Area | None]:
        """Return areas where another seat's Baron stands; by option also one's own (D9)."""
        taken = self.closed_to_placing(seat)
        if self.options.own_baron_blocks_own_moves:
            taken |= {self.players[seat].baron, self.players[seat].foreign_baron}
        return taken

    def barred_from_palace(self) -> list[Seat]:
        """Return who may not block the large Palace area: highest tower, then most prestige."""
        if self.round == 1 and self.options.round1_palace_baron == "never":
            return self.everyone
        standing = [(player.tower, player.prestige) for player in self.players]
        return [seat for seat in self.everyone if standing[seat] == max(standing)]

    def new_for_baron(self, area: Area) -> int:
        """Return how many of the turn's new squires count for a Baron in this area (D7)."""
        assert self.turn is not None
        if self.options.baron_requirement_scope == "area":
            return self.turn.new.get(area, 0)
        return sum(self.turn.new.get(each, 0) for each in AREAS_OF[SECTOR_OF[area]])


def leader(squires: Sequence[int], ranks: Sequence[int]) -> Seat | None:
    """Return the seat that has the most; of several the one whose rank is the lowest."""
    most = max(squires)
    if not most:
        return None
    if squires.count(most) == 1:  # nearly always
        return Seat(squires.index(most))
    tied = [Seat(seat) for seat, count in enumerate(squires) if count == most]
    return min(tied, key=ranks.__getitem__)
