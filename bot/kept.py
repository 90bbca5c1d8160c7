"""The tables in memory: found, held under their locks, and stored before anyone is told."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import engine
from bot.live import Live, unpack
from bot.prompts.steps import Steps
from bot.say import HostError
from bot.store import Entry, Errand, Store, TableRow

KEPT = 512  # tables in memory; the others are one read away


class Stale(Exception):
    """The panel that was clicked belongs to a question that is no longer open."""


class KeptTables:
    """Tables by id. `woken` is called with a table's id whenever it has something to say."""

    def __init__(self, store: Store, woken: Callable[[int], None] = lambda _: None) -> None:
        self.store = store
        self.woken = woken
        self.now: Callable[[], float] = time.time
        self.steps = Steps()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._kept: OrderedDict[int, Live] = OrderedDict()

    def seconds(self) -> int:
        """The second of the epoch by our clock."""
        return int(self.now())

    # -- finding ---------------------------------------------------------------------------

    async def live(self, table_id: int) -> Live:
        """The table as stored now; from memory if nothing has changed since."""
        row = await self.store.table(table_id)
        if row is None:
            raise HostError("no-table")
        return await self._live(row)

    async def _live(self, row: TableRow) -> Live:
        kept = self._kept.get(row.id)
        if kept and kept.row.version >= row.version:
            self._kept.move_to_end(row.id)
            return kept
        return self._keep(Live(row, await self._game(row)))

    async def _game(self, row: TableRow) -> engine.Table | None:
        latest = await self.store.latest(row.id)
        if latest is None:
            return None
        game = unpack(latest.snapshot)
        if (untold := game.event_count - row.told) > 0:
            game.preload_events(await self.store.last_events(row.id, latest.number, untold))
        return game

    async def in_channel(self, channel_id: int) -> Live:
        row = await self.store.table_in(channel_id)
        if row is None:
            raise HostError("no-table")
        return await self._live(row)

    async def of_person(self, user_id: int) -> Live:
        """The one table that waits for this person, or that they sit at: for DMs.

        Where there are several, nobody can know which is meant.
        """
        lives = [await self._live(row) for row in await self.store.tables_of(user_id)]
        if not lives:
            raise HostError("no-table-of-yours")
        waiting = [live for live in lives if live.row.seat_of(user_id) in live.table.asked]
        meant, *others = waiting or lives
        if others:
            channels = ", ".join(f"<#{live.row.channel_id}>" for live in (meant, *others))
            raise HostError("which-waits" if waiting else "which-table", tables=channels)
        return meant

    # -- changing ---------------------------------------------------------------------------

    @asynccontextmanager
    async def _running(
        self, table_id: int, seat: int | None = None, question: str = "", interaction: int = 0
    ) -> AsyncIterator[Live]:
        """As `_held`, for a game that goes on; `question`, if any, is what the seat answers, and
        `interaction` by what: one that acted before, in whatever process, does not act again.

        On a table of its own, which takes the other's place when it is stored: whoever looks
        meanwhile sees what is stored, and a refusal half way leaves that as it was.
        """
        async with self._held(table_id) as live:
            if live.row.status != "running":
                raise HostError("not-running")
            if seat is not None and question and question != live.question(seat):
                raise Stale
            row = live.row
            if seat is not None and interaction:
                if row.has_heard(seat, interaction):
                    raise Stale
                row = row.hearing(seat, interaction)
            yield Live(row, live.table.for_update())

    @asynccontextmanager
    async def _held(self, table_id: int) -> AsyncIterator[Live]:
        """The table under its lock; whatever goes wrong, memory keeps only what was stored."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            # What is in memory is what this process stored last; if another process was first,
            # the append finds out.
            live = self._kept.get(table_id) or await self.live(table_id)
            try:
                yield live
            except (HostError, engine.TableError, Stale):
                raise  # refused before anything was changed
            except BaseException:
                self._kept.pop(table_id, None)
                raise

    async def _save(
        self,
        live: Live,
        row: TableRow,
        errands: Sequence[Errand],
        entries: Sequence[Entry] = (),
        meanwhile: Callable[[], None] | None = None,
    ) -> None:
        live.row = await self.store.save(row, errands, entries, meanwhile)
        self._keep(live)
        if errands or row.robots_due:
            self.woken(live.row.id)

    def _keep(self, live: Live) -> Live:
        self._kept[live.row.id] = live
        self._kept.move_to_end(live.row.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return live
