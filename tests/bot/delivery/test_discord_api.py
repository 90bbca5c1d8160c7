"""Lines to Discord: few at once, and none held for long."""

import asyncio

from bot.delivery.discord_api import RequestLimiter


async def call(lines: RequestLimiter, done: asyncio.Event) -> None:
    async with lines.slot():
        await done.wait()


async def test_so_many_call_at_once_and_the_others_after_them() -> None:
    lines, done = RequestLimiter(2, seconds=60), asyncio.Event()
    calls = [asyncio.create_task(call(lines, done)) for _ in range(2)]
    await asyncio.sleep(0)
    third = asyncio.create_task(call(lines, done))
    await asyncio.sleep(0.01)
    assert lines._free.locked()
    done.set()
    await asyncio.gather(*calls, third)
    assert lines._free._value == 2


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
    assert lines._free._value == 1, "and it is given back once"
