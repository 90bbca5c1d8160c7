"""Pictures for private screens, which are sent as text at once and get them when they are drawn."""

import asyncio
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from bot.messages.message import OutgoingMessage
from bot.messages.panel.cursor import PanelCursors
from bot.messages.screen import screen_message
from bot.tables.hosted_table import HostedTable
from bot.tables.service import TableService
from bot.workers.drawing import Painter, PictureStyle


class Illustrator:
    def __init__(self, tables: TableService, painter: Painter) -> None:
        self.tables, self.painter, self.cursors = tables, painter, PanelCursors()
        self._answering: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def answering(self, table_id: int) -> asyncio.Lock:
        """Return a lock for the one message of a practice game.

        The learner's answer and what the computers then do both edit it: the newer comes last.
        """
        return self._answering.setdefault(table_id, asyncio.Lock())

    async def add_pictures(
        self,
        table: HostedTable,
        seat: int,
        style: PictureStyle,
        message_id: int,
        edit: Callable[[OutgoingMessage], Awaitable[None]],
        *,
        note: str = "",
        replaces: bool = False,
    ) -> None:
        """Edit a message with a screen so that it has its pictures.

        A person who has begun to answer stays where they are in the panel; who has not, reads the
        `note` again. `replaces`: there are earlier pictures, which go even if there are no new
        ones.
        """
        question = table.question(seat)
        images = await self.painter.panel(table, seat, style)
        if not images and not replaces:
            return
        while True:  # until no click has come between
            table = await self.tables.get(table.row.id)
            if not _is_shown(table) or table.question(seat) != question:
                return
            at = self.cursors.at(message_id, question)
            top = "" if at else note
            terms = await self.tables.glossary.due(table, seat, style.lang)
            await edit(
                screen_message(table, seat, style.lang, at=at, note=top, images=images, terms=terms)
            )
            if self.cursors.at(message_id, question) == at:
                return


def _is_shown(table: HostedTable) -> bool:
    """Return whether there is a panel to illustrate: a lesson that was left shows none."""
    row = table.row
    return row.status == "running" and not (row.practice and row.practice.paused)
