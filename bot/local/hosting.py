"""Run a discord.py client against a local table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

import discord

from bot.local.redirect import redirect_discord

Client = TypeVar("Client", bound=discord.Client)


@asynccontextmanager
async def hosted(client: Client, base: str, token: str, seconds: float) -> AsyncIterator[Client]:
    """Yield the client when it is ready and close it at the end; errors of its start are raised."""
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
    # wait_until_ready may be called only after the start task has reached its first await.
    waiting = asyncio.create_task(client.wait_until_ready())
    try:
        await asyncio.wait({waiting, running}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        await waiting
    finally:
        waiting.cancel()
