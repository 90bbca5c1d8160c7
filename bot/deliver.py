"""The deliverer: says what the outbox holds, in order for each table, and says it once."""

import asyncio
import logging

import aiohttp
import discord

from bot.mail import Mail
from bot.painter import Painter
from bot.speech import Speech
from bot.store import Errand
from bot.tables import Tables
from bot.trouble import Trouble

log = logging.getLogger(__name__)

LONGEST_WAIT = 300.0
AT_ONCE = 8  # tables spoken for at the same time
FAREWELL = 5.0  # seconds in which a message on its way may still arrive when we close
COURTESY = 0.03  # seconds: the one who acted is answered before the others hear of it


class Deliverer:
    def __init__(self, tables: Tables, mail: Mail, painter: Painter, patience: float = 2.0) -> None:
        self.tables, self.store = tables, tables.store
        self.speech = Speech(tables, mail, painter)
        self.trouble = Trouble(self.store, mail, painter)
        self.patience = patience  # before the first new try; doubled with each
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._waiting: dict[int, asyncio.Event] = {}
        self._lines = asyncio.Semaphore(AT_ONCE)
        self._closing = False

    async def recall(self) -> None:
        """Before anything is said: of each table, one thing that is due may have been said."""
        await self.speech.once.recall()

    async def start(self) -> None:
        """What could not be said before may be sayable now."""
        for table_id in await self.store.tables_with_errands():
            self.wake(table_id)

    def wake(self, table_id: int) -> None:
        """There is something to say; or it may be sayable now that was not before."""
        if waiting := self._waiting.get(table_id):
            waiting.set()
        if table_id in self._busy:
            self._again.add(table_id)
        else:
            self._busy[table_id] = asyncio.create_task(self._speak_for(table_id))

    async def close(self) -> None:
        """What is on its way arrives and is noted; the rest is said after the next start."""
        self._closing = True
        for waiting in self._waiting.values():
            waiting.set()
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
        try:
            while True:
                await asyncio.sleep(COURTESY)
                self._again.discard(table_id)
                async with self._lines:
                    unsaid = await self._say_all(table_id)
                if self._closing:
                    return
                if unsaid:
                    await self._pause(table_id, unsaid.attempts)
                elif table_id not in self._again:
                    return
        except Exception:
            log.exception("what table %s has to say is stuck", table_id)
        finally:
            self._busy.pop(table_id, None)

    async def _pause(self, table_id: int, attempts: int) -> None:
        seconds = min(LONGEST_WAIT, self.patience * 2 ** min(attempts, 10))
        event = self._waiting.setdefault(table_id, asyncio.Event())
        try:
            await asyncio.wait_for(event.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            self._waiting.pop(table_id, None)

    async def _say_all(self, table_id: int) -> Errand | None:
        """Everything in order; the first errand that must wait is returned."""
        while errands := await self.store.errands(table_id):
            for at, errand in enumerate(errands):
                if self._closing:
                    return None
                if is_overtaken(errand, errands[at + 1 :]):
                    await self.store.dropped(errand, "a later one shows it")
                elif not await self._attempt(errand):
                    return errand
        return None

    async def _attempt(self, errand: Errand) -> bool:
        """Whether it is done with: said, or beyond saying."""
        live = await self.tables.live(errand.table_id)
        try:
            await self.speech.say(live, errand)
        except discord.HTTPException as problem:
            return await self.trouble.handle(live, errand, problem)
        except (aiohttp.ClientError, OSError, TimeoutError) as problem:
            await self.store.failed(errand, repr(problem)[:200])
            return False
        return True


def is_overtaken(errand: Errand, later: list[Errand]) -> bool:
    """Whether what it would show comes anyway: a newer board, a newer question to the seat."""
    if errand.kind == "board":
        return any(each.kind in ("board", "table", "final", "abandoned") for each in later)
    return errand.kind == "ask" and any(
        each.kind == "ask" and each.payload == errand.payload for each in later
    )
