"""`seneschal repair`: mend what can be mended of a database, and keep a copy of it as it was."""

import argparse
import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path

from rich.console import Console

from bot.app.cli.check import must_exist, report
from bot.app.settings import CommandLineError, read_settings
from bot.store import SqliteStore, table_sql
from bot.store.inspection import (
    Finding,
    add_indexes,
    of_sitters,
    people_of,
    rows_of_tables,
    unreadable_messages,
    version_of,
)
from bot.store.private_files import create_private_file
from bot.store.rows import TableRow
from bot.store.salvage import mend_file
from bot.store.sqlite_database import VERSION, make_whole, wal_is_missing, without_wal
from bot.tables.inspection import mended_lines

ALONE_SECONDS = 1.0  # in which whoever has the file open may let it go
ENDS = ("", "-wal")  # of the files that are a database


def run(arguments: argparse.Namespace) -> int:
    """Return 0 if the database is sound now, and 1 if something is left."""
    database = read_settings().database_file
    must_exist(database)
    console = Console(highlight=False, soft_wrap=True)
    if wal_is_missing(database) and not arguments.without_wal:
        raise CommandLineError(without_wal(database))
    copy = keep_copy(database)
    try:
        _must_be_alone(database)
    except CommandLineError:
        for end in ENDS:
            copy.with_name(copy.name + end).unlink(missing_ok=True)
        raise
    console.print(f"As it was it is kept in {copy}.", markup=False)
    if arguments.without_wal:
        make_whole(database)
    try:
        done = repair(database)
    except sqlite3.DatabaseError as problem:
        raise CommandLineError(
            f"{database} is damaged beyond repair: {problem}. Restore a backup."
        ) from problem
    for text in done:
        console.print(f"- {text}", markup=False)
    return report(database, console)


def keep_copy(database: Path) -> Path:
    """Copy the files as they are, whatever is wrong with them; return the copy."""
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    copy = database.with_name(f"{database.name}.before-repair-{now}")
    for end in ENDS:
        source = database.with_name(database.name + end)
        if source.exists():
            target = copy.with_name(copy.name + end)
            create_private_file(target)
            shutil.copyfile(source, target)
    return copy


def _must_be_alone(database: Path) -> None:
    """Refuse while somebody else has the file open: whoever does holds a lock on it."""
    with closing(sqlite3.connect(database, isolation_level=None, timeout=ALONE_SECONDS)) as db:
        try:
            db.execute("PRAGMA locking_mode = EXCLUSIVE").fetchall()
            db.execute("BEGIN EXCLUSIVE")
            db.execute("ROLLBACK")
        except sqlite3.OperationalError as problem:
            if "locked" in str(problem):
                text = f"{database} is in use. Stop the bot first; nothing was changed."
                raise CommandLineError(text) from problem
        except sqlite3.DatabaseError:
            return  # so damaged that nobody can use it


def repair(database: Path) -> list[str]:
    """Mend the file, bring it up to date, and mend what is in it; return what was done."""
    done = mend_file(database)
    with closing(sqlite3.connect(database)) as db:
        if version_of(db) > VERSION:
            return done
    asyncio.run(_brought_up_to_date(database))
    with closing(sqlite3.connect(database)) as db, db:
        return done + list(_mended(db))


async def _brought_up_to_date(database: Path) -> None:
    store = SqliteStore(database)
    await store.open()
    await store.close()


def _mended(db: sqlite3.Connection) -> Iterator[str]:
    """Mend rows, and yield what was done; all of it is one transaction."""
    for name in add_indexes(db):
        yield f"The index `{name}` was made again."
    found = list(rows_of_tables(db))
    rows = {row.id: row for row in found if not isinstance(row, Finding)}
    for row in rows.values():
        if list(of_sitters(db, row)):
            _seat_again(db, row)
            yield f"Table {row.id}: who sits there was listed again."
        for line in mended_lines(table_sql.lines(db, row.id)):
            db.execute(
                "UPDATE journal SET snapshot = ?, events = ? WHERE table_id = ? AND number = ?",
                (line.snapshot, line.events, row.id, line.number),
            )
            yield f"Table {row.id}, line {line.number}: played again from the lines around it."
    for item, reason in unreadable_messages(db, rows):
        db.execute(
            "UPDATE outbox SET state = 'dropped', payload = '{}', note = 'damaged' WHERE id = ?",
            (item,),
        )
        yield f"Message {item} of the outbox {reason}; it was dropped."


def _seat_again(db: sqlite3.Connection, row: TableRow) -> None:
    db.execute("DELETE FROM sitters WHERE table_id = ?", (row.id,))
    people = [(user, row.id) for user in sorted(people_of(row))]
    db.executemany("INSERT INTO sitters VALUES (?, ?)", people)
