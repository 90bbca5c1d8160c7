"""A record as pictures, one for each chapter of the game: as files, or page by page."""

import argparse
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

import engine
import render

ALBUMS = 4  # finished games whose chapters are at hand for whoever leafs through them


def run(arguments: argparse.Namespace) -> int:
    """`seneschal replay FILE`: numbered PNG files beside the record, or in a folder."""
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


def chapters(finished: engine.Table) -> Iterator[engine.Table]:
    """The position at the end of each chapter, and the last one of all."""
    assert finished.seed is not None
    options = finished.options.model_dump(mode="json")
    table = engine.Table.new(
        finished.game,
        seats=finished.seats,
        seed=finished.seed,
        options=options,
        rules_version=finished.rules_version,
    )
    for done in finished.history:
        before = table.copy()
        table.play(done.seat, done.text)
        if chapter(before) != chapter(table):
            yield before
    yield table


def chapter(table: engine.Table) -> tuple[object, ...]:
    """Whatever the game says of where it stands: rounds and phases, or how much has been built."""
    return tuple(table.stage().values())


@lru_cache(ALBUMS)
def album(record: str) -> tuple[tuple[dict[str, Any], dict[str, Any]], ...]:
    """Stage and public view of each chapter of a finished game."""
    finished = engine.Table.replay(record)
    return tuple((table.stage(), table.view(None)) for table in chapters(finished))
