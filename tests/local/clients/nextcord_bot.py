"""Run a small bot with nextcord: a command and a button.

python nextcord_bot.py ADDRESS TOKEN, by an interpreter that has nextcord.
"""

import sys
from typing import Any

import nextcord
from nextcord.http import Route

address, token = sys.argv[1:]
Route.BASE = f"{address}/api/v10"


class Lobby(nextcord.ui.View):
    @nextcord.ui.button(label="Join", custom_id="join", style=nextcord.ButtonStyle.success)
    async def join(self, _button: Any, interaction: Any) -> None:
        await interaction.response.edit_message(
            content=f"{interaction.user.display_name} sits", view=None
        )
        await interaction.followup.send("You are in.", ephemeral=True)


client = nextcord.Client(intents=nextcord.Intents(guilds=True))


@client.slash_command(description="Open a table")
async def play(interaction: Any) -> None:
    await interaction.response.send_message("A table", view=Lobby())


client.run(token)
