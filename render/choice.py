"""Cards and people to choose from, one below the other: each large, with the number of its option.

The sheet is as high as its strips are and 1000 wide, so that a phone shows every word of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from render.canvas import Canvas
from render.context import DrawContext
from render.grounds import GroundPlan
from render.icons import seat_badge
from render.paper import parchment
from render.paths import Point, rounded_box
from render.pieces import DISC_BOX, ask_panel, number_disc
from render.sprites import stamp
from render.stage import Scene
from render.text import headline

WIDTH, STRIP = 1000, 940.0
LEFT, GAP = 36.0, 20.0
HEAD = 148.0  # the question, with what is above and below it
NUMBER = 0.94  # of a place's number, which is large


@dataclass(frozen=True)
class Choice:
    """One thing to choose: `draw` fills a strip, 940 wide, from its upper left corner."""

    id: str
    high: float
    draw: Callable[[Canvas], None]
    number_at: Point = (22.0, 22.0)


def _parchment(c: Canvas) -> None:
    parchment(c, 31)


@dataclass(frozen=True, kw_only=True)
class Manner:
    """What a game's sheets look like: how many seats it has colours of, and their palette."""

    seats: int
    samples: Callable[[Canvas], None]
    backdrop: Callable[[Canvas], None] = _parchment


def choice_sheet(
    ctx: DrawContext[Any], choices: Sequence[Choice], manner: Manner, badge: int
) -> Scene:
    """Draw the question and what answers it; `badge` is the kit's sign of the seat."""
    high = HEAD + sum(choice.high + GAP for choice in choices) + 8
    plan = GroundPlan(
        (WIDTH, round(high)), ("choice",), manner.backdrop, manner.seats, manner.samples
    )
    return Scene(plan, partial(_pieces, ctx, choices, badge))


def _pieces(ctx: DrawContext[Any], choices: Sequence[Choice], badge: int, c: Canvas) -> None:
    _question(c, ctx, badge)
    y = HEAD
    for choice in choices:
        choice.draw(c.at(LEFT, y))
        number = (ctx.numbers or {}).get(choice.id)
        if number is not None:
            x, drop = choice.number_at
            here = c.at(LEFT + x, y + drop, NUMBER)
            stamp(here, number_disc, 0, 0, DISC_BOX, str(number), "offered")
            here.note("sign", f"number of {choice.id}", (-26, -26, 26, 26))
        y += choice.high + GAP


def _question(c: Canvas, ctx: DrawContext[Any], badge: int) -> None:
    wide, high = WIDTH - 2 * 26.0, HEAD - 36
    stamp(c, ask_panel, 26, 16, (-20.0, -20.0, wide + 20, high + 22), wide, high, None)
    stamp(c, _asked_badge, 86, 16 + high / 2, (-52.0, -52.0, 54.0, 56.0), badge)
    asked = ctx.seat in ctx.asked
    text = ctx.prompt.splitlines()[0] if asked and ctx.prompt else headline(ctx)
    room = (150.0, 22.0, 26 + wide - 20, 10 + high)
    c.paragraph(text, room, "name", (46, 26), align="l", leading=1.02)


def _asked_badge(c: Canvas, seat: int) -> None:
    edge = rounded_box(-42, -42, 84, 84, 14)
    c.polygon(edge, c.theme.mix("panel", c.theme.seats[seat], 0.18), "gold", 1.6)
    seat_badge(c, seat, 31)
