"""The apprentices on display as a list, each with what it can do."""

from functools import partial

from engine.games.architects.view import View
from render.canvas import Canvas
from render.context import Data, DrawContext
from render.games.architects.names import place_seal
from render.games.architects.samples import samples
from render.games.architects.strips import APPRENTICE_HIGH, put_apprentice
from render.grounds import GroundPlan
from render.paper import parchment
from render.stage import Scene

STEP = APPRENTICE_HIGH + 18


def roster(ctx: DrawContext[View]) -> Scene:
    shown = [card for row in ctx.data["rows"] for card in row]
    size = (1000, round(30 + STEP * max(1, len(shown))))
    plan = GroundPlan(size, 1.0, (0.0, 0.0), ("roster",), partial(parchment, seed=31), 5, samples)
    return Scene(plan, partial(_strips, ctx, shown))


def _strips(ctx: DrawContext[View], shown: list[Data], c: Canvas) -> None:
    for i, card in enumerate(shown):
        y = 22 + STEP * i
        put_apprentice(c.at(36, y), ctx, card)
        place_seal(c, ctx, card["slot"], (58, y + 28), 28, "dark")
