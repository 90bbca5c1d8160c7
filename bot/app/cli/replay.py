"""`seneschal replay FILE`: a record as pictures, one for each chapter of the game."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import track

import engine
import render
from bot.workers.album import chapters


def run(arguments: argparse.Namespace) -> int:
    """Write numbered PNG files beside the record, or into a folder."""
    finished = engine.Table.replay(arguments.file.read_text("utf-8", errors="replace"))
    folder: Path = arguments.to or arguments.file.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for table in track(list(chapters(finished)), description=finished.rules.title):
        count += 1
        picture = render.board(table.view(None), table.rules.words)
        (folder / f"{count:03}.png").write_bytes(picture.png)
    Console(highlight=False).print(f"{count} pictures in {folder}", markup=False)
    return 0
