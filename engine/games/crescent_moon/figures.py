"""The figures that one table plays with, fixed when it was opened."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.games.crescent_moon.data import (
    CHARACTERS,
    FIGURES,
    Building,
    Character,
    Market,
    Objective,
    Piece,
    Terrain,
    Tile,
)

GROUPS = ("first", "second")
FOUR = 4  # players, for whom some objectives pay otherwise


@dataclass(frozen=True, slots=True, eq=False)
class Figures:
    """By the tables of data.toml; lists go by seat."""

    pieces: tuple[dict[Piece, int], ...]
    strength: dict[Piece, int]
    unit_limits: tuple[int, ...]
    hand_limit: int
    years: dict[str, int]
    rounds: int
    terrain_income: dict[Terrain, int]
    piece_income: dict[Piece, int]
    reserves: dict[str, int]
    build: tuple[int, ...]
    move: tuple[int, ...]
    recruit: tuple[int, ...]
    actions: dict[str, int]
    hire: tuple[int, ...]
    card_prices: dict[Market, int]
    own_divisor: int
    build_prices: tuple[dict[Building, int], ...]
    cheapest_building: tuple[int, ...]
    surcharge: dict[Terrain, int]
    highest_surcharge: int
    sack: dict[Piece, int]
    slots: dict[Market, int]
    spans: dict[Market, tuple[int, int]]  # the places of each market in the queue, near first
    sultan_slots: int
    upkeep: int
    deal: int
    offers: int
    start_vp: int
    start_coins: tuple[int, ...]
    groups: tuple[tuple[dict[str, int], ...], ...]
    tiles: dict[Tile, int]
    tiles_out: dict[Tile, int]
    cards: dict[str, int]
    points: dict[Objective, int]
    each: dict[Objective, int]
    most: dict[Objective, int]


class _Values:
    """Lookups in the flat table of values."""

    def __init__(self, changed: dict[str, Any]) -> None:
        self.value = FIGURES.values_with(changed)

    def under(self, prefix: str, kind: Any = str) -> dict[Any, Any]:
        """Return all values whose names are the prefix and one more word, an id of this kind."""
        found = {}
        for name, value in self.value.items():
            head, _, last = name.rpartition(".")
            if head == prefix and (kind is str or last in kind._value2member_map_):
                found[kind(last)] = value
        return found

    def by_seat(self, prefix: str) -> tuple[int, ...]:
        return tuple(self.value[f"{prefix}.{character}"] for character in CHARACTERS)

    def group(self, character: Character, group: str) -> dict[str, int]:
        return self.under(f"start.{character}.{group}")


def figures_for(changed: dict[str, Any], seats: int) -> Figures:
    """Read the figures with a table's own changes; most tables have none, and share them."""
    return _figures_for(tuple(sorted(changed.items())), seats)


@lru_cache(16)
def _figures_for(changes: tuple[tuple[str, Any], ...], seats: int) -> Figures:
    changed = dict(changes)
    values = _Values(changed)
    value = values.value
    usual, marauder = value["limits.units"], value["limits.warlord_units"]
    piece_income = values.under("income", Piece)
    piece_income[Piece.INFLUENCE_TOKEN] = value["income.sultan_token"]
    return Figures(
        pieces=tuple(values.under(f"pieces.{each}", Piece) for each in CHARACTERS),
        strength=values.under("strength", Piece),
        unit_limits=(marauder, usual, usual, usual, usual),
        hand_limit=value["limits.hand"],
        years={length: value[f"course.{length}"] for length in ("standard", "long")},
        rounds=value["course.rounds"],
        terrain_income=values.under("income", Terrain),
        piece_income=piece_income,
        reserves=values.under("reserves"),
        build=values.by_seat("build"),
        move=values.by_seat("move"),
        recruit=values.by_seat("recruit"),
        actions=values.under("actions"),
        deal=value["talks.deal"],
        offers=value["talks.offers"],
        start_vp=value["start.vp"],
        start_coins=values.by_seat("start.coins"),
        groups=tuple(tuple(values.group(each, group) for group in GROUPS) for each in CHARACTERS),
        tiles=values.under("tiles", Tile),
        tiles_out=values.under("tiles_out", Tile),
        **_trade_figures(values),
        cards=_under(value, "cards"),
        **_objective_figures(value, changed, seats),
    )


def _trade_figures(values: _Values) -> dict[str, Any]:
    """Return prices, and the places of the markets."""
    value, slots = values.value, values.under("market", Market)
    prices = tuple(values.under(f"price.{each}", Building) for each in CHARACTERS)
    return {
        "hire": value["price.hire"],
        "card_prices": values.under("price", Market),
        "own_divisor": value["price.own_divisor"],
        "build_prices": prices,
        "cheapest_building": tuple(min(each.values(), default=0) for each in prices),
        "surcharge": values.under("surcharge", Terrain),
        "highest_surcharge": max(values.under("surcharge").values()),
        "sack": values.under("sack", Piece),
        "slots": slots,
        "spans": _spans(slots),
        "sultan_slots": value["market.sultan"],
        "upkeep": value["market.upkeep"],
    }


def _spans(slots: dict[Market, int]) -> dict[Market, tuple[int, int]]:
    spans, start = {}, 0
    for market, count in slots.items():
        spans[market] = start, start + count
        start += count
    return spans


def _under(value: dict[str, Any], family: str) -> dict[str, Any]:
    """Return all values of a family, however their names go on."""
    split = ((name.partition("."), each) for name, each in value.items())
    return {rest: each for (first, _, rest), each in split if first == family}


def _objective_figures(
    value: dict[str, Any], changed: dict[str, Any], seats: int
) -> dict[str, Any]:
    found: dict[str, dict[Objective, int]] = {"points": {}, "four": {}, "each": {}, "most": {}}
    for name, number in _under(value, "objectives").items():
        objective, _, key = name.rpartition(".")
        found[key][Objective(objective)] = number
    for objective, number in found.pop("four").items():
        if seats == FOUR and not _only_points(objective, changed):
            found["points"][objective] = number
    return found


def _only_points(objective: Objective, changed: dict[str, Any]) -> bool:
    """Return whether a table sets points and not those with four, and so means both."""
    points, four = f"objectives.{objective}.points", f"objectives.{objective}.four"
    return points in changed and four not in changed
