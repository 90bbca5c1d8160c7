"""`seneschal backup`: a whole copy of the database, taken also while the bot runs."""

import argparse
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from bot.app.cli.check import must_exist, opened, summary
from bot.app.settings import CommandLineError, read_settings
from bot.store.inspection import of_file
from bot.store.private_files import create_private_file
from bot.store.sqlite_database import make_whole


def run(arguments: argparse.Namespace) -> int:
    back_up(read_settings().database_file, arguments.file)
    found = summary(arguments.file, is_at_rest=True)
    sys.stdout.write(f"Backed up to {arguments.file}, and checked: {found}.\n")
    return 0


def back_up(database: Path, file: Path) -> None:
    """Put in place only when it is complete and was found sound. The original is only read:
    whatever version wrote it can go on with it, and with the copy."""
    must_exist(database)
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    create_private_file(unfinished)
    try:
        with closing(opened(database)) as source, closing(sqlite3.connect(unfinished)) as target:
            source.backup(target)
        make_whole(unfinished)
        _must_be_sound(database, unfinished)
    except sqlite3.Error as problem:
        unfinished.unlink(missing_ok=True)
        raise CommandLineError(f"{database} could not be copied to {file}: {problem}.") from problem
    unfinished.replace(file)


def _must_be_sound(database: Path, copy: Path) -> None:
    """Refuse a damaged copy: it must not take the place of an earlier one that is sound."""
    with closing(opened(copy, is_at_rest=True)) as db:
        problem = next(of_file(db), None)
    if problem is not None:
        copy.unlink()
        raise CommandLineError(
            f"no backup was made, and one of before was left as it is: {database} is damaged."
            f" {problem.text} `seneschal check` says more, and `seneschal repair` mends what can be"
            " mended."
        )
