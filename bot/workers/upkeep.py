"""Upkeep: servers that were left long ago, old games, other processes' caches, and the file."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.tables.forgetting import Forgetting
from bot.tables.service import TableService

log = logging.getLogger(__name__)

DAY_SECONDS = 86_400
TURN_SECONDS = 600  # between two looks at what is due
QUIET_SECONDS = 30.0  # without a write, before the file is written anew
SCRUB_WITHIN_SECONDS = DAY_SECONDS  # quiet or not


class Upkeep:
    """`is_on` asks Discord whether we are on a server: nothing is deleted on a guess.

    `names_forgotten` is called when somebody was forgotten, in whatever process.
    """

    def __init__(
        self,
        forgetting: Forgetting,
        is_on: Callable[[int], Awaitable[bool]],
        names_forgotten: Callable[[], None],
        *,
        left_server_days: int,
        finished_games_days: int,
    ) -> None:
        self.forgetting, self.is_on, self.names_forgotten = forgetting, is_on, names_forgotten
        self.tables: TableService = forgetting.tables
        self.store = forgetting.store
        self.left_server_days, self.finished_games_days = left_server_days, finished_games_days
        self.quiet_seconds = QUIET_SECONDS
        self._people_forgotten: int | None = None
        self._woken = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None

    # -- servers -------------------------------------------------------------------------------

    async def guild_left(self, guild_id: int) -> None:
        await self.store.mark_guild_departed(guild_id, self.tables.seconds())

    async def guild_back(self, guild_id: int) -> None:
        await self.store.mark_guild_back(guild_id)

    async def compare_guilds(self, ours: Callable[[int], bool], on: Callable[[int], bool]) -> None:
        """Note which servers we were removed from, or came back to, while we were away.

        `ours` says of which servers this process hears; of the others it knows nothing.
        """
        for guild_id in filter(ours, await self.store.known_guilds()):
            await (self.guild_back(guild_id) if on(guild_id) else self.guild_left(guild_id))

    # -- from time to time ---------------------------------------------------------------------

    async def start(self) -> None:
        self._watching = asyncio.create_task(self._watch())

    def wake(self) -> None:
        """Look soon: something was deleted."""
        self._woken.set()

    async def close(self) -> None:
        if self._watching:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching

    async def _watch(self) -> None:
        while True:
            await self.turn()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), TURN_SECONDS)
            self._woken.clear()

    async def turn(self) -> None:
        """Do all that is due; what fails is tried again at the next turn."""
        for work in (self._clear_caches, self._delete_left, self._let_names_go, self._scrub):
            try:
                await work()
            except Exception:
                log.exception("upkeep: %s failed; it will be tried again", work.__name__)

    async def _clear_caches(self) -> None:
        count = await self.store.people_forgotten()
        if self._people_forgotten not in (None, count):
            self.names_forgotten()
        self._people_forgotten = count

    async def _delete_left(self) -> None:
        """Delete what is kept of servers that we left too long ago."""
        left_by = self.tables.seconds() - self.left_server_days * DAY_SECONDS
        for guild in await self.store.departed_guilds():
            if guild.since > left_by:
                continue
            if await self.is_on(guild.guild_id):
                await self.guild_back(guild.guild_id)
                continue
            tables = await self.store.all_tables_on(guild.guild_id)
            for row in tables:
                await self.forgetting.delete_table(row.id)
            await self.store.delete_guild(guild.guild_id)
            log.info("a server that we left is deleted, with %s tables", len(tables))

    async def _let_names_go(self) -> None:
        if self.finished_games_days:
            before = self.tables.seconds() - self.finished_games_days * DAY_SECONDS
            if await self.forgetting.let_names_go(before):
                self.names_forgotten()

    async def _scrub(self) -> None:
        """Write the file anew when nobody plays: moves wait for it."""
        due = await self.store.scrub_due()
        if due is None:
            return
        if self.tables.seconds() - due < SCRUB_WITHIN_SECONDS:
            before = self.store.writes()
            await asyncio.sleep(self.quiet_seconds)
            if self.store.writes() != before:
                return
        await self.store.scrub()
