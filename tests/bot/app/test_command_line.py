"""The command line as a person uses it: a process of its own."""

import json
import os
import random
import sqlite3
import subprocess
import sys
import tomllib
from contextlib import closing
from pathlib import Path

import pytest

import engine
from bot.app.cli.data import games_with
from bot.store import Sitter, SqliteStore
from bot.tables.service import TableService
from engine.data_file import merged, tables_of
from tests.kit.random_play import random_game


def seneschal(*arguments: str, database: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | {"COLUMNS": "120", "SENESCHAL_DATABASE": str(database or "none.sqlite3")},
    )


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    table = engine.Table.new("jerusalem", seats=2, seed="verify me")
    for _ in random_game(table, random.Random(1)):
        pass
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(table.record(), "utf-8")
    return path


def test_verify_accepts_a_true_record(record: Path) -> None:
    ran = seneschal("verify", str(record))
    assert ran.returncode == 0
    assert "true" in ran.stdout
    assert "matches its commitment" in ran.stdout


def test_verify_names_the_first_wrong_line_of_a_forged_one(record: Path, tmp_path: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    lines[20] = lines[20].replace(": ", ": not ", 1)
    forged = tmp_path / "forged.txt"
    forged.write_text("\n".join(lines), "utf-8")
    ran = seneschal("verify", str(forged))
    assert ran.returncode == 1
    assert "Line 21" in ran.stdout


def test_verify_says_when_there_is_no_file(tmp_path: Path) -> None:
    ran = seneschal("verify", str(tmp_path / "missing.txt"))
    assert ran.returncode == 2
    assert "missing.txt" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_verify_takes_what_is_no_text_for_no_record(tmp_path: Path) -> None:
    path = tmp_path / "noise.bin"
    path.write_bytes(bytes(range(256)))
    ran = seneschal("verify", str(path))
    assert ran.returncode == 1
    assert "Traceback" not in ran.stderr


def test_replay_draws_a_picture_for_each_phase(record: Path, tmp_path: Path) -> None:
    short = engine.Table.new("jerusalem", seats=2, seed="replay")
    for _ in zip(range(12), random_game(short, random.Random(2)), strict=False):
        pass
    path = tmp_path / "short.txt"
    path.write_text(short.record(), "utf-8")
    ran = seneschal("replay", str(path), "--to", str(tmp_path / "pictures"))
    assert ran.returncode == 0, ran.stderr
    pictures = sorted((tmp_path / "pictures").glob("*.png"))
    assert len(pictures) >= 2
    assert all(each.read_bytes().startswith(b"\x89PNG") for each in pictures)


def test_backup_says_when_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    ran = seneschal("backup", str(tmp_path / "copy.sqlite3"), database=tmp_path / "none.sqlite3")
    assert ran.returncode == 2
    assert "there is no database" in ran.stderr
    assert "SENESCHAL_DATABASE" in ran.stderr


def test_backup_copies_what_an_older_version_wrote_and_leaves_it_so(tmp_path: Path) -> None:
    database, copy = tmp_path / "old.sqlite3", tmp_path / "copy.sqlite3"
    with closing(sqlite3.connect(database)) as old:
        old.executescript("PRAGMA journal_mode = WAL; PRAGMA user_version = 3;")
        old.executescript("CREATE TABLE tables (id INTEGER); INSERT INTO tables VALUES (7);")
        ran = seneschal("backup", str(copy), database=database)  # while it is written to
    assert ran.returncode == 0, ran.stderr
    for file in (database, copy):
        with closing(sqlite3.connect(file)) as found:
            assert found.execute("PRAGMA user_version").fetchone() == (3,)
            assert found.execute("SELECT id FROM tables").fetchall() == [(7,)]
    assert not list(tmp_path.glob("*.unfinished"))


def test_a_bad_setting_ends_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SENESCHAL_LOCAL_PORT", "abc")
    ran = seneschal("run", database=tmp_path / "none.sqlite3")
    assert ran.returncode == 2
    assert "SENESCHAL_LOCAL_PORT is 'abc'" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_selfplay_prints_a_table_of_results() -> None:
    ran = seneschal("selfplay", "jerusalem", "--seats", "3", "--games", "4")
    assert ran.returncode == 0
    assert "4 games of random, random, random" in ran.stdout
    for heading in ("wins", "floors", "seat 2", "winner", "length in actions"):
        assert heading in ran.stdout


def test_selfplay_with_the_same_seed_gives_the_same_games() -> None:
    arguments = ("selfplay", "jerusalem", "--seats", "2", "--games", "3", "--seed", "twice")
    tables = [seneschal(*arguments).stdout.split("Jerusalem:")[1] for _ in range(2)]
    games = [table.partition("slowest turn")[0] for table in tables]
    assert games[0] == games[1]


def test_selfplay_refuses_a_number_of_seats_that_cannot_be() -> None:
    ran = seneschal("selfplay", "jerusalem", "--seats", "9")
    assert ran.returncode == 2
    assert "2 to 4" in ran.stderr


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A game of Jerusalem after three actions, as table 1."""
    path = tmp_path / "games.sqlite3"
    store = SqliteStore(path)
    await store.open()
    tables = TableService(store)
    hosted = await tables.open("jerusalem", (5, 6), Sitter("Ana", 1), "en")
    await tables.join(hosted.row.id, Sitter("Ben", 2))
    hosted = await tables.start(hosted.row.id, seed="a seed")
    for _ in range(3):
        seat = hosted.game.asked[0]
        hosted = await tables.play(hosted.row.id, seat, hosted.game.legal(seat)[0], seat + 1)
    await store.close()
    return path


def test_show_prints_the_journal_of_a_table(database: Path) -> None:
    ran = seneschal("show", "1", database=database)
    assert ran.returncode == 0
    assert ran.stdout.startswith("Table 1: Jerusalem, running")
    assert "seat 0: Ana (user 1)" in ran.stdout
    lines = ran.stdout.splitlines()
    assert [line.split()[0] for line in lines[-3:]] == ["2", "3", "4"]
    assert lines[-4].split()[0::2] == ["1", "start"]


def test_show_leads_to_the_position_after_a_line(database: Path, tmp_path: Path) -> None:
    saved = tmp_path / "position.json"
    ran = seneschal("show", "1", "--at", "3", "--save", str(saved), database=database)
    table = engine.Table.load(json.loads(saved.read_text("utf-8")))
    assert len(table.history) == 2
    for seat in table.asked:
        prompt = table.prompt(seat)
        assert prompt is not None
        assert f"seat {seat} is asked {prompt['key']}:" in ran.stdout
        assert all(f"    {action}\n" in ran.stdout for action in table.legal(seat))


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [(["7"], "no table 7; the newest one is 1"), (["1", "--at", "99"], "line 99 is not in")],
)
def test_show_says_what_is_not_there(wanted: list[str], reason: str, database: Path) -> None:
    ran = seneschal("show", *wanted, database=database)
    assert ran.returncode == 2
    assert reason in ran.stderr
    assert "Traceback" not in ran.stderr


DECK = """
[figures.price]
near = { value = 3, status = "printed" }

[cards.lions]
name = "Lions"
status = "printed"
association = "nomad"
type = "event"
keywords = ["action", "combat"]
copies = 20
effects = [
  { does = "march", value = 1 },
  { does = "recruit", value = 2 },
  { does = "strength", value = 2, when = "attacking in_desert" },
]

[cards.river_guard]
name = "River guard"
status = "printed"
association = "caliph"
type = "character"
keywords = ["combat", "influence_contest"]
copies = 20
effects = [
  { does = "strength", value = 1, when = "in_river" },
  { does = "influence", value = 1, when = "in_river own_token" },
]

[objectives.murshid]
far.name = "far tokens"
far.status = "printed"
far.when = "yearly"
far.points = 1
far.per = { count = "tokens", where = "others" }
"""


def test_data_plays_a_hundred_games_with_a_deck_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(DECK, "utf-8")
    ran = seneschal("data", "crescent_moon", str(path))
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "100 random games, all to the end" in ran.stdout
    assert "deck.toml is right" in ran.stdout
    assert "data.toml" in ran.stdout.split("deck.toml is right")[1]


def test_data_really_plays_with_the_file() -> None:
    deck = tomllib.loads(DECK)
    form = engine.GAMES["crescent_moon"].data_form
    tables = merged(form, tables_of("crescent_moon"), deck)
    usual = next(games_with("crescent_moon", tables_of("crescent_moon")))
    assert next(games_with("crescent_moon", tables)) != usual
    tables["figures"]["start"]["vp"]["value"] = 1000
    assert min(next(games_with("crescent_moon", tables))["scores"]) > 900


def test_data_says_what_is_wrong_and_where(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(DECK.replace('"march"', '"marsh"'), "utf-8")
    ran = seneschal("data", "crescent_moon", str(path))
    assert ran.returncode == 1
    assert "deck.toml: line 13: `cards.lions.effects.1.does` is 'marsh'" in ran.stdout
    assert "do you mean 'march'?" in ran.stdout
    assert "games" not in ran.stdout
    assert "Traceback" not in ran.stderr


def test_data_tells_of_a_game_that_cannot_be_played(tmp_path: Path) -> None:
    path = tmp_path / "few.toml"
    path.write_text("[figures.pieces.sultan]\ntown = { value = 0 }\n", "utf-8")
    ran = seneschal("data", "crescent_moon", str(path))
    assert ran.returncode == 1
    assert "a game broke: The starting pieces" in ran.stdout


@pytest.mark.parametrize("text", ["[figures", "x = 1\n"])
def test_data_refuses_what_is_no_such_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "no.toml"
    path.write_text(text, "utf-8")
    ran = seneschal("data", "jerusalem", str(path))
    assert ran.returncode == 1
    assert "no.toml: " in ran.stdout
    assert "Traceback" not in ran.stderr
