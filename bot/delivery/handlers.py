"""What the errands of the outbox say, each in its own way."""

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.delivery import error_codes
from bot.delivery.discord_api import Mail
from bot.delivery.dm_state import Dms
from bot.delivery.log_thread import Logbook
from bot.delivery.send_once import Once
from bot.messages.final import final_message, outcome
from bot.messages.lobby import lobby_message
from bot.messages.message import Letter, compose
from bot.messages.narration import text_of
from bot.messages.panel.cursor import BEGINNING, PanelCursors
from bot.messages.panel.plan import plan
from bot.messages.screen import screen_message
from bot.messages.table import reminder_message, table_message
from bot.store import Errand, Post
from bot.tables import move_clock
from bot.tables.announcements import people_on
from bot.tables.hosted_table import Live
from bot.tables.service import Tables
from bot.text.say import say
from bot.workers.drawing import Painter, Taste

log = logging.getLogger(__name__)

OVERTAKEN = "a later one shows it"
Handler = Callable[[Live, Errand], Awaitable[None]]


class Speech:
    """One way of saying for each kind of errand; each notes what it said, or why it did not."""

    def __init__(self, tables: Tables, mail: Mail, painter: Painter, cursors: PanelCursors) -> None:
        self.tables, self.mail, self.painter, self.cursors = tables, mail, painter, cursors
        self.store = tables.store
        self.once, self.dms = Once(self.store, mail), Dms(tables)
        logbook = Logbook(self.store, mail, self.once)
        self._ways: dict[str, Handler] = {
            "lobby": self._lobby,
            "say": self._say,
            "thread": logbook.open,
            "tell": logbook.tell,
            "remind": self._remind,
            "table": self._table,
            "board": self._board,
            "ask": self._ask,
            "final": self._final,
            "abandoned": self._abandoned,
        }

    async def say(self, live: Live, errand: Errand) -> None:
        """Raises what Discord answers where it cannot be said."""
        await self._ways[errand.kind](live, errand)

    async def _lobby(self, live: Live, errand: Errand) -> None:
        """One message that is edited as people come and go."""
        post = await self.store.post(live.row.id, "lobby")
        if post and await self._edited(post, lobby_message(live)):
            await self.store.said(errand)
        else:
            letter = lobby_message(live)
            post = await self.once.send(live.row.channel_id, errand, letter)
            await self._retire(live, "lobby", post)
            await self.store.said(errand, "lobby", post)

    async def _say(self, live: Live, errand: Errand) -> None:
        text, people = text_of(live, errand.payload), errand.payload["people"]
        letter = compose(text)
        post = await self.once.send(live.row.channel_id, errand, letter, people)
        await self.store.said(errand, None, post)

    async def _table(self, live: Live, errand: Errand) -> None:
        """A fresh table message; the one before it loses its buttons."""
        if live.table.result:
            await self.store.dropped(errand, "the game is over")
            return
        people = errand.payload["people"]
        letter = table_message(live, None, people)
        post = await self.once.send(live.row.channel_id, errand, letter, people)
        await self._retire(live, "table", post)
        await self.store.said(errand, "table", post)

    async def _board(self, live: Live, errand: Errand) -> None:
        """The table message as it stands now, with its picture."""
        post = await self.store.post(live.row.id, "table")
        if post is None or live.table.result or live.row.status != "running":
            await self.store.dropped(errand, "there is no message to edit")
            return
        # Asked for after the position was read: whatever began a new phase since is among them.
        if is_overtaken(errand, await self.store.errands(live.row.id)):
            await self.store.dropped(errand, OVERTAKEN)
            return
        # Words and picture are of one position: by now the game may be in its next phase.
        image = await self.painter.next_board(live)
        # An edit calls nobody, so whoever was called here stays written as they were.
        letter = table_message(live, image, people_on(live, list(live.table.asked)))
        now = await self.tables.live(live.row.id)
        if now.row.status != "running" or await self._edited(post, letter):
            await self.store.said(errand)
            return
        post = await self.once.send(now.row.channel_id, errand, table_message(now, image))
        await self._retire(live, "table", post)
        await self.store.said(errand, "table", post)

    async def _edited(self, post: Post, letter: Letter) -> bool:
        """False if it must come anew: somebody deleted it, or its thread sleeps until we speak."""
        try:
            await self.mail.edit(post, letter)
        except discord.HTTPException as problem:
            if problem.code not in (error_codes.UNKNOWN_MESSAGE, error_codes.ARCHIVED):
                raise
            return False
        return True

    async def _final(self, live: Live, errand: Errand) -> None:
        image = await self.painter.next_board(live)
        letter = final_message(live, image)
        post = await self.once.send(live.row.channel_id, errand, letter)
        await self._retire(live, "table", post)
        await self._close_screens(live, outcome(live))
        await self.store.said(errand, "final", post)

    async def _abandoned(self, live: Live, errand: Errand) -> None:
        title = live.words("title", live.row.lang)
        text = say("lobby-abandoned", live.row.lang, title=title)
        post = await self.once.send(live.row.channel_id, errand, compose(text))
        await self._retire(live, "table", post)
        await self._close_screens(live, text)
        await self.store.said(errand, None, post)

    async def _ask(self, live: Live, errand: Errand) -> None:
        """The screen by DM, to whoever is still asked; a closed DM never stops a game."""
        seat = errand.payload["seat"]
        user = live.row.seats[seat].user_id
        if user is None or live.row.status != "running" or seat not in live.table.asked:
            await self.store.dropped(errand, "nobody is asked any more")
            return
        if not await self.dms.are_worth_a_try(user, live.row.id):
            await self.store.dropped(errand, "their DMs are closed")
            return
        lang = await self.language(user, live)
        question = live.question(seat)
        letter = screen_message(live, seat, lang)
        post = await self.once.send(await self.mail.dm(user), errand, letter)
        await self._retire(live, f"screen {seat}", post)
        await self.store.said(errand, f"screen {seat}", post)
        await self.dms.opened(user)
        try:
            await self._illustrate(live.row.id, seat, lang, question, post)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as problem:
            log.warning("a screen of table %s has no picture: %r", live.row.id, problem)

    async def _remind(self, live: Live, errand: Errand) -> None:
        """Somebody is waited for; unless they have answered meanwhile."""
        seat, since = errand.payload["seat"], errand.payload["since"]
        user = live.row.seats[seat].user_id
        if user is None or not move_clock.is_owed(live.row, seat, since):
            await self.store.dropped(errand, "nobody is asked any more")
            return
        letter = reminder_message(live, seat, errand.payload["hours"])
        post = await self.once.send(live.row.channel_id, errand, letter, [user])
        await self.store.said(errand, None, post)

    async def _illustrate(
        self, table_id: int, seat: int, lang: str, question: str, post: Post
    ) -> None:
        """The picture follows the text, unless the person was quicker than the painter."""
        live = await self.tables.live(table_id)
        user = live.row.seats[seat].user_id
        theme = await self.store.preference(f"user {user}", "theme")
        taste = Taste(lang, theme) if theme else Taste(lang)
        image = await self.painter.screen(live, seat, taste)
        live = await self.tables.live(table_id)
        if image and live.row.status == "running" and live.question(seat) == question:
            # Whoever has begun to answer stays where they are in the panel.
            step = self.cursors.at(post.message_id, question)
            at = plan(live.table.legal(seat), *step) if step != BEGINNING else None
            await self.mail.edit(post, screen_message(live, seat, lang, at=at, image=image))

    async def language(self, user: int, live: Live) -> str:
        return await self.store.preference(f"user {user}", "lang") or live.row.lang

    async def _retire(self, live: Live, role: str, new: Post) -> None:
        """An earlier message of this role loses its buttons; it may be long gone.

        A question that was answered goes altogether: what came of it is told in the channel, and
        nobody wants to scroll through a hundred of them to the one that is open.
        """
        old = await self.store.post(live.row.id, role)
        if old is None or old.message_id == new.message_id:
            return
        with _long_gone():
            await (self.mail.delete(old) if role.startswith("screen") else self.mail.strip(old))

    async def _close_screens(self, live: Live, text: str) -> None:
        """The last question in each DM becomes the word that it is over."""
        for seat in range(len(live.row.seats)):
            if post := await self.store.post(live.row.id, f"screen {seat}"):
                where = f"-# {live.words('title', live.row.lang)} · <#{live.row.channel_id}>"
                with _long_gone():
                    await self.mail.edit(post, compose(where, text))


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
