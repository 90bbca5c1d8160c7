"""The collector's hour: what has gone in circles is swept up while nobody waits."""

import asyncio
import gc
from typing import Any

PAUSE = 1.0  # seconds without a click or a command
WORTHWHILE = 5000  # young objects: some three milliseconds of looking


class Quiet:
    """Listens to interactions only to know when there are none.

    On its own the collector would come in the middle of somebody's move; it still does where the
    pauses never come (see `rehearsal.SELDOM`).
    """

    def __init__(self, pause: float = PAUSE) -> None:
        self.pause = pause
        self._timer: asyncio.TimerHandle | None = None

    async def on_interaction(self, _interaction: Any) -> None:
        self.close()
        self._timer = asyncio.get_running_loop().call_later(self.pause, self._tidy)

    def _tidy(self) -> None:
        if gc.get_count()[0] > WORTHWHILE:
            gc.collect(0)

    def close(self) -> None:
        if self._timer:
            self._timer.cancel()
