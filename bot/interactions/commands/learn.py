"""/learn: a first game with a tutor."""

from typing import Any

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

import engine
from bot.interactions.commands.translation import described
from bot.interactions.commands.tree import context_of
from bot.interactions.practice import learn
from bot.tables.practice import TAUGHT

GAMES = [Choice(name=engine.GAMES[game_id].title, value=game_id) for game_id in TAUGHT]


class LearnCommands(commands.Cog):
    @app_commands.command(name="learn", description=described("command-learn"))
    @app_commands.describe(game=described("command-learn-game"))
    @app_commands.choices(game=GAMES)
    async def learn(self, interaction: Interaction[Any], game: Choice[str] | None = None) -> None:
        await learn(context_of(interaction), game.value if game else "")
