"""The bot in a process of its own, on the local table of this one: what it does is its own time."""

import asyncio
import json
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.app.client import Seneschal
from bot.app.settings import Settings
from bot.app.warmup import warm_up
from bot.local import LocalTable, redirect_by_default
from bot.store import SqliteStore

READY_SECONDS = 60
RUN_DELAY = Path("/proc/thread-self/schedstat")  # Linux: how long this thread has waited for a core


@dataclass(slots=True)
class Apart:
    """What the process tells when it ends."""

    measured: dict[str, Any] = field(default_factory=dict)


@asynccontextmanager
async def bot_apart(table: LocalTable, folder: Path) -> AsyncIterator[Apart]:
    """Run the bot there, with its settings as they are by default; it ends with the body."""
    folder.mkdir(parents=True, exist_ok=True)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.apart", table.base, table.token, str(folder),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    apart = Apart()
    try:
        await table.ready(READY_SECONDS)
        await table.commands_known(READY_SECONDS)
        yield apart
    finally:
        output, _ = await process.communicate(b"")  # its input ends, and so does it
        if process.returncode == 0:
            apart.measured = json.loads(output.splitlines()[-1])


# -- in that process -----------------------------------------------------------------------------


class Stalls:
    """The longest time that one step of the event loop kept the others waiting.

    That another program had the core is nothing of ours, and is left out where the system tells.
    """

    def __init__(self) -> None:
        self.longest_ms = 0.0
        self._waited = os.open(RUN_DELAY, os.O_RDONLY) if RUN_DELAY.exists() else None

    def watch(self) -> None:
        run = asyncio.Handle._run

        def timed(handle: Any) -> None:
            waited, start = self._without_core(), time.perf_counter()
            run(handle)
            seconds = time.perf_counter() - start
            if seconds * 1000 > self.longest_ms:
                seconds -= self._without_core() - waited
                self.longest_ms = max(self.longest_ms, seconds * 1000)

        asyncio.Handle._run = timed  # type: ignore[method-assign, assignment]

    def _without_core(self) -> float:
        if self._waited is None:
            return 0.0
        return int(os.pread(self._waited, 100, 0).split()[1]) / 1e9


def database_in(folder: Path) -> Path:
    return folder / "games.sqlite3"


async def _run(base: str, token: str, folder: Path) -> dict[str, Any]:
    redirect_by_default(base)
    warm_up()
    database, pictures = database_in(folder), folder / "pictures"
    settings = Settings(_env_file=None, database=database, pictures_folder=pictures)
    store = SqliteStore(database)
    await store.open()
    await store.warm_up()
    bot = Seneschal(settings, store, guild_ready_timeout=0.05)
    running = asyncio.create_task(bot.start(token))
    ready = asyncio.create_task(bot.at_work.wait())
    await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
    stalls, painter = Stalls(), bot.services.painter
    stalls.watch()
    await asyncio.to_thread(sys.stdin.read)
    measured = {
        "longest_stall_ms": stalls.longest_ms,
        "pictures_asked": painter.asked,
        "pictures_drawn": painter.drawn,
    }
    await bot.close()
    await asyncio.gather(running, return_exceptions=True)
    return measured


if __name__ == "__main__":
    _, _base, _token, _folder = sys.argv
    print(json.dumps(asyncio.run(_run(_base, _token, Path(_folder)))))
