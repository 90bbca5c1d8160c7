"""What tests look up in a store that there is."""

from bot.store import SqliteStore, Store, TableRow
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
