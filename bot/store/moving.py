"""Carry a whole database over into another one that is empty."""

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any

from bot.store.sql import Connection, Database

BATCH = 500  # rows of a transaction
# Rows that others refer to come first; what is of one process or of one kind of database stays.
FIRST = "tables"
NOT_MOVED = {"processes", "claims", "commits", "schema_version", "ballast"}
# What the rows of a table are told apart by, and counted through in order.
KEYS = {
    "tables": "id",
    "sitters": "user_id, table_id",
    "journal": "table_id, number",
    "outbox": "id",
    "posts": "table_id, role",
    "notices": "table_id, kind",
    "user_settings": "user_id",
    "explained_terms": "user_id, game_id, term",
    "guild_settings": "guild_id",
    "welcomes": "guild_id",
    "closed_dms": "user_id",
    "departed_guilds": "guild_id",
    "dm_erasures": "channel_id, message_id",
    "tidying": "channel_id, message_id",
    "upkeep": "name",
}


class CannotMove(Exception):
    """Why a database cannot be carried over; nothing was changed in the first one."""


async def names_of(database: Database) -> list[str]:
    """Return the tables of a database that are carried over, in an order that can be written."""
    names = sorted(set(await database.columns()) - NOT_MOVED)
    return sorted(
        (name for name in names if not name.startswith("sqlite_")), key=lambda name: name != FIRST
    )


async def counts(database: Database) -> dict[str, int]:
    """Return how many rows each table has."""

    names = await names_of(database)
    return await database.aside(
        lambda db: {
            name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names
        }
    )


async def copy(
    source: Database, target: Database, on_rows: Callable[[int], None] = lambda _: None
) -> None:
    """Write every row of the first database into the second one, which must be empty."""
    names, columns = await names_of(source), await source.columns()
    if names != await names_of(target):
        raise CannotMove("the two databases are of different versions of Seneschal")
    if any((await counts(target)).values()):
        raise CannotMove("the database that is to be filled is not empty")
    for name in names:
        known = set((await target.columns())[name])
        if known != set(columns[name]):
            raise CannotMove("the two databases are of different versions of Seneschal")
        await _copy_table(source, target, name, columns[name], on_rows)
    await target.write(_set_ids)


async def _copy_table(
    source: Database,
    target: Database,
    name: str,
    columns: list[str],
    on_rows: Callable[[int], None],
) -> None:
    keys = KEYS[name].split(", ")
    at = [columns.index(key) for key in keys]
    last: tuple[Any, ...] | None = None
    insert = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    while rows := await source.aside(partial(_page, name, columns, keys, last)):
        await target.write(partial(_insert, insert, rows))
        on_rows(len(rows))
        last = tuple(rows[-1][each] for each in at)


def _insert(sql: str, rows: list[Any], db: Connection) -> None:
    db.executemany(sql, rows)


def _page(
    name: str, columns: list[str], keys: list[str], last: tuple[Any, ...] | None, db: Connection
) -> list[Any]:
    """Return the next rows after the one with this key: no page costs more than the first."""
    after, values = "", ()
    if last is not None:
        after = f" WHERE ({', '.join(keys)}) > ({', '.join('?' * len(keys))})"
        values = last
    sql = f"SELECT {', '.join(columns)} FROM {name}{after} ORDER BY {', '.join(keys)} LIMIT {BATCH}"
    return db.execute(sql, values).fetchall()


def _set_ids(db: Connection) -> None:
    """Let new rows have ids above those that were carried over; SQLite sees to it by itself."""
    if isinstance(db, sqlite3.Connection):
        return
    for name in ("tables", "outbox"):
        db.execute(
            f"SELECT setval(pg_get_serial_sequence('{name}', 'id'),"
            f" GREATEST((SELECT MAX(id) FROM {name}), 1))"
        )


async def marks(database: Database) -> list[tuple[Any, ...]]:
    """Return what tells whether a database has changed: versions, and the newest ids."""
    return await database.aside(
        lambda db: [
            tuple(row)
            for row in db.execute(
                "SELECT COUNT(*), COALESCE(SUM(version), 0), (SELECT COALESCE(MAX(id), 0)"
                " FROM outbox), (SELECT COUNT(*) FROM outbox WHERE state = 'due'),"
                " (SELECT COUNT(*) FROM user_settings) FROM tables"
            ).fetchall()
        ]
    )
