"""`seneschal move-store FROM TO`: a whole database into another one, of either kind."""

import argparse
import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from pydantic import SecretStr
from rich.console import Console
from rich.progress import Progress

from bot.app.cli.backup import back_up
from bot.app.settings import CommandLineError, place_of
from bot.app.stores import store_at
from bot.store import StoreError, StoreUnavailable
from bot.store.moving import CannotMove, copy, counts, marks
from bot.store.sql_store import SqlStore
from bot.tables.inspection import of_game

console = Console(highlight=False, soft_wrap=True)


def run(arguments: argparse.Namespace) -> int:
    """Return 0 when everything has arrived and every game's journal leads to its position."""
    source, target = place_of(arguments.source), place_of(arguments.target)
    try:
        return asyncio.run(_move(source, target))
    except (CannotMove, StoreError, StoreUnavailable) as problem:
        raise CommandLineError(str(problem)) from problem


async def _move(source: Path | SecretStr, target: Path | SecretStr) -> int:
    if isinstance(target, Path) and target.exists():
        raise CommandLineError(f"{target} is there already: name a file that is not.")
    async with _untouched(source) as old, _opened(target) as new:
        before = await marks(old.database)
        wanted = await counts(old.database)
        with Progress(console=console, disable=not console.is_terminal) as progress:
            bar = progress.add_task("rows", total=sum(wanted.values()))
            await copy(old.database, new.database, lambda rows: progress.advance(bar, rows))
            if await marks(old.database) != before:
                raise CannotMove(
                    "something was played meanwhile: stop the bot, empty the new database, and"
                    " begin again"
                )
            found = await counts(new.database)
            if found != wanted:
                missing = ", ".join(name for name in wanted if found.get(name) != wanted[name])
                raise CannotMove(f"rows are missing in {missing}")
            wrong = await _verified(new, progress, wanted["journal"])
    for each in wrong:
        console.print(f"- {each}", markup=False)
    if wrong:
        console.print("All rows have arrived; what is wrong was so before: see seneschal check.")
        return 1
    console.print(
        f"Moved {wanted['tables']} tables, {wanted['journal']} lines of journal and"
        f" {wanted['outbox']} messages; every game was played again and is where it was."
    )
    return 0


async def _verified(store: SqlStore, progress: Progress, lines: int) -> list[str]:
    """Play every journal again; return what is wrong."""
    bar = progress.add_task("journals", total=lines)
    wrong = []
    for table_id in await store.database.all("SELECT id FROM tables ORDER BY id"):
        row = await store.table(table_id[0])
        assert row is not None
        journal = await store.stored_lines(row.id)
        wrong += [str(each) for each in of_game(row, journal)]
        progress.advance(bar, len(journal))
    return wrong


@asynccontextmanager
async def _untouched(place: Path | SecretStr) -> AsyncIterator[SqlStore]:
    """Open a database without a change in it: of a file, a copy is read."""
    if isinstance(place, Path):
        with tempfile.TemporaryDirectory() as folder:
            copied = Path(folder) / "copy.sqlite3"
            back_up(place, copied)
            async with _opened(copied) as store:
                yield store
    else:
        async with _opened(place) as store:
            yield store


@asynccontextmanager
async def _opened(place: Path | SecretStr) -> AsyncIterator[SqlStore]:
    store = store_at(place)
    assert isinstance(store, SqlStore)
    await store.database.open()
    try:
        yield store
    finally:
        await store.database.close()
