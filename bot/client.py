"""The bot: discord.py's client with our commands and clicks on it."""

import logging
from typing import Any

import discord
from discord import Interaction, app_commands
from discord.ext import commands

from bot.clicks import Clicks
from bot.commands import lobby, moves, settings, table
from bot.commands.text import HostTranslator
from bot.deliver import Deliverer
from bot.errors import Guard
from bot.host import Host
from bot.hourglass import Hourglass
from bot.mail import Mail
from bot.painter import Painter
from bot.quiet import Quiet
from bot.robots import Robots
from bot.settings import Settings
from bot.store import Store
from bot.tables import Tables
from bot.thinker import Thinker

log = logging.getLogger(__name__)

# We do not speak aloud; newcomers need not read that we could not.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Seneschal(commands.AutoShardedBot):
    """No privileged intents: guilds is all that slash commands and buttons need."""

    def __init__(self, settings: Settings, store: Store, **options: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        tables = Tables(store)
        painter = Painter(settings.pictures_folder, enabled=settings.pictures)
        deliverer = Deliverer(tables, Mail(self), painter, settings.retry_seconds)
        thinker = Thinker(settings.thinking_seconds)
        robots = Robots(tables, thinker, settings.computer_seconds)
        hourglass = Hourglass(tables)
        self.host = Host(store, tables, deliverer, robots, painter, thinker, hourglass)
        self.clicks = Clicks(self.host)
        self.quiet = Quiet()
        tables.woken = self._woken
        self.tree.on_error = self._on_tree_error  # type: ignore[method-assign]

    def _woken(self, table_id: int) -> None:
        self.host.deliverer.wake(table_id)
        self.host.robots.wake(table_id)

    async def setup_hook(self) -> None:
        await self.host.deliverer.recall()
        for part in (lobby, table, moves, settings):
            part.add_to(self.tree, self.host)
        await self.tree.set_translator(HostTranslator())
        await self.tree.sync()
        for listener in (self.clicks, self.quiet):
            self.add_listener(listener.on_interaction, "on_interaction")
        self._taken_up = False

    async def on_ready(self) -> None:
        """Only now can anything be said; what was due when we last ended comes first."""
        if not self._taken_up:
            self._taken_up = True
            await self.host.deliverer.start()
            await self.host.robots.start()
            await self.host.hourglass.start()
        log.info("ready as %s on %s servers", self.user, len(self.guilds))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._try_again()

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._try_again()

    async def on_guild_channel_update(self, before: Any, after: Any) -> None:
        await self._try_again()

    async def on_guild_role_update(self, before: Any, after: Any) -> None:
        await self._try_again()

    async def _try_again(self) -> None:
        """Something about a server changed: what could not be said may be sayable now."""
        await self.host.deliverer.start()

    async def _on_tree_error(
        self, interaction: Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """What is raised before a command's own guard: a bad option, a lost command."""
        guard = Guard(interaction, await self.host.language(interaction))
        await guard._excuse(getattr(error, "original", error))

    async def close(self) -> None:
        self.quiet.close()
        await self.host.close()
        await super().close()
