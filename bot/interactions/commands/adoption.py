"""/adopt: a table whose channel is gone goes on in another channel of its server."""

import discord

from bot.delivery.error_codes import NO_ACCESS, UNKNOWN_CHANNEL
from bot.interactions.context import Context
from bot.messages.message import compose
from bot.store import TableRow
from bot.text.say import HostError, say

GONE = (UNKNOWN_CHANNEL, NO_ACCESS)  # deleted, or no longer ours to see
MAX_TABLES_ASKED = 25


async def adopt(ctx: Context) -> None:
    """Move the newest table of this server that has lost its channel; its host may."""
    place = ctx.place
    row = await _lost(ctx)
    if row is None:
        raise HostError("adopt")
    tables = ctx.services.tables
    ctx.table = await tables.get(row.id)
    ctx.must_be_host()
    ctx.table = await tables.adopt(row, place.channel_id, is_thread=place.is_thread)
    title = ctx.table.words("title", ctx.lang)
    await ctx.reply(compose(say("adopted", ctx.lang, title=title)))


async def _lost(ctx: Context) -> TableRow | None:
    """Look at one's own first; who manages the server may move any table of it."""
    guild_id, store = ctx.interaction.guild_id, ctx.services.store
    mine = await store.tables_of(ctx.user_id)
    rows = [row for row in mine if row.guild_id == guild_id]
    if ctx.manages_guild:
        assert guild_id is not None
        rows += await store.tables_on(guild_id)
    # Somebody who could move one is not stopped by a newer one that they could not.
    rows.sort(key=lambda row: not ctx.is_host(row))
    for row in list({row.id: row for row in rows}.values())[:MAX_TABLES_ASKED]:
        if await _is_gone(ctx.interaction.client, row.channel_id):
            return row
    return None


async def _is_gone(client: discord.Client, channel_id: int) -> bool:
    """Ask Discord: a thread that was archived is in no cache, and yet there."""
    try:
        await client.fetch_channel(channel_id)
    except discord.HTTPException as problem:
        return problem.code in GONE
    return False
