"""Waiting for something to become true in the world, woken by its news and nothing else."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from bot.local.world import Event, EventBus

Found = TypeVar("Found")


class EventWaiter:
    """Looks again after each piece of news."""

    def __init__(self, bus: EventBus) -> None:
        self._checks: list[Callable[[Event], None]] = []
        bus.listen(self._on_event)

    def _on_event(self, event: Event) -> None:
        for check in tuple(self._checks):
            check(event)

    async def until(
        self,
        find: Callable[[], Found | None],
        seconds: float,
        find_in: Callable[[Event], Found | None] | None = None,
    ) -> Found:
        """What `find` finds, now or as soon as there is something; TimeoutError after that.

        Where `find` has much to check through, `find_in` looks at one piece of news instead.
        """
        found = find()
        if found is not None:
            return found
        result: asyncio.Future[Found] = asyncio.get_running_loop().create_future()

        def check(event: Event) -> None:
            if result.done():
                return
            try:
                if (seen := find_in(event) if find_in else find()) is not None:
                    result.set_result(seen)
            except Exception as error:
                # The mistake belongs to whoever waits, not to whoever brought the news.
                result.set_exception(error)

        self._checks.append(check)
        try:
            return await asyncio.wait_for(result, seconds)
        finally:
            self._checks.remove(check)
