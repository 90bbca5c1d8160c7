"""A table's row in SQL: its columns, and the statements that write and read it."""

import json
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from bot.store.protocol import ChannelTaken, Conflict
from bot.store.rows import Given, Practice, Sitter, StoredLine, TableRow, Wait
from bot.store.sql import DUPLICATE, Connection, Rows

COLUMNS = (
    "id, channel_id, guild_id, game_id, status, host_id, lang, options, seats, version,"
    " events_told, events_on_board, computer_due, opened_at, hours, log, waits,"
    " next_reminder_at, last_interaction_ids, practice, undo_seconds, computer_at, news_from,"
    " paces"
)
CACHE_SIZE = 1024  # that are at hand
OPTIONS, SEATS, COMPUTER_DUE, WAITS, LAST_INTERACTION_IDS, PRACTICE, PACES = map(
    COLUMNS.split(", ").index,
    ("options", "seats", "computer_due", "waits", "last_interaction_ids", "practice", "paces"),
)


LINE_COLUMNS = "number, kind, seat, action, events, snapshot"


def insert(db: Connection, row: TableRow, opened_at: str) -> TableRow:
    columns = COLUMNS.removeprefix("id, ")
    sql = f"INSERT INTO tables ({columns}) VALUES (?{', ?' * 22}) RETURNING id"
    (table_id,) = _one_per_channel(db, sql, _values(row, opened_at)).fetchone()
    created = row.changed(id=table_id, opened_at=opened_at)
    _seat(db, created, frozenset())
    return created


def _one_per_channel(db: Connection, sql: str, values: tuple[Any, ...]) -> Rows:
    try:
        return db.execute(sql, values)
    except DUPLICATE as problem:
        raise ChannelTaken from problem


def update(db: Connection, row: TableRow) -> None:
    """Write all that may have changed; raises Conflict if it has changed since it was read."""
    values = (
        row.status,
        row.host_id,
        row.lang,
        json.dumps(row.options),
        _seats(row),
        row.events_told,
        row.events_on_board,
        int(row.computer_due),
        row.channel_id,
        row.hours,
        row.log,
        _waits(row),
        row.next_reminder_at,
        json.dumps(row.last_interaction_ids),
        _practice(row.practice),
        row.undo_seconds,
        row.computer_at,
        row.news_from,
        json.dumps(row.paces),
    )
    before = _seated(db, row.id)
    _set(
        db,
        row,
        "status = ?, host_id = ?, lang = ?, options = ?, seats = ?, events_told = ?,"
        " events_on_board = ?, computer_due = ?, channel_id = ?, hours = ?, log = ?, waits = ?,"
        " next_reminder_at = ?, last_interaction_ids = ?, practice = ?, undo_seconds = ?,"
        " computer_at = ?, news_from = ?, paces = ?",
        values,
    )
    _seat(db, row, before)


def advance(db: Connection, row: TableRow) -> None:
    """Write what an action changes: columns of an index would cost every move a page more."""
    values: tuple[Any, ...] = (
        row.events_told,
        row.events_on_board,
        int(row.computer_due),
        _waits(row),
        json.dumps(row.last_interaction_ids),
        row.computer_at,
        row.news_from,
        json.dumps(row.paces),
    )
    columns = "events_told = ?, events_on_board = ?, computer_due = ?, waits = ?,"
    columns += " last_interaction_ids = ?, computer_at = ?, news_from = ?, paces = ?"
    if row.practice:  # which stands in an index, so no other table's move writes it
        columns, values = f"{columns}, practice = ?", (*values, _practice(row.practice))
    _set(db, row, columns, values)


def _set(db: Connection, row: TableRow, columns: str, values: tuple[Any, ...]) -> None:
    sql = f"UPDATE tables SET {columns}, version = version + 1 WHERE id = ? AND version = ?"
    if _one_per_channel(db, sql, (*values, row.id, row.version)).rowcount != 1:
        raise Conflict


def _seated(db: Connection, table_id: int) -> frozenset[int]:
    """Return the stored people of a table, by its key: `sitters` is found by person alone."""
    row = db.execute("SELECT seats FROM tables WHERE id = ?", (table_id,)).fetchone()
    return _people(sitters(row[0])) if row else frozenset()


def _seat(db: Connection, row: TableRow, before: frozenset[int]) -> None:
    now = _people(row.seats)
    gone = [(user, row.id) for user in before - now]
    come = [(user, row.id) for user in now - before]
    if gone:
        db.executemany("DELETE FROM sitters WHERE user_id = ? AND table_id = ?", gone)
    if come:
        db.executemany("INSERT INTO sitters VALUES (?, ?)", come)


def _people(seats: tuple[Sitter, ...]) -> frozenset[int]:
    return frozenset(sitter.user_id for sitter in seats if sitter.user_id)


def _seats(row: TableRow) -> str:
    return json.dumps([_sitter(each) for each in row.seats])


def _sitter(one: Sitter) -> list[Any]:
    """Return what is stored of somebody; what only a lobby has stands at the end, if at all."""
    whole = [one.name, one.user_id, one.level, one.away, one.manner]
    in_lobby = one.part is not None or one.turn is not None
    return [*whole, one.part, one.turn] if in_lobby else whole


def _waits(row: TableRow) -> str:
    return json.dumps([[wait.seat, wait.since, wait.reminded] for wait in row.waits])


def _values(row: TableRow, opened_at: str) -> tuple[Any, ...]:
    return (
        row.channel_id,
        row.guild_id,
        row.game_id,
        row.status,
        row.host_id,
        row.lang,
        json.dumps(row.options),
        _seats(row),
        row.version,
        row.events_told,
        row.events_on_board,
        int(row.computer_due),
        opened_at,
        row.hours,
        row.log,
        _waits(row),
        row.next_reminder_at,
        json.dumps(row.last_interaction_ids),
        _practice(row.practice),
        row.undo_seconds,
        row.computer_at,
        row.news_from,
        json.dumps(row.paces),
    )


def _practice(practice: Practice | None) -> str | None:
    return json.dumps(asdict(practice)) if practice else None


def _read_practice(text: str | None) -> Practice | None:
    if text is None:
        return None
    values = json.loads(text)
    values["given"] = tuple([Given(*each) for each in values["given"]])
    return Practice(**values)


@lru_cache(CACHE_SIZE)
def sitters(seats: str) -> tuple[Sitter, ...]:
    """Return who sits where: read with every look at a table, and nearly always the same."""
    return tuple([Sitter(*sitter) for sitter in json.loads(seats)])


def read(row: Any) -> TableRow:
    """Return a table as it was selected by COLUMNS."""
    values = list(row)
    values[OPTIONS] = json.loads(values[OPTIONS])
    values[SEATS] = sitters(values[SEATS])
    values[COMPUTER_DUE] = bool(values[COMPUTER_DUE])
    values[WAITS] = tuple([Wait(*wait) for wait in json.loads(values[WAITS])])
    values[LAST_INTERACTION_IDS] = tuple(json.loads(values[LAST_INTERACTION_IDS]))
    values[PRACTICE] = _read_practice(values[PRACTICE])
    values[PACES] = tuple([tuple(each) for each in json.loads(values[PACES])])
    return TableRow(*values)


def lines(db: Connection, table_id: int) -> list[StoredLine]:
    """Return the journal of a table just as it is stored."""
    sql = f"SELECT {LINE_COLUMNS} FROM journal WHERE table_id = ? ORDER BY number"
    return [StoredLine(*line) for line in db.execute(sql, (table_id,))]
