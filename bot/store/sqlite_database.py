"""One SQLite file: opened with its schema up to date, written durably, read without waiting."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.private_files import create_private_file, tighten_database
from bot.store.protocol import StoreError
from bot.store.sql import Connection, Work

log = logging.getLogger(__name__)

T = TypeVar("T")

SCHEMA = Path(__file__).parent / "schema"
VERSION = 8  # of the schema; those below 6 were never used outside development
BUSY_SECONDS = 5.0
WAL_BYTES = 16_000_000  # the length of the write-ahead log of a running bot
# Transactions, which fit into WAL_BYTES: each checkpoint makes the disk busy for a while.
CHECKPOINT_AFTER_WRITES = 600
# At this length of the log a commit does a checkpoint itself; in use it never gets there.
AUTOCHECKPOINT_PAGES = 16_000
QUIET_SECONDS = 0.02  # seconds without a write

# The header's application_id says whether the file is whole without its write-ahead log. During a
# checkpoint it is IN_PART, so that is what the file says by itself; the first transaction in the
# log after it makes it WHOLE again. So what is read through the log, copied by SQLite or closed in
# order is WHOLE, and a file that says IN_PART and has no log has lost what was in it.
WHOLE, IN_PART = int.from_bytes(b"SenW"), int.from_bytes(b"SenP")
APPLICATION_ID_AT = 68  # in the file's header
WAL_HEADER_BYTES = 32
WAL_RESET_FAULT = (
    f"SQLite {sqlite3.sqlite_version} can damage a file whose write-ahead log two connections reset"
    " at once (mended in 3.51.3, 3.50.7 and 3.44.6). One Seneschal alone does not do that; never"
    " run two on the same file."
)
WAL_MAGIC = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")


class SqliteDatabase:
    """Two connections: a writer on its own thread, and a reader here.

    A row found by its key takes some 20 µs, a visit to another thread ten times that: so such rows
    are read where one stands. In the write-ahead log's mode a reader waits for no writer.
    Checkpoints are the writer's too: see `has_wal_reset_fault`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: aiosqlite.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._written = 0  # since the last checkpoint
        self.writes = 0
        self._checkpointing: asyncio.Task[None] | None = None

    @property
    def writer(self) -> aiosqlite.Connection:
        assert self._writer is not None, "the store is not open"
        return self._writer

    # -- opening and closing ---------------------------------------------------------------

    async def open(self) -> None:
        """Open the file and bring its schema up to date; raises StoreError with the reason."""
        try:
            if wal_is_missing(self.path):
                raise StoreError(without_wal(self.path))
            create_private_file(self.path)
            self._writer = await self._connected()
            await self._prepare()
            await self._on_writer(_checkpointed, "PASSIVE")
            tighten_database(self.path)
            self._reader = sqlite3.connect(self.path, isolation_level=None, timeout=BUSY_SECONDS)
            self._reader.execute("PRAGMA query_only = ON")
            if has_wal_reset_fault():
                log.info(WAL_RESET_FAULT)
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

    async def warm_up(self) -> None:
        await self.preallocate_wal()

    async def preallocate_wal(self) -> None:
        """Make the write-ahead log long by writing and dropping something large.

        A commit that makes the log longer has the disk write twice: the log, and its length.
        """
        try:
            for statement in (
                "CREATE TABLE IF NOT EXISTS ballast (load BLOB)",
                f"INSERT INTO ballast VALUES (zeroblob({WAL_BYTES // 2}))",
                "DROP TABLE ballast",
            ):
                await self.writer.execute_fetchall(statement)
            await self._on_writer(_checkpointed, "RESTART")
        except sqlite3.Error as problem:
            await self.close()
            raise StoreError(_explained(self.path, problem)) from problem

    async def close(self) -> None:
        if self._checkpointing:
            await self._checkpointing
        if self._reader is not None:
            self._reader.close()
        if self._writer is not None:
            await self._on_writer(_made_whole)
            await self._writer.close()
        self._writer = self._reader = None

    # -- reading and writing -----------------------------------------------------------------

    async def read(self, work: Work[T]) -> T:
        """Read on this thread: only for what an index finds at once."""
        assert self._reader is not None, "the store is not open"
        return work(self._reader)

    async def all(self, sql: str, *values: Any) -> list[Any]:
        return list(await self.writer.execute_fetchall(sql, values))

    async def aside(self, work: Work[T]) -> T:
        """Read on a thread and connection of its own: what takes long holds up nobody."""

        def read() -> T:
            with closing(sqlite3.connect(self.path, timeout=BUSY_SECONDS)) as db:
                db.execute("PRAGMA query_only = ON")
                return work(db)

        return await asyncio.to_thread(read)

    async def columns(self) -> dict[str, list[str]]:
        rows = await self.all(
            "SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c"
            " WHERE m.type = 'table'"
        )
        names = sorted({table for table, _ in rows})
        return {name: [column for table, column in rows if table == name] for name in names}

    async def scrub(self) -> bool:
        """Write the file anew, so that no trace of what was deleted is left in it or in its log.

        Deleting overwrites what was deleted, but rows that were moved about before may have left
        copies in between. Return False if a reader elsewhere still needs the log as it is.
        """
        if self._checkpointing:
            await self._checkpointing
        await self.writer.execute_fetchall("VACUUM")
        ((busy, _, _),) = await self.all("PRAGMA wal_checkpoint(TRUNCATE)")
        await self.preallocate_wal()
        return not busy

    async def write(self, work: Work[T], *, alone: bool = False) -> T:
        """Do all of it or nothing, in one visit to the connection's thread.

        aiosqlite's own statements are a visit each, during which another task could come between.
        SQLite has one writer at a time, so every transaction is alone.
        """
        result: T = await self._on_writer(_transaction, work)
        self._written += 1
        self.writes += 1
        if self._written >= CHECKPOINT_AFTER_WRITES and self._checkpointing is None:
            self._checkpointing = asyncio.create_task(self._checkpoint())
        return result

    async def _on_writer(self, function: Callable[..., T], *values: Any) -> T:
        """Call a function with the writing connection, on that connection's thread."""
        # No public call of aiosqlite's does this; the version is pinned.
        result: T = await self.writer._execute(  # type: ignore[no-untyped-call]
            function, self.writer._conn, *values
        )
        return result

    async def _checkpoint(self) -> None:
        """Carry the write-ahead log over into the file while nobody waits for a commit."""
        try:
            await self._quiet()
            self._written = 0
            await self._on_writer(_checkpointed, "PASSIVE")
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


def _checkpointed(db: sqlite3.Connection, mode: str) -> None:
    """Do a checkpoint, after which the file by itself says that it is not all there is."""
    _say_that_it_is(db, IN_PART)
    try:
        db.execute(f"PRAGMA wal_checkpoint({mode})").fetchall()
    finally:
        _say_that_it_is(db, WHOLE)


def _made_whole(db: sqlite3.Connection) -> None:
    """Before the log goes into the file for good, undo what a checkpoint that broke off left."""
    try:
        (said,) = db.execute("PRAGMA application_id").fetchone()
        if said == IN_PART:
            _say_that_it_is(db, WHOLE)
    except sqlite3.Error as problem:
        log.warning("the database could not be marked as closed: %s", problem)


def _say_that_it_is(db: sqlite3.Connection, state: int) -> None:
    db.execute(f"PRAGMA application_id = {state}")


def make_whole(path: Path) -> None:
    """Declare a database whole as it is: for a copy made by SQLite, or one that lost its log."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        _say_that_it_is(db, WHOLE)


def wal_is_missing(path: Path) -> bool:
    """Return whether the newest transactions were in a write-ahead log that is no longer there."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except OSError:
        return False  # there is nothing that could have had one; opening it says what is wrong
    said = int.from_bytes(header[APPLICATION_ID_AT : APPLICATION_ID_AT + 4])
    return said == IN_PART and not _is_wal(path.with_name(path.name + "-wal"))


def _is_wal(path: Path) -> bool:
    """Return whether SQLite would take this for a write-ahead log with something in it."""
    try:
        with path.open("rb") as file:
            header = file.read(WAL_HEADER_BYTES + 1)
    except FileNotFoundError:
        return False
    return len(header) > WAL_HEADER_BYTES and header.startswith(WAL_MAGIC)


def without_wal(path: Path) -> str:
    return (
        f"{path} was not closed in order, and {path.name}-wal, which belongs beside it, is gone or"
        " empty. What was played last stood only there. Put that file back; or restore a backup;"
        " or go on with what is left by `seneschal repair --without-wal`."
    )


def has_wal_reset_fault(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> bool:
    """Return whether this SQLite may damage a file when two connections reset its log.

    If one connection does a checkpoint while another begins the log anew and a third step comes in
    between, pages may never reach the file. Within one process nothing comes in between where
    checkpoints are done by the connection that writes. Mended in 3.51.3, 3.50.7 and 3.44.6.
    """
    major, minor, *_ = version
    mended = {(3, 50): 7, (3, 44): 6}.get((major, minor))
    if mended is not None:
        return version[2] < mended
    return (3, 7, 0) <= version < (3, 51, 3)


def _scripts_from(version: int) -> list[Path]:
    """Return what brings a file of this version up to date, a version at a time."""
    if not version:
        return [SCHEMA / "tables.sql"]
    return [SCHEMA / f"from_{number}.sql" for number in range(version, VERSION)]


def _migration(scripts: list[Path]) -> Work[None]:
    def work(db: Connection) -> None:
        for script in scripts:
            for statement in statements_of(script.read_text("utf-8")):
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {VERSION}")

    return work


def statements_of(script: str) -> list[str]:
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
