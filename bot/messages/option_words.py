"""Options of a game in words: what each is called, what it is about, what a value of it means."""

from typing import Any

import engine
from bot.messages import figures
from bot.tables.hosted_table import HostedTable
from bot.text.say import say


def names(table: HostedTable) -> list[str]:
    """Return the game's options that are chosen from a list: figures are written."""
    return [name for name in _fields(table) if name != figures.OPTION]


def _fields(table: HostedTable) -> dict[str, Any]:
    return dict(engine.GAMES[table.row.game_id].options.model_fields)


def title(table: HostedTable, name: str, lang: str) -> str:
    """Return what an option is called."""
    key = f"option-{name}.name"
    return table.words(key, lang) if table.words.has(key) else _plain(name)


def value(table: HostedTable, name: str, chosen: Any, lang: str) -> str:
    """Return what one value of an option is called."""
    key = f"option-{name}-{str(chosen).lower()}.name"
    if table.words.has(key):
        return table.words(key, lang)
    if isinstance(chosen, bool):
        return say("option-on" if chosen else "option-off", lang)
    return _plain(chosen)


def meaning(table: HostedTable, name: str, chosen: Any, lang: str) -> str:
    """Return what choosing this value means, where the game has words for it."""
    key = f"option-{name}-{str(chosen).lower()}"
    return table.words(key, lang) if table.words.has(key) else ""


def chosen(table: HostedTable, name: str) -> Any:
    return figures.options_of(table).shown[name]


def is_changed(table: HostedTable, name: str) -> bool:
    return bool(chosen(table, name) != _fields(table)[name].default)


def told(table: HostedTable, lang: str) -> list[str]:
    """Return how the table plays, an option in a line, those that are not usual first."""
    ordered = sorted(names(table), key=lambda name: not is_changed(table, name))
    return [_told(table, name, lang) for name in ordered]


def _told(table: HostedTable, name: str, lang: str) -> str:
    picked = chosen(table, name)
    key = "option-told-changed" if is_changed(table, name) else "option-told"
    about = meaning(table, name, picked, lang) or table.words(f"option-{name}", lang)
    said = {"option": title(table, name, lang), "value": value(table, name, picked, lang)}
    return say(key, lang, **said, help=about)


def _plain(text: object) -> str:
    return str(text).replace("_", " ")
