"""Discord takes few edits of messages older than an hour: nothing waits behind one it refuses."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.client import Seneschal
from bot.delivery import discord_api, handlers
from bot.local import LocalTable, Message, Person
from bot.store.outbox import RefreshBoard
from tests.e2e.kit import CHANNEL, open_table, quick, running_bot, start_table, table_in
from tests.kit.stores import database_of

LOG = "Jerusalem: the log"
NIGHT = 8 * 3600


@pytest.fixture
async def old(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Seneschal]:
    """A game of two whose messages are a night old, where Discord takes no edit of an old one."""
    monkeypatch.setattr(discord_api, "OLD_EDIT_SECONDS", 0.2)
    monkeypatch.setattr(discord_api, "LIMITED_SECONDS", 0.4)
    async with running_bot(table, quick(tmp_path)) as bot:
        await start_table(table.people[:2])
        await bot.services.deliverer.settled()
        table.clock.advance(NIGHT)
        bot.services.tables.now = table.clock.now
        table.faults.limit_old_edits(0, 20)
        yield bot


async def act(bot: Seneschal, table: LocalTable) -> Person:
    """Whoever is asked names an office and bids; who is called by that."""
    hosted = await table_in(bot, table)
    seat = hosted.game.asked[0]
    for action in ("name marshal", "bid 0"):
        await bot.services.tables.play(hosted.row.id, seat, action, hosted.row.seats[seat].user_id)
    return table.people[1 - seat]


async def due(bot: Seneschal) -> list[str]:
    rows = await database_of(bot.services.store).all(
        "SELECT kind FROM outbox WHERE state = 'due' ORDER BY id"
    )
    return [kind for (kind,) in rows]


def board_of(person: Person) -> Message:
    (board,) = [each for each in person.messages(CHANNEL) if "Waiting for" in each.text]
    return board


async def test_the_next_player_is_called_while_the_board_waits_alone(
    old: Seneschal, table: LocalTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handlers, "MAX_EDIT_ATTEMPTS", 1000)
    ana = table.people[0]
    before = board_of(ana)
    waited_for = before.text
    called = await act(old, table)
    await called.wait_for("most you would pay", called.dm, seconds=2)
    assert board_of(ana).text == waited_for, "its edit was refused"
    async with asyncio.timeout(5):
        while await due(old) != ["refresh_board"]:
            await asyncio.sleep(0.02)
    table.faults.limit_old_edits(100, 1)
    await called.wait_until(lambda: before.text != waited_for, seconds=10)
    await old.services.deliverer.settled()
    assert board_of(ana) == before, "it was edited, and no other one was sent"
    assert await due(old) == []


async def test_a_board_that_can_never_be_edited_is_sent_anew(
    old: Seneschal, table: LocalTable
) -> None:
    ana = table.people[0]
    before = board_of(ana)
    await act(old, table)
    async with asyncio.timeout(20):
        while await due(old):
            await asyncio.sleep(0.05)
    await old.services.dm_eraser.settled()
    assert board_of(ana).id != before.id
    assert "Ana" in board_of(ana).text


async def test_a_restart_forgets_nothing_that_waits(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord_api, "OLD_EDIT_SECONDS", 0.2)
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path)) as bot:
        await start_table(people)
        await bot.services.deliverer.settled()
        table.clock.advance(NIGHT)
        bot.services.tables.now = table.clock.now
        table.faults.limit_old_edits(0, 20)
        before = board_of(people[0])
        called = await act(bot, table)
        await called.wait_for("most you would pay", called.dm, seconds=2)
        assert "refresh_board" in await due(bot)
    table.faults.limit_old_edits(100, 1)
    async with running_bot(table, quick(tmp_path)) as bot:
        await bot.services.deliverer.settled()
        assert await due(bot) == []
        assert called.name in before.text


async def test_a_lobby_that_has_stood_for_hours_is_sent_anew(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord_api, "OLD_EDIT_SECONDS", 0.2)
    ana, ben = table.people[:2]
    async with running_bot(table, quick(tmp_path)) as bot:
        lobby = await open_table([ana])
        table.clock.advance(NIGHT)
        bot.services.tables.now = table.clock.now
        table.faults.limit_old_edits(0, 20)
        await ben.slash(CHANNEL, "join")
        fresh = await ana.wait_for(lambda each: "Ben" in each.text, CHANNEL, after=lobby)
        await bot.services.deliverer.settled()
        await bot.services.dm_eraser.settled()
        assert lobby.post.deleted
        await ana.press(fresh, "Start")
        await ana.wait_for("Auction of offices", CHANNEL)


async def test_a_picture_that_hangs_keeps_nobody_waiting(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does a board that Discord does not answer for."""
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path)) as bot:
        await start_table(people)
        await bot.services.deliverer.settled()
        table.faults.hang("PATCH /channels/*")
        called = await act(bot, table)
        await called.wait_for("most you would pay", called.dm, seconds=2)
        table.faults.release()
        await bot.services.deliverer.settled()
        assert await due(bot) == []


async def test_a_board_that_scrolled_out_of_sight_is_sent_anew(
    table: LocalTable, tmp_path: Path
) -> None:
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path)) as bot:
        await start_table(people)
        await bot.services.deliverer.settled()
        before = board_of(people[0])
        for number in range(20):
            await people[0].say(CHANNEL, f"chat {number}")
        now = bot.services.tables.now
        bot.services.tables.now = lambda: now() + 1200
        row = (await table_in(bot, table)).row
        for _ in range(8):
            row = await bot.services.store.save(row, [RefreshBoard()])
            bot.services.tables.cache.clear()
            bot.services.deliverer.wake(row.id)
            await bot.services.deliverer.settled()
        await bot.services.dm_eraser.settled()
        assert board_of(people[0]).id != before.id
        assert people[0].last(CHANNEL) == board_of(people[0])
