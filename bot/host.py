"""Everything that an interaction may need, in one place, made once."""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any

from discord import Interaction, Member

from bot.deliver import Deliverer
from bot.hourglass import Hourglass
from bot.live import Live
from bot.painter import Painter, Taste
from bot.robots import Robots
from bot.say import HostError, language_of
from bot.store import Sitter, Store
from bot.tables import Tables
from bot.thinker import Thinker

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Host:
    store: Store
    tables: Tables
    deliverer: Deliverer
    robots: Robots
    painter: Painter
    thinker: Thinker
    hourglass: Hourglass
    languages: dict[int, str] = field(default_factory=dict)
    themes: dict[int, str] = field(default_factory=dict)
    _drawing: set[asyncio.Task[None]] = field(default_factory=set)

    async def language(self, interaction: Interaction[Any]) -> str:
        """The person's own choice, or what their Discord speaks."""
        user = interaction.user.id
        if user not in self.languages:
            chosen = await self.store.preference(f"user {user}", "lang")
            self.languages[user] = chosen or language_of(str(interaction.locale))
        return self.languages[user]

    async def taste(self, user: int, lang: str) -> Taste:
        """How this person wants pictures."""
        if user not in self.themes:
            chosen = await self.store.preference(f"user {user}", "theme")
            self.themes[user] = chosen or Taste(lang).theme
        return Taste(lang, self.themes[user])

    async def table_here(self, interaction: Interaction[Any]) -> Live:
        """The table of this channel; in a DM, the one that waits for this person."""
        if interaction.guild_id is None:
            return await self.tables.of_person(interaction.user.id)
        assert interaction.channel_id is not None
        return await self.tables.in_channel(interaction.channel_id)

    async def running_here(self, interaction: Interaction[Any]) -> Live:
        live = await self.table_here(interaction)
        if live.game is None:
            raise HostError("not-running")
        return live

    def seat_of(self, live: Live, user_id: int) -> int:
        """The authority to act for a seat comes from here and nowhere else."""
        seat = live.row.seat_of(user_id)
        if seat is None:
            raise HostError("not-yours")
        return seat

    def must_be_host(self, live: Live, interaction: Interaction[Any]) -> None:
        user = interaction.user
        manages = isinstance(user, Member) and user.guild_permissions.manage_guild
        if user.id != live.row.host_id and not manages:
            raise HostError("host-only", host=f"<@{live.row.host_id}>")

    def later(self, work: Any) -> None:
        """Something nice to have that nobody waits for, as a picture that follows its text."""
        task = asyncio.create_task(_quietly(work))
        self._drawing.add(task)
        task.add_done_callback(self._drawing.discard)

    async def close(self) -> None:
        for task in list(self._drawing):
            task.cancel()
        await asyncio.gather(*self._drawing, return_exceptions=True)
        await self.hourglass.close()
        await self.robots.close()
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


def tamed(name: str) -> str:
    """Names may hold anything; what would format or mention is taken out."""
    name = "".join(char for char in name if char.isprintable())
    for mark in "*_`~|<>@[]#\\":
        name = name.replace(mark, "")
    return name.strip()[:24] or "?"
