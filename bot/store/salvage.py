"""Salvage: what can still be read of a damaged file, in a new one."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bot.store.inspection import OWN_NAMES, of_file, version_of
from bot.store.private_files import create_private_file
from bot.store.sqlite_database import make_whole


def mend_file(path: Path) -> list[str]:
    """Mend what SQLite finds wrong with a file, which nobody else has open; return what was done.

    An index is made again from its table. Where that is not enough, all rows that can be read are
    copied into a new file, which takes the place of this one.
    """
    done = list[str]()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        if not list(of_file(db)):
            return []
        with suppress(sqlite3.DatabaseError):
            db.execute("REINDEX")
            _delete_orphans(db)
            if not list(of_file(db)):
                return ["The indexes were made again, and rows that belong to no table deleted."]
    unfinished = path.with_name(path.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    create_private_file(unfinished)
    lost = _copied(path, unfinished)
    make_whole(unfinished)
    unfinished.replace(path)
    for end in ("-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)
    done.append("What could be read was copied into a new file.")
    return done + [f"In `{name}`, rows could not be read and are lost." for name in lost]


def _copied(damaged: Path, new: Path) -> list[str]:
    """Copy schema and rows; return the tables of which not all could be read."""
    lost = list[str]()
    with (
        closing(sqlite3.connect(damaged, isolation_level=None)) as source,
        closing(sqlite3.connect(new, isolation_level=None)) as target,
    ):
        tables, others = _schema(source), _schema(source, "<>")
        target.execute("BEGIN")
        for sql in tables.values():
            target.execute(sql)
        for name, sql in tables.items():
            if not _copy_rows(source, target, name, _order(source, name, sql)):
                lost.append(name)
        _delete_orphans(target)
        for sql in others.values():
            with suppress(sqlite3.IntegrityError):  # rows that were there twice: `check` tells
                target.execute(sql)
        target.execute(f"PRAGMA user_version = {version_of(source)}")
        target.execute("COMMIT")
    return lost


def _schema(db: sqlite3.Connection, equal: str = "=") -> dict[str, str]:
    sql = f"SELECT name, sql FROM sqlite_master WHERE type {equal} 'table' AND {OWN_NAMES}"
    return dict(db.execute(sql).fetchall())


def _order(db: sqlite3.Connection, name: str, sql: str) -> list[str]:
    """Return by which columns a table lies in the file: only so is it read without an index."""
    if "WITHOUT ROWID" not in sql:
        return ["rowid"]
    keys = [(at, column) for _, column, *_, at in db.execute(f'PRAGMA table_info("{name}")') if at]
    return [column for _, column in sorted(keys)]


def _copy_rows(
    source: sqlite3.Connection, target: sqlite3.Connection, name: str, order: list[str]
) -> bool:
    """Copy the rows of a table from both ends; return whether that was all of them."""
    for direction in ("ASC", "DESC"):
        by = ", ".join(f"{column} {direction}" for column in order)
        try:
            for row in source.execute(f'SELECT * FROM "{name}" NOT INDEXED ORDER BY {by}'):
                marks = ", ".join("?" * len(row))
                with suppress(sqlite3.IntegrityError):  # it is there, or it is no row of ours
                    target.execute(f'INSERT INTO "{name}" VALUES ({marks})', row)
        except sqlite3.DatabaseError:
            continue
        if direction == "ASC":
            return True
    return False


def _delete_orphans(db: sqlite3.Connection) -> None:
    """Delete rows that belong to a table that is gone."""
    for name, _, parent, _ in db.execute("PRAGMA foreign_key_check").fetchall():
        db.execute(f'DELETE FROM "{name}" WHERE table_id NOT IN (SELECT id FROM "{parent}")')
