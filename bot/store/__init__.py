"""Storage: the journal of each table, what must still be said, and preferences."""

from bot.store.protocol import ChannelTaken, Conflict, Store, StoreError
from bot.store.rows import Entry, Errand, Kind, Log, Post, Sitter, Status, TableRow, Wait
from bot.store.sqlite import SqliteStore

__all__ = [
    "ChannelTaken",
    "Conflict",
    "Entry",
    "Errand",
    "Kind",
    "Log",
    "Post",
    "Sitter",
    "SqliteStore",
    "Status",
    "Store",
    "StoreError",
    "TableRow",
    "Wait",
]
