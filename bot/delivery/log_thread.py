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
from bot.messages.narration import text_of
from bot.store import Errand, Post, Store
from bot.tables.hosted_table import HostedTable
from bot.text.say import say

LOST = (UNKNOWN_CHANNEL, NO_ACCESS, NO_PERMISSION, ARCHIVED, LOCKED)
ROLE = "log"  # of the post that says where the log is: its channel_id


class LogThread:
    def __init__(self, store: Store, api: DiscordApi, once: SendOnce) -> None:
        self.store, self.api, self.once = store, api, once

    async def open(self, table: HostedTable, errand: Errand) -> None:
        """A thread on the lobby's message, or a word that there can be none."""
        lobby = await self.store.post(table.row.id, "lobby")
        thread = await self._thread(table, lobby) if lobby else None
        if lobby and thread:
            await self.store.said(errand, ROLE, Post(thread, lobby.message_id))
        else:
            await self._tell_here(table, errand, say("log-no-thread", table.row.lang))

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

    async def tell(self, table: HostedTable, errand: Errand) -> None:
        """In the thread, if there is one and it takes it; nobody is pinged."""
        text = text_of(table, errand.payload)
        place = await self.store.post(table.row.id, ROLE)
        if place is None or place.channel_id == table.row.channel_id:
            post = await self._send(table.row.channel_id, errand, text)
            await self.store.said(errand, None, post)
            return
        try:
            post = await self._send(place.channel_id, errand, text)
        except discord.HTTPException as problem:
            if problem.code not in LOST:
                raise
            await self._tell_here(table, errand, f"-# {say('log-lost', table.row.lang)}\n{text}")
        else:
            await self.store.said(errand, None, post)

    async def _tell_here(self, table: HostedTable, errand: Errand, text: str) -> None:
        """From now on the log is in the channel: that it was said and where it is are one note."""
        post = await self._send(table.row.channel_id, errand, text)
        await self.store.said(errand, ROLE, post)

    async def _send(self, channel_id: int, errand: Errand, text: str) -> Post:
        return await self.once.send(channel_id, errand, compose(text))


def is_refused(problem: discord.HTTPException) -> bool:
    """Whether it would be again; what stands against the whole channel, or us, is not meant."""
    whole = (0, UNKNOWN_CHANNEL, NO_ACCESS)
    return problem.status < 500 and problem.status != 429 and problem.code not in whole
