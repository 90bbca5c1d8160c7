"""The store on SQLite: write-ahead log, synchronous=FULL, numbered schema files."""

import json
import sqlite3
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.protocol import ChannelTaken, Conflict, StoreError
from bot.store.rows import Entry, Errand, Post, Sitter, TableRow

T = TypeVar("T")

SCHEMA = Path(__file__).parent / "schema"
BUSY_SECONDS = 5.0
COLUMNS = (
    "id, channel_id, guild_id, game, status, host_id, lang, options, seats, version, told,"
    " fresh, robots_due, opened_at"
)


class SqliteStore:
    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._db: aiosqlite.Connection | None = None

    @property
    def db(self) -> aiosqlite.Connection:
        assert self._db is not None, "the store is not open"
        return self._db

    # -- opening and closing ---------------------------------------------------------------

    async def open(self) -> None:
        """Open the file and bring its schema up to date; raises StoreError with the reason."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._db = await aiosqlite.connect(
                self.path, isolation_level=None, timeout=BUSY_SECONDS
            )
            await self._prepare()
        except (sqlite3.Error, OSError) as problem:
            await self.close()
            raise StoreError(_explained(self.path, problem)) from problem
        except StoreError:
            await self.close()
            raise

    async def _prepare(self) -> None:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            await self.db.execute(f"PRAGMA {pragma}")
        files = sorted(SCHEMA.glob("[0-9]*.sql"))
        (version,) = await self._one("PRAGMA user_version")
        if version > len(files):
            raise StoreError(
                f"{self.path} was written by a newer Seneschal (schema {version}; this one knows"
                f" {len(files)}). Update the program, or restore an older backup."
            )
        for number, file in enumerate(files[version:], version + 1):
            await self._write(_migration(file, number))

    async def close(self) -> None:
        if self._db is not None:
            await self._db.close()
            self._db = None

    async def backup(self, path: Path) -> None:
        """A whole copy, taken while the bot runs; put in place only when it is complete."""
        unfinished = path.with_name(path.name + ".unfinished")
        unfinished.unlink(missing_ok=True)
        try:
            async with aiosqlite.connect(unfinished) as target:
                await self.db.backup(target)
        except sqlite3.Error as problem:
            unfinished.unlink(missing_ok=True)
            raise StoreError(f"The backup could not be written: {problem}.") from problem
        unfinished.replace(path)

    # -- tables ----------------------------------------------------------------------------

    async def create(self, row: TableRow, errands: Sequence[Errand]) -> TableRow:
        opened_at = _now()

        def work(db: sqlite3.Connection) -> TableRow:
            sql = f"INSERT INTO tables ({COLUMNS}) VALUES (NULL{', ?' * 13})"
            cursor = _one_per_channel(db, sql, _values(row, opened_at))
            assert cursor.lastrowid is not None
            created = row.changed(id=cursor.lastrowid, opened_at=opened_at)
            _seat(db, created)
            _add_errands(db, created.id, errands)
            return created

        return await self._write(work)

    async def save(
        self, row: TableRow, errands: Sequence[Errand] = (), entry: Entry | None = None
    ) -> TableRow:
        """Store the changed row (read at row.version), with its journal entry and errands."""

        def work(db: sqlite3.Connection) -> TableRow:
            _update(db, row)
            if entry is None:
                _seat(db, row)
            else:
                _append(db, row.id, entry)
            _add_errands(db, row.id, errands)
            return row.changed(version=row.version + 1)

        return await self._write(work)

    async def table(self, table_id: int) -> TableRow | None:
        return await self._row("WHERE id = ?", table_id)

    async def table_in(self, channel_id: int) -> TableRow | None:
        """The table that is open or running in this channel, or else the last one there was."""
        return await self._row(
            "WHERE channel_id = ? ORDER BY status IN ('lobby', 'running') DESC, id DESC", channel_id
        )

    async def tables_of(self, user_id: int) -> list[TableRow]:
        """Running tables at which this person sits, newest first."""
        rows = await self._all(
            f"SELECT {COLUMNS} FROM tables JOIN sitters ON table_id = id"
            " WHERE user_id = ? AND status = 'running' ORDER BY id DESC",
            user_id,
        )
        return [_table(row) for row in rows]

    async def tables_with_robots_due(self) -> list[int]:
        rows = await self._all(
            "SELECT id FROM tables WHERE robots_due = 1 AND status = 'running' ORDER BY id"
        )
        return [row[0] for row in rows]

    # -- the journal -----------------------------------------------------------------------

    async def snapshot(self, table_id: int) -> bytes | None:
        row = await self._one(
            "SELECT snapshot FROM journal WHERE table_id = ? ORDER BY number DESC LIMIT 1", table_id
        )
        return row[0] if row else None

    async def journal(self, table_id: int, since: int = 0) -> list[Entry]:
        rows = await self._all(
            "SELECT kind, seat, user_id, action, events, snapshot, number FROM journal"
            " WHERE table_id = ? AND number > ? ORDER BY number",
            table_id,
            since,
        )
        return [Entry(*row[:4], json.loads(row[4]), *row[5:]) for row in rows]

    # -- the outbox ------------------------------------------------------------------------

    async def tables_with_errands(self) -> list[int]:
        rows = await self._all("SELECT DISTINCT table_id FROM outbox WHERE state = 'due'")
        return [row[0] for row in rows]

    async def errands(self, table_id: int, limit: int = 50) -> list[Errand]:
        rows = await self._all(
            "SELECT kind, payload, id, table_id, attempts FROM outbox"
            " WHERE table_id = ? AND state = 'due' ORDER BY id LIMIT ?",
            table_id,
            limit,
        )
        return [Errand(row[0], json.loads(row[1]), *row[2:]) for row in rows]

    async def said(self, errand: Errand, role: str | None = None, post: Post | None = None) -> None:
        """Mark it said; a message that is edited later is remembered under its role."""

        def work(db: sqlite3.Connection) -> None:
            message_id = post.message_id if post else None
            db.execute(
                "UPDATE outbox SET state = 'said', message_id = ? WHERE id = ?",
                (message_id, errand.id),
            )
            if role and post:
                db.execute(
                    "INSERT INTO posts VALUES (?, ?, ?, ?) ON CONFLICT (table_id, role) DO UPDATE"
                    " SET channel_id = excluded.channel_id, message_id = excluded.message_id",
                    (errand.table_id, role, post.channel_id, post.message_id),
                )

        await self._write(work)

    async def dropped(self, errand: Errand, note: str) -> None:
        """It can never be said: the channel is gone, or nobody waits for it any more."""
        sql = "UPDATE outbox SET state = 'dropped', note = ? WHERE id = ?"
        await self._write(lambda db: db.execute(sql, (note, errand.id)))

    async def failed(self, errand: Errand, note: str) -> None:
        sql = "UPDATE outbox SET attempts = attempts + 1, note = ? WHERE id = ?"
        await self._write(lambda db: db.execute(sql, (note, errand.id)))

    async def post(self, table_id: int, role: str) -> Post | None:
        row = await self._one(
            "SELECT channel_id, message_id FROM posts WHERE table_id = ? AND role = ?",
            table_id,
            role,
        )
        return Post(*row) if row else None

    async def forget_post(self, table_id: int, role: str) -> None:
        sql = "DELETE FROM posts WHERE table_id = ? AND role = ?"
        await self._write(lambda db: db.execute(sql, (table_id, role)))

    # -- preferences -----------------------------------------------------------------------

    async def preference(self, subject: str, name: str) -> str | None:
        row = await self._one(
            "SELECT value FROM preferences WHERE subject = ? AND name = ?", subject, name
        )
        return row[0] if row else None

    async def prefer(self, subject: str, name: str, value: str) -> None:
        sql = (
            "INSERT INTO preferences VALUES (?, ?, ?) ON CONFLICT (subject, name)"
            " DO UPDATE SET value = excluded.value"
        )
        await self._write(lambda db: db.execute(sql, (subject, name, value)))

    # -- within ----------------------------------------------------------------------------

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """All of it or nothing, in one visit to the connection's thread.

        aiosqlite's own statements are a visit each, during which another task could come between.
        """
        # No public call of aiosqlite's does this; the version is pinned.
        result: T = await self.db._execute(  # type: ignore[no-untyped-call]
            _transaction, self.db._conn, work
        )
        return result

    async def _row(self, where: str, *values: Any) -> TableRow | None:
        row = await self._one(f"SELECT {COLUMNS} FROM tables {where} LIMIT 1", *values)
        return _table(row) if row else None

    async def _one(self, sql: str, *values: Any) -> Any:
        rows = await self._all(sql, *values)
        return rows[0] if rows else None

    async def _all(self, sql: str, *values: Any) -> Any:
        return list(await self.db.execute_fetchall(sql, values))


def _transaction(db: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """BEGIN IMMEDIATE, so that a second process waits its turn."""
    db.execute("BEGIN IMMEDIATE")
    try:
        result = work(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return result


def _migration(file: Path, number: int) -> Callable[[sqlite3.Connection], None]:
    def work(db: sqlite3.Connection) -> None:
        for statement in _statements(file.read_text("utf-8")):
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {number}")

    return work


def _one_per_channel(db: sqlite3.Connection, sql: str, values: tuple[Any, ...]) -> sqlite3.Cursor:
    try:
        return db.execute(sql, values)
    except sqlite3.IntegrityError as problem:
        raise ChannelTaken from problem


def _update(db: sqlite3.Connection, row: TableRow) -> None:
    values = (
        row.status,
        row.host_id,
        row.lang,
        json.dumps(row.options),
        _seats(row),
        row.told,
        row.fresh,
        int(row.robots_due),
        row.channel_id,
        row.id,
        row.version,
    )
    cursor = _one_per_channel(
        db,
        "UPDATE tables SET status = ?, host_id = ?, lang = ?, options = ?, seats = ?,"
        " version = version + 1, told = ?, fresh = ?, robots_due = ?, channel_id = ?"
        " WHERE id = ? AND version = ?",
        values,
    )
    if cursor.rowcount != 1:
        raise Conflict


def _append(db: sqlite3.Connection, table_id: int, entry: Entry) -> None:
    db.execute(
        "INSERT INTO journal SELECT ?, COALESCE(MAX(number), 0) + 1, ?, ?, ?, ?, ?, ?, ?"
        " FROM journal WHERE table_id = ?",
        (
            table_id,
            _now(),
            entry.kind,
            entry.seat,
            entry.user_id,
            entry.action,
            json.dumps(entry.events),
            entry.snapshot,
            table_id,
        ),
    )


def _add_errands(db: sqlite3.Connection, table_id: int, errands: Sequence[Errand]) -> None:
    db.executemany(
        "INSERT INTO outbox (table_id, kind, payload) VALUES (?, ?, ?)",
        [(table_id, errand.kind, json.dumps(errand.payload)) for errand in errands],
    )


def _seat(db: sqlite3.Connection, row: TableRow) -> None:
    db.execute("DELETE FROM sitters WHERE table_id = ?", (row.id,))
    people = [(sitter.user_id, row.id) for sitter in row.seats if sitter.user_id]
    db.executemany("INSERT INTO sitters VALUES (?, ?)", people)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _seats(row: TableRow) -> str:
    return json.dumps([[sitter.name, sitter.user_id, sitter.level] for sitter in row.seats])


def _values(row: TableRow, opened_at: str) -> tuple[Any, ...]:
    return (
        row.channel_id,
        row.guild_id,
        row.game,
        row.status,
        row.host_id,
        row.lang,
        json.dumps(row.options),
        _seats(row),
        row.version,
        row.told,
        row.fresh,
        int(row.robots_due),
        opened_at,
    )


def _table(row: Any) -> TableRow:
    values = dict(zip(COLUMNS.split(", "), row, strict=True))
    values["options"] = json.loads(values["options"])
    values["seats"] = tuple(Sitter(*sitter) for sitter in json.loads(values["seats"]))
    values["robots_due"] = bool(values["robots_due"])
    return TableRow(**values)


def _statements(script: str) -> list[str]:
    """The statements of a schema file: executescript would commit behind our back."""
    found, pending = [], ""
    for line in script.splitlines():
        pending += line + "\n"
        if sqlite3.complete_statement(pending):
            found.append(pending)
            pending = ""
    return found


def _explained(path: Path, problem: Exception) -> str:
    text = str(problem)
    if "locked" in text or "busy" in text:
        return f"{path} is locked: another program is writing to it. Is a second Seneschal running?"
    if "not a database" in text or "malformed" in text:
        return f"{path} is not a database of Seneschal, or it is damaged. Restore a backup."
    if "full" in text:
        return f"The disk of {path} is full; nothing was written."
    return f"{path} cannot be opened: {text}."
