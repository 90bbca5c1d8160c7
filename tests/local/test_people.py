"""What people see, say and wait for."""

import asyncio
from functools import partial

import discord
import pytest

from bot.local import LocalTable, Message, NothingSeen, NotOffered, Person, Right
from bot.local.world import Overwrite
from tests.local.sample_bot import SampleBot


async def test_default_castle_has_its_channels_and_people(table: LocalTable) -> None:
    assert [person.name for person in table.people] == ["Ana", "Ben", "Cid", "Dora", "Emil"]
    names = [channel.name for channel in table.person("cid").channels]
    assert names == ["jerusalem", "architects", "crescent-moon", "general"]
    assert table.guild.name == "The Castle"


async def test_ordinary_message_is_seen_by_all_in_the_channel(ana: Person, ben: Person) -> None:
    said = await ana.say("general", f"good evening {ben.mention}")
    assert ben.last("general") == said
    assert ben.pings("general") == [said]
    assert said.author == "Ana"


async def test_wait_for_finds_what_is_there_and_what_is_to_come(ana: Person, ben: Person) -> None:
    first = await ana.say("general", "one")
    assert await ben.wait_for("one") == first
    waiting = asyncio.create_task(ben.wait_for("one", "general", after=first))
    await ana.say("architects", "one")
    second = await ana.say("general", "one again")
    assert await waiting == second


async def test_wait_for_sees_edits_and_channels_that_open(
    ana: Person, ben: Person, general: discord.TextChannel, table: LocalTable
) -> None:
    await ben.say("general", "older")
    sent = await general.send("thinking")
    waiting = asyncio.create_task(ana.wait_for(lambda message: message.text == "thought"))
    await asyncio.sleep(0)
    await sent.edit(content="thought")
    assert (await waiting).id == str(sent.id)
    hidden = table.add_channel("hidden")
    everyone = Overwrite(table.guild.id, 0, deny=int(Right.VIEW_CHANNEL))
    table.service.world.overwrite(hidden, everyone)
    await ana.say(hidden, "behind the door")
    waiting = asyncio.create_task(ben.wait_for("behind the door"))
    await asyncio.sleep(0)
    table.service.world.overwrite(hidden, Overwrite(table.guild.id, 0))
    assert (await waiting).author == "Ana"


async def test_wait_for_gives_up_and_tells_what_was_seen(ana: Person) -> None:
    await ana.say("general", "only this")
    with pytest.raises(NothingSeen, match="only this"):
        await ana.wait_for(lambda message: message.edited, "general", seconds=0.01)


async def test_mistake_in_a_predicate_reaches_the_one_who_waits(ana: Person, ben: Person) -> None:
    waiting = asyncio.create_task(ben.wait_for(lambda message: 1 / 0))
    await asyncio.sleep(0)
    await ana.say("general", "news")
    with pytest.raises(ZeroDivisionError):
        await waiting


async def test_added_person_channel_and_guild_are_there(table: LocalTable, bot: SampleBot) -> None:
    flora = table.add_person("Flora", locale="it")
    table.add_channel("cellar")
    keep = table.add_guild("The Keep", flora)
    await bot.heard("into The Keep")
    table.add_channel("yard", guild=keep)
    assert (await flora.slash("cellar", "ping")).text == "pong"
    assert (await flora.slash("yard", "ping")).text == "pong"
    with pytest.raises(NotOffered):
        table.person("Ana").channel("yard")
    with pytest.raises(ValueError, match="already somebody"):
        table.add_person("flora")


async def test_hidden_channel_is_seen_by_nobody_but_the_owner(
    table: LocalTable, ana: Person, ben: Person
) -> None:
    hidden = table.add_channel("hidden")
    overwrite = Overwrite(table.guild.id, 0, deny=int(Right.VIEW_CHANNEL))
    table.service.world.overwrite(hidden, overwrite)
    assert not ben.can_see(hidden)
    assert ana.can_see(hidden)


async def test_bot_hears_direct_messages_with_their_words(ana: Person, bot: SampleBot) -> None:
    await ana.say(ana.dm, "a word in private")
    await bot.heard("heard a word in private")


async def test_message_follows_edits_and_deletion(
    ana: Person, general: discord.TextChannel
) -> None:
    sent = await general.send("before")
    message = ana.last("general")
    await sent.edit(content="after")
    assert (message.text, message.edited) == ("after", True)
    await sent.delete()
    assert message.deleted
    assert isinstance(message, Message)
    with pytest.raises(NotOffered):
        await ana.press(message, "Join")


async def test_clock_advances_alarms_in_order(table: LocalTable) -> None:
    rung: list[int] = []
    now = table.clock.now()
    for moment in (30, 10, 99):
        table.clock.call_at(now + moment, partial(rung.append, moment))
    table.clock.advance(40)
    assert rung == [10, 30]
    sleeping = asyncio.create_task(table.clock.sleep(50))
    await asyncio.sleep(0)
    table.clock.advance(60)
    await asyncio.wait_for(sleeping, 1)
    assert rung == [10, 30, 99]
