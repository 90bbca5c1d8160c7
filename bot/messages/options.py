"""The options of a lobby in lists to choose from: the game's own, and the settings of the table."""

from typing import Any

from discord import ButtonStyle, SelectOption, ui

import engine
from bot.messages import figures, option_words
from bot.messages.lobby import options_line
from bot.messages.message import ButtonId, OutgoingMessage, compose
from bot.tables import table_settings
from bot.tables.hosted_table import HostedTable
from bot.tables.service import TableService
from bot.text.say import HostError, say

MAX_OPTIONS = 25  # options of a select
MAX_PICKED = 5  # at once: a form holds no more
SETTINGS = "settings"  # the button that opens the form of what every table has
TABLE_SETTING = table_settings.PREFIX


def names(table: HostedTable) -> list[str]:
    """Return the table's settings first, as every table has them, then the game's options."""
    settings = [TABLE_SETTING + name for name in table_settings.SETTINGS]
    lists = [*settings, *option_words.names(table)][: MAX_OPTIONS - 1]
    return [*lists, figures.OPTION]  # which are written, not picked


def listed(table: HostedTable, lang: str, note: str = "") -> OutgoingMessage:
    """Compose a list of every option with what is chosen now."""
    entries = [
        SelectOption(
            label=title(table, name, lang), value=name, description=value(table, name, lang)[:100]
        )
        for name in names(table)
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=str(ButtonId("option", table.row.id)),
        options=entries,
        placeholder=say("option-pick", lang),
        max_values=min(MAX_PICKED, len(entries)),
    )
    settings: ui.Button[Any] = ui.Button(
        label=say("button-settings", lang),
        style=ButtonStyle.primary,
        custom_id=str(ButtonId("option", table.row.id, SETTINGS)),
    )
    rows = [ui.ActionRow[ui.LayoutView](settings), ui.ActionRow[ui.LayoutView](select)]
    return compose(note, options_line(table), rows=rows)


def offered(table: HostedTable, name: str, lang: str) -> OutgoingMessage:
    """Compose a list of what one option can be, and say what it is for."""
    _check(table, name)
    where = ButtonId("option", table.row.id, name)
    select: ui.Select[Any] = ui.Select(custom_id=str(where), options=entries(table, name, lang))
    about = help_text(table, name, lang)
    text = say("option-value", lang, option=title(table, name, lang), help=about)
    return compose(text, rows=[ui.ActionRow(select)])


def help_text(table: HostedTable, name: str, lang: str) -> str:
    """Say what an option is for."""
    if name.startswith(TABLE_SETTING):
        return say(f"setting-{name.removeprefix(TABLE_SETTING)}-help", lang)
    return table.words(f"option-{name}", lang)


def entries(table: HostedTable, name: str, lang: str) -> list[SelectOption]:
    """Return what an option can be; what it is now is chosen."""
    if name.startswith(TABLE_SETTING):
        return _setting_entries(table, name.removeprefix(TABLE_SETTING), lang)
    return _entries(table, name, lang)


def _setting_entries(table: HostedTable, setting: str, lang: str) -> list[SelectOption]:
    chosen = table_settings.value(table.row, setting)
    return [
        SelectOption(
            label=table_settings.describe_value(setting, each, lang),
            value=each,
            default=each == chosen,
        )
        for each in table_settings.choices(table.row, setting)
    ]


def _entries(table: HostedTable, name: str, lang: str) -> list[SelectOption]:
    chosen = option_words.chosen(table, name)
    return [
        SelectOption(
            label=option_words.value(table, name, each, lang),
            value=str(each),
            description=option_words.meaning(table, name, each, lang)[:100] or None,
            default=each == chosen,
        )
        for each in _values(table, name)
    ]


async def choose(tables: TableService, table: HostedTable, name: str, text: str) -> HostedTable:
    """Set an option to what was picked."""
    return await tables.set_options(table.row.id, {name: read(table, name, text)})


def read(table: HostedTable, name: str, text: str) -> Any:
    """Return the value that was picked or written for an option."""
    _check(table, name)
    if name.startswith(TABLE_SETTING):
        return text
    if name == figures.OPTION:
        return figures.read(text)
    spelt = {str(each): each for each in _values(table, name)}
    return spelt.get(text, text)  # what is none of these, the game refuses in its own words


def now(table: HostedTable, name: str, lang: str) -> str:
    """Say what was chosen just now, and what it means."""
    if name.startswith(TABLE_SETTING):
        setting = name.removeprefix(TABLE_SETTING)
        return table_settings.describe_change(table.row, setting, lang)
    if name == figures.OPTION:
        return value(table, name, lang)
    about = option_words.meaning(table, name, option_words.chosen(table, name), lang)
    said = {"option": title(table, name, lang), "value": value(table, name, lang)}
    return say("option-set", lang, **said, help=about)


def title(table: HostedTable, name: str, lang: str) -> str:
    if name.startswith(TABLE_SETTING):
        return say(f"setting-{name.removeprefix(TABLE_SETTING)}", lang)
    if name == figures.OPTION:
        return say("option-figures", lang)
    return option_words.title(table, name, lang)


def value(table: HostedTable, name: str, lang: str) -> str:
    if name.startswith(TABLE_SETTING):
        return table_settings.describe(table.row, name.removeprefix(TABLE_SETTING), lang)
    if name == figures.OPTION:
        return say("figures-changed", lang, count=len(figures.changed(table)))
    return option_words.value(table, name, option_words.chosen(table, name), lang)


def _check(table: HostedTable, name: str) -> None:
    """Refuse a name that was not offered: a client may send anything."""
    if name not in names(table):
        raise HostError("button")


def _values(table: HostedTable, name: str) -> tuple[Any, ...]:
    field: Any = engine.GAMES[table.row.game_id].options.model_fields[name]
    if field.annotation is bool:
        return (True, False)
    return tuple(getattr(field.annotation, "__args__", ()))
