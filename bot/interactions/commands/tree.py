"""The tree of slash commands: each gets a `Context`, and what it raises becomes a reply."""

from typing import Any, TypeVar, cast

from discord import Interaction, InteractionType, app_commands

import engine
from bot.interactions.context import Context
from bot.interactions.limits import Lane, TooMany

MOVES = {"move", "undo", "screen", *engine.GAMES}  # commands of a person's own turn

# Where commands are of use that say nothing else: on servers, and in all DMs of whoever has us.
IN_ALL_PLACES = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
FOR_ALL = app_commands.AppInstallationType(guild=True, user=True)
C = TypeVar("C")


class CommandTree(app_commands.CommandTree[Any]):
    async def interaction_check(self, interaction: Interaction[Any], /) -> bool:
        lane = _lane(interaction)
        ctx = interaction.extras["context"] = Context(self.client.services, interaction, lane=lane)
        if lane is Lane.LETTERS:
            return await _is_let_in(ctx)
        try:
            await ctx.begin()
        except Exception as problem:
            await ctx.excuse(problem)
            return False
        return True

    async def on_error(
        self, interaction: Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        await context_of(interaction).excuse(getattr(error, "original", error))


def on_a_server(command: C) -> C:
    """Say that a command is about a table in a channel of a server that has invited us."""
    on_servers = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    return app_commands.allowed_installs(guilds=True, users=False)(on_servers(command))


def _lane(interaction: Interaction[Any]) -> Lane:
    if interaction.type is InteractionType.autocomplete:
        return Lane.LETTERS
    name = cast(dict[str, Any], interaction.data or {}).get("name")
    return Lane.MOVES if name in MOVES else Lane.LOOKS


async def _is_let_in(ctx: Context) -> bool:
    """Wait to be let in; who types more than anybody can gets no suggestions for a moment."""
    try:
        await ctx.services.limits.admit(ctx.lane, ctx.user_id, ctx.is_own_turn)
    except TooMany:
        return False
    return True


def context_of(interaction: Interaction[Any]) -> Context:
    return cast(Context, interaction.extras["context"])
