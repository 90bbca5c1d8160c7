"""The map as geometry: where each hex lies on the page, and the course of the river."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from render.context import Data
from render.paths import Box, Path, Point, distance, inset

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""East first, then against the clock; corner k lies between edges k and k + 1."""
RADIUS = 116.0
"""Of a hex in the units in which tiles and pieces are drawn."""
LARGEST = 118.0
BANK, DRY = 19.0, 3.5
"""How far from its edges a hex is usable: along the water, and elsewhere."""
ROUND_THE_CLOCK = (1, 0, 5, 4, 3, 2)


def corner(number: int, r: float = RADIUS) -> Point:
    turn = math.radians(60 * number + 30)
    return r * math.cos(turn), -r * math.sin(turn)


def outline(r: float = RADIUS) -> Path:
    """A hex clockwise from its upper corner."""
    return [corner(k, r) for k in ROUND_THE_CLOCK]


def bed(wet: Iterable[int], more: float = 0.0) -> Path:
    """The hex less its banks, where pieces stand; `more` takes away from every side."""
    soaked = set(wet)
    edges = [(k + 1) % 6 for k in ROUND_THE_CLOCK]
    return inset(outline(), [(BANK if k in soaked else DRY) + more for k in edges])


@dataclass(frozen=True)
class Site:
    """A hex on the page, its middle at (x, y)."""

    hex: str | None
    column: int
    row: int
    tile: str
    rotation: int
    point: tuple[int, int]
    x: float
    y: float
    wet: tuple[int, ...]

    @property
    def stream(self) -> tuple[int, ...]:
        """The corners that the tile's own river passes."""
        turn = self.rotation
        if self.tile == "crossing":
            return turn % 6, (turn + 3) % 6
        return ((turn - 1) % 6, turn % 6, (turn + 1) % 6) if self.tile == "river" else ()


@dataclass(frozen=True)
class Chart:
    """All hexes of a map, as large as they fit an area."""

    sites: tuple[Site, ...]
    scale: float
    area: Box
    open: tuple[Site, ...] = ()
    """Empty places beside a map that is still being laid."""

    @cached_property
    def r(self) -> float:
        return RADIUS * self.scale

    def at(self, hex_: str | None) -> Site | None:
        return next((site for site in self.sites if site.hex == hex_), None) if hex_ else None

    def free(self, box: Box) -> bool:
        """Whether no hex reaches into the box."""
        x0, y0, x1, y1 = box
        for site in (*self.sites, *self.open):
            path = outline(self.r)
            near = [(site.x + x, site.y + y) for x, y in path]
            if _meets(near, (x0, y0, x1, y1)):
                return False
        return True

    def rivers(self) -> list[Path]:
        """Where water runs, from corner to corner, each river in one piece."""
        streams = [
            [(site.x + x, site.y + y) for x, y in (corner(k, self.r) for k in site.stream)]
            for site in self.sites
            if site.stream
        ]
        return _joined(streams)


def chart_of(view: Data, area: Box, largest: float = LARGEST) -> Chart:
    hexes = view["hexes"]
    points = {(h["q"], h["r"]): h for h in hexes}
    laying = any(h["hex"] is None for h in hexes)
    beside = _beside(points) if laying else []
    scale, origin = _fitted([*points, *beside], area, largest)
    wet = _wet(points)
    sites = [
        Site(h["hex"], h["column"], h["row"], h["tile"], h["rotation"], point,
             *_middle(point, scale, origin), tuple(sorted(wet[point])))
        for point, h in points.items()
    ]  # fmt: skip
    first = hexes[0] if hexes else {"column": 0, "row": 0, "q": 0, "r": 0}
    shift = first["column"] - first["q"], first["row"] - first["r"]
    gaps = [
        Site(None, q + shift[0], r + shift[1], "", 0, (q, r), *_middle((q, r), scale, origin), ())
        for q, r in beside
    ]
    return Chart(tuple(sites), scale, area, tuple(gaps))


def _beside(points: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    taken = set(points)
    around = {(q + dq, r + dr) for q, r in taken for dq, dr in DIRECTIONS}
    return sorted(around - taken)


def _wet(points: dict[tuple[int, int], Data]) -> dict[tuple[int, int], set[int]]:
    """Edges with water along them, of the river's own hexes and of those across."""
    wet: dict[tuple[int, int], set[int]] = {point: set() for point in points}
    for (q, r), h in points.items():
        for k in h["cut_edges"]:
            wet[q, r].add(k)
            across = q + DIRECTIONS[k][0], r + DIRECTIONS[k][1]
            if across in wet:
                wet[across].add((k + 3) % 6)
    return wet


def _middle(point: tuple[int, int], scale: float, origin: Point) -> Point:
    q, r = point
    wide = math.sqrt(3) * RADIUS * scale
    return origin[0] + wide * (q + r / 2), origin[1] + 1.5 * RADIUS * scale * r


def _fitted(points: Sequence[tuple[int, int]], area: Box, largest: float) -> tuple[float, Point]:
    """The scale at which all hexes lie in the area, and where hex (0, 0) then is."""
    x0, y0, x1, y1 = area
    xs = [q + r / 2 for q, r in points] or [0.0]
    ys = [r for _, r in points] or [0]
    across, down = max(xs) - min(xs) + 1, (max(ys) - min(ys)) * 1.5 + 2
    radius = min(largest, (x1 - x0) / across / math.sqrt(3), (y1 - y0) / down)
    wide = math.sqrt(3) * radius
    ox = (x0 + x1) / 2 - wide * (max(xs) + min(xs)) / 2
    oy = (y0 + y1) / 2 - 1.5 * radius * (max(ys) + min(ys)) / 2
    return radius / RADIUS, (round(ox, 1), round(oy, 1))


def _meets(path: Path, box: Box) -> bool:
    """Whether a hex, given by its corners, and a box share any ground."""
    x0, y0, x1, y1 = box
    xs, ys = [x for x, _ in path], [y for _, y in path]
    if max(xs) < x0 or min(xs) > x1 or max(ys) < y0 or min(ys) > y1:
        return False
    cx, cy = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    px, py = min(max(cx, x0), x1), min(max(cy, y0), y1)
    dx, dy, r = abs(px - cx), abs(py - cy), (max(ys) - min(ys)) / 2
    # Inside of a pointy hex: within its sides, and under its slanting edges.
    return dx <= r * math.sqrt(3) / 2 and dy <= r - dx / math.sqrt(3)


def _joined(streams: list[Path]) -> list[Path]:
    """Streams that meet at a corner become one."""
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
