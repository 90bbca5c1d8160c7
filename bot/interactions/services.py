"""Everything that an interaction may need, in one place, made once."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from bot.delivery.deliverer import Deliverer
from bot.delivery.discord_api import DiscordApi
from bot.delivery.dm_erasure import DmEraser
from bot.delivery.welcomes import Welcomes
from bot.interactions.limits import RateLimits
from bot.messages.panel.cursor import EndQuestions
from bot.store import Store, UserSettings
from bot.tables.forgetting import Forgetting
from bot.tables.hosted_table import forget_names
from bot.tables.service import TableService
from bot.workers.closing import within
from bot.workers.computer_players import ComputerPlayers
from bot.workers.drawing import Painter, PictureStyle
from bot.workers.illustration import Illustrator
from bot.workers.reminders import Reminders
from bot.workers.signs import Signs
from bot.workers.takeover import Takeover
from bot.workers.thinking import Thinker
from bot.workers.upkeep import Upkeep

log = logging.getLogger(__name__)

CLOSE_SECONDS = 1.0  # for each part of closing that may hang
DELIVERER_SECONDS = 1.5  # in which messages on their way may arrive
SETTINGS_CACHE_SIZE = 4096  # people; the others are one read away


@dataclass(slots=True)
class Services:
    store: Store
    tables: TableService
    api: DiscordApi
    deliverer: Deliverer
    computer_players: ComputerPlayers
    painter: Painter
    illustrator: Illustrator
    thinker: Thinker
    reminders: Reminders
    takeover: Takeover
    forgetting: Forgetting
    dm_eraser: DmEraser
    upkeep: Upkeep
    welcomes: Welcomes
    signs: Signs
    limits: RateLimits
    privacy_url: str = ""  # of the owner's policy, if there is one
    being_exported: set[int] = field(default_factory=set)  # people whose data is collected
    being_dealt: set[int] = field(default_factory=set)  # people whose game is about to begin
    winners: dict[int, frozenset[int]] = field(default_factory=dict)  # of finished games, by table
    end_questions: EndQuestions = field(default_factory=EndQuestions)
    being_advised: set[int] = field(default_factory=set)  # people for whom a hint is thought of
    _user_settings: dict[int, UserSettings] = field(default_factory=dict)
    _later: set[asyncio.Task[None]] = field(default_factory=set)

    async def language(self, user_id: int, otherwise: str) -> str:
        """Return the language that the person has chosen, if any."""
        return (await self.user_settings(user_id)).lang or otherwise

    async def style(self, user_id: int, lang: str) -> PictureStyle:
        """Return how this person wants pictures."""
        return PictureStyle.of(await self.user_settings(user_id), lang)

    async def user_settings(self, user_id: int) -> UserSettings:
        """Return what somebody has chosen: asked for with every click, so the last are kept."""
        known = self._user_settings
        if user_id not in known:
            if len(known) >= SETTINGS_CACHE_SIZE:
                del known[next(iter(known))]
            known[user_id] = await self.store.user_settings(user_id)
        return known[user_id]

    async def save_user_settings(self, user_id: int, settings: UserSettings) -> None:
        await self.store.save_user_settings(user_id, settings)
        self._user_settings[user_id] = settings

    def names_forgotten(self) -> None:
        """Let go of all that names a person in memory: somebody wants to be forgotten."""
        self._user_settings.clear()
        self.tables.cache.clear()
        self.tables.glossary.forget_all()
        self.painter.forget_names()
        forget_names()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for, such as a picture that follows its text."""
        task = asyncio.create_task(_logged(work))
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def close(self) -> None:
        """Close all but the store: what is at work first, then what it works with."""
        await asyncio.gather(
            within(CLOSE_SECONDS, "a picture", self._drop_later()),
            within(CLOSE_SECONDS, "the reminders", self.reminders.close()),
            within(CLOSE_SECONDS, "the takeover", self.takeover.close()),
            within(CLOSE_SECONDS, "upkeep", self.upkeep.close()),
            within(CLOSE_SECONDS, "the eraser of DMs", self.dm_eraser.close()),
            within(CLOSE_SECONDS, "the welcomes", self.welcomes.close()),
            within(CLOSE_SECONDS, "the emojis", self.signs.close()),
            within(CLOSE_SECONDS, "the computer players", self.computer_players.close()),
        )
        await within(DELIVERER_SECONDS, "the deliverer", self.deliverer.close())
        self.thinker.close()
        self.painter.close()

    async def _drop_later(self) -> None:
        for task in list(self._later):
            task.cancel()
        await asyncio.gather(*self._later, return_exceptions=True)


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        log.warning("a picture did not follow its text", exc_info=True)
