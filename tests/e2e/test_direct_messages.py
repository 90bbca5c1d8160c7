"""Commands by DM: at the one table that is meant, and at none where several could be."""

from bot.app.client import Seneschal
from bot.local import LocalTable, Person
from bot.tables.hosted_table import HostedTable
from tests.e2e.kit import abandon, start_table, table_in

CHANNELS = ("general", "jerusalem")


async def two_tables_waiting_for_one(
    bot: Seneschal, table: LocalTable
) -> tuple[Person, list[HostedTable]]:
    """Who opens an auction is drawn by lot, so one begins anew until it is the same person."""
    people = table.people[:2]
    while True:
        lives = []
        for channel in CHANNELS:
            await start_table(people, channel=channel)
            await bot.services.deliverer.settled()
            lives.append(await table_in(bot, table, channel))
        seats = {hosted.game.asked for hosted in lives}
        if len(seats) == 1:
            return people[lives[0].game.asked[0]], lives
        for channel in CHANNELS:
            await abandon(people[0], channel)


async def test_by_dm_nothing_is_done_where_several_tables_wait(
    table: LocalTable, bot: Seneschal
) -> None:
    asked, lives = await two_tables_waiting_for_one(bot, table)
    for command, options in (("move", {"action": "name marshal"}), ("undo", {}), ("screen", {})):
        refused = await asked.slash(asked.dm, command, **options)
        assert "More than one table waits for you" in refused.text
        assert all(f"<#{hosted.row.channel_id}>" in refused.text for hosted in lives)
    found = await asked.autocomplete(asked.dm, "move", "action", action="na")
    assert found == []
    for channel in CHANNELS:
        assert not (await table_in(bot, table, channel)).game.history
    # Where only one still waits, that is the one.
    await asked.slash(CHANNELS[0], "move", action="name marshal")
    await asked.slash(CHANNELS[0], "move", action="bid 0")
    await asked.slash(CHANNELS[0], "move", action="pass")
    await asked.slash(asked.dm, "move", action="name admiral")
    texts = [done.text for done in (await table_in(bot, table, CHANNELS[1])).game.history]
    assert texts == ["name admiral"]
