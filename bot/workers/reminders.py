"""Remind people whose move is overdue: one task that sleeps until somebody may be due."""

import asyncio
import logging
from contextlib import suppress

from bot.tables.recovery import DamagedTable
from bot.tables.service import TableService

log = logging.getLogger(__name__)

# The shortest clock is hours long, so nothing set while it sleeps is due before it wakes; and what
# another process has set, or could not do, is found.
MAX_SLEEP_SECONDS = 600


class Reminders:
    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self._watching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._watching:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching

    async def _watch(self) -> None:
        while True:
            seconds = MAX_SLEEP_SECONDS
            try:
                seconds = await self.turn()
            except Exception:
                log.exception("the tables could not be looked at; they will be again")
            await asyncio.sleep(seconds)

    async def turn(self) -> int:
        """Remind those who are due, and return the seconds until somebody else may be."""
        now = self.tables.seconds()
        for table_id in await self.tables.store.tables_with_reminders_due(now):
            await self._look(table_id)
        next_reminder_at = await self.tables.store.next_reminder(now)
        return (
            MAX_SLEEP_SECONDS
            if next_reminder_at is None
            else min(MAX_SLEEP_SECONDS, next_reminder_at - now)
        )

    async def _look(self, table_id: int) -> None:
        """Remind at one table; a failure keeps no other from it."""
        try:
            with suppress(DamagedTable):  # which was logged when it was read
                await self.tables.remind(table_id)
        except Exception:
            log.exception("whom table %s waits for could not be reminded", table_id)
