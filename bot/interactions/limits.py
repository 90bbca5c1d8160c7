"""Rate limits of each person: what somebody floods, nobody else waits for."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from math import ceil

from bot.text.say import HostError

CACHE_SIZE = 4096  # people; whoever asked for nothing lately has all of their allowance
AT_ONCE = 4  # of one person that are let in at the same moment; then one after the other
PER_SECOND = 20.0  # of these, which is quicker than anybody presses
MAX_LINE = 20  # that wait: any more could not be answered in time
REFUSALS_PER_SECOND = 8.0  # more cannot be read, and each costs a request
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


class TokenBucket:
    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self._left, self._since = rate, float(rate.burst), now

    def wait(self, now: float) -> float:
        """Return the seconds until there is a token."""
        given = (now - self._since) * self.rate.per_second
        self._left, self._since = min(self.rate.burst, self._left + given), now
        return max(0.0, (1 - self._left) / self.rate.per_second)

    def take(self) -> None:
        """Take a token; one that is not there yet is missing to those who come later."""
        self._left -= 1


class Allowance:
    """What one person may still do, and how soon."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._allowed = TokenBucket(rate, now)
        self._at_once = TokenBucket(Rate(AT_ONCE, PER_SECOND), now)
        self._line, self._first_in_line = 0, asyncio.Lock()
        self._next_refusal = now

    def refused_for(self, now: float) -> float:
        """Return the seconds for which nothing more is let in; 0: it is."""
        return max(self._allowed.wait(now), 1.0 if self._line >= MAX_LINE else 0.0)

    def take(self) -> None:
        self._allowed.take()

    async def line_up(self, now: float) -> None:
        """Wait until it may be worked on."""
        if not self._line and not self._at_once.wait(now):
            self._at_once.take()
        elif self._line < MAX_LINE:
            self._line += 1
            try:
                # One after the other, also when the machine was busy for a while.
                async with self._first_in_line:
                    await asyncio.sleep(1 / PER_SECOND)
            finally:
                self._line -= 1

    def refusal(self, now: float) -> float:
        """Return the seconds until there is time to say no; refusals come one after the other."""
        at = max(now, self._next_refusal)
        if at - now < REFUSAL_SECONDS:
            self._next_refusal = at + 1 / REFUSALS_PER_SECOND
        return at - now


class RateLimits:
    """Lets interactions in, at a pace; a person's own turn is never refused."""

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
        """Wait until it may go on, or raise TooMany."""
        now = asyncio.get_running_loop().time()
        allowance = self._allowance(lane, user_id, now)
        refused_for = allowance.refused_for(now)
        if not refused_for:
            allowance.take()
        elif lane is not Lane.MOVES or not await is_own_turn():
            raise TooMany(refused_for, allowance.refusal(now))
        await allowance.line_up(now)

    def _allowance(self, lane: Lane, user_id: int, now: float) -> Allowance:
        known = self._allowances.get((lane, user_id))
        if known is None:
            known = self._allowances[lane, user_id] = Allowance(self._rates[lane], now)
            if len(self._allowances) > CACHE_SIZE:
                self._allowances.popitem(last=False)
        self._allowances.move_to_end((lane, user_id))
        return known
