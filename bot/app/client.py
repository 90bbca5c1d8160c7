"""The bot: discord.py's client with our commands and clicks on it."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import discord
from discord.ext import commands

import engine
from bot.app.monitoring import Monitoring, request_trace
from bot.app.settings import Settings
from bot.app.shards import Shards
from bot.delivery.deliverer import Deliverer
from bot.delivery.discord_api import DiscordApi
from bot.delivery.dm_erasure import DmEraser
from bot.delivery.welcomes import Welcomes
from bot.interactions.clicks import Clicks
from bot.interactions.commands.learn import LearnCommands
from bot.interactions.commands.lobby import LobbyCommands
from bot.interactions.commands.menus import menus
from bot.interactions.commands.moves import MoveCommands, game_group
from bot.interactions.commands.personal import PersonalCommands
from bot.interactions.commands.settings import SettingsCommands
from bot.interactions.commands.table import TableCommands
from bot.interactions.commands.translation import HostTranslator
from bot.interactions.commands.tree import FOR_ALL, IN_ALL_PLACES, CommandTree
from bot.interactions.limits import RateLimits
from bot.interactions.services import Services
from bot.store import Store, TableRow
from bot.tables.forgetting import Forgetting
from bot.tables.service import TableService
from bot.workers.closing import within
from bot.workers.computer_players import ComputerPlayers
from bot.workers.drawing import Painter
from bot.workers.illustration import Illustrator
from bot.workers.reminders import Reminders
from bot.workers.signs import Signs
from bot.workers.takeover import Takeover
from bot.workers.thinking import Thinker
from bot.workers.upkeep import Upkeep

log = logging.getLogger(__name__)

# For each part of closing; `services` has some more, and all is less than `STOP_SECONDS`.
DISCONNECT_SECONDS = 1.0  # a peer that is out of reach never says goodbye
HANDLED_SECONDS = 1.5  # for interactions that are being answered
STORE_SECONDS = 3.0
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

    def __init__(
        self, settings: Settings, store: Store, shards: Shards | None = None, **options: Any
    ) -> None:
        self._ours = shards
        self._settings = settings
        if settings.monitor_port:
            options["http_trace"] = request_trace()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            tree_cls=CommandTree,
            allowed_contexts=IN_ALL_PLACES,
            allowed_installs=FOR_ALL,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            **(shards.options if shards else {}),
            **options,
        )
        tables = TableService(store, tables_per_person=settings.tables_per_person)
        api = DiscordApi(self, lambda: tables.now())
        tables.undo_seconds = settings.undo_seconds
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
            welcomes=Welcomes(self, store, api, retry_seconds),
            signs=Signs(
                self,
                painter,
                settings.pictures_folder,
                retry_seconds,
                uploads=shards is None or shards.first == 0,  # one process does it for all
            ),
            limits=RateLimits(settings.commands_at_once, settings.commands_per_minute),
            privacy_url=settings.privacy_url,
        )
        self.clicks = Clicks(self.services)
        self._welcomes, self._emojis = settings.welcome, settings.emojis
        self.monitoring = Monitoring(store, self.is_ready, lambda: self.latencies)
        self._taken_up = self._leaving = False
        self.at_work = asyncio.Event()  # what was due when we last ended has been taken up
        tables.woken = self._woken

    def _woken(self, row: TableRow) -> None:
        self.services.deliverer.wake(row.id)
        if row.computer_due:
            self.services.computer_players.wake(row.id)

    async def setup_hook(self) -> None:
        if self._settings.monitor_port:
            await self.monitoring.start(self._settings.monitor_host, self._settings.monitor_port)
        await self.services.deliverer.recover()
        for cog in COGS:
            await self.add_cog(cog())
        for game_id in engine.GAMES:
            self.tree.add_command(game_group(game_id))
        for menu in menus():
            self.tree.add_command(menu)
        await self.tree.set_translator(HostTranslator())
        if self._ours is None or self._ours.first == 0:  # one process does it for all
            await self.tree.sync()
        self.add_listener(self.clicks.on_interaction, "on_interaction")

    async def on_ready(self) -> None:
        """Take up what was due when we last ended; Discord sends this after every new login."""
        if not self._taken_up and not self._leaving:
            self._taken_up = True
            if self._emojis:
                await self.services.signs.start()
            await self.services.deliverer.start()
            await self.services.computer_players.start()
            await self.services.reminders.start()
            await self.services.takeover.start()
            self.services.dm_eraser.wake()
            await self.services.upkeep.compare_guilds(self._is_ours, self._sees)
            await self.services.upkeep.start()
            if self._welcomes:
                await self.services.welcomes.start()
            self.at_work.set()
        log.info("ready as %s on %s servers", self.user, len(self.guilds))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._back_on(guild)
        if self._welcomes:
            await self.services.welcomes.joined(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._back_on(guild)

    async def _back_on(self, guild: discord.Guild) -> None:
        self.services.deliverer.try_again(guild.id)
        await self.services.upkeep.guild_back(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.services.upkeep.guild_left(guild.id)

    def _is_ours(self, guild_id: int) -> bool:
        return self._ours is None or self._ours.holds(guild_id)

    def _sees(self, guild_id: int) -> bool:
        return self.get_guild(guild_id) is not None

    async def _is_on(self, guild_id: int) -> bool:
        """Ask Discord whether we are on a server."""
        try:
            await self.fetch_guild(guild_id, with_counts=False)
        except discord.HTTPException as problem:
            if problem.status in (403, 404):
                return False
            raise
        return True

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        self._may_speak(channel.guild.id)

    async def on_guild_channel_update(self, before: Any, after: discord.abc.GuildChannel) -> None:
        self._may_speak(after.guild.id)

    async def on_guild_role_update(self, before: Any, after: discord.Role) -> None:
        self._may_speak(after.guild.id)

    def _may_speak(self, guild_id: int) -> None:
        """Try again what could not be said on a server: permissions may have changed."""
        self.services.deliverer.try_again(guild_id)
        if self._welcomes and self._taken_up:
            self.services.welcomes.wake(guild_id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self.services.deliverer.try_again(payload.guild_id)

    async def close(self) -> None:
        """Stop listening, answer the interactions that are under way, then close the rest."""
        if self._leaving:
            return
        self._leaving = True
        shards = [shard.disconnect() for shard in self.shards.values()]
        await within(DISCONNECT_SECONDS, "the gateway", _all(shards))
        await _handled()
        await self.services.close()
        await self.monitoring.close()
        await asyncio.gather(
            within(STORE_SECONDS, "the database", self.services.store.close()),
            within(DISCONNECT_SECONDS, "the client", super().close()),
        )
        await within(DISCONNECT_SECONDS, "the HTTP session", self.http.close())


async def _all(work: list[Coroutine[Any, Any, None]]) -> None:
    await asyncio.gather(*work)


async def _handled() -> None:
    """Wait for the interactions under way: discord.py has a task for each."""
    tasks = [task for task in asyncio.all_tasks() if task.get_name().startswith(HANDLING)]
    others = {task for task in tasks if task is not asyncio.current_task()}
    if others:
        await asyncio.wait(others, timeout=HANDLED_SECONDS)
