"""A damaged table among others, with the real bot: it goes on, or it alone stands still."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.app.client import Seneschal
from bot.local import LocalTable, Person
from tests.e2e.kit import CHANNEL, quick, running_bot, start_table, table_in


def damage(path: Path, table_id: int, newest: int) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        changed = db.execute(
            "UPDATE journal SET snapshot = x'6e6f697365' WHERE table_id = ? AND number >"
            " (SELECT MAX(number) FROM journal WHERE table_id = ?) - ?",
            (table_id, table_id, newest),
        )
        assert changed.rowcount


async def act(people: list[Person], table: LocalTable, bot: Seneschal, channel: str) -> str:
    """Whoever is asked does the first thing offered; what they read."""
    hosted = await table_in(bot, table, channel)
    seat = hosted.game.asked[0]
    action = hosted.game.legal(seat)[0]
    return (await people[seat].slash(channel, "move", action=action)).text


@pytest.mark.parametrize("newest", [1, 3])
async def test_a_game_with_a_damaged_snapshot_goes_on_after_a_restart(
    newest: int, table: LocalTable, tmp_path: Path
) -> None:
    people = table.people[:2]
    settings = quick(tmp_path)
    async with running_bot(table, settings) as bot:
        await start_table(people)
        for _ in range(4):
            await act(people, table, bot, CHANNEL)
        before = await table_in(bot, table)
    damage(settings.database_file, before.row.id, newest)
    async with running_bot(table, settings) as bot:
        screen = await people[0].slash(CHANNEL, "screen")
        assert "damaged" not in screen.text
        assert (await table_in(bot, table)).game.dump() == before.game.dump()
        await act(people, table, bot, CHANNEL)
        after = await table_in(bot, table)
        assert len(after.game.history) > len(before.game.history)


async def test_a_table_that_cannot_be_rebuilt_stands_still_alone(
    table: LocalTable, tmp_path: Path
) -> None:
    people = table.people[:2]
    settings = quick(tmp_path)
    async with running_bot(table, settings) as bot:
        await start_table(people)
        await start_table(people, channel="jerusalem")
        await bot.services.deliverer.settled()
        lost = await table_in(bot, table)
    damage(settings.database_file, lost.row.id, 99)
    async with running_bot(table, settings) as bot:
        for command in ("screen", "board", "log", "undo"):
            said = await people[0].slash(CHANNEL, command)
            assert f"(number {lost.row.id}) is damaged" in said.text
            assert "our fault" not in said.text
        await act(people, table, bot, "jerusalem")
        by_dm = await people[0].slash(people[0].dm, "screen")
        assert "damaged" not in by_dm.text, "the other table is the one that is meant"
        refused = await people[0].slash(CHANNEL, "play", game="jerusalem")
        assert "a table in this channel already" in refused.text
        refused = await people[1].slash(CHANNEL, "abandon")
        assert "Only the host" in refused.text
        await people[0].slash(CHANNEL, "abandon")
        await start_table(people)
        assert (await table_in(bot, table)).row.id != lost.row.id
        await act(people, table, bot, CHANNEL)
        await bot.services.deliverer.settled()
