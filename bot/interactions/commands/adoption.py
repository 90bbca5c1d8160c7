"""/adopt: a table whose channel is gone goes on in another channel of its server."""

import discord

from bot.delivery.error_codes import NO_ACCESS, UNKNOWN_CHANNEL
from bot.interactions.errors import Guard
from bot.interactions.services import Host, place_of
from bot.messages.message import compose
from bot.store import TableRow
from bot.text.say import HostError, say

GONE = (UNKNOWN_CHANNEL, NO_ACCESS)  # deleted, or no longer ours to see
MOST = 25  # tables that are asked after


async def adopt(host: Host, guard: Guard) -> None:
    """The newest table of this server that has lost its channel: for its host to move."""
    interaction = guard.answer.interaction
    place = place_of(interaction)
    row = await _lost(host, guard)
    if row is None:
        raise HostError("adopt")
    live = guard.live = await host.tables.live(row.id)
    host.must_be_host(live, interaction)
    live = guard.live = await host.tables.adopt(row, place.channel_id, is_thread=place.is_thread)
    title = live.words("title", guard.lang)
    await guard.answer.give(compose(say("adopted", guard.lang, title=title)))


async def _lost(host: Host, guard: Guard) -> TableRow | None:
    """One's own first; who manages the server may move any table of it."""
    interaction = guard.answer.interaction
    mine = await host.store.tables_of(interaction.user.id)
    rows = [row for row in mine if row.guild_id == interaction.guild_id]
    if host.manages(interaction):
        assert interaction.guild_id is not None
        rows += await host.store.tables_on(interaction.guild_id)
    # Somebody who could move one is not stopped by a newer one that they could not.
    rows.sort(key=lambda row: not host.is_host(row, interaction))
    for row in list({row.id: row for row in rows}.values())[:MOST]:
        if await _is_gone(interaction.client, row.channel_id):
            return row
    return None


async def _is_gone(client: discord.Client, channel_id: int) -> bool:
    """As Discord says: a thread that was put away is in no cache, and yet there."""
    try:
        await client.fetch_channel(channel_id)
    except discord.HTTPException as problem:
        return problem.code in GONE
    return False
