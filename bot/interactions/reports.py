"""Reporting a problem at a message: what is wrong goes to the log, under a code to be quoted."""

import logging
import secrets

import discord
from discord import TextStyle, ui

from bot.interactions.context import Context
from bot.messages.message import ButtonId, compose
from bot.messages.welcome import NO_TABLE
from bot.tables.hosted_table import HostedTable
from bot.text.say import HostError, say

log = logging.getLogger(__name__)

REPORT = "report"  # the form
FIELD = "problem"
MAX_CHARS = 1000


async def ask(ctx: Context, message: discord.Message) -> None:
    """Open a form that asks what is wrong with a message."""
    where = ButtonId(REPORT, NO_TABLE, f"{message.channel.id}.{message.id}")
    modal = ui.Modal(title=say("report-title", ctx.lang)[:45], custom_id=str(where), timeout=None)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=FIELD, style=TextStyle.paragraph, max_length=MAX_CHARS, required=True
    )
    about = say("report-help", ctx.lang)[:100]
    label = say("report-label", ctx.lang)[:45]
    modal.add_item(ui.Label(text=label, description=about, component=field))
    modal.stop()  # it comes back by its custom_id, in whatever process
    await ctx.ask(modal)


async def take(ctx: Context, detail: str, written: str) -> None:
    """Write it into the log; nobody is named there."""
    channel, _, message = detail.partition(".")
    if not (channel.isdecimal() and message.isdecimal() and written):
        raise HostError("button")
    code = f"R-{secrets.token_hex(2).upper()}"
    where = await _where(ctx)
    text = " ".join(written.split())[:MAX_CHARS]
    log.warning("report %s (%s, message %s in channel %s): %s", code, where, message, channel, text)
    await ctx.reply(compose(say("reported", ctx.lang, code=code)))


async def _where(ctx: Context) -> str:
    """Return which table it is about, as far as that is known."""
    try:
        table: HostedTable = await ctx.find_table()
    except HostError:
        return "no table"
    row, move = table.row, len(table.game.history) if table.has_begun else 0
    return f"table {row.id}, version {row.version}, {row.game_id} after {move} moves"
