"""What is to be erased: people who asked for it, servers that we have left, messages in DMs."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.store.outbox import OutboxMessage
from bot.store.rows import TableRow

ALL_MESSAGES = 0  # in place of a message's id: all of ours in that channel


@dataclass(frozen=True, slots=True)
class Unseated:
    """A table as it is without somebody: its row, and what there is to say.

    `seat` was theirs, under these bare names; `name` is the neutral one that it has now.
    """

    row: TableRow
    messages: Sequence[OutboxMessage] = ()
    seat: int | None = None
    old_names: frozenset[str] = frozenset()
    name: str = ""


@dataclass(frozen=True, slots=True)
class Erasure:
    """All that is to go of one person."""

    user_id: int
    tables: Sequence[Unseated]
    someone: str  # stands where a message of another table mentions them
    dm_channel_id: int | None = None  # if it is known

    @property
    def mention(self) -> re.Pattern[str]:
        return re.compile(rf"<@!?{self.user_id}>")


class DepartedGuild(NamedTuple):
    """A server that we were removed from, since a second of the epoch."""

    guild_id: int
    since: int


class DmErasure(NamedTuple):
    """A message of ours in somebody's DMs that is to be deleted, or ALL_MESSAGES."""

    channel_id: int
    message_id: int
