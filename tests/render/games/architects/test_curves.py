"""Curves that go through the points they are given."""

import pytest

from render.paths import spline

POINTS = [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0), (35.0, 8.0)]


def test_spline_goes_through_all_its_points() -> None:
    curve = spline(POINTS, 6)
    assert len(curve) == 6 * 3 + 1
    assert curve[::6] == [pytest.approx(point) for point in POINTS]


def test_spline_of_points_in_a_line_is_that_line() -> None:
    curve = spline([(0, 0), (10, 10), (20, 20)])
    assert all(x == pytest.approx(y) for x, y in curve)
