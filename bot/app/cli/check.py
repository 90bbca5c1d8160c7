"""`seneschal check`: look a database over, also while the bot runs; nothing in it is changed."""

import argparse
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bot.app.settings import CommandLineError, read_settings
from bot.store import table_sql
from bot.store.inspection import (
    Finding,
    of_file,
    of_outbox,
    of_schema,
    of_sitters,
    rows_of_tables,
    version_of,
)
from bot.store.rows import TableRow
from bot.store.sqlite_database import VERSION, wal_is_missing, without_wal
from bot.tables.inspection import of_game

MAX_PRINTED = 40  # findings; there may be one for each line of a journal


def run(_arguments: argparse.Namespace) -> int:
    """Return 0 for a sound database, and 1 for one with something wrong in it."""
    database = read_settings().database_file
    must_exist(database)
    return report(database, Console(highlight=False, soft_wrap=True))


def must_exist(database: Path) -> None:
    if not database.is_file():
        raise CommandLineError(
            f"there is no database at {database}. Run this in the folder the bot runs in, or set"
            " SENESCHAL_DATABASE to the file."
        )


def report(database: Path, console: Console) -> int:
    """Print what is wrong in plain sentences; return how the program is to end."""
    if wal_is_missing(database):
        console.print(without_wal(database), markup=False)
        return 1
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        findings = list(inspected(database, progress))
    for each in findings[:MAX_PRINTED]:
        console.print(f"- {each}", markup=False)
    if len(findings) > MAX_PRINTED:
        console.print(f"- and {len(findings) - MAX_PRINTED} more of that kind")
    if not findings:
        console.print(f"{database} is sound: {summary(database)}.", markup=False)
        return 0
    mendable = sum(each.is_mendable for each in findings)
    what = "All of it" if mendable == len(findings) else f"{mendable} of it"
    advice = f"{what} can be mended: stop the bot and run `seneschal repair`." if mendable else ""
    count = f"{len(findings)} things are wrong" if len(findings) > 1 else "One thing is wrong"
    console.print(f"{count} with {database}. {advice}".rstrip(), markup=False)
    return 1


def opened(database: Path, *, is_at_rest: bool = False) -> sqlite3.Connection:
    """Open a database to read it; one that is at rest gets no files beside it by that."""
    how = "immutable=1" if is_at_rest else "mode=ro"
    return sqlite3.connect(f"{database.resolve().as_uri()}?{how}", uri=True)


def inspected(database: Path, progress: Progress) -> Iterator[Finding]:
    """Yield all that is wrong; what makes looking on impossible comes last."""
    try:
        with closing(opened(database)) as db:
            yield from _inspected(db, progress)
    except sqlite3.DatabaseError as problem:
        yield Finding(f"The file cannot be read to its end: {problem}.")


def _inspected(db: sqlite3.Connection, progress: Progress) -> Iterator[Finding]:
    version = version_of(db)
    yield from of_file(db)
    if version != VERSION:
        if version > VERSION:
            text = f"A newer Seneschal has written it (schema {version}; this one knows {VERSION})."
            yield Finding(text, is_mendable=False)
        return  # an older one is looked at when it has been brought up to date
    yield from of_schema(db)
    rows: dict[int, TableRow] = {}
    for row in rows_of_tables(db):
        if isinstance(row, Finding):
            yield row
        else:
            rows[row.id] = row
            yield from of_sitters(db, row)
    yield from of_outbox(db, rows)
    (count,) = db.execute("SELECT count(*) FROM journal").fetchone()
    bar = progress.add_task("journals", total=count)
    for row in rows.values():
        lines = table_sql.lines(db, row.id)
        yield from of_game(row, lines)
        progress.advance(bar, len(lines))


def summary(database: Path, *, is_at_rest: bool = False) -> str:
    """Return how much there is in a database."""
    with closing(opened(database, is_at_rest=is_at_rest)) as db:
        version = version_of(db)
        if version != VERSION:
            return f"schema {version}, which the next start brings up to date; then check again"
        tables = Counter(status for (status,) in db.execute("SELECT status FROM tables"))
        (lines,) = db.execute("SELECT count(*) FROM journal").fetchone()
        (messages,) = db.execute("SELECT count(*) FROM outbox").fetchone()
    return (
        f"{tables.total()} tables ({tables['running']} running), {lines} lines of journal,"
        f" {messages} messages"
    )
