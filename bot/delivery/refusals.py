"""What Discord refuses, handled in one place for everything: it waits, or was our own fault."""

import logging
from collections.abc import Iterable

import discord

from bot.delivery import error_codes
from bot.delivery.discord_api import DiscordApi
from bot.delivery.dm_state import DmState
from bot.delivery.send_once import SendOnce
from bot.messages.message import compose
from bot.messages.table import screen_row
from bot.store import Errand, Store
from bot.tables.hosted_table import HostedTable
from bot.text.say import say

log = logging.getLogger(__name__)

TOO_MANY, TOO_LARGE = 429, 413
ELSEWHERE = ("ask", "tell")  # said in a DM, in the log's thread
GONE, REFUSED = "told-gone", "told-refused"  # what the host of a table has been told


def is_refusal(problem: discord.HTTPException) -> bool:
    """Whether nothing was done; a 5xx may come after the work."""
    return problem.status < 500


def is_malformed(problem: discord.HTTPException) -> bool:
    return problem.code in error_codes.MALFORMED or problem.status == TOO_LARGE


class RefusalPolicy:
    def __init__(self, store: Store, api: DiscordApi, once: SendOnce, dm_state: DmState) -> None:
        self.store, self.api, self.once, self.dm_state = store, api, once, dm_state
        self._warned: set[int] = set()  # tables whose hosts may have been told of a refusal

    def recover(self, table_ids: Iterable[int]) -> None:
        self._warned.update(table_ids)

    async def accepted(self, errand: Errand) -> None:
        """The channel takes it: if it refuses again one day, the host hears of that again."""
        if errand.table_id not in self._warned or errand.kind in ELSEWHERE:
            return
        subject = subject_of(errand.table_id)
        if await self.store.preference(subject, REFUSED):
            await self.store.prefer(subject, REFUSED, "")
        self._warned.discard(errand.table_id)

    async def handle(
        self, table: HostedTable, errand: Errand, problem: discord.HTTPException
    ) -> bool:
        """Whether the errand is done with; else it is tried again."""
        log.warning(
            "errand %s (%s) of table %s: %s %s",
            errand.id,
            errand.kind,
            table.row.id,
            problem.status,
            problem.code,
        )
        if errand.kind != "ask":
            return await self._refused(table, errand, problem)
        if problem.code in error_codes.NO_DM:
            return await self._no_dm(table, errand)
        return await self._put_off(errand, problem)

    async def _no_dm(self, table: HostedTable, errand: Errand) -> bool:
        """They are called in the channel, if that takes it."""
        try:
            await self._call(table, errand)
        except discord.HTTPException as problem:
            if not is_refusal(problem):
                raise
            if problem.code != error_codes.UNKNOWN_CHANNEL:
                return await self._refused(table, errand, problem)
            await self._tell_that_it_is_gone(table)  # there is no place left to call them
        await self.dm_state.closed(table, errand)
        await self.store.dropped(errand, "their DMs are closed")
        return True

    async def _call(self, table: HostedTable, errand: Errand) -> None:
        """Say so once; from then on the table message calls them."""
        user = table.row.seats[errand.payload["seat"]].user_id
        assert user is not None
        if not await self.dm_state.are_known_closed(user):
            text = say("closed-dm", table.row.lang, mention=f"<@{user}>")
            outgoing = compose(text, rows=[screen_row(table)])
            await self.once.send(table.row.channel_id, errand, outgoing, [user])

    async def _refused(
        self, table: HostedTable, errand: Errand, problem: discord.HTTPException
    ) -> bool:
        """By the channel of the table."""
        if problem.code == error_codes.UNKNOWN_CHANNEL:
            await self._tell_that_it_is_gone(table)
            await self.store.dropped(errand, "the channel is gone")
            return True
        if not is_malformed(problem) and problem.status != TOO_MANY:
            await self._tell_what_is_missing(table, problem)
        return await self._put_off(errand, problem)

    async def _put_off(self, errand: Errand, problem: discord.HTTPException) -> bool:
        """It waits; what is our own fault would wait for ever."""
        if is_malformed(problem):
            log.error("errand %s can never be said: %s", errand.id, problem.text[:300])
            await self.store.dropped(errand, problem.text[:200])
            return True
        await self.store.failed(errand, f"{problem.status} {problem.code}")
        return False

    async def _tell_that_it_is_gone(self, table: HostedTable) -> None:
        if table.row.status == "running":
            title = table.words("title", table.row.lang)
            text = say("channel-gone", table.row.lang, title=title)
            await self._tell_host(table, GONE, str(table.row.channel_id), text)

    async def _tell_what_is_missing(
        self, table: HostedTable, problem: discord.HTTPException
    ) -> None:
        """One message to whoever can fix it; the game waits."""
        self._warned.add(table.row.id)
        lang, channel = table.row.lang, f"<#{table.row.channel_id}>"
        what = str(problem.code)
        if problem.code in error_codes.OUT_OF_PERMISSION:
            what = ", ".join(self.api.missing_permissions(table.row.channel_id)) or "send messages"
            text = say("permission-missing", lang, channel=channel, permissions=what)
        elif problem.code in error_codes.PUT_AWAY:
            text = say("thread-locked", lang, channel=channel)
        else:
            reason = problem.text[:200] or str(problem.status)
            text = say("refused-for-now", lang, channel=channel, reason=reason)
        await self._tell_host(table, REFUSED, f"{table.row.channel_id} {what}", text)

    async def _tell_host(self, table: HostedTable, name: str, about: str, text: str) -> None:
        """Once: what they have been told is noted."""
        subject = subject_of(table.row.id)
        if await self.store.preference(subject, name) == about:
            return
        nonce = f"{name}-{table.row.id}-{table.row.version}"[:25]
        try:
            await self.api.send_dm(table.row.host_id, compose(text), nonce)
        except discord.HTTPException as problem:
            log.warning("host of table %s: %s %s", table.row.id, problem.status, problem.code)
            if problem.code not in error_codes.NO_DM:
                return
        await self.store.prefer(subject, name, about)


def subject_of(table_id: int) -> str:
    """Under which notes about a table are kept."""
    return f"table {table_id}"
