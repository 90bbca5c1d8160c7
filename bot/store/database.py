"""One SQLite file: opened with its schema up to date, written durably, read without waiting."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.protocol import StoreError

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

SCHEMA = Path(__file__).parent / "schema"
VERSION = 8  # of the schema; those below 6 were never used outside development
BUSY_SECONDS = 5.0
WAL_BYTES = 16_000_000  # the length of the write-ahead log of a running bot
# Transactions, which fit into WAL_BYTES: each checkpoint makes the disk busy for a while.
CHECKPOINT_AFTER_WRITES = 600
# At this length of the log a commit does a checkpoint itself; in use it never gets there.
AUTOCHECKPOINT_PAGES = 16_000
QUIET_SECONDS = 0.02  # seconds without a write


class Database:
    """Three connections: a writer and a checkpointer on their own threads, and a reader here.

    A row found by its key takes some 20 µs, a visit to another thread ten times that: so such rows
    are read where one stands. In the write-ahead log's mode a reader waits for no writer.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: aiosqlite.Connection | None = None
        self._checkpointer: aiosqlite.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._written = 0
        self._checkpointing: asyncio.Task[None] | None = None

    @property
    def writer(self) -> aiosqlite.Connection:
        assert self._writer is not None, "the store is not open"
        return self._writer

    # -- opening and closing ---------------------------------------------------------------

    async def open(self) -> None:
        """Open the file and bring its schema up to date; raises StoreError with the reason."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._writer = await self._connected()
            await self._prepare()
            self._checkpointer = await self._connected()
            await self._checkpointer.execute("PRAGMA synchronous = FULL")
            self._reader = sqlite3.connect(self.path, isolation_level=None, timeout=BUSY_SECONDS)
            self._reader.execute("PRAGMA query_only = ON")
        except (sqlite3.Error, OSError) as problem:
            await self.close()
            raise StoreError(_explained(self.path, problem)) from problem
        except StoreError:
            await self.close()
            raise

    async def _connected(self) -> aiosqlite.Connection:
        return await aiosqlite.connect(self.path, isolation_level=None, timeout=BUSY_SECONDS)

    async def _prepare(self) -> None:
        limit = f"wal_autocheckpoint = {AUTOCHECKPOINT_PAGES}"
        # What is deleted is overwritten: people may ask to be forgotten.
        overwrite = "secure_delete = ON"
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            limit,
            overwrite,
        ):
            await self.writer.execute(f"PRAGMA {pragma}")
        ((version,),) = await self.all("PRAGMA user_version")
        if version > VERSION:
            raise StoreError(
                f"{self.path} was written by a newer Seneschal (schema {version}; this one knows"
                f" {VERSION}). Update the program, or restore an older backup."
            )
        if version < VERSION:
            scripts = _scripts_from(version)
            if not all(script.exists() for script in scripts):
                raise StoreError(
                    f"{self.path} was written by a Seneschal from before its first release"
                    f" (schema {version}), which this one cannot read."
                )
            await self.write(_migration(scripts))

    async def preallocate_wal(self) -> None:
        """Make the write-ahead log long by writing and dropping something large.

        A commit that makes the log longer has the disk write twice: the log, and its length.
        """
        try:
            for statement in (
                "CREATE TABLE IF NOT EXISTS ballast (load BLOB)",
                f"INSERT INTO ballast VALUES (zeroblob({WAL_BYTES // 2}))",
                "DROP TABLE ballast",
                "PRAGMA wal_checkpoint(RESTART)",
            ):
                await self.writer.execute_fetchall(statement)
        except sqlite3.Error as problem:
            await self.close()
            raise StoreError(_explained(self.path, problem)) from problem

    async def close(self) -> None:
        if self._checkpointing:
            await self._checkpointing
        if self._reader is not None:
            self._reader.close()
        for connection in (self._checkpointer, self._writer):
            if connection is not None:
                await connection.close()
        self._writer = self._checkpointer = self._reader = None

    # -- reading and writing -----------------------------------------------------------------

    def row(self, sql: str, *values: Any) -> Any:
        """Return the first row, read on this thread: only for what an index finds at once."""
        assert self._reader is not None, "the store is not open"
        return self._reader.execute(sql, values).fetchone()

    def rows(self, sql: str, *values: Any) -> sqlite3.Cursor:
        """Return a cursor, read on this thread: to be closed at once."""
        assert self._reader is not None, "the store is not open"
        return self._reader.execute(sql, values)

    async def all(self, sql: str, *values: Any) -> list[Any]:
        return list(await self.writer.execute_fetchall(sql, values))

    async def write(self, work: Work[T]) -> T:
        """Do all of it or nothing, in one visit to the connection's thread.

        aiosqlite's own statements are a visit each, during which another task could come between.
        """
        # No public call of aiosqlite's does this; the version is pinned.
        result: T = await self.writer._execute(  # type: ignore[no-untyped-call]
            _transaction, self.writer._conn, work
        )
        self._written += 1
        if self._written >= CHECKPOINT_AFTER_WRITES and self._checkpointing is None:
            self._checkpointing = asyncio.create_task(self._checkpoint())
        return result

    async def _checkpoint(self) -> None:
        """Carry the write-ahead log over into the file while nobody waits for a commit."""
        assert self._checkpointer is not None
        try:
            await self._quiet()
            self._written = 0
            await self._checkpointer.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error as problem:  # nothing is lost: the log only grows
            log.warning("the write-ahead log had no checkpoint: %s", problem)
        finally:
            self._checkpointing = None

    async def _quiet(self) -> None:
        """Wait until nothing is written for a moment, so that a checkpoint empties the log."""
        seen = -1
        while seen != self._written:
            seen = self._written
            await asyncio.sleep(QUIET_SECONDS)


def _transaction(db: sqlite3.Connection, work: Work[T]) -> T:
    """Run the work in BEGIN IMMEDIATE, so that a second process waits its turn."""
    db.execute("BEGIN IMMEDIATE")
    try:
        result = work(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return result


def _scripts_from(version: int) -> list[Path]:
    """Return what brings a file of this version up to date, a version at a time."""
    if not version:
        return [SCHEMA / "tables.sql"]
    return [SCHEMA / f"from_{number}.sql" for number in range(version, VERSION)]


def _migration(scripts: list[Path]) -> Work[None]:
    def work(db: sqlite3.Connection) -> None:
        for script in scripts:
            for statement in _statements(script.read_text("utf-8")):
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {VERSION}")

    return work


def _statements(script: str) -> list[str]:
    """Split a schema file into statements: executescript would commit before it runs them."""
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
