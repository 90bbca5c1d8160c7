"""Deleting our messages in the DMs of people who were forgotten."""

import asyncio
import logging

import aiohttp
import discord

from bot.delivery.discord_api import DiscordApi
from bot.delivery.refusals import TOO_MANY, is_refusal
from bot.store import Post, Store
from bot.store.erasure import ALL_MESSAGES, DmErasure
from bot.workers.backoff import Backoff

log = logging.getLogger(__name__)

QUEUE = 0  # one for all: the backoff's key


class DmEraser:
    """Works off what the store says is to be erased; what Discord refuses cannot be."""

    def __init__(self, store: Store, api: DiscordApi, retry_seconds: float) -> None:
        self.store, self.api = store, api
        self.backoff = Backoff(retry_seconds)
        self._busy: asyncio.Task[None] | None = None
        self._again = self._closing = False

    def wake(self) -> None:
        self._again = True
        if self._busy is None and not self._closing:
            self._busy = asyncio.create_task(self._erase_all())

    async def close(self) -> None:
        self._closing = True
        self.backoff.close()
        if self._busy:
            self._busy.cancel()
            await asyncio.gather(self._busy, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until nothing is left to erase; for tests."""
        while self._busy:
            await asyncio.gather(self._busy, return_exceptions=True)

    async def _erase_all(self) -> None:
        try:
            while self._again and not self._closing:
                self._again = False
                if not await self._all_erased():
                    self._again = True
                    await self.backoff.wait_after_failure(QUEUE)
        finally:
            self.backoff.reset(QUEUE)
            self._busy = None

    async def _all_erased(self) -> bool:
        try:
            for erasure in await self.store.dm_erasures():
                await self._erase(erasure)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as problem:
            log.warning("a DM could not be erased: %s", type(problem).__name__)
            return False
        except Exception:
            log.exception("what is to be erased cannot be read; it will be tried again")
            return False
        return True

    async def _erase(self, erasure: DmErasure) -> None:
        try:
            if erasure.message_id == ALL_MESSAGES:
                await self.api.delete_own(erasure.channel_id)
            else:
                await self.api.delete(Post(*erasure))
        except discord.HTTPException as problem:
            if not is_refusal(problem) or problem.status == TOO_MANY:
                raise
            log.info("a DM is out of reach: %s", problem.code)
        await self.store.mark_dm_erased(erasure)
