"""/play, /join, /leave, /start, /replace, /abandon, /adopt: opening a table and ending it."""

from typing import Any

import discord
from discord import Interaction, app_commands

import engine
from bot.interactions import use_cases
from bot.interactions.commands.adoption import adopt
from bot.interactions.commands.translation import described
from bot.interactions.errors import Guard
from bot.interactions.services import Services, person, place_of
from bot.messages.message import compose
from bot.messages.table import confirm_abandon
from bot.store import Log
from bot.text.names import tamed
from bot.text.say import HostError, language_of, say
from engine.players import LEVELS


def add_to(tree: app_commands.CommandTree[Any], services: Services) -> None:
    _add_opening(tree, services)
    _add_replace(tree, services)
    _add_ending(tree, services)


def _add_opening(tree: app_commands.CommandTree[Any], services: Services) -> None:
    games = [
        app_commands.Choice(name=rules.title, value=rules.id) for rules in engine.GAMES.values()
    ]

    @tree.command(name="play", description=described("command-play"))
    @app_commands.describe(game=described("command-play-game"))
    @app_commands.choices(game=games)
    @app_commands.guild_only()
    async def play(interaction: Interaction[Any], game: app_commands.Choice[str]) -> None:
        await guarded(services, interaction, lambda guard: _open(services, guard, game.value))

    @tree.command(name="join", description=described("command-join"))
    @app_commands.guild_only()
    async def join(interaction: Interaction[Any]) -> None:
        await guarded(services, interaction, lambda guard: _join(services, guard))

    @tree.command(name="leave", description=described("command-leave"))
    @app_commands.guild_only()
    async def leave(interaction: Interaction[Any]) -> None:
        await guarded(services, interaction, lambda guard: _leave(services, guard))

    @tree.command(name="start", description=described("command-start"))
    @app_commands.guild_only()
    async def start(interaction: Interaction[Any]) -> None:
        await guarded(services, interaction, lambda guard: _start(services, guard))


def _add_replace(tree: app_commands.CommandTree[Any], services: Services) -> None:
    levels = [app_commands.Choice(name=say(f"level-{level}"), value=level) for level in LEVELS]

    @tree.command(name="replace", description=described("command-replace"))
    @app_commands.describe(
        player=described("command-replace-player"), level=described("command-replace-level")
    )
    @app_commands.choices(level=levels)
    @app_commands.guild_only()
    async def replace(
        interaction: Interaction[Any],
        player: discord.User,
        level: app_commands.Choice[str] | None = None,
    ) -> None:
        chosen = level.value if level else use_cases.STAND_IN_LEVEL
        await guarded(
            services, interaction, lambda guard: _replace(services, guard, player, chosen)
        )


def _add_ending(tree: app_commands.CommandTree[Any], services: Services) -> None:
    @tree.command(name="abandon", description=described("command-abandon"))
    @app_commands.guild_only()
    async def abandon(interaction: Interaction[Any]) -> None:
        await guarded(services, interaction, lambda guard: _abandon(services, guard))

    @tree.command(name="adopt", description=described("command-adopt"))
    @app_commands.guild_only()
    async def bring(interaction: Interaction[Any]) -> None:
        await guarded(services, interaction, lambda guard: adopt(services, guard))


async def guarded(services: Services, interaction: Interaction[Any], work: Any) -> None:
    """Run a command's work with everything it may raise turned into a reply."""
    guard = Guard(interaction, language_of(str(interaction.locale)))

    async def in_their_language() -> None:
        guard.lang = await services.language(interaction)
        await work(guard)

    await guard.run(in_their_language())


async def _open(services: Services, guard: Guard, game: str) -> None:
    interaction = guard.answer.interaction
    place = place_of(interaction)
    lang = await services.store.preference(f"guild {place.guild_id}", "lang") or guard.lang
    log: Log = "within" if place.is_thread else "here"
    guard.table = await services.tables.open(game, place[:2], person(interaction), lang, log=log)
    await guard.answer.give(compose(say("table-opened", guard.lang)))


async def _join(services: Services, guard: Guard) -> None:
    """A button of the lobby does this only there; in a running game it takes the command."""
    table = guard.table = await services.table_here(guard.answer.interaction)
    sit_down = use_cases.come_back if table.row.status == "running" else use_cases.join
    await sit_down(services, guard, table.row.id, person(guard.answer.interaction))


async def _leave(services: Services, guard: Guard) -> None:
    table = guard.table = await services.table_here(guard.answer.interaction)
    get_up = use_cases.hand_over if table.row.status == "running" else use_cases.leave
    await get_up(services, guard, table.row.id)


async def _start(services: Services, guard: Guard) -> None:
    table = guard.table = await services.table_here(guard.answer.interaction)
    await use_cases.start(services, guard, table.row.id)


async def _replace(services: Services, guard: Guard, player: discord.abc.User, level: str) -> None:
    """The host lets a computer player go on for somebody who no longer comes."""
    table = guard.table = await services.running_here(guard.answer.interaction)
    services.must_be_host(table, guard.answer.interaction)
    if table.row.seat_of(player.id) is None:
        raise HostError("not-at-table", name=tamed(player.display_name))
    guard.table = await services.tables.replace(table.row.id, player.id, level)
    await guard.answer.give(compose(say("done", guard.lang)))


async def _abandon(services: Services, guard: Guard) -> None:
    table = guard.table = await services.table_here(guard.answer.interaction)
    services.must_be_host(table, guard.answer.interaction)
    if table.row.status == "running":
        # One slip would end everybody's game.
        await guard.answer.give(confirm_abandon(table, guard.lang))
        return
    await services.tables.abandon(table.row.id)
    await guard.answer.give(compose(say("done", guard.lang)))
