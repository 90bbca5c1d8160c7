"""Pauses before another try: twice as long after each failure, until something works again."""

import asyncio
from dataclasses import dataclass, field

LONGEST = 300.0  # seconds


@dataclass(slots=True)
class Pause:
    place: int | None = None  # the server that the table is on
    failures: int = 0
    until: float = 0.0  # by the loop's clock
    hurried: bool = False  # there has been an early try in it
    early: asyncio.Event = field(default_factory=asyncio.Event)


class Pauses:
    """By table. A pause may end early where something has changed, but only once.

    Otherwise every change anywhere would be another request that is refused, and Discord shuts out
    whoever sends too many of those.
    """

    def __init__(self, first: float) -> None:
        self.first = first
        self._pauses: dict[int, Pause] = {}

    async def after_failure(self, table_id: int, place: int | None = None) -> None:
        """Wait. If an early try was what failed, the rest of the pause is waited out."""
        now = asyncio.get_running_loop().time()
        pause = self._pauses.setdefault(table_id, Pause())
        pause.place = place
        if now >= pause.until:
            pause.until = now + min(LONGEST, self.first * 2 ** min(pause.failures, 20))
            pause.failures += 1
            pause.hurried = False
        try:
            await asyncio.wait_for(pause.early.wait(), pause.until - now)
        except TimeoutError:
            return
        pause.hurried = True
        pause.early.clear()

    def over(self, table_id: int) -> None:
        """It works again: the next failure is a first one."""
        self._pauses.pop(table_id, None)

    def hurry(self, table_id: int) -> None:
        """It may work now."""
        pause = self._pauses.get(table_id)
        if pause and not pause.hurried:
            pause.early.set()

    def hurry_in(self, place: int) -> None:
        for table_id, pause in self._pauses.items():
            if pause.place == place:
                self.hurry(table_id)

    def end(self) -> None:
        """No more waiting: we close."""
        for pause in self._pauses.values():
            pause.early.set()
