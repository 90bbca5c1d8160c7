"""Sending and editing messages by bare ids, so that nothing needs to be in a cache."""

import asyncio
import heapq
import itertools
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final, TypeVar

import discord
from discord import Interaction

from bot.delivery import error_codes, permissions
from bot.delivery.tracks import urgency
from bot.messages.message import OutgoingMessage, without_emojis
from bot.store import Post
from bot.text.emojis import emojis

T = TypeVar("T")

ARCHIVE_MINUTES: Final = 10080  # without a message; a week is the longest that Discord has
SEARCHED_NEWEST = 300  # messages in which one that we may have sent is looked for
SEARCHED_OLDEST = 100  # and, where people have talked on since, of those after our last one
ERASED_MESSAGES = 2000  # the newest of a DM, in which ours are deleted


MAX_REQUESTS = 8  # under way at once
SLOT_SECONDS = 1.0  # a request that takes longer gives its slot to the next one

# Discord lets messages be edited freely for an hour. Beyond that it refuses more than a few edits
# with 429 and code 30046, and gives no figures; discord.py would wait that out with the request.
YOUNG_SECONDS = 50 * 60
OLD_EDIT_SECONDS = 3.0  # in which Discord takes an edit of an old message, or refuses it
LIMITED_SECONDS = 20.0  # in which a channel that has refused one is asked for no other
DM_CACHE_SIZE = 4096  # people whose DM channels are known
RECENT_SIZE = 1024  # messages that somebody has clicked on lately


class EditLimited(Exception):
    """Discord takes no more edits of old messages in that channel for now."""


class RequestLimiter:
    """After a restart every table may have something to say: it goes out by and by.

    What is most urgent goes first; of equals, whoever came first. A call may take long: discord.py
    itself waits out rate limits and tries five times where Discord is unwell.
    """

    def __init__(self, count: int = MAX_REQUESTS, seconds: float = SLOT_SECONDS) -> None:
        self.seconds = seconds
        self.free = count
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._arrived = itertools.count()

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        await self._acquire()
        held = True

        def give_back() -> None:
            nonlocal held
            if held:
                held = False
                self._release()

        timer = asyncio.get_running_loop().call_later(self.seconds, give_back)
        try:
            yield
        finally:
            timer.cancel()
            give_back()

    async def _acquire(self) -> None:
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency.get(), next(self._arrived), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release()
            raise

    def _release(self) -> None:
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1


async def in_words_if_need_be(send: Callable[[], Awaitable[T]], outgoing: OutgoingMessage) -> T:
    """Send it; where Discord knows our emojis no longer, say it without them."""
    try:
        return await send()
    except discord.HTTPException as problem:
        if not error_codes.is_about_emojis(problem):
            raise
        emojis.forget()
        without_emojis(outgoing)
        return await send()


class DiscordApi:
    def __init__(self, client: discord.Client, now: Callable[[], float] = time.time) -> None:
        self.client, self.now = client, now
        self.limiter = RequestLimiter()
        self._dms: OrderedDict[int, int] = OrderedDict()
        self._clicked: OrderedDict[int, Interaction[Any]] = OrderedDict()
        self._limited_until: dict[int, float] = {}  # by channel, by the loop's clock

    async def send(
        self,
        channel_id: int,
        outgoing: OutgoingMessage,
        nonce: str,
        people: Sequence[int] = (),
        *,
        silent: bool = False,
    ) -> Post:
        """Send a message; only these people are pinged, and Discord drops a repeated nonce.

        `silent`: nobody's device makes a sound.
        """
        channel = self.client.get_partial_messageable(channel_id)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in people]
        )
        async with self.limiter.slot():
            send = partial(
                channel.send,
                view=outgoing.view,
                files=outgoing.files,
                nonce=nonce,
                allowed_mentions=mentions,
                silent=silent,
            )
            message = await in_words_if_need_be(send, outgoing)
        return Post(channel_id, message.id)

    async def send_dm(self, user_id: int, outgoing: OutgoingMessage, nonce: str) -> Post:
        return await self.send(await self.dm(user_id), outgoing, nonce)

    async def dm(self, user_id: int) -> int:
        """Return the id of the DM channel of this person, which never changes."""
        if user_id not in self._dms:
            async with self.limiter.slot():
                self._dms[user_id] = (await self.client.create_dm(discord.Object(user_id))).id
            if len(self._dms) > DM_CACHE_SIZE:
                self._dms.popitem(last=False)
        return self._dms[user_id]

    async def find(
        self, channel_id: int, says_it: Callable[[list[Any]], bool], after: int
    ) -> Post | None:
        """Find a message of ours, newer than message `after`, by what its components say."""
        us = self.client.user
        async with self.limiter.slot():
            async for message in self._since(channel_id, after):
                ours = us is not None and message.author.id == us.id
                if ours and says_it([each.to_dict() for each in message.components]):
                    return Post(channel_id, message.id)
        return None

    async def _since(self, channel_id: int, after: int) -> AsyncIterator[discord.Message]:
        """Yield the newest messages first; where there are too many, then the oldest."""
        channel = self.client.get_partial_messageable(channel_id)
        seen = 0
        async for message in channel.history(limit=SEARCHED_NEWEST):
            if message.id <= after:
                return
            seen += 1
            yield message
        if seen < SEARCHED_NEWEST or not after:
            return
        async for message in channel.history(limit=SEARCHED_OLDEST, after=discord.Object(after)):
            yield message

    async def edit(self, post: Post, outgoing: OutgoingMessage) -> None:
        """Edit a message; raises EditLimited where Discord takes no edit of so old a one now."""
        channel = self.client.get_partial_messageable(post.channel_id)
        message = channel.get_partial_message(post.message_id)
        edit_as_it_is = partial(
            message.edit,
            view=outgoing.view,
            attachments=outgoing.attachments,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        edit = partial(in_words_if_need_be, edit_as_it_is, outgoing)
        if self.is_young(post):
            async with self.limiter.slot():
                await edit()
            return
        now = asyncio.get_running_loop().time()
        if now < self._limited_until.get(post.channel_id, now):
            raise EditLimited
        async with self.limiter.slot():
            try:
                await asyncio.wait_for(edit(), OLD_EDIT_SECONDS)
            except TimeoutError:
                limited = self._limited_until.items()
                self._limited_until = {each: until for each, until in limited if until > now}
                self._limited_until[post.channel_id] = now + LIMITED_SECONDS
                raise EditLimited from None
        self._limited_until.pop(post.channel_id, None)

    def is_young(self, post: Post) -> bool:
        """Return whether Discord lets a message be edited as often as one likes."""
        written_at = discord.utils.snowflake_time(post.message_id).timestamp()
        return self.now() - written_at < YOUNG_SECONDS

    async def newer_than(self, post: Post, limit: int) -> int:
        """Return how many messages stand below this one: the limit, if there are more."""
        channel = self.client.get_partial_messageable(post.channel_id)
        async with self.limiter.slot():
            history = channel.history(limit=limit, after=discord.Object(post.message_id))
            return len([message async for message in history])

    def note_click(self, message_id: int, interaction: Interaction[Any]) -> None:
        """Remember who has clicked on a message: what is done by way of that counts nowhere."""
        self._clicked[message_id] = interaction
        self._clicked.move_to_end(message_id)
        if len(self._clicked) > RECENT_SIZE:
            self._clicked.popitem(last=False)

    async def delete(self, post: Post) -> None:
        clicked = self._clicked.pop(post.message_id, None)
        if clicked and not clicked.is_expired():
            with suppress(discord.HTTPException):
                await clicked.delete_original_response()
                return
        channel = self.client.get_partial_messageable(post.channel_id)
        async with self.limiter.slot():
            await channel.get_partial_message(post.message_id).delete()

    async def delete_own(self, channel_id: int) -> None:
        """Delete all our messages in a channel, the newest first; one may be gone meanwhile."""
        us, channel = self.client.user, self.client.get_partial_messageable(channel_id)
        async for message in channel.history(limit=ERASED_MESSAGES):
            if us is None or message.author.id != us.id:
                continue
            try:
                await self.delete(Post(channel_id, message.id))
            except discord.NotFound:
                continue

    async def open_thread(self, post: Post, guild_id: int | None, name: str) -> int:
        """Open a public thread on a message of a server, and return its id."""
        channel = self.client.get_partial_messageable(post.channel_id, guild_id=guild_id)
        if channel.guild is None:
            raise ConnectionError("the server is out of reach")
        message = channel.get_partial_message(post.message_id)
        async with self.limiter.slot():
            thread = await message.create_thread(
                name=name[:100], auto_archive_duration=ARCHIVE_MINUTES
            )
        return thread.id

    async def open_free_thread(
        self, channel: discord.TextChannel, name: str, user_id: int
    ) -> discord.Thread:
        """Open a public thread that hangs on no message, with this person in it."""
        async with self.limiter.slot():
            thread = await channel.create_thread(
                name=name[:100],
                type=discord.ChannelType.public_thread,
                auto_archive_duration=ARCHIVE_MINUTES,
            )
        async with self.limiter.slot():
            await thread.add_user(discord.Object(user_id))
        return thread

    def missing_permissions(self, channel_id: int) -> list[str]:
        """Return the permissions that we need in that channel and lack, as far as we know."""
        channel = self.client.get_channel(channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return ["view_channel"]
        held = channel.permissions_for(channel.guild.me)
        return permissions.missing(held, is_thread=isinstance(channel, discord.Thread))
