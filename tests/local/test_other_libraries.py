"""Bots with other client libraries, each in a process of its own, log in and are used."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.local import LocalTable, Person, Right
from tests.kit.clients import command_of
from tests.kit.oracle import the_oracle
from tests.kit.replies import as_message

LOGIN_SECONDS = 60.0
BOTS = ("discordjs_bot.js", "hikari_bot.py", "nextcord_bot.py")


@asynccontextmanager
async def running(table: LocalTable, bot: str) -> AsyncIterator[None]:
    """Run a bot until it is logged in and has its commands, and end it afterwards.

    What it wrote to its error output is shown if something fails.
    """
    command, environment = command_of(bot)
    table.traffic.recording = True
    process = await asyncio.create_subprocess_exec(
        *command,
        *(table.base, table.token),
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        await table.ready(LOGIN_SECONDS)
        await table.commands_known(LOGIN_SECONDS)
        yield
    except BaseException as problem:
        process.kill()
        said, _ = await process.communicate()
        problem.add_note(said.decode(errors="replace")[-3000:])
        raise
    if process.returncode is None:
        process.kill()
    said, _ = await process.communicate()
    # hikari says so if a header comes that Discord does not send.
    assert not any(word in said.lower() for word in (b"error", b"unexpected")), said.decode()
    if oracle := the_oracle():
        assert oracle.complaints(table.traffic.exchanges) == []


@pytest.mark.slow
@pytest.mark.parametrize("bot", BOTS)
async def test_command_is_used_and_the_button_in_its_answer_pressed(
    table: LocalTable, ana: Person, ben: Person, bot: str
) -> None:
    async with running(table, bot):
        reply = as_message(await ana.slash("general", "play"))
        assert (reply.text, [each.label for each in reply.buttons]) == ("A table", ["Join"])
        await ben.press(reply, "Join")
        await ben.wait_for("You are in.", "general")
        # nextcord knows no display names.
        assert (reply.text.lower(), reply.buttons) == ("ben sits", [])
        await table.faults.drop_gateway()
        gateway = table.service.gateway
        await gateway.wait_until(lambda: bool(gateway.resumes and gateway.connected), 20)
        assert as_message(await ana.slash("general", "play")).text == "A table"


@pytest.mark.slow
async def test_discord_js_does_what_else_a_bot_does_in_a_channel(
    table: LocalTable, ana: Person
) -> None:
    world, guild = table.service.world, table.guild
    guild.roles[guild.members[world.bot.id].roles[0]].permissions |= (
        Right.MANAGE_MESSAGES | Right.MANAGE_WEBHOOKS | Right.CREATE_INVITE | Right.MANAGE_CHANNELS
    )
    async with running(table, "discordjs_bot.js"):
        report = json.loads(as_message(await ana.slash("general", "all")).text)
    assert report == {
        "reacted": 1,
        "herald": "The Sultan",
        "invited": True,
        "cellar": "cold",
        "deleted": 2,
        "pinned": 50013,
        "poll": 50013,
    }


@pytest.mark.slow
async def test_hikari_pages_through_its_servers(table: LocalTable, ana: Person) -> None:
    names = ["The Castle"]
    for number in range(3):
        names.append(f"Keep {number}")
        table.add_guild(names[-1], ana)
    async with running(table, "hikari_bot.py"):
        reply = as_message(await ana.slash("general", "servers"))
    assert reply.text == ", ".join(names)
