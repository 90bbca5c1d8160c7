"""Play for computer seats, after a fixed delay so that timing reveals nothing."""

import asyncio
import logging
from contextlib import suppress

import engine
from bot.store import Conflict
from bot.tables.hosted_table import HostedTable
from bot.tables.service import Stale, TableService
from bot.tables.situation import only_answer
from bot.text.say import HostError
from bot.workers.backoff import Backoff
from bot.workers.thinking import Thinker

log = logging.getLogger(__name__)

NORMAL = "normal"


class ComputerPlayers:
    """Answers for computer seats, and for people who have only one thing to do."""

    def __init__(
        self, tables: TableService, thinker: Thinker, pause: float = 1.0, patience: float = 2.0
    ) -> None:
        self.tables, self.thinker = tables, thinker
        self.pause = pause
        self.backoff = Backoff(patience)
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._closing = False

    async def start(self) -> None:
        """Take up what was due when the process last ended."""
        for table_id in await self.tables.store.tables_with_computer_due():
            self.wake(table_id)

    def wake(self, table_id: int) -> None:
        self.backoff.retry_now(table_id)
        if table_id not in self._busy and not self._closing:
            self._busy[table_id] = asyncio.create_task(self._answer(table_id))

    async def close(self) -> None:
        self._closing = True
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _answer(self, table_id: int) -> None:
        """Answer until nobody is due: a table whose computer gave up would stand still for good.

        If another process is at it, it goes on there.
        """
        try:
            if not await self._claimed(table_id):
                return
            while await self._is_at_it(table_id):
                pass
        finally:
            self.backoff.reset(table_id)
            await self._release(table_id)
            self._busy.pop(table_id, None)

    async def _claimed(self, table_id: int) -> bool:
        while True:
            try:
                return await self.tables.store.claim(table_id, "computer") != "refused"
            except Exception:
                log.exception("table %s cannot be claimed; it will be tried again", table_id)
                await self.backoff.wait_after_failure(table_id)

    async def _release(self, table_id: int) -> None:
        try:
            await self.tables.store.release(table_id, "computer")
        except Exception as problem:
            log.warning("the claim on table %s was not released: %r", table_id, problem)

    async def _is_at_it(self, table_id: int) -> bool:
        """Answer for one seat, if one is due; what fails is tried again after a pause."""
        try:
            table = await self.tables.get(table_id)
            if not _is_due(table):
                return False
            # A learner waits for nobody, and nobody else is there to learn from the time it takes.
            await asyncio.sleep(0 if table.row.practice else self.pause)
            await self._answer_once(await self.tables.get(table_id))
        except HostError:  # the table was deleted
            return False
        except Exception:
            log.exception("a computer seat of table %s could not answer; it will", table_id)
            await self.backoff.wait_after_failure(table_id)
        else:
            self.backoff.reset(table_id)
        return True

    async def _answer_once(self, table: HostedTable) -> None:
        choice = await self._choice(table)
        if choice is None:
            return
        seat, action, question = choice
        # A person or another process may have been quicker, or the game been abandoned; then one
        # looks again.
        with suppress(Stale, Conflict, HostError, engine.TableError):
            await self.tables.play(table.row.id, seat, action, None, question)

    async def _choice(self, table: HostedTable) -> tuple[int, str, str] | None:
        """Return which seat is to answer by itself, what, and to which question."""
        for seat in table.game.asked:
            question = table.question(seat)
            sitter = table.row.seats[seat]
            if sitter.is_computer:
                action = await self.thinker.action(table, seat, sitter.level or NORMAL)
                return seat, action, question
            forced = only_answer(table.game, seat)
            if forced is not None:
                return seat, forced, question
        return None


def _is_due(table: HostedTable) -> bool:
    return table.row.computer_due and table.row.status == "running"
