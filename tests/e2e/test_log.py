"""The log in a thread: opened with the game, told without pings; if lost, back in the channel."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app.client import Seneschal
from bot.local import Channel, LocalTable, Person, Right
from bot.local.page_server import page_data
from bot.local.viewer import ChannelRef
from bot.local.world.model import PUBLIC_THREAD
from bot.messages.narration import story_text
from tests.e2e.kit import (
    CHANNEL,
    choose_option,
    end_turn,
    open_table,
    play_quickly,
    quick,
    running_bot,
    story,
    table_in,
    to_phase,
)
from tests.kit.replies import as_message
from tests.kit.stores import database_of

LOG = "Jerusalem: the log"
LOST = "I can no longer write in the log’s thread"
NO_THREAD = "I could not open a thread for the log"


async def start_with_thread(people: list[Person]) -> None:
    lobby = await open_table(people)
    assert "log in a thread" in lobby.text
    await people[0].press(lobby, "Start")


async def deploy(
    bot: Seneschal, table: LocalTable, people: list[Person], area: str = "market_large"
) -> str:
    """Whoever is to deploy places one squire and ends the turn; what the log says of it."""
    seat = await to_phase(bot, table, people, "deploy")
    await people[seat].slash(CHANNEL, "move", action=f"place {area} 1")
    await end_turn(people[seat])
    await bot.services.deliverer.settled()
    return f"**{people[seat].name}** places 1 squire in"


def texts(person: Person, place: ChannelRef) -> list[str]:
    return [each.text for each in person.messages(place) if not each.ephemeral]


def holding(found: list[str], part: str) -> list[str]:
    return [text for text in found if part in text]


async def nothing_is_due(bot: Seneschal) -> None:
    await bot.services.deliverer.settled()
    assert await bot.services.store.tables_with_outbox() == []


async def test_turns_are_told_in_a_thread_and_the_board_stays_in_the_channel(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_with_thread(people)
    told = await deploy(bot, table, people)
    thread = people[0].channel(LOG)
    assert thread.parent is table.channel(CHANNEL)
    assert holding(texts(people[0], thread), "Round 1 begins")
    assert len(holding(texts(people[0], thread), told)) == 1
    assert not holding(texts(people[0], CHANNEL), told)
    assert not [ping for person in people for ping in person.pings(thread)]
    assert not [ping for person in people for ping in person.pings(CHANNEL)], "the DM calls"
    assert [each for each in people[0].messages(CHANNEL) if any(each.buttons)]
    await nothing_is_due(bot)


async def test_whoever_wants_it_has_the_log_in_the_channel(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    lobby = await open_table(people)
    await choose_option(people[0], lobby, "Log", "log here")
    await people[0].wait_until(lambda: "log in a thread" not in lobby.text)
    await people[0].press(lobby, "Start")
    told = await deploy(bot, table, people)
    assert holding(texts(people[0], CHANNEL), told)
    assert not [each for each in people[0].channels if each.is_thread]


async def test_a_whole_game_tells_everything_once(table: LocalTable, bot: Seneschal) -> None:
    """Each turn of the journal is told in the thread, in order, and none of it in the channel."""
    people = table.people[:2]
    await start_with_thread(people)
    hosted = await play_quickly(bot, table)
    thread = texts(people[0], LOG)
    rounds = [text for text in thread if "Round" in text and "begins" in text]
    assert len(rounds) == 5
    assert len(holding(texts(people[0], CHANNEL), "begins")) == 0
    assert holding(texts(people[0], CHANNEL), "wins")
    said = await database_of(bot.services.store).all(
        "SELECT payload FROM outbox WHERE kind = 'tell_log' AND state = 'said' AND table_id = ?"
        " ORDER BY id",
        hosted.row.id,
    )
    stories = [story("tell_log", payload) for (payload,) in said]
    assert [story_text(hosted, each) for each in stories] == thread
    await nothing_is_due(bot)


async def test_without_the_permission_the_log_stays_here_and_that_is_said_once(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    table.faults.deny(table.channel(CHANNEL), Right.CREATE_PUBLIC_THREADS)
    await start_with_thread(people)
    told = [await deploy(bot, table, people), await deploy(bot, table, people, "templars_large")]
    channel = texts(people[0], CHANNEL)
    assert len(holding(channel, NO_THREAD)) == 1
    assert "**Create Public Threads**" in holding(channel, NO_THREAD)[0]
    for each in told:
        assert len(holding(channel, each)) == 1
    assert not [each for each in people[0].channels if each.is_thread]
    await nothing_is_due(bot)


async def test_a_thread_that_takes_no_messages_leaves_the_log_in_the_channel(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    table.faults.deny(table.channel(CHANNEL), Right.SEND_MESSAGES_IN_THREADS)
    await start_with_thread(people)
    told = await deploy(bot, table, people)
    channel = texts(people[0], CHANNEL)
    assert len(holding(channel, LOST)) == 1
    assert len(holding(channel, "Round 1 begins")) == len(holding(channel, told)) == 1
    assert texts(people[0], LOG) == []


def delete(table: LocalTable, thread: Channel) -> None:
    table.faults.delete_channel(thread)


def lock_away(table: LocalTable, thread: Channel) -> None:
    table.faults.archive_thread(thread, locked=True)


def lock(table: LocalTable, thread: Channel) -> None:
    thread.locked = True
    table.service.world.update_channel(thread)


@pytest.mark.parametrize("loss", [delete, lock_away, lock])
async def test_a_lost_thread_brings_the_log_back_said_once_and_nothing_is_lost(
    loss: Callable[[LocalTable, Channel], None], table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_with_thread(people)
    await to_phase(bot, table, people, "deploy")
    before = texts(people[0], LOG)
    loss(table, people[0].channel(LOG))
    told = [await deploy(bot, table, people), await deploy(bot, table, people, "templars_large")]
    channel = texts(people[0], CHANNEL)
    assert len(holding(channel, LOST)) == 1
    assert told[0] in holding(channel, LOST)[0]
    for each in told:
        assert len(holding(channel, each)) == 1
    for each in before:
        assert each not in channel
    await nothing_is_due(bot)


async def test_an_archived_thread_wakes_and_goes_on(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    await start_with_thread(people)
    await to_phase(bot, table, people, "deploy")
    thread = people[0].channel(LOG)
    table.faults.archive_thread(thread)
    told = await deploy(bot, table, people)
    assert holding(texts(people[0], thread), told)
    assert not thread.archived
    assert not holding(texts(people[0], CHANNEL), LOST)


async def test_a_table_in_a_thread_keeps_its_log_and_the_lobby_says_so(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    world = table.service.world
    thread = world.open_thread(table.channel(CHANNEL), "nook", PUBLIC_THREAD, owner=ana.user)
    await ana.slash(thread, "play", game="jerusalem")
    lobby = await ana.wait_for("a table is open", thread)
    assert "log here, as a thread has no threads" in lobby.text
    listed = as_message(await ana.press(lobby, "Options"))
    offered = as_message(await ana.choose(listed, listed.selects[0].custom_id, "Log"))
    assert [each.value for each in offered.selects[0].options] == ["within"]
    await ben.press(lobby, "Join")
    await ana.press(lobby, "Start")
    await bot.services.deliverer.settled()
    assert holding(texts(ana, thread), "Round 1 begins")
    assert [each.name for each in ana.channels if each.is_thread] == ["nook"]
    assert await bot.services.store.tables_with_outbox() == []


async def test_after_a_restart_the_log_goes_on_in_its_thread(
    table: LocalTable, tmp_path: Path
) -> None:
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path)) as bot:
        await start_with_thread(people)
        await bot.services.deliverer.settled()
    async with running_bot(table, quick(tmp_path)) as bot:
        told = await deploy(bot, table, people)
        assert len(holding(texts(people[0], LOG), told)) == 1
        assert not holding(texts(people[0], CHANNEL), told)


@pytest.mark.parametrize("after_work", [False, True])
async def test_a_thread_is_opened_once_whatever_breaks(
    after_work: bool, table: LocalTable, bot: Seneschal
) -> None:
    """After the work is done, the second try hears that there is a thread already."""
    people = table.people[:2]
    table.faults.reset("POST */threads", times=2, after_work=after_work)
    await start_with_thread(people)
    told = await deploy(bot, table, people)
    threads = [each for each in people[0].channels if each.is_thread]
    assert [each.name for each in threads] == [LOG]
    assert len(holding(texts(people[0], LOG), told)) == 1
    await nothing_is_due(bot)


async def test_the_word_that_the_log_is_back_is_not_said_again_after_a_power_cut(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was sent, and the machine went off before that was stored."""
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path)) as bot:
        await start_with_thread(people)
        await to_phase(bot, table, people, "deploy")
        table.faults.delete_channel(people[0].channel(LOG))
        monkeypatch.setattr(bot.services.store, "mark_said", never)
        seat = (await table_in(bot, table)).game.asked[0]
        await people[seat].slash(CHANNEL, "move", action="place market_large 1")
        await end_turn(people[seat])
        await people[0].wait_for(LOST, CHANNEL)
    table.clock.advance(8 * 3600)
    async with running_bot(table, quick(tmp_path)) as bot:
        await nothing_is_due(bot)
        told = [await deploy(bot, table, people, "templars_large")]
        channel = texts(people[0], CHANNEL)
        assert len(holding(channel, LOST)) == 1
        assert len(holding(channel, "places 1 squire in Market (large)")) == 1
        assert len(holding(channel, told[0])) >= 1


async def never(*_: object, **__: object) -> None:
    await asyncio.Event().wait()


async def test_taking_back_is_told_where_the_turn_was(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    await start_with_thread(people)
    seat = await to_phase(bot, table, people, "deploy")
    await deploy(bot, table, people)
    await people[seat].slash(CHANNEL, "undo")
    await bot.services.deliverer.settled()
    assert holding(texts(people[0], LOG), "takes the last action back")
    assert not holding(texts(people[0], CHANNEL), "takes the last action back")


async def test_the_page_shows_the_thread_below_its_channel(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_with_thread(people)
    await bot.services.deliverer.settled()
    shown = page_data.channels(table, people[0])
    names = [each["name"] for each in shown]
    at = names.index(LOG)
    assert names[at - 1] == CHANNEL
    assert (shown[at]["kind"], shown[at]["parent"]) == ("thread", table.channel(CHANNEL).id)


async def test_the_service_refuses_the_threads_that_discord_refuses(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_with_thread(people)
    await deploy(bot, table, people)
    await bot.services.deliverer.settled()
    await bot.services.dm_eraser.settled()  # calls that were answered have gone
    wrong: list[tuple[str, Any, int]] = [(CHANNEL, 7, 50035), (LOG, 60, 50024)]
    for place, minutes, code in wrong:
        message = people[0].messages(place)[-1]
        channel = bot.get_partial_messageable(int(message.channel.id), guild_id=int(table.guild.id))
        with pytest.raises(discord.HTTPException) as caught:
            await channel.get_partial_message(int(message.id)).create_thread(
                name="side", auto_archive_duration=minutes
            )
        assert caught.value.code == code
    (data,) = [
        each.response for each in table.traffic.exchanges if each.route.endswith("/threads")
    ][:1]
    assert data["thread_metadata"]["auto_archive_duration"] == 7 * 24 * 60
