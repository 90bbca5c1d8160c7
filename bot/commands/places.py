"""Where a table can be: a text channel or a thread of a server."""

from typing import Any, NamedTuple

import discord
from discord import Interaction

from bot.say import HostError


class Place(NamedTuple):
    """A channel for a table."""

    channel_id: int
    guild_id: int | None
    is_thread: bool


def place_of(interaction: Interaction[Any]) -> Place:
    """Here, if a table can be here."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        raise HostError("channel-kind")
    return Place(channel.id, interaction.guild_id, isinstance(channel, discord.Thread))
