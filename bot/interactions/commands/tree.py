"""The tree of slash commands: each gets a `Context`, and what it raises becomes a reply."""

from typing import Any, cast

from discord import Interaction, InteractionType, app_commands

from bot.interactions.context import Context


class CommandTree(app_commands.CommandTree[Any]):
    async def interaction_check(self, interaction: Interaction[Any], /) -> bool:
        ctx = interaction.extras["context"] = Context(self.client.services, interaction)
        if interaction.type is InteractionType.autocomplete:
            return True
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


def context_of(interaction: Interaction[Any]) -> Context:
    return cast(Context, interaction.extras["context"])
