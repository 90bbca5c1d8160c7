"""Computer seats: they answer by themselves, after a moment that tells nothing."""

import asyncio
import logging
from contextlib import suppress

import engine
from bot.forced import forced_answer
from bot.kept import Stale
from bot.live import Live
from bot.store import Conflict
from bot.tables import Tables
from bot.thinker import Thinker

log = logging.getLogger(__name__)

NORMAL = "normal"


class Robots:
    """Answers for computer seats, and for people who have only one thing to do."""

    def __init__(self, tables: Tables, thinker: Thinker, pause: float = 1.0) -> None:
        self.tables, self.thinker = tables, thinker
        self.pause = pause
        self._busy: dict[int, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Take up what was due when the process last ended."""
        for table_id in await self.tables.store.tables_with_robots_due():
            self.wake(table_id)

    def wake(self, table_id: int) -> None:
        if table_id not in self._busy:
            self._busy[table_id] = asyncio.create_task(self._answer(table_id))

    async def close(self) -> None:
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _answer(self, table_id: int) -> None:
        try:
            while (live := await self.tables.live(table_id)).row.robots_due:
                if live.row.status != "running":
                    return
                await asyncio.sleep(self.pause)
                await self._answer_once(await self.tables.live(table_id))
        except Exception:
            log.exception("a computer seat of table %s could not answer", table_id)
        finally:
            self._busy.pop(table_id, None)

    async def _answer_once(self, live: Live) -> None:
        choice = await self._choice(live)
        if choice is None:
            return
        seat, action, question = choice
        # A person or another process may have been quicker; then one looks again.
        with suppress(Stale, Conflict, engine.TableError):
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
