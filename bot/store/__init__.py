"""Storage: the journal of each table, what must still be said, and what people have chosen."""

from bot.store.outbox import OutboxItem, OutboxMessage
from bot.store.protocol import ChannelTaken, Conflict, Store, StoreError
from bot.store.rows import (
    ClosedDms,
    Entry,
    Kind,
    Log,
    Post,
    Sitter,
    Status,
    TableRow,
    UserSettings,
    Wait,
)
from bot.store.sqlite import SqliteStore

__all__ = [
    "ChannelTaken",
    "ClosedDms",
    "Conflict",
    "Entry",
    "Kind",
    "Log",
    "OutboxItem",
    "OutboxMessage",
    "Post",
    "Sitter",
    "SqliteStore",
    "Status",
    "Store",
    "StoreError",
    "TableRow",
    "UserSettings",
    "Wait",
]
