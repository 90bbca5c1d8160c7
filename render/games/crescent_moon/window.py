"""A window on the board: one hex with its river and what lies around it."""

from render.canvas import Canvas
from render.games.crescent_moon import land, water
from render.games.crescent_moon.brush import inside
from render.games.crescent_moon.chart import RADIUS, Chart, chart_of, outline
from render.games.crescent_moon.ornament import NIGHT
from render.paths import distance

Tiles = tuple[tuple[tuple[int, int], str, int], ...]
"""Of each hex: where it lies, its kind, its rotation."""
WHOLE = 16 * RADIUS


def window(c: Canvas, tiles: Tiles, point: tuple[int, int]) -> None:
    """The hex at `point`, its middle the origin."""
    rim = outline(RADIUS + 10)
    c.shadow(rim, (2, 6), 4, 0.45)
    c.polygon(rim, "outline")
    c.polygon(outline(RADIUS + 8), NIGHT)
    c.outline(outline(RADIUS + 6), "brass", 1.6)
    inside(c, outline(RADIUS + 1), lambda inner: _land(inner, tiles, point))
    c.outline(outline(RADIUS + 1), "outline", 2)


def _land(c: Canvas, tiles: Tiles, point: tuple[int, int]) -> None:
    chart = _chart(tiles)
    site = next(site for site in chart.sites if site.point == point)
    there = c.at(-site.x, -site.y)
    near = [s for s in chart.sites if distance((s.x, s.y), (site.x, site.y)) < 2.2 * RADIUS]
    land.tiles(there, Chart(tuple(near), 1.0, chart.area))
    for course in water.reaches(chart):
        water.river(there, course, 1.0)
    if site.tile == "crossing":
        water.bridges(there, Chart((site,), 1.0, chart.area))


def _chart(tiles: Tiles) -> Chart:
    hexes = [
        {"hex": str(i), "column": 0, "row": 0, "q": q, "r": r, "tile": tile, "rotation": turn,
         "cut_edges": [turn % 6, (turn + 1) % 6] if tile == "river" else []}
        for i, ((q, r), tile, turn) in enumerate(tiles)
    ]  # fmt: skip
    return chart_of({"hexes": hexes}, (-WHOLE, -WHOLE, WHOLE, WHOLE), RADIUS)
