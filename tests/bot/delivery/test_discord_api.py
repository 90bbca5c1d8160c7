"""Lines to Discord: few at once, and none held for long."""

import asyncio

from bot.delivery.discord_api import RequestLimiter
from bot.delivery.tracks import Urgency, urgency


async def call(lines: RequestLimiter, done: asyncio.Event) -> None:
    async with lines.slot():
        await done.wait()


async def test_so_many_call_at_once_and_the_others_after_them() -> None:
    lines, done = RequestLimiter(2, seconds=60), asyncio.Event()
    calls = [asyncio.create_task(call(lines, done)) for _ in range(2)]
    await asyncio.sleep(0)
    third = asyncio.create_task(call(lines, done))
    await asyncio.sleep(0.01)
    assert lines.free == 0
    assert not third.done()
    done.set()
    await asyncio.gather(*calls, third)
    assert lines.free == 2


async def test_a_long_call_goes_on_and_leaves_its_line_to_others() -> None:
    lines, never, now = RequestLimiter(1, seconds=0.01), asyncio.Event(), asyncio.Event()
    slow = asyncio.create_task(call(lines, never))
    await asyncio.sleep(0)
    now.set()
    async with asyncio.timeout(5):
        await call(lines, now)
    assert not slow.done()
    never.set()
    await slow
    assert lines.free == 1, "and it is given back once"


async def test_what_is_most_urgent_goes_first_and_of_equals_who_came_first() -> None:
    lines, done, order = RequestLimiter(1, seconds=60), asyncio.Event(), list[str]()

    async def work(name: str, how: Urgency) -> None:
        urgency.set(how)
        async with lines.slot():
            order.append(name)
            await done.wait()

    waiting = [("board", Urgency.BOARD), ("tidying", Urgency.TIDYING), ("log", Urgency.LOG)]
    waiting += [("board again", Urgency.BOARD), ("answer", Urgency.ANSWER), ("call", Urgency.CALL)]
    first = asyncio.create_task(work("first", Urgency.LOG))
    await asyncio.sleep(0)
    tasks = [asyncio.create_task(work(*each)) for each in waiting]
    await asyncio.sleep(0)
    done.set()
    await asyncio.gather(first, *tasks)
    assert order == ["first", "call", "answer", "board", "board again", "log", "tidying"]


async def test_somebody_who_gives_up_in_the_queue_takes_nothing_along() -> None:
    lines, done = RequestLimiter(1, seconds=60), asyncio.Event()
    first = asyncio.create_task(call(lines, done))
    await asyncio.sleep(0)
    second, third = (asyncio.create_task(call(lines, done)) for _ in range(2))
    await asyncio.sleep(0)
    second.cancel()
    done.set()
    async with asyncio.timeout(5):
        await asyncio.gather(first, third)
    assert lines.free == 1
