"""The store on PostgreSQL, which several processes share."""

import asyncio
import logging
import time
import uuid
from contextlib import suppress

from bot.store.postgres_database import PostgresDatabase
from bot.store.protocol import Claim, StoreUnavailable, Work
from bot.store.sql import Connection
from bot.store.sql_store import SqlStore

log = logging.getLogger(__name__)

BEAT_SECONDS = 1.0
LEASE_SECONDS = 5.0  # without a beat, after which a process is taken for dead
# A process that was stopped may not act on what it held before; it leaves off a little earlier
# than others take over.
CAUTION_SECONDS = 1.0
DUE = {
    "outbox": "SELECT DISTINCT table_id FROM outbox WHERE state = 'due'",
    "computer": "SELECT id AS table_id FROM tables WHERE computer_due = 1 AND status = 'running'",
}
IS_ALIVE = "SELECT 1 FROM processes WHERE id = claims.process AND alive_until > now()"


class PostgresStore(SqlStore):
    database: PostgresDatabase
    is_shared = True

    def __init__(self, address: str) -> None:
        super().__init__(PostgresDatabase(address))
        self.process = uuid.uuid4().hex
        self._safe_until = 0.0  # by the monotonic clock
        self._claimed: set[tuple[int, Work]] = set()
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await super().open()
        await self._beat()
        self._beating = asyncio.create_task(self._keep_alive())

    async def close(self) -> None:
        """End, and leave what was claimed to the others at once."""
        if self._beating:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
            with suppress(StoreUnavailable):  # they find out by themselves, a little later
                await self.database.write(self._gone)
        await super().close()

    # -- what this process is at -------------------------------------------------------------

    async def claim(self, table_id: int, work: Work) -> Claim:
        """Return whether this process may do this at a table: one that lives keeps what it has."""
        if not self._is_alive():
            await self._beat()

        process = self.process

        def take(db: Connection) -> Claim:
            before = db.execute(
                "SELECT process FROM claims WHERE table_id = ? AND work = ? FOR UPDATE",
                (table_id, work),
            ).fetchone()
            taken = db.execute(
                "INSERT INTO claims VALUES (?, ?, ?) ON CONFLICT (table_id, work) DO UPDATE"
                " SET process = excluded.process"
                f" WHERE claims.process = excluded.process OR NOT EXISTS ({IS_ALIVE})",
                (table_id, work, process),
            )
            if not taken.rowcount:
                return "refused"
            return "inherited" if before and before[0] != process else "held"

        claim = await self.database.write(take)
        if claim == "refused" or process != self.process:  # taken for dead meanwhile
            return "refused"
        self._claimed.add((table_id, work))
        return claim

    async def release(self, table_id: int, work: Work) -> None:
        if (table_id, work) not in self._claimed:
            return
        self._claimed.discard((table_id, work))
        sql = "DELETE FROM claims WHERE table_id = ? AND work = ? AND process = ?"
        values = (table_id, work, self.process)
        await self.database.write(lambda db: db.execute(sql, values))

    async def unclaimed(self, work: Work) -> list[int]:
        return await self._ids(
            f"SELECT due.table_id FROM ({DUE[work]}) AS due WHERE NOT EXISTS (SELECT 1 FROM claims"
            f" WHERE claims.table_id = due.table_id AND work = ? AND EXISTS ({IS_ALIVE}))"
            " ORDER BY due.table_id",
            work,
        )

    def keeps_claim(self, table_id: int, work: Work) -> bool:
        return self._is_alive() and (table_id, work) in self._claimed

    def _is_alive(self) -> bool:
        """Return whether nobody can have taken this process for dead."""
        return time.monotonic() < self._safe_until

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat()
            except StoreUnavailable as problem:
                log.warning("%s Others take over what this process was at.", problem)
            except Exception:
                log.exception("this process could not say that it is alive; it will")

    async def _beat(self) -> None:
        """Say that this process is alive, if nobody has taken it for dead meanwhile."""
        began = time.monotonic()
        await self.database.write(self._alive)
        self._safe_until = began + LEASE_SECONDS - CAUTION_SECONDS

    def _alive(self, db: Connection) -> None:
        """Note it. One that was taken for dead begins anew: it holds nothing any more."""
        sql = f"UPDATE processes SET alive_until = now() + interval '{LEASE_SECONDS} seconds'"
        db.execute("DELETE FROM commits WHERE at < now() - interval '10 minutes'")
        if db.execute(f"{sql} WHERE id = ? AND alive_until > now()", (self.process,)).rowcount:
            return
        self._gone(db)
        self._claimed.clear()
        self.process = uuid.uuid4().hex
        db.execute("DELETE FROM processes WHERE alive_until < now() - interval '1 hour'")
        db.execute(
            f"INSERT INTO processes VALUES (?, now() + interval '{LEASE_SECONDS} seconds')",
            (self.process,),
        )

    def _gone(self, db: Connection) -> None:
        db.execute("DELETE FROM claims WHERE process = ?", (self.process,))
        db.execute("DELETE FROM processes WHERE id = ?", (self.process,))
