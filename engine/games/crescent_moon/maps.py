"""The map: where hexes lie, which are adjacent, which edges the river cuts, and the presets."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic_core import PydanticCustomError

from engine.figures import Status
from engine.games.crescent_moon.data import (
    CALIPH,
    CHARACTERS,
    HEXES,
    TABLES,
    Character,
    Hex,
    Terrain,
    Tile,
)
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


def free_ends(sites: Sequence[Site]) -> list[Corner]:
    """Return the corners where a river ends: two, as long as it is one line."""
    ends: list[Corner] = []
    for site in sites:
        if path := river_path(site):
            for end in (path[0], path[-1]):
                ends.remove(end) if end in ends else ends.append(end)
    return ends


# -- presets ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Preset:
    """A printed map: its hexes, where starting groups stand, and the palace's usual place."""

    chart: Chart
    groups: dict[tuple[Seat, int], Hex]
    palace: Hex


class HexRow(BaseModel):
    """A hex of a preset map in data.toml; `start = "sultan 2"`: the Sultan's second group."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    q: int
    r: int
    tile: Tile
    rotation: int = Field(0, ge=0, le=5)
    start: str = ""

    @property
    def site(self) -> Site:
        return Site(self.q, self.r, self.tile, self.rotation)


class MapRow(BaseModel):
    """A preset map in data.toml."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    status: Status
    name: str = ""
    palace: tuple[int, int]
    hexes: tuple[HexRow, ...]

    @property
    def starts(self) -> dict[str, Point]:
        return {row.start: row.site.point for row in self.hexes if row.start}

    def preset(self) -> Preset:
        chart = chart_of([row.site for row in self.hexes])
        by_point = {site.point: number for number, site in chart.sites.items()}
        groups = {_group(start): by_point[point] for start, point in self.starts.items()}
        return Preset(chart, groups, by_point[self.palace])

    def problem(self, players: int) -> str:
        """Return what is wrong with this map for so many players, or nothing."""
        points = [row.site.point for row in self.hexes]
        if twice := sorted({point for point in points if points.count(point) > 1}):
            return f"two hexes lie at q, r = {twice[0]}"
        if not 0 < len(points) <= len(HEXES):
            return f"it has {len(points)} hexes; it can have 1 to {len(HEXES)}"
        if [row.tile for row in self.hexes].count(Tile.CROSSING) != 1:
            return "it needs exactly one crossing"
        return self._problem_with_river() or self._problem_with_starts(players)

    def _problem_with_river(self) -> str:
        if len(free_ends([row.site for row in self.hexes])) != 2:
            return (
                "its river is not one line with two ends: look at the rotation of the river hexes"
            )
        near = chart_of([row.site for row in self.hexes]).near
        reached = set(waiting := [HEXES[0]])
        while waiting:
            new = set(near[waiting.pop()]) - reached
            reached |= new
            waiting += new
        return "" if len(reached) == len(near) else "some of its hexes cannot be reached"

    def _problem_with_starts(self, players: int) -> str:
        wanted = [f"{each} {group}" for each in CHARACTERS[:players] for group in (1, 2)]
        found = [row.start for row in self.hexes if row.start]
        if wrong := [start for start in found if start not in wanted]:
            return f"`start` is {wrong[0]!r}; it must be one of: {', '.join(wanted)}"
        if wrong := [start for start in wanted if found.count(start) != 1]:
            return f"the group {wrong[0]!r} must start in one hex, not in {found.count(wrong[0])}"
        if any(row.start and row.tile in NO_STARTING_PIECES for row in self.hexes):
            return "no group may start in a quarry or on the holy site"
        caliphs = [self.starts[f"{CHARACTERS[CALIPH]} {group}"] for group in (1, 2)]
        return "" if self.palace in caliphs else "the palace must stand with a group of the Caliph"


NO_STARTING_PIECES = (Tile.QUARRY, Tile.HOLY_SITE)


def _group(text: str) -> tuple[Seat, int]:
    character, number = text.split()
    return Seat(CHARACTERS.index(Character(character))), int(number) - 1


def _for_players(players: int) -> AfterValidator:
    def check(row: MapRow) -> MapRow:
        if problem := row.problem(players):
            raise PydanticCustomError("map", "{problem}", {"problem": problem})
        return row

    return AfterValidator(check)


Name = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")]  # of a map, a card, an objective


class MapTables(BaseModel):
    """All preset maps in data.toml, by the number of players and their name."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    four: dict[Name, Annotated[MapRow, _for_players(4)]] = Field(min_length=1)
    five: dict[Name, Annotated[MapRow, _for_players(5)]] = Field(min_length=1)


MAPS = MapTables.model_validate(TABLES["maps"])
MAP_WORDS = {
    f"option-map-{name}": row.name
    for name, row in [*MAPS.four.items(), *MAPS.five.items()]
    if row.name
}
PRESETS: dict[int, dict[str, Preset]] = {
    4: {name: row.preset() for name, row in MAPS.four.items()},
    5: {name: row.preset() for name, row in MAPS.five.items()},
}
