"""The bot in a process of its own, which is killed while the table runs on."""

import asyncio
import sys
from asyncio.subprocess import Process

import pytest

from bot.local import InteractionFailed, LocalTable, Person
from tests.kit.replies import as_message


async def start_bot(table: LocalTable) -> Process:
    running = len(table.service.gateway.connected)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.local.sample_bot", table.base, table.token
    )
    gateway = table.service.gateway
    await gateway.wait_until(lambda: len(gateway.connected) > running, 20)
    return process


async def test_killed_bot_fails_and_its_buttons_work_after_the_restart(
    table: LocalTable, ana: Person, ben: Person
) -> None:
    process = await start_bot(table)
    lobby = as_message(await ana.slash("general", "play", game="jerusalem"))
    process.kill()
    await process.wait()
    gateway = table.service.gateway
    await gateway.wait_until(lambda: not gateway.connected, 5)
    pressing = asyncio.create_task(ana.press(lobby, "Join"))
    await asyncio.sleep(0)
    table.clock.advance(3.1)
    with pytest.raises(InteractionFailed):
        await pressing
    process = await start_bot(table)
    try:
        assert as_message(await ben.press(lobby, "Join")).content == "Ben sits"
        assert (await ben.press(lobby, "Cell 1")).text == "Ben moves 7/1"
    finally:
        process.kill()
        await process.wait()
