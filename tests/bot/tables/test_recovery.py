"""A damaged snapshot: the game is played on from an earlier one, or refused in a sentence."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest

import engine
from bot.store import Sitter, SqliteStore
from bot.store.rows import StoredLine
from bot.tables.forgetting import Forgetting
from bot.tables.hosted_table import HostedTable, unpack
from bot.tables.recovery import DamagedTable
from bot.tables.service import TableService
from tests.kit.stores import database_of

ANA, BEN = Sitter("Ana", 1), Sitter("Ben", 2)
GAMES = ("jerusalem", "architects", "crescent_moon")


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[TableService]:
    store = SqliteStore(tmp_path / "games.sqlite3")
    await store.open()
    yield TableService(store)
    await store.close()


async def running(tables: TableService, game: str = "jerusalem", channel: int = 5) -> HostedTable:
    hosted = await tables.open(game, (channel, 6), ANA, "en")
    await tables.join(hosted.row.id, BEN)
    for _ in range(engine.GAMES[game].seats[0] - 2):
        await tables.add_computer(hosted.row.id, "easy")
    return await tables.start(hosted.row.id, seed=f"a seed for {game}")


async def play_some(tables: TableService, table_id: int, count: int) -> HostedTable:
    """Random actions, some of them taken back."""
    rng = random.Random(count)
    hosted = await tables.get(table_id)
    for _ in range(count):
        if hosted.game.result:
            break
        seat = rng.choice(hosted.game.asked)
        user = hosted.row.seats[seat].user_id
        hosted = await tables.play(table_id, seat, rng.choice(hosted.game.legal(seat)), user)
        if user and rng.random() < 0.3 and hosted.game.can_undo(seat):
            hosted = await tables.undo(table_id, seat, user)
    return hosted


def damage(tables: TableService, table_id: int, newest: int, snapshot: bytes) -> None:
    """Overwrite the newest snapshots of a table, as a failing disk would."""
    with closing(sqlite3.connect(database_of(tables.store).path)) as db, db:
        db.execute(
            "UPDATE journal SET snapshot = ? WHERE table_id = ? AND number > (SELECT MAX(number)"
            " FROM journal WHERE table_id = ?) - ?",
            (snapshot, table_id, table_id, newest),
        )


def altered(snapshot: bytes) -> bytes:
    at = len(snapshot) // 2
    return snapshot[:at] + bytes([snapshot[at] ^ 255]) + snapshot[at + 1 :]


LONG = bytes.fromhex("28b52ffde0ffffffffffffff7f")  # a frame that says it is very long


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("newest", [1, 5, 39])
async def test_damaged_snapshots_are_played_over(
    game: str, newest: int, tables: TableService, caplog: pytest.LogCaptureFixture
) -> None:
    hosted = await running(tables, game)
    hosted = await play_some(tables, hosted.row.id, 40)
    entries = await tables.store.journal(hosted.row.id)
    assert newest < 39 or any(each.kind == "undo" for each in entries)
    damage(tables, hosted.row.id, min(newest, len(entries) - 1), b"")
    found = await TableService(tables.store).get(hosted.row.id)
    assert found.game.dump_json() == hosted.game.dump_json()
    assert found.game.log(None, 0) == hosted.game.log(None, 0)
    assert "goes on" in caplog.text


@pytest.mark.parametrize(
    "damaged", [altered, lambda whole: whole[:-3], lambda whole: LONG, lambda whole: b"noise" * 50]
)
async def test_whatever_the_damage_is_the_game_goes_on(
    damaged: Callable[[bytes], bytes], tables: TableService
) -> None:
    hosted = await running(tables)
    hosted = await play_some(tables, hosted.row.id, 12)
    latest = await tables.store.latest(hosted.row.id)
    assert latest is not None
    damage(tables, hosted.row.id, 1, damaged(latest.snapshot))
    again = TableService(tables.store)
    found = await play_some(again, hosted.row.id, 5)
    latest = await tables.store.latest(hosted.row.id)
    assert latest is not None
    assert unpack(latest.snapshot).dump() == found.game.dump()
    assert engine.Table.replay(found.game.record()).dump() == found.game.dump()


async def test_a_table_that_cannot_be_read_is_said_so_and_keeps_no_other_from_going_on(
    tables: TableService, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = await running(tables)
    await play_some(tables, lost.row.id, 8)
    other = await running(tables, channel=7)
    damage(tables, lost.row.id, 99, b"noise")
    again = TableService(tables.store)
    read, stored_lines = 0, tables.store.stored_lines

    async def counted(table_id: int) -> list[StoredLine]:
        nonlocal read
        read += 1
        return await stored_lines(table_id)

    monkeypatch.setattr(tables.store, "stored_lines", counted)
    answers = await asyncio.gather(
        *(again.get(lost.row.id) for _ in range(40)), return_exceptions=True
    )
    assert {type(each) for each in answers} == {DamagedTable}
    with pytest.raises(DamagedTable, match=r"number 1\) is damaged.+All other tables go on"):
        await again.in_channel(5)
    assert read == 1, "however many press, the journal is read once"
    assert caplog.text.count("cannot be played on") == 1
    assert (await again.of_person(1)).row.id == other.row.id
    await play_some(again, other.row.id, 5)


async def test_an_action_that_was_altered_is_not_played_instead(tables: TableService) -> None:
    """What is legal and yet has another outcome than what was told is another game."""
    hosted = await running(tables)
    while len(legal := hosted.game.legal(hosted.game.asked[0])) < 2:
        hosted = await play_some(tables, hosted.row.id, 1)
    seat = hosted.game.asked[0]
    await tables.play(hosted.row.id, seat, legal[0], hosted.row.seats[seat].user_id)
    with closing(sqlite3.connect(database_of(tables.store).path)) as db, db:
        newest = "number = (SELECT MAX(number) FROM journal)"
        db.execute(f"UPDATE journal SET snapshot = x'00', action = ? WHERE {newest}", (legal[1],))
    with pytest.raises(DamagedTable):
        await TableService(tables.store).get(hosted.row.id)


async def test_a_table_that_cannot_be_read_can_be_ended(tables: TableService) -> None:
    hosted = await running(tables)
    damage(tables, hosted.row.id, 99, b"")
    again = TableService(tables.store)
    with pytest.raises(DamagedTable) as problem:
        await again.get(hosted.row.id)
    await again.abandon_damaged(problem.value.row)
    assert not await tables.store.tables_with_outbox()
    assert not (await again.get(hosted.row.id)).has_begun
    assert (await again.open("jerusalem", (5, 6), ANA, "en")).row.id != hosted.row.id


async def test_whoever_sits_at_a_damaged_table_can_be_forgotten(tables: TableService) -> None:
    hosted = await running(tables)
    damage(tables, hosted.row.id, 99, b"")
    again = TableService(tables.store)
    await Forgetting(again).forget(1, "en")
    row = await tables.store.table(hosted.row.id)
    assert row is not None
    assert row.names == ["Player 1", "Ben"]
