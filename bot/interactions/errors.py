"""What goes wrong, as a person reads it: one table from exceptions to replies."""

import logging
import secrets
import sqlite3
from collections.abc import Awaitable
from typing import Any

import discord
from discord import Interaction

import engine
from bot.interactions.context import Answer
from bot.messages.message import compose
from bot.store import Conflict
from bot.tables.hosted_table import HostedTable
from bot.text.say import HostError, say

log = logging.getLogger(__name__)


def explained(problem: BaseException, lang: str, table: HostedTable | None) -> str | None:
    """A sentence for what the person can help; None for what is our fault."""
    if isinstance(problem, HostError):
        return problem.say(lang)
    if isinstance(problem, Conflict):
        return say("error-busy", lang)
    if isinstance(problem, engine.NotAsked) and table is not None:
        return _not_asked(table, lang)
    if isinstance(problem, engine.TableError):
        return problem.say(lang, table.names if table else None)
    if isinstance(problem, sqlite3.Error):
        log.error("the store failed: %s", problem)
        return say("error-store", lang, reason=f"{problem}.")
    return None


def _not_asked(table: HostedTable, lang: str) -> str:
    names = ", ".join(table.names[seat] for seat in table.game.asked)
    return say("screen-nothing", lang, people=names)


def report(problem: BaseException, table: HostedTable | None) -> str:
    """Write it down with all that is needed to look into it; the code is what people quote."""
    code = secrets.token_hex(2).upper()
    if table and table.has_begun:
        code = f"{table.row.game_id[0].upper()}-{code}-{len(table.game.history)}"
    where = f"table {table.row.id}, version {table.row.version}" if table else "no table"
    log.error("report %s (%s)", code, where, exc_info=problem)
    return code


def our_fault(problem: BaseException, lang: str, table: HostedTable | None) -> str:
    code = report(problem, table)
    if table and table.has_begun:
        return say("error-ours", lang, move=len(table.game.history), code=code)
    return say("error-ours-no-table", lang, code=code)


class Guard:
    """Runs the work of one interaction and turns whatever it raises into a reply."""

    def __init__(self, interaction: Interaction[Any], lang: str, *, edits: bool = False) -> None:
        self.answer = Answer(interaction, edits=edits)
        self.lang = lang
        self.table: HostedTable | None = None  # the table it is about, once that is known

    async def run(self, work: Awaitable[None]) -> None:
        try:
            await self.answer.within(work)
        except discord.HTTPException as problem:
            log.warning("Discord refused an answer: %s %s", problem.status, problem.code)
            if problem.status < 500:
                await self.excuse(problem)
        except Exception as problem:
            await self.excuse(problem)

    async def excuse(self, problem: Exception) -> None:
        text = explained(problem, self.lang, self.table)
        if text is None:
            text = our_fault(problem, self.lang, self.table)
        await self._tell(text)

    async def _tell(self, text: str) -> None:
        """A refusal never replaces a panel: it comes beside it, for their eyes only."""
        interaction = self.answer.interaction
        note = compose(text)
        try:
            if not interaction.response.is_done():
                await interaction.response.send_message(view=note.view, ephemeral=True)
            elif self.answer.edits or self.answer.given:
                await interaction.followup.send(view=note.view, ephemeral=True)
            else:
                await interaction.edit_original_response(view=note.view)
        except discord.HTTPException as again:
            log.info("could not even excuse ourselves: %s", again.code)
