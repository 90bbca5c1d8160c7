"""What the store keeps of a person: to hand it out, to erase it, and to let servers age away.

Ids and names of people stand in rows of `tables` and `outbox` (JSON), in `journal.user_id`, in
the DM channels of `posts`, and in every table that has a column `user_id`. Games know seats alone,
so positions and records hold nobody's name, and stay as they are.
"""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.store import table_sql
from bot.store.erasure import ALL_MESSAGES, Erasure, Unseated
from bot.store.protocol import Conflict
from bot.store.rows import Post, TableRow
from bot.store.sql import Connection

SCREEN = "screen {seat}"  # the role of a seat's DM among the posts
CALL = "call {seat}"  # and of what calls a seat in the channel
DUE = "due"


@dataclass(frozen=True, slots=True)
class Found:
    """Outbox rows that may name a person, as of the newest row then."""

    ids: Sequence[int]
    newest: int


# -- looking, which may take long: on a connection of its own ------------------------------------


def tables_about(db: Connection, user_id: int) -> list[TableRow]:
    """Return every table, also of the past, that a person sits at, has a seat kept at, or hosts."""
    sql = f"SELECT {table_sql.COLUMNS} FROM tables WHERE host_id = ? OR seats LIKE ?"
    sql += " ORDER BY id"
    rows = map(table_sql.read, db.execute(sql, (user_id, f"%{user_id}%")))
    return [row for row in rows if is_about(row, user_id)]


def is_about(row: TableRow, user_id: int) -> bool:
    return row.host_id == user_id or any(
        user_id in (sitter.user_id, sitter.away) for sitter in row.seats
    )


def outbox_about(db: Connection, user_id: int, tables: Iterable[int]) -> Found:
    """Return the outbox rows of these tables, and those elsewhere that hold the id."""
    newest = db.execute("SELECT COALESCE(MAX(id), 0) FROM outbox").fetchone()[0]
    own, text = set(tables), f"%{user_id}%"
    rows = db.execute(
        "SELECT id, table_id, payload LIKE ? OR COALESCE(note, '') LIKE ? FROM outbox"
        " WHERE id <= ?",
        (text, text, newest),
    )
    return Found([row for row, table_id, holds in rows if holds or table_id in own], newest)


def exported(db: Connection, user_id: int, kept_by_person: Iterable[str]) -> dict[str, Any]:
    """Return what is kept of a person, as it is handed out to them: nothing of anybody else.

    The numbers of journal lines stay out: their gaps would tell what others have done in secret.
    """
    tables = tables_about(db, user_id)
    return {
        "user_id": user_id,
        "settings": {
            name: [dict(zip(columns, row, strict=True)) for row in rows]
            for name, columns, rows in _own_rows(db, user_id, kept_by_person)
        },
        "tables": [_exported_table(db, row, user_id) for row in tables],
        "messages_that_call_you": list(_calls(db, user_id)),
    }


def _own_rows(
    db: Connection, user_id: int, kept_by_person: Iterable[str]
) -> Iterator[tuple[str, list[str], list[Sequence[Any]]]]:
    """Yield the tables of the schema that are kept by person, with this person's rows."""
    for name in kept_by_person:
        cursor = db.execute(f"SELECT * FROM {name} WHERE user_id = ?", (user_id,))
        yield name, [column[0] for column in cursor.description], sorted(cursor, key=str)


def _exported_table(db: Connection, row: TableRow, user_id: int) -> dict[str, Any]:
    seats = seats_of(row, user_id)
    done = db.execute(
        "SELECT at, kind, action FROM journal WHERE table_id = ? AND user_id = ? ORDER BY number",
        (row.id, user_id),
    )
    told = db.execute("SELECT kind, about FROM notices WHERE table_id = ?", (row.id,))
    return {
        "table": row.id,
        "game": row.game_id,
        "status": row.status,
        "opened_at": row.opened_at,
        "server_id": row.guild_id,
        "channel_id": row.channel_id,
        "you_host": row.host_id == user_id,
        "seats": [
            {
                "number": seat + 1,
                "name": row.seats[seat].name,
                "kept_by_a_computer": row.seats[seat].is_computer,
                "last_interaction": dict(enumerate(row.last_interaction_ids)).get(seat, 0),
                "waited_for_since": [each.since for each in row.waits if each.seat == seat],
                "seconds_your_last_answers_took": dict(enumerate(row.paces)).get(seat, ()),
            }
            for seat in seats
        ],
        "what_you_did": [{"at": at, "kind": kind, "action": text} for at, kind, text in done],
        "direct_messages": [
            {"channel_id": channel, "message_id": message}
            for seat in seats
            for channel, message in _screens(db, row.id, seat)
        ],
        "notices_to_you_as_host": [
            {"kind": kind, "about": about} for kind, about in told if row.host_id == user_id
        ],
    }


def seats_of(row: TableRow, user_id: int) -> list[int]:
    """Return the seats that are this person's, or are kept for them by a computer player."""
    sitters = enumerate(row.seats)
    return [seat for seat, sitter in sitters if user_id in (sitter.user_id, sitter.away)]


def _screens(db: Connection, table_id: int, seat: int) -> list[tuple[int, int]]:
    sql = "SELECT channel_id, message_id FROM posts WHERE table_id = ? AND role = ?"
    return db.execute(sql, (table_id, SCREEN.format(seat=seat))).fetchall()


def _calls(db: Connection, user_id: int) -> Iterator[dict[str, Any]]:
    sql = (
        "SELECT table_id, kind, state, message_id, payload FROM outbox WHERE payload LIKE ?"
        " ORDER BY id"
    )
    for table_id, kind, state, message_id, payload in db.execute(sql, (f"%{user_id}%",)):
        if user_id in json.loads(payload).get("people", ()):
            yield {"table": table_id, "kind": kind, "state": state, "message_id": message_id}


# -- erasing, in one transaction -----------------------------------------------------------------


def erase(db: Connection, erasure: Erasure, found: Found, kept_by_person: Iterable[str]) -> None:
    """Let ids and names of a person go; raises Conflict if one of their tables has changed."""
    known = {each.row.id: each for each in erasure.tables}
    if {row.id for row in tables_about(db, erasure.user_id)} != set(known):
        raise Conflict
    for each in erasure.tables:
        _unseat(db, erasure.user_id, each)
    _reword(db, erasure, found, known)
    if erasure.dm_channel_id:
        _erase_later(db, [(erasure.dm_channel_id, ALL_MESSAGES)])
    for name in kept_by_person:
        db.execute(f"DELETE FROM {name} WHERE user_id = ?", (erasure.user_id,))
    db.execute(
        "INSERT INTO upkeep VALUES ('people_forgotten', 1)"
        " ON CONFLICT (name) DO UPDATE SET value = upkeep.value + 1"
    )


def _unseat(db: Connection, user_id: int, table: Unseated) -> None:
    row = table.row
    old_host = db.execute("SELECT host_id FROM tables WHERE id = ?", (row.id,)).fetchone()
    table_sql.update(db, row)
    db.execute(
        "UPDATE journal SET user_id = NULL WHERE table_id = ? AND user_id = ?", (row.id, user_id)
    )
    if old_host != (row.host_id,):  # whoever hosts now has been told nothing yet
        db.execute("DELETE FROM notices WHERE table_id = ?", (row.id,))
    if table.seat is None:
        return
    screens = _screens(db, row.id, table.seat)
    _erase_later(db, [(channel, ALL_MESSAGES) for channel, _ in screens])
    db.executemany("DELETE FROM tidying WHERE channel_id = ?", [(each,) for each, _ in screens])
    role = SCREEN.format(seat=table.seat)
    db.execute("DELETE FROM posts WHERE table_id = ? AND role = ?", (row.id, role))
    _drop_posts(db, row.id, CALL.format(seat=table.seat))


def _erase_later(db: Connection, messages: Iterable[tuple[int, int]]) -> None:
    db.executemany("INSERT INTO dm_erasures VALUES (?, ?) ON CONFLICT DO NOTHING", messages)


def _reword(db: Connection, erasure: Erasure, found: Found, tables: dict[int, Unseated]) -> None:
    """Take the person out of what was said and of what is still to be said."""
    newer = db.execute("SELECT id FROM outbox WHERE id > ?", (found.newest,)).fetchall()
    for item in (*found.ids, *(number for (number,) in newer)):
        row = db.execute(
            "SELECT table_id, payload, state, note FROM outbox WHERE id = ?", (item,)
        ).fetchone()
        if row is None:
            continue
        table_id, payload, state, note = row
        table = tables.get(table_id)
        values = _reworded(json.loads(payload), erasure, table, is_due=state == DUE)
        kept_note = None if table or str(erasure.user_id) in (note or "") else note
        if (changed := json.dumps(values)) != payload or kept_note != note:
            db.execute(
                "UPDATE outbox SET payload = ?, note = ? WHERE id = ?", (changed, kept_note, item)
            )


def _reworded(
    values: dict[str, Any], erasure: Erasure, table: Unseated | None, *, is_due: bool
) -> dict[str, Any]:
    """Return the payload of an outbox row without the person.

    What was said is never read again, so its text goes altogether; what is still to be said must
    remain a sentence.
    """
    changed = dict(values)
    if "people" in changed:
        changed["people"] = [each for each in changed["people"] if each != erasure.user_id]
    old_names = set(table.old_names) if table else set[str]()
    if table and table.seat is not None and table.seat < len(changed.get("names", ())):
        shape, _, old = changed["names"][table.seat].partition(" ")
        old_names.add(old)
        names = list(changed["names"])
        names[table.seat] = f"{shape} {table.name}"
        changed["names"] = names
    if text := changed.get("text"):
        if is_due:
            name = table.name if table else erasure.someone
            changed["text"] = replaced(erasure.mention.sub(name, text), old_names, name)
        elif table or str(erasure.user_id) in text:
            changed["text"] = ""
    return changed


def replaced(text: str, names: Iterable[str], name: str) -> str:
    """Return the text with these names, where they stand as whole words, replaced by another."""
    for old in sorted(names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", lambda _: name, text) if old else text
    return text


def remember_post(db: Connection, table_id: int, role: str, post: Post) -> None:
    """Remember a message that is edited later.

    What called a seat before is to be deleted: its question was answered, and nobody wants to
    scroll through a hundred of them to the one that is open. So is a DM that arrived while its
    person was being forgotten.
    """
    kind, _, seat = role.partition(" ")
    if kind in ("screen", "call"):
        if not _has_person(db, table_id, int(seat)):
            _erase_later(db, [(post.channel_id, post.message_id)])
            return
        older = (
            "INSERT INTO tidying SELECT channel_id, message_id FROM posts"
            " WHERE table_id = ? AND role = ? AND message_id <> ? ON CONFLICT DO NOTHING"
        )
        db.execute(older, (table_id, role, post.message_id))
    db.execute(
        "INSERT INTO posts VALUES (?, ?, ?, ?) ON CONFLICT (table_id, role) DO UPDATE"
        " SET channel_id = excluded.channel_id, message_id = excluded.message_id",
        (table_id, role, post.channel_id, post.message_id),
    )


def _has_person(db: Connection, table_id: int, seat: int) -> bool:
    row = db.execute("SELECT seats FROM tables WHERE id = ?", (table_id,)).fetchone()
    sitters = table_sql.sitters(row[0]) if row else ()
    return seat < len(sitters) and bool(sitters[seat].user_id or sitters[seat].away)


# -- tables that age -----------------------------------------------------------------------------


def tables_of_guild(db: Connection, guild_id: int) -> list[TableRow]:
    sql = f"SELECT {table_sql.COLUMNS} FROM tables WHERE guild_id = ? ORDER BY id"
    return [table_sql.read(row) for row in db.execute(sql, (guild_id,))]


def finished_before(db: Connection, at: str) -> list[TableRow]:
    """Return tables that ended before this time, and at which people are still named."""
    sql = (
        f"SELECT {table_sql.COLUMNS} FROM tables WHERE status IN ('over', 'abandoned')"
        " AND host_id <> 0 AND COALESCE((SELECT at FROM journal WHERE table_id = id"
        " ORDER BY number DESC LIMIT 1), opened_at) < ? ORDER BY id"
    )
    return [table_sql.read(row) for row in db.execute(sql, (at,))]


def depersonalise(db: Connection, row: TableRow) -> None:
    """Store the row of a finished table, in which nobody is named, and let its rows name nobody."""
    table_sql.update(db, row)
    db.execute("UPDATE journal SET user_id = NULL WHERE table_id = ?", (row.id,))
    db.execute("DELETE FROM notices WHERE table_id = ?", (row.id,))
    # Whoever is at no table any more is a newcomer again.
    db.execute("DELETE FROM explained_terms WHERE user_id NOT IN (SELECT user_id FROM sitters)")
    _drop_screens(db, row.id)
    for item, payload in db.execute(
        "SELECT id, payload FROM outbox WHERE table_id = ?", (row.id,)
    ).fetchall():
        values = json.loads(payload)
        if "text" in values:
            values["text"] = ""
        if "people" in values:
            values["people"] = []
        if names := values.get("names"):
            shapes = [name.partition(" ")[0] for name in names]
            pairs = zip(shapes, row.names, strict=False)
            values["names"] = [f"{shape} {name}" for shape, name in pairs]
        sql = "UPDATE outbox SET payload = ?, note = NULL WHERE id = ?"
        db.execute(sql, (json.dumps(values), item))


def _drop_screens(db: Connection, table_id: int) -> None:
    """Forget the DMs and calls of a table; they are deleted in Discord as well."""
    for role in (SCREEN, CALL):
        _drop_posts(db, table_id, role.format(seat="%"))


def _drop_posts(db: Connection, table_id: int, role: str) -> None:
    where = "FROM posts WHERE table_id = ? AND role LIKE ?"
    found = db.execute(f"SELECT channel_id, message_id {where}", (table_id, role)).fetchall()
    _erase_later(db, found)
    db.execute(f"DELETE {where}", (table_id, role))


def delete_table(db: Connection, table_id: int) -> None:
    """Delete a table with all that hangs on it.

    Ids must never come again: old buttons in Discord bear them. SQLite gives out the highest one
    plus 1, so the newest rows are emptied now and deleted once there are newer ones.
    """
    _drop_screens(db, table_id)
    for name in ("journal", "posts", "notices", "sitters"):
        db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
    db.execute(
        "UPDATE tables SET channel_id = 0, guild_id = NULL, status = 'abandoned', host_id = 0,"
        " options = '{}', seats = '[]', waits = '[]', last_interaction_ids = '[]', paces = '[]',"
        " hours = 0, computer_due = 0, next_reminder_at = NULL, version = version + 1 WHERE id = ?",
        (table_id,),
    )
    db.execute(
        "UPDATE outbox SET payload = '{}', state = 'dropped', note = NULL WHERE table_id IN"
        " (SELECT id FROM tables WHERE channel_id = 0)"
        " AND id = (SELECT MAX(id) FROM outbox)"
    )
    empty = "SELECT id FROM tables WHERE channel_id = 0"
    db.execute(
        f"DELETE FROM outbox WHERE table_id IN ({empty}) AND id < (SELECT MAX(id) FROM outbox)"
    )
    db.execute(
        f"DELETE FROM tables WHERE id IN ({empty}) AND id < (SELECT MAX(id) FROM tables)"
        " AND id NOT IN (SELECT table_id FROM outbox)"
    )
