"""The table's picture, whole or in part: the ground of the board, and what changes on it."""

from __future__ import annotations

from functools import partial

from render.brief import Brief
from render.canvas import Canvas
from render.games.jerusalem import city, column, quarters
from render.games.jerusalem.final import ranking
from render.games.jerusalem.income import draw_tag
from render.games.jerusalem.layout import COURTS, SECTORS, SIZE, ZOOMS
from render.games.jerusalem.offices import offices
from render.games.jerusalem.people import people
from render.games.jerusalem.road import prestige
from render.games.jerusalem.standing import standing
from render.grounds import GroundPlan
from render.paper import frame, parchment
from render.stage import Scene

ZOOM_WIDTH = 1000
TOWN = (0.0, 0.0, 1184.0, 1094.0)
COLUMN_CORNER = (1190.0, 0.0)


def board(brief: Brief) -> Scene:
    return _scene(brief, SIZE, 1.0, (0.0, 0.0))


def zoom(brief: Brief, part: str) -> Scene:
    x0, y0, x1, y1 = ZOOMS[part]
    scale = ZOOM_WIDTH / (x1 - x0)
    return _scene(brief, (ZOOM_WIDTH, round((y1 - y0) * scale)), scale, (x0, y0))


def _scene(brief: Brief, size: tuple[int, int], scale: float, origin: tuple[float, float]) -> Scene:
    plan = GroundPlan(size, scale, origin, _shows(brief), partial(_ground, brief), 4)
    return Scene(plan, partial(_pieces, brief))


def _shows(brief: Brief) -> tuple[object, ...]:
    """All that the ground shows: words included, so that each language has its own."""
    view, say = brief.view, brief.say
    return (
        "board",
        len(brief.players),
        *(say(f"sector-{sector}") for sector in SECTORS),
        say("picture-title"),
        say("picture-closed"),
        *((say(f"office-{o['id']}"), o["id"], o["number"], o["squires"]) for o in view["offices"]),
        *((area, tuple(view["areas"][area]["income"])) for area in COURTS),
        *_closed(brief),
        view["result"] is not None,
    )


def _closed(brief: Brief) -> list[str]:
    return [sector for sector in SECTORS if not brief.view["sectors"][sector]["open"]]


def _ground(brief: Brief, c: Canvas) -> None:
    parchment(c, 7)
    # A zoom sees the town or the column, and need not draw the other.
    if c.shows(TOWN):
        _town(brief, c)
    if c.shows((*COLUMN_CORNER, *SIZE)):
        _column(brief, c)
    column.track(c)
    frame(c, SIZE)


def _town(brief: Brief, c: Canvas) -> None:
    city.land(c)
    city.streets(c)
    city.back_wall(c)
    for sector in SECTORS:
        quarters.quarter(c, sector)
    city.citadel(c)
    _courts(brief, c)
    city.front_wall(c)


def _column(brief: Brief, c: Canvas) -> None:
    column.title(c, brief.say)
    column.calendar(c)
    column.yard(c)
    if brief.view["result"] is None:
        cards = [(o["id"], o["number"], o["squires"]) for o in brief.view["offices"]]
        column.offices(c, cards, brief.say)


def _courts(brief: Brief, c: Canvas) -> None:
    closed = _closed(brief)
    for place in (place for place in COURTS.values() if place.large):
        quarters.court(c, place)
    quarters.greenery(c)
    for place in (place for place in COURTS.values() if not place.large):
        quarters.court(c, place)
    quarters.furniture(c, closed)
    city.wells(c)
    for sector in SECTORS:
        quarters.ribbon(c, sector, brief.say)
    for place in COURTS.values():
        if place.sector not in closed:
            draw_tag(c, place, brief.view["areas"][place.id]["income"])
    for sector in closed:
        quarters.closed_quarter(c, sector, brief.say)


def _pieces(brief: Brief, c: Canvas) -> None:
    people(c, brief)
    standing(c, brief)
    if brief.view["result"] is None:
        offices(c, brief)
    else:
        ranking(c, brief)
    prestige(c, brief)
