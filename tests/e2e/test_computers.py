"""Computer players at a table: levels, advice, and a seat that is left and taken back."""

import asyncio
import os
import random
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from time import sleep
from typing import Any

import pytest

import engine
from bot.app.client import Seneschal
from bot.local import LocalTable, Person
from bot.local.interactions import COMPONENT
from bot.store import Entry, OutboxMessage, TableRow
from bot.tables.hosted_table import HostedTable
from bot.workers import thinking
from tests.e2e.kit import (
    CHANNEL,
    Clicker,
    abandon,
    add_computers,
    computers_done,
    open_table,
    quick,
    running_bot,
    start_table,
    table_in,
)
from tests.kit.replies import as_message


async def test_computers_of_each_level_sit_down_and_leave_again(
    table: LocalTable, bot: Seneschal
) -> None:
    ana = table.person("Ana")
    lobby = await open_table([ana])
    select = lobby.selects[0]
    assert [each.value for each in select.options] == ["easy", "normal", "hard"]
    for level in ("easy", "normal", "hard"):
        await ana.choose(lobby, select.custom_id, level)
        assert f", {level})" in lobby.text
    assert [each.label for each in lobby.selects[0].options] == ["Remove a computer player"]
    await ana.choose(lobby, select.custom_id, "-")
    assert "(hard)" not in lobby.text
    levels = [sitter.level for sitter in (await table_in(bot, table)).row.seats]
    assert levels == [None, "easy", "normal"]


async def test_the_lobby_says_how_each_computer_player_plays_and_it_plays_so_after_a_restart(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, settings = table.person("Ana"), quick(tmp_path)
    words = engine.GAMES["jerusalem"].words
    async with running_bot(table, settings) as bot:
        lobby = await open_table([ana])
        await add_computers(ana, lobby, 1, "easy")
        await add_computers(ana, lobby, 2, "normal")
        _, easy, *normal = (await table_in(bot, table)).row.seats
        assert easy.manner is None
        assert normal[0].manner != normal[1].manner, "no two alike while there are others"
        for sitter in normal:
            assert f"**{sitter.name}** {words(f'manner-{sitter.manner}')}" in lobby.text
    async with running_bot(table, settings) as bot:
        row = (await table_in(bot, table)).row
        assert row.seats[2:] == tuple(normal)
        manners = list[str | None]()

        def noted(_way: Any, _position: bytes, _seat: int, *rest: Any) -> None:
            manners.append(rest[-1])

        monkeypatch.setattr(thinking, "partial", noted)
        monkeypatch.setattr(bot.services.thinker, "_done", nothing)
        game = engine.Table.new("jerusalem", seats=4, seed="1")
        for seat in range(4):
            await bot.services.thinker._had(
                thinking.think, HostedTable(row, game), seat, "normal", 1.0
            )
        assert manners == [None, None, normal[0].manner, normal[1].manner]


async def nothing(*_: object) -> None:
    return None


async def test_a_hint_says_what_and_why_to_the_one_who_asked(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_table(people)
    hosted = await table_in(bot, table)
    seat = hosted.game.asked[0]
    before = hosted.game.dump()
    people[seat].timeout_seconds = 60.0  # a process of the pool is started for it
    hint = as_message(await people[seat].slash(CHANNEL, "hint"))
    assert hint.ephemeral
    assert hint.text.startswith("I'd choose **")
    assert "I also weighed" in hint.text
    other = await people[1 - seat].slash(CHANNEL, "hint")
    assert "nothing to advise" in other.text
    assert (await table_in(bot, table)).game.dump() == before


async def test_who_leaves_is_replaced_and_takes_the_seat_back(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    await start_table([ana, ben])
    left = await ben.slash(CHANNEL, "leave")
    assert "`/join` takes your seat back" in left.text
    await ana.wait_for("Ben** leaves; a computer player (normal) takes over", CHANNEL)
    clicker = Clicker(ana, random.Random(3))
    for _ in range(12):
        await computers_done(bot)
        hosted = await table_in(bot, table)
        assert hosted.row.seats[1].is_computer
        assert hosted.game.asked == (0,)
        await clicker.act()
    refused = await ben.slash(CHANNEL, "screen")
    assert "You aren't at this table" in refused.text
    stranger = await table.person("Cid").slash(CHANNEL, "join")
    assert "none of its seats is yours" in stranger.text
    await ben.slash(CHANNEL, "join")
    await ana.wait_for("Ben** is back", CHANNEL)
    hosted = await table_in(bot, table)
    assert hosted.row.seat_of(int(ben.user.id)) == 1
    assert hosted.names[1] == "● Ben"
    await computers_done(bot)
    answered = [done.seat for done in (await table_in(bot, table)).game.history]
    assert 1 in answered, "the stand-in has played for Ben"


async def test_an_old_button_of_the_lobby_hands_no_seat_over(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    lobby = await start_table(people)
    leave = f"leave:{(await table_in(bot, table)).row.id}"
    data = {"custom_id": leave, "component_type": 2, "id": 1}
    click = people[1].service.interactions.open(
        COMPONENT, people[1].user, lobby.channel, data, lobby.post
    )
    reply = await people[1].outcome(click)
    assert "that was for the lobby" in reply.text
    assert (await table_in(bot, table)).row.seat_of(int(people[1].user.id)) == 1


async def test_the_last_person_cannot_leave_computers_alone(
    table: LocalTable, bot: Seneschal
) -> None:
    ana = table.person("Ana")
    lobby = await open_table([ana])
    await add_computers(ana, lobby, 1)
    await ana.press(lobby, "Start")
    refused = await ana.slash(CHANNEL, "leave")
    assert "`/abandon` ends the table" in refused.text


async def test_only_the_host_replaces_somebody_who_is_gone(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben, cid = table.people[:3]
    await start_table([ana, ben, cid])
    refused = await ben.slash(CHANNEL, "replace", player=cid.user)
    assert "Only the host" in refused.text
    nobody = await ana.slash(CHANNEL, "replace", player=table.people[3].user)
    assert "isn't at this table" in nobody.text
    await ana.slash(CHANNEL, "replace", player=cid.user, level="easy")
    await ben.wait_for("Cid** leaves; a computer player (easy) takes over", CHANNEL)
    assert (await table_in(bot, table)).row.seats[2].level == "easy"


def die(*_: object) -> None:
    """What a process of the pool does instead of thinking."""
    os._exit(1)


def sleep_on(*_: object) -> None:
    sleep(60)


async def test_a_player_whose_process_dies_still_moves(
    table: LocalTable,
    bot: Seneschal,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(thinking, "think", die)
    ana, ben = table.people[:2]
    await start_table([ana, ben])
    await ben.slash(CHANNEL, "leave")
    await the_stand_in_moves(bot, table, ana)
    assert "came to no decision" in caplog.text


async def the_stand_in_moves(bot: Seneschal, table: LocalTable, other: Person) -> None:
    """Until it has answered for the first time."""
    clicker = Clicker(other, random.Random(1))
    for _ in range(1200):
        hosted = await table_in(bot, table)
        if any(done.seat == 1 for done in hosted.game.history):
            return
        if hosted.game.asked == (0,):
            await clicker.act()
        await asyncio.sleep(0.05)
    raise AssertionError("nobody plays for Ben")


async def test_a_player_who_takes_too_long_still_moves(
    table: LocalTable,
    bot: Seneschal,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(thinking, "think", sleep_on)
    monkeypatch.setattr(thinking, "GRACE_SECONDS", 1.0)
    bot.services.thinker.seconds = 0.1
    ana, ben = table.people[:2]
    await start_table([ana, ben])
    await ben.slash(CHANNEL, "leave")
    await the_stand_in_moves(bot, table, ana)
    assert "came to no decision" in caplog.text


async def computer_to_move(bot: Seneschal, table: LocalTable, ana: Person) -> None:
    """A table with two computer players, one of which is about to answer."""
    lobby = await open_table([ana])
    await add_computers(ana, lobby, 2)
    await ana.press(lobby, "Start")
    hosted = await table_in(bot, table)
    seat = hosted.row.seat_of(int(ana.user.id))
    assert seat is not None
    while not hosted.row.computer_due:
        await ana.slash(CHANNEL, "move", action=hosted.game.legal(seat)[0])
        hosted = await table_in(bot, table)


async def test_a_computer_answers_although_the_store_failed_at_first(
    table: LocalTable, bot: Seneschal, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = table.person("Ana")
    save = bot.services.store.save
    failures: list[int] = []

    async def locked(
        row: TableRow, messages: Sequence[OutboxMessage] = (), entries: Sequence[Entry] = ()
    ) -> TableRow:
        by_computer = entries and entries[0].kind == "play" and entries[0].user_id is None
        if by_computer and len(failures) < 3:
            failures.append(row.id)
            raise sqlite3.OperationalError("database is locked")
        return await save(row, messages, entries)

    monkeypatch.setattr(bot.services.store, "save", locked)
    await computer_to_move(bot, table, ana)
    await computers_done(bot)
    assert len(failures) == 3
    assert not (await table_in(bot, table)).row.computer_due


async def test_a_table_abandoned_while_a_computer_thinks_is_no_trouble(
    table: LocalTable,
    bot: Seneschal,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ana = table.person("Ana")
    action, thinking, go_on = bot.services.thinker.action, asyncio.Event(), asyncio.Event()

    async def slow(*values: Any) -> str:
        thinking.set()
        await go_on.wait()
        return await action(*values)

    monkeypatch.setattr(bot.services.thinker, "action", slow)
    await computer_to_move(bot, table, ana)
    await thinking.wait()
    await abandon(ana)
    go_on.set()
    await computers_done(bot)
    assert "could not answer" not in caplog.text
