"""/play, /join, /leave, /start, /replace, /abandon, /adopt: opening a table and ending it."""

from typing import Any

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

import engine
from bot.interactions import use_cases
from bot.interactions.commands.adoption import adopt
from bot.interactions.commands.translation import described
from bot.interactions.commands.tree import context_of
from bot.interactions.context import Context
from bot.messages.message import compose
from bot.store import Log
from bot.tables.lobby import STAND_IN_LEVEL
from bot.tables.recovery import DamagedTable
from bot.text.names import tamed
from bot.text.say import HostError, say
from engine.players import LEVELS

GAMES = [Choice(name=rules.title, value=rules.id) for rules in engine.GAMES.values()]


class LobbyCommands(commands.Cog):
    @app_commands.command(name="play", description=described("command-play"))
    @app_commands.describe(game=described("command-play-game"))
    @app_commands.choices(game=GAMES)
    @app_commands.guild_only()
    async def play(self, interaction: Interaction[Any], game: Choice[str]) -> None:
        await _open(context_of(interaction), game.value)

    @app_commands.command(name="join", description=described("command-join"))
    @app_commands.guild_only()
    async def join(self, interaction: Interaction[Any]) -> None:
        """Sit down in a lobby; in a running game, take back the seat that a computer keeps."""
        ctx = context_of(interaction)
        table = await ctx.find_table()
        running = table.row.status == "running"
        await (use_cases.come_back(ctx) if running else use_cases.join(ctx))

    @app_commands.command(name="leave", description=described("command-leave"))
    @app_commands.guild_only()
    async def leave(self, interaction: Interaction[Any]) -> None:
        ctx = context_of(interaction)
        table = await ctx.find_table()
        running = table.row.status == "running"
        await (use_cases.hand_over(ctx) if running else use_cases.leave(ctx))

    @app_commands.command(name="start", description=described("command-start"))
    @app_commands.guild_only()
    async def start(self, interaction: Interaction[Any]) -> None:
        ctx = context_of(interaction)
        await ctx.find_table()
        await use_cases.start(ctx)

    @app_commands.command(name="replace", description=described("command-replace"))
    @app_commands.describe(
        player=described("command-replace-player"), level=described("command-replace-level")
    )
    @app_commands.choices(level=[Choice(name=say(f"level-{each}"), value=each) for each in LEVELS])
    @app_commands.guild_only()
    async def replace(
        self, interaction: Interaction[Any], player: discord.User, level: Choice[str] | None = None
    ) -> None:
        chosen = level.value if level else STAND_IN_LEVEL
        await _replace(context_of(interaction), player, chosen)

    @app_commands.command(name="abandon", description=described("command-abandon"))
    @app_commands.guild_only()
    async def abandon(self, interaction: Interaction[Any]) -> None:
        ctx = context_of(interaction)
        try:
            await ctx.find_table()
        except DamagedTable as problem:
            await use_cases.abandon_damaged(ctx, problem.row)
        else:
            await use_cases.ask_to_abandon(ctx)

    @app_commands.command(name="adopt", description=described("command-adopt"))
    @app_commands.guild_only()
    async def adopt(self, interaction: Interaction[Any]) -> None:
        await adopt(context_of(interaction))


async def _open(ctx: Context, game_id: str) -> None:
    place = ctx.place
    assert place.guild_id is not None
    lang = await ctx.services.store.guild_language(place.guild_id) or ctx.lang
    log: Log = "within" if place.is_thread else "thread"
    ctx.table = await ctx.services.tables.open(game_id, place[:2], ctx.person, lang, log=log)
    await ctx.reply(compose(say("table-opened", ctx.lang)))


async def _replace(ctx: Context, player: discord.abc.User, level: str) -> None:
    """Let a computer player go on for somebody who no longer comes."""
    table = await ctx.find_game()
    ctx.must_be_host()
    if table.row.seat_of(player.id) is None:
        raise HostError("not-at-table", name=tamed(player.display_name))
    ctx.table = await ctx.services.tables.replace(table.row.id, player.id, level)
    await ctx.reply(compose(say("done", ctx.lang)))
