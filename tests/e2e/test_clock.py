"""The move clock through the real service: chosen in the lobby, heard in the channel once."""

import time
from pathlib import Path

from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Person
from tests.e2e.kit import (
    CHANNEL,
    choose_option,
    computers_done,
    open_table,
    play_quickly,
    quick,
    running_bot,
    start_table,
    table_in,
)
from tests.kit.replies import as_message

DAY = 24 * 3600


async def wait_days(bot: Seneschal, days: float) -> None:
    """As if this bot's clock were so much later; what is then due is said."""
    bot.services.tables.now = lambda: time.time() + days * DAY
    await bot.services.reminders.turn()
    await bot.services.deliverer.settled()


def reminded(person: Person) -> list[Message]:
    return [each for each in person.messages(CHANNEL) if "the table has waited" in each.text]


async def test_the_host_chooses_the_clock_beside_the_games_options(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    lobby = await open_table([ana, ben])
    assert "24 h a move" in lobby.text
    said = await choose_option(ana, lobby, "Time for a move", "72 h a move")
    assert "Whoever is asked will be reminded after three days." in said.text
    await choose_option(ana, lobby, "auction", "open")
    await ana.wait_until(lambda: "Auction: Open bidding · 72 h a move" in lobby.text)
    refused = await ben.press(lobby, "Options")
    assert "Only the host" in refused.text
    listed = as_message(await ana.press(lobby, "Options"))
    offered = as_message(await ana.choose(listed, listed.selects[0].custom_id, "table.clock"))
    assert [each.value for each in offered.selects[0].options if each.default] == ["72"]
    assert "I never move for anyone" in offered.text


async def test_someone_who_manages_the_server_chooses_too(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]  # Ana owns the server
    lobby = await open_table([ben])
    await choose_option(ana, lobby, "Time for a move", "no clock")
    await ben.wait_until(lambda: "no clock" in lobby.text)


async def test_an_overdue_move_is_called_out_once_with_what_the_others_can_do(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_table(people)
    await bot.services.deliverer.settled()
    hosted = await table_in(bot, table)
    asked, idle = people[hosted.game.asked[0]], people[1 - hosted.game.asked[0]]
    before = len(asked.pings(CHANNEL))
    await wait_days(bot, 0.9)
    assert reminded(idle) == []
    for _ in range(3):
        await wait_days(bot, 1.05)
    (reminder,) = reminded(idle)
    assert f"{asked.mention}, the table has waited 25 hours for you" in reminder.text
    assert asked.name in reminder.text
    assert "`/replace`" in reminder.text
    assert len(asked.pings(CHANNEL)) == before + 1
    assert not [each for each in idle.pings(CHANNEL) if each == reminder]
    screen = await asked.press(reminder, "My screen")
    assert "You open the auction" in screen.text
    assert (await table_in(bot, table)).game.history == [], "nobody is played for"


async def test_a_reminder_is_dropped_when_they_have_answered_meanwhile(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_table(people)
    await bot.services.deliverer.settled()
    seat = (await table_in(bot, table)).game.asked[0]
    table.faults.fail("POST */messages", times=10_000)
    bot.services.tables.now = lambda: time.time() + 2 * DAY
    await bot.services.reminders.turn()
    await people[seat].slash(CHANNEL, "move", action="name marshal")
    table.faults.clear()
    await bot.services.deliverer.start()
    await bot.services.deliverer.settled()
    assert reminded(people[0]) == []
    assert await bot.services.store.tables_with_outbox() == []


async def test_after_a_restart_a_reminder_is_still_made_and_made_once(
    table: LocalTable, tmp_path: Path
) -> None:
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path)) as bot:
        lobby = await open_table(people)
        await choose_option(people[0], lobby, "Time for a move", "a week a move")
        await people[0].press(lobby, "Start")
        await bot.services.deliverer.settled()
    async with running_bot(table, quick(tmp_path)) as bot:
        await wait_days(bot, 6.9)
        assert reminded(people[0]) == []
        await wait_days(bot, 7.1)
        assert "7 days" in reminded(people[0])[0].text
    async with running_bot(table, quick(tmp_path)) as bot:
        await wait_days(bot, 30)
        assert len(reminded(people[0])) == 1


async def test_alone_among_computers_one_is_not_told_to_be_replaced(
    table: LocalTable, bot: Seneschal
) -> None:
    ana = table.person("Ana")
    lobby = await open_table([ana])
    await ana.choose(lobby, lobby.selects[0].custom_id, "easy")
    await ana.press(lobby, "Start")
    await computers_done(bot)
    assert (await table_in(bot, table)).game.asked == (0,)
    await wait_days(bot, 2)
    (reminder,) = reminded(ana)
    assert "2 days" in reminder.text
    assert "/replace" not in reminder.text


async def test_a_rematch_keeps_the_clock(table: LocalTable, bot: Seneschal) -> None:
    ana, ben = table.people[:2]
    lobby = await open_table([ana, ben])
    await choose_option(ana, lobby, "Time for a move", "8 h a move")
    await ana.press(lobby, "Start")
    await play_quickly(bot, table)
    final = await ana.wait_for(has_rematch, CHANNEL)
    await wait_days(bot, 3)
    assert reminded(ana) == [], "the game is over"
    await ana.press(final, "Rematch")
    await ana.wait_for(
        lambda each: "a table is open" in each.text and "8 h a move" in each.text, CHANNEL
    )


def has_rematch(message: Message) -> bool:
    return any(button.label == "Rematch" for button in message.buttons)
