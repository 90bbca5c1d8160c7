"""Take over what other processes that share the store have left undone."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from bot.store import Store
from bot.store.protocol import Work

log = logging.getLogger(__name__)

LOOK_SECONDS = 1.0


class Takeover:
    """Wakes `delivery` and `computers` for tables at which no living process is at work."""

    def __init__(
        self, store: Store, delivery: Callable[[int], None], computers: Callable[[int], None]
    ) -> None:
        self.store = store
        self._wake: dict[Work, Callable[[int], None]] = {"outbox": delivery, "computer": computers}
        self._watching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.store.is_shared:
            self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._watching:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.turn()
            except Exception as problem:
                log.warning("what other processes have left could not be looked at: %r", problem)

    async def turn(self) -> None:
        for work, wake in self._wake.items():
            for table_id in await self.store.unclaimed(work):
                wake(table_id)
