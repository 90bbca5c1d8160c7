"""Measure a move at the host against an echo and a commit, and among ten thousand tables."""

import asyncio
import json
import random
import resource
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Awaitable
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from discord import Interaction

import engine
from bot.app.client import Seneschal
from bot.app.settings import Settings
from bot.app.warmup import warm_up
from bot.local import LocalTable, Person
from bot.store import Sitter, SqliteStore
from bot.store.sql import Connection
from bot.tables.hosted_table import pack
from bot.tables.service import TableService

CHANNEL = "general"
ROUNDS = 3000  # of which a p99 leaves out thirty: of fewer, chance decides
COMMITS = 400
MANY_TABLES, FEW_TABLES = 10_000, 100
GAME = "jerusalem"  # that the tables play


def figures() -> dict[str, float]:
    warm_up()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_figures(Path(folder)))


async def _figures(folder: Path) -> dict[str, float]:
    found = await move_vs_echo(folder / "echo")
    found |= await move_vs_commit(folder / "commit")
    return found | await many_tables(folder)


def settings_in(folder: Path) -> Settings:
    folder.mkdir(parents=True, exist_ok=True)
    return Settings(
        _env_file=None,
        database=folder / "games.sqlite3",
        pictures=False,
        welcome=False,
        emojis=False,
        computer_seconds=0,
        undo_seconds=0,
        commands_at_once=100_000,  # no person is as quick as these
        commands_per_minute=100_000,
    )


async def timed(work: Awaitable[Any]) -> float:
    start = perf_counter()
    await work
    return perf_counter() - start


def p99(values: list[float]) -> float:
    return quantiles(values, n=100)[98]


# -- a /move against a bare echo ---------------------------------------------------------------


async def move_vs_echo(folder: Path) -> dict[str, float]:
    settings = settings_in(folder)
    store = SqliteStore(settings.database_file)
    await store.open()
    await store.warm_up()
    bot = Seneschal(settings, store, guild_ready_timeout=0.05)

    @bot.tree.command(name="echo", description="says it back")
    async def echo(interaction: Interaction[Any], text: str) -> None:
        await interaction.response.send_message(text, ephemeral=True)

    async with LocalTable(rate_limits=False) as table, table.hosting(bot):
        await table.commands_known()
        people = table.people[:2]
        await seat(people)
        moves, echoes = await _in_turns(bot, table, people)
    return {
        "host.move_vs_echo_p50": median(moves) / median(echoes),
        "host.move_vs_echo_p99": p99(moves) / p99(echoes),
    }


async def seat(people: list[Person]) -> None:
    await people[0].slash(CHANNEL, "play", game=GAME)
    lobby = await people[0].wait_for("a table is open", CHANNEL)
    for person in people[1:]:
        await person.press(lobby, "Join")
    await people[0].press(lobby, "Start")


async def _in_turns(
    bot: Seneschal, table: LocalTable, people: list[Person]
) -> tuple[list[float], list[float]]:
    rng = random.Random(1)
    moves, echoes = [], []
    for _ in range(ROUNDS):
        person, action = await next_move(bot, table, people, rng)
        moves.append(await timed(person.slash(CHANNEL, "move", action=action)))
        # What follows a move (the channel's news) is not part of answering either.
        await bot.services.deliverer.settled()
        echoes.append(await timed(person.slash(CHANNEL, "echo", text=action)))
    return moves, echoes


async def next_move(
    bot: Seneschal, table: LocalTable, people: list[Person], rng: random.Random
) -> tuple[Person, str]:
    """Return a person who is asked and an action; start another game when one is over."""
    while True:
        hosted = await bot.services.tables.in_channel(int(table.channel(CHANNEL).id))
        if hosted.game.asked:
            turn = hosted.game.asked[0]
            return people[turn], rng.choice(hosted.game.legal(turn))
        await bot.services.deliverer.settled()
        await seat(people)
        await bot.services.deliverer.settled()


# -- a move against one bare durable commit ------------------------------------------------------


async def move_vs_commit(folder: Path) -> dict[str, float]:
    """Compare with the same bytes, written by one statement in one like transaction."""
    settings = settings_in(folder)
    store = SqliteStore(settings.database_file)
    await store.open()
    await store.warm_up()
    tables = TableService(store)
    bare = sqlite3.connect(folder / "bare.sqlite3", isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL"):
        bare.execute(f"PRAGMA {pragma}")
    bare.execute("CREATE TABLE journal (number INTEGER PRIMARY KEY, events TEXT, snapshot BLOB)")
    rng = random.Random(2)
    ratios = []
    hosted = await opened(tables, 1)
    for number in range(COMMITS):
        if hosted.game.result:
            hosted = await opened(tables, number + 2)
        turn = rng.choice(hosted.game.asked)
        action = rng.choice(hosted.game.legal(turn))
        ours = await timed(tables.play(hosted.row.id, turn, action, 1))
        hosted = await tables.get(hosted.row.id)
        ratios.append(ours / bare_commit(bare, hosted.game))
    bare.close()
    await store.close()
    return {"host.move_vs_commit": median(ratios)}


def bare_commit(db: sqlite3.Connection, game: engine.Table) -> float:
    snapshot, events = pack(game), json.dumps(game.saved_events(max(0, game.event_count - 2)))
    start = perf_counter()
    db.execute("INSERT INTO journal (events, snapshot) VALUES (?, ?)", (events, snapshot))
    return perf_counter() - start


async def opened(tables: TableService, channel: int) -> Any:
    hosted = await tables.open(GAME, (channel, 1), Sitter("Ana", 1), "en")
    await tables.join(hosted.row.id, Sitter("Ben", 2))
    return await tables.start(hosted.row.id)


# -- ten thousand tables -------------------------------------------------------------------------


async def many_tables(folder: Path) -> dict[str, float]:
    """Make moves at random tables, in turns among few and among many."""
    hosts = {
        count: await _with_tables(folder / str(count), count) for count in (FEW_TABLES, MANY_TABLES)
    }
    rng = random.Random(3)
    times: dict[int, list[float]] = {FEW_TABLES: [], MANY_TABLES: []}
    for _ in range(2 * ROUNDS):
        for count, tables in hosts.items():
            table_id = rng.randrange(1, count + 1)
            times[count].append(await timed(_one_move(tables, table_id, rng)))
    for tables in hosts.values():
        await tables.store.close()
    seconds, memory = _restart(folder / str(MANY_TABLES))
    return {
        "host.p99_10k_vs_100": p99(times[MANY_TABLES]) / p99(times[FEW_TABLES]),
        "host.restart_10k_s": seconds,
        "host.restart_10k_mib": memory,
    }


async def _with_tables(folder: Path, count: int) -> TableService:
    store = SqliteStore(settings_in(folder).database_file)
    await store.open()
    await store.warm_up()
    tables = TableService(store)
    hosted = await opened(tables, 1)
    await multiply(store, hosted.row.id, count)
    return tables


async def _one_move(tables: TableService, table_id: int, rng: random.Random) -> None:
    hosted = await tables.get(table_id)
    if hosted.game.result:
        return
    turn = rng.choice(hosted.game.asked)
    await tables.play(table_id, turn, rng.choice(hosted.game.legal(turn)), 1)


async def multiply(store: SqliteStore, table_id: int, count: int) -> None:
    """Copy a running table into channels of their own, by plain SQL: it is quicker."""
    numbers = f"WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < {count})"

    def work(db: Connection) -> None:
        db.execute(
            "INSERT INTO tables (id, channel_id, guild_id, game_id, status, host_id, lang, options,"
            " seats, version, events_told, events_on_board, computer_due, opened_at)"
            f" {numbers} SELECT i, i, guild_id, game_id, status, host_id, lang, options, seats,"
            " version, events_told, events_on_board, computer_due, opened_at"
            f" FROM n, tables WHERE id = {table_id}"
        )
        db.execute(
            f"INSERT INTO journal {numbers} SELECT i, number, at, kind, seat, user_id, action,"
            f" events, snapshot FROM n, journal WHERE table_id = {table_id}"
        )
        db.execute("DELETE FROM outbox")

    await store.database.write(work)
    # As after any pause: what was written here at once has been moved into the file.
    await store.database.all("PRAGMA wal_checkpoint(RESTART)")


def _restart(folder: Path) -> tuple[float, float]:
    """Start a process; return the seconds until it is ready, and the most memory it took."""
    ran = subprocess.run(
        [sys.executable, "-m", "bench.host", str(folder)],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    values = json.loads(ran.stdout.splitlines()[-1])
    return values["seconds"], values["mib"]


async def _ready(folder: Path) -> None:
    start = perf_counter()
    warm_up()
    settings = settings_in(folder)
    store = SqliteStore(settings.database_file)
    await store.open()
    await store.warm_up()
    bot = Seneschal(settings, store, guild_ready_timeout=0.05)
    async with LocalTable(rate_limits=False) as table, table.hosting(bot):
        seconds = perf_counter() - start
        mib = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(json.dumps({"seconds": seconds, "mib": mib}))


if __name__ == "__main__":
    asyncio.run(_ready(Path(sys.argv[1])))
