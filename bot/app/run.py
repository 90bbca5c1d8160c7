"""`seneschal run`: the bot on Discord with a token, else on the local table."""

import argparse
import asyncio
import contextlib
import logging
import signal
from typing import Any

import discord
from rich.console import Console

import engine
from bot.app.client import Seneschal
from bot.app.settings import Settings, read_settings
from bot.app.stores import store_at
from bot.app.warmup import warm_up
from bot.local import LocalTable, redirect_by_default

log = logging.getLogger("seneschal")
console = Console(highlight=False)


def run_bot(arguments: argparse.Namespace) -> int:
    settings = read_settings()
    discord.utils.setup_logging(level=logging.getLevelName(settings.log_level))
    if arguments.service:
        redirect_by_default(arguments.service)
        return asyncio.run(_serve(settings, arguments.token))
    if settings.token:
        return asyncio.run(_serve(settings, settings.token))
    return asyncio.run(_serve_locally(settings))


async def _serve(settings: Settings, token: str) -> int:
    async with _stopping() as stop:
        return await _until_stopped(settings, token, stop)


async def _serve_locally(settings: Settings) -> int:
    """Run without a token: a table of our own, and the same bot logged in to it."""
    folder = settings.folder / "local-table"
    local = LocalTable(port=settings.local_port, games=engine.GAMES, folder=folder)
    async with _stopping() as stop, local as table:
        console.print(f"\n  The local table is at [bold]{table.base}[/bold]")
        console.print("  Open it in a browser, choose who you are, and type /play in a channel.")
        console.print("  Ctrl-C ends it; the games are kept.\n")
        return await _until_stopped(settings, table.token, stop, guild_ready_timeout=0.05)


async def _until_stopped(
    settings: Settings, token: str, stop: asyncio.Event, **options: Any
) -> int:
    warm_up()
    store = store_at(settings.database)
    await store.open()
    await store.warm_up()
    bot = Seneschal(settings, store, **options)
    running = asyncio.create_task(bot.start(token))
    waiting = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
        await bot.close()
    (problem,) = await asyncio.gather(running, return_exceptions=True)
    return _ended(problem)


def _ended(problem: BaseException | None) -> int:
    """Return 0 after Ctrl-C; else print why the bot could not go on, and return 1."""
    if isinstance(problem, discord.LoginFailure):
        console.print("Discord does not know this token. Check DISCORD_TOKEN in .env.")
        return 1
    if isinstance(problem, Exception):
        log.error("the bot ended", exc_info=problem)
        return 1
    return 0


@contextlib.asynccontextmanager
async def _stopping() -> Any:
    """Provide an event that Ctrl-C or a service manager sets."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        # Not every platform lets the loop catch signals; there, Ctrl-C ends the process.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(each, stop.set)
    yield stop
