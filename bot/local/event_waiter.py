"""Waiting for something to become true in the world, woken by its news and nothing else."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from bot.local.world import Bus, Event

Found = TypeVar("Found")


class Watch:
    """Looks again after each piece of news."""

    def __init__(self, bus: Bus) -> None:
        self._looks: list[Callable[[Event], None]] = []
        bus.listen(self._news)

    def _news(self, event: Event) -> None:
        for look in tuple(self._looks):
            look(event)

    async def until(
        self,
        find: Callable[[], Found | None],
        seconds: float,
        find_in: Callable[[Event], Found | None] | None = None,
    ) -> Found:
        """What `find` finds, now or as soon as there is something; TimeoutError after that.

        Where `find` has much to look through, `find_in` looks at one piece of news instead.
        """
        found = find()
        if found is not None:
            return found
        result: asyncio.Future[Found] = asyncio.get_running_loop().create_future()

        def look(event: Event) -> None:
            if result.done():
                return
            try:
                if (seen := find_in(event) if find_in else find()) is not None:
                    result.set_result(seen)
            except Exception as error:
                # The mistake belongs to whoever waits, not to whoever brought the news.
                result.set_exception(error)

        self._looks.append(look)
        try:
            return await asyncio.wait_for(result, seconds)
        finally:
            self._looks.remove(look)
