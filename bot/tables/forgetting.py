"""Forgetting: a person who asks for it, the tables of a server that is left, and old names."""

import asyncio
from contextlib import AsyncExitStack
from datetime import UTC, datetime

from bot.store import Conflict, OutboxMessage, TableRow
from bot.store.erasure import Erasure, Unseated
from bot.store.outbox import PostAbandoned, RefreshBoard, RefreshLobby, SayInChannel
from bot.store.personal import seats_of
from bot.tables import lobby
from bot.tables.hosted_table import HostedTable
from bot.tables.recovery import DamagedTable
from bot.tables.service import TableService
from bot.tables.situation import Situation
from bot.text.say import say

ATTEMPTS = 5  # a second process may play at one of the tables meanwhile


class Forgetting:
    def __init__(self, tables: TableService) -> None:
        self.tables, self.store = tables, tables.store
        self._one_at_a_time = asyncio.Lock()

    async def forget(self, user_id: int, lang: str, dm_channel_id: int | None = None) -> None:
        """Erase a person everywhere, in one transaction; other people's games go on."""
        async with self._one_at_a_time:
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    rows = await self._erase(user_id, lang, dm_channel_id)
                    break
                except Conflict:
                    if attempt == ATTEMPTS:
                        raise
        for row in rows:
            self.tables.woken(row)

    async def _erase(self, user_id: int, lang: str, dm_channel_id: int | None) -> list[TableRow]:
        """Hold the locks of all their tables, and erase; return the rows as they are then."""
        found = await self.store.tables_about(user_id)
        async with AsyncExitStack() as locks:
            for each in found:  # in the order of their ids, so that nobody waits for each other
                await locks.enter_async_context(self.tables.cache.lock(each.id))
            rows = [await self.store.table(each.id) for each in found]
            tables = [await self._without(row, user_id) for row in rows if row]
            someone = say("neutral-someone", lang)
            await self.store.erase(Erasure(user_id, tables, someone, dm_channel_id))
            for table in tables:
                self.tables.cache.drop(table.row.id)
        return [each.row for each in tables]

    async def _without(self, row: TableRow, user_id: int) -> Unseated:
        """Return a table without this person, and what there is to say of it."""
        seats = seats_of(row, user_id)
        changed = lobby.forgotten(row, user_id)
        messages: list[OutboxMessage] = []
        if row.status == "lobby":
            messages = [RefreshLobby()]
        elif row.status == "running":
            changed, messages = await self._played_on(row, changed)
        if not seats:
            return Unseated(changed, messages)
        (seat,) = seats
        names = lobby.names_of(row, seat)
        return Unseated(changed, messages, seat, names, lobby.neutral_name(row, seat))

    async def _played_on(
        self, row: TableRow, changed: TableRow
    ) -> tuple[TableRow, list[OutboxMessage]]:
        """Return the row with what it waits for now, and what the channel hears of the change."""
        if changed.status == "abandoned":
            return changed, [PostAbandoned()]
        try:
            game = (await self.tables.cache.load(row)).game
        except DamagedTable:  # nobody can play on there, and nothing can be said of it
            return changed.changed(computer_due=False), []
        changed = self.tables.row_at(changed, game, Situation.of(game))
        names = HostedTable(changed, game).names
        seats = [seat for seat, sitter in enumerate(changed.seats) if sitter != row.seats[seat]]
        said = [say("seat-forgotten", row.lang, name=names[seat]) for seat in seats]
        if changed.host_id != row.host_id:
            said.append(say("new-host", row.lang, host=f"<@{changed.host_id}>"))
        return changed, [SayInChannel(" ".join(said)), RefreshBoard()]

    async def delete_table(self, table_id: int) -> None:
        """Delete a table with all that hangs on it."""
        async with self.tables.cache.lock(table_id):
            await self.store.delete_table(table_id)
            self.tables.cache.drop(table_id)

    async def let_names_go(self, ended_before: int) -> bool:
        """Take people's names out of games that ended before this second; return if there were."""
        at = datetime.fromtimestamp(ended_before, UTC).isoformat(timespec="milliseconds")
        rows = await self.store.finished_before(at)
        for row in rows:
            async with self.tables.cache.lock(row.id):
                await self.store.depersonalise(lobby.unnamed(row))
                self.tables.cache.drop(row.id)
        return bool(rows)
