"""Figures of a game that a table plays otherwise: written by the host, one in a line."""

from collections.abc import Mapping
from typing import Any

from discord import TextStyle, ui

import engine
from bot.messages.panel.custom_id import ButtonId
from bot.tables.hosted_table import HostedTable
from bot.text.say import HostError, say
from engine.figures import Figure
from engine.rules import TableOptions

OPTION = "figures"
FIELD = "figures"
MAX_FIELD_CHARS = 4000  # characters of a form's field
MAX_DIGITS = 6

Value = int | list[int]


def form(table: HostedTable, lang: str) -> ui.Modal:
    """What the table has changed so far, to be written anew."""
    where = ButtonId("option", table.row.id, OPTION)
    modal = ui.Modal(title=say("figures-title", lang), custom_id=str(where), timeout=None)
    first = next(iter(engine.GAMES[table.row.game_id].figures.house), None)
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=FIELD,
        style=TextStyle.paragraph,
        default=written(changed(table))[:MAX_FIELD_CHARS],
        placeholder=line(first, first.value)[:100] if first else None,
        max_length=MAX_FIELD_CHARS,
        required=False,
    )
    help_text = say("figures-help", lang)[:100]
    modal.add_item(
        ui.Label(text=say("figures-label", lang)[:45], description=help_text, component=field)
    )
    modal.stop()  # it comes back by its custom_id, in whatever process
    return modal


def changed(table: HostedTable) -> dict[str, Any]:
    return dict(table.row.options.get(OPTION, {}))


def written(figures: Mapping[str, Any]) -> str:
    return "\n".join(f"{name} = {_spelt(value)}" for name, value in figures.items())


def read(text: str) -> dict[str, Value]:
    """What the host wrote: `name = 3`, or `name = 1, 2`; what follows a # is a remark."""
    lines = [each.partition("#")[0].strip() for each in text.splitlines()]
    return dict(_read(each) for each in lines if each)


def _read(text: str) -> tuple[str, Value]:
    name, _, value = text.partition("=")
    numbers = [each.strip() for each in value.split(",")]
    if not all(each.isascii() and each.isdigit() and len(each) <= MAX_DIGITS for each in numbers):
        raise HostError("figure-line", line=text[:60])
    values = [int(each) for each in numbers]
    return name.strip(), values[0] if len(values) == 1 else values


def house_figures(table: HostedTable) -> str:
    """Each figure of ours that this table plays with, and what else it has changed."""
    options, own = options_of(table).shown, changed(table)
    lines = [
        line(figure, own.pop(figure.name, figure.value))
        for figure in engine.GAMES[table.row.game_id].figures.house
        if _is_in_play(figure.name, options)
    ]
    return "\n".join([*lines, written(own)]).strip()


def options_of(table: HostedTable) -> TableOptions:
    if table.has_begun:
        return table.game.options
    return engine.GAMES[table.row.game_id].options.model_validate(table.row.options)


def _is_in_play(name: str, options: Mapping[str, Any]) -> bool:
    """Whether it stands in the table that an option chooses: `income_table` of `income.TABLE.`."""
    group, *rest = name.split(".")
    chosen: str = options.get(f"{group}_table", rest[0])
    return chosen == rest[0]


def line(figure: Figure, value: Any) -> str:
    return f"{figure.name} = {_spelt(value)}" + (f"  # {figure.note}" if figure.note else "")


def _spelt(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
