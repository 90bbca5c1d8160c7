"""Rate limits of each person: what somebody floods, nobody else waits for."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from math import ceil

from bot.text.say import HostError

CACHE_SIZE = 4096  # people; whoever asked for nothing lately has all of their allowance
AT_ONCE = 3  # interactions of one person that are worked on; the others wait for these
LINE_SECONDS = 1.0  # that they wait at most, so that they can still be answered in time
REFUSALS_PER_SECOND = 5.0  # more cannot be read, and each costs a request
REFUSAL_SECONDS = 2.5  # after which Discord would hardly take an answer
MOVES_PER_SECOND = 5.0  # beside looking at things: moves by command, and clicks on a panel
LETTERS_PER_SECOND = 10.0  # typed into an option that suggests something


class Lane(Enum):
    """What an interaction is about; each has an allowance of its own."""

    LOOKS = "looks"  # and everything else
    MOVES = "moves"
    LETTERS = "letters"


class TooMany(HostError):
    """Somebody asks for more than anybody can read; `wait`: the seconds until they are told."""

    def __init__(self, seconds: float, wait: float) -> None:
        super().__init__("slow-down", seconds=ceil(seconds))
        self.wait = wait

    async def is_to_be_told(self) -> bool:
        """Wait until there is time to say it; False: there is none before Discord gives up."""
        if self.wait >= REFUSAL_SECONDS:
            return False
        await asyncio.sleep(self.wait)
        return True


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once; and of those, so many are given back in each second."""

    burst: int
    per_second: float


class Allowance:
    """What one person may still do, as a token bucket."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self._left, self._since = rate, float(rate.burst), now
        self.at_once = asyncio.Semaphore(AT_ONCE)
        self._next_refusal = now

    def take(self, now: float) -> float:
        """Take one, and return 0; or return the seconds until there is one."""
        given = (now - self._since) * self.rate.per_second
        self._left, self._since = min(self.rate.burst, self._left + given), now
        if self._left < 1:
            return (1 - self._left) / self.rate.per_second
        self._left -= 1
        return 0.0

    async def is_worked_on(self) -> bool:
        """Wait until fewer of this person's are; False: that took too long."""
        if not self.at_once.locked():
            return await self.at_once.acquire()
        try:
            async with asyncio.timeout(LINE_SECONDS):
                return await self.at_once.acquire()
        except TimeoutError:
            return False

    def refusal(self, now: float) -> float:
        """Return the seconds until there is time to say no; refusals come one after the other."""
        at = max(now, self._next_refusal)
        if at - now < REFUSAL_SECONDS:
            self._next_refusal = at + 1 / REFUSALS_PER_SECOND
        return at - now


class RateLimits:
    """Lets interactions in; a person's own turn is never refused."""

    def __init__(self, burst: int = 30, per_minute: int = 60) -> None:
        self._rates = {
            Lane.LOOKS: Rate(burst, per_minute / 60),
            Lane.MOVES: Rate(burst, MOVES_PER_SECOND),
            Lane.LETTERS: Rate(burst, LETTERS_PER_SECOND),
        }
        self._allowances: OrderedDict[tuple[Lane, int], Allowance] = OrderedDict()

    async def admit(
        self, lane: Lane, user_id: int, is_own_turn: Callable[[], Awaitable[bool]]
    ) -> None:
        """Wait until it may go on, which is until the task ends; or raise TooMany."""
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        allowance = self._allowance(lane, user_id, loop.time())
        seconds = allowance.take(loop.time())
        if not seconds and await allowance.is_worked_on():
            assert task is not None
            task.add_done_callback(lambda _: allowance.at_once.release())
        elif lane is not Lane.MOVES or not await is_own_turn():
            raise TooMany(seconds or LINE_SECONDS, allowance.refusal(loop.time()))

    def _allowance(self, lane: Lane, user_id: int, now: float) -> Allowance:
        known = self._allowances.get((lane, user_id))
        if known is None:
            known = self._allowances[lane, user_id] = Allowance(self._rates[lane], now)
            if len(self._allowances) > CACHE_SIZE:
                self._allowances.popitem(last=False)
        self._allowances.move_to_end((lane, user_id))
        return known
