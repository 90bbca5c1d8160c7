"""The deliverer: says what the outbox holds, in order for each table, and says it once."""

import asyncio
import logging

import aiohttp
import discord

from bot.delivery.discord_api import DiscordApi
from bot.delivery.handlers import OVERTAKEN, OutboxSender, is_overtaken
from bot.delivery.refusals import RefusalPolicy, is_refusal
from bot.messages.panel.cursor import PanelCursors
from bot.store import Errand
from bot.tables.service import TableService
from bot.workers.backoff import Backoff
from bot.workers.drawing import Painter

log = logging.getLogger(__name__)

CLOSE_SECONDS = 5.0  # seconds in which a message on its way may still arrive when we close
COURTESY_SECONDS = 0.03  # seconds: the one who acted is answered before the others hear of it
PASSING = (discord.HTTPException, aiohttp.ClientError, OSError)


class Deliverer:
    def __init__(
        self,
        tables: TableService,
        api: DiscordApi,
        painter: Painter,
        cursors: PanelCursors,
        patience: float = 2.0,
    ) -> None:
        self.tables, self.store = tables, tables.store
        self.sender = OutboxSender(tables, api, painter, cursors)
        self.refusals = RefusalPolicy(self.store, api, self.sender.once, self.sender.dm_state)
        self.backoff = Backoff(patience)
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._closing = False

    async def recover(self) -> None:
        """Before anything is said: of each table, one thing that is due may have been said."""
        due = await self.store.tables_with_errands()
        self.sender.once.mark_uncertain(due)
        self.refusals.recover(due)

    async def start(self) -> None:
        """Take up what was due when the process last ended."""
        for table_id in await self.store.tables_with_errands():
            self.wake(table_id)

    def try_again(self, guild_id: int) -> None:
        """Something about a server changed: what could not be said there may be sayable now."""
        self.backoff.retry_in_guild(guild_id)

    def wake(self, table_id: int) -> None:
        """There is something to say; or it may be sayable now that was not before."""
        self.backoff.retry_now(table_id)
        if table_id in self._busy:
            self._again.add(table_id)
        elif not self._closing:
            self._busy[table_id] = asyncio.create_task(self._speak_for(table_id))

    async def close(self) -> None:
        """What is on its way arrives and is noted; the rest is said after the next start."""
        self._closing = True
        self.backoff.close()
        tasks = list(self._busy.values())
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSE_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Until there is nothing more to say: for an orderly end, and for tests."""
        while self._busy:
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _speak_for(self, table_id: int) -> None:
        """Until all is said, for as long as it takes."""
        try:
            while not self._closing:
                await asyncio.sleep(COURTESY_SECONDS)
                self._again.discard(table_id)
                if not await self._say_all(table_id):
                    await self._pause(table_id)
                elif table_id not in self._again:
                    return
        finally:
            self.backoff.reset(table_id)
            self._busy.pop(table_id, None)

    async def _say_all(self, table_id: int) -> bool:
        """Everything in order; False if something must wait, and all after it with it."""
        try:
            while errands := await self.store.errands(table_id):
                for errand in errands:
                    if self._closing:
                        return True
                    if is_overtaken(errand, errands):
                        await self.store.dropped(errand, OVERTAKEN)
                    elif await self._attempt(errand):
                        self.backoff.reset(table_id)
                    else:
                        return False
        except Exception:  # whatever it is, the table is not to fall silent over it
            log.exception("what table %s has to say is stuck; it will be tried again", table_id)
            return False
        return True

    async def _attempt(self, errand: Errand) -> bool:
        """Whether it is done with: said, or beyond saying."""
        try:
            return await self._say(errand)
        except Exception as problem:
            self.sender.once.mark_uncertain([errand.table_id])  # it may stand there all the same
            which = f"errand {errand.id} ({errand.kind}) of table {errand.table_id}"
            if isinstance(problem, PASSING):
                log.warning("%s: %r", which, problem)
            else:
                log.exception("%s could not be said", which)
            await self.store.failed(errand, repr(problem)[:200])
            return False

    async def _say(self, errand: Errand) -> bool:
        table = await self.tables.get(errand.table_id)
        try:
            await self.sender.say(table, errand)
        except discord.HTTPException as problem:
            if not is_refusal(problem):
                raise
            return await self.refusals.handle(table, errand, problem)
        await self.refusals.accepted(errand)
        return True

    async def _pause(self, table_id: int) -> None:
        row = None
        try:
            row = await self.store.table(table_id)
        except Exception:
            log.exception("table %s cannot be read", table_id)
        await self.backoff.wait_after_failure(table_id, row.guild_id if row else None)
