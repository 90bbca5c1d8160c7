"""The store in SQL: tables, their journal, the outbox, and what people have chosen."""

import json
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.store import outbox, personal, table_sql
from bot.store.outbox import OutboxItem, OutboxMessage
from bot.store.protocol import Claim, Notice, Tally, Work
from bot.store.rows import (
    RUNNING,
    ClosedDms,
    Entry,
    Latest,
    Post,
    StoredLine,
    TableRow,
    UserSettings,
)
from bot.store.sql import Connection, Database
from bot.store.upkeep import SqlUpkeep

EVENTS_PAGE = 16  # journal entries that are read at once


class SqlStore(SqlUpkeep):
    """A store on whatever database speaks our SQL."""

    is_shared = False

    def __init__(self, database: Database) -> None:
        self.database = database

    async def open(self) -> None:
        """Open the database, its schema up to date; raises StoreError with the reason."""
        await self.database.open()

    async def warm_up(self) -> None:
        """Do now what would make the first moves of a running bot slower."""
        await self.database.warm_up()

    async def close(self) -> None:
        await self.database.close()

    # -- tables ----------------------------------------------------------------------------

    async def create(
        self, row: TableRow, messages: Sequence[OutboxMessage], entries: Sequence[Entry] = ()
    ) -> TableRow:
        opened_at = _now()

        def work(db: Connection) -> TableRow:
            created = table_sql.insert(db, row, opened_at)
            _append(db, created.id, entries)
            outbox.add(db, created.id, messages)
            return created

        return await self.database.write(work)

    async def save(
        self, row: TableRow, messages: Sequence[OutboxMessage] = (), entries: Sequence[Entry] = ()
    ) -> TableRow:
        """Store the changed row (read at row.version) with its journal entries and messages."""

        def work(db: Connection) -> None:
            if row.status == RUNNING and entries and entries[0].kind != "start":
                table_sql.advance(db, row)
            else:
                table_sql.update(db, row)
            _append(db, row.id, entries)
            outbox.add(db, row.id, messages)

        await self.database.write(work)
        return row.changed(version=row.version + 1)

    async def table(self, table_id: int) -> TableRow | None:
        return await self._table("WHERE id = ?", table_id)

    async def table_in(self, channel_id: int) -> TableRow | None:
        """Return the table that is open or running in this channel, else the last one there."""
        return await self._table(
            "WHERE channel_id = ? AND status IN ('lobby', 'running')", channel_id
        ) or await self._table("WHERE channel_id = ? ORDER BY id DESC", channel_id)

    async def tables_of(self, user_id: int) -> list[TableRow]:
        """Return running tables at which this person sits, newest first."""
        return await self._running_tables(
            "JOIN sitters ON table_id = id WHERE user_id = ?", user_id
        )

    async def finished_of(self, user_id: int, guild_id: int | None, limit: int) -> list[TableRow]:
        """Return finished games at which this person sat, newest first; on one server, or on all.

        Practice games are not among them.
        """
        on = "" if guild_id is None else " AND guild_id = ?"
        rows = await self.database.all(
            f"SELECT {table_sql.COLUMNS} FROM tables JOIN sitters ON table_id = id"
            f" WHERE user_id = ?{on} AND status = 'over' AND practice IS NULL"
            " ORDER BY id DESC LIMIT ?",
            user_id,
            *([] if guild_id is None else [guild_id]),
            limit,
        )
        return [table_sql.read(row) for row in rows]

    async def tables_on(self, guild_id: int) -> list[TableRow]:
        """Return running tables of a server, newest first."""
        return await self._running_tables("WHERE guild_id = ?", guild_id)

    async def count_hosted(self, user_id: int) -> int:
        """Return how many tables this person hosts that are open or running, lessons aside."""
        row = await self._row(
            "SELECT count(*) FROM sitters JOIN tables ON table_id = id WHERE user_id = ?"
            " AND host_id = user_id AND status IN ('lobby', 'running') AND practice IS NULL",
            user_id,
        )
        return int(row[0])

    async def tables_with_computer_due(self) -> list[int]:
        return await self._ids(
            "SELECT id FROM tables WHERE computer_due = 1 AND status = 'running' ORDER BY id"
        )

    async def tables_with_reminders_due(self, now: int) -> list[int]:
        """Return tables at which somebody may have been waited for too long."""
        return await self._ids(
            "SELECT id FROM tables WHERE status = 'running' AND next_reminder_at <= ?"
            " ORDER BY next_reminder_at",
            now,
        )

    async def next_reminder(self, after: int) -> int | None:
        row = await self._row(
            "SELECT next_reminder_at FROM tables WHERE status = 'running' AND next_reminder_at > ?"
            " ORDER BY next_reminder_at LIMIT 1",
            after,
        )
        return row[0] if row else None

    # -- the journal -----------------------------------------------------------------------

    async def latest(self, table_id: int) -> Latest | None:
        row = await self._row(
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

    async def stored_lines(self, table_id: int) -> list[StoredLine]:
        """Return the whole journal of a table just as it is stored."""
        return await self.database.aside(lambda db: table_sql.lines(db, table_id))

    async def last_entries(self, table_id: int, count: int) -> list[Entry]:
        """Return the newest entries first, without their snapshots; no move waits for it."""

        def work(db: Connection) -> list[Entry]:
            rows = db.execute(
                "SELECT kind, seat, user_id, action, events, number FROM journal"
                " WHERE table_id = ? ORDER BY number DESC LIMIT ?",
                (table_id, count),
            )
            return [
                Entry(kind, seat, user_id, action, json.loads(events), b"", number)
                for kind, seat, user_id, action, events, number in rows
            ]

        return await self.database.aside(work)

    async def last_events(self, table_id: int, upto: int, count: int) -> list[dict[str, Any]]:
        """Return at least `count` up to this entry; if one was an undo, only those after it."""

        def work(db: Connection) -> list[dict[str, Any]]:
            found: list[dict[str, Any]] = []
            before = upto + 1
            while True:
                entries = db.execute(
                    "SELECT kind, events, number FROM journal WHERE table_id = ? AND number < ?"
                    " ORDER BY number DESC LIMIT ?",
                    (table_id, before, EVENTS_PAGE),
                ).fetchall()
                for kind, events, _ in entries:
                    if kind == "undo" or len(found) >= count:
                        return found
                    found[:0] = json.loads(events)
                if len(entries) < EVENTS_PAGE:
                    return found
                *_, before = entries[-1]

        return await self.database.read(work)

    # -- the outbox ------------------------------------------------------------------------

    async def tables_with_outbox(self) -> list[int]:
        return await self._ids("SELECT DISTINCT table_id FROM outbox WHERE state = 'due'")

    async def outbox(
        self, table_id: int, limit: int = 50, kinds: Collection[str] | None = None
    ) -> list[OutboxItem[OutboxMessage]]:
        """Return what is due at a table, in the order of saying: all of it, or these kinds."""
        which = "" if kinds is None else f" AND kind IN ({', '.join('?' * len(kinds))})"
        rows = await self.database.all(
            "SELECT kind, payload, id, table_id, attempts FROM outbox"
            f" WHERE table_id = ? AND state = 'due'{which} ORDER BY id LIMIT ?",
            table_id,
            *(kinds or ()),
            limit,
        )
        return [OutboxItem(outbox.load(row[0], row[1]), *row[2:]) for row in rows]

    async def outbox_kinds(self, table_id: int) -> set[str]:
        """Return the kinds of what is due at a table."""
        rows = await self.database.all(
            "SELECT DISTINCT kind FROM outbox WHERE table_id = ? AND state = 'due'", table_id
        )
        return {kind for (kind,) in rows}

    async def mark_said(
        self,
        item: OutboxItem[OutboxMessage],
        role: str | None = None,
        post: Post | None = None,
        *,
        then: Sequence[OutboxMessage] = (),
    ) -> None:
        """Mark it said; a message that is edited later is remembered under its role.

        `then`: what is now due in its wake.
        """

        def work(db: Connection) -> None:
            message_id = post.message_id if post else None
            db.execute(
                "UPDATE outbox SET state = 'said', message_id = ? WHERE id = ?",
                (message_id, item.id),
            )
            for name in (role, item.series) if post else ():
                if name and post:
                    personal.remember_post(db, item.table_id, name, post)
            outbox.add(db, item.table_id, then)

        await self.database.write(work)

    async def save_post(self, table_id: int, role: str, post: Post) -> None:
        """Remember a message under its role."""
        await self.database.write(lambda db: personal.remember_post(db, table_id, role, post))

    async def tidy_later(self, post: Post) -> None:
        """Note a message of ours that has served its time, and is to be deleted."""
        sql = "INSERT INTO tidying VALUES (?, ?) ON CONFLICT DO NOTHING"
        message = (post.channel_id, post.message_id)
        await self.database.write(lambda db: db.execute(sql, message))

    async def mark_dropped(self, item: OutboxItem[OutboxMessage], note: str) -> None:
        """Note that it can never be said, or that nobody waits for it any more."""
        sql = "UPDATE outbox SET state = 'dropped', note = ? WHERE id = ?"
        await self.database.write(lambda db: db.execute(sql, (note, item.id)))

    async def mark_failed(self, item: OutboxItem[OutboxMessage], note: str) -> None:
        sql = "UPDATE outbox SET attempts = attempts + 1, note = ? WHERE id = ?"
        await self.database.write(lambda db: db.execute(sql, (note, item.id)))

    async def post(self, table_id: int, role: str) -> Post | None:
        row = await self._row(
            "SELECT channel_id, message_id FROM posts WHERE table_id = ? AND role = ?",
            table_id,
            role,
        )
        return Post(*row) if row else None

    # -- what people have chosen, and what is known of them ----------------------------------

    async def user_settings(self, user_id: int) -> UserSettings:
        row = await self._row(
            "SELECT lang, theme, takes_everything, notify FROM user_settings WHERE user_id = ?",
            user_id,
        )
        return UserSettings(row[0], row[1], bool(row[2]), row[3]) if row else UserSettings()

    async def save_user_settings(self, user_id: int, settings: UserSettings) -> None:
        sql = (
            "INSERT INTO user_settings (user_id, lang, theme, takes_everything, notify)"
            " VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET lang = excluded.lang, theme = excluded.theme,"
            " takes_everything = excluded.takes_everything, notify = excluded.notify"
        )
        everything = int(settings.takes_everything)
        values = (user_id, settings.lang, settings.theme, everything, settings.notify)
        await self.database.write(lambda db: db.execute(sql, values))

    async def explained_terms(self, user_id: int, game_id: str) -> dict[str, str]:
        """Return the words of a game that a person was told, each with its question."""
        sql = "SELECT term, question FROM explained_terms WHERE user_id = ? AND game_id = ?"

        def work(db: Connection) -> dict[str, str]:
            return dict(db.execute(sql, (user_id, game_id)).fetchall())

        return await self.database.read(work)

    async def save_explained_terms(
        self, user_id: int, game_id: str, terms: Sequence[str], question: str
    ) -> None:
        """Note which words a person was told with a question, unless they were forgotten since."""
        sql = (
            "INSERT INTO explained_terms (user_id, game_id, term, question)"
            " SELECT CAST(? AS BIGINT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT)"
            " WHERE EXISTS (SELECT 1 FROM sitters WHERE user_id = ?)"
            " ON CONFLICT (user_id, game_id, term) DO NOTHING"
        )
        rows = [(user_id, game_id, term, question, user_id) for term in terms]
        await self.database.write(lambda db: db.executemany(sql, rows))

    async def guild_language(self, guild_id: int) -> str | None:
        row = await self._row("SELECT lang FROM guild_settings WHERE guild_id = ?", guild_id)
        return row[0] if row else None

    async def save_guild_language(self, guild_id: int, lang: str) -> None:
        sql = "INSERT INTO guild_settings (guild_id, lang) VALUES (?, ?)"
        sql += " ON CONFLICT (guild_id) DO UPDATE SET lang = excluded.lang"
        await self.database.write(lambda db: db.execute(sql, (guild_id, lang)))

    async def guild_joined(self, guild_id: int) -> None:
        """Note that a server is to be welcomed, unless it was before."""
        sql = "INSERT INTO welcomes (guild_id) VALUES (?) ON CONFLICT DO NOTHING"
        await self.database.write(lambda db: db.execute(sql, (guild_id,)))

    async def guilds_to_welcome(self) -> list[int]:
        return await self._ids("SELECT guild_id FROM welcomes WHERE said = 0")

    async def mark_welcomed(self, guild_id: int) -> None:
        sql = "UPDATE welcomes SET said = 1 WHERE guild_id = ?"
        await self.database.write(lambda db: db.execute(sql, (guild_id,)))

    async def closed_dms(self, user_id: int) -> ClosedDms | None:
        row = await self._row("SELECT day, table_id FROM closed_dms WHERE user_id = ?", user_id)
        return ClosedDms(*row) if row else None

    async def save_closed_dms(self, user_id: int, closed: ClosedDms | None) -> None:
        """Note that a person's DMs were closed; None: that they are open."""
        sql = "DELETE FROM closed_dms WHERE user_id = ?"
        values: tuple[int, ...] = (user_id,)
        if closed:
            # Nobody who was forgotten while a message to them was on its way.
            sql = (
                "INSERT INTO closed_dms (user_id, day, table_id)"
                " SELECT CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT)"
                " WHERE EXISTS (SELECT 1 FROM sitters WHERE user_id = ?)"
                " ON CONFLICT (user_id) DO UPDATE"
                " SET day = excluded.day, table_id = excluded.table_id"
            )
            values = (user_id, closed.day, closed.table_id, user_id)
        await self.database.write(lambda db: db.execute(sql, values))

    async def notice(self, table_id: int, kind: Notice) -> str | None:
        """Return what the host of a table was last told of this kind."""
        row = await self._row(
            "SELECT about FROM notices WHERE table_id = ? AND kind = ?", table_id, kind
        )
        return row[0] if row else None

    async def save_notice(self, table_id: int, kind: Notice, about: str | None) -> None:
        """Note what the host of a table was told; None: it is over."""
        sql = "DELETE FROM notices WHERE table_id = ? AND kind = ?"
        values: tuple[int | str, ...] = (table_id, kind)
        if about:
            sql = "INSERT INTO notices (table_id, kind, about) VALUES (?, ?, ?)"
            sql += " ON CONFLICT (table_id, kind) DO UPDATE SET about = excluded.about"
            values = (table_id, kind, about)
        await self.database.write(lambda db: db.execute(sql, values))

    # -- what this process is at -------------------------------------------------------------

    async def claim(self, table_id: int, work: Work) -> Claim:
        """Return whether this process may do this at a table; nobody else uses the store."""
        return "held"

    async def release(self, table_id: int, work: Work) -> None:
        """Let another process do this at a table."""

    async def unclaimed(self, work: Work) -> list[int]:
        """Return tables at which this is due, and no living process is at it."""
        return []

    def keeps_claim(self, table_id: int, work: Work) -> bool:
        """Return whether what was claimed is certainly still ours."""
        return True

    async def tally(self) -> Tally:
        """Return how much there is: every table is counted, so not for what happens often."""

        def work(db: Connection) -> Tally:
            statuses = db.execute(
                "SELECT status, COUNT(*) FROM tables GROUP BY status ORDER BY status"
            ).fetchall()
            (due, failing) = db.execute(
                "SELECT COUNT(*), COALESCE(SUM(CASE WHEN attempts > 0 THEN 1 ELSE 0 END), 0)"
                " FROM outbox WHERE state = 'due'"
            ).fetchone()
            (computers,) = db.execute(
                "SELECT COUNT(*) FROM tables WHERE computer_due = 1 AND status = 'running'"
            ).fetchone()
            return Tally(dict(map(tuple, statuses)), int(due), int(failing), int(computers))

        return await self.database.aside(work)

    # -- within ----------------------------------------------------------------------------

    async def _table(self, where: str, value: int) -> TableRow | None:
        row = await self._row(f"SELECT {table_sql.COLUMNS} FROM tables {where} LIMIT 1", value)
        return table_sql.read(row) if row else None

    async def _row(self, sql: str, *values: Any) -> Any:
        return await self.database.read(lambda db: db.execute(sql, values).fetchone())

    async def _running_tables(self, where: str, value: int) -> list[TableRow]:
        rows = await self.database.all(
            f"SELECT {table_sql.COLUMNS} FROM tables {where}"
            " AND status = 'running' ORDER BY id DESC",
            value,
        )
        return [table_sql.read(row) for row in rows]

    async def _ids(self, sql: str, *values: int | str) -> list[int]:
        return [row[0] for row in await self.database.all(sql, *values)]


def _append(db: Connection, table_id: int, entries: Sequence[Entry]) -> None:
    now = _now()
    db.executemany(
        "INSERT INTO journal VALUES (?,"
        " (SELECT COALESCE(MAX(number), 0) + 1 FROM journal WHERE table_id = ?),"
        " ?, ?, ?, ?, ?, ?, ?)",
        [
            (table_id, table_id, now, each.kind, each.seat, each.user_id, each.action,
             json.dumps(each.events), each.snapshot)
            for each in entries
        ],
    )  # fmt: skip


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
