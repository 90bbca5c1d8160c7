"""Inviting somebody to the lobby of this channel: they are called there once."""

import discord

from bot.interactions.context import Context
from bot.messages.message import compose
from bot.messages.welcome import ways_row
from bot.text.names import tamed
from bot.text.say import HostError, say


async def invite(ctx: Context, person: discord.abc.User) -> None:
    """Call a person to the table in this channel; where none is open, say how to open one."""
    name = tamed(person.display_name)
    if person.bot:
        raise HostError("invite-bot", name=name)
    try:
        table = await ctx.find_table()
    except HostError:
        table = None
    if table is None or table.row.status in ("over", "abandoned"):
        rows = [ways_row(ctx.named_game, ctx.lang)]
        await ctx.reply(compose(say("invite-no-table", ctx.lang, name=name), rows=rows))
        return
    if table.row.seat_of(person.id) is not None:
        raise HostError("invite-seated", name=name)
    ctx.table = await ctx.services.tables.invite(table.row.id, ctx.user_id, person.id)
    await ctx.reply(compose(say("invited", ctx.lang, name=name)))
