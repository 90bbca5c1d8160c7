"""Sending and editing messages by bare ids, so that nothing needs to be in a cache."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import discord

from bot.delivery import error_codes, permissions
from bot.messages.message import (
    ExistingAttachment,
    OutgoingMessage,
    compose,
    without_emojis,
)
from bot.store import Post
from bot.text.emojis import emojis

T = TypeVar("T")

ARCHIVE_MINUTES: Final = 10080  # without a message; a week is the longest that Discord has
SEARCHED_NEWEST = 300  # messages in which one that we may have sent is looked for
SEARCHED_OLDEST = 100  # and, where people have talked on since, of those after our last one
ERASED_MESSAGES = 2000  # the newest of a DM, in which ours are deleted


MAX_REQUESTS = 8  # under way at once
SLOT_SECONDS = 1.0  # a request that takes longer gives its slot to the next one


class RequestLimiter:
    """After a restart every table may have something to say: it goes out by and by.

    A call may take long: discord.py itself waits out rate limits and tries five times where
    Discord is unwell.
    """

    def __init__(self, count: int = MAX_REQUESTS, seconds: float = SLOT_SECONDS) -> None:
        self.seconds = seconds
        self._free = asyncio.Semaphore(count)

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        await self._free.acquire()
        held = True

        def give_back() -> None:
            nonlocal held
            if held:
                held = False
                self._free.release()

        timer = asyncio.get_running_loop().call_later(self.seconds, give_back)
        try:
            yield
        finally:
            timer.cancel()
            give_back()


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
    def __init__(self, client: discord.Client) -> None:
        self.client = client
        self.limiter = RequestLimiter()

    async def send(
        self, channel_id: int, outgoing: OutgoingMessage, nonce: str, people: Sequence[int] = ()
    ) -> Post:
        """Send a message; only these people are pinged, and Discord drops a repeated nonce."""
        channel = self.client.get_partial_messageable(channel_id)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in people]
        )
        async with self.limiter.slot():

            async def send() -> discord.Message:
                return await channel.send(
                    view=outgoing.view, files=outgoing.files, nonce=nonce, allowed_mentions=mentions
                )

            message = await in_words_if_need_be(send, outgoing)
        return Post(channel_id, message.id)

    async def send_dm(self, user_id: int, outgoing: OutgoingMessage, nonce: str) -> Post:
        return await self.send(await self.dm(user_id), outgoing, nonce)

    async def dm(self, user_id: int) -> int:
        """Return the id of the DM channel of this person."""
        async with self.limiter.slot():
            return (await self.client.create_dm(discord.Object(user_id))).id

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
        channel = self.client.get_partial_messageable(post.channel_id)
        message = channel.get_partial_message(post.message_id)
        async with self.limiter.slot():

            async def edit() -> discord.Message:
                return await message.edit(
                    view=outgoing.view,
                    attachments=outgoing.attachments,
                    allowed_mentions=discord.AllowedMentions.none(),
                )

            await in_words_if_need_be(edit, outgoing)

    async def remove_buttons(self, post: Post) -> None:
        """Edit the message so that all but its buttons stays."""
        channel = self.client.get_partial_messageable(post.channel_id)
        async with self.limiter.slot():
            message = await channel.fetch_message(post.message_id)
        picture = ExistingAttachment(message.attachments[0]) if message.attachments else None
        await self.edit(post, compose(*_texts(message.components), image=picture))

    async def delete(self, post: Post) -> None:
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


def _texts(components: Iterable[Any]) -> Iterator[str]:
    """Yield what a message says, wherever in its layout."""
    for component in components:
        if isinstance(component, discord.TextDisplay):
            yield component.content
        yield from _texts(getattr(component, "children", ()))
