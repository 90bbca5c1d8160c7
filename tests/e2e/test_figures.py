"""The host sets a figure for the table by a form, and the table plays by it."""

from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Modal, Person
from tests.e2e.kit import CHANNEL, open_table, table_in
from tests.kit.replies import as_message, as_modal

INCOME = "income.custom.templars_large"
LAST_PAGE = "11 · How this table plays"


async def figures_form(host: Person, lobby: Message) -> Modal:
    listed = as_message(await host.press(lobby, "Options"))
    return as_modal(await host.choose(listed, listed.selects[0].custom_id, "figures"))


async def test_the_host_sets_a_figure_and_the_table_plays_by_it(
    table: LocalTable, bot: Seneschal
) -> None:
    host, guest = table.people[:2]
    lobby = await open_table([host, guest])
    form = await figures_form(host, lobby)
    refused = await host.submit(form, {form.fields[0].label: "income = much"})
    assert "I cannot read “income = much”" in refused.text
    form = await figures_form(host, lobby)
    refused = await host.submit(form, {form.fields[0].label: "nonsense = 3"})
    assert "no figure “nonsense”" in refused.text
    assert not (await table_in(bot, table)).row.options
    form = await figures_form(host, lobby)
    done = await host.submit(form, {form.fields[0].label: f"{INCOME} = 3, 1, 0  # ours"})
    assert isinstance(done, Message)
    assert "one number changed" in done.text
    await host.wait_for("one number changed", CHANNEL)
    assert f"{INCOME} = 3, 1, 0" in (await figures_form(host, lobby)).fields[0].part["value"]
    await host.press(lobby, "Start")
    view = (await table_in(bot, table)).game.view(None)
    assert list(view["options"]["figures"][INCOME]) == [3, 1, 0]
    first = as_message(await guest.slash(CHANNEL, "rules"))
    rules = as_message(await guest.choose(first, first.selects[0].custom_id, LAST_PAGE))
    assert "**Incomes: Doubling house values.**" in rules.text
    assert f"{INCOME} = 3, 1, 0" in rules.images[0].data.decode()
