"""/mydata: what is kept of the person who asks."""

from typing import Any

from discord import Interaction, app_commands
from discord.ext import commands

from bot.interactions import personal
from bot.interactions.commands.translation import described
from bot.interactions.commands.tree import context_of


class PersonalCommands(commands.Cog):
    @app_commands.command(name="mydata", description=described("command-mydata"))
    async def mydata(self, interaction: Interaction[Any]) -> None:
        await personal.show(context_of(interaction))
