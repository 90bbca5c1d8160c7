"""The tables used last, in memory, each with its lock; the store has all of them."""

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

import engine
from bot.store import Store, TableRow
from bot.tables.hosted_table import HostedTable, unpack

CACHE_SIZE = 512  # tables; the others are one read away


class TableCache:
    """Tables by id. A table that is found here is as new as the row it was looked up by."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._tables: OrderedDict[int, HostedTable] = OrderedDict()

    def lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    def get(self, table_id: int) -> HostedTable | None:
        """Return what this process stored last, which another process may have changed since."""
        return self._tables.get(table_id)

    async def load(self, row: TableRow) -> HostedTable:
        """Return the table of a row that was just read, from memory if nothing has changed."""
        known = self._tables.get(row.id)
        if known and known.row.version >= row.version:
            self._tables.move_to_end(row.id)
            return known
        return self.put(HostedTable(row, await self._game(row)))

    async def _game(self, row: TableRow) -> engine.Table | None:
        latest = await self.store.latest(row.id)
        if latest is None:
            return None
        game = unpack(latest.snapshot)
        if (untold := game.event_count - row.events_told) > 0:
            game.preload_events(await self.store.last_events(row.id, latest.number, untold))
        return game

    def put(self, table: HostedTable) -> HostedTable:
        self._tables[table.row.id] = table
        self._tables.move_to_end(table.row.id)
        while len(self._tables) > CACHE_SIZE:
            self._tables.popitem(last=False)
        return table

    def drop(self, table_id: int) -> None:
        self._tables.pop(table_id, None)
