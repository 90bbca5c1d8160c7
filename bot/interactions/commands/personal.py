"""/profile: what somebody has played and won; /mydata: what is kept of the person who asks."""

from typing import Any

import discord
from discord import Interaction, app_commands
from discord.ext import commands

from bot.interactions import personal, profiles
from bot.interactions.commands.translation import described
from bot.interactions.commands.tree import context_of


class PersonalCommands(commands.Cog):
    @app_commands.command(name="profile", description=described("command-profile"))
    @app_commands.describe(person=described("command-profile-person"))
    async def profile(
        self, interaction: Interaction[Any], person: discord.User | None = None
    ) -> None:
        await profiles.show(context_of(interaction), person or interaction.user)

    @app_commands.command(name="mydata", description=described("command-mydata"))
    async def mydata(self, interaction: Interaction[Any]) -> None:
        await personal.show(context_of(interaction))
