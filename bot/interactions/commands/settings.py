"""/settings: language, theme, notifications and habits of oneself, the language of a server."""

from dataclasses import replace
from typing import Any, cast, get_args

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

import render
from bot.interactions import settings_form
from bot.interactions.commands.translation import described
from bot.interactions.commands.tree import context_of
from bot.interactions.context import Context
from bot.messages.message import compose
from bot.store.rows import Notify
from bot.text.say import HostError, say

LANGUAGES = [Choice(name=say(f"language-{lang}"), value=lang) for lang in say.langs]
NOTIFICATIONS = [Choice(name=say(f"notify-{way}"), value=way) for way in get_args(Notify)]
THEMES = [Choice(name=theme.replace("_", " "), value=theme) for theme in render.THEMES]


class SettingsCommands(commands.Cog):
    @app_commands.command(name="settings", description=described("command-settings"))
    @app_commands.describe(
        language=described("command-settings-language"),
        theme=described("command-settings-theme"),
        notifications=described("command-settings-notifications"),
        everything=described("command-settings-everything"),
        server=described("command-settings-server"),
    )
    @app_commands.choices(language=LANGUAGES, theme=THEMES, notifications=NOTIFICATIONS)
    async def settings(
        self,
        interaction: Interaction[Any],
        language: Choice[str] | None = None,
        theme: Choice[str] | None = None,
        notifications: Choice[str] | None = None,
        everything: bool | None = None,
        server: bool = False,
    ) -> None:
        ctx = context_of(interaction)
        said = [await _set_theme(ctx, theme.value)] if theme else []
        if notifications:
            said.append(await _set_notifications(ctx, cast(Notify, notifications.value)))
        if everything is not None:
            said.append(await _set_everything(ctx, takes_everything=everything))
        if language:
            said.append(await _set_language(ctx, language.value, server))
        if said:
            await ctx.reply(compose(*said))
        else:
            await settings_form.ask(ctx)


async def _set_theme(ctx: Context, theme: str) -> str:
    settings = await ctx.services.user_settings(ctx.user_id)
    await ctx.services.save_user_settings(ctx.user_id, replace(settings, theme=theme))
    return say("theme-set", ctx.lang, theme=theme.replace("_", " "))


async def _set_notifications(ctx: Context, notify: Notify) -> str:
    settings = await ctx.services.user_settings(ctx.user_id)
    await ctx.services.save_user_settings(ctx.user_id, replace(settings, notify=notify))
    return say(f"notify-{notify}-set", ctx.lang)


async def _set_everything(ctx: Context, *, takes_everything: bool) -> str:
    settings = await ctx.services.user_settings(ctx.user_id)
    changed = replace(settings, takes_everything=takes_everything)
    await ctx.services.save_user_settings(ctx.user_id, changed)
    return say("everything-taken" if takes_everything else "everything-asked", ctx.lang)


async def _set_language(ctx: Context, lang: str, server: bool) -> str:
    name = say(f"language-{lang}")
    if not server:
        settings = await ctx.services.user_settings(ctx.user_id)
        await ctx.services.save_user_settings(ctx.user_id, replace(settings, lang=lang))
        return say("language-set", lang, language=name)
    if not ctx.manages_guild:
        raise HostError("manage-server")
    assert ctx.interaction.guild_id is not None
    await ctx.services.store.save_guild_language(ctx.interaction.guild_id, lang)
    return say("language-guild-set", lang, language=name)
