"""Outbox messages: what must be said once, after what was said before it at its table."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Generic, TypeAlias, TypeVar

from bot.store.sql import Connection

EventData: TypeAlias = dict[str, Any]  # an event as it is stored


@dataclass(frozen=True, slots=True)
class RefreshLobby:
    """Show the lobby as it is now."""


@dataclass(frozen=True, slots=True)
class SayInChannel:
    """Say something in the table's channel.

    The text names people by mention, or as the seats of this table: so they can be taken out of it.
    It holds events rather than their sentences: making sentences of many takes milliseconds, which
    the person who acted would wait for. Names are those of the seats when it happened.
    """

    text: str = ""
    people: tuple[int, ...] = ()  # who is mentioned
    events: tuple[EventData, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenLog:
    """Open a thread for the log."""


@dataclass(frozen=True, slots=True)
class TellLog:
    """Say something in the thread of the log; see `SayInChannel`."""

    text: str = ""
    events: tuple[EventData, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Remind:
    """Remind a seat that it has been asked since then."""

    seat: int
    since: int
    hours: int


@dataclass(frozen=True, slots=True)
class PostBoard:
    """Send a new table message; what stays of the one before it is its heading and its news."""

    heading: str = ""
    events: tuple[EventData, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CloseBoard:
    """Leave of an earlier table message what everybody wants to read again; see `PostBoard`."""

    channel_id: int
    message_id: int
    heading: str = ""
    events: tuple[EventData, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RefreshBoard:
    """Show the table message as it is now, with its picture.

    `idle`: more will happen soon, as computers are playing or others seal their answers, too; so
    the board is shown then, or when that takes long.
    """

    idle: bool = False


@dataclass(frozen=True, slots=True)
class AskSeat:
    """Call whoever sits on a seat, where that person wants to be called.

    `answered`: what was answered for its person, if anything.
    """

    seat: int
    answered: str = ""


@dataclass(frozen=True, slots=True)
class AnswerSeat:
    """Give the one answer that a seat has, at this second, so that its pace tells nobody so."""

    seat: int
    at: int
    question: str


@dataclass(frozen=True, slots=True)
class EndScreen:
    """Replace the last question in a seat's DM by the word that the game is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class PostResult:
    """Send the end message."""


@dataclass(frozen=True, slots=True)
class PostAbandoned:
    """Say that the game was abandoned."""


@dataclass(frozen=True, slots=True)
class ShowPractice:
    """Show a learner the practice table as it is now: in its message, or `as_new` at the end."""

    as_new: bool = False


Story: TypeAlias = SayInChannel | TellLog
OutboxMessage: TypeAlias = (
    RefreshLobby
    | SayInChannel
    | OpenLog
    | TellLog
    | Remind
    | PostBoard
    | CloseBoard
    | RefreshBoard
    | AskSeat
    | AnswerSeat
    | EndScreen
    | PostResult
    | PostAbandoned
    | ShowPractice
)
M = TypeVar("M", bound=OutboxMessage, covariant=True)

# What each is called in the database: these must never change.
KINDS: dict[str, type[OutboxMessage]] = {
    "refresh_lobby": RefreshLobby,
    "say_in_channel": SayInChannel,
    "open_log": OpenLog,
    "tell_log": TellLog,
    "remind": Remind,
    "post_board": PostBoard,
    "close_board": CloseBoard,
    "refresh_board": RefreshBoard,
    "ask_seat": AskSeat,
    "answer_seat": AnswerSeat,
    "end_screen": EndScreen,
    "post_result": PostResult,
    "post_abandoned": PostAbandoned,
    "show_practice": ShowPractice,
}
_KIND_OF = {message: kind for kind, message in KINDS.items()}


@dataclass(frozen=True, slots=True)
class OutboxItem(Generic[M]):
    """An outbox message as stored."""

    message: M
    id: int
    table_id: int
    attempts: int = 0

    @property
    def nonce(self) -> str:
        """Discord drops a second message with the same nonce, so a crash says nothing twice."""
        return f"seneschal-{self.id}"

    @property
    def kind(self) -> str:
        return kind_of(self.message)

    @property
    def series(self) -> str | None:
        """Name the messages of which the newest one sent is remembered, to search after it.

        None: it is remembered as what calls its seat.
        """
        if isinstance(self.message, PostBoard | RefreshBoard):
            return "last board"
        return None if isinstance(self.message, AskSeat | ShowPractice) else f"last {self.kind}"


def kind_of(message: OutboxMessage) -> str:
    return _KIND_OF[type(message)]


def dump(message: OutboxMessage) -> tuple[str, str]:
    """Return the kind and the payload to store."""
    return kind_of(message), json.dumps(asdict(message))


def add(db: Connection, table_id: int, messages: Sequence[OutboxMessage]) -> None:
    """Put messages of a table behind those that are there, in the caller's transaction."""
    if not messages:
        return
    db.executemany(
        "INSERT INTO outbox (table_id, kind, payload) VALUES (?, ?, ?)",
        [(table_id, *dump(message)) for message in messages],
    )


def load(kind: str, payload: str) -> OutboxMessage:
    """Return the message of a stored row; a field that no longer exists is left out."""
    made = KINDS[kind]
    known = {each.name for each in fields(made)}
    values: Any = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in json.loads(payload).items()
        if name in known
    }
    return made(**values)
