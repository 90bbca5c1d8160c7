"""Which part of Discord's servers a process answers for."""

import re
from dataclasses import dataclass
from typing import Any

from bot.app.settings import CommandLineError

SHARD_SHIFT = 22  # Discord: the shard of a server is its id without these bits, modulo the count
MAX_SHARDS = 16_384


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards `first` to `last` of `count`. Direct messages arrive on shard 0."""

    first: int
    last: int
    count: int

    def holds(self, guild_id: int) -> bool:
        return self.first <= (guild_id >> SHARD_SHIFT) % self.count <= self.last

    @property
    def options(self) -> dict[str, Any]:
        """Return what discord.py is told."""
        ids = list(range(self.first, self.last + 1))
        return {"shard_ids": ids, "shard_count": self.count}


def read_shards(text: str) -> Shards | None:
    """Return the shards of `0-3/16` or `2/16`; nothing: all, as many as Discord advises."""
    if not text:
        return None
    found = re.fullmatch(r"(\d+)(?:-(\d+))?/(\d+)", text.strip())
    if found:
        first, count = int(found[1]), int(found[3])
        last = int(found[2] or first)
        if first <= last < count <= MAX_SHARDS:
            return Shards(first, last, count)
    raise CommandLineError(
        f"{text!r} does not name shards. It is FIRST-LAST/COUNT, counted from 0: 0-3/16 are the"
        " first four of sixteen, 15/16 is the last one."
    )
