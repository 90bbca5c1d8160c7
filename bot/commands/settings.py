"""/settings: the language, for oneself or for the server."""

from typing import Any

from discord import Interaction, Member, app_commands

from bot.commands.lobby import guarded
from bot.commands.text import described
from bot.errors import Guard
from bot.host import Host
from bot.messages import letter
from bot.say import LANGUAGES, HostError, say


def add_to(tree: app_commands.CommandTree[Any], host: Host) -> None:
    languages = [
        app_commands.Choice(name=say(f"language-{lang}"), value=lang) for lang in LANGUAGES
    ]

    @tree.command(name="settings", description=described("command-settings"))
    @app_commands.describe(
        language=described("command-settings-language"), server=described("command-settings-server")
    )
    @app_commands.choices(language=languages)
    async def settings(
        interaction: Interaction[Any], language: app_commands.Choice[str], server: bool = False
    ) -> None:
        await guarded(host, interaction, lambda guard: _set(host, guard, language.value, server))


async def _set(host: Host, guard: Guard, lang: str, server: bool) -> None:
    interaction = guard.answer.interaction
    name = say(f"language-{lang}")
    if not server:
        await host.store.prefer(f"user {interaction.user.id}", "lang", lang)
        host.languages[interaction.user.id] = lang
        await guard.answer.give(letter(say("language-set", lang, language=name)))
        return
    user = interaction.user
    if not (isinstance(user, Member) and user.guild_permissions.manage_guild):
        raise HostError("manage-server")
    await host.store.prefer(f"guild {interaction.guild_id}", "lang", lang)
    await guard.answer.give(letter(say("language-guild-set", lang, language=name)))
