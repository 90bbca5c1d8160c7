"""The map as geometry: where each hex lies on the page, and the course of the river."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.games.crescent_moon.data import Hex, Tile
from engine.games.crescent_moon.land_view import HexView
from engine.games.crescent_moon.view import View
from render.paths import Box, Path, Point, distance, inset, shifted

# East first, then against the clock; corner k lies between edges k and k + 1.
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
RADIUS = 116.0  # of a hex, in the units in which tiles and pieces are drawn
MAX_RADIUS = 118.0  # of a hex on the page
BANK, DRY = 19.0, 3.5  # how far from its edges a hex is usable: along the water, and elsewhere
CLOCKWISE = (1, 0, 5, 4, 3, 2)  # the corners, from the upper one on

Axial = tuple[int, int]  # q and r of a hex


def corner(number: int, r: float = RADIUS) -> Point:
    turn = math.radians(60 * number + 30)
    return r * math.cos(turn), -r * math.sin(turn)


def outline(r: float = RADIUS) -> Path:
    """Return a hex clockwise from its upper corner."""
    return [corner(k, r) for k in CLOCKWISE]


def bed(wet: Iterable[int], more: float = 0.0) -> Path:
    """Return the hex without its banks, where pieces stand; `more` narrows every side."""
    soaked = set(wet)
    edges = [(k + 1) % 6 for k in CLOCKWISE]
    return inset(outline(), [(BANK if k in soaked else DRY) + more for k in edges])


@dataclass(frozen=True)
class MapSpace:
    """A place of the map on the page, its middle at (x, y)."""

    column: int
    row: int
    point: Axial
    x: float
    y: float


@dataclass(frozen=True)
class Site(MapSpace):
    """A place with a hex on it."""

    hex: Hex | None
    tile: Tile
    rotation: int
    wet: tuple[int, ...]

    @property
    def stream(self) -> tuple[int, ...]:
        """Return the corners that the tile's own river passes."""
        turn = self.rotation
        if self.tile is Tile.CROSSING:
            return turn % 6, (turn + 3) % 6
        return ((turn - 1) % 6, turn % 6, (turn + 1) % 6) if self.tile is Tile.RIVER else ()


@dataclass(frozen=True)
class Chart:
    """All hexes of a map, as large as they fit an area."""

    sites: tuple[Site, ...]
    scale: float
    area: Box
    open: tuple[MapSpace, ...] = ()  # beside a map that is still being laid

    @cached_property
    def r(self) -> float:
        return RADIUS * self.scale

    def at(self, here: Hex | None) -> Site | None:
        return next((site for site in self.sites if site.hex == here), None) if here else None

    def free(self, box: Box) -> bool:
        """Return whether no hex reaches into the box."""
        path = outline(self.r)
        places = (*self.sites, *self.open)
        return not any(_meets(shifted(path, place.x, place.y), box) for place in places)

    def rivers(self) -> list[Path]:
        """Return where water runs, from corner to corner, each river in one piece."""
        streams = [
            shifted([corner(k, self.r) for k in site.stream], site.x, site.y)
            for site in self.sites
            if site.stream
        ]
        return _joined(streams)


def chart_of(view: View, area: Box, max_radius: float = MAX_RADIUS) -> Chart:
    points = {(entry.q, entry.r): entry for entry in view.hexes}
    laying = any(entry.hex is None for entry in view.hexes)
    beside = _beside(points) if laying else []
    scale, origin = _fitted([*points, *beside], area, max_radius)
    wet = _wet(points)
    sites = [
        Site(h.column, h.row, point, *_middle(point, scale, origin), h.hex, h.tile, h.rotation,
             tuple(sorted(wet[point])))
        for point, h in points.items()
    ]  # fmt: skip
    first = next(iter(view.hexes), None)
    shift = (first.column - first.q, first.row - first.r) if first else (0, 0)
    gaps = [
        MapSpace(q + shift[0], r + shift[1], (q, r), *_middle((q, r), scale, origin))
        for q, r in beside
    ]
    return Chart(tuple(sites), scale, area, tuple(gaps))


def _beside(points: Iterable[Axial]) -> list[Axial]:
    taken = set(points)
    around = {(q + dq, r + dr) for q, r in taken for dq, dr in DIRECTIONS}
    return sorted(around - taken)


def _wet(points: Mapping[Axial, HexView]) -> dict[Axial, set[int]]:
    """Return the edges with water along them, of the river's own hexes and of those across."""
    wet: dict[Axial, set[int]] = {point: set() for point in points}
    for (q, r), entry in points.items():
        for k in entry.cut_edges:
            wet[q, r].add(k)
            across = q + DIRECTIONS[k][0], r + DIRECTIONS[k][1]
            if across in wet:
                wet[across].add((k + 3) % 6)
    return wet


def _middle(point: Axial, scale: float, origin: Point) -> Point:
    q, r = point
    wide = math.sqrt(3) * RADIUS * scale
    return origin[0] + wide * (q + r / 2), origin[1] + 1.5 * RADIUS * scale * r


def _fitted(points: Sequence[Axial], area: Box, max_radius: float) -> tuple[float, Point]:
    """Return the scale at which all hexes lie in the area, and where hex (0, 0) then is."""
    x0, y0, x1, y1 = area
    xs = [q + r / 2 for q, r in points] or [0.0]
    ys = [r for _, r in points] or [0]
    across, down = max(xs) - min(xs) + 1, (max(ys) - min(ys)) * 1.5 + 2
    radius = min(max_radius, (x1 - x0) / across / math.sqrt(3), (y1 - y0) / down)
    wide = math.sqrt(3) * radius
    ox = (x0 + x1) / 2 - wide * (max(xs) + min(xs)) / 2
    oy = (y0 + y1) / 2 - 1.5 * radius * (max(ys) + min(ys)) / 2
    return radius / RADIUS, (round(ox, 1), round(oy, 1))


def _meets(path: Path, box: Box) -> bool:
    """Return whether a hex, given by its corners, and a box overlap."""
    x0, y0, x1, y1 = box
    xs, ys = [x for x, _ in path], [y for _, y in path]
    if max(xs) < x0 or min(xs) > x1 or max(ys) < y0 or min(ys) > y1:
        return False
    cx, cy = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    px, py = min(max(cx, x0), x1), min(max(cy, y0), y1)
    dx, dy, r = abs(px - cx), abs(py - cy), (max(ys) - min(ys)) / 2
    # A point is in a pointy hex if it is between its sides and under its slanting edges.
    return dx <= r * math.sqrt(3) / 2 and dy <= r - dx / math.sqrt(3)


def _joined(streams: list[Path]) -> list[Path]:
    """Join streams that meet at a corner."""
    rivers: list[Path] = []
    for stream in streams:
        path = list(stream)
        for other in list(rivers):
            longer = _end_to_end(path, other)
            if longer is not None:
                rivers.remove(other)
                path = longer
        rivers.append(path)
    return rivers


def _end_to_end(one: Path, two: Path) -> Path | None:
    for a in (one, one[::-1]):
        for b in (two, two[::-1]):
            if distance(a[-1], b[0]) < 1:
                return a + b[1:]
    return None
