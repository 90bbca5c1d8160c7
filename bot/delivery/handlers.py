"""How each kind of outbox message is sent; each notes what it sent, or why it did not."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import aiohttp
import discord

import engine
from bot.delivery import error_codes
from bot.delivery.calls import Calls, Ways
from bot.delivery.discord_api import DiscordApi, EditLimited
from bot.delivery.dm_state import DmState
from bot.delivery.log_thread import LogThread
from bot.delivery.refusals import is_malformed
from bot.delivery.send_once import SendOnce
from bot.messages import practice as practice_messages
from bot.messages.final import final_message, outcome
from bot.messages.lobby import lobby_message
from bot.messages.message import OutgoingMessage, compose
from bot.messages.narration import news_text, story_text
from bot.messages.screen import answered_note, screen_message
from bot.messages.table import reminder_message, table_message
from bot.store import OutboxItem, OutboxMessage, Post, UserSettings
from bot.store.outbox import (
    AnswerSeat,
    AskSeat,
    CloseBoard,
    EndScreen,
    OpenLog,
    PostAbandoned,
    PostBoard,
    PostResult,
    RefreshBoard,
    RefreshLobby,
    Remind,
    SayInChannel,
    ShowPractice,
    TellLog,
)
from bot.tables import move_clock, practice
from bot.tables.hosted_table import HostedTable
from bot.tables.service import Stale, TableService
from bot.tables.situation import single_answer
from bot.text.say import HostError, say
from bot.workers.drawing import Painter, PictureStyle
from bot.workers.illustration import Illustrator

log = logging.getLogger(__name__)

T = TypeVar("T")

OVERTAKEN = "a later one shows it"
NOT_ASKED = "nobody is asked any more"
NO_MESSAGE = "there is no message to edit"
PICTURE_SECONDS = 3.0  # that a message waits for its picture
SCROLLED_AWAY = 15  # messages below the board: then it is out of sight
LOOK_EVERY = 8  # changes of the board, after which we look how far it has scrolled
LOOK_AFTER_SECONDS = 600  # that a board has stood: few talk so fast that it is gone before
MAX_EDIT_ATTEMPTS = 3  # before a board that cannot be edited is sent anew
BOARDS = ("refresh_board", "post_board", "post_result", "post_abandoned")


class DmRefused(Exception):
    """Discord takes no DM to somebody now, for a reason that will pass."""


class OutboxSender:
    """Sends outbox messages; `OUTBOX_HANDLERS` says by which method."""

    def __init__(
        self, tables: TableService, api: DiscordApi, painter: Painter, illustrator: Illustrator
    ) -> None:
        self.tables, self.api, self.painter, self.illustrator = tables, api, painter, illustrator
        self.store = tables.store
        self.send_once, self.dm_state = SendOnce(self.store, api), DmState(tables)
        self.calls = Calls(self.store, self.send_once, self.dm_state)
        self.log_thread = LogThread(self.store, api, self.send_once)
        self._shown: Counter[int] = Counter()  # by table: changes of its board

    async def send(self, table: HostedTable, item: OutboxItem[OutboxMessage]) -> None:
        """Send it, or raise what Discord answers."""
        await OUTBOX_HANDLERS[type(item.message)](self, table, item)

    async def refresh_lobby(self, table: HostedTable, item: OutboxItem[RefreshLobby]) -> None:
        """Edit the lobby's message as people come and go."""
        post = await self.store.post(table.row.id, "lobby")
        with suppress(EditLimited):
            if post and await self._edited(post, lobby_message(table)):
                await self.store.mark_said(item)
                return
        await self._send_anew(table, item, "lobby", lobby_message(table))

    async def _send_anew(
        self,
        table: HostedTable,
        item: OutboxItem[RefreshLobby | RefreshBoard],
        role: str,
        outgoing: OutgoingMessage,
    ) -> None:
        """Send a message instead of the one of this role, which is deleted if it still stands."""
        old = await self.store.post(table.row.id, role)
        new = await self.send_once.send(table.row.channel_id, item, outgoing)
        if old and old != new:
            await self.store.tidy_later(old)
        await self.store.mark_said(item, role, new)

    async def say_in_channel(self, table: HostedTable, item: OutboxItem[SayInChannel]) -> None:
        outgoing, people = compose(story_text(table, item.message)), item.message.people
        post = await self.send_once.send(table.row.channel_id, item, outgoing, people)
        await self.store.mark_said(item, None, post)

    async def open_log(self, table: HostedTable, item: OutboxItem[OpenLog]) -> None:
        await self.log_thread.open(table, item)

    async def tell_log(self, table: HostedTable, item: OutboxItem[TellLog]) -> None:
        await self.log_thread.tell(table, item)

    async def post_board(self, table: HostedTable, item: OutboxItem[PostBoard]) -> None:
        """Send a new table message; of the one before it stay its heading and its news."""
        if table.game.result:
            await self.store.mark_dropped(item, "the game is over")
            return
        old = await self.store.post(table.row.id, "table")
        image = await self._soon(self.painter.next_board(table))
        post = await self.send_once.send(
            table.row.channel_id, item, table_message(table, image), after=old
        )
        then: list[OutboxMessage] = []
        if old and old.message_id != post.message_id:
            was = item.message
            then = [CloseBoard(old.channel_id, old.message_id, was.heading, was.events, was.names)]
        # What was to be shown meanwhile, or since it was sent without a note, is shown by this.
        now = await self.tables.get(table.row.id)
        is_old = now.row.version != table.row.version or self.send_once.is_uncertain(item)
        if is_old or (image is None and self.painter.draws):
            then.append(RefreshBoard())
        await self.store.mark_said(item, "table", post, then=then)

    async def _soon(self, drawing: Awaitable[T]) -> T | None:
        """Return a picture if it is drawn soon; else the message goes without."""
        task = asyncio.ensure_future(drawing)
        await asyncio.wait([task], timeout=PICTURE_SECONDS)
        return task.result() if task.done() else None

    async def close_board(self, table: HostedTable, item: OutboxItem[CloseBoard]) -> None:
        """Take picture and buttons off an earlier table message."""
        was = item.message
        text = news_text(table, was.events, was.names)
        post, left = Post(was.channel_id, was.message_id), compose(f"**{was.heading}**", text)
        if was.heading and await self._edited(post, left):
            await self.store.mark_said(item)
            return
        await self.store.tidy_later(post)
        await self.store.mark_said(item)

    async def refresh_board(self, table: HostedTable, item: OutboxItem[RefreshBoard]) -> None:
        """Edit the table message, with its picture; one that has scrolled away is sent anew."""
        post = await self.store.post(table.row.id, "table")
        if post is None or table.game.result or table.row.status != "running":
            await self.store.mark_dropped(item, NO_MESSAGE)
            return
        # Asked for after the position was read: whatever began a new phase since is among them. A
        # board that is yet to be sent shows it, too.
        due = await self.store.outbox(table.row.id, kinds=BOARDS)
        if is_overtaken(item, due) or any(isinstance(each.message, PostBoard) for each in due):
            await self.store.mark_dropped(item, OVERTAKEN)
            return
        # Words and picture are of one position: by now the game may be in its next phase.
        image = await self.painter.next_board(table)
        outgoing = table_message(table, image)
        now = await self.tables.get(table.row.id)
        if now.row.status != "running":
            await self.store.mark_dropped(item, NO_MESSAGE)
        elif not await self._is_out_of_sight(table, post) and await self._edited_in_time(
            item, post, outgoing
        ):
            await self.store.mark_said(item)
        else:
            await self._send_anew(now, item, "table", table_message(now, image))

    async def _is_out_of_sight(self, table: HostedTable, post: Post) -> bool:
        """Return whether so much was said since that nobody sees the board; asked now and then."""
        age = self.tables.now() - discord.utils.snowflake_time(post.message_id).timestamp()
        self._shown[table.row.id] += 1
        if age < LOOK_AFTER_SECONDS or self._shown[table.row.id] % LOOK_EVERY:
            return False
        return await self.api.newer_than(post, SCROLLED_AWAY) >= SCROLLED_AWAY

    async def _edited_in_time(
        self, item: OutboxItem[RefreshBoard], post: Post, outgoing: OutgoingMessage
    ) -> bool:
        """Edit the board; False if Discord has refused that for so long that it is sent anew."""
        try:
            return await self._edited(post, outgoing)
        except EditLimited:
            if item.attempts + 1 < MAX_EDIT_ATTEMPTS:
                raise
            return False

    async def _edited(self, post: Post, outgoing: OutgoingMessage) -> bool:
        """Edit it; False if it must be sent again: it was deleted, or its thread is archived."""
        try:
            await self.api.edit(post, outgoing)
        except discord.HTTPException as problem:
            if problem.code not in (error_codes.UNKNOWN_MESSAGE, error_codes.ARCHIVED):
                raise
            return False
        return True

    async def post_result(self, table: HostedTable, item: OutboxItem[PostResult]) -> None:
        """Send the end message, which takes the table message's place."""
        image = await self._soon(self.painter.next_board(table))
        old = await self.store.post(table.row.id, "table")
        post = await self.send_once.send(table.row.channel_id, item, final_message(table, image))
        await self.store.mark_said(item, "final", post, then=_closing(old))

    async def post_abandoned(self, table: HostedTable, item: OutboxItem[PostAbandoned]) -> None:
        title = table.words("title", table.row.lang)
        text = say("lobby-abandoned", table.row.lang, title=title)
        old = await self.store.post(table.row.id, "table")
        post = await self.send_once.send(table.row.channel_id, item, compose(text))
        ends = [EndScreen(seat) for seat in range(len(table.row.seats))]
        await self.store.mark_said(item, None, post, then=[*_closing(old), *ends])

    async def end_screen(self, table: HostedTable, item: OutboxItem[EndScreen]) -> None:
        """Replace the last question in a seat's DM by the word that the game is over.

        Its last call in the channel goes.
        """
        if call := await self.store.post(table.row.id, f"call {item.message.seat}"):
            await self.store.tidy_later(call)
        post = await self.store.post(table.row.id, f"screen {item.message.seat}")
        if post is None:
            await self.store.mark_dropped(item, NO_MESSAGE)
            return
        title = table.words("title", table.row.lang)
        where = f"-# {title} · <#{table.row.channel_id}>"
        text = say("lobby-abandoned", table.row.lang, title=title)
        with _may_be_gone():
            await self.api.edit(post, compose(where, outcome(table) if table.game.result else text))
        await self.store.mark_said(item)

    async def ask_seat(self, table: HostedTable, item: OutboxItem[AskSeat]) -> None:
        """Call whoever sits there, if the seat is still asked; a closed DM never stops a game.

        What was answered for its person is told there, whether anything is asked or not.
        """
        seat, answered = item.message.seat, item.message.answered
        user, is_asked = table.row.seats[seat].user_id, seat in table.game.asked
        if user is None or table.row.status != "running" or not (is_asked or answered):
            await self.store.mark_dropped(item, NOT_ASKED)
            return
        settings = await self.store.user_settings(user)
        ways = await self.calls.ways(user, settings, table.row.id)
        # Who is called in the channel is called there for every question: others would learn from
        # it which was no choice.
        is_single = not answered and single_answer(table.game, seat) is not None
        if ways.none or (
            is_single and not ways.in_channel and await self._answer_comes(table, seat)
        ):
            await self.store.mark_dropped(item, "nobody is to be called")
            return
        if ways.in_channel and is_asked:
            await self.calls.in_channel(table, item)
        if ways.by_dm:
            await self._call_by_dm(table, item, user, settings, ways)
        else:
            await self.store.mark_said(item)

    async def _answer_comes(self, table: HostedTable, seat: int) -> bool:
        """Return whether the seat's single answer is due to come by itself.

        It is not where there was a choice when the seat was asked, and another's act has taken it.
        """
        due = await self.store.outbox(table.row.id, kinds=["answer_seat"])
        asked = AnswerSeat(seat, 0, table.question(seat))
        return any(
            isinstance(item.message, AnswerSeat) and replace(item.message, at=0) == asked
            for item in due
        )

    async def _call_by_dm(
        self,
        table: HostedTable,
        item: OutboxItem[AskSeat],
        user: int,
        settings: UserSettings,
        ways: Ways,
    ) -> None:
        """Send the screen; where DMs turn out to be closed, call in the channel."""
        try:
            await self._ask_by_dm(table, item, user, settings)
        except discord.HTTPException as problem:
            if is_malformed(problem) or problem.status >= 500:
                raise
            if problem.code not in error_codes.NO_DM:
                raise DmRefused(problem.status, problem.code) from problem
            if not ways.in_channel:
                await self.calls.in_channel(table, item, closed_now=not ways.were_closed)
            await self.dm_state.mark_closed(user, table.row.id)
            await self.store.mark_dropped(item, "their DMs are closed")
        else:
            if ways.were_closed:
                await self.store.save_closed_dms(user, None)

    async def _ask_by_dm(
        self, table: HostedTable, item: OutboxItem[AskSeat], user: int, settings: UserSettings
    ) -> None:
        """Send the panel with its pictures, or let these follow if they take long."""
        seat, lang = item.message.seat, settings.lang or table.row.lang
        style, role = PictureStyle.of(settings, lang), f"screen {seat}"
        channel_id, last = await self.api.dm(user), await self.store.post(table.row.id, role)
        images = await self._soon(self.painter.panel(table, seat, style)) or []
        answered = item.message.answered
        note = answered_note(table, answered, lang) if answered else ""
        terms = await self.tables.glossary.explain(table, seat, lang)
        outgoing = screen_message(table, seat, lang, note=note, terms=terms, images=images)
        silent = seat not in table.game.asked
        post = await self.send_once.send(channel_id, item, outgoing, after=last, silent=silent)
        await self.store.mark_said(item, role, post)
        if not images and self.painter.draws:
            await self._illustrate(table, seat, style, post, note)

    async def _illustrate(
        self, table: HostedTable, seat: int, style: PictureStyle, post: Post, note: str
    ) -> None:
        try:
            edit = partial(self.api.edit, post)
            await self.illustrator.add_pictures(
                table, seat, style, post.message_id, edit, note=note
            )
        except (discord.HTTPException, aiohttp.ClientError, OSError) as problem:
            log.warning("a screen of table %s has no picture: %r", table.row.id, problem)

    async def answer_seat(self, table: HostedTable, item: OutboxItem[AnswerSeat]) -> None:
        """Give the only answer that a seat has, unless its person is to give it."""
        seat, question = item.message.seat, item.message.question
        user = table.row.seats[seat].user_id
        action = single_answer(table.game, seat) if table.row.status == "running" else None
        if user is None or action is None or table.question(seat) != question:
            await self.store.mark_dropped(item, NOT_ASKED)
            return
        settings = await self.store.user_settings(user)
        ways = await self.calls.ways(user, settings, table.row.id)
        if ways.in_channel and await self.calls.is_called(table, seat):
            await self.store.mark_dropped(item, "they were called")
            return
        with suppress(Stale, HostError, engine.TableError):
            await self.tables.play(table.row.id, seat, action, None, question)
        await self.store.mark_said(item)

    async def show_practice(self, table: HostedTable, item: OutboxItem[ShowPractice]) -> None:
        """Show a practice game: nobody is called, so one message is edited while it is young."""
        async with self.illustrator.answering(table.row.id):
            table = await self.tables.get(table.row.id)
            role = f"screen {practice.learner_seat(table.row)}"
            post = await self.store.post(table.row.id, role)
            if post and not item.message.as_new and self.api.is_young(post):
                with _may_be_gone():
                    await self.api.edit(post, await self._practice_message(table))
                    await self.store.mark_said(item)
                    return
            outgoing = await self._practice_message(table)
            new = await self.send_once.send(table.row.channel_id, item, outgoing, after=post)
            await self.store.mark_said(item, role, new)

    async def _practice_message(self, table: HostedTable) -> OutgoingMessage:
        row, seat = table.row, practice.learner_seat(table.row)
        user = row.seats[seat].user_id
        assert user is not None
        settings = await self.store.user_settings(user)
        style = PictureStyle.of(settings, settings.lang or row.lang)
        if row.status == "abandoned":
            return compose(practice_messages.ended_line(table, style.lang))
        if row.status == "over":
            image = await self.painter.board(table, style)
            return practice_messages.ended_message(table, style.lang, image)
        if row.practice and row.practice.paused:
            return practice_messages.paused_message(table, style.lang)
        images = await self.painter.panel(table, seat, style)
        terms = await self.tables.glossary.explain(table, seat, style.lang)
        return screen_message(table, seat, style.lang, images=images, terms=terms)

    async def remind(self, table: HostedTable, item: OutboxItem[Remind]) -> None:
        """Remind a seat, unless it has answered meanwhile."""
        seat = item.message.seat
        user = table.row.seats[seat].user_id
        if user is None or not move_clock.is_still_waited_for(table.row, seat, item.message.since):
            await self.store.mark_dropped(item, "nobody is asked any more")
            return
        outgoing = reminder_message(table, seat, item.message.hours)
        quiet = (await self.store.user_settings(user)).notify == "none"
        people = [] if quiet else [user]
        post = await self.send_once.send(table.row.channel_id, item, outgoing, people)
        await self.store.mark_said(item, None, post)


Handler = Callable[[OutboxSender, HostedTable, Any], Awaitable[None]]
OUTBOX_HANDLERS: dict[type[OutboxMessage], Handler] = {
    RefreshLobby: OutboxSender.refresh_lobby,
    SayInChannel: OutboxSender.say_in_channel,
    OpenLog: OutboxSender.open_log,
    TellLog: OutboxSender.tell_log,
    Remind: OutboxSender.remind,
    PostBoard: OutboxSender.post_board,
    RefreshBoard: OutboxSender.refresh_board,
    CloseBoard: OutboxSender.close_board,
    AskSeat: OutboxSender.ask_seat,
    AnswerSeat: OutboxSender.answer_seat,
    EndScreen: OutboxSender.end_screen,
    PostResult: OutboxSender.post_result,
    PostAbandoned: OutboxSender.post_abandoned,
    ShowPractice: OutboxSender.show_practice,
}


@contextmanager
def _may_be_gone() -> Iterator[None]:
    """Let refusals pass: what cannot be changed any more need not be."""
    try:
        yield
    except discord.HTTPException as problem:
        if problem.status >= 500:
            raise


def _closing(old: Post | None) -> list[OutboxMessage]:
    """Return what becomes of the last table message of a game: it is deleted."""
    return [CloseBoard(old.channel_id, old.message_id)] if old else []


def is_overtaken(item: OutboxItem[OutboxMessage], due: list[OutboxItem[OutboxMessage]]) -> bool:
    """Return whether a later one shows it anyway: a newer board, a newer question to the seat."""
    later = [each.message for each in due if each.id > item.id]
    if isinstance(item.message, RefreshBoard):
        newer = RefreshBoard | PostBoard | PostResult | PostAbandoned
        return any(isinstance(each, newer) for each in later)
    if isinstance(item.message, ShowPractice):
        shows = [each for each in later if isinstance(each, ShowPractice)]
        return any(each.as_new or not item.message.as_new for each in shows)
    return isinstance(item.message, AskSeat) and item.message in later
