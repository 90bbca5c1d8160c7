"""The table's picture, whole or in part: the ground of the board, and what changes on it."""

from __future__ import annotations

from functools import partial

from render.brief import Brief
from render.canvas import Canvas
from render.games.architects import (
    country,
    land,
    market,
    minster,
    people,
    ramparts,
    steeple,
    town,
    track,
)
from render.games.architects.furniture import plate
from render.games.architects.layout import COURTS, SIZE, ZOOMS, Court, upper_courts
from render.games.architects.names import names, title
from render.games.architects.samples import samples
from render.games.architects.sheet import sheet, sheet_ground
from render.games.architects.standing import pennants
from render.grounds import GroundPlan
from render.paper import frame, parchment
from render.stage import Scene

ZOOM_WIDTH = 1000
PLINTH = (20.0, 1002.0, 1580.0, 1188.0)
SEATS = 5


def board(brief: Brief) -> Scene:
    over = brief.view["scores"] is not None
    plan = GroundPlan(
        SIZE, 1.0, (0.0, 0.0), _shows(brief, over), partial(_ground, brief, over), SEATS, samples
    )
    return Scene(plan, partial(_pieces, brief, over))


def zoom(brief: Brief, part: str) -> Scene:
    """A part of the board as it lies, even when the game is over."""
    x0, y0, x1, y1 = ZOOMS[part]
    scale = ZOOM_WIDTH / (x1 - x0)
    size = (ZOOM_WIDTH, round((y1 - y0) * scale))
    draw = partial(_ground, brief, False)
    plan = GroundPlan(size, scale, (x0, y0), _shows(brief, False), draw, SEATS, samples)
    return Scene(plan, partial(_pieces, brief, False))


def virtue_track(brief: Brief) -> Scene:
    """The track alone, in two rows."""
    virtue = brief.view["virtue"]
    shows = ("track", *map(tuple, (virtue["points"], virtue["ignored_tax"])))
    plan = GroundPlan((1000, 450), 1.0, (0.0, 0.0), shows, partial(_track_ground, brief), SEATS)
    return Scene(plan, partial(_track_pieces, brief))


def _track_ground(brief: Brief, c: Canvas) -> None:
    parchment(c, 7)
    track.plinth(c, (8, 8, 992, 442))
    track.spaces(c, track.LARGE, brief.view["virtue"])


def _track_pieces(brief: Brief, c: Canvas) -> None:
    track.bands(c, brief, track.LARGE, 42)
    track.heading(c, brief.say("picture-virtue"), (500, 32), 440)
    track.markers(c, brief.players, track.LARGE)


def _shows(brief: Brief, over: bool) -> tuple[object, ...]:
    """All that the ground shows. It has no words, so that all languages share it."""
    view = brief.view
    figures = ("gold", "marble", "wood_or_stone", "points", "spaces")
    levels = tuple(tuple(level[figure] for figure in figures) for level in view["cathedral"])
    virtue = tuple(view["virtue"]["points"]), tuple(view["virtue"]["ignored_tax"])
    return (
        "board",
        over,
        levels,
        virtue,
        tuple(view["market"]["prices"].values()),
    )


def _ground(brief: Brief, over: bool, c: Canvas) -> None:
    parchment(c, 7)
    _country(c)
    ramparts.wall(c)
    town.town(c)
    minster.minster(c)
    steeple.fittings(c, brief.view["cathedral"])
    if over:
        _courts(c, upper_courts())
        sheet_ground(c)
    else:
        _lower_town(brief, c)
    frame(c, SIZE)


def _country(c: Canvas) -> None:
    land.land(c)
    land.river(c)
    country.forest(c)
    country.mines(c)
    country.quarry(c)
    country.storehouse(c)
    country.windmill(c, 1236, 246)
    country.hedges(c)


def _lower_town(brief: Brief, c: Canvas) -> None:
    town.closes(c)
    town.gaol(c)
    town.dark_market(c)
    town.workshop(c)
    _courts(c, list(COURTS.values()))
    market.stalls(c, brief.view["market"]["prices"])
    market.rack(c)
    track.plinth(c, PLINTH)
    track.spaces(c, track.BOARD, brief.view["virtue"])


def _courts(c: Canvas, courts: list[Court]) -> None:
    for court in courts:
        plate(c, court)
    people.court_floor(c)


def _pieces(brief: Brief, over: bool, c: Canvas) -> None:
    title(c, brief)
    pennants(c, brief)
    names(c, brief, upper_only=over)
    people.people(c, brief, upper_only=over)
    steeple.climbers(c, brief)
    if over:
        sheet(c, brief)
        return
    market.offers(c, brief)
    market.apprentices(c, brief)
    market.decks(c, brief)
    track.bands(c, brief, track.BOARD, 38)
    track.heading(c, brief.say("picture-virtue"), (800, 1028), 236)
    track.markers(c, brief.players, track.BOARD)
