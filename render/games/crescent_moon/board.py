"""The table's picture, whole or in part: the ground of the board, and what changes on it."""

from collections.abc import Sequence
from functools import partial

from engine.games.crescent_moon.data import Market
from engine.games.crescent_moon.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.crescent_moon import header, market, seats
from render.games.crescent_moon.art import land, ornament, water
from render.games.crescent_moon.art.samples import samples
from render.games.crescent_moon.chart import Chart, Site, chart_of
from render.games.crescent_moon.final import ranking
from render.games.crescent_moon.garrison import clash_mark, garrisons
from render.games.crescent_moon.key import PIECES, small_key, strengths
from render.games.crescent_moon.laying import laying
from render.games.crescent_moon.layout import (
    CORNERS,
    KEY_SIZE,
    MAP,
    QUARTERS,
    SIZE,
    ZOOMS,
    in_corner,
)
from render.games.crescent_moon.seat_colours import SEATS
from render.grounds import GroundPlan, enlarged
from render.paper import parchment
from render.paths import Box, Point
from render.stage import Scene


def board(ctx: DrawContext[View]) -> Scene:
    return _scene(ctx, SIZE)


def zoom(ctx: DrawContext[View], part: str) -> Scene:
    return _scene(ctx, *enlarged(ZOOMS[part]))


def part(ctx: DrawContext[View], places: Sequence[str]) -> Scene:
    """Draw the quarter of the map that holds these hexes, or all of it."""
    chart = chart_of(ctx.view, MAP)
    sites = [site for site in chart.sites if site.hex in places]
    for name in QUARTERS if sites else ():
        if all(_holds(ZOOMS[name], site, chart.r) for site in sites):
            return zoom(ctx, name)
    return zoom(ctx, "map")


def _holds(box: Box, site: Site, r: float) -> bool:
    x0, y0, x1, y1 = box
    return x0 <= site.x - r and site.x + r <= x1 and y0 <= site.y - r and site.y + r <= y1


def _scene(
    ctx: DrawContext[View], size: tuple[int, int], scale: float = 1.0, origin: Point = (0.0, 0.0)
) -> Scene:
    chart = chart_of(ctx.view, MAP)
    ground = partial(_ground, ctx, chart)
    plan = GroundPlan(size, _shows(ctx, chart), ground, SEATS, samples, scale, origin)
    return Scene(plan, partial(_pieces, ctx, chart))


def _shows(ctx: DrawContext[View], chart: Chart) -> tuple[object, ...]:
    """Return all that the ground shows, with its words: each language has its own ground."""
    say = ctx.say
    tiles = () if chart.open else tuple((s.point, s.tile, s.rotation) for s in chart.sites)
    return (
        "board",
        tiles,
        *(say(f"character-{player.character}") for player in ctx.view.players),
        *(say(f"picture-market-{name}") for name in Market),
        *(say(f"picture-key-{kind}") for kind in PIECES),
        *strengths(ctx).items(),
        say("title"),
        say("picture-bazaar"),
        ctx.result is not None,
    )


def _ground(ctx: DrawContext[View], chart: Chart, c: Canvas) -> None:
    parchment(c, 7)
    ornament.pattern(c, SIZE)
    if not chart.open:
        _land(c, chart)
        _corners(c, ctx, chart)
    ornament.frame(c, SIZE)
    header.title(c, ctx)
    if ctx.result is None:
        market.stalls(c, ctx)
    seats.places(c, ctx)


def _land(c: Canvas, chart: Chart) -> None:
    land.shore(c, chart)
    land.tiles(c, chart)
    for course in water.reaches(chart):
        water.river(c, course, chart.scale)
    water.bridges(c, chart)


def _corners(c: Canvas, ctx: DrawContext[View], chart: Chart) -> None:
    """Draw the key, a compass and a moon, each in a corner that the land leaves free."""
    left = list(CORNERS)
    for size, draw in ((KEY_SIZE, "key"), ((112.0, 112.0), "compass"), ((104.0, 100.0), "sky")):
        for corner in left:
            box = in_corner(corner, size)
            if chart.free(box):
                left.remove(corner)
                middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
                if draw == "key":
                    small_key(c, ctx, box)
                else:
                    (ornament.compass if draw == "compass" else ornament.night_sky)(c.at(*middle))
                break


def _pieces(ctx: DrawContext[View], chart: Chart, c: Canvas) -> None:
    if chart.open:
        laying(c, chart)
    else:
        garrisons(c, ctx, chart)
        clash_mark(c, ctx, chart)
    header.header(c, ctx)
    if ctx.result is None:
        market.market(c, ctx)
    else:
        ranking(c, ctx)
    seats.seats(c, ctx)
