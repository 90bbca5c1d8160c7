"""The log of a table that has a thread for it; where that cannot be, the channel has the log."""

import discord

from bot.delivery.discord_api import DiscordApi
from bot.delivery.error_codes import (
    ARCHIVED,
    HAS_A_THREAD,
    LOCKED,
    NO_ACCESS,
    NO_PERMISSION,
    UNKNOWN_CHANNEL,
)
from bot.delivery.send_once import SendOnce
from bot.messages.message import compose
from bot.messages.narration import story_text
from bot.store import OutboxItem, Post, Store
from bot.store.outbox import OpenLog, TellLog
from bot.tables.hosted_table import HostedTable
from bot.text.say import say

LOST = (UNKNOWN_CHANNEL, NO_ACCESS, NO_PERMISSION, ARCHIVED, LOCKED)
ROLE = "log"  # of the post that says where the log is: its channel_id


class LogThread:
    def __init__(self, store: Store, api: DiscordApi, send_once: SendOnce) -> None:
        self.store, self.api, self.send_once = store, api, send_once

    async def open(self, table: HostedTable, item: OutboxItem[OpenLog]) -> None:
        """Open a thread on the lobby's message, or say that there can be none."""
        lobby = await self.store.post(table.row.id, "lobby")
        thread = await self._thread(table, lobby) if lobby else None
        if lobby and thread:
            await self.store.mark_said(item, ROLE, Post(thread, lobby.message_id))
        else:
            await self._tell_here(table, item, say("log-no-thread", table.row.lang))

    async def _thread(self, table: HostedTable, lobby: Post) -> int | None:
        name = say("log-name", table.row.lang, title=table.words("title", table.row.lang))
        try:
            return await self.api.open_thread(lobby, table.row.guild_id, name)
        except discord.HTTPException as problem:
            if problem.code == HAS_A_THREAD:  # made before we ended without noting it
                return lobby.message_id
            if is_refused(problem):
                return None
            raise

    async def tell(self, table: HostedTable, item: OutboxItem[TellLog]) -> None:
        """Write into the thread, if there is one and it takes it; nobody is pinged."""
        text = story_text(table, item.message)
        place = await self.store.post(table.row.id, ROLE)
        if place is None or place.channel_id == table.row.channel_id:
            post = await self.send_once.send(table.row.channel_id, item, compose(text))
            await self.store.mark_said(item, None, post)
            return
        try:
            post = await self.send_once.send(place.channel_id, item, compose(text))
        except discord.HTTPException as problem:
            if problem.code not in LOST:
                raise
            await self._tell_here(table, item, f"-# {say('log-lost', table.row.lang)}\n{text}")
        else:
            await self.store.mark_said(item, None, post)

    async def _tell_here(
        self, table: HostedTable, item: OutboxItem[OpenLog | TellLog], text: str
    ) -> None:
        """Move the log to the channel: that it was said and where it is are one note."""
        post = await self.send_once.send(table.row.channel_id, item, compose(text))
        await self.store.mark_said(item, ROLE, post)


def is_refused(problem: discord.HTTPException) -> bool:
    """Return whether it would be again; what concerns the whole channel, or us, is not meant."""
    whole = (0, UNKNOWN_CHANNEL, NO_ACCESS)
    return problem.status < 500 and problem.status != 429 and problem.code not in whole
