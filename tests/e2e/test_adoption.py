"""/adopt: only a table that has really lost its channel, only its host, only on its server."""

from bot.app.client import Seneschal
from bot.local import LocalTable, Person, Right
from tests.e2e.kit import CHANNEL, start_table, table_in
from tests.e2e.test_table import forge, labels

PUBLIC_THREAD = 11


async def running(bot: Seneschal, people: list[Person]) -> int:
    await start_table(people)
    await bot.services.deliverer.settled()
    return 1


async def place_of(bot: Seneschal, table_id: int) -> tuple[int, int | None]:
    hosted = await bot.services.tables.get(table_id)
    return hosted.row.channel_id, hosted.row.guild_id


async def test_a_thread_that_was_put_away_is_not_gone(table: LocalTable, bot: Seneschal) -> None:
    ana, ben = table.people[:2]
    thread = table.service.world.open_thread(
        table.channel(CHANNEL), "nook", PUBLIC_THREAD, owner=ana.user
    )
    await ana.slash(thread, "play", game="jerusalem")
    lobby = await ana.wait_for("a table is open", thread)
    await ben.press(lobby, "Join")
    await ana.press(lobby, "Start")
    await bot.services.deliverer.settled()
    table.faults.archive_thread(thread)
    for person in (ana, ben):
        refused = await person.slash(CHANNEL, "adopt")
        assert "has lost its channel" in refused.text
    assert await place_of(bot, 1) == (int(thread.id), int(table.guild.id))


async def test_nobody_but_the_host_or_a_manager_moves_a_table(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben, cid = table.people[:3]
    table_id = await running(bot, [ben, cid])  # Ana owns the server and does not sit
    table.faults.delete_channel(table.channel(CHANNEL))
    refused = await cid.slash("jerusalem", "adopt")
    assert f"Only the host, <@{ben.id}>" in refused.text
    adopted = await ana.slash("jerusalem", "adopt")
    assert "goes on here" in adopted.text
    assert await place_of(bot, table_id) == (
        int(table.channel("jerusalem").id),
        int(table.guild.id),
    )


async def test_a_table_stays_on_its_server(table: LocalTable, bot: Seneschal) -> None:
    ana, ben = table.people[:2]
    table_id = await running(bot, [ana, ben])
    before = await place_of(bot, table_id)
    lair = table.add_channel("lair", guild=table.add_guild("Elsewhere", ben, ana))
    table.faults.delete_channel(table.channel(CHANNEL))
    for person in (ana, ben):
        refused = await person.slash(lair, "adopt")
        assert "on this server has lost its channel" in refused.text
    assert await place_of(bot, table_id) == before


async def test_a_channel_that_we_may_no_longer_see_counts_as_gone(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    table_id = await running(bot, [ana, ben])
    table.faults.deny(table.channel(CHANNEL), Right.VIEW_CHANNEL)
    adopted = await ana.slash("jerusalem", "adopt")
    assert "goes on here" in adopted.text
    assert (await place_of(bot, table_id))[0] == int(table.channel("jerusalem").id)


async def test_a_table_adopted_into_a_thread_keeps_its_log_there(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    table_id = await running(bot, [ana, ben])
    table.faults.delete_channel(table.channel(CHANNEL))
    nook = table.service.world.open_thread(
        table.channel("jerusalem"), "nook", PUBLIC_THREAD, owner=ana.user
    )
    await ana.slash(nook, "adopt")
    assert (await bot.services.tables.get(table_id)).row.log == "within"


async def test_managing_another_server_gives_no_say_over_a_table(
    table: LocalTable, bot: Seneschal
) -> None:
    """Anybody can found a server, manage it, and send a forged button from there."""
    ana, ben, cid = table.people[:3]
    table_id = await running(bot, [ana, ben])
    lair = table.add_channel("lair", guild=table.add_guild("Elsewhere", cid))
    await cid.slash(lair, "play", game="jerusalem")
    lobby = await cid.wait_for(lambda each: "Start" in labels(each), lair)
    await ana.slash("jerusalem", "play", game="jerusalem")
    there = (await table_in(bot, table, "jerusalem")).row.id
    forged = forge(lobby, f"options:{there}")
    refused = await cid.press(forged, f"options:{there}")
    assert "Only the host" in refused.text
    assert table_id != there
