"""What the README tells a server's owner is so."""

import re
import sqlite3
from configparser import ConfigParser
from contextlib import closing
from pathlib import Path, PurePosixPath

from discord import Permissions

from bot.__main__ import parser
from bot.app.settings import Settings
from bot.app.stopping import STOP_SECONDS
from bot.store.sqlite_database import SCHEMA

ROOT = Path(__file__).parents[3]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_invitation_asks_for_what_we_need_and_no_more() -> None:
    """Read and write, and open the thread that a table's log may have."""
    needed = Permissions(
        view_channel=True,
        send_messages=True,
        embed_links=True,
        attach_files=True,
        read_message_history=True,
    )
    threads = Permissions(create_public_threads=True, send_messages_in_threads=True)
    (asked,) = re.findall(r"&permissions=(\d+)", README)
    assert int(asked) == (needed | threads).value
    assert f"`{needed.value}`" in README


def test_the_example_of_a_report_is_one_that_can_occur() -> None:
    (code,) = re.findall(r"report `(.+?)`", README)
    assert re.fullmatch(r"[JAC]-[0-9A-F]{4}-\d+", code)


def unit() -> dict[str, str]:
    """Return the service of systemd that the README gives."""
    (text,) = re.findall(r"```ini\n(.+?)```", README, re.DOTALL)
    read = ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string(text)
    return dict(read["Service"])


def test_the_service_lets_nobody_read_the_games_and_the_bot_write_them() -> None:
    service = unit()
    assert service["UMask"] == "0077"
    settings = Settings(_env_file=None)
    here = PurePosixPath(service["WorkingDirectory"])
    assert service["ProtectSystem"] == "strict"
    for path in (settings.database_file, settings.pictures_folder):
        assert (here / path).is_relative_to(service["ReadWritePaths"])


def test_the_service_runs_a_command_that_there_is_and_gives_it_time_to_end() -> None:
    service = unit()
    program, *arguments = service["ExecStart"].split()
    assert program == f"{service['WorkingDirectory']}/.venv/bin/seneschal"
    parser().parse_args(arguments)
    assert float(service["TimeoutStopSec"]) > STOP_SECONDS


def test_the_commands_that_the_readme_names_are_there() -> None:
    named = set(re.findall(r"(?:`|bin/)seneschal ([a-z-]+)", README))
    assert {"check", "repair", "backup"} <= named
    (commands,) = [each.choices for each in parser()._actions if each.choices]
    assert named <= set(commands)


def test_the_privacy_text_has_the_defaults_and_names_all_that_is_kept_by_person() -> None:
    text = (ROOT / "PRIVACY.md").read_text("utf-8")
    settings = Settings(_env_file=None)
    assert f"after **{settings.left_server_days}** days" in text
    assert settings.finished_games_days == 0, "else the text must say so"
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript((SCHEMA / "tables.sql").read_text("utf-8"))
        kept = {
            name
            for (name,) in db.execute(
                "SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c"
                " WHERE m.type = 'table' AND c.name = 'user_id'"
            )
        }
    said = {
        "sitters": "at the tables where you sit",
        "journal": "What you did at a table and when",
        "user_settings": "language, theme",
        "closed_dms": "direct messages were closed to us",
        "explained_terms": "words of a game were explained",
    }
    assert kept == said.keys(), "whatever is kept of a person stands in PRIVACY.md"
    assert all(words in " ".join(text.split()) for words in said.values())
