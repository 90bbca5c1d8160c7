"""What the errands of the outbox say, each in its own way."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord

from bot import messages, waits
from bot.live import Live
from bot.logbook import Logbook
from bot.mail import Mail
from bot.narration import text_of
from bot.once import Once
from bot.painter import Painter, Taste
from bot.prompts.desk import screen_letter
from bot.say import say
from bot.store import Errand, Post
from bot.tables import Tables

Handler = Callable[[Live, Errand], Awaitable[None]]


class Speech:
    """One way of saying for each kind of errand; each notes what it said, or why it did not."""

    def __init__(self, tables: Tables, mail: Mail, painter: Painter) -> None:
        self.tables, self.mail, self.painter = tables, mail, painter
        self.store = tables.store
        self.once = Once(self.store, mail)
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
        letter = messages.lobby(live)
        post = await self.store.post(live.row.id, "lobby")
        if post:
            await self.mail.edit(post, letter)
            await self.store.said(errand)
        else:
            post = await self.once.send(live.row.channel_id, errand, letter)
            await self.store.said(errand, "lobby", post)

    async def _say(self, live: Live, errand: Errand) -> None:
        text, people = text_of(live, errand.payload), errand.payload["people"]
        letter = messages.letter(text)
        post = await self.once.send(live.row.channel_id, errand, letter, people)
        await self.store.said(errand, None, post)

    async def _table(self, live: Live, errand: Errand) -> None:
        """A fresh table message; the one before it loses its buttons."""
        if live.table.result:
            await self.store.dropped(errand, "the game is over")
            return
        people = errand.payload["people"]
        letter = messages.table(live, None, people)
        post = await self.once.send(live.row.channel_id, errand, letter, people)
        await self._retire(live, "table", post)
        await self.store.said(errand, "table", post)

    async def _board(self, live: Live, errand: Errand) -> None:
        """The table message as it stands now, with its picture."""
        post = await self.store.post(live.row.id, "table")
        if post is None or live.table.result or live.row.status != "running":
            await self.store.dropped(errand, "there is no message to edit")
            return
        image = await self.painter.next_board(live)
        live = await self.tables.live(live.row.id)
        if live.row.status == "running":
            await self.mail.edit(post, messages.table(live, image))
        await self.store.said(errand)

    async def _final(self, live: Live, errand: Errand) -> None:
        image = await self.painter.next_board(live)
        letter = messages.final(live, image)
        post = await self.once.send(live.row.channel_id, errand, letter)
        await self._retire(live, "table", post)
        await self.store.said(errand, "final", post)

    async def _abandoned(self, live: Live, errand: Errand) -> None:
        title = live.words("title", live.row.lang)
        letter = messages.letter(say("lobby-abandoned", live.row.lang, title=title))
        post = await self.once.send(live.row.channel_id, errand, letter)
        await self._retire(live, "table", post)
        await self.store.said(errand, None, post)

    async def _ask(self, live: Live, errand: Errand) -> None:
        """The screen by DM, to whoever is still asked; a closed DM never stops a game."""
        seat = errand.payload["seat"]
        user = live.row.seats[seat].user_id
        if user is None or live.row.status != "running" or seat not in live.table.asked:
            await self.store.dropped(errand, "nobody is asked any more")
            return
        if await self.store.preference(f"user {user}", "dms") == "closed":
            await self.store.dropped(errand, "their DMs are closed")
            return
        lang = await self.language(user, live)
        question = live.question(seat)
        letter = screen_letter(live, seat, lang)
        post = await self.once.send(await self.mail.dm(user), errand, letter)
        await self._retire(live, f"screen {seat}", post)
        await self.store.said(errand, f"screen {seat}", post)
        await self._illustrate(live.row.id, seat, lang, question, post)

    async def _remind(self, live: Live, errand: Errand) -> None:
        """Somebody is waited for; unless they have answered meanwhile."""
        seat, since = errand.payload["seat"], errand.payload["since"]
        user = live.row.seats[seat].user_id
        if user is None or not waits.is_owed(live.row, seat, since):
            await self.store.dropped(errand, "nobody is asked any more")
            return
        letter = messages.reminder(live, seat, errand.payload["hours"])
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
            await self.mail.edit(post, screen_letter(live, seat, lang, image=image))

    async def language(self, user: int, live: Live) -> str:
        return await self.store.preference(f"user {user}", "lang") or live.row.lang

    async def _retire(self, live: Live, role: str, new: Post) -> None:
        """An earlier message of this role loses its buttons; it may be long gone."""
        old = await self.store.post(live.row.id, role)
        if old is None or old.message_id == new.message_id:
            return
        lang = live.row.lang
        text = live.words("title", lang) if role == "table" else say("screen-moved-on", lang)
        with suppress(discord.NotFound, discord.Forbidden):
            await self.mail.edit(old, messages.letter(f"-# {text}"))
