"""The deliverer: says what the outbox holds, in order for each table, and says it once."""

import asyncio
import logging

import aiohttp
import discord

from bot.delivery.discord_api import Mail
from bot.delivery.handlers import OVERTAKEN, Speech, is_overtaken
from bot.delivery.refusals import Trouble, is_refusal
from bot.messages.panel.cursor import PanelCursors
from bot.store import Errand
from bot.tables.service import Tables
from bot.workers.backoff import Pauses
from bot.workers.drawing import Painter

log = logging.getLogger(__name__)

FAREWELL = 5.0  # seconds in which a message on its way may still arrive when we close
COURTESY = 0.03  # seconds: the one who acted is answered before the others hear of it
PASSING = (discord.HTTPException, aiohttp.ClientError, OSError)


class Deliverer:
    def __init__(
        self,
        tables: Tables,
        mail: Mail,
        painter: Painter,
        cursors: PanelCursors,
        patience: float = 2.0,
    ) -> None:
        self.tables, self.store = tables, tables.store
        self.speech = Speech(tables, mail, painter, cursors)
        self.trouble = Trouble(self.store, mail, self.speech.once, self.speech.dms)
        self.pauses = Pauses(patience)
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._closing = False

    async def recall(self) -> None:
        """Before anything is said: of each table, one thing that is due may have been said."""
        due = await self.store.tables_with_errands()
        self.speech.once.doubt(due)
        self.trouble.recall(due)

    async def start(self) -> None:
        """Take up what was due when the process last ended."""
        for table_id in await self.store.tables_with_errands():
            self.wake(table_id)

    def try_again(self, guild_id: int) -> None:
        """Something about a server changed: what could not be said there may be sayable now."""
        self.pauses.hurry_in(guild_id)

    def wake(self, table_id: int) -> None:
        """There is something to say; or it may be sayable now that was not before."""
        self.pauses.hurry(table_id)
        if table_id in self._busy:
            self._again.add(table_id)
        elif not self._closing:
            self._busy[table_id] = asyncio.create_task(self._speak_for(table_id))

    async def close(self) -> None:
        """What is on its way arrives and is noted; the rest is said after the next start."""
        self._closing = True
        self.pauses.end()
        tasks = list(self._busy.values())
        if tasks:
            await asyncio.wait(tasks, timeout=FAREWELL)
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
                await asyncio.sleep(COURTESY)
                self._again.discard(table_id)
                if not await self._say_all(table_id):
                    await self._pause(table_id)
                elif table_id not in self._again:
                    return
        finally:
            self.pauses.over(table_id)
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
                        self.pauses.over(table_id)
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
            self.speech.once.doubt([errand.table_id])  # it may stand there all the same
            which = f"errand {errand.id} ({errand.kind}) of table {errand.table_id}"
            if isinstance(problem, PASSING):
                log.warning("%s: %r", which, problem)
            else:
                log.exception("%s could not be said", which)
            await self.store.failed(errand, repr(problem)[:200])
            return False

    async def _say(self, errand: Errand) -> bool:
        live = await self.tables.live(errand.table_id)
        try:
            await self.speech.say(live, errand)
        except discord.HTTPException as problem:
            if not is_refusal(problem):
                raise
            return await self.trouble.handle(live, errand, problem)
        await self.trouble.over(errand)
        return True

    async def _pause(self, table_id: int) -> None:
        row = None
        try:
            row = await self.store.table(table_id)
        except Exception:
            log.exception("table %s cannot be read", table_id)
        await self.pauses.after_failure(table_id, row.guild_id if row else None)
