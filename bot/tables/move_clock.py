"""The move clock: for whom a table waits since when, and who is reminded. It plays for nobody."""

from dataclasses import replace

from bot.store import TableRow, Wait
from bot.store.outbox import Remind

HOUR_SECONDS = 3600


def waits(row: TableRow, people: list[int], now: int, acted: int | None = None) -> tuple[Wait, ...]:
    """Return for whom the table waits since when, if the seats of these people are asked now.

    The seat that acted, or was not asked before, has all the time again; for others it goes on.
    """
    known = {wait.seat: wait for wait in row.waits if wait.seat != acted}
    return tuple([known.get(seat) or Wait(seat, now) for seat in people])


def started(row: TableRow, now: int) -> TableRow:
    """Return the row of a game that begins: from here on its reminders are looked for.

    `next_reminder_at` may be too early, never too late: a seat that is asked later is due later.
    So a move need not touch it, and each look at the table sets it again.
    """
    return row.changed(next_reminder_at=_next_reminder_at(row, now)) if row.hours else row


def take_due_reminders(row: TableRow, now: int) -> tuple[TableRow, list[Remind]]:
    """Return the row with overdue seats marked as reminded, and their reminders."""
    late = [wait for wait in row.waits if not wait.reminded and _due(row, wait) <= now]
    reminders = [Remind(w.seat, w.since, (now - w.since) // HOUR_SECONDS) for w in late]
    marked = [replace(wait, reminded=True) if wait in late else wait for wait in row.waits]
    row = row.changed(waits=tuple(marked))
    return row.changed(next_reminder_at=_next_reminder_at(row, now)), reminders


def is_still_waited_for(row: TableRow, seat: int, since: int) -> bool:
    """Return whether this seat still owes the answer that it has been asked for since then."""
    waiting = any(wait.seat == seat and wait.since == since for wait in row.waits)
    return row.status == "running" and waiting


def _next_reminder_at(row: TableRow, now: int) -> int:
    return min([_due(row, wait) for wait in row.waits if not wait.reminded] or [_later(row, now)])


def _due(row: TableRow, wait: Wait) -> int:
    return _later(row, wait.since)


def _later(row: TableRow, second: int) -> int:
    return second + row.hours * HOUR_SECONDS
