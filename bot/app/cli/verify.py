"""`seneschal verify FILE`: is this record true?"""

import argparse

from rich.console import Console

import engine


def run(arguments: argparse.Namespace) -> int:
    """Return 0 for a true record, 1 for a forged one; the first wrong line is named."""
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
