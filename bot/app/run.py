"""`seneschal run`: the bot on Discord with a token, else on the local table."""

import argparse
import asyncio
import logging
from pathlib import Path
from typing import Any

import discord
from rich.console import Console

import engine
from bot.app.client import Seneschal
from bot.app.logs import set_up_log
from bot.app.settings import CommandLineError, Settings, read_settings
from bot.app.shards import Shards, read_shards
from bot.app.stopping import StopSignal
from bot.app.stores import store_at
from bot.app.warmup import warm_up
from bot.local import LocalTable, redirect_by_default
from bot.store import Store

log = logging.getLogger("seneschal")
HOME_CHANNEL = "general"  # of the local table
console = Console(highlight=False)


def run_bot(arguments: argparse.Namespace) -> int:
    settings = read_settings()
    shards = _shards(settings, arguments.shards or settings.shards)
    set_up_log(settings.log_level, settings.log_format)
    if arguments.service:
        redirect_by_default(arguments.service)
        return asyncio.run(_serve(settings, arguments.token, shards))
    if settings.token:
        return asyncio.run(_serve(settings, settings.token, shards))
    return asyncio.run(_serve_locally(settings))


def _shards(settings: Settings, text: str) -> Shards | None:
    shards = read_shards(text)
    is_part = shards is not None and (shards.first > 0 or shards.last < shards.count - 1)
    if is_part and isinstance(settings.database, Path):
        raise CommandLineError(
            "a part of the shards needs a store that the processes share: set"
            " SENESCHAL_DATABASE to a PostgreSQL."
        )
    return shards


async def _serve(settings: Settings, token: str, shards: Shards | None) -> int:
    with StopSignal() as signals:
        return await _until_stopped(settings, token, signals.stopped, shards)


async def _serve_locally(settings: Settings) -> int:
    """Run without a token: a table of our own, and the same bot logged in to it."""
    folder = settings.folder / "local-table"
    local = LocalTable(
        port=settings.local_port, games=engine.GAMES, folder=folder, home=HOME_CHANNEL
    )
    with StopSignal() as signals:
        stop = signals.stopped
        async with local as table:
            _greet(table)
            return await _until_stopped(settings, table.token, stop, None, guild_ready_timeout=0.05)


def _greet(table: LocalTable) -> None:
    console.print(f"\n  The local table is at [bold]{table.base}[/bold]")
    console.print("  Open it in a browser and press [bold]Play against the computer[/bold].")
    console.print("  Ctrl-C ends it; the games are kept.\n")


async def _until_stopped(
    settings: Settings,
    token: str,
    stop: asyncio.Event,
    shards: Shards | None,
    **options: Any,
) -> int:
    warm_up()
    waiting = asyncio.create_task(stop.wait())
    opening = asyncio.create_task(_opened(settings))
    await asyncio.wait({opening, waiting}, return_when=asyncio.FIRST_COMPLETED)
    if not opening.done():  # the file is locked, and nothing has begun that could be lost
        opening.cancel()
        return 0
    bot = Seneschal(settings, await opening, shards, **options)
    running = asyncio.create_task(bot.start(token))
    try:
        await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
        await bot.close()
        if stop.is_set():
            running.cancel()  # it may wait for an answer that never comes
    (problem,) = await asyncio.gather(running, return_exceptions=True)
    return _ended(problem)


async def _opened(settings: Settings) -> Store:
    store = store_at(settings.database)
    await store.open()
    await store.warm_up()
    return store


def _ended(problem: BaseException | None) -> int:
    """Return 0 after Ctrl-C; else print why the bot could not go on, and return 1."""
    if isinstance(problem, discord.LoginFailure):
        console.print("Discord does not know this token. Check DISCORD_TOKEN in .env.")
        return 1
    if isinstance(problem, Exception):  # no CancelledError
        log.error("the bot ended", exc_info=problem)
        return 1
    return 0
