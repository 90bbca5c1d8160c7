"""Computer seats: they answer by themselves, after a moment that tells nothing."""

import asyncio
import logging
from contextlib import suppress

import engine
from bot.store import Conflict
from bot.tables.automatic import forced_answer
from bot.tables.hosted_table import Live
from bot.tables.service import Stale, Tables
from bot.text.say import HostError
from bot.workers.backoff import Pauses
from bot.workers.thinking import Thinker

log = logging.getLogger(__name__)

NORMAL = "normal"


class Robots:
    """Answers for computer seats, and for people who have only one thing to do."""

    def __init__(
        self, tables: Tables, thinker: Thinker, pause: float = 1.0, patience: float = 2.0
    ) -> None:
        self.tables, self.thinker = tables, thinker
        self.pause = pause
        self.pauses = Pauses(patience)
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._closing = False

    async def start(self) -> None:
        """Take up what was due when the process last ended."""
        for table_id in await self.tables.store.tables_with_robots_due():
            self.wake(table_id)

    def wake(self, table_id: int) -> None:
        self.pauses.hurry(table_id)
        if table_id not in self._busy and not self._closing:
            self._busy[table_id] = asyncio.create_task(self._answer(table_id))

    async def close(self) -> None:
        self._closing = True
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _answer(self, table_id: int) -> None:
        """Until nobody is due: a table whose computer gave up would stand still for good."""
        try:
            while await self._is_at_it(table_id):
                pass
        finally:
            self.pauses.over(table_id)
            self._busy.pop(table_id, None)

    async def _is_at_it(self, table_id: int) -> bool:
        """Answer for one seat, if one is due; what fails is tried again after a pause."""
        try:
            if not _is_due(await self.tables.live(table_id)):
                return False
            await asyncio.sleep(self.pause)
            await self._answer_once(await self.tables.live(table_id))
        except Exception:
            log.exception("a computer seat of table %s could not answer; it will", table_id)
            await self.pauses.after_failure(table_id)
        else:
            self.pauses.over(table_id)
        return True

    async def _answer_once(self, live: Live) -> None:
        choice = await self._choice(live)
        if choice is None:
            return
        seat, action, question = choice
        # A person or another process may have been quicker, or the game been abandoned; then one
        # looks again.
        with suppress(Stale, Conflict, HostError, engine.TableError):
            await self.tables.play(live.row.id, seat, action, None, question)

    async def _choice(self, live: Live) -> tuple[int, str, str] | None:
        """Whose turn it is to answer by itself, what, and to which question."""
        for seat in live.table.asked:
            question = live.question(seat)
            sitter = live.row.seats[seat]
            if sitter.is_computer:
                action = await self.thinker.action(live, seat, sitter.level or NORMAL)
                return seat, action, question
            forced = forced_answer(live.table, seat)
            if forced is not None:
                return seat, forced, question
        return None


def _is_due(live: Live) -> bool:
    return live.row.robots_due and live.row.status == "running"
