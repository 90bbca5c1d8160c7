"""Send what the outbox holds: in order for each table, and once."""

import asyncio
import logging

import aiohttp
import discord

from bot.delivery.discord_api import DiscordApi
from bot.delivery.handlers import OVERTAKEN, OutboxSender, is_overtaken
from bot.delivery.refusals import RefusalPolicy, is_refusal
from bot.metrics import OUTBOX_SENT
from bot.store import OutboxItem, OutboxMessage
from bot.tables.recovery import DamagedTable
from bot.tables.service import TableService
from bot.workers.backoff import Backoff
from bot.workers.drawing import Painter
from bot.workers.illustration import Illustrator

log = logging.getLogger(__name__)

CLOSE_SECONDS = 1.0  # in which a message on its way may still arrive when we close
COURTESY_SECONDS = 0.03  # the person who acted is answered before the others hear of it
# What the log needs no traceback for.
KNOWN = (discord.HTTPException, aiohttp.ClientError, OSError, DamagedTable)


class Deliverer:
    def __init__(
        self,
        tables: TableService,
        api: DiscordApi,
        painter: Painter,
        illustrator: Illustrator,
        retry_seconds: float = 2.0,
    ) -> None:
        self.tables, self.store = tables, tables.store
        self.sender = OutboxSender(tables, api, painter, illustrator)
        self.refusals = RefusalPolicy(self.store, api, self.sender.send_once, self.sender.dm_state)
        self.backoff = Backoff(retry_seconds)
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._closing = False

    async def recover(self) -> None:
        """Expect one message of each table to have been sent without a note when we last ended."""
        due = await self.store.tables_with_outbox()
        self.sender.send_once.mark_uncertain(due)
        self.refusals.recover(due)

    async def start(self) -> None:
        """Send what was due when the process last ended."""
        for table_id in await self.store.tables_with_outbox():
            self.wake(table_id)

    def try_again(self, guild_id: int) -> None:
        """Try again what could not be sent on a server on which something has changed."""
        self.backoff.retry_in_guild(guild_id)

    def wake(self, table_id: int) -> None:
        """Send what is due at a table, also if it could not be sent a moment ago."""
        self.backoff.retry_now(table_id)
        if table_id in self._busy:
            self._again.add(table_id)
        elif not self._closing:
            self._busy[table_id] = asyncio.create_task(self._send_for(table_id))

    async def close(self) -> None:
        """Let what is on its way arrive and be noted; the rest is sent after the next start."""
        self._closing = True
        self.backoff.close()
        tasks = list(self._busy.values())
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSE_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until nothing is due or all of it waits; for an orderly end, and for tests."""
        while self._busy:
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _send_for(self, table_id: int) -> None:
        """Send until nothing is due, for as long as it takes, or another process is at it."""
        try:
            while not self._closing:
                await asyncio.sleep(COURTESY_SECONDS)
                self._again.discard(table_id)
                if not await self._claimed(table_id):
                    return
                if not await self._send_all(table_id):
                    await self._pause(table_id)
                elif table_id not in self._again:
                    return
        finally:
            self.backoff.reset(table_id)
            await self._release(table_id)
            self._busy.pop(table_id, None)

    async def _claimed(self, table_id: int) -> bool:
        """Return whether it is for this process to send; it asks until the store answers."""
        while not self._closing:
            try:
                claim = await self.store.claim(table_id, "outbox")
            except Exception:
                log.exception("table %s cannot be claimed; it will be tried again", table_id)
                await self.backoff.wait_after_failure(table_id)
            else:
                if claim == "inherited":  # the one before may have sent what it did not note
                    self.sender.send_once.mark_uncertain([table_id])
                return claim != "refused"
        return False

    async def _release(self, table_id: int) -> None:
        try:
            await self.store.release(table_id, "outbox")
        except Exception as problem:
            log.warning("the claim on table %s was not released: %r", table_id, problem)

    async def _send_all(self, table_id: int) -> bool:
        """Send all in order; return False if a message must wait, and those after it with it."""
        try:
            while items := await self.store.outbox(table_id):
                for item in items:
                    if self._closing:
                        return True
                    if not self.store.keeps_claim(table_id, "outbox"):
                        return False  # we stood still for so long that another may be at it
                    if is_overtaken(item, items):
                        await self.store.mark_dropped(item, OVERTAKEN)
                    elif await self._attempt(item):
                        self.backoff.reset(table_id)
                    else:
                        return False
        except Exception:  # no failure may silence a table for good
            log.exception("what table %s has to say is stuck; it will be tried again", table_id)
            return False
        return True

    async def _attempt(self, item: OutboxItem[OutboxMessage]) -> bool:
        """Return whether the message is done with: sent, or dropped."""
        try:
            is_done = await self._send(item)
        except Exception as problem:
            OUTBOX_SENT.labels(item.kind, "failed").inc()
            self.sender.send_once.mark_uncertain([item.table_id])  # it may stand there all the same
            which = f"outbox {item.id} ({item.kind}) of table {item.table_id}"
            if isinstance(problem, KNOWN):
                log.warning("%s: %r", which, problem)
            else:
                log.exception("%s could not be said", which)
            await self.store.mark_failed(item, repr(problem)[:200])
            return False
        OUTBOX_SENT.labels(item.kind, "done" if is_done else "refused").inc()
        return is_done

    async def _send(self, item: OutboxItem[OutboxMessage]) -> bool:
        table = await self.tables.get(item.table_id)
        try:
            await self.sender.send(table, item)
        except discord.HTTPException as problem:
            if not is_refusal(problem):
                raise
            return await self.refusals.handle(table, item, problem)
        await self.refusals.accepted(item)
        return True

    async def _pause(self, table_id: int) -> None:
        row = None
        try:
            row = await self.store.table(table_id)
        except Exception:
            log.exception("table %s cannot be read", table_id)
        await self.backoff.wait_after_failure(table_id, row.guild_id if row else None)
