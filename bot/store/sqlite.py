"""The store on SQLite: what is kept of tables, their journal, the outbox and preferences."""

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.store import table_sql
from bot.store.database import Database
from bot.store.protocol import Meanwhile
from bot.store.rows import RUNNING, Entry, Errand, Latest, Post, TableRow


class SqliteStore:
    def __init__(self, path: Path | str) -> None:
        self.database = Database(Path(path))

    async def open(self) -> None:
        """Open the file and bring its schema up to date; raises StoreError with the reason."""
        await self.database.open()

    async def warm_up(self) -> None:
        """For a bot that is going to run: what would make its first moves slower is done now."""
        await self.database.preallocate_wal()

    async def close(self) -> None:
        await self.database.close()

    # -- tables ----------------------------------------------------------------------------

    async def create(self, row: TableRow, errands: Sequence[Errand]) -> TableRow:
        opened_at = _now()

        def work(db: sqlite3.Connection) -> TableRow:
            created = table_sql.insert(db, row, opened_at)
            _add_errands(db, created.id, errands)
            return created

        return await self.database.write(work)

    async def save(
        self,
        row: TableRow,
        errands: Sequence[Errand] = (),
        entries: Sequence[Entry] = (),
        meanwhile: Meanwhile | None = None,
    ) -> TableRow:
        """Store the changed row (read at row.version), with its journal entries and errands."""

        def work(db: sqlite3.Connection) -> None:
            if row.status == RUNNING and entries and entries[0].kind != "start":
                table_sql.advance(db, row)
            else:
                table_sql.update(db, row)
            _append(db, row.id, entries)
            _add_errands(db, row.id, errands)

        await self.database.write(work, meanwhile)
        return row.changed(version=row.version + 1)

    async def table(self, table_id: int) -> TableRow | None:
        return self._table("WHERE id = ?", table_id)

    async def table_in(self, channel_id: int) -> TableRow | None:
        """The table that is open or running in this channel, or else the last one there was."""
        return self._table(
            "WHERE channel_id = ? AND status IN ('lobby', 'running')", channel_id
        ) or self._table("WHERE channel_id = ? ORDER BY id DESC", channel_id)

    async def tables_of(self, user_id: int) -> list[TableRow]:
        """Running tables at which this person sits, newest first."""
        rows = await self.database.all(
            f"SELECT {table_sql.COLUMNS} FROM tables JOIN sitters ON table_id = id"
            " WHERE user_id = ? AND status = 'running' ORDER BY id DESC",
            user_id,
        )
        return [table_sql.read(row) for row in rows]

    async def tables_on(self, guild_id: int) -> list[TableRow]:
        """Running tables of a server, newest first."""
        rows = await self.database.all(
            f"SELECT {table_sql.COLUMNS} FROM tables"
            " WHERE guild_id = ? AND status = 'running' ORDER BY id DESC",
            guild_id,
        )
        return [table_sql.read(row) for row in rows]

    async def tables_with_computer_due(self) -> list[int]:
        rows = await self.database.all(
            "SELECT id FROM tables WHERE computer_due = 1 AND status = 'running' ORDER BY id"
        )
        return [row[0] for row in rows]

    async def tables_with_reminders_due(self, now: int) -> list[int]:
        """Tables at which somebody may have been waited for too long."""
        rows = await self.database.all(
            "SELECT id FROM tables WHERE status = 'running' AND next_reminder_at <= ?"
            " ORDER BY next_reminder_at",
            now,
        )
        return [row[0] for row in rows]

    async def next_reminder(self, after: int) -> int | None:
        row = self.database.row(
            "SELECT next_reminder_at FROM tables WHERE status = 'running' AND next_reminder_at > ?"
            " ORDER BY next_reminder_at LIMIT 1",
            after,
        )
        return row[0] if row else None

    # -- the journal -----------------------------------------------------------------------

    async def latest(self, table_id: int) -> Latest | None:
        """The newest entry's number and snapshot."""
        row = self.database.row(
            "SELECT number, snapshot FROM journal WHERE table_id = ? ORDER BY number DESC LIMIT 1",
            table_id,
        )
        return Latest(*row) if row else None

    async def journal(self, table_id: int, since: int = 0) -> list[Entry]:
        rows = await self.database.all(
            "SELECT kind, seat, user_id, action, events, snapshot, number FROM journal"
            " WHERE table_id = ? AND number > ? ORDER BY number",
            table_id,
            since,
        )
        return [
            Entry(kind, seat, user_id, action, json.loads(events), snapshot, number)
            for kind, seat, user_id, action, events, snapshot, number in rows
        ]

    async def last_entries(self, table_id: int, count: int) -> list[Entry]:
        """The newest first, without their snapshots."""
        rows = await self.database.all(
            "SELECT kind, seat, user_id, action, events, number FROM journal"
            " WHERE table_id = ? ORDER BY number DESC LIMIT ?",
            table_id,
            count,
        )
        return [
            Entry(kind, seat, user_id, action, json.loads(events), b"", number)
            for kind, seat, user_id, action, events, number in rows
        ]

    async def last_events(self, table_id: int, upto: int, count: int) -> list[dict[str, Any]]:
        """At least so many up to this entry, unless one was an undo: then those after it."""
        found: list[dict[str, Any]] = []
        entries = self.database.rows(
            "SELECT kind, events FROM journal WHERE table_id = ? AND number <= ?"
            " ORDER BY number DESC",
            table_id,
            upto,
        )
        with closing(entries):  # a reader that stopped half way would keep the log from its sweep
            for kind, events in entries:
                if kind == "undo" or len(found) >= count:
                    break
                found[:0] = json.loads(events)
        return found

    # -- the outbox ------------------------------------------------------------------------

    async def tables_with_errands(self) -> list[int]:
        rows = await self.database.all("SELECT DISTINCT table_id FROM outbox WHERE state = 'due'")
        return [row[0] for row in rows]

    async def errands(self, table_id: int, limit: int = 50) -> list[Errand]:
        rows = await self.database.all(
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
            if post:
                db.execute(
                    "UPDATE tables SET last_message_id = MAX(last_message_id, ?) WHERE id = ?",
                    (post.message_id, errand.table_id),
                )
            if role and post:
                db.execute(
                    "INSERT INTO posts VALUES (?, ?, ?, ?) ON CONFLICT (table_id, role) DO UPDATE"
                    " SET channel_id = excluded.channel_id, message_id = excluded.message_id",
                    (errand.table_id, role, post.channel_id, post.message_id),
                )

        await self.database.write(work)

    async def last_message_id(self, table_id: int) -> int:
        """The newest message that is known to have been sent for this table; 0: none."""
        row = self.database.row("SELECT last_message_id FROM tables WHERE id = ?", table_id)
        return row[0] if row else 0

    async def dropped(self, errand: Errand, note: str) -> None:
        """It can never be said: the channel is gone, or nobody waits for it any more."""
        sql = "UPDATE outbox SET state = 'dropped', note = ? WHERE id = ?"
        await self.database.write(lambda db: db.execute(sql, (note, errand.id)))

    async def failed(self, errand: Errand, note: str) -> None:
        sql = "UPDATE outbox SET attempts = attempts + 1, note = ? WHERE id = ?"
        await self.database.write(lambda db: db.execute(sql, (note, errand.id)))

    async def post(self, table_id: int, role: str) -> Post | None:
        row = self.database.row(
            "SELECT channel_id, message_id FROM posts WHERE table_id = ? AND role = ?",
            table_id,
            role,
        )
        return Post(*row) if row else None

    # -- preferences -----------------------------------------------------------------------

    async def preference(self, subject: str, name: str) -> str | None:
        row = self.database.row(
            "SELECT value FROM preferences WHERE subject = ? AND name = ?", subject, name
        )
        return row[0] if row else None

    async def prefer(self, subject: str, name: str, value: str) -> None:
        sql = (
            "INSERT INTO preferences VALUES (?, ?, ?) ON CONFLICT (subject, name)"
            " DO UPDATE SET value = excluded.value"
        )
        await self.database.write(lambda db: db.execute(sql, (subject, name, value)))

    # -- within ----------------------------------------------------------------------------

    def _table(self, where: str, value: int) -> TableRow | None:
        row = self.database.row(f"SELECT {table_sql.COLUMNS} FROM tables {where} LIMIT 1", value)
        return table_sql.read(row) if row else None


def _append(db: sqlite3.Connection, table_id: int, entries: Sequence[Entry]) -> None:
    now = _now()
    db.executemany(
        "INSERT INTO journal VALUES (?,"
        " (SELECT COALESCE(MAX(number), 0) + 1 FROM journal WHERE table_id = ?),"
        " ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table_id,
                table_id,
                now,
                entry.kind,
                entry.seat,
                entry.user_id,
                entry.action,
                json.dumps(entry.events),
                entry.snapshot,
            )
            for entry in entries
        ],
    )


def _add_errands(db: sqlite3.Connection, table_id: int, errands: Sequence[Errand]) -> None:
    if not errands:
        return
    db.executemany(
        "INSERT INTO outbox (table_id, kind, payload) VALUES (?, ?, ?)",
        [(table_id, errand.kind, json.dumps(errand.payload)) for errand in errands],
    )


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
