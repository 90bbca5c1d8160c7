"""/log, /board as text and /hint as people get them."""

import asyncio
import sqlite3
from pathlib import Path
from typing import NoReturn

import pytest

import engine
import render
from bot.app.client import Seneschal
from bot.local import LocalTable
from bot.tables.hosted_table import HostedTable
from bot.workers.thinking import Thought
from tests.e2e.kit import CHANNEL, open_table, quick, running_bot, start_table, table_in, to_phase


async def test_the_log_is_read_though_the_figures_have_been_corrected(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart the game cannot be played again by what data.toml says now."""
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path)) as bot:
        await start_table(people)
        seat = await to_phase(bot, table, people, "deploy")
        await people[seat].slash(CHANNEL, "move", action="place market_large 1")
        before = await people[0].slash(CHANNEL, "log")
    monkeypatch.setattr(engine.Table, "_log_before", None)
    async with running_bot(table, quick(tmp_path)):
        after = await people[0].slash(CHANNEL, "log")
    assert "Market (large)" in before.text
    assert after.text == before.text


async def test_a_position_too_long_for_a_message_comes_in_two(
    table: LocalTable, bot: Seneschal, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = table.people[:2]
    await start_table(people)
    lines = [f"{number} squires stand in the {number}th street" for number in range(150)]
    monkeypatch.setattr(render, "text", lambda *_, **__: "\n".join(lines))
    await people[0].slash(CHANNEL, "board", text=True)
    await people[0].wait_for(lines[-1], CHANNEL)
    mine = [each for each in people[0].messages(CHANNEL) if "squires stand" in each.text]
    assert len(mine) == 2
    assert all(each.ephemeral for each in mine)
    assert "\n".join(each.text for each in mine).split("\n")[1:] == lines


async def test_one_hint_at_a_time_for_each_person(
    table: LocalTable, bot: Seneschal, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = table.people[:2]
    await start_table(people)
    seat = await to_phase(bot, table, people, "deploy")
    legal = (await table_in(bot, table)).game.legal(seat)
    thinking, done = asyncio.Event(), asyncio.Event()

    async def advice(hosted: HostedTable, seat: int) -> Thought:
        thinking.set()
        await done.wait()
        return Thought(legal[0])

    monkeypatch.setattr(bot.services.thinker, "advice", advice)
    first = people[seat].begin_slash(CHANNEL, "hint")
    await thinking.wait()
    refused = await people[seat].slash(CHANNEL, "hint")
    assert "one at a time" in refused.text
    done.set()
    assert "I'd choose" in (await people[seat].outcome(first)).text
    assert "I'd choose" in (await people[seat].slash(CHANNEL, "hint")).text


async def test_a_store_that_cannot_be_read_is_told_in_a_sentence(
    table: LocalTable, bot: Seneschal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where one's language is not known."""
    people = table.people[:2]
    lobby = await open_table(people)
    bot.services._user_settings.clear()

    async def broken(*_: object) -> NoReturn:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(bot.services.store, "user_settings", broken)
    by_command = await people[0].slash(CHANNEL, "log")
    by_click = await people[1].press(lobby, "Leave")
    for refused in (by_command, by_click):
        assert "disk I/O error" in refused.text
