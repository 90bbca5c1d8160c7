"""Figures of a game that a table plays otherwise: written by the host, one in a line."""

from collections.abc import Mapping
from typing import Any

from discord import TextStyle, ui

import engine
from bot.messages.message import ButtonId
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
    """Return a form with what the table has changed so far, to be edited."""
    where = ButtonId("option", table.row.id, OPTION)
    modal = ui.Modal(title=say("figures-title", lang), custom_id=str(where), timeout=None)
    of_game = engine.GAMES[table.row.game_id].figures
    first = next(iter((*of_game.house, *of_game.digital)), None)
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
    """Read what the host wrote: `name = 3`, or `name = 1, 2`; what follows a # is a comment."""
    lines = [each.partition("#")[0].strip() for each in text.splitlines()]
    return dict(_read(each) for each in lines if each)


def _read(text: str) -> tuple[str, Value]:
    name, _, value = text.partition("=")
    numbers = [each.strip() for each in value.split(",")]
    digits = [each.removeprefix("-") for each in numbers]  # a card may cost virtue
    if not all(each.isascii() and each.isdigit() and len(each) <= MAX_DIGITS for each in digits):
        raise HostError("figure-line", line=text[:60])
    values = [int(each) for each in numbers]
    return name.strip(), values[0] if len(values) == 1 else values


def unprinted_figures(table: HostedTable, lang: str) -> str:
    """List the figures that are not printed, as this table plays them, and its other changes."""
    of_game, own = engine.GAMES[table.row.game_id].figures, changed(table)
    options, parts = options_of(table).shown, []
    for key, rows in (
        ("figures-of-house", of_game.house),
        ("figures-of-digital", of_game.digital),
    ):
        lines = [
            line(figure, own.pop(figure.name, figure.value))
            for figure in rows
            if _is_in_play(figure.name, options)
        ]
        parts.append(_headed(key, lines, lang))
    parts.append(_headed("figures-of-table", written(own).splitlines(), lang))
    return "\n\n".join(filter(None, parts))


def _headed(key: str, lines: list[str], lang: str) -> str:
    return "\n".join([f"# {say(key, lang)}", *lines]) if lines else ""


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
