"""Set up the map, preset or laid by the players, and the starting pieces (3.1, section 4)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.agenda import Step
from engine.asks import Amount, Ask, Offer, Pick
from engine.games.crescent_moon.actions import Begin, Lay, Palace, River, Settle
from engine.games.crescent_moon.data import (
    CALIPH,
    PIECE_OF,
    Hex,
    Piece,
    Tile,
    UnitKind,
)
from engine.games.crescent_moon.events import (
    GroupPlaced,
    MapCompleted,
    PalacePlaced,
    TileLaid,
    TilesDealt,
)
from engine.games.crescent_moon.laying import Lie, places_for, site_at
from engine.games.crescent_moon.maps import NO_STARTING_PIECES, PRESETS, Chart, Site, chart_of
from engine.games.crescent_moon.state import EMPTY, State
from engine.games.crescent_moon.verbs import deploy, erect, place_palace, place_token
from engine.ids import Seat

UNITS = tuple(UnitKind)


@dataclass(frozen=True, slots=True)
class SetMap(Step):
    """The preset with its starting pieces, or hexes dealt to be laid in turn."""

    def run(self, g: State) -> None:
        if g.options.map != "variable":
            g.map = chosen_map(g)
            preset = PRESETS[len(g.players)][g.map]
            open_map(g, preset.chart)
            for (seat, group), here in sorted(preset.groups.items()):
                place_group(g, seat, group, here)
        else:
            deal_tiles(g)
        g.then(PlacePalace())


def chosen_map(g: State) -> str:
    """Return the name of the map to play on: the usual one, that of the option, or any."""
    names = list(PRESETS[len(g.players)])
    if g.options.map == "dealt":
        return g.rng.pick(names if g.rules_version > 2 else names[:1])
    return names[0] if g.options.map == "preset" else g.options.map


def open_map(g: State, chart: Chart) -> None:
    g.chart = chart
    g.laid = []
    g.board = dict.fromkeys(chart.sites, EMPTY)
    g.tell(MapCompleted(len(chart.sites)))


def tiles_for(g: State) -> list[Tile]:
    """Return all but the crossing; with four players some stay in the box."""
    out = g.figures.tiles_out if len(g.players) == 4 else {}
    return [
        tile
        for tile, count in g.figures.tiles.items()
        for _ in range(count - out.get(tile, 0))
        if tile is not Tile.CROSSING
    ]


def deal_tiles(g: State) -> None:
    """Lay the crossing in the middle, and deal the rest face down to be laid one by one."""
    g.laid = [Site(0, 0, Tile.CROSSING, 1)]
    tiles = tiles_for(g)
    seats = [g.everyone[number % len(g.players)] for number in range(len(tiles))]
    for seat in seats:
        g.players[seat].tiles += (g.rng.take(tiles),)
    for seat in g.everyone:
        dealt = tuple(sorted(g.players[seat].tiles))
        g.tell(TilesDealt(seat, len(dealt), dealt))
    first, second = [[PlaceGroup(seat, group) for seat in g.everyone] for group in (0, 1)]
    rounds: list[Step] = [*first, *second]
    if g.rules_version > 1:
        rounds[: len(first)] = [
            step for place in first for step in (ChooseGroup(place.seat), place)
        ]
    g.then(*[LayTile(seat) for seat in seats], CompleteMap(), *rounds)


@dataclass(frozen=True, slots=True)
class LayTile(Step):
    """One of the own hexes: a river lengthens the river, any other touches what it can."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        tiles = tuple(sorted(g.players[self.seat].tiles))
        offers = [offer for tile in dict.fromkeys(tiles) for offer in lays(g, tile)]
        # Hidden: which hexes are held, so that a single choice must not show.
        return (Ask(self.seat, "lay", tuple(offers), {"tiles": tiles}, depends_on_hidden=True),)

    def answer(self, g: State, seat: Seat, action: Lay | River) -> None:
        if isinstance(action, River):
            tile, lie = Tile.RIVER, Lie(action.column, action.row, action.rotation)
        else:
            tile, lie = action.tile, Lie(action.column, action.row)
        g.players[seat].tiles = without(g.players[seat].tiles, tile)
        g.laid.append(site_at(tile, lie))
        g.tell(TileLaid(seat, tile, lie.column, lie.row))


def without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    at = tiles.index(tile)
    return (*tiles[:at], *tiles[at + 1 :])


def lays(g: State, tile: Tile) -> list[Offer]:
    rows: dict[tuple[int, int], list[int]] = {}
    for lie in places_for(tile, tuple(g.laid)):
        rows.setdefault((lie.column, lie.row), []).append(lie.rotation)
    if tile is Tile.RIVER:
        return [Pick(River, tuple(map(Seat, turns)), place) for place, turns in rows.items()]
    return [Pick(Lay, (Seat(row),), (tile, column)) for column, row in rows]


@dataclass(frozen=True, slots=True)
class CompleteMap(Step):
    """The hexes get their numbers."""

    def run(self, g: State) -> None:
        open_map(g, chart_of(g.laid))


@dataclass(frozen=True, slots=True)
class ChooseGroup(Step):
    """Which of the two groups is placed in the first round; the other comes in the second."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        if not open_hexes(g):
            return ()
        first, second = [group_facts(g, self.seat, group) for group in (0, 1)]
        facts = {
            **{f"first_{name}": fact for name, fact in first.items()},
            **{f"second_{name}": fact for name, fact in second.items()},
        }
        return (Ask(self.seat, "group", (Amount(Begin, 1, 2),), facts),)

    def answer(self, g: State, seat: Seat, action: Begin) -> None:
        if action.group == 1:
            return
        for at, step in enumerate(g.agenda):
            if isinstance(step, PlaceGroup) and step.seat == seat:
                g.agenda[at] = step.but(group=1 - step.group)


@dataclass(frozen=True, slots=True)
class PlaceGroup(Step):
    """A group of starting pieces into an empty hex that is neither quarry nor holy site."""

    seat: Seat
    group: int

    def asks(self, g: State) -> Iterable[Ask]:
        if hexes := open_hexes(g):
            facts = {"group": self.group + 1, **group_facts(g, self.seat, self.group)}
            return (Ask(self.seat, "settle", (Pick(Settle, hexes),), facts),)
        return ()

    def answer(self, g: State, seat: Seat, action: Settle) -> None:
        place_group(g, seat, self.group, action.hex)


def open_hexes(g: State) -> tuple[Hex, ...]:
    """Return the empty hexes where starting pieces may stand."""
    return tuple(
        [
            here
            for here, ground in g.board.items()
            if ground == EMPTY and g.tile(here) not in NO_STARTING_PIECES
        ]
    )


def pieces_of(g: State, seat: Seat, group: int) -> tuple[Piece | UnitKind, ...]:
    """Return the pieces of a starting group, repeated by number; units by their kind."""
    rows = g.figures.groups[seat][group]
    return tuple(kind for name, count in rows.items() for kind in [_piece(name)] * count)


def group_facts(g: State, seat: Seat, group: int) -> dict[str, Any]:
    """Return the pieces of a starting group, and how many of them are units."""
    pieces = pieces_of(g, seat, group)
    rest = tuple([piece for piece in pieces if piece not in UNITS])
    return {
        "pieces": pieces,
        "ordinary": pieces.count(UnitKind.ORDINARY),
        "mercenaries": pieces.count(UnitKind.MERCENARY),
        "units": len(pieces) - len(rest),
        "buildings": len(rest),
        "rest": rest,
    }


def _piece(name: str) -> Piece | UnitKind:
    return UnitKind(name) if name in UNITS else Piece(name)


def place_group(g: State, seat: Seat, group: int, here: Hex) -> None:
    rows = g.figures.groups[seat][group]
    deploy(g, here, seat, rows.get("ordinary", 0), rows.get("mercenary", 0))
    for building in PIECE_OF:
        if rows.get(building):
            erect(g, seat, building, here)
    if rows.get(Piece.INFLUENCE_TOKEN):
        place_token(g, seat, here)
    g.tell(GroupPlaced(seat, here))


@dataclass(frozen=True, slots=True)
class PlacePalace(Step):
    """The Caliph places it last, with a piece of his own; the preset has a usual place."""

    def asks(self, g: State) -> Iterable[Ask]:
        if g.players[CALIPH].supply[Piece.PALACE]:
            hexes = tuple([here for here, ground in g.board.items() if ground.has(CALIPH)])
            if not hexes:
                return ()
            offers = (Pick(Palace, hexes),)
            if g.options.map != "variable":
                usual = PRESETS[len(g.players)][g.map or chosen_map(g)].palace
                return (Ask(CALIPH, "palace-usual", offers, {"hex": usual}),)
            return (Ask(CALIPH, "palace", offers),)
        return ()

    def answer(self, g: State, seat: Seat, action: Palace) -> None:
        place_palace(g, action.hex)
        g.tell(PalacePlaced(seat, action.hex))
