"""The map: where hexes lie, which are adjacent, which edges the river cuts, and the preset."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.games.crescent_moon.data import CHARACTERS, HEXES, TABLES, Character, Hex, Terrain, Tile
from engine.ids import Seat

# Directions 0..5: east, then against the clock. Corner k lies between edges k and k + 1.
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
TURNS = range(6)

Point = tuple[int, int]
Corner = frozenset[Point]  # the three hexes that meet there


class Site(NamedTuple):
    """A hex tile that lies on the table."""

    q: int
    r: int
    tile: Tile
    rotation: int = 0

    @property
    def point(self) -> Point:
        return self.q, self.r

    @property
    def cut_edges(self) -> tuple[int, ...]:
        """Return the two neighbouring edges along which the river runs; the crossing has none."""
        return (self.rotation, (self.rotation + 1) % 6) if self.tile is Tile.RIVER else ()


@dataclass(frozen=True, slots=True)
class Chart:
    """The complete map, its hexes numbered; `near` knows the river, `touching` ignores it."""

    sites: dict[Hex, Site]
    near: dict[Hex, tuple[Hex, ...]]
    touching: dict[Hex, tuple[Hex, ...]]
    terrain: dict[Hex, Terrain]

    def __hash__(self) -> int:
        """Hash what lies where: all else follows from it."""
        return hash(tuple(self.sites.values()))


def beyond(point: Point, edge: int) -> Point:
    """Return the place on the other side of an edge."""
    step = DIRECTIONS[edge % 6]
    return point[0] + step[0], point[1] + step[1]


def corner(point: Point, number: int) -> Corner:
    return frozenset((point, beyond(point, number), beyond(point, number + 1)))


def river_path(site: Site) -> tuple[Corner, ...]:
    """Return the corners that the river passes on this hex, from end to end."""
    if site.tile is Tile.CROSSING:
        return corner(site.point, site.rotation), corner(site.point, site.rotation + 3)
    turns = (site.rotation - 1, site.rotation, site.rotation + 1)
    return tuple(corner(site.point, turn) for turn in turns) if site.tile is Tile.RIVER else ()


def neighbours(point: Point) -> list[Point]:
    return [beyond(point, edge) for edge in TURNS]


def cuts(sites: list[Site]) -> set[frozenset[Point]]:
    """Return pairs of places that a river keeps apart, both ways."""
    return {
        frozenset((site.point, beyond(site.point, edge)))
        for site in sites
        for edge in site.cut_edges
    }


def chart_of(sites: list[Site]) -> Chart:
    """Give numbers to the hexes, as one reads, and find out which are adjacent."""
    ordered = sorted(sites, key=lambda site: (site.r, site.q))
    numbered = dict(zip(HEXES, ordered, strict=False))
    by_point = {site.point: number for number, site in numbered.items()}
    cut = cuts(sites)
    near, touching = {}, {}
    for number, site in numbered.items():
        around = [point for point in neighbours(site.point) if point in by_point]
        touching[number] = tuple(sorted([by_point[point] for point in around], key=HEXES.index))
        near[number] = tuple(
            other
            for other in touching[number]
            if frozenset((site.point, numbered[other].point)) not in cut
        )
    terrain = {number: site.tile.terrain for number, site in numbered.items()}
    return Chart(numbered, near, touching, terrain)


@dataclass(frozen=True, slots=True)
class Preset:
    """A printed map: its hexes, where starting groups stand, and the palace's usual place."""

    chart: Chart
    groups: dict[tuple[Seat, int], Hex]
    palace: Hex


def _preset(players: int) -> Preset:
    rows = [row for row in TABLES["map"]["hexes"] if row.get("only", players) == players]
    chart = chart_of([_site(row) for row in rows])
    by_point = {site.point: number for number, site in chart.sites.items()}
    key = {4: "four", 5: "five"}[players]
    groups = {_group(row[key]): by_point[row["q"], row["r"]] for row in rows if key in row}
    return Preset(chart, groups, by_point[tuple(TABLES["map"]["palace"][key])])


def _site(row: dict[str, Any]) -> Site:
    return Site(row["q"], row["r"], Tile(row["tile"]), row.get("rotation", 0))


def _group(text: str) -> tuple[Seat, int]:
    """Return the group: `sultan 2` is the Sultan's second one."""
    character, number = text.split()
    return Seat(CHARACTERS.index(Character(character))), int(number) - 1


PRESETS = {players: _preset(players) for players in (4, 5)}
