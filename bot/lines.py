"""Lines to Discord: so many calls at once, and none of them keeps the others waiting for long."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

COUNT = 8
LENT = 1.0  # seconds; a call that takes longer goes on, and its line is another's


class Lines:
    """After a restart every table may have something to say: it goes out by and by.

    A call may take long: discord.py itself waits out rate limits and tries five times where
    Discord is unwell.
    """

    def __init__(self, count: int = COUNT, lent: float = LENT) -> None:
        self.lent = lent
        self._free = asyncio.Semaphore(count)

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        await self._free.acquire()
        held = True

        def give_back() -> None:
            nonlocal held
            if held:
                held = False
                self._free.release()

        timer = asyncio.get_running_loop().call_later(self.lent, give_back)
        try:
            yield
        finally:
            timer.cancel()
            give_back()
