"""PostgreSQL: a server that dies, answers that are lost, and processes that share its tables."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from typing import Any

import psycopg
import pytest

from bot.store import Conflict, Entry, StoreError, StoreUnavailable
from bot.store import postgres_database as database_module
from bot.store import postgres_store as store_module
from bot.store.outbox import RefreshBoard
from bot.store.postgres_store import PostgresStore
from bot.store.sql import Connection
from tests.kit.postgres import PostgresServer, programs
from tests.kit.stores import row, row_of

ENTRY = Entry("play", 0, 11, "bid 3", [{"is": "x"}], b"snapshot")


@pytest.fixture
async def stores(postgres_address: str) -> AsyncIterator[list[PostgresStore]]:
    """Two processes, as far as the server can tell."""
    opened = [PostgresStore(postgres_address) for _ in range(2)]
    for each in opened:
        await each.open()
    yield opened
    for each in opened:
        await each.close()


@pytest.fixture
def server(postgres_server: PostgresServer) -> Iterator[PostgresServer]:
    """One of our own, which may be killed."""
    assert programs()
    own = PostgresServer.temporary()
    try:
        own.make()
        own.start()
        yield own
    finally:
        own.stop()


# -- what cannot be used -------------------------------------------------------------------------


async def test_a_server_that_is_not_there_is_said_so_without_its_password() -> None:
    store = PostgresStore("postgresql://ana:hunter2@127.0.0.1:9/games")
    with pytest.raises(StoreError, match=r"games on 127\.0\.0\.1") as refused:
        await store.open()
    assert "hunter2" not in str(refused.value)


async def test_a_newer_schema_is_not_touched(postgres_address: str) -> None:
    store = PostgresStore(postgres_address)
    await store.open()
    await store.database.write(lambda db: db.execute("UPDATE schema_version SET version = 99"))
    await store.close()
    with pytest.raises(StoreError, match="newer Seneschal"):
        await PostgresStore(postgres_address).open()


async def test_two_processes_that_start_at_once_make_the_schema_once(
    postgres_address: str,
) -> None:
    stores = [PostgresStore(postgres_address) for _ in range(4)]
    await asyncio.gather(*(each.open() for each in stores))
    await asyncio.gather(*(each.close() for each in stores))


# -- a server that dies --------------------------------------------------------------------------


async def test_a_server_that_restarts_costs_a_moment_and_no_move(server: PostgresServer) -> None:
    store = PostgresStore(server.new_database())
    await store.open()
    created = await store.create(row(status="running"), [])
    saved = await store.save(created, [RefreshBoard()], [ENTRY])
    server.kill()
    loop = asyncio.get_running_loop()
    restarted = loop.run_in_executor(None, server.start)
    saved = await until_it_answers(lambda: store.save(saved, [RefreshBoard()], [ENTRY]))
    await restarted
    assert [each.number for each in await store.journal(created.id)] == [1, 2]
    assert await row_of(store, created.id) == saved
    await store.close()


async def until_it_answers(call: Callable[[], Any]) -> Any:
    for _ in range(20):
        with suppress(StoreUnavailable):
            return await call()
    raise AssertionError("it never answers")


async def test_a_server_that_stays_away_is_said_so(
    server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "RETRY_SECONDS", 0.2)
    store = PostgresStore(server.new_database())
    await store.open()
    created = await store.create(row(status="running"), [])
    server.kill()
    with pytest.raises(StoreUnavailable, match="PostgreSQL"):
        await store.save(created, [], [ENTRY])
    with pytest.raises(StoreUnavailable):
        await store.table(created.id)
    server.start()
    saved = await until_it_answers(lambda: store.save(created, [], [ENTRY]))
    assert saved.version == created.version + 1
    await store.close()


@pytest.mark.parametrize("is_done", [True, False])
async def test_an_answer_lost_in_the_commit_is_looked_up(
    stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch, is_done: bool
) -> None:
    """The connection breaks at COMMIT, once it was done and once before: one entry each time."""
    store = stores[0]
    created = await store.create(row(status="running"), [])
    lost: list[object] = []

    def losing(connection: "psycopg.Connection[tuple[Any, ...]]") -> None:
        if lost:
            connection.execute("COMMIT")
            return
        lost.append(connection)
        if is_done:
            connection.execute("COMMIT")
        connection.close()
        raise psycopg.OperationalError("the connection is gone")

    monkeypatch.setattr(store.database, "_commit", losing)
    saved = await store.save(created, [RefreshBoard()], [ENTRY])
    assert lost
    assert [each.number for each in await store.journal(created.id)] == [1]
    assert await row_of(store, created.id) == saved
    assert len(await store.outbox(created.id)) == 1


async def test_many_moves_at_once_through_two_processes(stores: list[PostgresStore]) -> None:
    """Each version is written once, whoever is first; nobody's entry is lost or doubled."""
    created = await stores[0].create(row(status="running"), [])

    async def play(store: PostgresStore, moves: int) -> int:
        done = 0
        while done < moves:
            now = await row_of(store, created.id)
            try:
                await store.save(now, [RefreshBoard()], [ENTRY])
                done += 1
            except Conflict:
                await asyncio.sleep(0)
        return done

    assert await asyncio.gather(*(play(store, 15) for store in stores)) == [15, 15]
    assert [each.number for each in await stores[0].journal(created.id)] == [*range(1, 31)]
    assert (await row_of(stores[1], created.id)).version == created.version + 30
    ids = [item.id for item in await stores[0].outbox(created.id)]
    assert ids == sorted(ids)
    assert len(ids) == 30


# -- who is at what ------------------------------------------------------------------------------


async def test_one_process_at_a_time_is_at_a_table(stores: list[PostgresStore]) -> None:
    first, second = stores
    created = await first.create(row(status="running", computer_due=True), [RefreshBoard()])
    assert await second.unclaimed("outbox") == await second.unclaimed("computer") == [created.id]
    assert await first.claim(created.id, "outbox") == "held"
    assert await second.claim(created.id, "outbox") == "refused"
    assert await second.claim(created.id, "computer") == "held"
    assert await second.unclaimed("outbox") == await second.unclaimed("computer") == []
    await second.release(created.id, "outbox")  # which is not its own
    assert await second.claim(created.id, "outbox") == "refused"
    await first.release(created.id, "outbox")
    assert await second.claim(created.id, "outbox") == "held"


async def test_what_a_process_that_ends_was_at_is_free_at_once(postgres_address: str) -> None:
    first, second = PostgresStore(postgres_address), PostgresStore(postgres_address)
    await first.open()
    await second.open()
    created = await first.create(row(status="running"), [RefreshBoard()])
    await first.claim(created.id, "outbox")
    await first.close()
    assert await second.unclaimed("outbox") == [created.id]
    assert await second.claim(created.id, "outbox") == "held"
    await second.close()


async def test_a_process_that_stands_still_loses_what_it_held_and_knows_it(
    stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "LEASE_SECONDS", 0.6)
    monkeypatch.setattr(store_module, "CAUTION_SECONDS", 0.2)
    monkeypatch.setattr(store_module, "BEAT_SECONDS", 0.1)
    first, second = stores
    created = await first.create(row(status="running"), [RefreshBoard()])
    await first._beat()
    await second._beat()
    assert await first.claim(created.id, "outbox") == "held"
    assert first._beating is not None
    first._beating.cancel()  # as a stopped process beats no more
    while await second.claim(created.id, "outbox") == "refused":
        await asyncio.sleep(0.02)
        await second._beat()
    assert not first.keeps_claim(created.id, "outbox"), "before anybody else has it"
    assert second.keeps_claim(created.id, "outbox")
    await first._beat()  # it wakes
    assert not first.keeps_claim(created.id, "outbox")
    assert await first.claim(created.id, "outbox") == "refused"
    await first.release(created.id, "outbox")
    assert await first.claim(created.id, "outbox") == "refused", "it is the other's"


async def test_a_takeover_from_the_dead_is_told_as_such(
    stores: list[PostgresStore],
) -> None:
    first, second = stores
    created = await first.create(row(status="running"), [RefreshBoard()])
    await first.claim(created.id, "outbox")
    gone = "UPDATE processes SET alive_until = now() - interval '1 second' WHERE id = ?"

    def die(db: Connection) -> None:
        db.execute(gone, (first.process,))

    await second.database.write(die)
    assert await second.claim(created.id, "outbox") == "inherited"


# -- killed at any moment ------------------------------------------------------------------------

WRITER = """
import asyncio, sys
from bot.store import Conflict, Entry
from bot.store.postgres_store import PostgresStore
from bot.store.outbox import RefreshBoard

async def main(address, table_id):
    store = PostgresStore(address)
    await store.open()
    number = 0
    while True:
        row = await store.table(table_id)
        entry = Entry("play", 0, 11, f"bid {number}", [], b"x" * 3000)
        try:
            saved = await store.save(row, [RefreshBoard()], [entry])
        except Conflict:
            continue
        number += 1
        print(saved.version, flush=True)

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""
KILLS = 6


async def test_a_killed_process_loses_nothing_that_it_has_answered(
    stores: list[PostgresStore], postgres_address: str
) -> None:
    store = stores[0]
    created = await store.create(row(status="running"), [])
    answered: list[int] = []
    for kill in range(KILLS):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", WRITER, postgres_address, str(created.id),
            stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert process.stdout is not None
        answered += [int(await process.stdout.readline()) for _ in range(5 + 7 * kill)]
        process.kill()
        rest = (await process.stdout.read()).split(b"\n")
        answered += [int(line) for line in rest[:-1]]
        await process.wait()
    entries = await store.journal(created.id)
    stored = await row_of(store, created.id)
    assert [each.number for each in entries] == [*range(1, len(entries) + 1)]
    assert stored.version == created.version + len(entries)
    assert len(await store.outbox(created.id, 10_000)) == len(entries)
    assert len(answered) <= len(entries) <= len(answered) + KILLS
    assert len(set(answered)) == len(answered), "no version was answered twice"
