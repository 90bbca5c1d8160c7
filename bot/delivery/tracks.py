"""What is sent in order and what goes its own way, and how urgent each kind of message is."""

from contextvars import ContextVar
from enum import Enum, IntEnum

from bot.store import OutboxMessage
from bot.store.outbox import (
    KINDS,
    AnswerSeat,
    AskSeat,
    CloseBoard,
    EndScreen,
    OpenLog,
    PostAbandoned,
    PostBoard,
    PostResult,
    RefreshBoard,
    RefreshLobby,
    Remind,
    SayInChannel,
    ShowPractice,
    TellLog,
)


class Urgency(IntEnum):
    """Who goes first where requests wait for each other: one budget for the process."""

    CALL = 0
    ANSWER = 1
    BOARD = 2
    LOG = 3
    TIDYING = 4


# Of the work that is being done; what is no outbox message answers somebody.
urgency: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.ANSWER)


class Track(Enum):
    """The messages of a table that share a track; those on different ones wait for nothing."""

    CALLS = "calls"
    PRACTICE = "practice"
    CHANNEL = "channel"
    LOG = "log"
    EDITS = "edits"
    LATER = "later"


TRACKS: dict[type[OutboxMessage], tuple[Track, Urgency]] = {
    AskSeat: (Track.CALLS, Urgency.CALL),
    Remind: (Track.CALLS, Urgency.CALL),
    EndScreen: (Track.CALLS, Urgency.TIDYING),
    ShowPractice: (Track.PRACTICE, Urgency.ANSWER),
    RefreshLobby: (Track.CHANNEL, Urgency.ANSWER),
    PostBoard: (Track.CHANNEL, Urgency.BOARD),
    PostResult: (Track.CHANNEL, Urgency.BOARD),
    PostAbandoned: (Track.CHANNEL, Urgency.BOARD),
    SayInChannel: (Track.CHANNEL, Urgency.LOG),
    OpenLog: (Track.LOG, Urgency.LOG),
    TellLog: (Track.LOG, Urgency.LOG),
    RefreshBoard: (Track.EDITS, Urgency.BOARD),
    CloseBoard: (Track.EDITS, Urgency.TIDYING),
    AnswerSeat: (Track.LATER, Urgency.ANSWER),
}
KINDS_OF = {
    track: frozenset([kind for kind, made in KINDS.items() if TRACKS[made][0] is track])
    for track in Track
}
# On these a message that cannot be sent now holds up none of the others.
ALONE = frozenset({Track.CALLS, Track.EDITS, Track.LATER})


def urgency_of(message: OutboxMessage) -> Urgency:
    if isinstance(message, SayInChannel) and message.people:
        return Urgency.CALL
    return TRACKS[type(message)][1]
