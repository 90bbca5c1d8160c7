"""What a table gives to read: its log out of the journal, its position in whole messages."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import engine
from bot.interactions.reading import LOG_EVENTS, recent
from bot.messages.paging import pages
from bot.store import Sitter, SqliteStore
from bot.tables.service import TableService


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[TableService]:
    store = SqliteStore(tmp_path / "games.sqlite3")
    await store.open()
    yield TableService(store)
    await store.close()


@pytest.mark.parametrize(("game", "seats"), [("jerusalem", 3), ("architects", 2)])
async def test_the_log_of_the_journal_is_the_tables_own(
    game: str, seats: int, tables: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a good deal taken back, and without playing the game again by today's figures."""
    hosted = await tables.open(game, (5, 6), Sitter("Ana", 1), "en")
    for number in range(2, seats + 1):
        await tables.join(hosted.row.id, Sitter(f"Person {number}", number))
    hosted = await tables.start(hosted.row.id, seed="a log")
    rng, undone = random.Random(8), 0
    for _ in range(150):
        if hosted.game.result:
            break
        able = [seat for seat in range(seats) if hosted.game.can_undo(seat)]
        if able and rng.random() < 0.3:
            hosted = await tables.undo(hosted.row.id, able[0], able[0] + 1)
            undone += 1
        else:
            seat = rng.choice(hosted.game.asked)
            action = rng.choice(hosted.game.legal(seat))
            hosted = await tables.play(hosted.row.id, seat, action, seat + 1)
        reader = rng.choice([None, *range(seats)])
        with monkeypatch.context() as patch:
            patch.setattr(engine.Table, "_log_before", None)
            fresh = await TableService(tables.store).get(hosted.row.id)
            told = await recent(tables.store, fresh, reader)
        assert told == hosted.game.log(reader)[-LOG_EVENTS:]
    assert undone > 15


def test_a_long_text_is_cut_between_lines_and_nothing_is_lost() -> None:
    lines = [f"line {number} of the position" for number in range(400)]
    found = pages("\n".join(lines))
    assert len(found) == 3
    assert [line for page in found for line in page.split("\n")] == lines
    assert all(len(page) <= 3900 for page in found)
    assert pages("short") == ["short"]
    assert pages("one two three", longest=8) == ["one two", "three"]
    assert pages("x" * 20, longest=8) == ["x" * 8, "x" * 8, "x" * 4]
