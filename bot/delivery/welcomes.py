"""The welcome to a server that we came to: said once, in a channel where people see it."""

import asyncio
import logging
from datetime import timedelta

import aiohttp
import discord

from bot.delivery import permissions
from bot.delivery.discord_api import DiscordApi
from bot.delivery.refusals import TOO_MANY, is_refusal
from bot.delivery.send_once import has_button
from bot.messages.message import ButtonId
from bot.messages.welcome import NO_TABLE, VERSUS, welcome_message
from bot.store import Store
from bot.text.say import language_of
from bot.workers.backoff import Backoff

log = logging.getLogger(__name__)

QUEUE = 0  # one for all: the backoff's key
NEW = timedelta(days=1)  # on a server: who came to it while we were away is welcomed, too


class Welcomes:
    """Works off what the store says is to be welcomed; where we may not speak, it waits."""

    def __init__(
        self, client: discord.Client, store: Store, api: DiscordApi, retry_seconds: float
    ) -> None:
        self.client, self.store, self.api = client, store, api
        self.backoff = Backoff(retry_seconds)
        self._before_us: set[int] = set()  # servers that an earlier run may have welcomed
        self._refused: set[int] = set()  # servers on which nothing has changed since
        self._busy: asyncio.Task[None] | None = None
        self._again = self._closing = False

    async def start(self) -> None:
        """Take up what is due since an earlier run, and servers that we came to meanwhile."""
        self._before_us.update(await self.store.guilds_to_welcome())
        for guild in self.client.guilds:
            joined = guild.me.joined_at if guild.me else None
            if joined and discord.utils.utcnow() - joined < NEW:
                await self.store.guild_joined(guild.id)
        self.wake()

    async def joined(self, guild_id: int) -> None:
        await self.store.guild_joined(guild_id)
        self.wake()

    def wake(self, guild_id: int = 0) -> None:
        """Look soon: we came to a server, or may speak on this one where we could not."""
        self._refused.discard(guild_id)
        self._again = True
        if self._busy is None and not self._closing:
            self._busy = asyncio.create_task(self._welcome_all())

    async def close(self) -> None:
        self._closing = True
        self.backoff.close()
        if self._busy:
            self._busy.cancel()
            await asyncio.gather(self._busy, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until nothing more can be said; for tests."""
        while self._busy:
            await asyncio.gather(self._busy, return_exceptions=True)

    async def _welcome_all(self) -> None:
        try:
            while self._again and not self._closing:
                self._again = False
                if not await self._all_welcomed():
                    self._again = True
                    await self.backoff.wait_after_failure(QUEUE)
        finally:
            self.backoff.reset(QUEUE)
            self._busy = None

    async def _all_welcomed(self) -> bool:
        done = True
        try:
            for guild_id in await self.store.guilds_to_welcome():
                if guild_id not in self._refused:
                    done &= await self._tried(guild_id)
        except Exception:
            log.exception("who is to be welcomed cannot be read; it will be tried again")
            return False
        return done

    async def _tried(self, guild_id: int) -> bool:
        """Return False if it is to be tried again soon."""
        try:
            await self._welcome(guild_id)
        except discord.HTTPException as problem:
            log.warning("server %s is not welcomed: %s %s", guild_id, problem.status, problem.code)
            if not is_refusal(problem) or problem.status == TOO_MANY:
                return False
            self._refused.add(guild_id)
        except (aiohttp.ClientError, OSError) as problem:
            log.warning("server %s is not welcomed: %s", guild_id, type(problem).__name__)
            return False
        return True

    async def _welcome(self, guild_id: int) -> None:
        guild = self.client.get_guild(guild_id)
        channel = channel_for(guild) if guild else None
        if guild is None or channel is None:
            return  # it waits until somebody lets us speak
        if guild_id not in self._before_us or not await self._stands_in(channel.id):
            lang = language_of(str(guild.preferred_locale))
            outgoing = welcome_message(guild.me.display_name, lang)
            await self.api.send(channel.id, outgoing, f"welcome-{guild_id}"[:25])
        await self.store.mark_welcomed(guild_id)

    async def _stands_in(self, channel_id: int) -> bool:
        """Return whether it was sent without a note of it: we ended in between."""
        mark = str(ButtonId(VERSUS, NO_TABLE))
        return await self.api.find(channel_id, has_button(mark), 0) is not None


def channel_for(guild: discord.Guild) -> discord.TextChannel | None:
    """Return where a server greets people, or the first channel in which we may write."""
    ordered = sorted(guild.text_channels, key=lambda each: (each.position, each.id))
    places = [guild.system_channel, *ordered] if guild.system_channel else ordered
    return next((each for each in places if _may_write(each)), None)


def _may_write(channel: discord.TextChannel) -> bool:
    return not permissions.missing(channel.permissions_for(channel.guild.me), is_thread=False)
