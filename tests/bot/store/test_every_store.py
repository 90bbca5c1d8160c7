"""What every store has to do, whatever database it is on."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.store import ChannelTaken, Conflict, Entry, Post, Sitter, SqliteStore, Store
from bot.store.outbox import AskSeat, RefreshBoard, SayInChannel
from bot.store.postgres_store import PostgresStore
from tests.kit.stores import row, row_in, row_of

REFUSED = (sqlite3.IntegrityError, psycopg.IntegrityError)
DANCE: Any = "dance"  # not a kind that the schema knows
ENTRY = Entry("play", 0, 11, "bid 3", [{"is": "x"}], b"snapshot")


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store = (
        SqliteStore(tmp_path / "games.sqlite3")
        if request.param == "sqlite"
        else PostgresStore(request.getfixturevalue("postgres_address"))
    )
    await opened.open()
    yield opened
    await opened.close()


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    created = await store.create(row(), [SayInChannel("a", (1,))])
    stored = await store.table(created.id)
    assert stored == created
    assert await store.table_in(7) == stored
    assert [item.message for item in await store.outbox(created.id)] == [SayInChannel("a", (1,))]
    assert await store.table(99) is None


async def test_a_channel_has_one_open_table(store: Store) -> None:
    first = await store.create(row(), [])
    with pytest.raises(ChannelTaken):
        await store.create(row(), [])
    await store.save(first.changed(status="abandoned"))
    second = await store.create(row(), [])
    assert (await row_in(store, 7)).id == second.id


async def test_whoever_read_an_older_version_is_refused_and_nothing_is_written(
    store: Store,
) -> None:
    created = await store.create(row(status="running"), [])
    await store.save(created, [RefreshBoard()], [ENTRY])
    with pytest.raises(Conflict):
        await store.save(created, [RefreshBoard()], [ENTRY])
    assert len(await store.journal(created.id)) == 1
    assert len(await store.outbox(created.id)) == 1


async def test_two_at_once_cannot_both_win(store: Store) -> None:
    created = await store.create(row(status="running"), [])
    outcomes = await asyncio.gather(
        *(store.save(created, [], [ENTRY]) for _ in range(5)), return_exceptions=True
    )
    assert sum(isinstance(each, Conflict) for each in outcomes) == 4
    assert len(await store.journal(created.id)) == 1


async def test_a_failure_in_the_middle_leaves_no_trace(store: Store) -> None:
    created = await store.create(row(status="running"), [])
    broken = Entry(DANCE, 0, 11, "bid 3", [], b"x")
    with pytest.raises(REFUSED):
        await store.save(created, [RefreshBoard()], [broken])
    assert (await row_of(store, created.id)).version == 1
    assert await store.outbox(created.id) == []


async def test_the_journal_is_numbered_per_table(store: Store) -> None:
    tables = [await store.create(row(channel), []) for channel in (1, 2)]
    for _ in range(3):
        tables = [await store.save(each, [], [ENTRY]) for each in tables]
    for each in tables:
        assert [entry.number for entry in await store.journal(each.id)] == [1, 2, 3]
        latest = await store.latest(each.id)
        assert latest is not None
        assert latest.snapshot == b"snapshot"


async def test_the_last_events_are_found_up_to_an_entry_and_not_behind_an_undo(
    store: Store,
) -> None:
    created = await store.create(row(status="running"), [])
    undo = Entry("undo", 0, 11, None, [], b"x")
    happened: list[list[int] | Entry] = [[1], [2, 3], undo, [4, 5], [], [6, 7, 8], [9]]
    entries = [
        each
        if isinstance(each, Entry)
        else Entry("play", 0, 11, "bid 3", [{"n": n} for n in each], b"x")
        for each in happened
    ]
    await store.save(created, [], entries)

    async def last(upto: int, count: int) -> list[int]:
        return [event["n"] for event in await store.last_events(created.id, upto, count)]

    assert await last(7, 1) == [9]
    assert await last(6, 1) == [6, 7, 8]
    assert await last(7, 5) == [4, 5, 6, 7, 8, 9]
    assert await last(7, 20) == [4, 5, 6, 7, 8, 9]
    assert await last(2, 20) == [1, 2, 3]
    assert await last(7, 0) == []


async def test_entries_that_belong_together_are_stored_together(store: Store) -> None:
    created = await store.create(row(status="running"), [])
    broken = Entry(DANCE, 0, 11, "bid 3", [], b"x")
    with pytest.raises(REFUSED):
        await store.save(created, [], [ENTRY, broken])
    assert await store.journal(created.id) == []
    saved = await store.save(created, [], [ENTRY, ENTRY])
    assert saved == await store.table(created.id)
    assert [entry.number for entry in await store.journal(created.id)] == [1, 2]


async def test_an_action_that_ends_the_game_frees_the_channel(store: Store) -> None:
    created = await store.create(row(status="running"), [])
    await store.save(created.changed(status="over", events_told=9), [], [ENTRY])
    assert (await row_of(store, created.id)).status == "over"
    again = await store.create(row(), [])
    assert (await row_in(store, 7)).id == again.id


async def test_the_last_table_of_a_channel_is_found_when_none_is_open(store: Store) -> None:
    for _ in range(2):
        last = await store.create(row(), [])
        await store.save(last.changed(status="abandoned"))
    await store.create(row(8), [])
    assert (await row_in(store, 7)).id == last.id


async def test_errands_are_said_in_order_and_posts_remembered(store: Store) -> None:
    created = await store.create(row(), [AskSeat(n) for n in range(3)])
    first, second, third = await store.outbox(created.id)
    await store.mark_said(first, "table", Post(7, 100))
    await store.mark_dropped(second, "no longer wanted")
    await store.mark_failed(third, "502")
    (left,) = await store.outbox(created.id)
    assert (left.message, left.attempts) == (AskSeat(2), 1)
    assert await store.post(created.id, "table") == Post(7, 100)
    assert await store.tables_with_outbox() == [created.id]
    assert len({item.nonce for item in (first, second, third)}) == 3
    assert all(len(item.nonce) <= 25 for item in (first, second, third))


async def test_people_find_their_running_tables(store: Store) -> None:
    running = await store.create(row(1, status="running"), [])
    await store.create(row(2), [])
    assert [each.id for each in await store.tables_of(11)] == [running.id]
    assert await store.tables_of(99) == []


async def test_a_stand_in_remembers_whose_seat_it_keeps(store: Store) -> None:
    seats = (Sitter("Ana", 11), Sitter("Ben's stand-in", None, "normal", away=12))
    created = await store.create(row(seats=seats), [])
    assert (await row_of(store, created.id)).seats == seats
