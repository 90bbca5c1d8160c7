"""/play, /join, /leave, /start, /replace, /abandon, /adopt: opening a table and ending it."""

from typing import Any

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

import engine
from bot.interactions import use_cases, welcome
from bot.interactions.commands.adoption import adopt
from bot.interactions.commands.translation import described
from bot.interactions.commands.tree import context_of, on_a_server
from bot.interactions.context import Context
from bot.messages.message import compose
from bot.tables.lobby import STAND_IN_LEVEL
from bot.tables.recovery import DamagedTable
from bot.text.names import tamed
from bot.text.say import HostError, say
from engine.players import LEVELS

MAX_CHOICES = 25


class LobbyCommands(commands.Cog):
    @app_commands.command(name="play", description=described("command-play"))
    @app_commands.describe(game=described("command-play-game"))
    @on_a_server
    async def play(self, interaction: Interaction[Any], game: str = "") -> None:
        await welcome.open_table(context_of(interaction), _spelt(game))

    @play.autocomplete("game")
    async def suggest_game(self, interaction: Interaction[Any], current: str) -> list[Choice[str]]:
        """List the games that fit; the one that the channel is named for is proposed first."""
        named = context_of(interaction).named_game
        games = sorted(engine.GAMES.values(), key=lambda rules: rules.id != named)
        fits = [rules for rules in games if current.lower() in rules.title.lower()]
        return [Choice(name=rules.title, value=rules.id) for rules in fits[:MAX_CHOICES]]

    @app_commands.command(name="join", description=described("command-join"))
    @on_a_server
    async def join(self, interaction: Interaction[Any]) -> None:
        """Sit down in a lobby; in a running game, take back the seat that a computer keeps."""
        ctx = context_of(interaction)
        table = await ctx.find_table()
        running = table.row.status == "running"
        await (use_cases.come_back(ctx) if running else use_cases.join(ctx))

    @app_commands.command(name="leave", description=described("command-leave"))
    @on_a_server
    async def leave(self, interaction: Interaction[Any]) -> None:
        ctx = context_of(interaction)
        table = await ctx.find_table()
        running = table.row.status == "running"
        await (use_cases.hand_over(ctx) if running else use_cases.leave(ctx))

    @app_commands.command(name="start", description=described("command-start"))
    @on_a_server
    async def start(self, interaction: Interaction[Any]) -> None:
        ctx = context_of(interaction)
        await ctx.find_table()
        await use_cases.start(ctx)

    @app_commands.command(name="replace", description=described("command-replace"))
    @app_commands.describe(
        player=described("command-replace-player"), level=described("command-replace-level")
    )
    @app_commands.choices(level=[Choice(name=say(f"level-{each}"), value=each) for each in LEVELS])
    @on_a_server
    async def replace(
        self, interaction: Interaction[Any], player: discord.User, level: Choice[str] | None = None
    ) -> None:
        chosen = level.value if level else STAND_IN_LEVEL
        await _replace(context_of(interaction), player, chosen)

    @app_commands.command(name="abandon", description=described("command-abandon"))
    @on_a_server
    async def abandon(self, interaction: Interaction[Any]) -> None:
        ctx = context_of(interaction)
        try:
            await ctx.find_table()
        except DamagedTable as problem:
            await use_cases.abandon_damaged(ctx, problem.row)
        else:
            await use_cases.ask_to_abandon(ctx)

    @app_commands.command(name="adopt", description=described("command-adopt"))
    @on_a_server
    async def adopt(self, interaction: Interaction[Any]) -> None:
        await adopt(context_of(interaction))


def _spelt(game: str) -> str:
    """Return the id of a game that was written by its title."""
    titles = {rules.title.casefold(): rules.id for rules in engine.GAMES.values()}
    return titles.get(game.casefold().strip(), game)


async def _replace(ctx: Context, player: discord.abc.User, level: str) -> None:
    """Let a computer player go on for somebody who no longer comes."""
    table = await ctx.find_game()
    ctx.must_be_host()
    if table.row.seat_of(player.id) is None:
        raise HostError("not-at-table", name=tamed(player.display_name))
    ctx.table = await ctx.services.tables.replace(table.row.id, player.id, level)
    await ctx.reply(compose(say("done", ctx.lang)))
