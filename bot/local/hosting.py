"""Runs a discord.py client against a table, from its login to its end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

import discord

from bot.local.redirect import redirect_discord

Client = TypeVar("Client", bound=discord.Client)


@asynccontextmanager
async def hosted(client: Client, base: str, token: str, seconds: float) -> AsyncIterator[Client]:
    """The client, ready; what makes its start fail is raised here."""
    with redirect_discord(base):
        running = asyncio.create_task(client.start(token))
        ready = asyncio.create_task(_ready(client, running))
    try:
        await asyncio.wait_for(ready, seconds)
        yield client
    finally:
        ready.cancel()
        await client.close()
        await asyncio.gather(running, ready, return_exceptions=True)


async def _ready(client: discord.Client, running: "asyncio.Task[None]") -> None:
    # The start task has run up to its first await, after which the client can be waited for.
    waiting = asyncio.create_task(client.wait_until_ready())
    try:
        await asyncio.wait({waiting, running}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        await waiting
    finally:
        waiting.cancel()
