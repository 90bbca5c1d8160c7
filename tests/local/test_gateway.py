"""The gateway: sessions, shards, intents, broken connections and replayed events."""

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from bot.local import LocalTable, Person
from bot.local.gateway.intents import GUILD_MEMBERS, GUILD_MESSAGES, GUILDS, MESSAGE_CONTENT
from tests.local.conftest import logged_in
from tests.local.sample_bot import SampleBot


class GatewayClient:
    """A plain gateway client, for what discord.py hides."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self._inflate = zlib.decompressobj()

    async def frame(self) -> dict[str, Any]:
        message = await asyncio.wait_for(self.socket.receive(), 3)
        if message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED):
            return {"closed": self.socket.close_code}
        raw = message.data
        text = raw if isinstance(raw, str) else self._inflate.decompress(raw).decode()
        return dict(json.loads(text))

    async def until(self, name: str) -> dict[str, Any]:
        while (frame := await self.frame())["t"] != name:
            pass
        return frame

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self, token: str, intents: int = GUILDS, **more: Any) -> None:
        await self.send(2, {"token": token, "intents": intents, "properties": {}, **more})


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as one:
        yield one


async def connect(
    table: LocalTable, session: aiohttp.ClientSession, compress: bool = False
) -> GatewayClient:
    suffix = "&compress=zlib-stream" if compress else ""
    socket = GatewayClient(
        await session.ws_connect(f"{table.base}/gateway?v=10&encoding=json{suffix}")
    )
    hello = await socket.frame()
    assert hello["op"] == 10
    assert hello["d"]["heartbeat_interval"] == 41_250
    return socket


@pytest.mark.parametrize("compress", [True, False])
async def test_identify_gives_ready_and_the_servers(
    table: LocalTable, session: aiohttp.ClientSession, compress: bool
) -> None:
    socket = await connect(table, session, compress)
    await socket.identify(table.token)
    ready = await socket.frame()
    assert (ready["t"], ready["s"]) == ("READY", 1)
    assert ready["d"]["guilds"] == [{"id": table.guild.id, "unavailable": True}]
    guild = await socket.frame()
    assert (guild["t"], guild["s"]) == ("GUILD_CREATE", 2)
    assert [member["user"]["bot"] for member in guild["d"]["members"]] == [True]
    await socket.send(1, 2)
    assert (await socket.frame())["op"] == 11


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ((2, {"token": "wrong", "intents": 1}), 4004),
        ((2, {"token": "", "intents": GUILD_MEMBERS}), 4014),
        ((2, {"token": "", "intents": 1, "shard": [2, 2]}), 4010),
        ((8, {}), 4003),
    ],
)
async def test_close_codes(
    table: LocalTable, session: aiohttp.ClientSession, frame: tuple[int, Any], code: int
) -> None:
    socket = await connect(table, session)
    op, data = frame
    await socket.send(op, {**data, "token": data.get("token") or table.token})
    assert (await socket.frame())["closed"] == code


async def test_garbage_repetition_and_flood_are_hung_up_on(
    table: LocalTable, session: aiohttp.ClientSession
) -> None:
    socket = await connect(table, session)
    await socket.socket.send_str("not json")
    assert (await socket.frame())["closed"] == 4002
    socket = await connect(table, session)
    await socket.identify(table.token)
    await socket.until("GUILD_CREATE")
    await socket.identify(table.token)
    assert (await socket.frame())["closed"] == 4005
    socket = await connect(table, session)
    for _ in range(121):
        await socket.send(1, None)
    while "closed" not in (frame := await socket.frame()):
        assert frame["op"] == 11
    assert frame == {"closed": 4008}


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\xff\xfe", 4002),
        ("[]", 4002),
        ('"x"', 4002),
        ('{"op": "2"}', 4002),
        ('{"op": 2}', 4002),
        ('{"op": 2, "d": [1]}', 4002),
        ('{"op": 2, "d": {"token": 3, "intents": 1}}', 4002),
        ('{"op": 2, "d": {"token": "x"}}', 4002),
        ('{"op": 2, "d": {"token": "é", "intents": 1}}', 4004),
        ('{"op": 2, "d": {"token": "TOKEN", "intents": 1, "shard": "0"}}', 4010),
        ('{"op": 2, "d": {"token": "TOKEN", "intents": 1, "shard": [0]}}', 4010),
        ('{"op": 6, "d": {"token": "TOKEN"}}', 4002),
        ('{"op": 6, "d": {"token": "TOKEN", "session_id": "x", "seq": "y"}}', 4002),
    ],
)
async def test_frame_of_a_wrong_shape_closes_the_socket_with_a_code(
    table: LocalTable,
    session: aiohttp.ClientSession,
    caplog: pytest.LogCaptureFixture,
    frame: str | bytes,
    code: int,
) -> None:
    socket = await connect(table, session)
    if isinstance(frame, str):
        await socket.socket.send_str(frame.replace("TOKEN", table.token))
    else:
        await socket.socket.send_bytes(frame)
    assert (await socket.frame())["closed"] == code
    assert "Traceback" not in caplog.text


async def test_frames_may_be_binary(table: LocalTable, session: aiohttp.ClientSession) -> None:
    socket = await connect(table, session)
    identify = {"token": table.token, "intents": GUILDS, "properties": {}}
    await socket.socket.send_bytes(json.dumps({"op": 2, "d": identify}).encode())
    assert (await socket.frame())["t"] == "READY"


async def test_intents_filter_and_blank(
    table: LocalTable, session: aiohttp.ClientSession, ana: Person
) -> None:
    plain, full = await connect(table, session), await connect(table, session)
    table.service.gateway.privileged_intents = MESSAGE_CONTENT | GUILD_MEMBERS
    await plain.identify(table.token, GUILDS | GUILD_MESSAGES)
    await full.identify(table.token, GUILDS | GUILD_MESSAGES | MESSAGE_CONTENT | GUILD_MEMBERS)
    await plain.until("GUILD_CREATE")
    await full.until("GUILD_CREATE")
    await ana.say("general", "between us")
    bot = table.service.world.bot
    await ana.say("general", f"<@{bot.id}> hello")
    table.faults.leave(table.guild, table.person("Emil").user)
    await ana.say("general", "last")
    blank = await plain.until("MESSAGE_CREATE")
    assert blank["d"]["content"] == ""
    assert blank["d"]["member"]["joined_at"]
    assert "hello" in (await plain.frame())["d"]["content"]
    assert (await plain.frame())["t"] == "MESSAGE_CREATE"
    assert (await full.until("MESSAGE_CREATE"))["d"]["content"] == "between us"
    left = await full.until("GUILD_MEMBER_REMOVE")
    assert left["d"]["user"]["global_name"] == "Emil"


async def test_resume_replays_what_was_missed(
    table: LocalTable, session: aiohttp.ClientSession, ana: Person
) -> None:
    socket = await connect(table, session)
    await socket.identify(table.token, GUILDS | GUILD_MESSAGES)
    ready = await socket.frame()
    await socket.frame()
    await socket.socket.close()
    await table.service.gateway.wait_until(lambda: not table.service.gateway.connected, 2)
    await ana.say("general", "missed")
    again = await connect(table, session)
    resume = {"token": table.token, "session_id": ready["d"]["session_id"], "seq": 2}
    await again.send(6, resume)
    missed = await again.frame()
    assert (missed["t"], missed["s"]) == ("MESSAGE_CREATE", 3)
    assert (await again.frame())["t"] == "RESUMED"
    stranger = await connect(table, session)
    await stranger.send(6, {**resume, "session_id": "unknown"})
    assert await stranger.frame() == {"op": 9, "d": False, "s": None, "t": None}


async def test_dropped_gateway_loses_no_interaction(
    table: LocalTable, bot: SampleBot, ana: Person
) -> None:
    await table.faults.drop_gateway()
    await table.service.gateway.wait_until(lambda: not table.service.gateway.connected, 2)
    pending = asyncio.create_task(ana.slash("general", "ping"))
    assert (await pending).text == "pong"
    assert (table.service.gateway.identifies, table.service.gateway.resumes) == (1, 1)
    await bot.heard("resumed 0")


async def test_request_to_reconnect_is_followed(table: LocalTable, bot: SampleBot) -> None:
    table.faults.ask_to_reconnect()
    await bot.heard("resumed 0")
    assert table.service.gateway.identifies == 1


@pytest.mark.slow
async def test_invalid_session_makes_the_bot_identify_again(
    table: LocalTable, bot: SampleBot, ana: Person
) -> None:
    gateway = table.service.gateway
    table.faults.invalidate_sessions()
    await gateway.wait_until(lambda: gateway.identifies == 2, 8)
    assert (await ana.slash("general", "ping")).text == "pong"


async def test_unanswered_heartbeats_make_the_bot_reconnect(table: LocalTable) -> None:
    gateway = table.service.gateway
    gateway.heartbeat_ms = 100
    async with logged_in(table, heartbeat_timeout=0.5):
        table.faults.mute_heartbeats()
        await gateway.wait_until(lambda: not gateway.connected, 5)
        table.faults.mute_heartbeats(False)
        await gateway.wait_until(lambda: gateway.resumes == 1, 5)


async def test_shards_hear_their_own_servers_and_dms_come_on_shard_0(ana: Person) -> None:
    async with LocalTable(rate_limits=False, shards=2) as table:
        ana = table.person("Ana")
        homes: dict[int, Any] = {}
        for number in range(12):
            guild = table.add_guild(f"Keep {number}", ana)
            homes.setdefault((int(guild.id) >> 22) % 2, guild)
            # The shard depends on the milliseconds in the id, so each server needs its own.
            table.clock.advance(0.001)
        assert set(homes) == {0, 1}
        async with logged_in(table) as bot:
            await table.ready()
            assert bot.shard_count == 2
            for shard, guild in homes.items():
                table.add_channel(f"yard-{shard}", guild=guild)
                assert (await ana.slash(f"yard-{shard}", "ping")).text == "pong"
                seen = bot.get_guild(int(guild.id))
                assert seen is not None
                assert seen.shard_id == shard
            sessions = {each.shard: each for each in table.service.gateway.connected}
            before = sessions[0].sequence, sessions[1].sequence
            assert (await ana.slash(ana.dm, "ping")).text == "pong"
            assert sessions[0].sequence > before[0]
            assert sessions[1].sequence == before[1]


async def test_kicked_bot_hears_it_and_comes_back_by_invitation(
    table: LocalTable, bot: SampleBot, ana: Person
) -> None:
    general = bot.get_channel(int(table.channel("general").id))
    assert isinstance(general, discord.TextChannel)
    table.faults.kick_bot(table.guild)
    await bot.heard("out of The Castle")
    with pytest.raises(discord.Forbidden) as caught:
        await general.send("anyone?")
    assert caught.value.code == 50001
    table.faults.invite_bot(table.guild)
    await bot.heard("into The Castle")
    assert (await ana.slash("general", "ping")).text == "pong"


async def test_deleted_channel_is_told(table: LocalTable, bot: SampleBot) -> None:
    table.faults.delete_channel(table.channel("architects"))
    await bot.heard("gone architects")


async def test_delayed_delivery_arrives_when_its_time_comes(
    table: LocalTable, bot: SampleBot, ana: Person
) -> None:
    table.faults.delay("INTERACTION_CREATE", 2.0)
    waiting = asyncio.create_task(ana.slash("general", "ping"))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    table.clock.advance(2.0)
    assert (await waiting).text == "pong"
