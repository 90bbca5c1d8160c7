"""/settings: language and theme for oneself, the language of a server's tables."""

from typing import Any

from discord import Interaction, Member, app_commands
from discord.app_commands import Choice

import render
from bot.interactions.commands.lobby import guarded
from bot.interactions.commands.translation import described
from bot.interactions.errors import Guard
from bot.interactions.services import Services
from bot.messages.message import compose
from bot.text.say import HostError, say


def add_to(tree: app_commands.CommandTree[Any], services: Services) -> None:
    languages = [Choice(name=say(f"language-{lang}"), value=lang) for lang in say.langs]
    themes = [Choice(name=theme.replace("_", " "), value=theme) for theme in render.THEMES]

    @tree.command(name="settings", description=described("command-settings"))
    @app_commands.describe(
        language=described("command-settings-language"),
        theme=described("command-settings-theme"),
        server=described("command-settings-server"),
    )
    @app_commands.choices(language=languages, theme=themes)
    async def settings(
        interaction: Interaction[Any],
        language: Choice[str] | None = None,
        theme: Choice[str] | None = None,
        server: bool = False,
    ) -> None:
        async def work(guard: Guard) -> None:
            said = [await _set_theme(services, guard, theme.value)] if theme else []
            if language:
                said.append(await _set_language(services, guard, language.value, server))
            await guard.answer.give(compose(*said or [say("settings-none", guard.lang)]))

        await guarded(services, interaction, work)


async def _set_theme(services: Services, guard: Guard, theme: str) -> str:
    user = guard.answer.interaction.user.id
    await services.prefer(user, "theme", theme)
    return say("theme-set", guard.lang, theme=theme.replace("_", " "))


async def _set_language(services: Services, guard: Guard, lang: str, server: bool) -> str:
    interaction = guard.answer.interaction
    name = say(f"language-{lang}")
    if not server:
        await services.prefer(interaction.user.id, "lang", lang)
        return say("language-set", lang, language=name)
    user = interaction.user
    if not (isinstance(user, Member) and user.guild_permissions.manage_guild):
        raise HostError("manage-server")
    await services.store.prefer(f"guild {interaction.guild_id}", "lang", lang)
    return say("language-guild-set", lang, language=name)
