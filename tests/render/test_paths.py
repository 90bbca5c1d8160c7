"""Geometry: outlines that later drawing relies on."""

import pytest

from render.paths import (
    bevelled,
    bounds,
    distance,
    divided,
    hull,
    inset,
    mirrored,
    overlap,
    rectangle,
    rounded,
    span_at,
    wobbled,
)  # fmt: skip
from render.shapes import SHAPES, seat_shape

SQUARE = rectangle(0, 0, 100, 100)


def area(path: list[tuple[float, float]]) -> float:
    """Positive for a clockwise outline, as y grows downwards."""
    ends = [*path[1:], path[0]]
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(path, ends, strict=True)) / 2


def test_inset_square_is_smaller_on_every_side() -> None:
    assert bounds(inset(SQUARE, 10)) == pytest.approx((10, 10, 90, 90))


def test_mirrored_outline_is_still_clockwise() -> None:
    quad = [(10.0, 0.0), (60.0, 10.0), (50.0, 90.0), (0.0, 80.0)]
    assert area(mirrored(quad, 100)) == pytest.approx(area(quad))


def test_hull_drops_what_lies_inside() -> None:
    assert sorted(hull([*SQUARE, (50, 50), (20, 80)])) == sorted(SQUARE)


def test_span_is_where_a_line_crosses_an_outline() -> None:
    assert span_at([(50, 0), (100, 100), (0, 100)], 50) == pytest.approx((25, 75))
    assert span_at(SQUARE, 150) is None


def test_divided_path_has_no_long_stretch() -> None:
    points = divided(SQUARE, 7, closed=True)
    ends = [*points[1:], points[0]]
    assert max(distance(p, q) for p, q in zip(points, ends, strict=True)) < 14


def test_hand_drawn_line_is_the_same_for_the_same_seed() -> None:
    assert wobbled(SQUARE, 2, 30, 5) == wobbled(SQUARE, 2, 30, 5)
    assert wobbled(SQUARE, 2, 30, 5) != wobbled(SQUARE, 2, 30, 6)


def test_hand_drawn_line_stays_near() -> None:
    x0, y0, x1, y1 = bounds(wobbled(SQUARE, 2, 30, 5))
    assert min(x0, y0) >= -2
    assert max(x1, y1) <= 102


@pytest.mark.parametrize("style", ["round", "cut", "step", "notch"])
def test_corners_take_away_a_little(style: str) -> None:
    assert 0.8 * area(SQUARE) < area(bevelled(SQUARE, 20, style)) < area(SQUARE)


def test_rounded_outline_stays_inside() -> None:
    assert bounds(rounded(SQUARE, 10)) == pytest.approx((0, 0, 100, 100))


@pytest.mark.parametrize("seat", range(len(SHAPES)))
def test_shapes_have_about_the_same_weight(seat: int) -> None:
    assert 1.9 < abs(area(seat_shape(seat, 0, 0, 1))) < 3.2


def test_boxes_that_touch_do_not_overlap() -> None:
    assert not overlap((0, 0, 10, 10), (10, 0, 20, 10))
    assert overlap((0, 0, 10, 10), (9, 9, 20, 20))
