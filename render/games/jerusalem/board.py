"""The table's picture, whole or in part: the ground of the board, and what changes on it."""

from collections.abc import Sequence
from functools import partial

from engine.games.jerusalem.data import AREAS_OF, Sector
from engine.games.jerusalem.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.jerusalem.art import city, column, quarters
from render.games.jerusalem.art.income import draw_tag
from render.games.jerusalem.column import offices, prestige, standing
from render.games.jerusalem.courts import people
from render.games.jerusalem.final import ranking
from render.games.jerusalem.layout import CITY, COURTS, SECTORS, SIZE, ZOOMS
from render.grounds import GroundPlan, enlarged
from render.paper import frame, parchment
from render.paths import Point
from render.stage import Scene

TOWN = (0.0, 0.0, 1184.0, 1094.0)
COLUMN_CORNER = (1190.0, 0.0)


def board(ctx: DrawContext[View]) -> Scene:
    return _scene(ctx, SIZE)


def zoom(ctx: DrawContext[View], part: str) -> Scene:
    return _scene(ctx, *enlarged(ZOOMS[part]))


def part(ctx: DrawContext[View], places: Sequence[str]) -> Scene:
    """Draw the sector where these areas are, or the city if they are in several."""
    sectors = [sector for sector in SECTORS if any(area in places for area in AREAS_OF[sector])]
    return zoom(ctx, sectors[0]) if len(sectors) == 1 else _scene(ctx, *enlarged(CITY))


def _scene(
    ctx: DrawContext[View], size: tuple[int, int], scale: float = 1.0, origin: Point = (0.0, 0.0)
) -> Scene:
    plan = GroundPlan(size, _shows(ctx), partial(_ground, ctx), 4, None, scale, origin)
    return Scene(plan, partial(_pieces, ctx))


def _shows(ctx: DrawContext[View]) -> tuple[object, ...]:
    """Return all that the ground shows: words included, so that each language has its own."""
    view, say = ctx.view, ctx.say
    return (
        "board",
        ctx.seats,
        *(say(sector.word) for sector in SECTORS),
        say("title"),
        say("picture-closed"),
        *((say(o.id.word), o.id, o.number, o.squires) for o in view.offices),
        *((area, view.areas[area].income) for area in COURTS),
        *_closed(ctx),
        ctx.result is not None,
    )


def _closed(ctx: DrawContext[View]) -> list[Sector]:
    return [sector for sector in SECTORS if not ctx.view.sectors[sector].open]


def _ground(ctx: DrawContext[View], c: Canvas) -> None:
    parchment(c, 7)
    # A zoom sees the town or the column, and need not draw the other.
    if c.shows(TOWN):
        _town(ctx, c)
    if c.shows((*COLUMN_CORNER, *SIZE)):
        _column(ctx, c)
    column.track(c)
    frame(c, SIZE)


def _town(ctx: DrawContext[View], c: Canvas) -> None:
    city.land(c)
    city.streets(c)
    city.back_wall(c)
    for sector in SECTORS:
        quarters.quarter(c, sector)
    city.citadel(c)
    _courts(ctx, c)
    city.front_wall(c)


def _column(ctx: DrawContext[View], c: Canvas) -> None:
    column.title(c, ctx.say)
    column.calendar(c)
    column.yard(c)
    if ctx.result is None:
        cards = [(o.id, o.number, o.squires) for o in ctx.view.offices]
        column.offices(c, cards, ctx.say)


def _courts(ctx: DrawContext[View], c: Canvas) -> None:
    closed = _closed(ctx)
    for place in (place for place in COURTS.values() if place.large):
        quarters.court(c, place)
    quarters.greenery(c)
    for place in (place for place in COURTS.values() if not place.large):
        quarters.court(c, place)
    quarters.furniture(c, closed)
    city.wells(c)
    for sector in SECTORS:
        quarters.ribbon(c, sector, ctx.say)
    for place in COURTS.values():
        if place.sector not in closed:
            draw_tag(c, place, ctx.view.areas[place.id].income)
    for sector in closed:
        quarters.closed_quarter(c, sector, ctx.say)


def _pieces(ctx: DrawContext[View], c: Canvas) -> None:
    people(c, ctx)
    standing(c, ctx)
    if ctx.result is None:
        offices(c, ctx)
    else:
        ranking(c, ctx)
    prestige(c, ctx)
