"""`seneschal check` and `seneschal repair`, and that a damaged backup is none."""

import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

import engine
from bot.__main__ import main
from bot.store import Sitter, SqliteStore
from bot.tables.service import TableService
from tests.bot.store.test_lost_wal import writing

PLAYED = """
import asyncio, sys
from pathlib import Path
from tests.bot.app.test_check_and_repair import play_games
asyncio.run(play_games(Path(sys.argv[1])))
"""


@dataclass(frozen=True, slots=True)
class Ran:
    returncode: int
    stdout: str
    stderr: str


class Terminal:
    """Runs commands here and now: a process for each would take the most of the time."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capsys, self.patch = capsys, patch

    def __call__(self, *arguments: str, database: Path) -> Ran:
        self.patch.setenv("SENESCHAL_DATABASE", str(database))
        self.patch.setenv("COLUMNS", "120")
        returncode = main(arguments)
        return Ran(returncode, *self.capsys.readouterr())


@pytest.fixture
def seneschal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


async def play_games(path: Path) -> None:
    """A table of every game, with undos, in the middle or over; and a lobby."""
    store = SqliteStore(path)
    await store.open()
    tables, rng = TableService(store), random.Random(3)
    for channel, game in enumerate(engine.GAMES):
        hosted = await tables.open(game, (channel, 6), Sitter("Ana", 1), "en")
        await tables.join(hosted.row.id, Sitter("Ben", 2))
        for _ in range(engine.GAMES[game].seats[0] - 2):
            await tables.add_computer(hosted.row.id, "easy")
        hosted = await tables.start(hosted.row.id, seed=f"a seed of {game}")
        for _ in range(40):
            seat = rng.choice(hosted.game.asked)
            user = hosted.row.seats[seat].user_id
            action = rng.choice(hosted.game.legal(seat))
            hosted = await tables.play(hosted.row.id, seat, action, user)
            if user and rng.random() < 0.2 and hosted.game.can_undo(seat):
                hosted = await tables.undo(hosted.row.id, seat, user)
    await tables.open("jerusalem", (99, 6), Sitter("Ana", 1), "en")
    await store.close()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("played") / "games.sqlite3"
    subprocess.run([sys.executable, "-c", PLAYED, str(path)], check=True)
    return path


@pytest.fixture
def path(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path / "games.sqlite3"))


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        with db:
            for statement in statements:
                db.execute(statement)
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def everything(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return list(db.iterdump())


def test_what_is_sound_is_said_so_and_left_as_it_is(path: Path, seneschal: Terminal) -> None:
    before = path.read_bytes()
    ran = seneschal("check", database=path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "is sound: 4 tables (3 running), " in ran.stdout
    assert path.read_bytes() == before
    ran = seneschal("repair", database=path)
    assert ran.returncode == 0
    assert "is sound" in ran.stdout


def test_a_database_that_was_upgraded_is_sound(tmp_path: Path, seneschal: Terminal) -> None:
    """Its tables have the same columns in another order."""
    path = tmp_path / "games.sqlite3"
    script = (Path(__file__).parents[1] / "store" / "schema_6.sql").read_text("utf-8")
    with closing(sqlite3.connect(path)) as db:
        db.executescript(f"{script}; PRAGMA user_version = 6;")
    ran = seneschal("check", database=path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "schema 6, which the next start brings up to date" in ran.stdout
    ran = seneschal("repair", database=path)
    assert ran.returncode == 0, ran.stdout
    assert "is sound: " in ran.stdout


def test_it_is_looked_over_while_the_bot_runs_and_mended_only_when_it_does_not(
    tmp_path: Path, seneschal: Terminal
) -> None:
    path = tmp_path / "games.sqlite3"
    with writing(path):
        ran = seneschal("check", database=path)
        assert (ran.returncode, ran.stderr) == (0, "")
        before = sorted(tmp_path.iterdir())
        refused = seneschal("repair", database=path)
        assert refused.returncode == 2
        assert "is in use. Stop the bot first; nothing was changed." in refused.stderr
        assert sorted(tmp_path.iterdir()) == before
    assert seneschal("repair", database=path).returncode == 0


MENDABLE = {
    "the newest position": (
        "UPDATE journal SET snapshot = x'00' WHERE table_id = 1 AND number = 41",
        "Table 1, line 41: the position is damaged.",
    ),
    "all but one position": (
        "UPDATE journal SET snapshot = substr(snapshot, 5) WHERE table_id = 2 AND number <> 20",
        "Table 2, line 1: the position is damaged.",
    ),
    "what happened": (
        "UPDATE journal SET events = '[{' WHERE table_id = 3 AND number IN (9, 30)",
        "Table 3, line 30: what happened cannot be read.",
    ),
    "who sits where": (
        "DELETE FROM sitters WHERE table_id = 2",
        "Table 2: the list of who sits there is not as its seats are.",
    ),
    "an index": ("DROP INDEX outbox_due", "The schema lacks the index `outbox_due`."),
}


@pytest.mark.parametrize("damage", MENDABLE)
def test_what_can_be_mended_is_mended_and_the_old_is_kept(
    damage: str, path: Path, seneschal: Terminal
) -> None:
    whole = everything(path)
    change(path, MENDABLE[damage][0])
    damaged = path.read_bytes()
    ran = seneschal("check", database=path)
    assert (ran.returncode, ran.stderr) == (1, "")
    assert f"- {MENDABLE[damage][1]}\n" in ran.stdout
    assert "can be mended: stop the bot and run `seneschal repair`" in ran.stdout
    assert path.read_bytes() == damaged
    ran = seneschal("repair", database=path)
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stdout
    assert sorted(everything(path)) == sorted(whole)
    (copy,) = path.parent.glob("*.before-repair-*[0-9]")
    assert copy.read_bytes() == damaged


def test_a_message_that_cannot_be_said_is_dropped(path: Path, seneschal: Terminal) -> None:
    change(
        path,
        "INSERT INTO outbox (table_id, kind, payload) VALUES (1, 'sing', '{}')",
        "INSERT INTO outbox (table_id, kind, payload) VALUES (1, 'ask_seat', '{\"seat\": 7}')",
        "INSERT INTO outbox (table_id, kind, payload) VALUES (1, 'ask_seat', '{\"se')",
    )
    ran = seneschal("check", database=path)
    assert ran.returncode == 1
    for text in ("unknown kind, `sing`", "asks a seat that table 1 does not", "cannot be read"):
        assert text in ran.stdout
    assert seneschal("repair", database=path).returncode == 0
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("SELECT state, payload FROM outbox ORDER BY id DESC LIMIT 3").fetchall()
    assert found == [("dropped", "{}")] * 3


HOPELESS = {
    "another position": (
        "UPDATE journal SET snapshot = (SELECT snapshot FROM journal WHERE table_id = 1 AND"
        " number = 30) WHERE table_id = 1 AND number = 20",
        "Table 1, line 20: the position is not where its actions lead.",
    ),
    "another action": (
        "UPDATE journal SET action = 'sing' WHERE table_id = 2 AND number = 2",
        "Table 2, line 2: line 2 cannot be played again:",
    ),
    "a line": (
        "DELETE FROM journal WHERE table_id = 3 AND number = 12",
        "Table 3: lines of its journal are missing.",
    ),
    "all positions": (
        "UPDATE journal SET snapshot = x'00' WHERE table_id = 1",
        "Table 1, line 7: the position is damaged. This cannot be mended.",
    ),
    "the end": (
        "UPDATE tables SET status = 'over' WHERE id = 1",
        "Table 1 is over, and its game is not.",
    ),
    "the game": (
        "UPDATE tables SET game_id = 'chess' WHERE id = 1",
        "Table 1: the game `chess` is not installed.",
    ),
    "a row": ("UPDATE tables SET seats = '[[' WHERE id = 1", "Table 1: its row cannot be read"),
}


@pytest.mark.parametrize("damage", HOPELESS)
def test_what_cannot_be_mended_is_said_and_left(
    damage: str, path: Path, seneschal: Terminal
) -> None:
    change(path, HOPELESS[damage][0])
    before = everything(path)
    for command in ("check", "repair"):
        ran = seneschal(command, database=path)
        assert (ran.returncode, ran.stderr) == (1, "")
        assert HOPELESS[damage][1] in ran.stdout
        assert "This cannot be mended." in ran.stdout
    assert everything(path) == before


# -- the file itself -------------------------------------------------------------------------------


def pages_of(path: Path, name: str) -> list[int]:
    """Return where the leaves of a table or an index begin in the file."""
    with closing(sqlite3.connect(path)) as db:
        (size,) = db.execute("PRAGMA page_size").fetchone()
        (root,) = db.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)
        ).fetchone()
    data = path.read_bytes()

    def leaves(page: int) -> Iterator[int]:
        at = (page - 1) * size
        kind, cells = data[at], int.from_bytes(data[at + 3 : at + 5])
        if kind in (10, 13):
            yield at
            return
        for cell in range(cells):
            where = int.from_bytes(data[at + 12 + 2 * cell : at + 14 + 2 * cell])
            yield from leaves(int.from_bytes(data[at + where : at + where + 4]))
        yield from leaves(int.from_bytes(data[at + 8 : at + 12]))

    return list(leaves(root))


def spoil(path: Path, name: str) -> None:
    """Overwrite a page in the middle of a table or an index."""
    pages = pages_of(path, name)
    with path.open("r+b") as file:
        file.seek(pages[len(pages) // 2])
        file.write(b"\xa5" * 200)


def test_an_index_that_is_spoilt_is_made_again(path: Path, seneschal: Terminal) -> None:
    whole = everything(path)
    spoil(path, "tables_by_channel")
    ran = seneschal("check", database=path)
    assert (ran.returncode, ran.stderr) == (1, "")
    assert "- The file is damaged: " in ran.stdout
    ran = seneschal("repair", database=path)
    assert ran.returncode == 0, ran.stdout
    assert sorted(everything(path)) == sorted(whole)


def test_of_a_table_that_is_spoilt_all_that_can_be_read_is_kept(
    path: Path, seneschal: Terminal
) -> None:
    with closing(sqlite3.connect(path)) as db:
        said, newest = db.execute("SELECT count(*), max(id) FROM outbox").fetchone()
    spoil(path, "outbox")
    ran = seneschal("repair", database=path)
    assert "In `outbox`, rows could not be read and are lost." in ran.stdout
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stdout
    with closing(sqlite3.connect(path)) as db:
        ends = "SELECT count(*), min(id), max(id) FROM outbox"
        left, *ids = db.execute(ends).fetchone()
        assert 0.5 * said < left < said
        assert ids == [1, newest], "what lies before and behind it"
        assert db.execute("SELECT count(*) FROM journal").fetchone() == (135,)
    ran = seneschal("show", "1", database=path)
    assert ran.returncode == 0


@pytest.mark.parametrize("command", ["check", "repair"])
def test_what_is_no_database_ends_in_a_sentence(
    command: str, tmp_path: Path, seneschal: Terminal
) -> None:
    path = tmp_path / "games.sqlite3"
    path.write_bytes(b"It is a letter, and no database." * 100)
    ran = seneschal(command, database=path)
    assert ran.returncode in (1, 2)
    assert "not a database" in ran.stdout + ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("command", ["check", "repair"])
def test_where_there_is_none_it_is_said(command: str, tmp_path: Path, seneschal: Terminal) -> None:
    ran = seneschal(command, database=tmp_path / "none.sqlite3")
    assert ran.returncode == 2
    assert "there is no database" in ran.stderr


def test_a_lost_log_is_said_and_gone_without_only_when_told(
    tmp_path: Path, seneschal: Terminal
) -> None:
    path = tmp_path / "games.sqlite3"
    with writing(path):
        pass
    path.with_name("games.sqlite3-wal").unlink()
    before = path.read_bytes()
    ran = seneschal("check", database=path)
    assert ran.returncode == 1
    assert "games.sqlite3-wal, which belongs beside it" in ran.stdout
    ran = seneschal("repair", database=path)
    assert ran.returncode == 2
    assert "seneschal repair --without-wal" in ran.stderr
    assert path.read_bytes() == before
    ran = seneschal("repair", "--without-wal", database=path)
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stdout
    assert seneschal("check", database=path).returncode == 0


# -- backups ---------------------------------------------------------------------------------------


def test_a_backup_is_checked_and_leaves_nothing_beside_it(
    path: Path, tmp_path: Path, seneschal: Terminal
) -> None:
    copy = tmp_path / "kept" / "copy.sqlite3"
    copy.parent.mkdir()
    ran = seneschal("backup", str(copy), database=path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "and checked: 4 tables (3 running), 135 lines of journal" in ran.stdout
    assert [each.name for each in copy.parent.iterdir()] == ["copy.sqlite3"]


def test_a_damaged_backup_does_not_replace_a_sound_one(
    path: Path, tmp_path: Path, seneschal: Terminal
) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert seneschal("backup", str(copy), database=path).returncode == 0
    sound = copy.read_bytes()
    spoil(path, "outbox")
    ran = seneschal("backup", str(copy), database=path)
    assert ran.returncode == 2
    assert "no backup was made" in ran.stderr
    assert "is damaged" in ran.stderr
    assert copy.read_bytes() == sound
    assert not list(tmp_path.glob("*.unfinished*"))
