"""The store on SQLite: write-ahead log, synchronous=FULL, numbered schema files."""

import json
import sqlite3
from asyncio import Lock
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiosqlite

from bot.store.protocol import ChannelTaken, Conflict, StoreError
from bot.store.rows import Entry, Errand, Post, Sitter, TableRow

SCHEMA = Path(__file__).parent / "schema"
BUSY_SECONDS = 5.0
COLUMNS = (
    "id, channel_id, guild_id, game, status, host_id, lang, options, seats, version, told,"
    " robots_due, opened_at"
)


class SqliteStore:
    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._db: aiosqlite.Connection | None = None
        # aiosqlite runs one statement at a time, but a transaction is several.
        self._writing = Lock()

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
            async with self._transaction():
                for statement in _statements(file.read_text("utf-8")):
                    await self.db.execute(statement)
                await self.db.execute(f"PRAGMA user_version = {number}")

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
        async with self._transaction():
            try:
                sql = f"INSERT INTO tables ({COLUMNS}) VALUES (NULL{', ?' * 12})"
                cursor = await self.db.execute(sql, _values(row, opened_at))
            except sqlite3.IntegrityError as problem:
                raise ChannelTaken from problem
            assert cursor.lastrowid is not None
            created = row.changed(id=cursor.lastrowid, opened_at=opened_at)
            await self._seat(created)
            await self._add_errands(created.id, errands)
        return created

    async def save(
        self, row: TableRow, errands: Sequence[Errand] = (), entry: Entry | None = None
    ) -> TableRow:
        """Store the changed row (read at row.version), with its journal entry and errands."""
        async with self._transaction():
            cursor = await self._update(row)
            if cursor.rowcount != 1:
                raise Conflict
            if entry is None:
                await self._seat(row)
            else:
                await self._append(row.id, entry)
            await self._add_errands(row.id, errands)
        return row.changed(version=row.version + 1)

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
        async with self._transaction():
            await self.db.execute(
                "UPDATE outbox SET state = 'said', message_id = ? WHERE id = ?",
                (post.message_id if post else None, errand.id),
            )
            if role and post:
                await self.db.execute(
                    "INSERT INTO posts VALUES (?, ?, ?, ?) ON CONFLICT (table_id, role) DO UPDATE"
                    " SET channel_id = excluded.channel_id, message_id = excluded.message_id",
                    (errand.table_id, role, post.channel_id, post.message_id),
                )

    async def dropped(self, errand: Errand, note: str) -> None:
        """It can never be said: the channel is gone, or nobody waits for it any more."""
        async with self._transaction():
            await self.db.execute(
                "UPDATE outbox SET state = 'dropped', note = ? WHERE id = ?", (note, errand.id)
            )

    async def failed(self, errand: Errand, note: str) -> None:
        async with self._transaction():
            await self.db.execute(
                "UPDATE outbox SET attempts = attempts + 1, note = ? WHERE id = ?",
                (note, errand.id),
            )

    async def post(self, table_id: int, role: str) -> Post | None:
        row = await self._one(
            "SELECT channel_id, message_id FROM posts WHERE table_id = ? AND role = ?",
            table_id,
            role,
        )
        return Post(*row) if row else None

    async def forget_post(self, table_id: int, role: str) -> None:
        async with self._transaction():
            await self.db.execute(
                "DELETE FROM posts WHERE table_id = ? AND role = ?", (table_id, role)
            )

    # -- preferences -----------------------------------------------------------------------

    async def preference(self, subject: str, name: str) -> str | None:
        row = await self._one(
            "SELECT value FROM preferences WHERE subject = ? AND name = ?", subject, name
        )
        return row[0] if row else None

    async def prefer(self, subject: str, name: str, value: str) -> None:
        async with self._transaction():
            await self.db.execute(
                "INSERT INTO preferences VALUES (?, ?, ?) ON CONFLICT (subject, name)"
                " DO UPDATE SET value = excluded.value",
                (subject, name, value),
            )

    # -- within ----------------------------------------------------------------------------

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[None]:
        """All or nothing; BEGIN IMMEDIATE, so that a second process waits its turn."""
        async with self._writing:
            await self.db.execute("BEGIN IMMEDIATE")
            try:
                yield
                await self.db.execute("COMMIT")
            except BaseException:
                if self.db.in_transaction:
                    await self.db.execute("ROLLBACK")
                raise

    async def _update(self, row: TableRow) -> aiosqlite.Cursor:
        values = (
            row.status,
            row.host_id,
            row.lang,
            json.dumps(row.options),
            _seats(row),
            row.told,
            int(row.robots_due),
            row.channel_id,
            row.id,
            row.version,
        )
        try:
            return await self.db.execute(
                "UPDATE tables SET status = ?, host_id = ?, lang = ?, options = ?, seats = ?,"
                " version = version + 1, told = ?, robots_due = ?, channel_id = ?"
                " WHERE id = ? AND version = ?",
                values,
            )
        except sqlite3.IntegrityError as problem:
            raise ChannelTaken from problem

    async def _append(self, table_id: int, entry: Entry) -> None:
        await self.db.execute(
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

    async def _add_errands(self, table_id: int, errands: Sequence[Errand]) -> None:
        if errands:
            await self.db.executemany(
                "INSERT INTO outbox (table_id, kind, payload) VALUES (?, ?, ?)",
                [(table_id, errand.kind, json.dumps(errand.payload)) for errand in errands],
            )

    async def _seat(self, row: TableRow) -> None:
        await self.db.execute("DELETE FROM sitters WHERE table_id = ?", (row.id,))
        people = [(sitter.user_id, row.id) for sitter in row.seats if sitter.user_id]
        await self.db.executemany("INSERT INTO sitters VALUES (?, ?)", people)

    async def _row(self, where: str, *values: Any) -> TableRow | None:
        row = await self._one(f"SELECT {COLUMNS} FROM tables {where} LIMIT 1", *values)
        return _table(row) if row else None

    async def _one(self, sql: str, *values: Any) -> Any:
        async with self.db.execute(sql, values) as cursor:
            return await cursor.fetchone()

    async def _all(self, sql: str, *values: Any) -> Any:
        async with self.db.execute(sql, values) as cursor:
            return await cursor.fetchall()


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
