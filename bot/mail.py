"""Sending and editing messages by bare ids, so that nothing needs to be in a cache."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import discord

from bot.messages import Letter
from bot.store import Post

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)

A_WEEK: Final = 10080  # minutes of silence until Discord puts a thread away
LOOK_BACK = 20  # messages in which one that we may have sent is looked for


def texts_of(components: Iterable[Any]) -> list[str]:
    """Every text of a message's components, in order."""
    found: list[str] = []
    for each in components:
        found += [each["content"]] if "content" in each else texts_of(each.get("components", ()))
    return found


class Mail:
    def __init__(self, client: discord.Client) -> None:
        self.client = client

    async def send(
        self, channel_id: int, letter: Letter, nonce: str, people: Sequence[int] = ()
    ) -> Post:
        """A new message; only these people are pinged; the nonce says it once."""
        channel = self.client.get_partial_messageable(channel_id)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in people]
        )
        message = await channel.send(
            view=letter.view, files=letter.files, nonce=nonce, allowed_mentions=mentions
        )
        return Post(channel_id, message.id)

    async def send_dm(self, user_id: int, letter: Letter, nonce: str) -> Post:
        return await self.send(await self.dm(user_id), letter, nonce)

    async def dm(self, user_id: int) -> int:
        """The id of the channel in which this person is spoken to alone."""
        return (await self.client.create_dm(discord.Object(user_id))).id

    async def find(self, channel_id: int, letter: Letter, after: int) -> Post | None:
        """A message of ours that says the same, newer than message `after`."""
        channel = self.client.get_partial_messageable(channel_id)
        wanted = texts_of(letter.view.to_components())  # type: ignore[no-untyped-call]
        async for message in channel.history(limit=LOOK_BACK, after=discord.Object(after)):
            ours = self.client.user and message.author.id == self.client.user.id
            if ours and texts_of([each.to_dict() for each in message.components]) == wanted:
                return Post(channel_id, message.id)
        return None

    async def edit(self, post: Post, letter: Letter) -> None:
        channel = self.client.get_partial_messageable(post.channel_id)
        message = channel.get_partial_message(post.message_id)
        await message.edit(
            view=letter.view,
            attachments=letter.files,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def open_thread(self, post: Post, guild_id: int | None, name: str) -> int:
        """A public thread on a message of a server; its id."""
        channel = self.client.get_partial_messageable(post.channel_id, guild_id=guild_id)
        if channel.guild is None:
            raise ConnectionError("the server is out of reach")
        message = channel.get_partial_message(post.message_id)
        thread = await message.create_thread(name=name[:100], auto_archive_duration=A_WEEK)
        return thread.id

    def missing_permissions(self, channel_id: int) -> list[str]:
        """What we need in that channel and have not, as far as we know."""
        channel = self.client.get_channel(channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return ["view channel"]
        held = channel.permissions_for(channel.guild.me)
        return [
            name.replace("_", " ") for name, wanted in NEEDED if wanted and not getattr(held, name)
        ]
