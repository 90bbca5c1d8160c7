"""Whose DMs are closed to us: noted, and tried again now and then."""

from bot.store import Errand
from bot.tables.hosted_table import HostedTable
from bot.tables.service import TableService

NAME = "dms"  # of the preference: "open", or "closed DAY TABLE"
CLOSED = "closed"
DAY = 86400


class DmState:
    """They are worth another try in each new game, and on another day."""

    def __init__(self, tables: TableService) -> None:
        self.tables, self.store = tables, tables.store

    async def are_known_closed(self, user: int) -> bool:
        return (await self._noted(user))[0] == CLOSED

    async def are_worth_a_try(self, user: int, table_id: int) -> bool:
        state, *tried = await self._noted(user)
        if state != CLOSED:
            return True
        day, last_table = map(int, tried or (0, 0))
        return self._today() > day or table_id > last_table

    async def closed(self, table: HostedTable, errand: Errand) -> None:
        """The question could not be put to whoever sits there."""
        user = table.row.seats[errand.payload["seat"]].user_id
        assert user is not None
        tried = (await self._noted(user))[2:]
        last_table = max(table.row.id, *map(int, tried or (0,)))
        await self._note(user, f"{CLOSED} {self._today()} {last_table}")

    async def opened(self, user: int) -> None:
        if await self.are_known_closed(user):
            await self._note(user, "open")

    def _today(self) -> int:
        return self.tables.seconds() // DAY

    async def _noted(self, user: int) -> list[str]:
        value = await self.store.preference(f"user {user}", NAME)
        return (value or "open").split()

    async def _note(self, user: int, value: str) -> None:
        await self.store.prefer(f"user {user}", NAME, value)
