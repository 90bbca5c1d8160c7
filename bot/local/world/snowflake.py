"""Ids as Discord makes them: milliseconds since 2015, then a counter."""

from collections.abc import Callable

EPOCH_MS = 1_420_070_400_000
SHARD_SHIFT = 22


class Snowflakes:
    """Makes unique, increasing ids even when the clock stands still."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.last = 0

    def __call__(self) -> str:
        fresh = (int(self._now() * 1000) - EPOCH_MS) << SHARD_SHIFT
        self.last = max(self.last + 1, fresh)
        return str(self.last)


def created_at(snowflake: str) -> float:
    """Return the Unix time that an id was made at."""
    return ((int(snowflake) >> SHARD_SHIFT) + EPOCH_MS) / 1000


def shard_of(guild_id: str | None, shards: int) -> int:
    """Return the shard of a server; events without a server (direct messages) go to shard 0."""
    return (int(guild_id) >> SHARD_SHIFT) % shards if guild_id else 0
