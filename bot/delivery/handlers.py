"""What the errands of the outbox say, each in its own way."""

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.delivery import error_codes
from bot.delivery.discord_api import DiscordApi
from bot.delivery.dm_state import DmState
from bot.delivery.log_thread import LogThread
from bot.delivery.send_once import SendOnce
from bot.messages.final import final_message, outcome
from bot.messages.lobby import lobby_message
from bot.messages.message import OutgoingMessage, compose
from bot.messages.narration import text_of
from bot.messages.panel.cursor import BEGINNING, PanelCursors
from bot.messages.panel.plan import plan
from bot.messages.screen import screen_message
from bot.messages.table import reminder_message, table_message
from bot.store import Errand, Post
from bot.tables import move_clock
from bot.tables.announcements import people_on
from bot.tables.hosted_table import HostedTable
from bot.tables.service import TableService
from bot.text.say import say
from bot.workers.drawing import Painter, PictureStyle

log = logging.getLogger(__name__)

OVERTAKEN = "a later one shows it"
Handler = Callable[[HostedTable, Errand], Awaitable[None]]


class OutboxSender:
    """One way of saying for each kind of errand; each notes what it said, or why it did not."""

    def __init__(
        self, tables: TableService, api: DiscordApi, painter: Painter, cursors: PanelCursors
    ) -> None:
        self.tables, self.api, self.painter, self.cursors = tables, api, painter, cursors
        self.store = tables.store
        self.once, self.dm_state = SendOnce(self.store, api), DmState(tables)
        log_thread = LogThread(self.store, api, self.once)
        self._ways: dict[str, Handler] = {
            "lobby": self._lobby,
            "say": self._say,
            "thread": log_thread.open,
            "tell": log_thread.tell,
            "remind": self._remind,
            "table": self._table,
            "board": self._board,
            "ask": self._ask,
            "final": self._final,
            "abandoned": self._abandoned,
        }

    async def say(self, table: HostedTable, errand: Errand) -> None:
        """Raises what Discord answers where it cannot be said."""
        await self._ways[errand.kind](table, errand)

    async def _lobby(self, table: HostedTable, errand: Errand) -> None:
        """One message that is edited as people come and go."""
        post = await self.store.post(table.row.id, "lobby")
        if post and await self._edited(post, lobby_message(table)):
            await self.store.said(errand)
        else:
            outgoing = lobby_message(table)
            post = await self.once.send(table.row.channel_id, errand, outgoing)
            await self._retire(table, "lobby", post)
            await self.store.said(errand, "lobby", post)

    async def _say(self, table: HostedTable, errand: Errand) -> None:
        text, people = text_of(table, errand.payload), errand.payload["people"]
        outgoing = compose(text)
        post = await self.once.send(table.row.channel_id, errand, outgoing, people)
        await self.store.said(errand, None, post)

    async def _table(self, table: HostedTable, errand: Errand) -> None:
        """A fresh table message; the one before it loses its buttons."""
        if table.game.result:
            await self.store.dropped(errand, "the game is over")
            return
        people = errand.payload["people"]
        outgoing = table_message(table, None, people)
        post = await self.once.send(table.row.channel_id, errand, outgoing, people)
        await self._retire(table, "table", post)
        await self.store.said(errand, "table", post)

    async def _board(self, table: HostedTable, errand: Errand) -> None:
        """The table message as it stands now, with its picture."""
        post = await self.store.post(table.row.id, "table")
        if post is None or table.game.result or table.row.status != "running":
            await self.store.dropped(errand, "there is no message to edit")
            return
        # Asked for after the position was read: whatever began a new phase since is among them.
        if is_overtaken(errand, await self.store.errands(table.row.id)):
            await self.store.dropped(errand, OVERTAKEN)
            return
        # Words and picture are of one position: by now the game may be in its next phase.
        image = await self.painter.next_board(table)
        # An edit calls nobody, so whoever was called here stays written as they were.
        outgoing = table_message(table, image, people_on(table, list(table.game.asked)))
        now = await self.tables.get(table.row.id)
        if now.row.status != "running" or await self._edited(post, outgoing):
            await self.store.said(errand)
            return
        post = await self.once.send(now.row.channel_id, errand, table_message(now, image))
        await self._retire(table, "table", post)
        await self.store.said(errand, "table", post)

    async def _edited(self, post: Post, outgoing: OutgoingMessage) -> bool:
        """False if it must come anew: somebody deleted it, or its thread sleeps until we speak."""
        try:
            await self.api.edit(post, outgoing)
        except discord.HTTPException as problem:
            if problem.code not in (error_codes.UNKNOWN_MESSAGE, error_codes.ARCHIVED):
                raise
            return False
        return True

    async def _final(self, table: HostedTable, errand: Errand) -> None:
        image = await self.painter.next_board(table)
        outgoing = final_message(table, image)
        post = await self.once.send(table.row.channel_id, errand, outgoing)
        await self._retire(table, "table", post)
        await self._close_screens(table, outcome(table))
        await self.store.said(errand, "final", post)

    async def _abandoned(self, table: HostedTable, errand: Errand) -> None:
        title = table.words("title", table.row.lang)
        text = say("lobby-abandoned", table.row.lang, title=title)
        post = await self.once.send(table.row.channel_id, errand, compose(text))
        await self._retire(table, "table", post)
        await self._close_screens(table, text)
        await self.store.said(errand, None, post)

    async def _ask(self, table: HostedTable, errand: Errand) -> None:
        """The screen by DM, to whoever is still asked; a closed DM never stops a game."""
        seat = errand.payload["seat"]
        user = table.row.seats[seat].user_id
        if user is None or table.row.status != "running" or seat not in table.game.asked:
            await self.store.dropped(errand, "nobody is asked any more")
            return
        if not await self.dm_state.are_worth_a_try(user, table.row.id):
            await self.store.dropped(errand, "their DMs are closed")
            return
        lang = await self.language(user, table)
        question = table.question(seat)
        outgoing = screen_message(table, seat, lang)
        post = await self.once.send(await self.api.dm(user), errand, outgoing)
        await self._retire(table, f"screen {seat}", post)
        await self.store.said(errand, f"screen {seat}", post)
        await self.dm_state.opened(user)
        try:
            await self._illustrate(table.row.id, seat, lang, question, post)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as problem:
            log.warning("a screen of table %s has no picture: %r", table.row.id, problem)

    async def _remind(self, table: HostedTable, errand: Errand) -> None:
        """Somebody is waited for; unless they have answered meanwhile."""
        seat, since = errand.payload["seat"], errand.payload["since"]
        user = table.row.seats[seat].user_id
        if user is None or not move_clock.is_still_waited_for(table.row, seat, since):
            await self.store.dropped(errand, "nobody is asked any more")
            return
        outgoing = reminder_message(table, seat, errand.payload["hours"])
        post = await self.once.send(table.row.channel_id, errand, outgoing, [user])
        await self.store.said(errand, None, post)

    async def _illustrate(
        self, table_id: int, seat: int, lang: str, question: str, post: Post
    ) -> None:
        """The picture follows the text, unless the person was quicker than the painter."""
        table = await self.tables.get(table_id)
        user = table.row.seats[seat].user_id
        theme = await self.store.preference(f"user {user}", "theme")
        style = PictureStyle(lang, theme) if theme else PictureStyle(lang)
        image = await self.painter.screen(table, seat, style)
        table = await self.tables.get(table_id)
        if image and table.row.status == "running" and table.question(seat) == question:
            # Whoever has begun to answer stays where they are in the panel.
            step = self.cursors.at(post.message_id, question)
            at = plan(table.game.legal(seat), *step) if step != BEGINNING else None
            await self.api.edit(post, screen_message(table, seat, lang, at=at, image=image))

    async def language(self, user: int, table: HostedTable) -> str:
        return await self.store.preference(f"user {user}", "lang") or table.row.lang

    async def _retire(self, table: HostedTable, role: str, new: Post) -> None:
        """An earlier message of this role loses its buttons; it may be long gone.

        A question that was answered goes altogether: what came of it is told in the channel, and
        nobody wants to scroll through a hundred of them to the one that is open.
        """
        old = await self.store.post(table.row.id, role)
        if old is None or old.message_id == new.message_id:
            return
        with _long_gone():
            await (
                self.api.delete(old) if role.startswith("screen") else self.api.remove_buttons(old)
            )

    async def _close_screens(self, table: HostedTable, text: str) -> None:
        """The last question in each DM becomes the word that it is over."""
        for seat in range(len(table.row.seats)):
            if post := await self.store.post(table.row.id, f"screen {seat}"):
                where = f"-# {table.words('title', table.row.lang)} · <#{table.row.channel_id}>"
                with _long_gone():
                    await self.api.edit(post, compose(where, text))


@contextmanager
def _long_gone() -> Iterator[None]:
    """What cannot be changed any more need not be; a server in trouble is asked again."""
    try:
        yield
    except discord.HTTPException as problem:
        if problem.status >= 500:
            raise


def is_overtaken(errand: Errand, due: list[Errand]) -> bool:
    """Whether what it would show comes anyway: a newer board, a newer question to the seat."""
    later = [each for each in due if each.id > errand.id]
    if errand.kind == "board":
        return any(each.kind in ("board", "table", "final", "abandoned") for each in later)
    return errand.kind == "ask" and any(
        each.kind == "ask" and each.payload == errand.payload for each in later
    )
