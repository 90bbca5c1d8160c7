"""What the store keeps, as the rest of the host sees it."""

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, Literal, NamedTuple

from engine.fast_init import fast_init

Status = Literal["lobby", "running", "over", "abandoned"]
Kind = Literal["start", "play", "undo"]
Log = Literal["here", "thread", "within"]  # within: the table is in a thread, which has none
RUNNING: Status = "running"
Notify = Literal["dm", "channel", "both", "none"]  # where a person is called


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat: a person, or a computer player of some level."""

    name: str
    user_id: int | None = None
    level: str | None = None
    away: int | None = None  # whose seat it is, where a computer player goes on for a person
    manner: str | None = None  # of a computer player: one of those of the game
    part: int | None = None  # in a lobby: the part they have chosen to play
    turn: int | None = None  # in a lobby: when they choose one, while parts are drafted

    @property
    def is_computer(self) -> bool:
        return self.user_id is None


@dataclass(frozen=True, slots=True)
class Wait:
    """A person is waited for, since a second of the epoch."""

    seat: int
    since: int
    reminded: bool = False


class Given(NamedTuple):
    """A lesson that was given, and how many actions had been played before its answer."""

    lesson: str
    at: int


@dataclass(frozen=True, slots=True)
class Practice:
    """A first game with a tutor, by DM: what was taught so far, and whether it is set aside."""

    given: tuple[Given, ...] = ()
    answered_at: int = -1  # how many actions had been played before the learner's last answer
    paused: bool = False


@fast_init
@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as stored, without its game: that is in the newest snapshot."""

    id: int
    channel_id: int
    guild_id: int | None
    game_id: str
    status: Status
    host_id: int
    lang: str
    options: dict[str, Any] = field(hash=False)
    seats: tuple[Sitter, ...]
    version: int
    events_told: int = 0  # that the channel has been told
    events_on_board: int = 0  # of them, those told before the newest table message
    computer_due: bool = False
    opened_at: str = ""
    hours: int = 24  # that a move may take; 0: no limit
    log: Log = "here"
    waits: tuple[Wait, ...] = ()
    next_reminder_at: int | None = None  # nobody is reminded before this second
    last_interaction_ids: tuple[int, ...] = ()  # by seat: the interaction that acted last
    practice: Practice | None = None  # None: a game like any other
    undo_seconds: int = 0  # that computers leave a person's turn alone
    computer_at: int = 0  # before this second of the epoch none answers
    news_from: int = 0  # events told before the table message that came before the newest
    paces: tuple[tuple[int, ...], ...] = ()  # by seat: the seconds that its last answers took

    def has_seen(self, seat: int, interaction: int) -> bool:
        """Return whether this interaction, or a later one of the same person's, has acted."""
        return (
            seat < len(self.last_interaction_ids) and self.last_interaction_ids[seat] >= interaction
        )

    def with_interaction(self, seat: int, interaction: int) -> "TableRow":
        """Return the row with this as the last interaction of the seat; 0: it was none."""
        if not interaction:
            return self
        ids = [*self.last_interaction_ids]
        ids += [0] * (len(self.seats) - len(ids))
        ids[seat] = interaction
        return self.changed(last_interaction_ids=tuple(ids))

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of this person, who sits at most once."""
        for seat, sitter in enumerate(self.seats):
            if sitter.user_id == user_id:
                return seat
        return None

    @property
    def names(self) -> list[str]:
        return [sitter.name for sitter in self.seats]

    def changed(self, **values: Any) -> "TableRow":
        """As dataclasses.replace, which takes several times as long: every move has a few."""
        whole = list(_whole(self))
        for name, value in values.items():
            whole[_AT[name]] = value
        return TableRow(*whole)


_NAMES = tuple(field.name for field in fields(TableRow))
_AT = {name: at for at, name in enumerate(_NAMES)}
_whole = attrgetter(*_NAMES)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal: what was done, what happened, and the table after it."""

    kind: Kind
    seat: int | None
    user_id: int | None
    action: str | None
    events: list[dict[str, Any]]
    snapshot: bytes
    number: int = 0


class Latest(NamedTuple):
    """The newest line of a table's journal: its number, and the table after it."""

    number: int
    snapshot: bytes


class StoredLine(NamedTuple):
    """A line of the journal just as it is stored, in whatever state."""

    number: int
    kind: str
    seat: int | None
    action: str | None
    events: str
    snapshot: bytes


@dataclass(frozen=True, slots=True)
class Post:
    """A message of ours that is edited later."""

    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class UserSettings:
    """What a person has chosen with /settings."""

    lang: str | None = None
    theme: str | None = None
    takes_everything: bool = False  # is not asked whether to take less than is due
    notify: Notify | None = None  # None: as is usual


@dataclass(frozen=True, slots=True)
class ClosedDms:
    """A person's DMs were closed to us when we last tried: on which day, for which table."""

    day: int
    table_id: int
