"""Faults that are ordered in advance."""

import asyncio

import aiohttp
import discord
import pytest

from bot.local import LocalTable, Person
from tests.local.conftest import logged_in

SEND = "POST /channels/{channel_id}/messages"


async def test_429_is_tried_again_by_discord_py(
    table: LocalTable, general: discord.TextChannel, ana: Person
) -> None:
    table.faults.rate_limit(SEND, times=2, seconds=0.02)
    table.traffic.recording = True
    await general.send("patience")
    assert [each.status for each in table.traffic.exchanges] == [429, 429, 200]
    assert len(ana.messages("general")) == 1


async def test_server_error_before_or_after_the_work(
    table: LocalTable, general: discord.TextChannel, ana: Person
) -> None:
    # 503 is the only server error that discord.py does not retry.
    table.faults.fail(SEND, status=503)
    with pytest.raises(discord.DiscordServerError):
        await general.send("never arrives")
    assert ana.messages("general") == []
    table.faults.fail(SEND, status=503, after_work=True)
    with pytest.raises(discord.DiscordServerError):
        await general.send("arrives unseen")
    assert ana.last("general").text == "arrives unseen"


async def test_lost_answer_and_nonce_say_a_thing_once(
    table: LocalTable, general: discord.TextChannel, ana: Person
) -> None:
    table.faults.reset(SEND, after_work=True)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await general.send("once", nonce="n-1")
    await general.send("once", nonce="n-1")
    assert [each.text for each in ana.messages("general")] == ["once"]


async def test_connection_cut_before_the_work_leaves_nothing(
    table: LocalTable, general: discord.TextChannel, ana: Person
) -> None:
    table.faults.reset("POST */messages")
    with pytest.raises((aiohttp.ClientError, OSError)):
        await general.send("lost")
    assert ana.messages("general") == []


async def test_hanging_request_goes_on_when_released(
    table: LocalTable, general: discord.TextChannel
) -> None:
    table.faults.hang(SEND)
    sending = asyncio.create_task(general.send("slowly"))
    await asyncio.sleep(0.05)
    assert not sending.done()
    table.faults.release()
    assert (await asyncio.wait_for(sending, 2)).content == "slowly"


async def test_ordered_code_is_answered_as_often_as_ordered(
    table: LocalTable, general: discord.TextChannel
) -> None:
    sent = await general.send("x")
    table.faults.refuse("PATCH *", code=50001, times=2)
    for _ in range(2):
        with pytest.raises(discord.Forbidden):
            await sent.edit(content="y")
    assert (await sent.edit(content="y")).content == "y"


async def test_stop_is_quick_with_a_bot_connected_and_a_request_hanging() -> None:
    table = await LocalTable.start(rate_limits=False)
    async with logged_in(table) as bot:
        table.faults.hang("GET *")
        asking = asyncio.create_task(bot.fetch_user(int(table.person("Ana").id)))
        await asyncio.sleep(0.05)
        started = asyncio.get_running_loop().time()
        await table.stop()
        assert asyncio.get_running_loop().time() - started < 1
        await asyncio.gather(asking, return_exceptions=True)
