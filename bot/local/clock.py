"""A clock that runs in real time and that tests can move forward."""

import asyncio
import time
from collections.abc import Callable


class Timer:
    """An action that runs at `due_at` unless it is cancelled before."""

    __slots__ = ("_clock", "action", "due_at", "handle")

    def __init__(self, clock: "Clock", due_at: float, action: Callable[[], None]) -> None:
        self._clock = clock
        self.due_at = due_at
        self.action = action
        self.handle: asyncio.TimerHandle | None = None

    def cancel(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
        self._clock.timers.discard(self)

    def fire(self) -> None:
        self.cancel()
        self.action()


class Clock:
    """Unix time plus the seconds it was advanced by; its timers follow it."""

    def __init__(self) -> None:
        self.timers: set[Timer] = set()
        self._offset = 0.0

    def now(self) -> float:
        return time.time() + self._offset

    def call_at(self, due_at: float, action: Callable[[], None]) -> Timer:
        timer = Timer(self, due_at, action)
        self.timers.add(timer)
        self._schedule(timer)
        return timer

    def advance(self, seconds: float) -> None:
        """Move the clock forward and run the timers that are now due, earliest first."""
        self._offset += seconds
        for timer in sorted(self.timers, key=lambda timer: timer.due_at):
            if timer.due_at <= self.now():
                timer.fire()
            else:
                self._schedule(timer)

    async def sleep(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def wake() -> None:
            if not woken.done():
                woken.set_result(None)

        timer = self.call_at(self.now() + seconds, wake)
        try:
            await woken
        finally:
            timer.cancel()

    def cancel_all(self) -> None:
        for timer in list(self.timers):
            timer.cancel()

    def _schedule(self, timer: Timer) -> None:
        if timer.handle is not None:
            timer.handle.cancel()
        wait = max(0.0, timer.due_at - self.now())
        timer.handle = asyncio.get_running_loop().call_later(wait, timer.fire)
