"""/mydata: what is kept of a person, as a file, and [Forget me]."""

import asyncio
import gzip
import io
import json
import logging
from contextlib import suppress
from typing import Any

import aiohttp
import discord
from discord import ButtonStyle, TextStyle, ui

from bot.interactions.context import Context
from bot.messages.message import ButtonId, OutgoingMessage, compose
from bot.text.say import HostError, say

log = logging.getLogger(__name__)

FORGET = "forget"  # the button, and with a detail the form
CONFIRMED = "sure"
WORD = "word"  # the form's field
NO_TABLE = 0
MAX_FILE_BYTES = 8_000_000  # below Discord's limit for a file
DM_SECONDS = 2.0  # in which Discord may tell which channel a person's DMs are


async def show(ctx: Context) -> None:
    """Hand out what is kept of the person who asks, and offer to forget it."""
    services = ctx.services
    if ctx.user_id in services.being_exported:
        raise HostError("one-mydata")
    services.being_exported.add(ctx.user_id)
    try:
        data = await services.store.exported(ctx.user_id)
        name, content = await asyncio.to_thread(_file, data, services.privacy_url)
    finally:
        services.being_exported.discard(ctx.user_id)
    where = say("mydata-policy", ctx.lang, url=services.privacy_url) if services.privacy_url else ""
    button: ui.Button[Any] = ui.Button(
        label=say("button-forget", ctx.lang),
        style=ButtonStyle.danger,
        custom_id=str(ButtonId(FORGET, NO_TABLE)),
    )
    note = compose(
        say("mydata", ctx.lang, tables=len(data["tables"])),
        where,
        rows=[ui.File(f"attachment://{name}"), ui.ActionRow(button)],
    )
    await ctx.reply(OutgoingMessage(note.view, [discord.File(io.BytesIO(content), name)]))


def _file(data: dict[str, Any], privacy_url: str) -> tuple[str, bytes]:
    about = {"privacy_policy": privacy_url} if privacy_url else {}
    text = json.dumps(about | data, indent=1, ensure_ascii=False).encode()
    if len(text) <= MAX_FILE_BYTES:
        return "mydata.json", text
    return "mydata.json.gz", gzip.compress(text)


async def forget(ctx: Context, detail: str, written: str) -> None:
    """Open the form that asks for the word, or forget the person who typed it into it."""
    if detail != CONFIRMED:
        await ctx.ask(_form(ctx.lang))
    elif _plain(written) != _plain(say("forget-word", ctx.lang)):
        raise HostError("forget-word", word=say("forget-word", ctx.lang))
    else:
        await _forget(ctx)


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()


def _form(lang: str) -> ui.Modal:
    where = ButtonId(FORGET, NO_TABLE, CONFIRMED)
    modal = ui.Modal(title=say("forget-title", lang)[:45], custom_id=str(where), timeout=None)
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=WORD, style=TextStyle.short, max_length=40, required=True
    )
    label = say("forget-label", lang, word=say("forget-word", lang))[:45]
    what = say("forget-help", lang)[:100]
    modal.add_item(ui.Label(text=label, description=what, component=field))
    modal.stop()  # it comes back by its custom_id, in whatever process
    return modal


async def _forget(ctx: Context) -> None:
    services = ctx.services
    await services.forgetting.forget(ctx.user_id, ctx.lang, await _dm_channel(ctx))
    services.names_forgotten()
    services.dm_eraser.wake()
    services.upkeep.wake()
    log.info("somebody was forgotten")
    await ctx.reply(compose(say("forgotten", ctx.lang)))


async def _dm_channel(ctx: Context) -> int | None:
    """Return the channel of this person's DMs, if Discord tells; else some of ours may stay."""
    if ctx.interaction.guild_id is None:
        return ctx.interaction.channel_id
    with suppress(discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
        async with asyncio.timeout(DM_SECONDS):
            return await ctx.services.api.dm(ctx.user_id)
    return None
