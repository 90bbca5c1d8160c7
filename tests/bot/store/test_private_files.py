"""Nobody else on the machine may read the games."""

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from bot.app.cli.backup import back_up
from bot.store import SqliteStore
from bot.store.private_files import tighten_all, tighten_database

pytestmark = pytest.mark.skipif(os.name != "posix", reason="only POSIX has such modes")


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@contextmanager
def usual_umask() -> Iterator[None]:
    """Create files as most programs do: for everybody to read."""
    before = os.umask(0o022)
    try:
        yield
    finally:
        os.umask(before)


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def test_a_database_its_log_and_its_backup_are_for_its_owner_alone(tmp_path: Path) -> None:
    path, copy = tmp_path / "data" / "games.sqlite3", tmp_path / "copy.sqlite3"
    with usual_umask():
        async with opened(path):
            back_up(path, copy)
            beside = [path.with_name(f"games.sqlite3{end}") for end in ("", "-wal", "-shm")]
            assert [oct(mode(each)) for each in (*beside, copy)] == ["0o600"] * 4
    assert oct(mode(path.parent)) == "0o700"


async def test_what_everybody_could_read_is_tightened(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    path = folder / "games.sqlite3"
    async with opened(path):
        pass
    path.chmod(0o644)
    folder.chmod(0o755)
    async with opened(path):
        assert oct(mode(path)) == "0o600"
        assert oct(mode(path.with_name("games.sqlite3-wal"))) == "0o600"
        assert oct(mode(folder)) == "0o700"


def test_a_folder_that_others_use_stays_open_to_them(tmp_path: Path) -> None:
    with usual_umask():
        for name in ("games.sqlite3", "a neighbour's letter"):
            (tmp_path / name).write_text("x")
        tmp_path.chmod(0o755)
        tighten_database(tmp_path / "games.sqlite3", [tmp_path / "pictures"])
    assert oct(mode(tmp_path)) == "0o755"
    assert oct(mode(tmp_path / "games.sqlite3")) == "0o600"
    assert oct(mode(tmp_path / "a neighbour's letter")) == "0o644"


def test_a_folder_with_pictures_and_the_local_table_beside_the_games_is_ours(
    tmp_path: Path,
) -> None:
    pictures = tmp_path / "pictures"
    with usual_umask():
        (tmp_path / "games.sqlite3").write_text("x")
        (pictures / "deep").mkdir(parents=True)
        (pictures / "deep" / "ground.png").write_text("x")
        tmp_path.chmod(0o755)
        tighten_all(pictures)
        tighten_database(tmp_path / "games.sqlite3", [pictures])
    found = [tmp_path, pictures, pictures / "deep", pictures / "deep" / "ground.png"]
    assert [oct(mode(each)) for each in found] == ["0o700", "0o700", "0o700", "0o600"]
