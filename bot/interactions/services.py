"""Everything that an interaction may need, in one place, made once."""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import discord
from discord import Interaction, Member

from bot.delivery.deliverer import Deliverer
from bot.messages.panel.cursor import PanelCursors
from bot.store import Sitter, Store, TableRow
from bot.tables.hosted_table import HostedTable
from bot.tables.service import TableService
from bot.text.names import tamed
from bot.text.say import HostError, language_of
from bot.workers.computer_players import ComputerPlayers
from bot.workers.drawing import Painter, PictureStyle
from bot.workers.reminders import Reminders
from bot.workers.thinking import Thinker

log = logging.getLogger(__name__)

CACHE_SIZE = 4096  # that are at hand; the others are one read away


@dataclass(slots=True)
class Services:
    store: Store
    tables: TableService
    cursors: PanelCursors
    deliverer: Deliverer
    computer_players: ComputerPlayers
    painter: Painter
    thinker: Thinker
    reminders: Reminders
    being_advised: set[int] = field(
        default_factory=set
    )  # people for whom a hint is being thought of
    _preferences: dict[tuple[int, str], str | None] = field(default_factory=dict)
    _drawing: set[asyncio.Task[None]] = field(default_factory=set)

    async def language(self, interaction: Interaction[Any]) -> str:
        """The person's own choice, or what their Discord speaks now."""
        chosen = await self._preference(interaction.user.id, "lang")
        return chosen or language_of(str(interaction.locale))

    async def style(self, user: int, lang: str) -> PictureStyle:
        """How this person wants pictures."""
        theme = await self._preference(user, "theme")
        return PictureStyle(lang, theme) if theme else PictureStyle(lang)

    async def prefer(self, user: int, name: str, value: str) -> None:
        await self.store.prefer(f"user {user}", name, value)
        self._preferences[user, name] = value

    async def _preference(self, user: int, name: str) -> str | None:
        """What somebody has chosen; asked for with every click, so the last few are at hand."""
        known = self._preferences
        if (user, name) not in known:
            if len(known) >= CACHE_SIZE:
                del known[next(iter(known))]
            known[user, name] = await self.store.preference(f"user {user}", name)
        return known[user, name]

    async def table_here(self, interaction: Interaction[Any]) -> HostedTable:
        """The table of this channel; in a DM, the one that waits for this person."""
        if interaction.guild_id is None:
            return await self.tables.of_person(interaction.user.id)
        assert interaction.channel_id is not None
        return await self.tables.in_channel(interaction.channel_id)

    async def running_here(self, interaction: Interaction[Any]) -> HostedTable:
        table = await self.table_here(interaction)
        if not table.has_begun:
            raise HostError("not-running")
        return table

    def seat_of(self, table: HostedTable, user_id: int) -> int:
        """The authority to act for a seat comes from here and nowhere else."""
        seat = table.row.seat_of(user_id)
        if seat is None:
            raise HostError("not-yours")
        return seat

    def must_be_host(self, table: HostedTable, interaction: Interaction[Any]) -> None:
        if not self.is_host(table.row, interaction):
            raise HostError("host-only", host=f"<@{table.row.host_id}>")

    def is_host(self, row: TableRow, interaction: Interaction[Any]) -> bool:
        """The table's host, or who manages the server it is on: no other will do."""
        there = row.guild_id == interaction.guild_id
        return interaction.user.id == row.host_id or (there and self.manages(interaction))

    def manages(self, interaction: Interaction[Any]) -> bool:
        user = interaction.user
        return isinstance(user, Member) and user.guild_permissions.manage_guild

    def later(self, work: Any) -> None:
        """Something nice to have that nobody waits for, as a picture that follows its text."""
        task = asyncio.create_task(_quietly(work))
        self._drawing.add(task)
        task.add_done_callback(self._drawing.discard)

    async def close(self) -> None:
        for task in list(self._drawing):
            task.cancel()
        await asyncio.gather(*self._drawing, return_exceptions=True)
        await self.reminders.close()
        await self.computer_players.close()
        await self.deliverer.close()
        self.thinker.close()
        self.painter.close()
        await self.store.close()


async def _quietly(work: Any) -> None:
    try:
        await work
    except Exception:
        log.warning("a picture did not follow its text", exc_info=True)


def person(interaction: Interaction[Any]) -> Sitter:
    """Whoever asks, as one who could sit down."""
    return Sitter(tamed(interaction.user.display_name), interaction.user.id)


class Place(NamedTuple):
    """A channel for a table."""

    channel_id: int
    guild_id: int | None
    is_thread: bool


def place_of(interaction: Interaction[Any]) -> Place:
    """Here, if a table can be here."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        raise HostError("channel-kind")
    return Place(channel.id, interaction.guild_id, isinstance(channel, discord.Thread))
