"""Whose DMs are closed to us: they are tried again in each new game, and on another day."""

from bot.store import ClosedDms
from bot.tables.service import TableService

DAY_SECONDS = 86400


class DmState:
    def __init__(self, tables: TableService) -> None:
        self.tables, self.store = tables, tables.store

    async def are_known_closed(self, user_id: int) -> bool:
        return await self.store.closed_dms(user_id) is not None

    def are_worth_a_try(self, closed: ClosedDms, table_id: int) -> bool:
        return self._today() > closed.day or table_id > closed.table_id

    async def mark_closed(self, user_id: int, table_id: int) -> None:
        known = await self.store.closed_dms(user_id)
        newest = max(table_id, known.table_id) if known else table_id
        await self.store.save_closed_dms(user_id, ClosedDms(self._today(), newest))

    def _today(self) -> int:
        return self.tables.seconds() // DAY_SECONDS
