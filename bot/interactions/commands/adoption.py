"""/adopt: a table whose channel is gone goes on in another channel of its server."""

import discord

from bot.delivery.error_codes import NO_ACCESS, UNKNOWN_CHANNEL
from bot.interactions.errors import Guard
from bot.interactions.services import Services, place_of
from bot.messages.message import compose
from bot.store import TableRow
from bot.text.say import HostError, say

GONE = (UNKNOWN_CHANNEL, NO_ACCESS)  # deleted, or no longer ours to see
MAX_TABLES_ASKED = 25  # tables that are asked after


async def adopt(services: Services, guard: Guard) -> None:
    """The newest table of this server that has lost its channel: for its host to move."""
    interaction = guard.answer.interaction
    place = place_of(interaction)
    row = await _lost(services, guard)
    if row is None:
        raise HostError("adopt")
    table = guard.table = await services.tables.get(row.id)
    services.must_be_host(table, interaction)
    table = guard.table = await services.tables.adopt(
        row, place.channel_id, is_thread=place.is_thread
    )
    title = table.words("title", guard.lang)
    await guard.answer.give(compose(say("adopted", guard.lang, title=title)))


async def _lost(services: Services, guard: Guard) -> TableRow | None:
    """One's own first; who manages the server may move any table of it."""
    interaction = guard.answer.interaction
    mine = await services.store.tables_of(interaction.user.id)
    rows = [row for row in mine if row.guild_id == interaction.guild_id]
    if services.manages(interaction):
        assert interaction.guild_id is not None
        rows += await services.store.tables_on(interaction.guild_id)
    # Somebody who could move one is not stopped by a newer one that they could not.
    rows.sort(key=lambda row: not services.is_host(row, interaction))
    for row in list({row.id: row for row in rows}.values())[:MAX_TABLES_ASKED]:
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
