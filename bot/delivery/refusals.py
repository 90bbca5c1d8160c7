"""What to do when Discord refuses a message: wait, call people elsewhere, or give it up."""

import logging
from collections.abc import Iterable

import discord

from bot.delivery import error_codes, permissions
from bot.delivery.discord_api import DiscordApi
from bot.messages.message import compose
from bot.store import OutboxItem, OutboxMessage, Store
from bot.store.outbox import (
    PostAbandoned,
    PostBoard,
    PostResult,
    Remind,
    SayInChannel,
    ShowPractice,
)
from bot.store.protocol import Notice
from bot.tables.hosted_table import HostedTable
from bot.text.say import say

log = logging.getLogger(__name__)

TOO_MANY, TOO_LARGE = 429, 413
SPOKEN = (SayInChannel, PostBoard, PostResult, PostAbandoned, Remind)  # always a new message


def is_refusal(problem: discord.HTTPException) -> bool:
    """Return whether nothing was done; a 5xx may come after the work."""
    return problem.status < 500


def is_malformed(problem: discord.HTTPException) -> bool:
    return problem.code in error_codes.MALFORMED or problem.status == TOO_LARGE


class RefusalPolicy:
    def __init__(self, store: Store, api: DiscordApi) -> None:
        self.store, self.api = store, api
        self._warned: set[int] = set()  # tables whose hosts may have been told of a refusal

    def recover(self, table_ids: Iterable[int]) -> None:
        self._warned.update(table_ids)

    async def accepted(self, item: OutboxItem[OutboxMessage]) -> None:
        """Note that the channel takes messages: the host hears of a later refusal again."""
        if not isinstance(item.message, SPOKEN) or item.table_id not in self._warned:
            return
        if await self.store.notice(item.table_id, "refused"):
            await self.store.save_notice(item.table_id, "refused", None)
        self._warned.discard(item.table_id)

    async def handle(
        self, table: HostedTable, item: OutboxItem[OutboxMessage], problem: discord.HTTPException
    ) -> bool:
        """Return whether the message is done with; else it is tried again."""
        log.warning(
            "outbox %s (%s) of table %s: %s %s",
            item.id,
            item.kind,
            table.row.id,
            problem.status,
            problem.code,
        )
        if isinstance(item.message, ShowPractice):
            return await self._practice_refused(item, problem)
        return await self._refused_by_channel(table, item, problem)

    async def _practice_refused(
        self, item: OutboxItem[OutboxMessage], problem: discord.HTTPException
    ) -> bool:
        """Let a lesson rest where DMs are closed: `/learn` shows it again."""
        if problem.code in (*error_codes.NO_DM, error_codes.UNKNOWN_CHANNEL):
            await self.store.mark_dropped(item, "their DMs are closed")
            return True
        return await self._put_off(item, problem)

    async def _refused_by_channel(
        self, table: HostedTable, item: OutboxItem[OutboxMessage], problem: discord.HTTPException
    ) -> bool:
        if problem.code == error_codes.UNKNOWN_CHANNEL:
            await self._tell_that_it_is_gone(table)
            await self.store.mark_dropped(item, "the channel is gone")
            return True
        if not is_malformed(problem) and problem.status != TOO_MANY:
            await self._tell_what_is_missing(table, problem)
        return await self._put_off(item, problem)

    async def _put_off(
        self, item: OutboxItem[OutboxMessage], problem: discord.HTTPException
    ) -> bool:
        """Let it wait; a malformed one would wait for ever, so it is dropped."""
        if is_malformed(problem):
            log.error("outbox %s can never be said: %s", item.id, problem.text[:300])
            await self.store.mark_dropped(item, problem.text[:200])
            return True
        await self.store.mark_failed(item, f"{problem.status} {problem.code}")
        return False

    async def _tell_that_it_is_gone(self, table: HostedTable) -> None:
        if table.row.status == "running":
            title = table.words("title", table.row.lang)
            text = say("channel-gone", table.row.lang, title=title)
            await self._tell_host(table, "gone", str(table.row.channel_id), text)

    async def _tell_what_is_missing(
        self, table: HostedTable, problem: discord.HTTPException
    ) -> None:
        """Tell the host, who can mend it, in one message; the game waits."""
        self._warned.add(table.row.id)
        lang, channel = table.row.lang, f"<#{table.row.channel_id}>"
        what = str(problem.code)
        if problem.code in error_codes.OUT_OF_PERMISSION:
            missing = self.api.missing_permissions(table.row.channel_id) or ["send_messages"]
            what = ", ".join(say(permissions.right_key(name), lang) for name in missing)
            text = say("permission-missing", lang, channel=channel, permissions=what)
        elif problem.code in error_codes.PUT_AWAY:
            text = say("thread-locked", lang, channel=channel)
        else:
            reason = problem.text[:200] or str(problem.status)
            text = say("refused-for-now", lang, channel=channel, reason=reason)
        await self._tell_host(table, "refused", f"{table.row.channel_id} {what}", text)

    async def _tell_host(self, table: HostedTable, kind: Notice, about: str, text: str) -> None:
        """Tell the host by DM, unless they were told just this before."""
        if await self.store.notice(table.row.id, kind) == about:
            return
        nonce = f"told-{kind}-{table.row.id}-{table.row.version}"[:25]
        try:
            await self.api.send_dm(table.row.host_id, compose(text), nonce)
        except discord.HTTPException as problem:
            log.warning("host of table %s: %s %s", table.row.id, problem.status, problem.code)
            if problem.code not in error_codes.NO_DM:
                return
        await self.store.save_notice(table.row.id, kind, about)
