"""The deliverer: says what the outbox holds, in order for each table, and says it once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import aiohttp
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

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
NO_ACCESS, NO_PERMISSION = 50001, 50013
CLOSED_DM, NO_SHARED_SERVER = 50007, 50278
LONGEST_WAIT = 300.0
AT_ONCE = 8  # tables spoken for at the same time
FAREWELL = 5.0  # seconds in which a message on its way may still arrive when we close
COURTESY = 0.03  # seconds: the one who acted is answered before the others hear of it

Handler = Callable[[Live, Errand], Awaitable[None]]


class Deliverer:
    def __init__(self, tables: Tables, mail: Mail, painter: Painter, patience: float = 2.0) -> None:
        self.tables, self.mail, self.painter = tables, mail, painter
        self.store = tables.store
        self.patience = patience  # before the first new try; doubled with each
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._waiting: dict[int, asyncio.Event] = {}
        self._lines = asyncio.Semaphore(AT_ONCE)
        self.once = Once(self.store, mail)
        self._closing = False
        logbook = Logbook(self.store, mail, self.once)
        self._handlers: dict[str, Handler] = {
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

    async def recall(self) -> None:
        """Before anything is said: of each table, one thing that is due may have been said."""
        await self.once.recall()

    async def start(self) -> None:
        """What could not be said before may be sayable now."""
        for table_id in await self.store.tables_with_errands():
            self.wake(table_id)

    def wake(self, table_id: int) -> None:
        """There is something to say; or it may be sayable now that was not before."""
        if waiting := self._waiting.get(table_id):
            waiting.set()
        if table_id in self._busy:
            self._again.add(table_id)
        else:
            self._busy[table_id] = asyncio.create_task(self._speak_for(table_id))

    async def close(self) -> None:
        """What is on its way arrives and is noted; the rest is said after the next start."""
        self._closing = True
        for waiting in self._waiting.values():
            waiting.set()
        tasks = list(self._busy.values())
        if tasks:
            await asyncio.wait(tasks, timeout=FAREWELL)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Until there is nothing more to say: for an orderly end, and for tests."""
        while self._busy:
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _speak_for(self, table_id: int) -> None:
        try:
            while True:
                await asyncio.sleep(COURTESY)
                self._again.discard(table_id)
                async with self._lines:
                    unsaid = await self._say_all(table_id)
                if self._closing:
                    return
                if unsaid:
                    await self._pause(table_id, unsaid.attempts)
                elif table_id not in self._again:
                    return
        except Exception:
            log.exception("what table %s has to say is stuck", table_id)
        finally:
            self._busy.pop(table_id, None)

    async def _pause(self, table_id: int, attempts: int) -> None:
        seconds = min(LONGEST_WAIT, self.patience * 2 ** min(attempts, 10))
        event = self._waiting.setdefault(table_id, asyncio.Event())
        try:
            await asyncio.wait_for(event.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            self._waiting.pop(table_id, None)

    async def _say_all(self, table_id: int) -> Errand | None:
        """Everything in order; the first errand that must wait is returned."""
        while errands := await self.store.errands(table_id):
            for at, errand in enumerate(errands):
                if self._closing:
                    return None
                if is_overtaken(errand, errands[at + 1 :]):
                    await self.store.dropped(errand, "a later one shows it")
                elif not await self._attempt(errand):
                    return errand
        return None

    async def _attempt(self, errand: Errand) -> bool:
        """Whether it is done with: said, or beyond saying."""
        live = await self.tables.live(errand.table_id)
        try:
            await self._handlers[errand.kind](live, errand)
        except discord.HTTPException as problem:
            return await self._trouble(live, errand, problem)
        except (aiohttp.ClientError, OSError, TimeoutError) as problem:
            await self.store.failed(errand, repr(problem)[:200])
            return False
        return True

    # -- what is said ----------------------------------------------------------------------

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

    # -- what can go wrong -------------------------------------------------------------------

    async def _trouble(self, live: Live, errand: Errand, problem: discord.HTTPException) -> bool:
        """Handled here, once, for everything; whether the errand is done with."""
        log.warning(
            "errand %s (%s) of table %s: %s %s",
            errand.id,
            errand.kind,
            live.row.id,
            problem.status,
            problem.code,
        )
        if errand.kind == "ask" and problem.code in (CLOSED_DM, NO_SHARED_SERVER):
            return await self._closed_dm(live, errand)
        if problem.code == UNKNOWN_MESSAGE:
            return await self._lost_message(live, errand)
        if problem.code == UNKNOWN_CHANNEL and errand.kind != "ask":
            await self._channel_gone(live)
            await self.store.dropped(errand, "the channel is gone")
            return True
        if problem.code in (NO_ACCESS, NO_PERMISSION):
            await self._ask_for_permission(live, errand)
        elif problem.status < 500 and problem.status != 429:
            log.error("errand %s can never be said: %s", errand.id, problem.text[:300])
            await self.store.dropped(errand, problem.text[:200])
            return True
        await self.store.failed(errand, f"{problem.status} {problem.code}")
        return False

    async def _closed_dm(self, live: Live, errand: Errand) -> bool:
        """Say so in the channel once; from then on the table message calls them."""
        user = live.row.seats[errand.payload["seat"]].user_id
        assert user is not None
        text = say("closed-dm", live.row.lang, mention=f"<@{user}>")
        row = messages.screen_row(live)
        letter = messages.letter(text, rows=[row])
        try:
            await self.mail.send(live.row.channel_id, letter, errand.nonce, [user])
        except discord.HTTPException as problem:
            await self.store.failed(errand, f"{problem.status} {problem.code}")
            return False
        await self.store.prefer(f"user {user}", "dms", "closed")
        await self.store.dropped(errand, "their DMs are closed")
        return True

    async def _lost_message(self, live: Live, errand: Errand) -> bool:
        """Somebody deleted our message: a board comes anew, a lobby too."""
        role = "lobby" if errand.kind == "lobby" else "table"
        await self.store.forget_post(live.row.id, role)
        if errand.kind == "lobby":
            return False
        letter = messages.table(live, await self.painter.next_board(live))
        try:
            post = await self.mail.send(live.row.channel_id, letter, errand.nonce)
        except discord.HTTPException as problem:
            await self.store.failed(errand, f"{problem.status} {problem.code}")
            return False
        await self.store.said(errand, "table", post)
        return True

    async def _channel_gone(self, live: Live) -> None:
        if live.row.status != "running":
            return
        title = live.words("title", live.row.lang)
        text = say("channel-gone", live.row.lang, title=title)
        await self._tell_host(live, f"gone-{live.row.id}-{live.row.channel_id}", text)

    async def _ask_for_permission(self, live: Live, errand: Errand) -> None:
        """One message to whoever can fix it, naming the permission; the game waits."""
        if errand.attempts:
            return
        missing = self.mail.missing_permissions(live.row.channel_id)
        names = ", ".join(missing) or "send messages"
        channel = f"<#{live.row.channel_id}>"
        text = say("permission-missing", live.row.lang, channel=channel, permissions=names)
        await self._tell_host(live, f"perm-{errand.id}", text)

    async def _tell_host(self, live: Live, nonce: str, text: str) -> None:
        try:
            await self.mail.send_dm(live.row.host_id, messages.letter(text), nonce[:25])
        except discord.HTTPException as problem:
            log.warning("host of table %s: %s %s", live.row.id, problem.status, problem.code)


def is_overtaken(errand: Errand, later: list[Errand]) -> bool:
    """Whether what it would show comes anyway: a newer board, a newer question to the seat."""
    if errand.kind == "board":
        return any(each.kind in ("board", "table", "final", "abandoned") for each in later)
    return errand.kind == "ask" and any(
        each.kind == "ask" and each.payload == errand.payload for each in later
    )
