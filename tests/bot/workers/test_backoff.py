"""Pauses before another try: longer each time, ended early once."""

import asyncio

import pytest

from bot.workers.backoff import Backoff


async def waiting(
    backoff: Backoff, table_id: int = 1, place: int | None = None
) -> asyncio.Task[None]:
    task = asyncio.create_task(backoff.wait_after_failure(table_id, place))
    await asyncio.sleep(0)
    return task


async def ended(task: asyncio.Task[None]) -> bool:
    await asyncio.sleep(0.01)
    return task.done()


async def test_a_pause_ends_early_once_and_is_then_waited_out() -> None:
    backoff = Backoff(60)
    first = await waiting(backoff)
    backoff.retry_now(1)
    assert await ended(first)
    second = await waiting(backoff)
    backoff.retry_now(1)
    assert not await ended(second)
    backoff.close()
    assert await ended(second)


async def test_after_a_success_a_pause_may_end_early_again() -> None:
    backoff = Backoff(60)
    for _ in range(2):
        pause = await waiting(backoff)
        backoff.retry_now(1)
        assert await ended(pause)
        backoff.reset(1)


async def test_only_tables_of_that_place_are_hurried() -> None:
    backoff = Backoff(60)
    here, there = await waiting(backoff, 1, 10), await waiting(backoff, 2, 20)
    backoff.retry_in_guild(10)
    assert await ended(here)
    assert not await ended(there)
    there.cancel()


async def test_each_pause_is_twice_as_long_until_the_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.workers.backoff.BACKOFF_MAX_SECONDS", 0.004)
    backoff, lengths = Backoff(0.001), []
    for _ in range(4):
        before = asyncio.get_running_loop().time()
        await backoff.wait_after_failure(1)
        lengths.append(backoff._pauses[1].until - before)
    assert [round(each, 3) for each in lengths] == [0.001, 0.002, 0.004, 0.004]
