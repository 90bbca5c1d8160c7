"""A write-ahead log that is gone after a crash is noticed, and nothing else is taken for that."""

import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.app.cli.backup import back_up
from bot.store import SqliteStore, StoreError, sqlite_database
from bot.store.sqlite_database import (
    CHECKPOINT_AFTER_WRITES,
    IN_PART,
    WHOLE,
    has_wal_reset_fault,
    wal_is_missing,
)

WRITER = """
import asyncio, sys
from bot.store import SqliteStore

async def main(path, orderly):
    store = SqliteStore(path)
    await store.open()
    if sys.argv[3] == "warm":
        await store.warm_up()
    for lang in ("cs", "hu", "it"):
        await store.save_guild_language(1, lang)
    if not orderly:
        print("written", flush=True)
        await asyncio.sleep(600)
    await store.close()

asyncio.run(main(sys.argv[1], sys.argv[2] == "orderly"))
"""


@contextmanager
def writing(path: Path, warm: str = "warm") -> Iterator["subprocess.Popen[str]"]:
    """Yield a process that has the database open and has written; then it is killed."""
    arguments = [sys.executable, "-c", WRITER, str(path), "on", warm]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "written\n"
        try:
            yield process
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


def wal(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


async def language_in(path: Path) -> str | None:
    """What a store that opens here finds."""
    store = SqliteStore(path)
    await store.open()
    try:
        return await store.guild_language(1)
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("loss", "warm"),
    [("deleted", "cold"), ("deleted", "warm"), ("emptied", "warm"), ("zeroed", "warm")],
)
async def test_a_killed_process_whose_log_is_gone_is_not_started_again(
    path: Path, loss: str, warm: str
) -> None:
    with writing(path, warm):
        pass
    if loss == "deleted":
        wal(path).unlink()
    else:
        wal(path).write_bytes(b"" if loss == "emptied" else bytes(100_000))
    before = path.read_bytes()
    for _ in range(2):  # a first try makes no second one work
        with pytest.raises(StoreError, match=r"games\.sqlite3-wal, which belongs beside it"):
            await SqliteStore(path).open()
    assert path.read_bytes() == before


async def test_a_killed_process_goes_on_with_its_log(path: Path) -> None:
    for _ in range(2):
        with writing(path):
            pass
        assert await language_in(path) == "it"


async def test_a_copy_of_the_file_alone_is_noticed(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    with writing(path):
        shutil.copy(path, copy)
    with pytest.raises(StoreError, match=r"copy\.sqlite3-wal"):
        await language_in(copy)
    assert await language_in(path) == "it"


async def test_what_was_closed_in_order_is_healthy(path: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", WRITER, str(path), "orderly", "warm"], check=True)
    assert not wal(path).exists()
    copy = tmp_path / "copy.sqlite3"
    shutil.copy(path, copy)
    assert await language_in(copy) == await language_in(path) == "it"


async def test_a_backup_of_a_running_bot_is_healthy(path: Path, tmp_path: Path) -> None:
    ours, sqlites, vacuumed = (tmp_path / f"{name}.sqlite3" for name in ("ours", "its", "vacuumed"))
    with writing(path):
        back_up(path, ours)
        with closing(sqlite3.connect(path)) as db, closing(sqlite3.connect(sqlites)) as copy:
            db.backup(copy)
            db.execute("VACUUM INTO ?", (str(vacuumed),))
    wal(path).unlink()
    for each in (ours, sqlites, vacuumed):
        assert await language_in(each) == "it"
    ours.replace(path)  # as the README restores it
    assert await language_in(path) == "it"


async def test_what_another_program_has_put_in_order_is_healthy(path: Path) -> None:
    """SQLite's own shell, opened to have a look, carries the log over and deletes it."""
    with writing(path):
        pass
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT lang FROM guild_settings").fetchall() == [("it",)]
    assert not wal(path).exists()
    assert await language_in(path) == "it"


async def test_a_kill_between_a_checkpoint_and_what_follows_it_is_healthy(path: Path) -> None:
    with writing(path) as process:
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute(f"PRAGMA application_id = {IN_PART}")
            db.execute("PRAGMA wal_checkpoint(FULL)").fetchall()
        process.kill()
    assert wal(path).stat().st_size > 0
    assert not wal_is_missing(path)
    assert await language_in(path) == "it"
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA application_id").fetchone() == (WHOLE,)


async def test_a_checkpoint_that_broke_off_is_put_right_when_closing(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.database.all(f"PRAGMA application_id = {IN_PART}")
    await store.close()
    assert not wal_is_missing(path)


async def test_a_database_of_before_the_mark_is_healthy(path: Path) -> None:
    with writing(path):
        pass
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA application_id = 0")
    assert await language_in(path) == "it"


@pytest.mark.parametrize(
    ("version", "faulty"),
    [
        ((3, 6, 23), False),
        ((3, 40, 1), True),
        ((3, 44, 5), True),
        ((3, 44, 6), False),
        ((3, 50, 6), True),
        ((3, 50, 7), False),
        ((3, 51, 2), True),
        ((3, 51, 3), False),
        ((3, 54, 0), False),
    ],
)
def test_which_versions_of_sqlite_have_the_fault_is_known(
    version: tuple[int, ...], faulty: bool
) -> None:
    assert has_wal_reset_fault(version) is faulty


@pytest.mark.parametrize("faulty", [True, False])
async def test_the_log_says_at_the_start_if_this_sqlite_has_the_fault(
    faulty: bool, path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_database, "has_wal_reset_fault", lambda: faulty)
    caplog.set_level("INFO")
    await language_in(path)
    assert ("never run two on the same file" in caplog.text) is faulty


async def test_only_the_connection_that_writes_does_checkpoints(path: Path) -> None:
    """Two that reset the log at once are what the fault needs."""
    store = SqliteStore(path)
    await store.open()
    try:
        by_reader, by_writer = list[str](), list[str]()
        reader = store.database._reader
        assert reader is not None
        reader.set_trace_callback(by_reader.append)
        await store.database.writer.set_trace_callback(by_writer.append)
        for number in range(CHECKPOINT_AFTER_WRITES):
            await store.save_guild_language(number, "cs")
            assert await store.guild_language(number) == "cs"
        assert store.database._checkpointing is not None
        await store.database._checkpointing
        assert await store.database.scrub()
        assert [each for each in by_writer if "wal_checkpoint" in each]
        assert len(by_reader) == CHECKPOINT_AFTER_WRITES
        assert not [each for each in by_reader if "checkpoint" in each]
    finally:
        await store.close()
