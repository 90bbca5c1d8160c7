"""Play for computer seats, at a pace that reveals nothing."""

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
from engine.players.pace import answers_before, begins_turn, share_of_turn

log = logging.getLogger(__name__)

NORMAL = "normal"
LOOK_AGAIN_SECONDS = 2.0  # at a table whose computers wait


class ComputerPlayers:
    """Answers for computer seats, and for people who have only one thing to do."""

    def __init__(
        self, tables: TableService, thinker: Thinker, pause: float = 1.0, patience: float = 2.0
    ) -> None:
        self.tables, self.thinker = tables, thinker
        self.pause = pause
        self.backoff = Backoff(patience)
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._changed: dict[int, asyncio.Event] = {}  # tables at which a turn may be undone
        self._closing = False

    async def start(self) -> None:
        """Take up what was due when the process last ended."""
        for table_id in await self.tables.store.tables_with_computer_due():
            self.wake(table_id)

    def wake(self, table_id: int) -> None:
        self.backoff.retry_now(table_id)
        if table_id in self._changed:
            self._changed[table_id].set()
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
            if (seconds := table.row.computer_at - self.tables.now()) > 0:
                await self._wait_for_undo(table_id, seconds)
                return True
            if not await self._answer_once(table):
                return False
        except HostError:  # the table was deleted, or is damaged
            return False
        except Exception:
            log.exception("a computer seat of table %s could not answer; it will", table_id)
            await self.backoff.wait_after_failure(table_id)
        else:
            self.backoff.reset(table_id)
        return True

    async def _wait_for_undo(self, table_id: int, seconds: float) -> None:
        """Leave a person's turn alone for so long, unless something changes at the table.

        What changes it in another process is found by looking again.
        """
        changed = self._changed[table_id] = asyncio.Event()
        try:
            async with asyncio.timeout(min(seconds, LOOK_AGAIN_SECONDS)):
                await changed.wait()
        except TimeoutError:
            return
        finally:
            del self._changed[table_id]

    async def _answer_once(self, table: HostedTable) -> bool:
        """Answer for the first seat that waits for nobody; return whether there is one."""
        for seat in table.game.asked:
            forced = only_answer(table.game, seat)
            if forced is not None or table.row.seats[seat].is_computer:
                await self._answer_for(table, seat, forced)
                return True
        return False

    async def _answer_for(self, table: HostedTable, seat: int, forced: str | None) -> None:
        question, sitter = table.question(seat), table.row.seats[seat]
        action, _ = await asyncio.gather(
            self._action(table, seat, forced), asyncio.sleep(self.pace(table, seat, forced))
        )
        now = await self.tables.get(table.row.id)
        is_undone = now.row.computer_at > self.tables.now()  # and perhaps done again
        if is_undone or now.row.seats[seat] != sitter:  # or its person is back
            return
        # A person or another process may have been quicker, or the game been abandoned; then one
        # looks again.
        with suppress(Stale, Conflict, HostError, engine.TableError):
            await self.tables.play(table.row.id, seat, action, None, question)

    async def _action(self, table: HostedTable, seat: int, forced: str | None) -> str:
        if forced is not None:
            return forced
        return await self.thinker.action(table, seat, table.row.seats[seat].level or NORMAL)

    def pace(self, table: HostedTable, seat: int, forced: str | None) -> float:
        """Return the seconds until the answer, which it is thought of meanwhile.

        Nothing hidden goes into it: that there is one legal action only where everybody knows it
        (`forced`), and not what the seat thinks of. A learner waits for nobody.
        """
        if table.row.practice:
            return 0.0
        thinking = 0.0
        if forced is None:
            level = table.row.seats[seat].level or NORMAL
            thinking = self.thinker.pace(level, share_of_turn(table.game, seat))
        return thinking + (self.pause if _takes_breath(table, seat) else 0.0)


def _takes_breath(table: HostedTable, seat: int) -> bool:
    """Return whether to pause first: once in a turn, and after what a person did."""
    if answers_before(table.game, seat):
        return False
    history = table.game.history
    after_person = bool(history) and not table.row.seats[history[-1].seat].is_computer
    return after_person or begins_turn(table.game, seat)


def _is_due(table: HostedTable) -> bool:
    return table.row.computer_due and table.row.status == "running"
