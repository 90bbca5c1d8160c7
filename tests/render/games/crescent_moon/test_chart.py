"""The map as geometry: hexes in their area, water on both sides of an edge, rivers in one piece."""

import random

import pytest

import engine
from render.context import typed_view
from render.games.crescent_moon.art.water import reaches
from render.games.crescent_moon.chart import DIRECTIONS, Chart, bed, chart_of, outline
from render.games.crescent_moon.layout import MAP, ZOOMS
from render.paths import bounds
from tests.render.games.crescent_moon import positions


def variable_maps(count: int) -> list[Chart]:
    """Return maps as random players lay them."""
    charts = []
    for number in range(count):
        dice = random.Random(number)
        options = {"map": "variable"}
        table = engine.Table.new(
            "crescent_moon", seats=4 + number % 2, seed=str(number), options=options
        )
        while any(entry["hex"] is None for entry in table.view(None)["hexes"]):
            seat = table.asked[0]
            table.play(seat, dice.choice(table.legal(seat)))
        charts.append(chart_of(typed_view(table.view(None)), MAP))
    return charts


@pytest.mark.parametrize("seats", [4, 5])
def test_hexes_lie_in_their_area(seats: int) -> None:
    assert_inside(chart_of(positions.midgame(seats=seats).view, MAP))


def test_hexes_of_variable_maps_lie_in_their_area_and_in_a_quarter() -> None:
    for chart in variable_maps(6):
        assert_inside(chart)


def assert_inside(chart: Chart) -> None:
    quarters = [box for name, box in ZOOMS.items() if "_" in name]
    for site in chart.sites:
        x0, y0, x1, y1 = bounds([(site.x + x, site.y + y) for x, y in outline(chart.r)])
        assert MAP[0] - 1 <= x0 <= x1 <= MAP[2] + 1
        assert MAP[1] - 1 <= y0 <= y1 <= MAP[3] + 1
        assert any(q[0] <= x0 and q[1] <= y0 and x1 <= q[2] and y1 <= q[3] for q in quarters)


def test_water_is_on_both_sides_of_an_edge() -> None:
    chart = chart_of(positions.midgame().view, MAP)
    wet = {site.point: set(site.wet) for site in chart.sites}
    for (q, r), edges in wet.items():
        for k in edges:
            across = (q + DIRECTIONS[k][0], r + DIRECTIONS[k][1])
            assert across not in wet or (k + 3) % 6 in wet[across]


def test_river_of_the_preset_is_one_piece_and_runs_off_the_map() -> None:
    chart = chart_of(positions.midgame().view, MAP)
    (river,) = reaches(chart)
    assert len(chart.rivers()) == 1
    top, low = sorted((river[0][1], river[-1][1]))
    assert top < MAP[1]
    assert low > MAP[3]


def test_bed_keeps_off_the_water() -> None:
    assert bounds(bed((), 0))[0] == pytest.approx(bounds(outline())[0] + 3.5)
    assert bounds(bed((3,), 0))[0] == pytest.approx(bounds(outline())[0] + 19)


def test_free_corner_is_where_no_hex_is() -> None:
    chart = chart_of(positions.midgame().view, MAP)
    site = chart.sites[0]
    assert not chart.free((site.x - 5, site.y - 5, site.x + 5, site.y + 5))
    assert chart.free((MAP[2] - 100, MAP[1], MAP[2], MAP[1] + 90))
