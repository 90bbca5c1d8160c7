"""`seneschal verify FILE`: is this record true?"""

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console

import engine


def add_to(commands: Any) -> None:
    command = commands.add_parser(
        "verify", help="check a record: its lines, its commitment and its result"
    )
    command.add_argument("file", type=Path, metavar="FILE")
    command.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    """0 for a true record, 1 for a forged one; the first wrong line is named."""
    console = Console(highlight=False)
    text = arguments.file.read_text("utf-8", errors="replace")
    try:
        table = engine.Table.replay(text)
    except engine.BadRecord as problem:
        console.print(f"{arguments.file.name}: not true. {problem}", markup=False)
        return 1
    console.print(
        f"{arguments.file.name}: true. {table.rules.title}, {table.seats} seats, "
        f"{len(table.history)} actions; the seed matches its commitment.",
        markup=False,
    )
    return 0
