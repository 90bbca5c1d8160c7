"""Contrast by the WCAG formula, and colours that stay apart for the colour-blind."""

import math
from itertools import combinations

import pytest

from render.colour import RGB, contrast
from render.shapes import SHAPES, SIGNS
from render.theme import THEMES, Theme

TEXT_ON = ("paper", "panel", "court", "tag", "tab", "tray", "halo")

# Machado, Oliveira and Fernandes (2009), full severity, on linear RGB.
VISION = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
                   (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
                     (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
                   (0.004733, 0.691367, 0.303900)),
}  # fmt: skip
LEAST_DISTANCE = 0.08
"""In OKLab, where black and white are 1 apart."""


def linear(colour: RGB) -> list[float]:
    shares = [v / 255 for v in colour]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in shares]


def seen(colour: RGB, vision: str) -> list[float]:
    mixed = [sum(k * v for k, v in zip(row, linear(colour), strict=True)) for row in VISION[vision]]
    return [min(1.0, max(0.0, v)) for v in mixed]


def oklab(rgb: list[float]) -> tuple[float, float, float]:
    r, g, b = rgb
    cone = [
        (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3),
        (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3),
        (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3),
    ]
    long, middle, short = cone
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def distance(a: RGB, b: RGB, vision: str) -> float:
    pairs = zip(oklab(seen(a, vision)), oklab(seen(b, vision)), strict=True)
    return math.sqrt(sum((p - q) ** 2 for p, q in pairs))


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Theme:
    return THEMES[request.param]


def test_themes_know_the_same_roles() -> None:
    roles = [set(theme.roles) for theme in THEMES.values()]
    assert all(each == roles[0] for each in roles)
    assert {len(theme.seats) for theme in THEMES.values()} == {len(SHAPES)}


@pytest.mark.parametrize("ground", TEXT_ON)
def test_text_reads_on_every_ground(theme: Theme, ground: str) -> None:
    assert contrast(theme["text"], theme[ground]) >= 4.5


@pytest.mark.parametrize("ground", ["paper", "panel", "tab"])
def test_soft_text_reads_too(theme: Theme, ground: str) -> None:
    assert contrast(theme["soft"], theme[ground]) >= 4.5


def test_numbers_read_on_their_discs(theme: Theme) -> None:
    assert contrast(theme["disc_text"], theme["disc"]) >= 4.5
    assert contrast(theme["black"], theme["now"]) >= 4.5
    assert contrast(theme["black"], theme["brass"]) >= 4.5


def test_high_contrast_text_is_enhanced() -> None:
    theme = THEMES["high_contrast"]
    assert all(contrast(theme["text"], theme[ground]) >= 7 for ground in TEXT_ON)


def test_signs_and_names_read_on_the_seat_colours(theme: Theme) -> None:
    assert all(contrast(theme.sign_on(seat), seat) >= 4.5 for seat in theme.seats)


def test_pieces_stand_out_from_the_court(theme: Theme) -> None:
    court = theme["court"]
    for seat in theme.seats:
        assert max(contrast(seat, court), contrast(theme["outline"], court)) >= 3


@pytest.mark.parametrize("vision", VISION)
def test_seats_stay_apart_for_the_colour_blind(theme: Theme, vision: str) -> None:
    close = [
        (a, b, round(distance(theme.seats[a], theme.seats[b], vision), 3))
        for a, b in combinations(range(len(theme.seats)), 2)
        if distance(theme.seats[a], theme.seats[b], vision) < LEAST_DISTANCE
    ]
    assert close == []


def test_each_seat_has_its_own_shape() -> None:
    assert len(set(SHAPES)) == len(set(SIGNS)) == 5


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
