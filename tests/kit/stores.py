"""What tests look up in a store that there is."""

from bot.store import SqliteStore, Store, TableRow
from bot.store.database import Database


def database_of(store: Store) -> Database:
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
