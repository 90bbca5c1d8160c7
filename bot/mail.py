"""Sending and editing messages by bare ids, so that nothing needs to be in a cache."""

from collections.abc import Sequence

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
        channel = await self.client.create_dm(discord.Object(user_id))
        return await self.send(channel.id, letter, nonce)

    async def edit(self, post: Post, letter: Letter) -> None:
        channel = self.client.get_partial_messageable(post.channel_id)
        message = channel.get_partial_message(post.message_id)
        await message.edit(
            view=letter.view,
            attachments=letter.files,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    def missing_permissions(self, channel_id: int) -> list[str]:
        """What we need in that channel and have not, as far as we know."""
        channel = self.client.get_channel(channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return ["view channel"]
        held = channel.permissions_for(channel.guild.me)
        return [
            name.replace("_", " ") for name, wanted in NEEDED if wanted and not getattr(held, name)
        ]
