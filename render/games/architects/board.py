"""The table's picture, whole or in part: the ground of the board, and what changes on it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from engine.games.architects.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.architects import cathedral, market, people, track
from render.games.architects.art import country, minster, towers, town
from render.games.architects.art.furniture import plate
from render.games.architects.final import sheet, sheet_ground
from render.games.architects.layout import COURTS, PARTS, SIZE, ZOOMS, Court, upper_courts, where
from render.games.architects.names import names, title
from render.games.architects.pennants import pennants
from render.games.architects.samples import samples
from render.grounds import GroundPlan, enlarged
from render.paper import frame, parchment
from render.paths import Box, Point
from render.stacking import stacked
from render.stage import Scene

PLINTH = (20.0, 1002.0, 1580.0, 1188.0)
SEATS = 5


def board(ctx: DrawContext[View]) -> Scene:
    over = ctx.view.scores is not None
    plan = GroundPlan(SIZE, _shows(ctx, over), partial(_ground, ctx, over), SEATS, samples)
    return Scene(plan, partial(_pieces, ctx, over))


def zoom(ctx: DrawContext[View], part: str) -> Scene:
    """Draw a part of the board as it lies, even when the game is over."""
    return _cut(ctx, ZOOMS[part])


def _cut(ctx: DrawContext[View], box: Box) -> Scene:
    size, scale, origin = enlarged(box)
    draw = partial(_ground, ctx, False)
    plan = GroundPlan(size, _shows(ctx, False), draw, SEATS, samples, scale, origin)
    return Scene(plan, partial(_pieces, ctx, False))


def part(ctx: DrawContext[View], places: Sequence[str]) -> Scene:
    """Draw the part where these places are; if there are several, the town from top to bottom."""
    found = [name for name, box in PARTS.items() if any(_in(where(each), box) for each in places)]
    if len(found) != 1:
        found = [name for name in PARTS if name != "rack" or name in found]
    return stacked([_cut(_numbered_in(ctx, PARTS[name]), PARTS[name]) for name in found])


def _numbered_in(ctx: DrawContext[View], box: Box) -> DrawContext[View]:
    """Leave out the numbers of places that lie in another part: they would be cut in two."""
    if ctx.numbers is None:
        return ctx
    kept = {place: n for place, n in ctx.numbers.items() if _in(where(place), box)}
    return replace(ctx, numbers=kept)


def _in(point: Point, box: Box) -> bool:
    return box[0] <= point[0] < box[2] and box[1] <= point[1] < box[3]


def virtue_track(ctx: DrawContext[View]) -> Scene:
    """Draw the track alone, in two rows."""
    virtue = ctx.view.virtue
    shows = ("track", *map(tuple, (virtue.points, virtue.ignored_tax)))
    plan = GroundPlan((1000, 450), shows, partial(_track_ground, ctx), SEATS)
    return Scene(plan, partial(_track_pieces, ctx))


def _track_ground(ctx: DrawContext[View], c: Canvas) -> None:
    parchment(c, 7)
    track.plinth(c, (8, 8, 992, 442))
    track.spaces(c, track.LARGE, ctx.view.virtue)


def _track_pieces(ctx: DrawContext[View], c: Canvas) -> None:
    track.bands(c, ctx, track.LARGE, 42)
    track.heading(c, ctx.say("picture-virtue"), (500, 32), 440)
    track.markers(c, ctx.view.players, track.LARGE)


def _shows(ctx: DrawContext[View], over: bool) -> tuple[object, ...]:
    """Return all that the ground shows: no words, so that all languages share it."""
    view = ctx.view
    levels = tuple(
        (level.gold, level.marble, level.wood_or_stone, level.points, level.spaces)
        for level in view.cathedral
    )
    virtue = tuple(view.virtue.points), tuple(view.virtue.ignored_tax)
    return ("board", over, levels, virtue, tuple(view.market.prices.values()))


def _ground(ctx: DrawContext[View], over: bool, c: Canvas) -> None:
    parchment(c, 7)
    _country(c)
    towers.wall(c)
    town.town(c)
    minster.minster(c)
    cathedral.fittings(c, ctx.view.cathedral)
    if over:
        _courts(c, upper_courts())
        sheet_ground(c)
    else:
        _lower_town(ctx, c)
    frame(c, SIZE)


def _country(c: Canvas) -> None:
    country.land(c)
    country.river(c)
    country.forest(c)
    country.mines(c)
    country.quarry(c)
    country.storehouse(c)
    country.windmill(c, 1236, 246)
    country.hedges(c)


def _lower_town(ctx: DrawContext[View], c: Canvas) -> None:
    town.closes(c)
    town.gaol(c)
    town.dark_market(c)
    town.workshop(c)
    _courts(c, list(COURTS.values()))
    market.stalls(c, ctx.view.market.prices)
    market.rack(c)
    track.plinth(c, PLINTH)
    track.spaces(c, track.BOARD, ctx.view.virtue)


def _courts(c: Canvas, courts: list[Court]) -> None:
    for court in courts:
        plate(c, court)
    people.court_floor(c)


def _pieces(ctx: DrawContext[View], over: bool, c: Canvas) -> None:
    title(c, ctx)
    pennants(c, ctx)
    names(c, ctx, upper_only=over)
    people.people(c, ctx, upper_only=over)
    cathedral.climbers(c, ctx)
    if over and ctx.view.scores:
        sheet(c, ctx, ctx.view.scores)
        return
    market.offers(c, ctx)
    market.apprentices(c, ctx)
    market.decks(c, ctx)
    track.bands(c, ctx, track.BOARD, 38)
    track.heading(c, ctx.say("picture-virtue"), (800, 1028), 236)
    track.markers(c, ctx.view.players, track.BOARD)
