"""Measure answers to people while computer players think about ten turns, against none."""

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import engine
from bench.host import CHANNEL, GAME, next_move, p99, seat, settings_in, timed
from bot.app.client import Seneschal
from bot.local import LocalTable, Person
from bot.store import SqliteStore
from bot.tables.hosted_table import HostedTable

THOUGHTS = 10  # computer turns at once
BLOCKS, MOVES = 12, 50  # moves in turns with and without thoughts, so that the machine hits both


def figures() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_figures(Path(folder)))


async def _figures(folder: Path) -> dict[str, float]:
    settings = settings_in(folder)
    store = SqliteStore(settings.database_file)
    await store.open()
    await store.warm_up()
    bot = Seneschal(settings, store, guild_ready_timeout=0.05)
    times: dict[bool, list[float]] = {True: [], False: []}
    async with LocalTable(rate_limits=False) as table, table.hosting(bot):
        await table.commands_known()
        people = table.people[:2]
        await seat(people)
        hosted = await bot.services.tables.in_channel(int(table.channel(CHANNEL).id))
        games = [engine.Table.new(GAME, seats=4, seed=str(each)) for each in range(THOUGHTS)]
        tables = [HostedTable(hosted.row, game) for game in games]
        for block in range(BLOCKS):
            busy = bool(block % 2)
            async with thinking(bot, tables if busy else []):
                times[busy] += await moves(bot, table, people)
    return {"host.p99_thinking_vs_idle": p99(times[True]) / p99(times[False])}


@asynccontextmanager
async def thinking(bot: Seneschal, tables: list[HostedTable]) -> AsyncIterator[None]:
    """Let a hard player think at each of these tables all the while."""
    thoughts = [asyncio.create_task(think_on(bot, hosted)) for hosted in tables]
    await asyncio.sleep(3.0 if thoughts else 0.0)  # their processes are up by then
    try:
        yield
    finally:
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        bot.services.thinker.close()


async def think_on(bot: Seneschal, hosted: HostedTable) -> None:
    while True:
        await bot.services.thinker.thought(hosted, hosted.game.asked[0], "hard")


async def moves(bot: Seneschal, table: LocalTable, people: list[Person]) -> list[float]:
    rng = random.Random(1)
    taken: list[float] = []
    while len(taken) < MOVES:
        person, action = await next_move(bot, table, people, rng)
        taken.append(await timed(person.slash(CHANNEL, "move", action=action)))
        await bot.services.deliverer.settled()
    return taken
