"""A clock that runs by itself and that tests can move forward."""

import asyncio
import time
from collections.abc import Callable


class Alarm:
    """One thing to do at one moment, unless cancelled before."""

    __slots__ = ("_clock", "action", "handle", "moment")

    def __init__(self, clock: "Clock", moment: float, action: Callable[[], None]) -> None:
        self._clock = clock
        self.moment = moment
        self.action = action
        self.handle: asyncio.TimerHandle | None = None

    def cancel(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
        self._clock.alarms.discard(self)

    def ring(self) -> None:
        self.cancel()
        self.action()


class Clock:
    """Unix time plus whatever it was advanced by; alarms follow when it is advanced."""

    def __init__(self) -> None:
        self.alarms: set[Alarm] = set()
        self._offset = 0.0

    def now(self) -> float:
        return time.time() + self._offset

    def at(self, moment: float, action: Callable[[], None]) -> Alarm:
        alarm = Alarm(self, moment, action)
        self.alarms.add(alarm)
        self._wind(alarm)
        return alarm

    def advance(self, seconds: float) -> None:
        """Move forward at once; everything that falls due rings in order of its moment."""
        self._offset += seconds
        for alarm in sorted(self.alarms, key=lambda alarm: alarm.moment):
            if alarm.moment <= self.now():
                alarm.ring()
            else:
                self._wind(alarm)

    async def sleep(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def wake() -> None:
            if not woken.done():
                woken.set_result(None)

        alarm = self.at(self.now() + seconds, wake)
        try:
            await woken
        finally:
            alarm.cancel()

    def cancel_all(self) -> None:
        for alarm in list(self.alarms):
            alarm.cancel()

    def _wind(self, alarm: Alarm) -> None:
        if alarm.handle is not None:
            alarm.handle.cancel()
        wait = max(0.0, alarm.moment - self.now())
        alarm.handle = asyncio.get_running_loop().call_later(wait, alarm.ring)
