"""A note on each thing that can be chosen, for lists: what a hex holds, what a card does."""

from collections.abc import Iterator

from engine.games.crescent_moon.data import Card
from engine.games.crescent_moon.view import View
from render.context import DrawContext
from render.games.crescent_moon.figures import effect_of
from render.games.crescent_moon.text import standing


def notes(ctx: DrawContext[View]) -> dict[str, str]:
    return dict([*_hexes(ctx), *((card, effect_of(ctx, card)) for card in Card)])


def _hexes(ctx: DrawContext[View]) -> Iterator[tuple[str, str]]:
    for entry in ctx.view.hexes:
        if entry.hex is not None:
            parts = [ctx.say(f"tile-{entry.tile}"), *standing(ctx, entry)]
            yield entry.hex, "; ".join(parts)
