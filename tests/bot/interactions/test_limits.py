"""Rate limits: by person, given back with time, and never in the way of a person's own turn."""

import asyncio

import pytest

from bot.interactions import limits
from bot.interactions.limits import (
    AT_ONCE,
    MAX_LINE,
    Allowance,
    Lane,
    Rate,
    RateLimits,
    TokenBucket,
    TooMany,
)

ANA, BEN = 1, 2


async def no() -> bool:
    return False


async def yes() -> bool:
    return True


async def refused(allowed: RateLimits, lane: Lane, user_id: int, times: int) -> int:
    """How many of these, one after the other, are refused."""
    count = 0
    for _ in range(times):
        try:
            await allowed.admit(lane, user_id, no)
        except TooMany:
            count += 1
    return count


async def test_what_one_person_uses_up_is_nobody_elses() -> None:
    allowed = RateLimits(burst=10, per_minute=1)
    assert await refused(allowed, Lane.LOOKS, ANA, 10) == 0
    assert await refused(allowed, Lane.LOOKS, ANA, 5) == 5
    assert await refused(allowed, Lane.LOOKS, BEN, 10) == 0
    assert await refused(allowed, Lane.MOVES, ANA, 10) == 0, "looking leaves moves alone"


async def test_a_move_in_ones_own_turn_is_let_in_whatever_was_before() -> None:
    allowed = RateLimits(burst=10, per_minute=1)
    await refused(allowed, Lane.MOVES, ANA, 500)
    await refused(allowed, Lane.LOOKS, ANA, 500)
    for _ in range(100):
        await allowed.admit(Lane.MOVES, ANA, yes)
    with pytest.raises(TooMany):
        await allowed.admit(Lane.LOOKS, ANA, yes)


async def test_a_person_is_let_in_one_after_the_other_and_nobody_else_with_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "PER_SECOND", 0.001)
    allowed, let_in = RateLimits(burst=100), list[int]()

    async def work(user_id: int) -> None:
        await allowed.admit(Lane.LOOKS, user_id, no)
        let_in.append(user_id)

    tasks = [asyncio.create_task(work(ANA)) for _ in range(20)]
    await asyncio.sleep(0.01)
    assert let_in == [ANA] * AT_ONCE
    tasks.append(asyncio.create_task(work(BEN)))
    await asyncio.sleep(0.01)
    assert let_in == [*[ANA] * AT_ONCE, BEN]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_of_a_line_that_is_too_long_the_rest_is_refused_but_not_in_ones_own_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "PER_SECOND", 0.001)
    allowed = RateLimits(burst=100)
    line = [
        asyncio.create_task(allowed.admit(Lane.MOVES, ANA, no)) for _ in range(AT_ONCE + MAX_LINE)
    ]
    await asyncio.sleep(0.01)
    with pytest.raises(TooMany):
        await allowed.admit(Lane.MOVES, ANA, no)
    await allowed.admit(Lane.MOVES, ANA, yes)
    for each in line:
        each.cancel()
    await asyncio.gather(*line, return_exceptions=True)


def test_tokens_come_back_with_time_up_to_what_they_were() -> None:
    bucket = TokenBucket(Rate(burst=3, per_second=0.5), now=0.0)
    for _ in range(3):
        assert bucket.wait(0.0) == 0.0
        bucket.take()
    assert [bucket.wait(now) for now in (0.0, 1.0, 2.0)] == [2.0, 1.0, 0.0]
    bucket.take()
    bucket.take()
    assert bucket.wait(2.0) == 4.0, "one was taken before it was there"
    assert bucket.wait(1000.0) == 0.0


def test_refusals_are_said_one_after_the_other_while_discord_takes_them() -> None:
    allowance = Allowance(Rate(burst=1, per_second=1.0), now=0.0)
    waits = [allowance.refusal(10.0) for _ in range(100)]
    told = [wait for wait in waits if wait < limits.REFUSAL_SECONDS]
    assert told == sorted(set(told))
    assert len(told) == pytest.approx(limits.REFUSAL_SECONDS * limits.REFUSALS_PER_SECOND, abs=1)
    assert allowance.refusal(20.0) == 0.0, "those that were never said use up no time"


async def test_the_people_that_are_remembered_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CACHE_SIZE", 10)
    allowed = RateLimits(burst=5)
    for user_id in range(50):
        await allowed.admit(Lane.LOOKS, user_id, no)
    assert len(allowed._allowances) == 10
