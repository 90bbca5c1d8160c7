"""Limits of application commands."""

import re
from collections.abc import Iterator

from bot.local.api_errors import ApiError, Payload
from bot.local.limits.report import Path, Report, Span

MAX_COMMANDS = 100
MAX_COMMAND_CHARS = 8000
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
CHAT_INPUT = 1
SPANS: dict[str, Span] = {"description": (1, 100), "options": (0, 25), "choices": (0, 25)}
NAME = re.compile(r"^[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}$")
_LOCALES = """
    id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg
    ru uk hi th zh-CN ja zh-TW ko
"""
LOCALES = frozenset(_LOCALES.split())


def check_commands(commands: list[Payload]) -> None:
    """Raise an error if a bulk overwrite with these commands is not allowed."""
    if sum(command.get("type", CHAT_INPUT) == CHAT_INPUT for command in commands) > MAX_COMMANDS:
        raise ApiError(30032)
    report = Report()
    for index, command in enumerate(commands):
        _check_command(report, (index,), command)
    _check_distinct(report, commands)
    report.refuse()


def _check_command(report: Report, path: Path, command: Payload) -> None:
    chat = command.get("type", CHAT_INPUT) == CHAT_INPUT
    if chat:
        _check_part(report, path, command)
    else:
        report.required(path, command, ("name",))
        report.length((*path, "name"), command.get("name"), (1, 32))
    _check_options(report, path, command.get("options") or [], depth=0)
    if character_count(command) > MAX_COMMAND_CHARS:
        message = f"Command exceeds maximum size ({MAX_COMMAND_CHARS})"
        report.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_part(report: Report, path: Path, part: Payload) -> None:
    """Check name, description and translations of a command, group, subcommand or option."""
    report.required(path, part, ("name", "description"))
    report.lengths(path, part, SPANS)
    names = {(): part.get("name"), **_localised(part, "name")}
    for where, name in names.items():
        if name is not None and not _is_name(name):
            key = ("name",) if not where else ("name_localizations", *where)
            message = f'Command name is invalid: "{name}"'
            report.add((*path, *key), "APPLICATION_COMMAND_INVALID_NAME", message)
    for where, text in _localised(part, "description").items():
        report.length((*path, "description_localizations", *where), text, (1, 100))
    _check_locales(report, path, part)


def _localised(part: Payload, key: str) -> dict[tuple[str, ...], str]:
    return {(locale,): text for locale, text in (part.get(f"{key}_localizations") or {}).items()}


def _is_name(name: str) -> bool:
    return bool(NAME.match(name)) and name == name.lower()


def _check_locales(report: Report, path: Path, part: Payload) -> None:
    for key in ("name_localizations", "description_localizations"):
        for locale in part.get(key) or ():
            if locale not in LOCALES:
                report.choice((*path, key, locale), locale, LOCALES)


def _check_options(report: Report, path: Path, options: list[Payload], depth: int) -> None:
    optional_seen = False
    for index, option in enumerate(options):
        here = (*path, "options", index)
        _check_part(report, here, option)
        _check_choices(report, here, option.get("choices") or [])
        _check_nesting(report, here, option, depth)
        if option.get("type") in (SUBCOMMAND, GROUP):
            _check_options(report, here, option.get("options") or [], depth + 1)
            continue
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            report.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
    _check_distinct_options(report, path, options)


def _check_nesting(report: Report, path: Path, option: Payload, depth: int) -> None:
    """Check that groups hold subcommands, subcommands hold options, and nothing is deeper."""
    kind = option.get("type")
    if (kind == GROUP and depth > 0) or (kind == SUBCOMMAND and depth > 1):
        message = "Sub-command option type is not allowed here"
        report.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    if option.get("autocomplete") and option.get("choices"):
        message = "Options with autocomplete cannot have choices"
        code = "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_MUTUALLY_EXCLUSIVE"
        report.add(path, code, message)


def _check_choices(report: Report, path: Path, choices: list[Payload]) -> None:
    for index, choice in enumerate(choices):
        where = (*path, "choices", index)
        report.required(where, choice, ("name", "value"))
        report.length((*where, "name"), choice.get("name"), (1, 100))
        if isinstance(choice.get("value"), str):
            report.length((*where, "value"), choice["value"], (1, 100))


def _check_distinct(report: Report, commands: list[Payload]) -> None:
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        key = (command.get("type", CHAT_INPUT), command.get("name", ""))
        if key in seen:
            message = "Application command names must be unique"
            report.add((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(key)


def _check_distinct_options(report: Report, path: Path, options: list[Payload]) -> None:
    names = [option.get("name") for option in options]
    if len(names) != len(set(names)):
        message = "Option names must be unique"
        report.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)


def character_count(command: Payload) -> int:
    """Count names, descriptions and choice values; of translations only the longest counts."""
    return sum(max(map(len, texts)) for texts in _counted(command))


def _counted(part: Payload) -> Iterator[list[str]]:
    for key in ("name", "description"):
        own = part.get(key) or ""
        yield [own, *(part.get(f"{key}_localizations") or {}).values()]
    for choice in part.get("choices") or ():
        yield [choice.get("name") or ""]
        yield [str(choice.get("value") or "")]
    for option in part.get("options") or ():
        yield from _counted(option)
