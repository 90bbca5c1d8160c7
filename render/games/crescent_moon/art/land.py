"""The tiles of the land: a ground for each kind, and what stands on it."""

import random
from collections.abc import Callable

from engine.games.crescent_moon.data import Tile
from render.canvas import Canvas
from render.games.crescent_moon.art.brush import inside
from render.games.crescent_moon.art.growth import fields, palm, tuft
from render.games.crescent_moon.art.rocks import mountains, quarry
from render.games.crescent_moon.art.sands import desert, holy_site, wilderness
from render.games.crescent_moon.chart import RADIUS, Chart, Site, corner, outline
from render.paths import Box, Path, shifted
from render.sprites import stamp

TILE_BOX: Box = (-112.0, -124.0, 112.0, 128.0)


def fertile(c: Canvas, seed: int) -> None:
    """Draw fields, and a row of palms between them."""
    dice = random.Random(seed)
    fields(c, outline(RADIUS + 4), seed)
    side = -1 if seed % 2 else 1
    for x, y, high in ((-74, -26, 40), (-52, -44, 34), (66, -40, 38), (84, 2, 36), (-88, 34, 32)):
        palm(c, x * side + dice.uniform(-4, 4), y, high, dice.uniform(-0.14, 0.16))
    for _ in range(12):
        tuft(c, dice.uniform(-96, 96), dice.uniform(-90, 104), 7, dice.randrange(999), "#6F8742")


KINDS: dict[Tile, tuple[str, Callable[[Canvas, int], None]]] = {
    Tile.FERTILE: ("#B5BF68", fertile),
    Tile.RIVER: ("#B5BF68", fertile),
    Tile.CROSSING: ("#B5BF68", fertile),
    Tile.WILDERNESS: ("#CBB27C", wilderness),
    Tile.MOUNTAIN: ("#B9A88F", mountains),
    Tile.QUARRY: ("#CDB68F", quarry),
    Tile.DESERT: ("#ECCB86", desert),
    Tile.HOLY_SITE: ("#ECCB86", holy_site),
}


def tile(c: Canvas, kind: Tile, seed: int) -> None:
    """Draw one hex of land round the origin, in units in which its radius is RADIUS."""
    edge = outline(RADIUS - 0.8)
    soil, scene = KINDS[kind]

    def draw(inner: Canvas) -> None:
        whole = outline(RADIUS + 6)
        inner.wash(whole, soil, seed, vary=0.05, cells=(60, 16), rim=0)
        scene(inner, seed)
        inner.inner_shade(edge, inner.theme.dark(soil, 0.55), 0.5, 8)

    c.polygon(outline(RADIUS + 0.8), "outline")
    inside(c, edge, draw)
    lit = [corner(k, RADIUS - 2.4) for k in (3, 2, 1, 0)]
    c.line(lit, c.theme.mix(soil, "shine", 0.5), 1.5)


def seed_of(site: Site) -> int:
    """Return a seed by which neighbouring tiles of a kind differ."""
    q, r = site.point
    return (q * 71 + r * 137 + 900) * 5 + (q * q + r) % 3


def tiles(c: Canvas, chart: Chart) -> None:
    for site in sorted(chart.sites, key=lambda site: site.y):
        there = c.at(site.x, site.y, chart.scale)
        stamp(there, tile, 0, 0, TILE_BOX, site.tile, seed_of(site))


def shore(c: Canvas, chart: Chart) -> None:
    """Draw the shadow and thickness of the land, and an engraver's lines around it."""
    for grow, shade in ((33, 0.16), (24, 0.25), (16, 0.36), (9, 0.5)):
        line = c.theme.mix("paper", "#7A5526", shade)
        for path in _hexes(chart, grow + 1.5):
            c.polygon(path, line)
        for path in _hexes(chart, grow):
            c.polygon(path, c.theme.mix("paper", "#D8BF8C", 0.10 + shade / 4))
    for path in _hexes(chart, 2):
        c.shadow(path, (6, 12), 8, 0.34)
    for path in _hexes(chart, 2):
        c.polygon(shifted(path, 0, 6), "#5E452A")


def _hexes(chart: Chart, grow: float) -> list[Path]:
    path = outline(chart.r + grow)
    return [shifted(path, site.x, site.y) for site in chart.sites]
