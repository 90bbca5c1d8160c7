"""The part of the store that forgets: people who ask for it, and servers that we have left."""

import time
from typing import Any

from bot.store import outbox, personal
from bot.store.erasure import DepartedGuild, DmErasure, Erasure
from bot.store.rows import TableRow
from bot.store.sql import Connection, Database


class SqlUpkeep:
    """What a store does to forget, in SQL; each method that writes is one transaction."""

    database: Database

    # -- people ----------------------------------------------------------------------------

    async def tables_about(self, user_id: int) -> list[TableRow]:
        """Return every table at which a person is named, also those of the past."""
        return await self.database.aside(lambda db: personal.tables_about(db, user_id))

    async def exported(self, user_id: int) -> dict[str, Any]:
        """Return what is kept of a person, to be handed out to them."""
        kept = await self._kept_by_person()
        return await self.database.aside(lambda db: personal.exported(db, user_id, kept))

    async def erase(self, erasure: Erasure) -> None:
        """Forget a person; raises Conflict if one of their tables has changed since it was read."""
        tables = [each.row.id for each in erasure.tables]
        found = await self.database.aside(
            lambda db: personal.outbox_about(db, erasure.user_id, tables)
        )

        kept = await self._kept_by_person()

        def work(db: Connection) -> None:
            personal.erase(db, erasure, found, kept)
            for table in erasure.tables:
                outbox.add(db, table.row.id, table.messages)
            _note_scrub(db)

        await self.database.write(work, alone=True)

    async def people_forgotten(self) -> int:
        """Return how often somebody was forgotten: caches of other processes are known by it."""
        return await self._upkeep("people_forgotten") or 0

    # -- servers ---------------------------------------------------------------------------

    async def mark_guild_departed(self, guild_id: int, since: int) -> None:
        """Note that we were removed from a server, if that is new and anything is kept of it."""
        if guild_id not in await self.known_guilds():
            return
        sql = "INSERT INTO departed_guilds VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.database.write(lambda db: db.execute(sql, (guild_id, since)))

    async def mark_guild_back(self, guild_id: int) -> None:
        found = "SELECT 1 FROM departed_guilds WHERE guild_id = ?"
        if await self.database.read(lambda db: db.execute(found, (guild_id,)).fetchone()):
            sql = "DELETE FROM departed_guilds WHERE guild_id = ?"
            await self.database.write(lambda db: db.execute(sql, (guild_id,)))

    async def departed_guilds(self) -> list[DepartedGuild]:
        rows = await self.database.all("SELECT guild_id, since FROM departed_guilds ORDER BY since")
        return [DepartedGuild(*row) for row in rows]

    async def known_guilds(self) -> list[int]:
        """Return the servers of which anything is kept."""
        sql = (
            "SELECT guild_id FROM tables WHERE guild_id IS NOT NULL"
            " UNION SELECT guild_id FROM guild_settings UNION SELECT guild_id FROM welcomes"
            " ORDER BY guild_id"
        )
        return await self.database.aside(lambda db: [row[0] for row in db.execute(sql)])

    async def all_tables_on(self, guild_id: int) -> list[TableRow]:
        """Return all tables of a server, those of the past too."""
        return await self.database.aside(lambda db: personal.tables_of_guild(db, guild_id))

    async def delete_table(self, table_id: int) -> None:
        """Delete a table with all that hangs on it."""

        def work(db: Connection) -> None:
            personal.delete_table(db, table_id)
            _note_scrub(db)

        await self.database.write(work)

    async def delete_guild(self, guild_id: int) -> None:
        """Delete what a server has chosen, and that we came to it and were removed from it."""

        def work(db: Connection) -> None:
            for table in ("guild_settings", "welcomes", "departed_guilds"):
                db.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))

        await self.database.write(work)

    # -- finished games --------------------------------------------------------------------

    async def finished_before(self, at: str) -> list[TableRow]:
        """Return tables that ended before this time, and at which people are still named."""
        return await self.database.aside(lambda db: personal.finished_before(db, at))

    async def depersonalise(self, row: TableRow) -> None:
        """Store a finished table in whose row nobody is named any more."""

        def work(db: Connection) -> None:
            personal.depersonalise(db, row)
            _note_scrub(db)

        await self.database.write(work)

    # -- what is left to do ----------------------------------------------------------------

    async def dm_erasures(self) -> list[DmErasure]:
        """Return our messages that are to be deleted: first what people want erased."""
        columns, found = "channel_id, message_id", list[DmErasure]()
        for name in ("dm_erasures", "tidying"):
            rows = await self.database.all(f"SELECT {columns} FROM {name} ORDER BY {columns}")
            found += [DmErasure(*row) for row in rows]
        return found

    async def mark_dm_erased(self, erasure: DmErasure) -> None:
        where = "WHERE channel_id = ? AND message_id = ?"

        def work(db: Connection) -> None:
            db.execute(f"DELETE FROM tidying {where}", erasure)
            if db.execute(f"DELETE FROM dm_erasures {where}", erasure).rowcount:
                _note_scrub(db)

        await self.database.write(work)

    async def scrub_due(self) -> int | None:
        """Return since which second the file may hold traces of what was deleted."""
        return await self._upkeep("scrub_due")

    async def scrub(self) -> bool:
        """Write the file anew without such traces; return whether that is done."""
        due = await self._upkeep("scrub_due")
        if due is None:
            return True
        if not await self.database.scrub():
            return False
        sql = "DELETE FROM upkeep WHERE name = 'scrub_due' AND value = ?"
        await self.database.write(lambda db: db.execute(sql, (due,)))
        return True

    def writes(self) -> int:
        """Return how much this process has written: whoever compares knows whether it is quiet."""
        return self.database.writes

    async def _kept_by_person(self) -> list[str]:
        """Return the tables of the schema that are kept by person; the journal belongs to games."""
        columns = await self.database.columns()
        return sorted(name for name in columns if "user_id" in columns[name] and name != "journal")

    async def _upkeep(self, name: str) -> int | None:
        sql = "SELECT value FROM upkeep WHERE name = ?"
        row = await self.database.read(lambda db: db.execute(sql, (name,)).fetchone())
        return row[0] if row else None


def _note_scrub(db: Connection) -> None:
    """Note that there is something to scrub; a later note is another one."""
    db.execute(
        "INSERT INTO upkeep VALUES ('scrub_due', ?) ON CONFLICT (name) DO UPDATE SET value ="
        " CASE WHEN upkeep.value < excluded.value THEN excluded.value ELSE upkeep.value + 1 END",
        (int(time.time()),),
    )
