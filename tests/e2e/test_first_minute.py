"""From an invitation to a move: what is proposed, who fills the seats, and what must be allowed."""

import asyncio
from pathlib import Path

import pytest

import engine
from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Person
from bot.local.world import Right
from bot.tables.hosted_table import HostedTable
from tests.e2e.kit import CHANNEL, computers_done, open_table, quick, running_bot, table_in
from tests.kit.replies import as_message, custom_id_of


@pytest.fixture
async def home(table: LocalTable) -> LocalTable:
    """The local table with a channel in which its server greets people."""
    table.guild.system_channel_id = table.channel(CHANNEL).id
    return table


async def test_play_proposes_the_game_of_the_channel_and_opens_nothing_by_itself(
    table: LocalTable, bot: Seneschal
) -> None:
    ana = table.people[0]
    offered = as_message(await ana.slash("jerusalem", "play"))
    assert "This channel is named for **Jerusalem**" in offered.text
    assert offered.buttons[0].label == "Jerusalem"
    assert len(offered.buttons) == len(engine.GAMES)
    assert "no table in this channel" in (await ana.slash("jerusalem", "start")).text
    await ana.press(offered, "Jerusalem")
    assert (await table_in(bot, table, "jerusalem")).row.game_id == "jerusalem"
    elsewhere = as_message(await ana.slash(CHANNEL, "play"))
    assert "named for" not in elsewhere.text
    await ana.press(elsewhere, "Crescent Moon")
    assert (await table_in(bot, table)).row.game_id == "crescent_moon"


async def test_the_game_of_the_channel_comes_first_in_the_list(
    table: LocalTable, bot: Seneschal
) -> None:
    ana = table.people[0]
    for game in engine.GAMES:
        channel = game.replace("_", "-")
        found = await ana.autocomplete(channel, "play", "game", game="")
        assert found[0]["value"] == game
        assert len(found) == len(engine.GAMES)
    unknown = await ana.slash(CHANNEL, "play", game="chess")
    assert "I don't know that game. I can host: " in unknown.text
    await ana.slash(CHANNEL, "play", game="crescent moon")
    assert (await table_in(bot, table)).row.game_id == "crescent_moon"


async def test_a_lone_host_fills_the_seats_with_one_press(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    lobby = await open_table([ana])
    refused = as_message(await ben.press(lobby, "Fill with computers"))
    assert "Only the host" in refused.text
    await ana.press(lobby, "Fill with computers")
    hosted = await table_in(bot, table)
    assert [each.is_computer for each in hosted.row.seats] == [False, True, True, True]
    assert "Fill with computers" not in [each.label for each in lobby.buttons]


async def test_start_alone_offers_to_begin_against_computers(
    table: LocalTable, bot: Seneschal
) -> None:
    ana = table.people[0]
    lobby = await open_table([ana])
    offered = as_message(await ana.press(lobby, "Start"))
    assert offered.ephemeral
    assert "You're alone at this table so far" in offered.text
    screen = as_message(await ana.press(offered, "Fill with computers and start"))
    assert screen.ephemeral
    assert "The game has begun" in screen.text
    hosted = await table_in(bot, table)
    assert hosted.row.status == "running"
    assert len(hosted.row.seats) == 4


async def test_a_game_begins_only_where_the_bot_may_do_what_it_needs(
    table: LocalTable, bot: Seneschal
) -> None:
    """Told by name, with how to give it; and once it is given, the same press works."""
    people, channel = table.people[:2], table.channel(CHANNEL)
    for right, name in NEEDED.items():
        table.faults.deny(channel, right)
        refused = as_message(await people[0].slash(CHANNEL, "play", game="jerusalem"))
        assert name in refused.text, right
        assert "Edit Channel" in refused.text
        assert "Seneschal" in refused.text
        table.faults.allow(channel, right)
    lobby = await open_table(people)
    table.faults.deny(channel, Right.ATTACH_FILES, Right.EMBED_LINKS)
    refused = as_message(await people[0].press(lobby, "Start"))
    assert "**Embed Links, Attach Files**" in refused.text
    assert (await table_in(bot, table)).row.status == "lobby"
    table.faults.allow(channel, Right.ATTACH_FILES, Right.EMBED_LINKS)
    await people[0].press(lobby, "Start")
    assert (await table_in(bot, table)).row.status == "running"


NEEDED = {
    Right.SEND_MESSAGES: "Send Messages",
    Right.EMBED_LINKS: "Embed Links",
    Right.ATTACH_FILES: "Attach Files",
    Right.READ_MESSAGE_HISTORY: "Read Message History",
}


async def test_without_the_right_to_open_threads_a_game_begins_and_the_host_hears_of_it(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    lobby = await open_table([ana, ben])
    hosted = await table_in(bot, table)
    await bot.services.tables.set_options(hosted.row.id, {"table.log": "thread"})
    table.faults.deny(table.channel(CHANNEL), Right.CREATE_PUBLIC_THREADS)
    started = as_message(await ana.press(lobby, "Start"))
    await ana.wait_for("**Create Public Threads**", CHANNEL)
    assert started.text
    assert (await table_in(bot, table)).row.status == "running"


# -- the welcome ---------------------------------------------------------------------------------


async def welcomed(table: LocalTable, person: Person, channel: str = CHANNEL) -> Message:
    return await person.wait_for("Hello, I'm Seneschal", channel)


def welcomes_in(person: Person, channel: str = CHANNEL) -> list[Message]:
    return [each for each in person.messages(channel) if "Hello, I'm" in each.text]


async def test_a_server_is_welcomed_once_and_three_presses_are_a_game(
    home: LocalTable, tmp_path: Path
) -> None:
    ana = home.people[0]
    async with running_bot(home, quick(tmp_path, welcome=True)) as bot:
        hello = await welcomed(home, ana)
        for rules in engine.GAMES.values():
            about = as_message(await ana.press(hello, rules.title))
            assert about.ephemeral
            assert rules.words("help-short") in about.text
            assert len(about.buttons) == 3
        offered = as_message(await ana.press(hello, "Play against the computer"))
        screen = as_message(await ana.press(offered, "Jerusalem"))
        assert screen.ephemeral
        assert "Your game has begun in <#" in screen.text
        await computers_done(bot)
        await bot.services.deliverer.settled()
        hosted = await own_game(bot, home, ana)
        assert hosted.row.status == "running"
        assert [each.is_computer for each in hosted.row.seats] == [False, True, True]
        thread = home.service.world.channels[str(hosted.row.channel_id)]
        assert thread.is_thread
        assert ana.id in thread.thread_members
        await ana.press(screen, custom_id_of(screen.buttons[0]))  # the first decision
    async with running_bot(home, quick(tmp_path, welcome=True)) as again:
        await again.services.welcomes.settled()
        assert len(welcomes_in(ana)) == 1
        begun = as_message(await ana.press(hello, "Play against the computer"))
        goes_on = as_message(await ana.press(begun, "Jerusalem"))
        assert "Your game goes on in <#" in goes_on.text
        assert len(await again.services.store.tables_of(int(ana.id))) == 1


async def own_game(bot: Seneschal, home: LocalTable, person: Person) -> HostedTable:
    return await bot.services.tables.of_person(int(person.id))


async def test_forty_presses_begin_one_game(home: LocalTable, tmp_path: Path) -> None:
    ana = home.people[0]
    async with running_bot(home, quick(tmp_path, welcome=True)) as bot:
        hello = await welcomed(home, ana)
        offered = as_message(await ana.press(hello, "Play against the computer"))
        presses = [ana.press(offered, "Crescent Moon") for _ in range(40)]
        await asyncio.gather(*presses)
        await computers_done(bot)
        rows = await bot.services.store.tables_of(int(ana.id))
        assert len(rows) == 1
        threads = [each for each in home.guild.channels.values() if each.is_thread]
        assert len(threads) == 1


async def test_every_way_to_begin_leads_somewhere(home: LocalTable, tmp_path: Path) -> None:
    ana, ben = home.people[:2]
    async with running_bot(home, quick(tmp_path, welcome=True)) as bot:
        hello = await welcomed(home, ana)
        which = as_message(await ana.press(hello, "Learn"))
        assert "Which game would you like to learn?" in which.text
        lesson = as_message(await ana.press(which, "Jerusalem"))
        assert "Your first game of **Jerusalem** is ready" in lesson.text
        which = as_message(await ben.press(hello, "Open a table"))
        await ben.press(which, "Architects of the West Kingdom")
        assert (await table_in(bot, home)).row.host_id == int(ben.id)
        again = as_message(await ben.press(which, "Architects of the West Kingdom"))
        assert "There is a table in this channel already" in again.text


async def test_a_welcome_waits_until_the_bot_may_speak_and_is_not_said_twice(
    home: LocalTable, tmp_path: Path
) -> None:
    """It ends between sending and noting it: the next run finds the message."""
    ana = home.people[0]
    for channel in home.guild.channels.values():
        home.faults.deny(channel, Right.SEND_MESSAGES)
    async with running_bot(home, quick(tmp_path, welcome=True)) as bot:
        await bot.services.welcomes.settled()
        assert await bot.services.store.guilds_to_welcome() == [int(home.guild.id)]
        home.faults.allow(home.channel("jerusalem"), Right.SEND_MESSAGES)
        await welcomed(home, ana, "jerusalem")
        await bot.services.welcomes.settled()
        assert await bot.services.store.guilds_to_welcome() == []
        sql = "UPDATE welcomes SET said = 0"
        await bot.services.store.database.write(lambda db: db.execute(sql))  # type: ignore[attr-defined]
    home.clock.advance(600)  # no nonce counts any more
    async with running_bot(home, quick(tmp_path, welcome=True)) as bot:
        await bot.services.welcomes.settled()
        assert await bot.services.store.guilds_to_welcome() == []
    assert len(welcomes_in(ana, "jerusalem")) == 1


async def test_a_server_that_invites_the_bot_later_is_welcomed(
    home: LocalTable, tmp_path: Path
) -> None:
    ana, ben = home.people[:2]
    async with running_bot(home, quick(tmp_path, welcome=True)):
        await welcomed(home, ana)
        other = home.add_guild("The Harbour", ben)
        home.service.world.kick_bot(other)
        quay = home.add_channel("quay", guild=other)
        home.service.world.invite_bot(other)
        assert quay.name == "quay"
        await welcomed(home, ben, "quay")


async def test_no_welcome_where_the_owner_wants_none(table: LocalTable, bot: Seneschal) -> None:
    await bot.services.welcomes.settled()
    assert not welcomes_in(table.people[0])
    assert await bot.services.store.guilds_to_welcome() == []
