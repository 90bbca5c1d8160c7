"""Where a person is called: by DM, in the channel, or not at all."""

from typing import NamedTuple

from discord.utils import snowflake_time

from bot.delivery.dm_state import DmState
from bot.delivery.send_once import SendOnce
from bot.messages.message import OutgoingMessage, compose
from bot.messages.table import screen_row
from bot.store import OutboxItem, Post, Store, UserSettings
from bot.store.outbox import AskSeat
from bot.tables.hosted_table import HostedTable
from bot.text.say import say


class Ways(NamedTuple):
    """How somebody is called now."""

    by_dm: bool
    in_channel: bool
    were_closed: bool  # the DMs, when they were tried last

    @property
    def none(self) -> bool:
        return not (self.by_dm or self.in_channel)


class Calls:
    def __init__(self, store: Store, send_once: SendOnce, dm_state: DmState) -> None:
        self.store, self.send_once, self.dm_state = store, send_once, dm_state

    async def ways(self, user_id: int, settings: UserSettings, table_id: int) -> Ways:
        """Return how this person wants to be called; where DMs are closed, the channel does it."""
        wish = settings.notify or "dm"
        closed = await self.store.closed_dms(user_id)
        by_dm = wish in ("dm", "both")
        is_open = not closed or self.dm_state.are_worth_a_try(closed, table_id)
        in_channel = wish in ("channel", "both") or (by_dm and not is_open)
        return Ways(by_dm and is_open, in_channel, closed is not None)

    async def in_channel(
        self, table: HostedTable, item: OutboxItem[AskSeat], *, closed_now: bool = False
    ) -> None:
        """Mention the person, with the button to the screen; the call before this one goes.

        `closed_now`: it has just turned out that their DMs are closed.
        """
        seat = item.message.seat
        user, role = table.row.seats[seat].user_id, f"call {seat}"
        assert user is not None
        last = await self.store.post(table.row.id, role)
        outgoing = self._call(table, user, closed_now=closed_now)
        post = await self.send_once.send(table.row.channel_id, item, outgoing, [user], after=last)
        await self.store.save_post(table.row.id, role, post)

    async def is_called(self, table: HostedTable, seat: int) -> bool:
        """Return whether the seat was called in the channel for what it is asked now.

        Who has only just turned to the channel was not, nor is anybody whose DMs were closed since.
        """
        last = await self.store.post(table.row.id, f"call {seat}")
        since = next((wait.since for wait in table.row.waits if wait.seat == seat), 0)
        return last is not None and snowflake_time(last.message_id).timestamp() >= since

    def _call(self, table: HostedTable, user: int, *, closed_now: bool) -> OutgoingMessage:
        lang, mention = table.row.lang, f"<@{user}>"
        if closed_now:
            text = say("closed-dm", lang, mention=mention)
        else:
            text = say("your-turn", lang, people=mention)
        return compose(text, rows=[screen_row(table)])

    async def last_dm(self, table: HostedTable, seat: int) -> Post | None:
        return await self.store.post(table.row.id, f"screen {seat}")
