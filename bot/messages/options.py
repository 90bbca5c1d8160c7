"""The options of a lobby in lists to choose from: the game's own, and the customs of the table."""

from typing import Any

from discord import SelectOption, ui

import engine
from bot.messages import figures
from bot.messages.lobby import options_line, spelt
from bot.messages.message import Letter, compose
from bot.messages.panel.custom_id import ButtonId
from bot.tables import table_settings
from bot.tables.hosted_table import Live
from bot.tables.service import Tables
from bot.text.say import HostError, say

MOST = 25  # options of a select
CUSTOM = "table."  # before a custom's name, which a game may use for an option of its own


def names(live: Live) -> list[str]:
    """The customs first, as every table has them."""
    fields = engine.GAMES[live.row.game].options.model_fields
    own = [name for name in fields if name != figures.OPTION]
    lists = [*(CUSTOM + name for name in table_settings.CUSTOMS), *own][: MOST - 1]
    return [*lists, figures.OPTION]  # which are written, not picked


def listed(live: Live, lang: str, note: str = "") -> Letter:
    """Every option with what is chosen now."""
    entries = [
        SelectOption(label=title(name, lang), value=name, description=value(live, name, lang)[:100])
        for name in names(live)
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=str(ButtonId("option", live.row.id)),
        options=entries,
        placeholder=say("option-pick", lang),
    )
    return compose(note, options_line(live), rows=[ui.ActionRow(select)])


def offered(live: Live, name: str, lang: str) -> Letter:
    """What one option can be, and what it is for."""
    _check(live, name)
    if name.startswith(CUSTOM):
        entries = _custom_entries(live, name.removeprefix(CUSTOM), lang)
        help_text = say(f"custom-{name.removeprefix(CUSTOM)}-help", lang)
    else:
        entries = _entries(live, name, lang)
        help_text = live.words(f"option-{name}", lang)
    where = ButtonId("option", live.row.id, name)
    select: ui.Select[Any] = ui.Select(custom_id=str(where), options=entries)
    text = say("option-value", lang, option=title(name, lang), help=help_text)
    return compose(text, rows=[ui.ActionRow(select)])


def _custom_entries(live: Live, custom: str, lang: str) -> list[SelectOption]:
    chosen = table_settings.value(live.row, custom)
    return [
        SelectOption(
            label=table_settings.worded(custom, each, lang), value=each, default=each == chosen
        )
        for each in table_settings.values(live.row, custom)
    ]


def _entries(live: Live, name: str, lang: str) -> list[SelectOption]:
    chosen = _chosen(live, name)
    return [
        SelectOption(
            label=spelt(each, lang),
            value=str(each),
            description=meaning(live, name, each, lang),
            default=each == chosen,
        )
        for each in _values(live, name)
    ]


def meaning(live: Live, name: str, chosen: Any, lang: str) -> str | None:
    """What choosing this means, where the game has a word for it."""
    key = f"option-{name}-{str(chosen).lower()}"
    return live.words(key, lang)[:100] if live.words.has(key) else None


async def choose(tables: Tables, live: Live, name: str, text: str) -> Live:
    """Set an option to what was picked."""
    _check(live, name)
    if name.startswith(CUSTOM):
        return await tables.set_custom(live.row.id, name.removeprefix(CUSTOM), text)
    if name == figures.OPTION:
        return await tables.set_option(live.row.id, name, figures.read(text))
    spelt = {str(each): each for each in _values(live, name)}
    # What is none of these, the game refuses in its own words.
    return await tables.set_option(live.row.id, name, spelt.get(text, text))


def now(live: Live, name: str, lang: str) -> str:
    return say("option-set", lang, option=title(name, lang), value=value(live, name, lang))


def title(name: str, lang: str) -> str:
    if name.startswith(CUSTOM):
        return say(f"custom-{name.removeprefix(CUSTOM)}", lang)
    return name.replace("_", " ")


def value(live: Live, name: str, lang: str) -> str:
    if name.startswith(CUSTOM):
        return table_settings.told(live.row, name.removeprefix(CUSTOM), lang)
    if name == figures.OPTION:
        return say("figures-changed", lang, count=len(figures.changed(live)))
    return spelt(_chosen(live, name), lang)


def _check(live: Live, name: str) -> None:
    """Picked values come from a client, which may send anything."""
    if name not in names(live):
        raise HostError("button")


def _chosen(live: Live, name: str) -> Any:
    fields = engine.GAMES[live.row.game].options.model_fields
    return live.row.options.get(name, fields[name].default)


def _values(live: Live, name: str) -> tuple[Any, ...]:
    field: Any = engine.GAMES[live.row.game].options.model_fields[name]
    if field.annotation is bool:
        return (True, False)
    return tuple(getattr(field.annotation, "__args__", ()))
