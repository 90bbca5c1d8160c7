"""What tests look up in a store that there is."""

from typing import Any

from bot.store import Sitter, SqliteStore, Store, TableRow
from bot.store.sqlite_database import SqliteDatabase


def database_of(store: Store) -> SqliteDatabase:
    assert isinstance(store, SqliteStore)
    return store.database


async def row_of(store: Store, table_id: int) -> TableRow:
    found = await store.table(table_id)
    assert found is not None
    return found


async def row_in(store: Store, channel_id: int) -> TableRow:
    found = await store.table_in(channel_id)
    assert found is not None
    return found


def row(channel: int = 7, **values: Any) -> TableRow:
    """Return the row of a table that was not stored yet."""
    defaults: dict[str, Any] = {
        "id": 0,
        "channel_id": channel,
        "guild_id": 1,
        "game_id": "jerusalem",
        "status": "lobby",
        "host_id": 11,
        "lang": "en",
        "options": {"auction": "open"},
        "seats": (Sitter("Ana", 11), Sitter("Computer 1", None, "random")),
        "version": 1,
    }
    return TableRow(**(defaults | values))
