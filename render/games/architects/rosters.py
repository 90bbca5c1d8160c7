"""The apprentices on display as a list, each with what it can do."""

from __future__ import annotations

from functools import partial

from render.brief import Brief, View
from render.canvas import Canvas
from render.games.architects.names import place_seal
from render.games.architects.samples import samples
from render.games.architects.strips import APPRENTICE_HIGH, put_apprentice
from render.grounds import GroundPlan
from render.paper import parchment
from render.stage import Scene

STEP = APPRENTICE_HIGH + 18


def roster(brief: Brief) -> Scene:
    shown = [card for row in brief.view["rows"] for card in row]
    size = (1000, round(30 + STEP * max(1, len(shown))))
    plan = GroundPlan(size, 1.0, (0.0, 0.0), ("roster",), partial(parchment, seed=31), 5, samples)
    return Scene(plan, partial(_strips, brief, shown))


def _strips(brief: Brief, shown: list[View], c: Canvas) -> None:
    for i, card in enumerate(shown):
        y = 22 + STEP * i
        put_apprentice(c.at(36, y), brief, card)
        place_seal(c, brief, card["slot"], (58, y + 28), 28, "dark")
