"""The bot: discord.py's client with our commands and clicks on it."""

import asyncio
import logging
from typing import Any

import discord
from discord.ext import commands

import engine
from bot.app.settings import Settings
from bot.delivery.deliverer import Deliverer
from bot.delivery.discord_api import DiscordApi
from bot.delivery.dm_erasure import DmEraser
from bot.interactions.clicks import Clicks
from bot.interactions.commands.learn import LearnCommands
from bot.interactions.commands.lobby import LobbyCommands
from bot.interactions.commands.moves import MoveCommands, game_group
from bot.interactions.commands.personal import PersonalCommands
from bot.interactions.commands.settings import SettingsCommands
from bot.interactions.commands.table import TableCommands
from bot.interactions.commands.translation import HostTranslator
from bot.interactions.commands.tree import CommandTree
from bot.interactions.services import Services
from bot.store import Store, TableRow
from bot.tables.forgetting import Forgetting
from bot.tables.service import TableService
from bot.workers.computer_players import ComputerPlayers
from bot.workers.drawing import Painter
from bot.workers.illustration import Illustrator
from bot.workers.reminders import Reminders
from bot.workers.takeover import Takeover
from bot.workers.thinking import Thinker
from bot.workers.upkeep import Upkeep

log = logging.getLogger(__name__)

CLOSE_SECONDS = 5.0  # for interactions that are being answered when we close
HANDLING = ("CommandTree-invoker", "discord.py: on_")  # how discord.py names such tasks

# We do not speak aloud; newcomers need not read that we could not.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

COGS = (
    LobbyCommands,
    LearnCommands,
    TableCommands,
    MoveCommands,
    SettingsCommands,
    PersonalCommands,
)


class Seneschal(commands.AutoShardedBot):
    """No privileged intents: guilds is all that slash commands and buttons need."""

    def __init__(self, settings: Settings, store: Store, **options: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            tree_cls=CommandTree,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        tables = TableService(store)
        api = DiscordApi(self, lambda: tables.now())
        painter = Painter(settings.pictures_folder, enabled=settings.pictures)
        illustrator = Illustrator(tables, painter)
        thinker = Thinker(settings.thinking_seconds)
        retry_seconds = settings.retry_seconds
        eraser = DmEraser(store, api, retry_seconds)
        forgetting = Forgetting(tables)
        upkeep = Upkeep(
            forgetting,
            self._is_on,
            lambda: self.services.names_forgotten(),
            left_server_days=settings.left_server_days,
            finished_games_days=settings.finished_games_days,
        )
        deliverer = Deliverer(
            tables, api, painter, illustrator, eraser, retry_seconds, settings.quiet_seconds
        )
        computer_players = ComputerPlayers(
            tables, thinker, settings.computer_seconds, retry_seconds
        )
        self.services = Services(
            store=store,
            tables=tables,
            api=api,
            deliverer=deliverer,
            computer_players=computer_players,
            painter=painter,
            illustrator=illustrator,
            thinker=thinker,
            reminders=Reminders(tables),
            takeover=Takeover(store, deliverer.take_over, computer_players.wake),
            forgetting=forgetting,
            dm_eraser=eraser,
            upkeep=upkeep,
            privacy_url=settings.privacy_url,
        )
        self.clicks = Clicks(self.services)
        self._taken_up = self._leaving = False
        self.at_work = asyncio.Event()  # what was due when we last ended has been taken up
        tables.woken = self._woken

    def _woken(self, row: TableRow) -> None:
        self.services.deliverer.wake(row.id)
        if row.computer_due:
            self.services.computer_players.wake(row.id)

    async def setup_hook(self) -> None:
        await self.services.deliverer.recover()
        for cog in COGS:
            await self.add_cog(cog())
        for game_id in engine.GAMES:
            self.tree.add_command(game_group(game_id))
        await self.tree.set_translator(HostTranslator())
        await self.tree.sync()
        self.add_listener(self.clicks.on_interaction, "on_interaction")

    async def on_ready(self) -> None:
        """Take up what was due when we last ended; Discord sends this after every new login."""
        if not self._taken_up and not self._leaving:
            self._taken_up = True
            await self.services.deliverer.start()
            await self.services.computer_players.start()
            await self.services.reminders.start()
            await self.services.takeover.start()
            self.services.dm_eraser.wake()
            await self.services.upkeep.compare_guilds(lambda each: self.get_guild(each) is not None)
            await self.services.upkeep.start()
            self.at_work.set()
        log.info("ready as %s on %s servers", self.user, len(self.guilds))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._back_on(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._back_on(guild)

    async def _back_on(self, guild: discord.Guild) -> None:
        self.services.deliverer.try_again(guild.id)
        await self.services.upkeep.guild_back(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.services.upkeep.guild_left(guild.id)

    async def _is_on(self, guild_id: int) -> bool:
        """Ask Discord whether we are on a server."""
        try:
            await self.fetch_guild(guild_id, with_counts=False)
        except discord.HTTPException as problem:
            if problem.status in (403, 404):
                return False
            raise
        return True

    async def on_guild_channel_update(self, before: Any, after: discord.abc.GuildChannel) -> None:
        self.services.deliverer.try_again(after.guild.id)

    async def on_guild_role_update(self, before: Any, after: discord.Role) -> None:
        self.services.deliverer.try_again(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self.services.deliverer.try_again(payload.guild_id)

    async def close(self) -> None:
        """Stop listening, answer the interactions that are under way, then close the rest."""
        self._leaving = True
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))
        await _handled()
        await self.services.close()
        await super().close()


async def _handled() -> None:
    """Wait for the interactions under way: discord.py has a task for each."""
    tasks = [task for task in asyncio.all_tasks() if task.get_name().startswith(HANDLING)]
    others = {task for task in tasks if task is not asyncio.current_task()}
    if others:
        await asyncio.wait(others, timeout=CLOSE_SECONDS)
