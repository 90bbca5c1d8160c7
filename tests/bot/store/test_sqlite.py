"""The store: all or nothing, first come first served, and clear words when it cannot."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.app.cli.backup import back_up
from bot.store import (
    ClosedDms,
    Entry,
    OutboxMessage,
    Post,
    Sitter,
    SqliteStore,
    StoreError,
    UserSettings,
    Wait,
)
from bot.store.outbox import AskSeat, PostBoard, RefreshBoard, Remind, SayInChannel, TellLog
from bot.store.sqlite_database import CHECKPOINT_AFTER_WRITES, VERSION, WAL_BYTES
from bot.tables.service import TableService
from tests.kit.stores import row, row_of


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "games.sqlite3")
    await opened.open()
    yield opened
    await opened.close()


DANCE: Any = "dance"  # not a kind that the schema knows
ENTRY = Entry("play", 0, 11, "bid 3", [{"is": "x"}], b"snapshot")


async def test_a_channel_is_looked_up_and_not_searched_for(store: SqliteStore) -> None:
    asked: list[str] = []
    reader = store.database._reader
    assert reader is not None
    reader.set_trace_callback(asked.append)
    assert await store.table_in(7) is None
    reader.set_trace_callback(None)
    assert len(asked) == 2, "what is open now, then what there was last"
    for sql in asked:
        (step, *_) = await store.database.all(f"EXPLAIN QUERY PLAN {sql}")
        assert step[3].startswith("SEARCH tables USING INDEX")


async def test_the_log_is_swept_into_the_file_when_nobody_writes(
    store: SqliteStore, tmp_path: Path
) -> None:
    created = await store.create(row(status="running"), [])
    for _ in range(CHECKPOINT_AFTER_WRITES):
        created = await store.save(created, [], [ENTRY])
    assert store.database._checkpointing is not None
    await asyncio.wait_for(store.database._checkpointing, 10)
    file = tmp_path / "without log.sqlite3"
    file.write_bytes((tmp_path / "games.sqlite3").read_bytes())
    with sqlite3.connect(file) as alone:
        assert alone.execute("SELECT count(*) FROM journal").fetchone() == (
            CHECKPOINT_AFTER_WRITES,
        )
    alone.close()


async def test_the_log_has_its_length_before_a_bot_runs(store: SqliteStore, tmp_path: Path) -> None:
    await store.warm_up()
    log = tmp_path / "games.sqlite3-wal"
    length = log.stat().st_size
    assert length >= WAL_BYTES
    created = await store.create(row(status="running"), [])
    for _ in range(20):
        created = await store.save(created, [], [ENTRY])
    assert log.stat().st_size == length, "it is written over"
    tables = await store.database.all("SELECT name FROM sqlite_master WHERE type = 'table'")
    assert ("ballast",) not in [tuple(each) for each in tables]


async def test_a_disk_without_room_for_the_log_is_a_clear_error(store: SqliteStore) -> None:
    (size,) = (await store.database.all("PRAGMA page_count"))[0]
    await store.database.writer.execute_fetchall(f"PRAGMA max_page_count = {size + 10}")
    with pytest.raises(StoreError, match="full"):
        await store.warm_up()


async def test_the_newest_message_of_each_kind_is_remembered(store: SqliteStore) -> None:
    messages: list[OutboxMessage] = [TellLog("a"), RefreshBoard(), TellLog("b"), PostBoard()]
    created = await store.create(row(), messages)
    assert await store.post(created.id, "last tell_log") is None
    items = await store.outbox(created.id)
    for item, post in zip(items, (Post(7, 100), None, Post(8, 120), Post(7, 130)), strict=True):
        await store.mark_said(item, None, post)
    assert await store.post(created.id, "last tell_log") == Post(8, 120)
    assert await store.post(created.id, "last board") == Post(7, 130)
    assert (await row_of(store, created.id)).version == 1, "which is no change of the table"


async def test_saying_something_writes_one_page_more_than_noting_an_edit(
    store: SqliteStore,
) -> None:
    """The table's own, which its moves write anyway: nothing grows with what is said."""
    rows = [await store.create(row(channel, status="running"), []) for channel in range(60)]

    async def pages(post: Post | None) -> int:
        for number, at in enumerate(rows):
            rows[number] = await store.save(at, [RefreshBoard()], [ENTRY])
        await store.database.all("PRAGMA wal_checkpoint(RESTART)")
        for each in rows:
            (item,) = await store.outbox(each.id)
            await store.mark_said(item, None, post)
        ((_, written, _),) = await store.database.all("PRAGMA wal_checkpoint(PASSIVE)")
        return int(written)

    assert await pages(Post(7, 100)) - await pages(None) <= 60


async def test_who_sits_down_and_gets_up_is_noted_by_key(store: SqliteStore) -> None:
    ana, ben, cid = (Sitter(name, user) for user, name in enumerate(("Ana", "Ben", "Cid"), 11))
    created = await store.create(row(seats=(ana, ben), status="running"), [])
    asked: list[str] = []
    await store.database.writer.set_trace_callback(asked.append)
    saved = await store.save(created.changed(seats=(ana, cid)))
    await store.save(saved.changed(lang="cs"))
    await store.database.writer.set_trace_callback(lambda _: None)
    written = [sql for sql in asked if " sitters " in sql]
    assert len(written) == 2, "one has gone, one has come; the others stay"
    for sql in written:
        steps = await store.database.all(f"EXPLAIN QUERY PLAN {sql}")
        assert not [step for (*_, step) in steps if step.startswith("SCAN")]
    found = [len(await store.tables_of(user)) for user in (11, 12, 13)]
    assert found == [1, 0, 1]


DUE_IN_SCHEMA_6 = [
    "tell_log",
    "tell_log",
    "say_in_channel",
    "refresh_board",
    "ask_seat",
    "refresh_board",
    "refresh_board",
    "tell_log",
    "say_in_channel",
    "refresh_board",
    "ask_seat",
    "refresh_board",
    "tell_log",
    "post_board",
    "ask_seat",
    "refresh_board",
    "remind",
]


async def test_a_database_of_the_field_is_brought_up_to_date_and_played_on(tmp_path: Path) -> None:
    """`schema_6.sql` was written by the last program before names were made plain."""
    path = tmp_path / "older.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((Path(__file__).parent / "schema_6.sql").read_text("utf-8"))
    store = SqliteStore(path)
    await store.open()
    try:
        running, abandoned, lobby = [await row_of(store, number) for number in (1, 2, 3)]
        assert (running.game_id, running.status, running.log) == ("jerusalem", "running", "thread")
        assert (running.version, running.events_told, running.events_on_board) == (15, 17, 17)
        assert running.waits == (Wait(1, 1_800_000_000, reminded=True),)
        assert (running.computer_due, running.last_interaction_ids) == (False, (1008, 1004, 0))
        assert await store.post(1, "last tell_log") == Post(100, 62)
        assert (running.news_from, running.paces) == (0, ())
        assert (abandoned.status, lobby.status, lobby.game_id) == (
            "abandoned",
            "lobby",
            "architects",
        )
        assert await store.post(1, "screen 1") == Post(901, 62)
        assert await store.user_settings(1) == UserSettings("cs", "night")
        assert await store.user_settings(2) == UserSettings()
        assert await store.guild_language(7) == "en"
        closed = [await store.closed_dms(user) for user in (1, 2, 3)]
        assert closed == [None, ClosedDms(20833, 1), ClosedDms(20833, 3)]
        assert [await store.notice(1, kind) for kind in ("gone", "refused")] == ["100", "100 50013"]
        assert await store.notice(3, "refused") is None
        due = await store.outbox(1)
        assert [item.kind for item in due] == DUE_IN_SCHEMA_6
        assert [item.attempts for item in due] == [1, *[0] * 16]
        assert (due[2].message, due[4].message) == (
            SayInChannel("<@1>: your move.", (1,)),
            AskSeat(0),
        )
        assert due[-1].message == Remind(1, 1_800_000_000, 25)
        assert isinstance(due[0].message, TellLog)
        assert due[0].message.names == ("■ Ana", "● Ben", "▲ Computer 1 (easy)")
        tables = TableService(store)
        hosted = await tables.get(1)
        played = [done.text for done in hosted.game.history]
        assert played == [entry.action for entry in (await store.journal(1))[1:]]
        seat = hosted.game.asked[0]
        await tables.play(1, seat, hosted.game.legal(seat)[0], hosted.row.seats[seat].user_id)
        assert (await row_of(store, 1)).version == 16
        assert (await store.database.all("PRAGMA user_version"))[0][0] == VERSION
    finally:
        await store.close()


async def test_an_upgraded_database_has_the_schema_of_a_new_one(
    store: SqliteStore, tmp_path: Path
) -> None:
    path = tmp_path / "older.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((Path(__file__).parent / "schema_6.sql").read_text("utf-8"))
    older = SqliteStore(path)
    await older.open()
    assert await schema_of(older) == await schema_of(store)
    await older.close()


async def schema_of(store: SqliteStore) -> dict[str, object]:
    """Columns of each table, and each index with what it indexes."""
    names = await store.database.all(
        "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
    )
    found: dict[str, object] = {}
    for kind, name, sql in names:
        if kind == "index":
            found[name] = " ".join(sql.split())
        else:
            columns = await store.database.all(f"PRAGMA table_info({name})")
            found[name] = {tuple(each[1:]) for each in columns}
    return found


@pytest.mark.parametrize("version", [1, 5])
async def test_a_database_from_before_the_field_is_refused_in_a_sentence(
    tmp_path: Path, version: int
) -> None:
    path = tmp_path / "oldest.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {version}")
    with pytest.raises(StoreError, match="before its first release"):
        await SqliteStore(path).open()


async def test_a_backup_is_whole_and_can_be_opened(store: SqliteStore, tmp_path: Path) -> None:
    created = await store.create(row(), [])
    back_up(store.database.path, tmp_path / "copy.sqlite3")  # while the store is open
    copy = SqliteStore(tmp_path / "copy.sqlite3")
    await copy.open()
    assert (await row_of(copy, created.id)).game_id == "jerusalem"
    await copy.close()


async def test_durability_is_asked_of_sqlite(store: SqliteStore) -> None:
    assert (await store.database.all("PRAGMA journal_mode"))[0][0] == "wal"
    assert (await store.database.all("PRAGMA synchronous"))[0][0] == 2


async def test_the_next_table_to_look_at_is_found_by_an_index(store: SqliteStore) -> None:
    await store.create(row(1, status="running", next_reminder_at=50), [])
    second = await store.create(row(2, status="running", next_reminder_at=30), [])
    await store.create(row(3, status="running"), [])
    await store.create(row(4, status="over", next_reminder_at=20), [])
    assert await store.tables_with_reminders_due(40) == [second.id]
    assert await store.next_reminder(40) == 50
    assert await store.next_reminder(50) is None
    for where in (
        "next_reminder_at <= 40 ORDER BY next_reminder_at",
        "next_reminder_at > 40 ORDER BY next_reminder_at LIMIT 1",
    ):
        sql = f"SELECT id FROM tables WHERE status = 'running' AND {where}"
        ((*_, step),) = await store.database.all(f"EXPLAIN QUERY PLAN {sql}")
        assert "tables_by_next_reminder" in step


async def test_a_move_does_not_write_the_index_of_the_clock(store: SqliteStore) -> None:
    """What it would write is asked of SQLite itself."""
    created = await store.create(row(status="running", next_reminder_at=50), [])
    asked: list[str] = []
    await store.database.writer.set_trace_callback(asked.append)
    await store.save(created.changed(waits=(Wait(0, 99),)), [], [ENTRY])
    await store.database.writer.set_trace_callback(lambda _: None)
    (update,) = [sql for sql in asked if sql.startswith("UPDATE tables")]
    assert "waits" in update
    steps = await store.database.all(f"EXPLAIN {update}")
    written = {step[3] for step in steps if step[1] == "OpenWrite"}
    pages = dict(await store.database.all("SELECT name, rootpage FROM sqlite_master"))
    assert pages["tables"] in written
    assert pages["tables_by_next_reminder"] not in written
    stored = await row_of(store, created.id)
    assert (stored.waits, stored.next_reminder_at) == ((Wait(0, 99),), 50)


async def test_a_move_writes_few_pages_and_no_more_among_many_tables(store: SqliteStore) -> None:
    """The journal grows at its end, whoever's entry it is: pages are what a commit costs.

    The table's row, the entry, what is to be said, an index of each, the file's first page, and
    now and then one that leads to the others.
    """
    snapshot = bytes(random.Random(1).randbytes(2500))
    rows = [await store.create(row(channel, status="running"), []) for channel in range(60)]

    async def pages(at: Sequence[int]) -> int:
        await store.database.all("PRAGMA wal_checkpoint(RESTART)")
        for each in at:
            entry = Entry("play", 0, 11, "bid 3", [], snapshot)
            rows[each] = await store.save(rows[each], [RefreshBoard()], [entry])
        ((_, written, _),) = await store.database.all("PRAGMA wal_checkpoint(PASSIVE)")
        return int(written)

    await pages(range(60))
    one, many = await pages([7] * 60), await pages(range(60))
    assert max(one, many) <= 60 * 7.5


# -- when it cannot ------------------------------------------------------------------------------


async def test_a_database_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "newer.sqlite3"
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(StoreError, match="newer Seneschal"):
        await SqliteStore(path).open()
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    assert before


async def test_what_is_no_database_is_said_so(tmp_path: Path) -> None:
    path = tmp_path / "letter.sqlite3"
    path.write_bytes(b"Dear Seneschal, " * 100)
    with pytest.raises(StoreError, match="not a database"):
        await SqliteStore(path).open()


async def test_a_locked_file_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.sqlite_database.BUSY_SECONDS", 0.1)
    path = tmp_path / "locked.sqlite3"
    with sqlite3.connect(path, isolation_level=None) as db:
        db.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match="locked"):
            await SqliteStore(path).open()


async def test_a_folder_that_cannot_be_made_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreError, match="cannot be opened"):
        await SqliteStore(tmp_path / "file" / "games.sqlite3").open()


async def test_a_full_disk_writes_nothing_by_halves(store: SqliteStore) -> None:
    created = await store.create(row(status="running"), [])
    ((pages,),) = await store.database.all("PRAGMA page_count")
    await store.database.writer.execute(f"PRAGMA max_page_count = {pages}")
    big = Entry("play", 0, 11, "bid 3", [], bytes(200_000))
    with pytest.raises(sqlite3.OperationalError, match="full"):
        await store.save(created, [RefreshBoard()], [big])
    assert (await row_of(store, created.id)).version == 1
    await store.database.writer.execute("PRAGMA max_page_count = 100000")
    await store.save(created, [RefreshBoard()], [big])
    assert len(await store.journal(created.id)) == 1
