"""Answering an interaction: within 3 seconds whatever happens, once, and only to whoever asked."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any

import discord
from discord import Interaction

from bot.messages.message import ExistingAttachment, OutgoingMessage

log = logging.getLogger(__name__)

DEFER_AFTER_SECONDS = 1.5  # seconds of work before we say that we are thinking
# What Discord says when the person has gone away meanwhile, or the token has run out.
TOO_LATE = (10008, 10015, 10062, 50027, 40060)


class Answer:
    """The answer to one interaction. `edits`: it replaces the panel that was clicked."""

    def __init__(self, interaction: Interaction[Any], *, edits: bool = False) -> None:
        self.interaction = interaction
        self.edits = edits
        self.given = False
        self.message_id = 0  # of the message that holds the answer, once it is given
        self._lock = asyncio.Lock()

    @property
    def picture(self) -> ExistingAttachment | None:
        """The picture beside the panel that was clicked: it stays while one goes on there."""
        message = self.interaction.message if self.edits else None
        for each in message.attachments if message else ():
            if (each.content_type or "").startswith("image/"):
                return ExistingAttachment(each)
        return None

    async def give(self, outgoing: OutgoingMessage) -> None:
        """Answer, or correct an answer given before."""
        async with self._lock:
            try:
                await self._give(outgoing)
            except discord.HTTPException as problem:
                if problem.code not in TOO_LATE:
                    raise
                log.info("an answer came too late: %s", problem.code)

    async def _give(self, outgoing: OutgoingMessage) -> None:
        response = self.interaction.response
        self.given = True
        if response.is_done():
            message = await self.interaction.edit_original_response(
                view=outgoing.view, attachments=outgoing.attachments
            )
            self.message_id = message.id
        elif self.edits:
            await response.edit_message(view=outgoing.view, attachments=outgoing.attachments)
            self.message_id = self.interaction.message.id if self.interaction.message else 0
        else:
            sent = await response.send_message(
                view=outgoing.view, files=outgoing.files, ephemeral=True
            )
            self.message_id = sent.message_id or 0

    async def add(self, outgoing: OutgoingMessage) -> None:
        """One more message after the answer, where it does not all fit into one."""
        await self.interaction.followup.send(view=outgoing.view, ephemeral=True)

    async def ask_for(self, modal: discord.ui.Modal) -> None:
        self.given = True
        await self.interaction.response.send_modal(modal)

    async def hold(self) -> None:
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

    async def within(self, work: Awaitable[None]) -> None:
        """Do the work; if it takes long, the person sees that we are at it."""
        holding: list[asyncio.Task[None]] = []
        # A task for the work itself would cost every answer what only slow ones need.
        timer = asyncio.get_running_loop().call_later(
            DEFER_AFTER_SECONDS, lambda: holding.append(asyncio.create_task(self.hold()))
        )
        try:
            await work
        finally:
            timer.cancel()
            await asyncio.gather(*holding)
