"""What a game shows of itself without art of its own: every field of its view, as text."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.codec import to_data
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import wrapped
from render.grounds import GroundPlan
from render.paper import parchment
from render.stage import Scene

WIDTH, MARGIN = 1000, 40
SIZE, LEADING = 30.0, 40
MAX_ROWS = 45


def sheet(text: str) -> Scene:
    """Lay out a text on parchment, as far as there is room."""
    room = WIDTH - 2 * MARGIN
    rows = [row for line in text.splitlines() for row in wrapped("plain", SIZE, line, room) or [""]]
    rows = rows[:MAX_ROWS]
    size = (WIDTH, 2 * MARGIN + LEADING * len(rows))
    plan = GroundPlan(size, ("sheet",), partial(parchment, seed=31), 0)
    return Scene(plan, partial(_rows, rows))


def _rows(rows: list[str], c: Canvas) -> None:
    for at, row in enumerate(rows):
        top = MARGIN + LEADING * at
        face = "plain" if at else "title"
        c.fit(row, (MARGIN, top, WIDTH - MARGIN, top + LEADING), face, SIZE, align="l")


def no_subline(_ctx: DrawContext[Any]) -> str:
    return ""


def view_lines(ctx: DrawContext[Any]) -> Iterator[str]:
    """Yield every field of the view; `view-NAME` in the game's words names a field."""
    if ctx.prompt:
        yield ctx.prompt
    for name, value in to_data(ctx.view).items():
        if isinstance(value, list) and len(value) == ctx.seats and isinstance(value[0], dict):
            for seat, entry in enumerate(value):
                yield f"- {ctx.name(seat)}: {_worded(ctx, entry)}"
        elif said := _worded(ctx, value):
            yield f"{_label(ctx, name)}: {said}"


def _worded(ctx: DrawContext[Any], value: Any) -> str:
    """Return a value as text, without what is unknown or empty."""
    if isinstance(value, dict):
        parts = ((_label(ctx, name), _worded(ctx, inner)) for name, inner in value.items())
        return ", ".join(f"{label} {said}" for label, said in parts if said)
    if isinstance(value, list):
        between = "; " if value and isinstance(value[0], dict) else ", "
        return between.join(_worded(ctx, inner) for inner in value)
    return "" if value is None else str(value)


def _label(ctx: DrawContext[Any], name: str) -> str:
    key = f"view-{name}"
    label = ctx.say(key)
    return name.replace("_", " ") if label == key else label
