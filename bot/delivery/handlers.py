"""How each kind of outbox message is sent; each notes what it sent, or why it did not."""

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from typing import Any

import aiohttp
import discord

from bot.delivery import error_codes
from bot.delivery.discord_api import DiscordApi
from bot.delivery.dm_state import DmState
from bot.delivery.log_thread import LogThread
from bot.delivery.send_once import SendOnce
from bot.messages import practice as practice_messages
from bot.messages.final import final_message, outcome
from bot.messages.lobby import lobby_message
from bot.messages.message import OutgoingMessage, compose
from bot.messages.narration import story_text
from bot.messages.screen import answered_note, screen_message
from bot.messages.table import reminder_message, table_message
from bot.store import OutboxItem, OutboxMessage, Post
from bot.store.outbox import (
    AskSeat,
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
from bot.tables.announcements import people_on
from bot.tables.hosted_table import HostedTable
from bot.tables.service import TableService
from bot.text.say import say
from bot.workers.drawing import Painter, PictureStyle
from bot.workers.illustration import Illustrator

log = logging.getLogger(__name__)

OVERTAKEN = "a later one shows it"
EDITABLE_TIME = timedelta(minutes=50)  # of a message; after an hour Discord counts its edits


class OutboxSender:
    """Sends outbox messages; `OUTBOX_HANDLERS` says by which method."""

    def __init__(
        self, tables: TableService, api: DiscordApi, painter: Painter, illustrator: Illustrator
    ) -> None:
        self.tables, self.api, self.painter, self.illustrator = tables, api, painter, illustrator
        self.store = tables.store
        self.send_once, self.dm_state = SendOnce(self.store, api), DmState(tables)
        self.log_thread = LogThread(self.store, api, self.send_once)

    async def send(self, table: HostedTable, item: OutboxItem[OutboxMessage]) -> None:
        """Send it, or raise what Discord answers."""
        await OUTBOX_HANDLERS[type(item.message)](self, table, item)

    async def refresh_lobby(self, table: HostedTable, item: OutboxItem[RefreshLobby]) -> None:
        """Edit the lobby's message as people come and go."""
        post = await self.store.post(table.row.id, "lobby")
        if post and await self._edited(post, lobby_message(table)):
            await self.store.mark_said(item)
        else:
            post = await self.send_once.send(table.row.channel_id, item, lobby_message(table))
            await self._retire(table, "lobby", post)
            await self.store.mark_said(item, "lobby", post)

    async def say_in_channel(self, table: HostedTable, item: OutboxItem[SayInChannel]) -> None:
        outgoing, people = compose(story_text(table, item.message)), item.message.people
        post = await self.send_once.send(table.row.channel_id, item, outgoing, people)
        await self.store.mark_said(item, None, post)

    async def open_log(self, table: HostedTable, item: OutboxItem[OpenLog]) -> None:
        await self.log_thread.open(table, item)

    async def tell_log(self, table: HostedTable, item: OutboxItem[TellLog]) -> None:
        await self.log_thread.tell(table, item)

    async def post_board(self, table: HostedTable, item: OutboxItem[PostBoard]) -> None:
        """Send a new table message; the one before it loses its buttons."""
        if table.game.result:
            await self.store.mark_dropped(item, "the game is over")
            return
        people = item.message.people
        outgoing = table_message(table, None, people)
        post = await self.send_once.send(table.row.channel_id, item, outgoing, people)
        await self._retire(table, "table", post)
        await self.store.mark_said(item, "table", post)

    async def refresh_board(self, table: HostedTable, item: OutboxItem[RefreshBoard]) -> None:
        """Edit the table message, with its picture."""
        post = await self.store.post(table.row.id, "table")
        if post is None or table.game.result or table.row.status != "running":
            await self.store.mark_dropped(item, "there is no message to edit")
            return
        # Asked for after the position was read: whatever began a new phase since is among them.
        if is_overtaken(item, await self.store.outbox(table.row.id)):
            await self.store.mark_dropped(item, OVERTAKEN)
            return
        # Words and picture are of one position: by now the game may be in its next phase.
        image = await self.painter.next_board(table)
        # An edit calls nobody, so the people who were called here stay written as they were.
        outgoing = table_message(table, image, people_on(table.row, list(table.game.asked)))
        now = await self.tables.get(table.row.id)
        if now.row.status != "running" or await self._edited(post, outgoing):
            await self.store.mark_said(item)
            return
        post = await self.send_once.send(now.row.channel_id, item, table_message(now, image))
        await self._retire(table, "table", post)
        await self.store.mark_said(item, "table", post)

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
        image = await self.painter.next_board(table)
        post = await self.send_once.send(table.row.channel_id, item, final_message(table, image))
        await self._retire(table, "table", post)
        await self._close_screens(table, outcome(table))
        await self.store.mark_said(item, "final", post)

    async def post_abandoned(self, table: HostedTable, item: OutboxItem[PostAbandoned]) -> None:
        title = table.words("title", table.row.lang)
        text = say("lobby-abandoned", table.row.lang, title=title)
        post = await self.send_once.send(table.row.channel_id, item, compose(text))
        await self._retire(table, "table", post)
        await self._close_screens(table, text)
        await self.store.mark_said(item, None, post)

    async def ask_seat(self, table: HostedTable, item: OutboxItem[AskSeat]) -> None:
        """Send the screen by DM, if the seat is still asked; a closed DM never stops a game.

        What was answered for its person is told there, whether anything is asked or not.
        """
        seat, answered = item.message.seat, item.message.answered
        user = table.row.seats[seat].user_id
        is_asked = seat in table.game.asked
        if user is None or table.row.status != "running" or not (is_asked or answered):
            await self.store.mark_dropped(item, "nobody is asked any more")
            return
        closed = await self.store.closed_dms(user)
        if closed and not self.dm_state.are_worth_a_try(closed, table.row.id):
            await self.store.mark_dropped(item, "their DMs are closed")
            return
        settings = await self.store.user_settings(user)
        lang = settings.lang or table.row.lang
        note = answered_note(table, answered, lang) if answered else ""
        terms = await self.tables.glossary.explain(table, seat, lang)
        outgoing = screen_message(table, seat, lang, note=note, terms=terms)
        post = await self.send_once.send(await self.api.dm(user), item, outgoing)
        await self._retire(table, f"screen {seat}", post)
        await self.store.mark_said(item, f"screen {seat}", post)
        if closed:
            await self.store.save_closed_dms(user, None)
        try:
            style, edit = PictureStyle.of(settings, lang), partial(self.api.edit, post)
            await self.illustrator.add_pictures(
                table, seat, style, post.message_id, edit, note=note
            )
        except (discord.HTTPException, aiohttp.ClientError, OSError) as problem:
            log.warning("a screen of table %s has no picture: %r", table.row.id, problem)

    async def show_practice(self, table: HostedTable, item: OutboxItem[ShowPractice]) -> None:
        """Show a practice game: nobody is called, so one message is edited while it is young."""
        async with self.illustrator.answering(table.row.id):
            table = await self.tables.get(table.row.id)
            role = f"screen {practice.learner_seat(table.row)}"
            post = await self.store.post(table.row.id, role)
            if post and not item.message.as_new and _is_young(post):
                with _may_be_gone():
                    await self.api.edit(post, await self._practice_message(table))
                    await self.store.mark_said(item)
                    return
            outgoing = await self._practice_message(table)
            new = await self.send_once.send(table.row.channel_id, item, outgoing)
            await self._retire(table, role, new)
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
        post = await self.send_once.send(table.row.channel_id, item, outgoing, [user])
        await self.store.mark_said(item, None, post)

    async def _retire(self, table: HostedTable, role: str, new: Post) -> None:
        """Take the buttons off the earlier message of this role, which may be long gone.

        A question that was answered goes altogether: what came of it is told in the channel, and
        nobody wants to scroll through a hundred of them to the one that is open.
        """
        old = await self.store.post(table.row.id, role)
        if old is None or old.message_id == new.message_id:
            return
        with _may_be_gone():
            if role.startswith("screen"):
                await self.api.delete(old)
            else:
                await self.api.remove_buttons(old)

    async def _close_screens(self, table: HostedTable, text: str) -> None:
        """Replace the last question in each DM by the word that the game is over."""
        for seat in range(len(table.row.seats)):
            if post := await self.store.post(table.row.id, f"screen {seat}"):
                title = table.words("title", table.row.lang)
                where = f"-# {title} · <#{table.row.channel_id}>"
                with _may_be_gone():
                    await self.api.edit(post, compose(where, text))


Handler = Callable[[OutboxSender, HostedTable, Any], Awaitable[None]]
OUTBOX_HANDLERS: dict[type[OutboxMessage], Handler] = {
    RefreshLobby: OutboxSender.refresh_lobby,
    SayInChannel: OutboxSender.say_in_channel,
    OpenLog: OutboxSender.open_log,
    TellLog: OutboxSender.tell_log,
    Remind: OutboxSender.remind,
    PostBoard: OutboxSender.post_board,
    RefreshBoard: OutboxSender.refresh_board,
    AskSeat: OutboxSender.ask_seat,
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


def _is_young(post: Post) -> bool:
    """Return whether Discord lets it be edited as often as one likes: for an hour."""
    age = discord.utils.utcnow() - discord.utils.snowflake_time(post.message_id)
    return age < EDITABLE_TIME


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
