"""Table settings that are not rules: the move clock, where the log goes, time to undo."""

from bot.store import Log, TableRow
from bot.text.say import HostError, say

HOURS = ("0", "8", "24", "48", "72", "168")
LOGS = ("here", "thread")
UNDO_SECONDS = (0, 5, 10, 30, 60)
SETTINGS = ("clock", "log", "undo")
PREFIX = "table."  # before a name that a game may use for an option of its own


def choices(row: TableRow, name: str) -> tuple[str, ...]:
    """Return what can be chosen; in a thread, which has no threads, the log stays where it is."""
    if name == "clock":
        return HOURS
    if name == "undo":
        return tuple(map(str, sorted({*UNDO_SECONDS, row.undo_seconds})))
    return (row.log,) if row.log == "within" else LOGS


def value(row: TableRow, name: str) -> str:
    if name == "undo":
        return str(row.undo_seconds)
    return str(row.hours) if name == "clock" else row.log


def with_setting(row: TableRow, name: str, wanted: str) -> TableRow:
    if name not in SETTINGS or wanted not in choices(row, name):
        raise HostError("button")
    if name == "undo":
        return row.changed(undo_seconds=int(wanted))
    return row.changed(hours=int(wanted)) if name == "clock" else row.changed(log=wanted)


def log_at(row: TableRow, is_thread: bool) -> Log:
    """Return where the log goes when the table moves: a thread cannot have one."""
    if is_thread:
        return "within"
    return "thread" if row.log == "within" else row.log


def describe(row: TableRow, name: str, lang: str) -> str:
    """Return a setting as the lobby says it: "24 h a move"."""
    return describe_value(name, value(row, name), lang)


def describe_value(name: str, one: str, lang: str) -> str:
    if name == "undo":
        return say("undo-seconds", lang, count=int(one))
    return say(f"{name}-{one}", lang)


def describe_change(row: TableRow, name: str, lang: str) -> str:
    """Say what a setting that was just chosen does."""
    if name == "undo":
        return say("set-undo", lang, count=row.undo_seconds)
    return say(f"set-{name}-{value(row, name)}", lang)


def describe_all(row: TableRow, lang: str) -> list[str]:
    """Return what the lobby says of the settings, as far as it matters to whoever sits down."""
    named = [name for name in SETTINGS if name != "undo" and value(row, name) != "here"]
    return [describe(row, name, lang) for name in named]
