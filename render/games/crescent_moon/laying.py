"""The map while it is being laid: the hexes so far, and the empty places beside them."""

from engine.games.crescent_moon.data import Tile
from render.canvas import Canvas
from render.games.crescent_moon.art import land, water
from render.games.crescent_moon.art.water import Reach
from render.games.crescent_moon.chart import RADIUS, Chart, MapSpace, Site, outline
from render.paths import Box, distance, lerp, rounded_box
from render.sprites import stamp


def laying(c: Canvas, chart: Chart) -> None:
    for place in chart.open:
        there = c.at(place.x, place.y, chart.scale)
        stamp(there, _gap, 0, 0, land.TILE_BOX)
    land.tiles(c, chart)
    x0, y0, x1, y1 = chart.area
    around: Box = (x0 - 40, y0 - 40, x1 + 8, y1 + 40)
    for path in chart.rivers():
        course: Reach = tuple(path)
        stamp(c, water.river, 0, 0, around, course, chart.scale)
    for site in chart.sites:
        if site.tile is Tile.CROSSING:
            there = c.at(site.x, site.y - 20 * chart.scale, chart.scale)
            stamp(there, water.bridge, 0, 0, (-90.0, -40.0, 92.0, 40.0), 1.0)
    for place in (*chart.sites, *chart.open):
        _address(c.at(place.x, place.y, chart.scale), place)


def _gap(c: Canvas) -> None:
    """Draw an empty place: a dashed outline."""
    edge = outline(RADIUS - 5)
    for a, b in zip(edge, [*edge[1:], edge[0]], strict=True):
        n = int(distance(a, b) / 13)
        for i in range(n):
            c.line(
                [lerp(a, b, i / n), lerp(a, b, (i + 0.5) / n)], c.theme.mix("paper", "text", 0.5), 2
            )


def _address(c: Canvas, place: MapSpace) -> None:
    """Draw column and row, as the questions name them."""
    text, laid = f"{place.column} · {place.row}", isinstance(place, Site)
    stamp(c, _plate, 0, 62.0 if laid else 0.0, (-62.0, -28.0, 64.0, 34.0), text, laid)


def _plate(c: Canvas, text: str, laid: bool) -> None:
    edge = rounded_box(-52, -21, 104, 42, 20)
    if laid:
        c.shadow(edge, (1, 3), 2, 0.4)
        c.polygon(edge, "panel", "outline", 2)
    c.text(text, (0, -1), "number", 38, fill="text" if laid else "soft", room=(-52, -21, 52, 21))
    c.note("sign", f"place {text}", (-50, -20, 50, 20))
