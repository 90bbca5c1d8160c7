"""A database is carried over whole, into either kind, and games go on in it."""

import asyncio
import random
import sqlite3
from argparse import Namespace
from contextlib import closing
from pathlib import Path

import pytest

from bot.app.cli import move_store
from bot.app.settings import CommandLineError
from bot.store import ClosedDms, Sitter, SqliteStore, UserSettings
from bot.store.moving import KEYS, NOT_MOVED
from bot.store.postgres_store import PostgresStore
from bot.store.sql_store import SqlStore
from bot.tables.service import TableService
from tests.kit.stores import row_of

ANA, BEN = Sitter("Ana", 1), Sitter("Ben", 2)


async def filled(store: SqlStore) -> None:
    """Two games under way, one that is over with what was chosen, and a lobby."""
    await store.open()
    tables = TableService(store)
    rng = random.Random(4)
    for channel, game in enumerate(("jerusalem", "architects"), 5):
        hosted = await tables.open(game, (channel, 6), ANA, "en")
        await tables.join(hosted.row.id, BEN)
        await tables.start(hosted.row.id, seed=f"a seed {game}")
        for _ in range(40):
            hosted = await tables.get(hosted.row.id)
            seat = rng.choice(hosted.game.asked)
            action = rng.choice(hosted.game.legal(seat))
            await tables.play(hosted.row.id, seat, action, hosted.row.seats[seat].user_id)
    await tables.open("jerusalem", (9, 6), BEN, "cs")
    await store.save_user_settings(1, UserSettings("cs", "dark"))
    await store.save_explained_terms(1, "jerusalem", ["tax"], "1")
    await store.save_closed_dms(2, ClosedDms(3, 1))
    await store.save_notice(1, "gone", "5")
    await store.guild_joined(6)
    await store.mark_guild_departed(6, 99)
    await store.save_guild_language(6, "hu")
    await store.close()


def move(source: str, target: str) -> int:
    return move_store.run(Namespace(source=source, target=target))


def contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as db:
        return {
            name: db.execute(f"SELECT * FROM {name} ORDER BY {key}").fetchall()
            for name, key in KEYS.items()
        }


async def test_a_database_goes_to_postgres_and_back_and_is_what_it_was(
    tmp_path: Path, postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:

    monkeypatch.setattr("bot.store.moving.BATCH", 7)  # so that there are many pages
    first, last = tmp_path / "first.sqlite3", tmp_path / "last.sqlite3"
    await filled(SqliteStore(first))
    before = first.read_bytes()
    assert await asyncio.to_thread(move, str(first), postgres_address) == 0
    assert first.read_bytes() == before
    assert await asyncio.to_thread(move, postgres_address, str(last)) == 0
    assert contents(first) == contents(last)
    assert all(rows for name, rows in contents(first).items() if name not in SOMETIMES_EMPTY)
    store = PostgresStore(postgres_address)
    await store.open()
    tables = TableService(store)
    hosted = await tables.get(1)
    seat = hosted.game.asked[0]
    user = hosted.row.seats[seat].user_id
    await tables.play(1, seat, hosted.game.legal(seat)[0], user)
    assert (await row_of(store, 1)).version == hosted.row.version + 1
    opened = await tables.open("jerusalem", (77, 6), ANA, "en")
    assert opened.row.id == 4, "new ids go on where the old ones ended"
    await store.close()


SOMETIMES_EMPTY = {"posts", "dm_erasures", "tidying", "upkeep"}


async def test_every_table_of_the_schema_is_moved_or_left_on_purpose(
    tmp_path: Path, postgres_address: str
) -> None:
    columns = []
    for store in (SqliteStore(tmp_path / "games.sqlite3"), PostgresStore(postgres_address)):
        await store.open()
        found = await store.database.columns()
        assert {name for name in found if name[:7] != "sqlite_"} - NOT_MOVED == set(KEYS)
        columns.append({name: set(found[name]) for name in KEYS})
        await store.close()
    assert columns[0] == columns[1]


async def test_a_database_with_something_in_it_is_not_written_over(
    tmp_path: Path, postgres_address: str
) -> None:

    first = tmp_path / "first.sqlite3"
    await filled(SqliteStore(first))
    assert await asyncio.to_thread(move, str(first), postgres_address) == 0
    with pytest.raises(CommandLineError, match="not empty"):
        await asyncio.to_thread(move, str(first), postgres_address)
    with pytest.raises(CommandLineError, match="there already"):
        await asyncio.to_thread(move, postgres_address, str(first))


async def test_a_game_that_was_altered_on_the_way_is_found(
    tmp_path: Path, postgres_address: str, capsys: pytest.CaptureFixture[str]
) -> None:

    first = tmp_path / "first.sqlite3"
    await filled(SqliteStore(first))
    with closing(sqlite3.connect(first)) as db, db:
        (early,) = db.execute("SELECT snapshot FROM journal WHERE number = 5").fetchone()
        db.execute("UPDATE journal SET snapshot = ? WHERE table_id = 1 AND number = 9", (early,))
    assert await asyncio.to_thread(move, str(first), postgres_address) == 1
    assert "Table 1, line 9" in capsys.readouterr().out
