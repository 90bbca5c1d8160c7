"""Inspection: what is wrong with a database, in sentences; it only reads.

What belongs to a game is looked at in `bot.tables.inspection`.
"""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass

from bot.store import outbox, table_sql
from bot.store.outbox import AskSeat, Remind
from bot.store.rows import TableRow
from bot.store.sqlite_database import SCHEMA, statements_of

MAX_PROBLEMS = 20  # of the file that are named one by one
OWN_NAMES = "name NOT LIKE 'sqlite_%'"  # what SQLite has not made for itself


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong, and whether `seneschal repair` puts it right."""

    text: str
    is_mendable: bool = True

    def __str__(self) -> str:
        return self.text if self.is_mendable else f"{self.text} This cannot be mended."


def version_of(db: sqlite3.Connection) -> int:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return int(version)


# -- the file --------------------------------------------------------------------------------------


def of_file(db: sqlite3.Connection) -> Iterator[Finding]:
    """Yield what SQLite itself finds wrong."""
    try:
        found = [text for (text,) in db.execute(f"PRAGMA integrity_check({MAX_PROBLEMS})")]
        orphans = db.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.DatabaseError as problem:
        yield Finding(f"The file is damaged: {problem}.")
        return
    for text in found:
        if text != "ok":
            yield Finding(f"The file is damaged: {' '.join(text.split())}.")
    for name in sorted({orphan[0] for orphan in orphans}):
        count = sum(orphan[0] == name for orphan in orphans)
        yield Finding(f"In `{name}`, {count} rows belong to no table.")


def of_schema(db: sqlite3.Connection) -> Iterator[Finding]:
    """Yield what the file lacks, or has otherwise, than one made today."""
    with closing(sqlite3.connect(":memory:")) as fresh:
        for statement in _schema_of_today():
            fresh.execute(statement)
        wanted, found = _structure(fresh), _structure(db)
    for name in sorted(wanted.keys() - found.keys()):
        is_index = wanted[name][0] == "index"
        yield Finding(f"The schema lacks the {wanted[name][0]} `{name}`.", is_mendable=is_index)
    for name in sorted(found.keys() & wanted.keys()):
        if found[name] != wanted[name]:
            yield Finding(f"The schema has another `{name}`.", is_mendable=False)


def add_indexes(db: sqlite3.Connection) -> Iterator[str]:
    """Make indexes that are missing, and yield their names."""
    found = _structure(db)
    for statement in _schema_of_today():
        match = re.search(r"^CREATE (?:UNIQUE )?INDEX (\w+)", statement, re.MULTILINE)
        if match and match[1] not in found:
            db.execute(statement)
            yield match[1]


def _schema_of_today() -> list[str]:
    return statements_of((SCHEMA / "tables.sql").read_text("utf-8"))


def _structure(db: sqlite3.Connection) -> dict[str, tuple[object, ...]]:
    """Return tables with their columns, in any order, and indexes with theirs."""
    found: dict[str, tuple[object, ...]] = {}
    rows = db.execute(f"SELECT type, name, sql FROM sqlite_master WHERE {OWN_NAMES}").fetchall()
    for kind, name, sql in rows:
        if kind == "table":
            columns = db.execute(f'PRAGMA table_info("{name}")').fetchall()
            found[name] = (kind, *sorted(column[1:] for column in columns))
        else:
            found[name] = (kind, " ".join(sql.split()))
    return found


# -- rows ------------------------------------------------------------------------------------------


def rows_of_tables(db: sqlite3.Connection) -> Iterator[TableRow | Finding]:
    """Yield every table's row, or that it cannot be read."""
    for values in db.execute(f"SELECT {table_sql.COLUMNS} FROM tables ORDER BY id").fetchall():
        try:
            yield table_sql.read(values)
        except (ValueError, TypeError, KeyError) as problem:
            text = f"Table {values[0]}: its row cannot be read ({problem})."
            yield Finding(text, is_mendable=False)


def of_sitters(db: sqlite3.Connection, row: TableRow) -> Iterator[Finding]:
    """Yield that people are not found at a table they sit at, or at one they do not."""
    found = {user for (user,) in db.execute(*_sitters_at(row.id))}
    if found != people_of(row):
        yield Finding(f"Table {row.id}: the list of who sits there is not as its seats are.")


def _sitters_at(table_id: int) -> tuple[str, tuple[int]]:
    return "SELECT user_id FROM sitters WHERE table_id = ?", (table_id,)


def people_of(row: TableRow) -> set[int]:
    return {sitter.user_id for sitter in row.seats if sitter.user_id}


def unreadable_messages(
    db: sqlite3.Connection, rows: dict[int, TableRow]
) -> Iterator[tuple[int, str]]:
    """Yield outbox rows that can never be said, with the reason."""
    items = db.execute("SELECT id, table_id, kind, payload, state FROM outbox ORDER BY id")
    for item, table_id, kind, payload, state in items.fetchall():
        if state == "dropped" and payload == "{}":  # emptied, because its table was deleted
            continue
        try:
            message = outbox.load(kind, payload)
        except KeyError:
            yield item, f"is of an unknown kind, `{kind}`"
        except (ValueError, TypeError, AttributeError):
            yield item, "cannot be read"
        else:
            seats = len(rows[table_id].seats) if table_id in rows else None
            asks = message.seat if isinstance(message, AskSeat | Remind) else None
            if state == "due" and seats and asks is not None and not 0 <= asks < seats:
                yield item, f"asks a seat that table {table_id} does not have"


def of_outbox(db: sqlite3.Connection, rows: dict[int, TableRow]) -> Iterator[Finding]:
    for item, reason in unreadable_messages(db, rows):
        yield Finding(f"Message {item} of the outbox {reason}.")


def is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True
