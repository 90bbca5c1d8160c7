"""Signs for emojis: what Discord takes, known again at 22 pixels on a light and a dark page."""

import re
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

import engine
import render
from engine.games.architects.data import Apprentice, Building, Good
from engine.games.crescent_moon.data import Card as Power
from engine.games.crescent_moon.data import Piece
from engine.games.jerusalem.data import CardKind, EventCard, Office, Resource, Sector
from engine.ids import Id
from render.emoji import _drawings, _sign

NAMES = list(render.signs())
IDS = {
    "jerusalem": [*Resource, *Office, *Sector, *EventCard, *CardKind],
    "architects": [*Good, *Building, *Apprentice],
    "crescent_moon": ["coin", *Piece, *Power],
}
KINDS: list[tuple[str, type[Id]]] = [
    ("architects", Good), ("jerusalem", Resource), ("jerusalem", Office), ("jerusalem", Sector),
    ("crescent_moon", Piece),
]  # fmt: skip
PAGES = {"light": (255, 255, 255), "dark": (49, 51, 56)}
LEGIBLE = 9.0  # of 255: how far a sign of 22 pixels is from the bare page, on average


def small(name: str, page: tuple[int, int, int], side: int = 22) -> Image.Image:
    with Image.open(BytesIO(render.signs()[name].png)) as image:
        sign = image.convert("RGBA").resize((side, side), Image.Resampling.LANCZOS)
    ground = Image.new("RGBA", sign.size, (*page, 255))
    ground.alpha_composite(sign)
    return ground.convert("RGB")


def apart(one: Image.Image, two: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, two)).mean) / 3


@pytest.mark.parametrize("name", NAMES)
def test_sign_is_what_discord_takes(name: str) -> None:
    assert re.fullmatch(r"[a-z0-9_]{2,32}", name)
    png = render.signs()[name].png
    assert len(png) <= 256 * 1024
    with Image.open(BytesIO(png)) as image:
        assert (image.format, image.size, image.mode) == ("PNG", (128, 128), "RGBA")


def test_signs_are_fewer_than_an_application_may_have() -> None:
    assert len(NAMES) == len(set(NAMES)) < 1000


@pytest.mark.parametrize("name", NAMES)
def test_sign_stands_out_on_a_light_and_a_dark_page(name: str) -> None:
    for page in PAGES.values():
        assert apart(small(name, page), Image.new("RGB", (22, 22), page)) > LEGIBLE


@pytest.mark.parametrize("name", NAMES)
def test_sign_lies_in_the_middle_and_fills_its_square(name: str) -> None:
    with Image.open(BytesIO(render.signs()[name].png)) as image:
        box = image.getchannel("A").point([255 if v > 40 else 0 for v in range(256)]).getbbox()
    assert box is not None
    left, top, right, low = box
    assert abs(left - (128 - right)) <= 3
    assert abs(top - (128 - low)) <= 3
    assert max(right - left, low - top) >= 118


@pytest.mark.parametrize("game", IDS)
def test_every_id_that_is_told_of_has_a_sign(game: str) -> None:
    missing = [each for each in IDS[game] if render.sign_name(game, each) not in render.signs()]
    assert missing == []


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_seat_has_a_sign(game: str) -> None:
    shapes = ("square", "circle", "triangle", "diamond", "hexagon")
    for kit in render.seat_colours(game):
        assert f"seat_{shapes[kit]}" in render.signs()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind[1].__name__)
def test_signs_of_a_kind_are_told_apart_in_a_line_of_text(kind: tuple[str, type[Id]]) -> None:
    game, ids = kind
    looks = [small(render.sign_name(game, each), PAGES["dark"]) for each in ids]
    assert min(apart(one, two) for one, two in combinations(looks, 2)) > LEGIBLE


def test_version_follows_the_drawing() -> None:
    drawings = dict(_drawings())
    for name in ("seat_square", "jerusalem_squire", "architects_clay", "crescent_moon_city"):
        assert _sign(drawings[name]) == render.signs()[name]
    assert len({sign.version for sign in render.signs().values()}) > len(NAMES) * 0.9
    assert _sign(drawings["architects_clay"]).version != _sign(drawings["architects_wood"]).version


def test_name_that_is_too_long_ends_in_a_digest() -> None:
    name = render.sign_name("architects", Apprentice.DEBT_COLLECTOR_CARPENTRY)
    assert re.fullmatch(r"architects_debt_collect_[0-9a-f]{8}", name)
    assert render.sign_name("jerusalem", Resource.SQUIRE) == "jerusalem_squire"
