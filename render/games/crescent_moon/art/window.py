"""A window on the board: one hex with its river and the land around it."""

from engine.games.crescent_moon.data import Tile
from render.canvas import Canvas
from render.games.crescent_moon.art import land, water
from render.games.crescent_moon.art.brush import inside
from render.games.crescent_moon.art.ornament import NIGHT
from render.games.crescent_moon.chart import RADIUS, Axial, Chart, outline
from render.paths import Box, distance

AREA: Box = (-16 * RADIUS, -16 * RADIUS, 16 * RADIUS, 16 * RADIUS)  # room for every map unscaled


def window(c: Canvas, chart: Chart, point: Axial) -> None:
    """Draw the hex at `point` of a chart that is not scaled, its middle the origin."""
    rim = outline(RADIUS + 10)
    c.shadow(rim, (2, 6), 4, 0.45)
    c.polygon(rim, "outline")
    c.polygon(outline(RADIUS + 8), NIGHT)
    c.outline(outline(RADIUS + 6), "brass", 1.6)
    inside(c, outline(RADIUS + 1), lambda inner: _land(inner, chart, point))
    c.outline(outline(RADIUS + 1), "outline", 2)


def _land(c: Canvas, chart: Chart, point: Axial) -> None:
    site = next(site for site in chart.sites if site.point == point)
    there = c.at(-site.x, -site.y)
    near = [s for s in chart.sites if distance((s.x, s.y), (site.x, site.y)) < 2.2 * RADIUS]
    land.tiles(there, Chart(tuple(near), 1.0, chart.area))
    for course in water.reaches(chart):
        water.river(there, course, 1.0)
    if site.tile is Tile.CROSSING:
        water.bridges(there, Chart((site,), 1.0, chart.area))
