"""Exponential backoff: twice as long a pause after each failure, until something works again."""

import asyncio
from collections.abc import Hashable
from dataclasses import dataclass, field

BACKOFF_MAX_SECONDS = 300.0


@dataclass(slots=True)
class _Pause:
    guild_id: int | None = None
    failures: int = 0
    until: float = 0.0  # by the loop's clock
    retried_early: bool = False
    early: asyncio.Event = field(default_factory=asyncio.Event)


class Backoff:
    """Pauses by table, or by what of a table waits by itself.

    A pause may end early when something has changed, but only once.

    Otherwise every change anywhere would be another request that is refused, and Discord shuts out
    a bot that sends too many of those.
    """

    def __init__(self, first_seconds: float) -> None:
        self.first_seconds = first_seconds
        self._pauses: dict[Hashable, _Pause] = {}

    async def wait_after_failure(self, place: Hashable, guild_id: int | None = None) -> None:
        """Wait. If an early try was what failed, the rest of the pause is waited out."""
        now = asyncio.get_running_loop().time()
        pause = self._pauses.setdefault(place, _Pause())
        pause.guild_id = guild_id
        if now >= pause.until:
            seconds = self.first_seconds * 2 ** min(pause.failures, 20)
            pause.until = now + min(BACKOFF_MAX_SECONDS, seconds)
            pause.failures += 1
            pause.retried_early = False
        try:
            await asyncio.wait_for(pause.early.wait(), pause.until - now)
        except TimeoutError:
            return
        pause.retried_early = True
        pause.early.clear()

    def reset(self, place: Hashable) -> None:
        """Forget the failures of a table: the next one is a first one."""
        self._pauses.pop(place, None)

    def retry_now(self, place: Hashable) -> None:
        """End the pause of a table, unless that was done before."""
        pause = self._pauses.get(place)
        if pause and not pause.retried_early:
            pause.early.set()

    def retry_in_guild(self, guild_id: int) -> None:
        for place, pause in self._pauses.items():
            if pause.guild_id == guild_id:
                self.retry_now(place)

    def close(self) -> None:
        """End all pauses."""
        for pause in self._pauses.values():
            pause.early.set()
