"""Storage: the journal of each table, what must still be said, and what people have chosen."""

from bot.store.outbox import OutboxItem, OutboxMessage
from bot.store.protocol import ChannelTaken, Conflict, Store, StoreError, StoreUnavailable
from bot.store.rows import (
    ClosedDms,
    Entry,
    Given,
    Kind,
    Log,
    Post,
    Practice,
    Sitter,
    Status,
    TableRow,
    UserSettings,
    Wait,
)
from bot.store.sqlite_store import SqliteStore

__all__ = [
    "ChannelTaken",
    "ClosedDms",
    "Conflict",
    "Entry",
    "Given",
    "Kind",
    "Log",
    "OutboxItem",
    "OutboxMessage",
    "Post",
    "Practice",
    "Sitter",
    "SqliteStore",
    "Status",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "TableRow",
    "UserSettings",
    "Wait",
]
