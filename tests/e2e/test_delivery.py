"""What must be said is said, once, whatever breaks between us, the disk and Discord."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.app.client import Seneschal
from bot.delivery import discord_api
from bot.local import Channel, LocalTable, Message, Person, Right
from bot.local.api_errors import ApiError
from bot.local.viewer import ChannelRef
from bot.local.world.model import PUBLIC_THREAD
from bot.messages.message import OutgoingMessage
from bot.store import OutboxItem, OutboxMessage, Post, TableRow
from bot.store.outbox import AskSeat, RefreshBoard, SayInChannel
from tests.e2e.kit import (
    CHANNEL,
    abandon,
    choose_option,
    open_table,
    quick,
    running_bot,
    start_table,
    start_with_log_here,
    table_in,
)
from tests.kit.stores import database_of

LOG = "Jerusalem: the log"
NIGHT = 8 * 3600


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A note that is lost keeps nobody from closing."""
    monkeypatch.setattr("bot.delivery.deliverer.CLOSE_SECONDS", 0.1)


def texts(person: Person, place: ChannelRef = CHANNEL) -> list[str]:
    return [each.text for each in person.messages(place) if not each.ephemeral]


def boards(person: Person, place: ChannelRef = CHANNEL) -> list[Message]:
    return [each for each in person.messages(place) if has(each, "Board")]


def has(message: Message, label: str) -> bool:
    return any(button.label == label for button in message.buttons)


def once_each(found: list[str]) -> bool:
    return len(found) == len(set(found))


async def act(bot: Seneschal, table: LocalTable, count: int = 1) -> None:
    """The first thing offered, without Discord between."""
    for _ in range(count):
        hosted = await table_in(bot, table)
        seat = hosted.game.asked[0]
        await bot.services.tables.play(hosted.row.id, seat, hosted.game.legal(seat)[0], None)


async def started(
    bot: Seneschal,
    people: list[Person],
    start: Callable[[list[Person]], Awaitable[Message]] = start_table,
) -> None:
    await start(people)
    await bot.services.deliverer.settled()


async def all_is_said(bot: Seneschal) -> None:
    await bot.services.deliverer.settled()
    await bot.services.dm_eraser.settled()
    assert await bot.services.store.tables_with_outbox() == []


async def say_more(bot: Seneschal, message: OutboxMessage) -> None:
    """The first table has this to say as well."""
    await bot.services.store.save((await bot.services.tables.get(1)).row, [message])
    bot.services.tables.cache._tables.clear()
    bot.services.deliverer.wake(1)
    await all_is_said(bot)


def breaking_once(
    bot: Seneschal, monkeypatch: pytest.MonkeyPatch, part: str, problem: Exception
) -> list[str]:
    """The next message with this in its components breaks; what was broken."""
    post = bot.services.deliverer.sender.api
    send = post.send
    broken: list[str] = []

    async def breaks(channel_id: int, letter: OutgoingMessage, *rest: Any, **how: Any) -> Post:
        parts = letter.view.to_components()  # type: ignore[no-untyped-call]  # by discord.py
        if not broken and part in str(parts):
            broken.append(part)
            raise problem
        return await send(channel_id, letter, *rest, **how)

    monkeypatch.setattr(post, "send", breaks)
    return broken


class Unwell:
    status, reason = 503, "unwell"


# -- whatever breaks, the table goes on --------------------------------------------------------


async def test_a_closed_dm_is_told_although_the_connection_broke_over_it(
    table: LocalTable, bot: Seneschal, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = table.people[:2]
    await started(bot, people)
    other = people[1 - (await table_in(bot, table)).game.asked[0]]
    table.faults.close_dms(other.user)
    broken = breaking_once(
        bot, monkeypatch, "DMs are closed", aiohttp.ClientConnectionError("cable")
    )
    await act(bot, table, 2)
    await all_is_said(bot)
    assert broken
    (note,) = [text for text in texts(other) if "DMs are closed" in text]
    assert other.mention in note


async def test_a_full_disk_after_sending_says_the_rest_and_nothing_twice(
    table: LocalTable, bot: Seneschal, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = table.people[:2]
    await started(bot, people)
    said = bot.services.store.mark_said
    lost: list[OutboxItem[OutboxMessage]] = []

    async def full(item: OutboxItem[OutboxMessage], *rest: Any, **more: Any) -> None:
        if not lost and item.kind == "tell_log":
            lost.append(item)
            table.clock.advance(NIGHT)  # no nonce counts any more
            raise sqlite3.OperationalError("database or disk is full")
        await said(item, *rest, **more)

    monkeypatch.setattr(bot.services.store, "mark_said", full)
    await act(bot, table, 4)
    await all_is_said(bot)
    assert lost
    assert once_each(texts(people[0]))
    assert once_each(texts(people[0], LOG))


async def test_a_store_that_cannot_be_read_for_a_while_silences_nobody(
    table: LocalTable, bot: Seneschal, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = table.people[:2]
    await started(bot, people)
    outbox = bot.services.store.outbox
    failures: list[int] = []

    async def locked(table_id: int, **which: Any) -> list[OutboxItem[OutboxMessage]]:
        if len(failures) < 3:
            failures.append(table_id)
            raise sqlite3.OperationalError("database is locked")
        return await outbox(table_id, **which)

    monkeypatch.setattr(bot.services.store, "outbox", locked)
    await act(bot, table, 2)
    await all_is_said(bot)
    assert len(failures) == 3
    assert [text for text in texts(people[0], LOG) if "bids" in text or "opens" in text]


@pytest.mark.parametrize("role", ["lobby", "table"])
async def test_a_deleted_message_comes_anew_although_that_failed_at_first(
    role: str, table: LocalTable, bot: Seneschal, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = table.people[:2]
    lobby = await open_table(people)
    if role == "table":
        await people[0].press(lobby, "Start")
    await bot.services.deliverer.settled()
    label = "Join" if role == "lobby" else "Board"
    (lost,) = [each for each in people[0].messages(CHANNEL) if has(each, label)]
    table.faults.delete_message(lost.post)
    broken = breaking_once(
        bot, monkeypatch, f"{label.lower()}:", discord.DiscordServerError(Unwell, "x")
    )
    if role == "lobby":
        await table.people[2].slash(CHANNEL, "join")
    else:
        await act(bot, table, 2)
    await all_is_said(bot)
    assert broken
    assert len([each for each in people[0].messages(CHANNEL) if has(each, label)]) == 1


async def test_a_board_in_a_thread_that_was_put_away_comes_anew(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    thread = await thread_table(table, bot, people)
    table.faults.archive_thread(thread)
    await say_more(bot, RefreshBoard())
    assert not thread.archived
    assert len(boards(people[0], thread)) == 1
    assert "locked" not in "".join(texts(people[0], people[0].dm))


# -- said once, however long the night ---------------------------------------------------------


def forgetful(
    bot: Seneschal, monkeypatch: pytest.MonkeyPatch, *kinds: str
) -> list[OutboxItem[OutboxMessage]]:
    """The store loses the note of the next message of these kinds, as a power cut would."""
    said = bot.services.store.mark_said
    lost: list[OutboxItem[OutboxMessage]] = []

    async def cut(item: OutboxItem[OutboxMessage], *rest: Any, **more: Any) -> None:
        if item.kind in kinds:
            lost.append(item)
            await asyncio.Event().wait()
        await said(item, *rest, **more)

    monkeypatch.setattr(bot.services.store, "mark_said", cut)
    return lost


async def until(reached: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not reached():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("newest", [discord_api.SEARCHED_NEWEST, 5])
async def test_a_message_is_found_again_among_what_people_say(
    newest: int, table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thirty lines before it; and thirty after it, which may be more than one looks through."""
    monkeypatch.setattr(discord_api, "SEARCHED_NEWEST", newest)
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path)) as bot:
        await started(bot, people)
        for number in range(30):
            await people[0].say(CHANNEL, f"before {number}")
        lost = forgetful(bot, monkeypatch, "tell_log")
        await act(bot, table, 4)
        await until(lambda: lost)
    for number in range(30):
        await people[0].say(CHANNEL, f"after {number}")
    table.clock.advance(NIGHT)
    async with running_bot(table, quick(tmp_path)) as bot:
        await all_is_said(bot)
        assert once_each(texts(people[0]))


async def test_a_new_tables_lobby_is_found_again_although_it_has_changed(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a channel with a history, and with somebody sitting down while the note was lost."""
    ana, ben = table.people[:2]
    for number in range(30):
        await ana.say(CHANNEL, f"chat {number}")
    async with running_bot(table, quick(tmp_path)) as bot:
        lost = forgetful(bot, monkeypatch, "refresh_lobby")
        await ana.slash(CHANNEL, "play", game="jerusalem")
        await until(lambda: lost)
        await ben.slash(CHANNEL, "join")
        await ana.slash(CHANNEL, "start")
    table.clock.advance(NIGHT)
    async with running_bot(table, quick(tmp_path)) as bot:
        await all_is_said(bot)
        assert not [text for text in texts(ana) if "a table is open" in text], "it was edited"
        assert len([text for text in texts(ana) if "the game has begun" in text]) == 1


async def test_a_table_message_is_found_again_although_the_game_went_on(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path)) as bot:
        lost = forgetful(bot, monkeypatch, "post_board")
        await start_table(people)
        await until(lambda: lost)
        await act(bot, table, 2)
    table.clock.advance(NIGHT)
    async with running_bot(table, quick(tmp_path)) as bot:
        await all_is_said(bot)
        (board,) = boards(people[0])
        names = [people[seat].name for seat in await asked(bot, table)]
        assert all(name in board.text for name in names), "and it shows what is now"


async def asked(bot: Seneschal, table: LocalTable) -> tuple[int, ...]:
    return (await table_in(bot, table)).game.asked


async def test_a_question_by_dm_is_found_again(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path)) as bot:
        lost = forgetful(bot, monkeypatch, "ask_seat")
        await start_table(people)
        await until(lambda: lost)
        person = people[(await asked(bot, table))[0]]
        count = len(person.messages(person.dm))
    table.clock.advance(NIGHT)
    async with running_bot(table, quick(tmp_path)) as bot:
        await all_is_said(bot)
        assert len(person.messages(person.dm)) == count


async def test_the_same_words_are_said_again_when_they_are_due_again(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await started(bot, people)
    words = SayInChannel("The same words.")
    for count in (1, 2):
        bot.services.deliverer.sender.send_once.mark_uncertain(range(1000))
        await say_more(bot, words)
        assert texts(people[0]).count("The same words.") == count


# -- refused for a while -----------------------------------------------------------------------


async def thread_table(table: LocalTable, bot: Seneschal, people: list[Person]) -> Channel:
    """A table in a thread of people's own."""
    world = table.service.world
    thread = world.open_thread(table.channel(CHANNEL), "nook", PUBLIC_THREAD, owner=people[0].user)
    await people[0].slash(thread, "play", game="jerusalem")
    lobby = await people[0].wait_for("a table is open", thread)
    for person in people[1:]:
        await person.press(lobby, "Join")
    await people[0].press(lobby, "Start")
    await bot.services.deliverer.settled()
    return thread


async def act_at(bot: Seneschal, table_id: int, count: int = 1) -> None:
    for _ in range(count):
        hosted = await bot.services.tables.get(table_id)
        seat = hosted.game.asked[0]
        await bot.services.tables.play(table_id, seat, hosted.game.legal(seat)[0], None)


def told(person: Person, part: str) -> list[str]:
    return [text for text in texts(person, person.dm) if part in text]


def is_told(person: Person, part: str, times: int) -> bool:
    return len(told(person, part)) == times


async def test_a_locked_thread_keeps_everything_until_it_is_open_again(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    thread = await thread_table(table, bot, people)
    table.faults.archive_thread(thread, locked=True)
    before = texts(people[0], thread)
    await act_at(bot, 1, 4)
    await until(lambda: told(people[0], "the thread is locked"))
    await asyncio.sleep(0.3)
    assert len(told(people[0], "the thread is locked")) == 1, "once, whatever is tried"
    assert texts(people[0], thread) == before
    thread.locked = False
    table.service.world.update_channel(thread)
    await all_is_said(bot)
    dropped = await database_of(bot.services.store).all(
        "SELECT kind FROM outbox WHERE state = 'dropped' AND note NOT LIKE 'a later%'"
    )
    assert [kind for (kind,) in dropped if kind not in ("ask_seat", "refresh_board")] == []
    assert len(texts(people[0], thread)) > len(before)


@pytest.mark.parametrize("status", [401, 403])
async def test_a_refusal_without_a_reason_loses_nothing(
    status: int, table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await started(bot, people)
    table.faults.add("POST */messages", 1000, refusal=ApiError(0, "Nope", status=status))
    await act(bot, table, 2)
    await asyncio.sleep(0.2)
    assert await bot.services.store.tables_with_outbox()
    table.faults.clear()
    await all_is_said(bot)
    dropped = await database_of(bot.services.store).all(
        "SELECT kind FROM outbox WHERE state = 'dropped'"
    )
    assert [tuple(each) for each in dropped] == []


async def test_a_body_of_our_own_making_is_dropped_loudly_and_the_rest_is_said(
    table: LocalTable, bot: Seneschal, caplog: pytest.LogCaptureFixture
) -> None:
    people = table.people[:2]
    await started(bot, people)
    table.faults.refuse("POST */messages", code=50035)
    await act(bot, table, 2)
    await all_is_said(bot)
    assert "can never be said" in caplog.text
    assert told(people[0], "Discord does not let me") == []


async def test_a_thread_names_the_permission_that_it_lacks(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await thread_table(table, bot, people)
    table.faults.deny(table.channel(CHANNEL), Right.SEND_MESSAGES_IN_THREADS)
    await act_at(bot, 1, 4)
    await until(lambda: told(people[0], "I need"))
    (word,) = told(people[0], "I need")
    assert "**Send Messages in Threads**" in word


async def test_the_host_hears_of_it_again_when_it_is_lost_again(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await started(bot, people, start_with_log_here)
    channel = table.channel(CHANNEL)
    for count in (1, 2):
        table.faults.deny(channel, Right.SEND_MESSAGES)
        await act(bot, table, 4)
        await until(partial(is_told, people[0], "I need", count))
        table.faults.allow(channel, Right.SEND_MESSAGES)
        await all_is_said(bot)
        table.clock.advance(NIGHT)
    assert len(told(people[0], "I need")) == 2


async def test_a_channel_that_is_gone_is_told_once(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    await started(bot, people)
    table.faults.delete_channel(table.channel(CHANNEL))
    for _ in range(6):
        await act_at(bot, 1)
        await bot.services.deliverer.settled()
        table.clock.advance(3600)
    assert len(told(people[0], "is gone")) == 1


async def test_what_happens_on_other_servers_brings_no_new_try(
    table: LocalTable, tmp_path: Path
) -> None:
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path, retry_seconds=60)) as bot:
        await started(bot, people, start_with_log_here)
        channel = table.channel(CHANNEL)
        elsewhere = table.add_channel("lair", guild=table.add_guild("Elsewhere", people[0]))
        table.faults.deny(channel, Right.SEND_MESSAGES)
        await act(bot, table, 4)
        await until(lambda: bot.services.deliverer.backoff._pauses)
        for place, more in ((elsewhere, 0), (channel, 1)):
            before = refused(table)
            for number in range(10):
                place.topic = f"{number}"
                table.service.world.update_channel(place)
            await people[0].slash(CHANNEL, "screen")  # by then the bot has heard of all that
            await asyncio.sleep(0.2)
            assert refused(table) - before == more


def refused(table: LocalTable) -> int:
    posts = [each for each in table.traffic.exchanges if each.method == "POST"]
    return len([each for each in posts if each.status == 403])


# -- nobody waits for others -------------------------------------------------------------------


async def test_tables_that_wait_for_pictures_keep_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    channels = [f"c{number}" for number in range(9)]
    async with LocalTable(rate_limits=False, channels=[CHANNEL, *channels]) as table:
        people = table.people[:2]
        async with running_bot(table, quick(tmp_path, pictures=True)) as bot:
            drawn = asyncio.Event()

            async def slow(*_: object) -> None:
                await drawn.wait()

            monkeypatch.setattr(bot.services.painter, "_worked", slow)
            for channel in channels[:8]:
                await start_table(people, channel)
            await open_table(people[:1], channel=channels[8])
            drawn.set()
            await all_is_said(bot)


# -- closed DMs --------------------------------------------------------------------------------


async def closed_once(bot: Seneschal, table: LocalTable, people: list[Person]) -> Person:
    """Whoever is asked first has been found to have closed DMs, and has opened them again."""
    for person in people:
        table.faults.close_dms(person.user)
    await started(bot, people)
    first = people[(await asked(bot, table))[0]]
    assert [text for text in texts(first) if "DMs are closed" in text]
    for person in people:
        table.faults.close_dms(person.user, closed=False)
    return first


async def act_slowly(bot: Seneschal, table: LocalTable, count: int) -> None:
    for _ in range(count):
        await act(bot, table)
        await bot.services.deliverer.settled()


async def test_dms_are_tried_again_in_a_new_game(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    first = await closed_once(bot, table, people)
    before = len(first.messages(first.dm))
    await abandon(people[0])
    others = [person for person in people if person is not first]
    lobby = await open_table([first, *others])  # whoever opens it hears no welcome
    await first.press(lobby, "Start")
    await bot.services.deliverer.settled()
    await act_slowly(bot, table, 12)
    assert len(first.messages(first.dm)) > before
    assert await bot.services.store.closed_dms(int(first.user.id)) is None


async def test_dms_are_tried_again_on_another_day_and_quietly(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    first = await closed_once(bot, table, people)
    table.faults.close_dms(first.user)
    now, seat = bot.services.tables.now, (await asked(bot, table))[0]
    ask = AskSeat(seat)
    bot.services.tables.now = lambda: now() + 86400
    await say_more(bot, ask)
    (call,) = [text for text in texts(first) if first.mention in text]
    assert "DMs are closed" not in call, "that was said before, and one call stands there"
    table.faults.close_dms(first.user, closed=False)
    await say_more(bot, ask)
    assert first.messages(first.dm) == [], "once a day is enough"
    bot.services.tables.now = lambda: now() + 2 * 86400
    await say_more(bot, ask)
    assert len(first.messages(first.dm)) == 1


# -- the end -----------------------------------------------------------------------------------


async def test_nobody_is_heard_any_more_when_the_store_closes(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_bot(table, quick(tmp_path)) as bot:
        close = bot.services.store.close
        listening: list[int] = []

        async def closed() -> None:
            listening.append(len(table.service.gateway.connected))
            await close()

        monkeypatch.setattr(bot.services.store, "close", closed)
        assert table.service.gateway.connected
    assert listening == [0]


async def test_whoever_has_been_heard_is_answered_before_we_close(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path)) as bot:
        await started(bot, people)
        save, saving = bot.services.store.save, asyncio.Event()

        async def slow(*values: Any) -> TableRow:
            saving.set()
            await asyncio.sleep(0.2)
            return await save(*values)

        monkeypatch.setattr(bot.services.store, "save", slow)
        person = people[(await asked(bot, table))[0]]
        typing = asyncio.create_task(person.slash(CHANNEL, "move", action="name marshal"))
        await saving.wait()
        await bot.close()
        assert "Your opening bid" in (await typing).text


async def test_closing_while_we_become_ready_leaves_nothing_running(
    table: LocalTable, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_bot(table, quick(tmp_path)) as bot:
        bot._taken_up = False
        await bot.services.reminders.close()
        bot.dispatch("ready")
        await bot.close()
    assert bot.services.reminders._watching is not None
    assert bot.services.reminders._watching.done()
    assert "Traceback" not in caplog.text


async def test_the_log_in_a_thread_is_not_given_up_over_a_refusal_without_a_reason(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    lobby = await open_table(people)
    await choose_option(people[0], lobby, "Log", "log in a thread")
    table.faults.add("POST */threads", 1, refusal=ApiError(0, "Nope", status=403))
    await people[0].press(lobby, "Start")
    await all_is_said(bot)
    assert [each.name for each in people[0].channels if each.is_thread] == ["Jerusalem: the log"]
