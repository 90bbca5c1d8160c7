"""[Rematch]: whoever presses it hosts, the others are called, computer players sit again."""

from bot.app.client import Seneschal
from bot.local import LocalTable
from tests.e2e.kit import (
    CHANNEL,
    add_computers,
    choose_option,
    open_table,
    play_quickly,
    table_in,
)
from tests.e2e.test_table import labels
from tests.kit.replies import as_message


async def test_a_rematch_calls_the_others_and_seats_the_computers(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    lobby = await open_table([ana, ben])
    await add_computers(ana, lobby, 1)
    await choose_option(ana, lobby, "auction", "open")
    await ana.press(lobby, "Start")
    await play_quickly(bot, table)
    final = await ben.wait_for(lambda each: "Rematch" in labels(each), CHANNEL)
    called = len(ana.pings(CHANNEL)), len(ben.pings(CHANNEL))
    opened = as_message(await ben.press(final, "Rematch"))
    assert opened.ephemeral
    assert "Others can press **Join**" in opened.text
    await ana.wait_for(f"{ben.mention} would like to play again", CHANNEL)
    row = (await table_in(bot, table)).row
    assert (row.status, row.host_id, row.options) == ("lobby", int(ben.id), {"auction": "open"})
    assert [sitter.is_computer for sitter in row.seats] == [False, True]
    assert (len(ana.pings(CHANNEL)), len(ben.pings(CHANNEL))) == (called[0] + 1, called[1])
    again = await ana.wait_for(lambda each: "Start" in labels(each), CHANNEL)
    await ana.press(again, "Join")
    assert "▲\u00a0Ana" in again.text
    refused = await ana.press(final, "Rematch")
    assert "There is a table in this channel already" in refused.text
