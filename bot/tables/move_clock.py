"""The move clock: for whom a table waits since when, and who is reminded. It plays for nobody."""

from dataclasses import replace

from bot.store import Errand, TableRow, Wait
from bot.tables.hosted_table import HostedTable

HOUR = 3600


def renewed(table: HostedTable, now: int, acted: int | None = None) -> TableRow:
    """The row with everyone who is asked now waited for.

    Whoever acted, or was not asked before, has all the time again; for the others it goes on.
    """
    row = table.row
    if not row.hours:
        return row
    kept = {wait.seat: wait for wait in row.waits if wait.seat != acted}
    people = [seat for seat in table.game.asked if not row.seats[seat].is_computer]
    return row.changed(waits=tuple([kept.get(seat) or Wait(seat, now) for seat in people]))


def started(table: HostedTable, now: int) -> TableRow:
    """As `renewed` for a game that begins; from here on the table is looked at now and then.

    `look_at` may be too early, never too late: whoever is asked later is due later. So a move
    need not touch it, and looking sets it anew.
    """
    row = renewed(table, now)
    return row.changed(next_reminder_at=_next_look(row, now)) if row.hours else row


def take_due_reminders(row: TableRow, now: int) -> tuple[TableRow, list[Errand]]:
    """The row with whoever is due marked as reminded, and the reminders."""
    late = [wait for wait in row.waits if not wait.reminded and _due(row, wait) <= now]
    errands = [
        Errand("remind", {"seat": w.seat, "since": w.since, "hours": (now - w.since) // HOUR})
        for w in late
    ]
    marked = [replace(wait, reminded=True) if wait in late else wait for wait in row.waits]
    row = row.changed(waits=tuple(marked))
    return row.changed(next_reminder_at=_next_look(row, now)), errands


def is_still_waited_for(row: TableRow, seat: int, since: int) -> bool:
    """Whether this seat still owes the answer that it has been asked for since then."""
    waiting = any(wait.seat == seat and wait.since == since for wait in row.waits)
    return row.status == "running" and waiting


def _next_look(row: TableRow, now: int) -> int:
    return min([_due(row, wait) for wait in row.waits if not wait.reminded] or [_later(row, now)])


def _due(row: TableRow, wait: Wait) -> int:
    return _later(row, wait.since)


def _later(row: TableRow, moment: int) -> int:
    return moment + row.hours * HOUR
