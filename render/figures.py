"""The figures that a table plays with: those of the game's data file, and what it has changed."""

from functools import lru_cache
from typing import Any

import engine
from render.context import DrawContext


def figures(ctx: DrawContext[Any]) -> dict[str, Any]:
    """Return every figure by its name, for texts that tell of a number."""
    return _with(ctx.game, changed_figures(ctx))


def changed_figures(ctx: DrawContext[Any]) -> tuple[tuple[str, Any], ...]:
    """Return what the table has changed, hashable."""
    changed = ctx.options.get("figures", {})
    return tuple((name, _frozen(value)) for name, value in sorted(changed.items()))


def _frozen(value: Any) -> Any:
    """Make a figure hashable: in a view's data several numbers are a list."""
    return tuple(value) if isinstance(value, list) else value


@lru_cache(64)
def _with(game: str, changes: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    return engine.GAMES[game].figures.values_with(dict(changes))
