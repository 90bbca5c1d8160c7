"""`seneschal backup`: a whole copy of the database, taken also while the bot runs."""

import argparse
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from bot.app.settings import CommandLineError, read_settings
from bot.store.private_files import create_private_file
from bot.store.sqlite_database import make_whole


def run(arguments: argparse.Namespace) -> int:
    back_up(read_settings().database_file, arguments.file)
    sys.stdout.write(f"Backed up to {arguments.file}.\n")
    return 0


def back_up(database: Path, file: Path) -> None:
    """Put in place only when it is complete. The original is only read: whatever version wrote it
    can go on with it, and with the copy."""
    if not database.is_file():
        raise CommandLineError(
            f"there is no database at {database}. Run this in the folder the bot runs in, or set"
            " SENESCHAL_DATABASE to the file."
        )
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    create_private_file(unfinished)
    try:
        source = sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(unfinished)) as target:
            source.backup(target)
        make_whole(unfinished)
    except sqlite3.Error as problem:
        unfinished.unlink(missing_ok=True)
        raise CommandLineError(f"{database} could not be copied to {file}: {problem}.") from problem
    unfinished.replace(file)
