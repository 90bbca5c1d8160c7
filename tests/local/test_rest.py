"""Messages, threads, servers and files over REST; the specification checks each body."""

from collections.abc import AsyncIterator, Mapping
from datetime import timedelta
from typing import Any

import aiohttp
import discord
import pytest

from bot.local import Exchange, LocalTable, Person, Right
from tests.kit.oracle import ABSENT, the_oracle
from tests.kit.replies import as_message, as_modal
from tests.local.sample_bot import Board, Lobby, SampleBot, picture


@pytest.fixture(autouse=True)
async def judged(table: LocalTable) -> AsyncIterator[None]:
    """Check after each test that no body contradicts Discord's specification."""
    table.traffic.recording = True
    yield
    oracle = the_oracle()
    if oracle is None:
        pytest.skip(ABSENT)
    assert oracle.complaints(table.traffic.exchanges) == []


async def test_message_is_created_read_listed_edited_deleted(
    general: discord.TextChannel, ana: Person
) -> None:
    sent = [await general.send(f"number {each}") for each in range(4)]
    assert [each.content async for each in general.history(limit=2)] == ["number 3", "number 2"]
    before = general.history(before=sent[2], limit=1)
    assert [each.content async for each in before] == ["number 1"]
    after = general.history(after=sent[2], oldest_first=True)
    assert [each.content async for each in after] == ["number 3"]
    around = general.history(around=sent[1], limit=3)
    assert {each.content async for each in around} == {"number 0", "number 1", "number 2"}
    await sent[0].edit(content="zero", view=Lobby())
    assert (await general.fetch_message(sent[0].id)).content == "zero"
    await sent[0].delete()
    with pytest.raises(discord.NotFound) as caught:
        await general.fetch_message(sent[0].id)
    assert caught.value.code == 10008


async def test_files_are_served_back_and_kept_or_dropped_by_edits(
    general: discord.TextChannel, ana: Person
) -> None:
    sent = await general.send(files=[picture("a.png", "first"), picture("b.png", None)])
    assert [(each.filename, each.description) for each in sent.attachments] == [
        ("a.png", "first"),
        ("b.png", None),
    ]
    assert (sent.attachments[0].width, sent.attachments[0].height) == (64, 48)
    assert (await sent.attachments[0].read()).startswith(b"\x89PNG")
    edited = await sent.edit(attachments=[sent.attachments[1], picture("c.png")])
    assert [each.filename for each in edited.attachments] == ["b.png", "c.png"]
    assert [each.filename for each in ana.last("general").images] == ["b.png", "c.png"]


async def test_attachment_address_is_signed_and_expires(
    general: discord.TextChannel, table: LocalTable
) -> None:
    sent = await general.send(file=picture())
    url = sent.attachments[0].url
    async with aiohttp.ClientSession() as session:

        async def status(address: str) -> int:
            async with session.get(address) as answer:
                return answer.status

        assert await status(url) == 200
        assert await status(url.partition("?")[0]) == 404
        assert await status(url[:-1] + ("0" if url[-1] != "0" else "1")) == 404
        table.clock.advance(25 * 3600)
        assert await status(url) == 404
        fresh = await general.fetch_message(sent.id)
        assert await status(fresh.attachments[0].url) == 200


async def test_layout_message_is_edited_and_keeps_its_picture(
    general: discord.TextChannel, ana: Person
) -> None:
    sent = await general.send(view=Board("# Before"), file=picture())
    await sent.edit(view=Board("# After"))
    board = ana.last("general")
    assert board.text.startswith("# After")
    assert board.images[0].data.startswith(b"\x89PNG")


async def test_nonce_is_deduplicated_when_enforced(
    general: discord.TextChannel, table: LocalTable, ana: Person
) -> None:
    # discord.py adds enforce_nonce to every nonce.
    first = await general.send("once", nonce="table-7-41")
    again = await general.send("once", nonce="table-7-41")
    assert first.id == again.id
    assert len(ana.messages("general")) == 1
    table.clock.advance(600)
    assert (await general.send("once", nonce="table-7-41")).id != first.id


async def test_reply_refers_and_pings_the_author_it_answers(
    general: discord.TextChannel, ana: Person
) -> None:
    said = await ana.say("general", "anyone here?")
    partial = general.get_partial_message(int(said.id))
    silent = await partial.reply("yes", mention_author=False)
    assert ana.pings() == []
    await partial.reply("yes", mention_author=True)
    assert len(ana.pings()) == 1
    assert silent.reference is not None
    assert silent.reference.message_id == int(said.id)


async def test_suppressed_notification_mentions_without_ping(
    general: discord.TextChannel, ana: Person
) -> None:
    await general.send(ana.mention, silent=True)
    assert ana.last("general").payload["mentions"][0]["id"] == ana.id
    assert ana.pings() == []


async def test_everyone_pings_only_with_the_right(
    general: discord.TextChannel, ana: Person, table: LocalTable
) -> None:
    allowed = discord.AllowedMentions(everyone=True)
    await general.send("@everyone", allowed_mentions=allowed)
    assert ana.pings() == []
    world, guild = table.service.world, table.guild
    role = guild.roles[guild.members[world.bot.id].roles[0]]
    role.permissions |= 1 << 17
    world.update_role(guild, role)
    await general.send("@everyone", allowed_mentions=allowed)
    assert len(ana.pings()) == 1


async def test_threads_open_from_a_message_and_alone(
    general: discord.TextChannel, ana: Person
) -> None:
    sent = await general.send("the log goes here")
    log = await sent.create_thread(name="log")
    assert log.id == sent.id
    await log.send("first line")
    assert ana.last("log").text == "first line"
    assert as_message(await ana.slash("log", "ping")).channel.name == "log"
    with pytest.raises(discord.HTTPException) as caught:
        await sent.create_thread(name="again")
    assert caught.value.code == 160004
    with pytest.raises(discord.HTTPException, match=r"In name: Must be 100 or fewer"):
        await general.create_thread(name="n" * 101, type=discord.ChannelType.public_thread)
    alone = await general.create_thread(name="side", type=discord.ChannelType.public_thread)
    await alone.edit(archived=True)
    await alone.send("awake again")
    assert ana.channel("side").archived is False
    await alone.edit(archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as caught:
        await alone.send("too late")
    assert caught.value.code == 50083


async def test_servers_members_roles_and_users_are_told(
    bot: SampleBot, table: LocalTable, ana: Person
) -> None:
    (guild,) = bot.guilds
    assert (await bot.fetch_guild(guild.id)).name == "The Castle"
    assert (await guild.fetch_member(int(ana.id))).display_name == "Ana"
    assert (await bot.fetch_user(int(ana.id))).name == "ana"
    assert len(await guild.fetch_channels()) == 4
    assert len(await guild.fetch_roles()) == 2
    assert [each.name async for each in bot.fetch_guilds()] == ["The Castle"]
    assert (await bot.application_info()).name == "Seneschal"
    assert guild.me.guild_permissions.value == 309238025216 | guild.default_role.permissions.value
    with pytest.raises(discord.NotFound) as caught:
        await guild.fetch_member(1)
    assert caught.value.code == 10007


async def test_servers_are_told_a_page_at_a_time(
    bot: SampleBot, table: LocalTable, ana: Person
) -> None:
    own = [table.guild, *(table.add_guild(f"Keep {number}", ana) for number in range(4))]
    ids = [int(each.id) for each in own]

    async def told(**page: Any) -> list[int]:
        return [each.id async for each in bot.fetch_guilds(**page)]

    assert await told() == ids
    assert await told(limit=2) == ids[:2]
    assert await told(after=discord.Object(ids[1]), limit=2) == ids[2:4]
    assert await told(after=discord.Object(ids[-1])) == []
    assert await told(before=discord.Object(ids[3]), limit=2) == ids[1:3]
    for query in ("limit=0", "limit=201", "limit=x", "after=x"):
        status = await get_status(table, f"/users/@me/guilds?{query}")
        assert status == 400, query


async def get_status(table: LocalTable, path: str) -> int:
    headers = {"Authorization": f"Bot {table.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.get(f"{table.base}/api/v10{path}") as answer,
    ):
        return answer.status


async def test_commands_are_listed_per_server_and_globally(
    bot: SampleBot, table: LocalTable
) -> None:
    assert {"play", "jerusalem"} <= {each.name for each in await bot.tree.fetch_commands()}
    guild = discord.Object(int(table.guild.id))
    bot.tree.copy_global_to(guild=guild)
    synced = await bot.tree.sync(guild=guild)
    assert all(each.guild_id == guild.id for each in synced)
    again = await bot.tree.sync(guild=guild)
    assert [each.id for each in again] == [each.id for each in synced]


async def test_pins_typing_and_history_by_rest(
    general: discord.TextChannel, table: LocalTable
) -> None:
    async with general.typing():
        sent = await general.send("pin me")
    with pytest.raises(discord.Forbidden):
        await sent.pin()
    world, guild = table.service.world, table.guild
    guild.roles[guild.members[world.bot.id].roles[0]].permissions |= 1 << 51
    await sent.pin()
    assert [each.id async for each in general.pins()] == [sent.id]


def grant(table: LocalTable, rights: Right) -> None:
    """Give the bot's own role rights that its invitation does not ask for."""
    world, guild = table.service.world, table.guild
    role = guild.roles[guild.members[world.bot.id].roles[0]]
    role.permissions |= rights
    world.update_role(guild, role)


async def test_reactions_come_and_go(
    bot: SampleBot, general: discord.TextChannel, table: LocalTable, ana: Person
) -> None:
    own = bot.user
    assert own is not None
    sent = await general.send("which?")
    await sent.add_reaction("🔥")
    ana.react(ana.last("general"), "🔥")
    ana.react(ana.last("general"), "👍")
    table.faults.deny(table.channel("general"), Right.ADD_REACTIONS)
    with pytest.raises(discord.Forbidden):
        await sent.add_reaction("🎲")
    await sent.add_reaction("👍")
    await sent.remove_reaction("👍", own)
    table.faults.allow(table.channel("general"), Right.ADD_REACTIONS)
    (fire, thumb) = (await general.fetch_message(sent.id)).reactions
    assert (str(fire.emoji), fire.count, fire.me) == ("🔥", 2, True)
    assert (str(thumb.emoji), thumb.count, thumb.me) == ("👍", 1, False)
    assert {each.id async for each in fire.users()} == {own.id, int(ana.id)}
    await sent.remove_reaction("🔥", own)
    with pytest.raises(discord.Forbidden):
        await sent.clear_reactions()
    with pytest.raises(discord.HTTPException) as caught:
        await sent.add_reaction("fire")
    assert caught.value.code == 10014
    grant(table, Right.MANAGE_MESSAGES)
    await sent.remove_reaction("🔥", discord.Object(int(ana.id)))
    assert [str(each.emoji) for each in (await general.fetch_message(sent.id)).reactions] == ["👍"]
    await sent.clear_reaction("👍")
    ana.react(ana.last("general"), "🔥")
    await sent.clear_reactions()
    assert (await general.fetch_message(sent.id)).reactions == []
    for code in range(20):
        ana.react(ana.last("general"), chr(0x1F400 + code))
    with pytest.raises(discord.HTTPException) as caught:
        await sent.add_reaction("🔥")
    assert caught.value.code == 30010


async def test_webhook_posts_under_a_name_of_its_own(
    general: discord.TextChannel, table: LocalTable, ana: Person
) -> None:
    with pytest.raises(discord.Forbidden):
        await general.create_webhook(name="Herald")
    grant(table, Right.MANAGE_WEBHOOKS)
    herald = await general.create_webhook(name="Herald")
    sent = await herald.send("hear ye", username="The Sultan", wait=True)
    assert (ana.last("general").author, ana.last("general").text) == ("The Sultan", "hear ye")
    await herald.edit_message(sent.id, content="hear me")
    assert (await herald.fetch_message(sent.id)).content == "hear me"
    await herald.delete_message(sent.id)
    await herald.send("again")
    assert ana.last("general").author == "Herald"
    renamed = await herald.edit(name="Crier")
    assert [each.name for each in await general.webhooks()] == ["Crier"]
    assert [each.id for each in await general.guild.webhooks()] == [renamed.id]
    with pytest.raises(discord.NotFound) as gone:
        await herald.fetch_message(int(ana.last("general").id) + 1)
    assert gone.value.code == 10008
    stranger = discord.Webhook.partial(herald.id, "wrong", client=bot_of(general))
    with pytest.raises(discord.HTTPException) as wrong:
        await stranger.send("x")
    assert wrong.value.code == 50027
    await renamed.delete()
    with pytest.raises(discord.NotFound) as unknown:
        await herald.send("too late")
    assert unknown.value.code == 10015


def bot_of(channel: discord.TextChannel) -> discord.Client:
    return channel.guild._state._get_client()


async def test_invites_are_made_found_and_end(
    bot: SampleBot, general: discord.TextChannel, table: LocalTable
) -> None:
    with pytest.raises(discord.Forbidden):
        await general.create_invite()
    grant(table, Right.CREATE_INVITE | Right.MANAGE_CHANNELS | Right.MANAGE_GUILD)
    made = await general.create_invite(max_age=600, max_uses=3)
    assert (await general.create_invite(max_age=600, max_uses=3, unique=False)).code == made.code
    other = await general.create_invite(max_age=0)
    assert other.code != made.code
    found = await bot.fetch_invite(made.code)
    assert (found.guild and found.guild.id) == general.guild.id
    assert {each.code for each in await general.invites()} == {made.code, other.code}
    assert {each.code for each in await general.guild.invites()} == {made.code, other.code}
    table.clock.advance(601)
    assert [each.code for each in await general.invites()] == [other.code]
    await other.delete()
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_invite(other.code)
    assert caught.value.code == 10006


async def test_channel_is_created_where_the_right_is_there(
    general: discord.TextChannel, table: LocalTable, ana: Person
) -> None:
    with pytest.raises(discord.Forbidden):
        await general.guild.create_text_channel("the cellar")
    grant(table, Right.MANAGE_CHANNELS)
    hidden: Mapping[discord.Role | discord.Member | discord.Object, discord.PermissionOverwrite] = {
        general.guild.default_role: discord.PermissionOverwrite(view_channel=False)
    }
    cellar = await general.guild.create_text_channel("The Cellar", topic="cold")
    secret = await general.guild.create_text_channel("secret", overwrites=hidden)
    assert (cellar.name, cellar.topic) == ("the-cellar", "cold")
    assert table.channel("secret").id == str(secret.id)
    names = [each.name for each in ana.channels]
    assert "the-cellar" in names
    ben_sees = [each.name for each in table.person("Ben").channels]
    assert "secret" not in ben_sees
    with pytest.raises(discord.HTTPException):
        await general.guild.create_text_channel("n" * 101)
    with pytest.raises(discord.Forbidden) as caught:
        await general.guild.create_voice_channel("voice")
    assert caught.value.code == 50024


async def test_messages_are_deleted_together(
    bot: SampleBot, general: discord.TextChannel, table: LocalTable, ana: Person
) -> None:
    said = [await general.send(str(each)) for each in range(4)]
    with pytest.raises(discord.Forbidden):
        await general.delete_messages(said[:2])
    grant(table, Right.MANAGE_MESSAGES)
    await general.delete_messages(said[:3])
    assert [each.text for each in ana.messages("general")] == ["3"]
    path = f"/channels/{general.id}/messages/bulk-delete"
    assert (await post_code(table, path, {"messages": [str(said[3].id)]})) == (400, 50016)
    table.clock.advance(15 * 24 * 3600)
    newer = await general.send("new")
    both = {"messages": [str(said[3].id), str(newer.id)]}
    assert (await post_code(table, path, both)) == (400, 50034)
    assert len(ana.messages("general")) == 2


async def post_code(table: LocalTable, path: str, body: Any) -> tuple[int, int]:
    headers = {"Authorization": f"Bot {table.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.post(f"{table.base}/api/v10{path}", json=body) as answer,
    ):
        return answer.status, (await answer.json())["code"]


async def test_poll_is_refused_and_nothing_is_sent(
    general: discord.TextChannel, ana: Person
) -> None:
    poll = discord.Poll("Which game?", timedelta(hours=1)).add_answer(text="Jerusalem")
    with pytest.raises(discord.Forbidden) as caught:
        await general.send("vote", poll=poll)
    assert caught.value.code == 50013
    assert ana.messages("general") == []


async def test_edits_of_messages_older_than_an_hour_are_limited(
    general: discord.TextChannel, table: LocalTable, ana: Person
) -> None:
    """Let discord.py wait and try again, as it does with Discord, until the limit is over."""
    table.faults.limit_old_edits(2, 0.3)
    sent = await general.send("0")
    for number in range(5):
        await sent.edit(content=f"young {number}")
    edits = [each for each in table.traffic.exchanges if each.method == "PATCH"]
    assert [each.status for each in edits] == [200] * 5
    table.clock.advance(3601)
    for number in range(3):
        await sent.edit(content=f"old {number}")
    edits = [each for each in table.traffic.exchanges if each.method == "PATCH"][5:]
    assert [each.status for each in edits] == [200, 200, 429, 200]
    refused = edits[2].response
    assert 0 < refused.pop("retry_after") <= 0.3
    assert refused == {
        "code": 30046,
        "message": "Maximum number of edits to messages older than 1 hour reached. "
        "Try again later.",
        "global": False,
    }
    fresh = await general.send("fresh")
    table.faults.limit_old_edits(0, 60)
    await fresh.edit(content="still young")
    general._state.http.max_ratelimit_timeout = 30
    with pytest.raises(discord.RateLimited):
        await sent.edit(content="old 3")
    assert ana.messages("general")[0].text == "old 2"


@pytest.mark.usefixtures("bot")
async def test_whole_evening_of_interactions_conforms(ana: Person, ben: Person) -> None:
    lobby = as_message(await ana.slash("general", "play", game="jerusalem"))
    await ben.press(lobby, "Join")
    await ana.choose(lobby, "Tags", "a", "b")
    await ana.choose(lobby, "Who?", ben)
    await ana.submit(as_modal(await ana.press(lobby, "Amount…")), {"Amount": "3"})
    await ana.submit(as_modal(await ana.slash("general", "form")), {"Amount": "3"})
    await ana.autocomplete("general", "play", "game", game="j")
    await ana.slash(ana.dm, "deal")
    await ana.slash("general", "board")


@pytest.mark.usefixtures("bot")
async def test_oracle_finds_fault_with_a_wrong_body(table: LocalTable) -> None:
    oracle = the_oracle()
    if oracle is None:
        pytest.skip(ABSENT)
    route = "/channels/{channel_id}/messages"
    wrong = Exchange("POST", route, "", {"components": 3}, False, 200, b'{"id": 3}')
    complaints = oracle.complaints([wrong])
    assert any("request" in each for each in complaints)
    assert any("response" in each for each in complaints)
