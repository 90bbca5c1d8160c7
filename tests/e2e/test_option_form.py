"""Options of a lobby in one form instead of a list after the other; a refusal changes none."""

from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Modal, Person
from bot.tables.table_settings import PREFIX, SETTINGS
from tests.e2e.kit import open_table, table_in
from tests.kit.replies import as_message, as_modal


async def listed(host: Person, lobby: Message) -> Message:
    return as_message(await host.press(lobby, "Options"))


async def form_for(host: Person, lobby: Message, *names: str) -> Modal:
    options = await listed(host, lobby)
    return as_modal(await host.choose(options, options.selects[0].custom_id, *names))


async def test_clock_and_log_are_set_in_one_form(table: LocalTable, bot: Seneschal) -> None:
    ana, ben = table.people[:2]
    lobby = await open_table([ana, ben])
    form = as_modal(await ana.press(await listed(ana, lobby), "Table settings"))
    ids = [field.custom_id for field in form.fields]
    assert ids == [PREFIX + name for name in SETTINGS]
    said = as_message(await ana.submit(form, {"table.clock": "72", "table.log": "thread"}))
    row = (await table_in(bot, table)).row
    assert (row.hours, row.log) == (72, "thread")
    assert "72 h a move" in said.text
    again = as_modal(await ana.press(await listed(ana, lobby), "Table settings"))
    await ana.submit(again, {})  # what is chosen now stands in the form
    row = (await table_in(bot, table)).row
    assert (row.hours, row.log) == (72, "thread")


async def test_several_options_are_one_form_and_one_change(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    lobby = await open_table([ana, ben])
    form = await form_for(ana, lobby, "auction", "income_table", "table.clock", "figures")
    before = (await table_in(bot, table)).row.version
    await ana.submit(form, {"auction": "open", "table.clock": "8"})
    row = (await table_in(bot, table)).row
    assert (row.options["auction"], row.hours) == ("open", 8)
    assert row.version == before + 1
    wrong = await form_for(ana, lobby, "auction", "figures")
    refused = as_message(await ana.submit(wrong, {"auction": "sealed", "figures": "nothing"}))
    assert "I cannot read" in refused.text
    assert (await table_in(bot, table)).row.options["auction"] == "open"


async def test_only_the_host_opens_and_sends_a_form(table: LocalTable, bot: Seneschal) -> None:
    ana, ben = table.people[:2]
    lobby = await open_table([ana, ben])
    options = await listed(ana, lobby)
    form = as_modal(await ana.press(options, "Table settings"))
    refused = as_message(await ben.submit(form, {"table.clock": "8"}))
    assert "Only the host" in refused.text
    await ana.press(lobby, "Start")
    late = as_message(await ana.submit(form, {"table.clock": "8"}))
    assert "The game has begun; that was for the lobby" in late.text
    assert (await table_in(bot, table)).row.hours == 24
