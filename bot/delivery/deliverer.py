"""Send what the outbox holds: once, and in order on each track of a table."""

import asyncio
import logging
from weakref import WeakValueDictionary

import aiohttp
import discord

from bot.delivery.discord_api import DiscordApi, EditLimited
from bot.delivery.dm_erasure import DmEraser
from bot.delivery.handlers import OVERTAKEN, DmRefused, OutboxSender, is_overtaken
from bot.delivery.refusals import RefusalPolicy, is_refusal
from bot.delivery.tracks import ALONE, KINDS_OF, Track, urgency, urgency_of
from bot.metrics import OUTBOX_SENT
from bot.store import OutboxItem, OutboxMessage
from bot.store.outbox import AnswerSeat, PostAbandoned, PostBoard, PostResult, RefreshBoard
from bot.tables.recovery import DamagedTable
from bot.tables.service import TableService
from bot.workers.backoff import Backoff
from bot.workers.drawing import Painter
from bot.workers.illustration import Illustrator

log = logging.getLogger(__name__)

CLOSE_SECONDS = 1.0  # in which a message on its way may still arrive when we close
COURTESY_SECONDS = 0.03  # the person who acted is answered before the others hear of it
# What the log needs no traceback for.
KNOWN = (
    discord.HTTPException,
    DmRefused,
    EditLimited,
    aiohttp.ClientError,
    OSError,
    DamagedTable,
)
HASTE = 5  # a board waits so much less for people's next turn than for computers
LEAVES_BOARD = (PostBoard, PostResult, PostAbandoned)
TAKEOVER_SECONDS = 30.0  # between looks at a table of another process at which something waits
Place = tuple[int, Track]
Due = tuple[OutboxItem[OutboxMessage], list[OutboxItem[OutboxMessage]]]  # with all that is due


class Deliverer:
    """`idle_seconds`: how long computers may play until the board shows it."""

    def __init__(
        self,
        tables: TableService,
        api: DiscordApi,
        painter: Painter,
        illustrator: Illustrator,
        eraser: DmEraser,
        retry_seconds: float = 2.0,
        idle_seconds: float = 15.0,
    ) -> None:
        self.tables, self.store, self.eraser = tables, tables.store, eraser
        self.sender = OutboxSender(tables, api, painter, illustrator)
        self.refusals = RefusalPolicy(self.store, api)
        self.backoff = Backoff(retry_seconds)
        self.idle_seconds = idle_seconds
        self._looking: dict[int, asyncio.Task[None]] = {}
        self._busy: dict[Place, asyncio.Task[None]] = {}
        self._again: set[int | Place] = set()
        self._since: dict[int, float] = {}  # by table: since when its board has not shown all
        self._timers: dict[int, asyncio.TimerHandle] = {}  # of tables at which something waits
        self._taken_over: dict[int, float] = {}  # when that was last done, by the loop's clock
        self._claims: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._closing = False

    async def recover(self) -> None:
        """Expect that what is due may have been sent without a note when we last ended."""
        due = await self.store.tables_with_outbox()
        for table_id in due:
            await self._doubt(table_id)
        self.refusals.recover(due)

    async def _doubt(self, table_id: int) -> None:
        """Expect that what is due at a table may have been sent: on most tracks, the first."""
        for track in Track:
            limit = 50 if track in ALONE else 1
            items = await self.store.outbox(table_id, limit, KINDS_OF[track])
            self.sender.send_once.mark_uncertain([item.id for item in items])

    async def start(self) -> None:
        """Send what was due when the process last ended."""
        for table_id in await self.store.tables_with_outbox():
            self.wake(table_id)

    def try_again(self, guild_id: int) -> None:
        """Try again what could not be sent on a server on which something has changed."""
        self.backoff.retry_in_guild(guild_id)

    def wake(self, table_id: int) -> None:
        """Send what is due at a table, also if it could not be sent a moment ago."""
        for track in Track:
            self.backoff.retry_now((table_id, track))
        self._begin_to_look(table_id)

    def take_over(self, table_id: int) -> None:
        """Send what is due at a table where no other process does; what may wait is left alone."""
        now = asyncio.get_running_loop().time()
        if table_id in self._timers and now < self._taken_over.get(table_id, 0) + TAKEOVER_SECONDS:
            return
        self._taken_over = {
            each: at for each, at in self._taken_over.items() if each in self._timers
        }
        self._taken_over[table_id] = now
        self.wake(table_id)

    def _begin_to_look(self, table_id: int) -> None:
        if table_id in self._looking:
            self._again.add(table_id)
        elif not self._closing:
            self._looking[table_id] = asyncio.create_task(self._look(table_id))

    async def close(self) -> None:
        """Let what is on its way arrive and be noted; the rest is sent after the next start."""
        self._closing = True
        self.backoff.close()
        for timer in self._timers.values():
            timer.cancel()
        tasks = [*self._looking.values(), *self._busy.values()]
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSE_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until nothing is due or all of it waits; for an orderly end, and for tests."""
        while tasks := [*self._looking.values(), *self._busy.values()]:
            await asyncio.gather(*tasks, return_exceptions=True)

    # -- a table's tracks ------------------------------------------------------------------

    async def _look(self, table_id: int) -> None:
        """Set each track of a table going that has something to send."""
        try:
            looking = True
            while looking and not self._closing:
                await asyncio.sleep(COURTESY_SECONDS)
                self._again.discard(table_id)
                try:
                    looking = await self._set_tracks_going(table_id)
                except Exception:  # no failure may silence a table for good
                    log.exception("what table %s has to say cannot be read", table_id)
                    await self.backoff.wait_after_failure(table_id)
                else:
                    self.backoff.reset(table_id)
        finally:
            self._looking.pop(table_id, None)
            await self._release(table_id)

    async def _set_tracks_going(self, table_id: int) -> bool:
        """Return whether to look again; not if another process is at it."""
        async with self._claims.setdefault(table_id, asyncio.Lock()):
            claim = await self.store.claim(table_id, "outbox")
        if claim == "refused":
            return False
        if claim == "inherited":  # the one before may have sent what it did not note
            await self._doubt(table_id)
        kinds = await self.store.outbox_kinds(table_id)
        for track in Track:
            if kinds & KINDS_OF[track]:
                self._set_going((table_id, track))
        return table_id in self._again

    async def _release(self, table_id: int) -> None:
        """Leave a table to others once nothing is on its way there."""
        async with self._claims.setdefault(table_id, asyncio.Lock()):
            if table_id in self._looking or any(place[0] == table_id for place in self._busy):
                return
            try:
                await self.store.release(table_id, "outbox")
            except Exception as problem:
                log.warning("the claim on table %s was not released: %r", table_id, problem)

    def _set_going(self, place: Place) -> None:
        if place in self._busy:
            self._again.add(place)
        elif not self._closing:
            self._busy[place] = asyncio.create_task(self._send_for(place))

    async def _send_for(self, place: Place) -> None:
        """Send until nothing is due on the track, for as long as it takes."""
        try:
            while not self._closing:
                self._again.discard(place)
                if not await self._send_all(place):
                    await self._pause(place)
                elif place not in self._again:
                    return
        finally:
            self.backoff.reset(place)
            self._busy.pop(place, None)
            await self._release(place[0])

    async def _send_all(self, place: Place) -> bool:
        """Send all in order; return False if something must be tried again."""
        table_id, track = place
        refused: set[int] = set()
        try:
            while items := await self._due(place, refused):
                for item, later in items:
                    if self._closing:
                        return True
                    if not self.store.keeps_claim(table_id, "outbox"):
                        self._begin_to_look(table_id)  # another may be at it by now
                        return True
                    if is_overtaken(item, later):
                        await self.store.mark_dropped(item, OVERTAKEN)
                    elif await self._attempt(item):
                        self.backoff.reset(place)
                    elif track in ALONE:
                        refused.add(item.id)
                    else:
                        return False
        except Exception:  # no failure may silence a table for good
            log.exception("what table %s has to say is stuck; it will be tried again", table_id)
            return False
        return not refused

    async def _due(self, place: Place, refused: set[int]) -> list[Due]:
        """Return what can be sent now; what may wait brings itself back to mind."""
        items = await self.store.outbox(place[0], kinds=KINDS_OF[place[1]])
        waits = {item.id: self._waits(item) for item in items}
        later = [seconds for seconds in waits.values() if seconds > 0]
        if later:
            self._look_later(place[0], min(later))
        now = [item for item in items if waits[item.id] <= 0 or is_overtaken(item, items)]
        return [(item, items) for item in now if item.id not in refused]

    def _waits(self, item: OutboxItem[OutboxMessage]) -> float:
        """Return the seconds that a message may still wait."""
        if isinstance(item.message, AnswerSeat):
            return item.message.at - self.tables.now()
        if not isinstance(item.message, RefreshBoard):
            return 0.0
        wait = self.idle_seconds if item.message.idle else self.idle_seconds / HASTE
        now = asyncio.get_running_loop().time()
        return self._since.setdefault(item.table_id, now) + wait - now

    def _look_later(self, table_id: int, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        known = self._timers.get(table_id)
        if known is None or known.when() > loop.time() + seconds:
            if known:
                known.cancel()
            self._timers[table_id] = loop.call_later(seconds, self._look_now, table_id)

    def _look_now(self, table_id: int) -> None:
        self._timers.pop(table_id, None)
        self._begin_to_look(table_id)

    # -- one message -------------------------------------------------------------------------

    async def _attempt(self, item: OutboxItem[OutboxMessage]) -> bool:
        """Return whether the message is done with: sent, or dropped."""
        urgency.set(urgency_of(item.message))
        try:
            is_done = await self._send(item)
        except Exception as problem:
            OUTBOX_SENT.labels(item.kind, "failed").inc()
            # It may stand there all the same.
            self.sender.send_once.mark_uncertain([item.id])
            which = f"outbox {item.id} ({item.kind}) of table {item.table_id}"
            if isinstance(problem, KNOWN):
                log.warning("%s: %r", which, problem)
            else:
                log.exception("%s could not be said", which)
            await self.store.mark_failed(item, repr(problem)[:200])
            return False
        OUTBOX_SENT.labels(item.kind, "done" if is_done else "refused").inc()
        if is_done:
            self.sender.send_once.mark_certain(item)
            if isinstance(item.message, (RefreshBoard, *LEAVES_BOARD)):
                self._since.pop(item.table_id, None)
            self.eraser.wake()
            if isinstance(item.message, LEAVES_BOARD):
                self._begin_to_look(item.table_id)  # what becomes of the one before is due now
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

    async def _pause(self, place: Place) -> None:
        row = None
        try:
            row = await self.store.table(place[0])
        except Exception:
            log.exception("table %s cannot be read", place[0])
        await self.backoff.wait_after_failure(place, row.guild_id if row else None)
