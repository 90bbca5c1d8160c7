"""Wait until something is true in the world, checking after each event instead of polling."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from bot.local.world import Event, EventBus

Found = TypeVar("Found")


class EventWaiter:
    """Runs the pending checks after each event."""

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
        """Return the first result of `find` that is not None, or raise TimeoutError.

        If given, `find_in` checks only the new event, which is cheaper than a full `find`.
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
                # A mistake in `find` must be raised in the waiting task, not in the publisher.
                result.set_exception(error)

        self._checks.append(check)
        try:
            return await asyncio.wait_for(result, seconds)
        finally:
            self._checks.remove(check)
