"""The map as everybody sees it; mostly it has not changed, and the same objects are shared."""

from dataclasses import dataclass
from functools import lru_cache

from engine.fast_init import fast_init
from engine.games.crescent_moon.data import WATER, Hex, Piece, Terrain, Tile
from engine.games.crescent_moon.figures import Figures
from engine.games.crescent_moon.laying import CENTRE
from engine.games.crescent_moon.maps import Chart, Site
from engine.games.crescent_moon.state import EMPTY, EVERYONE, Ground, State
from engine.games.crescent_moon.steps.preparation import earnings
from engine.ids import Seat

CACHE_SIZE = 65536  # hexes as they were seen
MAPS = 512  # whole maps


@fast_init
@dataclass(frozen=True, slots=True)
class ForceView:
    seat: Seat
    ordinary: int
    mercenaries: int


@fast_init
@dataclass(frozen=True, slots=True)
class HexView:
    """A hex of the map; while the map is being laid it has no number and no pieces."""

    hex: Hex | None
    column: int
    row: int
    q: int
    r: int
    tile: Tile
    terrain: Terrain
    rotation: int
    cut_edges: list[int]
    near: list[Hex]
    controller: Seat | None
    present: list[Seat]
    forces: list[ForceView]
    stronghold: Piece | None
    stronghold_owner: Seat | None
    settlement: Piece | None
    palace: bool
    token: Seat | None


def land_of(g: State) -> tuple[tuple[HexView, ...], tuple[int, ...]]:
    """Return the hexes, and what everyone would earn from them."""
    if g.chart is None:
        laid = tuple([_seen(site, None, (), EMPTY) for site in g.laid])
        return laid, (0,) * len(g.players)
    board, clash = g.board, g.clash
    grounds = tuple([board[here] for here in g.chart.sites])
    fight = (clash.hex, clash.defender) if clash and clash.defender is not None else None
    return _charted(g.figures, g.chart, grounds, fight, len(g.players))


@lru_cache(MAPS)
def _charted(
    figures: Figures,
    chart: Chart,
    grounds: tuple[Ground, ...],
    fight: tuple[Hex, Seat] | None,
    seats: int,
) -> tuple[tuple[HexView, ...], tuple[int, ...]]:
    """Return hexes and incomes; while a combat goes on, its hex still counts as the defender's."""
    board = dict(zip(chart.sites, grounds, strict=True))
    if fight:
        here, defender = fight
        board[here] = board[here]._replace(holder=defender)
    hexes = [_seen(site, here, chart.near[here], board[here]) for here, site in chart.sites.items()]
    return tuple(hexes), tuple(earnings(figures, chart, board, seats))


@lru_cache(CACHE_SIZE)
def _seen(site: Site, here: Hex | None, near: tuple[Hex, ...], ground: Ground) -> HexView:
    """Return a hex as seen, cached: computer players look very often and most have not changed."""
    return HexView(
        hex=here,
        column=site.q + CENTRE,
        row=site.r + CENTRE,
        q=site.q,
        r=site.r,
        tile=site.tile,
        terrain=site.tile.terrain,
        rotation=site.rotation if site.tile in WATER else 0,
        cut_edges=list(site.cut_edges),
        near=list(near),
        controller=ground.holder,
        present=[seat for seat in EVERYONE[5] if ground.has(seat)],
        forces=[ForceView(*force) for force in ground.forces],
        stronghold=ground.stronghold,
        stronghold_owner=ground.owner,
        settlement=ground.settlement,
        palace=ground.palace,
        token=ground.token,
    )
