"""PostgreSQL: a pool of connections on threads of their own, its schema up to date."""

import asyncio
import logging
import time
import uuid
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from psycopg import sql as quoted
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import ConnectionPool, PoolTimeout

from bot.store.protocol import StoreError, StoreUnavailable
from bot.store.sql import Duplicate, Rows, Work

log = logging.getLogger(__name__)

T = TypeVar("T")

SCHEMA = Path(__file__).parent / "schema" / "postgres"
MIGRATION_LOCK = 0x53656E  # of the server: two processes that start at once upgrade one by one
POOL_SIZE = 8
CONNECT_SECONDS = 3.0
# Within these a transaction that broke off is tried again: a server that restarts takes a second.
RETRY_SECONDS = 2.0
RETRY_PAUSE_SECONDS = 0.1
MARK = "INSERT INTO commits (mark) VALUES (%s)"
STATEMENT_SECONDS = 20  # after which the server gives a statement up
BROKEN = (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout)
# Two transactions in each other's way: the server ends one, which is done again.
RETRIED = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)


class PostgresConnection:
    """A connection that takes the statements as they are written for every database."""

    def __init__(self, connection: "psycopg.Connection[tuple[Any, ...]]") -> None:
        self._connection = connection

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows:
        try:
            return self._connection.execute(_placeholders(sql), values)
        except psycopg.errors.UniqueViolation as problem:
            raise Duplicate from problem

    def executemany(self, sql: str, values: Iterable[Sequence[Any]], /) -> Rows:
        cursor = self._connection.cursor()
        try:
            cursor.executemany(_placeholders(sql), list(values))
        except psycopg.errors.UniqueViolation as problem:
            raise Duplicate from problem
        return cursor


class PostgresDatabase:
    """A database that several processes share.

    Its statements are those of SQLite, run by psycopg on threads: the loop waits for none of them.
    """

    def __init__(self, address: str, pool_size: int = POOL_SIZE) -> None:
        self.address = address
        self.writes = 0
        self._threads = ThreadPoolExecutor(pool_size, "postgres")
        self._pool: ConnectionPool[psycopg.Connection[tuple[Any, ...]]] = ConnectionPool(
            address,
            min_size=1,
            max_size=pool_size,
            timeout=CONNECT_SECONDS,
            open=False,
            kwargs={
                "autocommit": True,
                "connect_timeout": 3,
                "application_name": "seneschal",
                "options": f"-c statement_timeout={STATEMENT_SECONDS}s -c lock_timeout=5s",
                "keepalives_idle": 10,
                "tcp_user_timeout": 10_000,
            },
            check=None,
            name="seneschal",
        )

    # -- opening and closing -------------------------------------------------------------------

    async def open(self) -> None:
        """Connect and bring the schema up to date; raises StoreError with the reason."""
        try:
            await self._on_thread(self._open)
        except (psycopg.Error, PoolTimeout) as problem:
            await self.close()
            raise StoreError(_explained(self.address, problem)) from problem
        except StoreError:
            await self.close()
            raise

    def _open(self) -> None:
        # One connection by hand: the pool would try for long without a word of what is wrong.
        with psycopg.connect(self.address, connect_timeout=3, autocommit=True) as connection:
            _migrate(connection)
        self._pool.open()

    async def warm_up(self) -> None:
        """Have connections ready before the first move."""
        await self._on_thread(self._pool.wait)

    async def close(self) -> None:
        await self._on_thread(self._pool.close)
        self._threads.shutdown(wait=False)

    # -- reading and writing -------------------------------------------------------------------

    async def write(self, work: Work[T], *, alone: bool = False) -> T:
        """Do all of it or nothing, once; a server that went away is asked again for a moment."""
        result: T = await self._on_thread(self._written, work, alone)
        self.writes += 1
        return result

    async def read(self, work: Work[T]) -> T:
        return await self._on_thread(self._read, work)

    async def aside(self, work: Work[T]) -> T:
        return await self._on_thread(self._read, work)

    async def all(self, sql: str, *values: Any) -> list[Any]:
        return await self.read(lambda db: db.execute(sql, values).fetchall())

    async def columns(self) -> dict[str, list[str]]:
        rows = await self.all(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position"
        )
        names = sorted({table for table, _ in rows})
        return {name: [column for table, column in rows if table == name] for name in names}

    async def scrub(self) -> bool:
        """Let the server reclaim what was deleted; its own logs and backups are its owner's."""

        def work(db: Any) -> None:
            for name in ("tables", "journal", "outbox", "posts", "notices"):
                db.execute(f"VACUUM {name}")

        await self.read(work)
        return True

    # -- within --------------------------------------------------------------------------------

    async def _on_thread(self, function: Callable[..., T], *values: Any) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, function, *values)

    def _read(self, work: Work[T]) -> T:
        return self._persistently(lambda connection: work(PostgresConnection(connection)))

    def _written(self, work: Work[T], alone: bool) -> T:
        return self._persistently(lambda connection: self._transaction(connection, work, alone))

    def _persistently(self, function: "Callable[[psycopg.Connection[tuple[Any, ...]]], T]") -> T:
        """Call the function with a connection; anew for a moment if that breaks."""
        until = time.monotonic() + RETRY_SECONDS
        while True:
            try:
                with self._pool.connection() as connection:
                    return function(connection)
            except BROKEN as problem:
                if time.monotonic() > until:
                    raise StoreUnavailable(_explained(self.address, problem)) from problem
                self._pool.check()
            except RETRIED as problem:
                if time.monotonic() > until:
                    raise StoreUnavailable(_explained(self.address, problem)) from problem
            time.sleep(RETRY_PAUSE_SECONDS)

    def _transaction(
        self, connection: "psycopg.Connection[tuple[Any, ...]]", work: Work[T], alone: bool
    ) -> T:
        connection.execute("BEGIN")
        mark = uuid.uuid4().hex
        try:
            if alone:
                connection.execute("LOCK TABLE tables, outbox IN EXCLUSIVE MODE")
            result = work(PostgresConnection(connection))
            connection.execute(MARK, (mark,))
        except BaseException:
            if not connection.closed:
                connection.execute("ROLLBACK")
            raise
        try:
            self._commit(connection)
        except BROKEN:
            # The server may have done it before the answer was lost: only it can tell.
            if self._is_committed(mark):
                return result
            raise
        return result

    def _commit(self, connection: "psycopg.Connection[tuple[Any, ...]]") -> None:
        connection.execute("COMMIT")

    def _is_committed(self, mark: str) -> bool:
        """Return what became of a transaction, by its mark; raises if the server does not say.

        A second row with the same mark waits for the transaction that may still be going on.
        """
        until = time.monotonic() + RETRY_SECONDS
        while True:
            try:
                with psycopg.connect(self.address, connect_timeout=3) as connection:
                    connection.execute(MARK, (mark,))
                    connection.rollback()
            except psycopg.errors.UniqueViolation:
                return True
            except BROKEN as problem:
                if time.monotonic() > until:
                    raise StoreUnavailable(_explained(self.address, problem)) from problem
            else:
                return False
            time.sleep(RETRY_PAUSE_SECONDS)


@lru_cache(512)
def _placeholders(sql: str) -> Any:
    """Return the statement with `%s` for values, as psycopg has it."""
    return sql.replace("%", "%%").replace("?", "%s")


def _migrate(connection: "psycopg.Connection[tuple[Any, ...]]") -> None:
    """Bring the schema up to date, a version at a time, all of it or nothing."""
    scripts = sorted(SCHEMA.glob("*.sql"))
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        row = connection.execute("SELECT version FROM schema_version").fetchone()
        version = row[0] if row else 0
        newest = int(scripts[-1].name[:4])
        if version > newest:
            raise StoreError(
                f"This database was written by a newer Seneschal (schema {version}; this one knows"
                f" {newest}). Update the program, or restore an older backup."
            )
        for script in scripts:
            if int(script.name[:4]) > version:
                connection.execute(quoted.SQL(script.read_text("utf-8")))
        connection.execute("DELETE FROM schema_version")
        connection.execute("INSERT INTO schema_version VALUES (%s)", (newest,))


def without_password(address: str) -> str:
    """Return where the database is, for people to read."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        return "the database"
    return f"{parts.get('dbname', 'the database')} on {parts.get('host', 'this machine')}"


def _explained(address: str, problem: Exception) -> str:
    where = without_password(address)
    if isinstance(problem, PoolTimeout):
        return f"PostgreSQL ({where}) does not answer."
    if isinstance(problem, psycopg.errors.InvalidPassword):
        return f"PostgreSQL ({where}) refuses this user or password."
    return f"PostgreSQL ({where}) cannot be used: {str(problem).strip().splitlines()[0]}."
