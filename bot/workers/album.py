"""The chapters of a finished game, for those who look at it again."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import engine

CACHE_SIZE = 4  # finished games whose chapters are kept while people leaf through them


def chapters(finished: engine.Table) -> Iterator[engine.Table]:
    """Yield the position at the end of each chapter, and the last one of all."""
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
        before = table.for_search()
        table.play(done.seat, done.text)
        if chapter(before) != chapter(table):
            yield before
    yield table


def chapter(table: engine.Table) -> tuple[object, ...]:
    """Return all that the game says of where it stands, such as its round and phase."""
    return tuple(table.stage().values())


@lru_cache(CACHE_SIZE)
def album(record: str) -> tuple[tuple[dict[str, Any], dict[str, Any]], ...]:
    """Return stage and public view of each chapter of a finished game."""
    finished = engine.Table.replay(record)
    return tuple((table.stage(), table.view(None)) for table in chapters(finished))
