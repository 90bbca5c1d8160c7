"""Several options of a lobby in one form: a list for each, with what is chosen now."""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import TextStyle, ui

from bot.messages import figures, options
from bot.messages.message import ButtonId
from bot.tables.hosted_table import HostedTable
from bot.tables.service import TableService
from bot.text.say import HostError, say

FORM = "form"  # in the custom_id of the form, and of the button that opens the one of settings
MAX_FIELDS = 5  # of a form
MAX_CHARS = 100  # of a help text
MAX_LABEL_CHARS = 45


def settings(table: HostedTable) -> list[str]:
    """Return the options that every table has, which one form holds."""
    return [name for name in options.names(table) if name.startswith(options.TABLE_SETTING)]


def form(table: HostedTable, names: Sequence[str], lang: str) -> ui.Modal:
    """Return a form for these options."""
    where = ButtonId("option", table.row.id, FORM)
    modal = ui.Modal(title=say("options-title", lang)[:45], custom_id=str(where), timeout=None)
    for name in names[:MAX_FIELDS]:
        modal.add_item(
            ui.Label(
                text=options.title(table, name, lang)[:MAX_LABEL_CHARS],
                description=_help(table, name, lang)[:MAX_CHARS],
                component=_field(table, name, lang),
            )
        )
    modal.stop()  # it comes back by its custom_id, in whatever process
    return modal


def _field(table: HostedTable, name: str, lang: str) -> ui.Item[Any]:
    if name == figures.OPTION:
        return ui.TextInput(
            custom_id=name,
            style=TextStyle.paragraph,
            default=figures.written(figures.changed(table))[: figures.MAX_FIELD_CHARS],
            max_length=figures.MAX_FIELD_CHARS,
            required=False,
        )
    return ui.Select(custom_id=name, options=options.entries(table, name, lang))


def _help(table: HostedTable, name: str, lang: str) -> str:
    if name == figures.OPTION:
        return say("figures-help", lang)
    return options.help_text(table, name, lang)


async def choose(
    tables: TableService, table: HostedTable, written: Mapping[str, str]
) -> HostedTable:
    """Take everything that a form says as one change; all of it, or nothing."""
    if not written or len(written) > MAX_FIELDS:
        raise HostError("button")
    values = {name: options.read(table, name, text) for name, text in written.items()}
    return await tables.set_options(table.row.id, values)
