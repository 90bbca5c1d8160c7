"""/help, /screen, /board, /log, /undo, /hint, /rules, /record: looking at a table."""

from typing import Any

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

import engine
import render
from bot.interactions import help_here, reading, rulebook, use_cases
from bot.interactions.commands.advice import hint
from bot.interactions.commands.translation import described
from bot.interactions.commands.tree import context_of
from bot.interactions.context import Context
from bot.text.say import HostError

MAX_CHOICES = 25
GAMES = [
    Choice(name=rules.title, value=game_id) for game_id, rules in list(engine.GAMES.items())[:25]
]


class TableCommands(commands.Cog):
    @app_commands.command(name="help", description=described("command-help"))
    async def help(self, interaction: Interaction[Any]) -> None:
        await help_here.show(context_of(interaction))

    @app_commands.command(name="board", description=described("command-board"))
    @app_commands.describe(
        text=described("command-board-text"), part=described("command-board-part")
    )
    async def board(
        self, interaction: Interaction[Any], text: bool = False, part: str = ""
    ) -> None:
        ctx = await _at_a_game(interaction)
        await (reading.board_as_text(ctx) if text else use_cases.board(ctx, part))

    @board.autocomplete("part")
    async def suggest_part(self, interaction: Interaction[Any], current: str) -> list[Choice[str]]:
        try:
            table = await context_of(interaction).find_game()
        except HostError:
            return []
        wanted = current.lower()
        fits = [part for part in render.parts(table.row.game_id) if wanted in part]
        return [Choice(name=part.replace("_", " "), value=part) for part in fits[:MAX_CHOICES]]

    @app_commands.command(name="screen", description=described("command-screen"))
    async def screen(self, interaction: Interaction[Any]) -> None:
        await use_cases.screen(await _at_a_game(interaction))

    @app_commands.command(name="undo", description=described("command-undo"))
    async def undo(self, interaction: Interaction[Any]) -> None:
        await use_cases.undo(await _at_a_game(interaction))

    @app_commands.command(name="hint", description=described("command-hint"))
    async def hint(self, interaction: Interaction[Any]) -> None:
        await hint(await _at_a_game(interaction))

    @app_commands.command(name="log", description=described("command-log"))
    async def log(self, interaction: Interaction[Any]) -> None:
        await reading.log(await _at_a_game(interaction))

    @app_commands.command(name="rules", description=described("command-rules"))
    @app_commands.describe(game=described("command-rules-game"))
    @app_commands.choices(game=GAMES)
    async def rules(self, interaction: Interaction[Any], game: Choice[str] | None = None) -> None:
        ctx = context_of(interaction)
        if game is not None:
            await rulebook.show_game(ctx, game.value)
            return
        await ctx.find_table()
        await rulebook.show(ctx)

    @app_commands.command(name="record", description=described("command-record"))
    async def record(self, interaction: Interaction[Any]) -> None:
        await reading.record(await _at_a_game(interaction))


async def _at_a_game(interaction: Interaction[Any]) -> Context:
    ctx = context_of(interaction)
    await ctx.find_game()
    return ctx
