"""The preset maps: named, chosen by the option `map` or dealt, and checked when they are read."""

from typing import Any

import pytest

import engine
from engine.games.crescent_moon.data import TABLES, Tile
from engine.games.crescent_moon.maps import PRESETS, MapRow, free_ends
from tests.games.crescent_moon.kit import CALIPH, state
from tests.kit.tables import prompt

EVERY_MAP = [(players, name) for players, maps in PRESETS.items() for name in maps]
TILES = {
    "crossing": 1,
    "river": 4,
    "fertile": 2,
    "wilderness": 3,
    "mountain": 2,
    "quarry": 2,
    "desert": 1,
    "holy_site": 1,
}
FEWER = {"wilderness": 1, "mountain": 1}  # with four players


def opened(players: int, choice: str, seed: str = "map") -> engine.Table:
    return engine.Table.new("crescent_moon", seats=players, seed=seed, options={"map": choice})


def sites_of(table: engine.Table) -> set[Any]:
    chart = state(table).chart
    assert chart is not None
    return set(chart.sites.values())


@pytest.mark.parametrize("players", [4, 5])
def test_box_every_number_of_players_has_three_maps_and_no_two_are_alike(players: int) -> None:
    charts = [set(preset.chart.sites.values()) for preset in PRESETS[players].values()]
    assert len(charts) >= 3
    for number, chart in enumerate(charts):
        assert all(len(chart - other) >= 4 for other in charts[:number])


@pytest.mark.parametrize(("players", "name"), EVERY_MAP)
def test_a_house_map_has_the_hexes_of_the_box_and_one_river(players: int, name: str) -> None:
    preset = PRESETS[players][name]
    tiles = [site.tile for site in preset.chart.sites.values()]
    wanted = TILES | (FEWER if players == 4 else {})
    assert {tile: tiles.count(tile) for tile in Tile} == wanted
    assert len(free_ends(tuple(preset.chart.sites.values()))) == 2
    assert len(preset.groups) == len(set(preset.groups.values())) == 2 * players


def test_box_a_map_that_is_named_is_there_for_four_and_for_five() -> None:
    """Who names a map in the lobby does not know yet how many will sit down."""
    assert list(PRESETS[4]) == list(PRESETS[5])
    words = engine.GAMES["crescent_moon"].words
    assert all(words.has(f"option-map-{name}") for name in PRESETS[4])


@pytest.mark.parametrize(("players", "name"), EVERY_MAP)
def test_a_map_is_chosen_by_its_name(players: int, name: str) -> None:
    table = opened(players, name)
    preset = PRESETS[players][name]
    assert sites_of(table) == set(preset.chart.sites.values())
    assert prompt(table, CALIPH)["facts"]["hex"] == preset.palace


@pytest.mark.parametrize("players", [4, 5])
def test_the_usual_map_is_the_first_of_the_named_ones(players: int) -> None:
    assert next(iter(PRESETS[players])) == "great_bend"
    assert sites_of(opened(players, "preset")) == sites_of(opened(players, "great_bend"))


@pytest.mark.parametrize("players", [4, 5])
def test_a_dealt_map_is_any_of_them(players: int) -> None:
    tables = [opened(players, "dealt", str(number)) for number in range(40)]
    assert {state(table).map for table in tables} == set(PRESETS[players])
    for table in tables:
        preset = PRESETS[players][state(table).map]
        assert sites_of(table) == set(preset.chart.sites.values())
        assert prompt(table, CALIPH)["facts"]["hex"] == preset.palace


def test_an_unknown_map_is_refused() -> None:
    with pytest.raises(engine.BadTable, match="map"):
        opened(4, "atlantis")


def test_a_table_saved_before_maps_had_names_goes_on() -> None:
    saved = opened(5, "preset").dump()
    del saved["state"]["map"]
    saved["trail"] = None
    table = engine.Table.load(saved)
    assert prompt(table, CALIPH)["facts"]["hex"] == PRESETS[5]["great_bend"].palace


def rows(**changes: Any) -> dict[str, Any]:
    """Return the usual map of four, with some of its hexes changed by their tile and number."""
    usual = TABLES["maps"]["four"]["great_bend"]
    hexes = [dict(row) for row in usual["hexes"]]
    for number, change in changes.pop("hexes", {}).items():
        hexes[number] = hexes[number] | change
    return {**usual, "hexes": hexes, **changes}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"hexes": {1: {"q": 0, "r": 0}}}, "two hexes lie"),
        ({"hexes": {0: {"tile": "fertile"}}}, "one crossing"),
        ({"hexes": {1: {"rotation": 4}}}, "not one line"),
        ({"hexes": {9: {"q": 9}}}, "cannot be reached"),
        ({"hexes": {5: {"start": "nomad 1"}}}, "must be one of"),
        ({"hexes": {5: {"start": ""}}}, "must start in one hex, not in 0"),
        ({"hexes": {5: {"tile": "holy_site"}}}, "no group may start"),
        ({"palace": [0, 0]}, "with a group of the Caliph"),
        ({"hexes": {}, "palace": [-1, 1]}, ""),
    ],
)
def test_what_is_wrong_with_a_map_is_said(changes: dict[str, Any], sentence: str) -> None:
    problem = MapRow.model_validate(rows(**changes)).problem(4)
    assert sentence in problem
    assert bool(sentence) == bool(problem)
