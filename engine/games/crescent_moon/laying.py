"""Find where a tile may be laid on the variable map: rivers go on, the rest lies close (3.1)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.games.crescent_moon.data import Tile
from engine.games.crescent_moon.maps import (
    TURNS,
    Corner,
    Point,
    Site,
    free_ends,
    neighbours,
    river_path,
)

CENTRE = 7  # column and row of the crossing, so that all others have numbers of 1 and more


class Lie(NamedTuple):
    """A place for a hex, in columns and rows, and for a river its rotation."""

    column: int
    row: int
    rotation: int = 0


def site_at(tile: Tile, lie: Lie) -> Site:
    return Site(lie.column - CENTRE, lie.row - CENTRE, tile, lie.rotation)


@lru_cache(256)
def places_for(tile: Tile, sites: tuple[Site, ...]) -> tuple[Lie, ...]:
    """Return everywhere this hex may be laid now; there is always a place."""
    found = list(_river_sites(sites) if tile is Tile.RIVER else _free_sites(tile, sites))
    return tuple(Lie(site.q + CENTRE, site.r + CENTRE, site.rotation) for site in found)


def ends_are_open(sites: tuple[Site, ...]) -> bool:
    """Return whether both ends keep a usable place."""
    return all(next(_lengthenings(sites, end), None) for end in free_ends(sites))


def _lengthenings(sites: tuple[Site, ...], end: Corner) -> Iterator[Site]:
    """Return river hexes that go on from this end, without running into the river again."""
    taken = {site.point for site in sites}
    wet = {each for site in sites for each in river_path(site)} - {end}
    for point in sorted(end - taken):
        for rotation in TURNS:
            site = Site(*point, Tile.RIVER, rotation)
            path = river_path(site)
            if end in (path[0], path[-1]) and wet.isdisjoint(path):
                yield site


def _river_sites(sites: tuple[Site, ...]) -> list[Site]:
    """Prefer lengthenings that leave both ends open; a dead river is laid like the rest."""
    found = [site for end in free_ends(sites) for site in _lengthenings(sites, end)]
    fit = [site for site in found if ends_are_open((*sites, site))]
    return fit or found or _free_sites(Tile.RIVER, sites)


def _free_sites(tile: Tile, sites: tuple[Site, ...]) -> list[Site]:
    """Prefer places that touch most hexes, among those that leave both ends open."""
    touching = _touching(sites)
    open_ends = ends_are_open(sites)
    for count in sorted(set(touching.values()), reverse=True):
        points = sorted(point for point, touched in touching.items() if touched == count)
        found = [Site(*point, tile) for point in points]
        fit = [site for site in found if not open_ends or ends_are_open((*sites, site))]
        if fit:
            return fit
    raise AssertionError("there is always a place beside the map, away from the river's ends")


def _touching(sites: tuple[Site, ...]) -> dict[Point, int]:
    """Count how many hexes each empty place beside the map touches."""
    taken = {site.point for site in sites}
    counts: dict[Point, int] = {}
    for point in taken:
        for other in neighbours(point):
            if other not in taken:
                counts[other] = counts.get(other, 0) + 1
    return counts
