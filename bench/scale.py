"""Durable moves by one process and two, on SQLite and PostgreSQL, among few tables and many."""

import asyncio
import random
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.host import p99
from bot.store import Sitter, SqliteStore
from bot.store.postgres_store import PostgresStore
from bot.store.sql import Connection
from bot.store.sql_store import SqlStore
from bot.tables.service import TableService
from tests.kit.postgres import PostgresServer, programs

ROUNDS = 7
MOVES = 240  # of each round
PLAYERS_AT_ONCE = 8
TABLES = 40
SHARED_TABLES = 200
KEPT_TABLES, ACTIVE_TABLES = 50_000, 500
GAME = "jerusalem"


def figures() -> dict[str, float]:
    if programs() is None:
        sys.stderr.write("scale: PostgreSQL is not installed (Debian: apt install postgresql)\n")
        return {}
    server = PostgresServer.temporary()
    try:
        server.make()
        server.start()
        with tempfile.TemporaryDirectory() as folder:
            return {
                "scale.postgres_vs_sqlite": asyncio.run(_two_stores(Path(folder), server)),
                "scale.two_vs_one": _two_processes(server),
                "scale.p99_50k_vs_100": asyncio.run(_many_tables(server)),
            }
    finally:
        server.stop()


@asynccontextmanager
async def _playing(store: SqlStore, tables: int) -> AsyncIterator[TableService]:
    await store.open()
    service = TableService(store, tables_per_person=10**9)
    for channel in range(1, tables + 1):
        hosted = await service.open(GAME, (channel, 1), Sitter("Ana", 1), "en")
        await service.join(hosted.row.id, Sitter("Ben", 2))
        await service.start(hosted.row.id, seed=str(channel))
    yield service
    await store.close()


async def _moves(service: TableService, tables: list[int], moves: int, seed: int) -> list[float]:
    """Play this many moves at these tables, several at once; return how long each took."""
    rng, seconds = random.Random(seed), list[float]()

    async def player(own: list[int], count: int) -> None:
        for _ in range(count):
            hosted = await service.get(rng.choice(own))
            if hosted.game.result:
                continue
            seat = hosted.game.asked[0]
            action = rng.choice(hosted.game.legal(seat))
            began = perf_counter()
            await service.play(hosted.row.id, seat, action, hosted.row.seats[seat].user_id)
            seconds.append(perf_counter() - began)

    share = max(1, len(tables) // PLAYERS_AT_ONCE)
    parts = [tables[at : at + share] for at in range(0, len(tables), share)][:PLAYERS_AT_ONCE]
    await asyncio.gather(*(player(part, moves // len(parts)) for part in parts))
    return seconds


async def _two_stores(folder: Path, server: PostgresServer) -> float:
    """Return the moves a second on PostgreSQL, those on SQLite being 1; in turns, by the median."""
    tables = list(range(1, TABLES + 1))
    rates: tuple[list[float], list[float]] = ([], [])
    async with (
        _playing(PostgresStore(server.new_database()), TABLES) as there,
        _playing(SqliteStore(folder / "scale.sqlite3"), TABLES) as here,
    ):
        for number in range(ROUNDS):
            for service, found in zip((there, here), rates, strict=True):
                began = perf_counter()
                done = await _moves(service, tables, MOVES, number)
                found.append(len(done) / (perf_counter() - began))
    return median(rates[0]) / median(rates[1])


def _two_processes(server: PostgresServer) -> float:
    """Return the moves a second of two processes, those of one being 1: the same 200 tables."""
    address = server.new_database()

    async def filled() -> None:
        async with _playing(PostgresStore(address), SHARED_TABLES):
            pass

    asyncio.run(filled())
    half = SHARED_TABLES // 2
    one, two = [], []
    for number in range(ROUNDS):
        one.append(_rate(address, [(1, SHARED_TABLES)], number))
        two.append(_rate(address, [(1, half), (half + 1, SHARED_TABLES)], number))
    return median(two) / median(one)


def _rate(address: str, parts: list[tuple[int, int]], seed: int) -> float:
    """Return the moves a second of processes that begin together, each on its own tables."""
    processes = [
        subprocess.Popen(
            [sys.executable, "-m", "bench.scale", address, str(first), str(last), str(seed)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for first, last in parts
    ]
    for each in processes:
        assert each.stdout is not None
        each.stdout.readline()  # it is ready
    for each in processes:
        assert each.stdin is not None
        each.stdin.write("go\n")
        each.stdin.flush()
    total = 0.0
    for each in processes:
        said, _ = each.communicate(timeout=120)
        total += float(said)
    return total


async def _work(address: str, first: int, last: int, seed: int) -> None:
    store = PostgresStore(address)
    await store.open()
    service = TableService(store)
    tables = list(range(first, last + 1))
    for table_id in tables:
        await service.get(table_id)
    print("ready", flush=True)
    sys.stdin.readline()
    began = perf_counter()
    done = await _moves(service, tables, MOVES * 2, seed)
    print(len(done) / (perf_counter() - began), flush=True)
    await store.close()


async def _many_tables(server: PostgresServer) -> float:
    """Return the p99 of a move at one of 500 tables among 50,000, one of 100 tables being 1."""
    async with (
        _playing(PostgresStore(server.new_database()), 100) as few,
        _playing(PostgresStore(server.new_database()), ACTIVE_TABLES) as many,
    ):
        store = many.store
        assert isinstance(store, PostgresStore)
        await store.database.write(_fill)
        small: list[float] = []
        large: list[float] = []
        for number in range(ROUNDS):
            small += await _moves(few, list(range(1, 101)), MOVES, number)
            large += await _moves(many, list(range(1, ACTIVE_TABLES + 1)), MOVES, number)
    return p99(large) / p99(small)


def _fill(db: Connection) -> None:
    """Keep many more tables, each a copy of the first one with its journal."""
    columns = (
        "guild_id, game_id, host_id, lang, options, seats, version, events_told, events_on_board,"
        " computer_due, opened_at, hours, log, waits, last_interaction_ids"
    )
    ids = f"generate_series({ACTIVE_TABLES + 1}, {KEPT_TABLES}) AS n"
    db.execute(
        f"INSERT INTO tables (id, channel_id, status, {columns})"
        f" SELECT n, n, 'running', {columns} FROM tables, {ids} WHERE id = 1"
    )
    db.execute(
        "INSERT INTO journal (table_id, number, at, kind, seat, user_id, action, events, snapshot)"
        " SELECT n, number, at, kind, seat, user_id, action, events, snapshot"
        f" FROM journal, {ids} WHERE table_id = 1"
    )


if __name__ == "__main__":
    place, first_id, last_id, dealt = sys.argv[1:]
    asyncio.run(_work(place, int(first_id), int(last_id), int(dealt)))
