"""One interaction: who asks, in which language, about which table, and how it is answered.

It is answered within 3 seconds whatever happens, once, and only to the person who asked.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any, NamedTuple

import discord
from discord import Interaction, Member

from bot.delivery import permissions
from bot.delivery.discord_api import in_words_if_need_be
from bot.delivery.error_codes import TOO_LATE
from bot.interactions.errors import explained, is_refusal
from bot.interactions.limits import Lane, TooMany
from bot.interactions.services import Services
from bot.messages.message import ExistingAttachment, OutgoingMessage, compose
from bot.metrics import ANSWER_SECONDS, INTERACTIONS
from bot.store import Sitter, TableRow
from bot.tables.hosted_table import HostedTable
from bot.text.names import game_named, tamed
from bot.text.say import HostError, language_of, say

log = logging.getLogger(__name__)

DEFER_AFTER_SECONDS = 1.4  # of work, after a second in line, until we say that we are thinking


class TableChannel(NamedTuple):
    """A channel for a table."""

    channel_id: int
    guild_id: int | None
    is_thread: bool


class Context:
    """What the work of one interaction needs. `edits`: the answer replaces the clicked panel."""

    def __init__(
        self,
        services: Services,
        interaction: Interaction[Any],
        *,
        edits: bool = False,
        lane: Lane = Lane.LOOKS,
        table_id: int = 0,
    ) -> None:
        """`table_id`: of the table that it names itself; 0: the one of its channel is meant."""
        self.services = services
        self.interaction = interaction
        self.edits = edits
        self.lane, self._table_id = lane, table_id
        self._began: float | None = perf_counter()
        self.user_id = interaction.user.id
        self.lang = language_of(str(interaction.locale))
        self._table: HostedTable | None = None
        self.message_id = 0  # of the message that holds the answer, once it is given
        self._replied = False
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None

    @property
    def table(self) -> HostedTable:
        """The table that it is about, once that has been looked up.

        Anybody can send the custom_id of a button with another number in it, or none.
        """
        if self._table is None:
            raise HostError("button")
        return self._table

    @table.setter
    def table(self, table: HostedTable) -> None:
        self._table = table

    # -- who asks, and about what ------------------------------------------------------------

    @property
    def person(self) -> Sitter:
        """The person who asks, as one who could sit down."""
        return Sitter(tamed(self.interaction.user.display_name), self.user_id)

    @property
    def place(self) -> TableChannel:
        """The channel, if a table can be there."""
        channel = self.interaction.channel
        if not isinstance(channel, discord.TextChannel | discord.Thread):
            raise HostError("channel-kind")
        is_thread = isinstance(channel, discord.Thread)
        return TableChannel(channel.id, self.interaction.guild_id, is_thread)

    @property
    def named_game(self) -> str:
        """The game that the name of this channel, or of the one its thread is in, speaks of."""
        channel = self.interaction.channel
        parent = channel.parent if isinstance(channel, discord.Thread) else None
        names = [getattr(each, "name", None) or "" for each in (channel, parent)]
        return next(filter(None, map(game_named, names)), "")

    async def find_table(self) -> HostedTable:
        """Look up the table of this channel; in a DM, the one that waits for this person.

        Where we were not invited, a person may have brought us along: no table can be there.
        """
        if not self.interaction.is_guild_integration():
            self.table = await self.services.tables.of_person(self.user_id)
        else:
            assert self.interaction.channel_id is not None
            self.table = await self.services.tables.in_channel(self.interaction.channel_id)
        return self.table

    async def find_game(self) -> HostedTable:
        """As `find_table`; refused where the game has not begun."""
        await self.find_table()
        self.must_have_begun()
        return self.table

    def must_have_begun(self) -> None:
        if not self.table.has_begun:
            raise HostError("not-begun" if self.table.row.status == "lobby" else "not-running")

    @property
    def seat(self) -> int:
        """The seat of the person: the authority to act comes from here and nowhere else."""
        seat = self.table.row.seat_of(self.user_id)
        if seat is None:
            raise HostError("not-yours")
        return seat

    async def is_own_turn(self) -> bool:
        """Return whether a game waits for this person, who can also take back what they did."""
        try:
            tables = self.services.tables
            table = await (tables.get(self._table_id) if self._table_id else self.find_table())
        except HostError:
            return False
        seat = table.row.seat_of(self.user_id)
        if seat is None or not table.has_begun:
            return False
        return seat in table.game.asked or table.game.can_undo(seat)

    @property
    def manages_guild(self) -> bool:
        user = self.interaction.user
        return isinstance(user, Member) and user.guild_permissions.manage_guild

    def is_host(self, row: TableRow) -> bool:
        """Return whether they host the table, or manage the server that it is on."""
        there = row.guild_id == self.interaction.guild_id
        return self.user_id == row.host_id or (there and self.manages_guild)

    def must_be_host(self, row: TableRow | None = None) -> None:
        row = row or self.table.row
        if not self.is_host(row):
            raise HostError("host-only", host=f"<@{row.host_id}>")

    def must_be_able_to_host(self) -> None:
        """Refuse, and say how to mend it, where we lack what a game in this channel needs."""
        held = self.interaction.app_permissions
        lacking = permissions.missing(held, is_thread=self.place.is_thread)
        if lacking:
            self._refuse_for(self.place.channel_id, lacking)

    def table_must_be_playable(self) -> None:
        """As `must_be_able_to_host`, for the channel of the table, wherever that is."""
        channel_id = self.table.row.channel_id
        if channel_id == self.interaction.channel_id:
            self.must_be_able_to_host()
        elif lacking := self.services.api.missing_permissions(channel_id):
            self._refuse_for(channel_id, lacking)

    def log_warning(self) -> str:
        """Return what to give us so that the log can have a thread; nothing is lost without."""
        lacking = permissions.missing_for_log(self.interaction.app_permissions)
        return say("log-warning", self.lang, permissions=self._called(lacking)) if lacking else ""

    def _called(self, lacking: list[str]) -> str:
        """Return permissions as Discord calls them."""
        return ", ".join(say(permissions.right_key(name), self.lang) for name in lacking)

    def _refuse_for(self, channel_id: int, lacking: list[str]) -> None:
        me = self.interaction.client.user
        raise HostError(
            "permissions",
            channel=f"<#{channel_id}>",
            permissions=self._called(lacking),
            count=len(lacking),
            me=me.display_name if me else "",
        )

    # -- the answer ----------------------------------------------------------------------------

    async def run(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do the work, and turn whatever it raises into a reply."""
        try:
            await self.begin()
            await work()
        except Exception as problem:
            await self.excuse(problem)
        finally:
            await self._settle()

    async def begin(self) -> None:
        """Find out the language and be let in; from then on, defer an answer that takes long."""
        await self.find_language()
        await self.services.limits.admit(self.lane, self.user_id, self.is_own_turn)
        # A task for the work itself would cost every answer what only slow ones need.
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(DEFER_AFTER_SECONDS, self._begin_to_defer)

    async def find_language(self) -> None:
        """Speak the language that the person has chosen, or else what their Discord speaks."""
        self.lang = await self.services.language(self.user_id, self.lang)

    def _begin_to_defer(self) -> None:
        self._deferring = asyncio.create_task(self.defer())

    async def _settle(self) -> None:
        if self._timer:
            self._timer.cancel()
        if self._deferring:
            await self._deferring

    @property
    def pictures(self) -> list[ExistingAttachment]:
        """The pictures beside the panel that was clicked: they stay while one goes on there."""
        message = self.interaction.message if self.edits else None
        return [
            ExistingAttachment(each)
            for each in (message.attachments if message else ())
            if (each.content_type or "").startswith("image/")
        ]

    def _answered(self, outcome: str) -> None:
        """Count the answer, the first time there is one."""
        if self._began is not None:
            kind = self.interaction.type.name
            INTERACTIONS.labels(kind, outcome).inc()
            ANSWER_SECONDS.labels(kind).observe(perf_counter() - self._began)
            self._began = None

    async def reply(self, outgoing: OutgoingMessage) -> None:
        """Answer, or correct an answer given before."""
        if self._timer:
            self._timer.cancel()
        async with self._lock:
            try:
                await in_words_if_need_be(lambda: self._reply(outgoing), outgoing)
                self._answered("answered")
            except discord.HTTPException as problem:
                if problem.code not in TOO_LATE:
                    raise
                log.info("an answer came too late: %s", problem.code)

    async def _reply(self, outgoing: OutgoingMessage) -> None:
        response = self.interaction.response
        self._replied = True
        if response.is_done():
            message = await self.interaction.edit_original_response(
                view=outgoing.view, attachments=outgoing.attachments
            )
            self.message_id = message.id
            if self.edits:
                self._note_click()
        elif self.edits:
            await response.edit_message(view=outgoing.view, attachments=outgoing.attachments)
            self.message_id = self.interaction.message.id if self.interaction.message else 0
            self._note_click()
        else:
            sent = await response.send_message(
                view=outgoing.view, files=outgoing.files, ephemeral=True
            )
            self.message_id = sent.message_id or 0

    def _note_click(self) -> None:
        """Note a panel in a DM that was answered by editing it: this way it may be deleted."""
        if self.interaction.message and self.interaction.guild_id is None:
            self.services.api.note_click(self.interaction.message.id, self.interaction)

    async def add(self, outgoing: OutgoingMessage) -> None:
        """Send one more message after the answer."""
        await self.interaction.followup.send(view=outgoing.view, ephemeral=True)

    async def ask(self, modal: discord.ui.Modal) -> None:
        self._replied = True
        await self.interaction.response.send_modal(modal)
        self._answered("asked")

    async def defer(self) -> None:
        """Tell Discord that an answer is coming."""
        async with self._lock:
            if self.interaction.response.is_done():
                return
            try:
                if self.edits:
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(ephemeral=True, thinking=True)
            except discord.HTTPException as problem:
                log.info("could not defer: %s", problem.code)

    async def excuse(self, problem: Exception) -> None:
        """Say what went wrong, in a sentence; a server error of Discord's is only logged."""
        await self._settle()
        if isinstance(problem, TooMany) and not await problem.is_to_be_told():
            return
        if isinstance(problem, discord.HTTPException):
            log.warning("Discord refused an answer: %s %s", problem.status, problem.code)
            self._answered("failed")
            if problem.status >= 500:
                return
        self._answered("refused" if is_refusal(problem) else "failed")
        await self._tell(explained(problem, self.lang, self._table))

    async def _tell(self, text: str) -> None:
        """Send it beside a panel, which a refusal never replaces, for their eyes only."""
        note = compose(text)
        try:
            if not self.interaction.response.is_done():
                await self.interaction.response.send_message(view=note.view, ephemeral=True)
            elif self.edits or self._replied:
                await self.interaction.followup.send(view=note.view, ephemeral=True)
            else:
                await self.interaction.edit_original_response(view=note.view)
        except discord.HTTPException as again:
            log.info("could not even excuse ourselves: %s", again.code)
