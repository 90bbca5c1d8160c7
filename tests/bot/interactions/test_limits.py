"""Rate limits: by person, given back with time, and never in the way of a person's own turn."""

import asyncio

import pytest

from bot.interactions import limits
from bot.interactions.limits import AT_ONCE, Allowance, Lane, Rate, RateLimits, TooMany

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
            await asyncio.create_task(allowed.admit(lane, user_id, no))
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
        await asyncio.create_task(allowed.admit(Lane.MOVES, ANA, yes))
    with pytest.raises(TooMany):
        await asyncio.create_task(allowed.admit(Lane.LOOKS, ANA, yes))


async def test_only_some_of_one_person_are_worked_on_at_once() -> None:
    allowed, others = RateLimits(burst=100), asyncio.Event()
    working = 0

    async def work(user_id: int) -> None:
        nonlocal working
        await allowed.admit(Lane.LOOKS, user_id, no)
        working += 1
        await others.wait()
        working -= 1

    tasks = [asyncio.create_task(work(ANA)) for _ in range(20)]
    await asyncio.sleep(0.01)
    assert working == AT_ONCE
    tasks.append(asyncio.create_task(work(BEN)))
    await asyncio.sleep(0.01)
    assert working == AT_ONCE + 1
    others.set()
    await asyncio.gather(*tasks)
    assert await refused(allowed, Lane.LOOKS, ANA, 1) == 0


async def test_who_waits_too_long_for_their_own_is_told_but_not_in_their_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "LINE_SECONDS", 0.02)
    allowed, never = RateLimits(burst=100), asyncio.Event()

    async def hang() -> None:
        await allowed.admit(Lane.MOVES, ANA, no)
        await never.wait()

    tasks = [asyncio.create_task(hang()) for _ in range(AT_ONCE)]
    await asyncio.sleep(0)
    with pytest.raises(TooMany):
        await asyncio.create_task(allowed.admit(Lane.MOVES, ANA, no))
    await asyncio.create_task(allowed.admit(Lane.MOVES, ANA, yes))
    never.set()
    await asyncio.gather(*tasks)


def test_an_allowance_comes_back_with_time_up_to_what_it_was() -> None:
    allowance = Allowance(Rate(burst=3, per_second=0.5), now=0.0)
    assert [allowance.take(0.0) for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]
    assert allowance.take(1.0) == 1.0
    assert allowance.take(2.0) == 0.0
    assert allowance.take(2.0) == 2.0
    assert [allowance.take(1000.0) for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]


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
        await asyncio.create_task(allowed.admit(Lane.LOOKS, user_id, no))
    assert len(allowed._allowances) == 10
