"""Signs as small square pictures, for emojis: of seats, goods, people, places and cards.

Each is drawn by the same code as on the boards, cut to its ink and given a pale rim, so that it
stands out on a light page and on a dark one.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from types import MappingProxyType

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.art import GameArt
from render.canvas import Canvas
from render.games import all_games, art_of
from render.icons import seat_badge
from render.shapes import SHAPES
from render.theme import PARCHMENT

SIZE = 128
INK = 114  # the longer side of what is drawn
FINE = 4  # times larger than the finished sign, while it is drawn
SHEET, CORNER = 200, 50  # of the page that is drawn on, and where the box of 100 by 100 lies on it
RIM = 7  # of a finished sign
MAX_NAME_CHARS = 32  # of an emoji, as Discord takes it

Draw = Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class Sign:
    """A PNG of 128 by 128, and a short digest of it: another drawing has another version."""

    png: bytes
    version: str


@cache
def signs() -> Mapping[str, Sign]:
    """Return every sign by its name: `seat_SHAPE`, and the `sign_name` of a game's ids."""
    return MappingProxyType({name: _sign(draw) for name, draw in _drawings()})


def sign_names() -> list[str]:
    """Return the name of every sign, without drawing any."""
    return [name for name, _ in _drawings()]


def draw_sign(name: str) -> Sign:
    """Return one sign; `signs` draws them all, which takes a while."""
    return _sign(dict(_drawings())[name])


def emoji_name(name: str, version: str) -> str:
    """Return what the emoji of a sign is called: another drawing has another name."""
    return f"{name[: MAX_NAME_CHARS - 1 - len(version)]}_{version}"


def _drawings() -> Iterator[tuple[str, Draw]]:
    for seat, shape in enumerate(SHAPES):
        yield f"seat_{shape}", _seat(seat)
    for game in all_games():
        art: GameArt[object] = art_of(game)
        for name, draw in art.signs.items():
            yield sign_name(game, name), draw


def sign_name(game: str, name: str) -> str:
    """Return what the sign of this id is called; a name that is too long ends in a digest."""
    full = f"{game}_{name}"
    if len(full) <= MAX_NAME_CHARS:
        return full
    return f"{full[: MAX_NAME_CHARS - 9]}_{hashlib.sha256(full.encode()).hexdigest()[:8]}"


def _seat(seat: int) -> Draw:
    return lambda c: seat_badge(c.at(50, 50), seat, 46)


def _sign(draw: Draw) -> Sign:
    png = _encoded(_rimmed(_drawn(draw)))
    return Sign(png, hashlib.sha256(png).hexdigest()[:8])


def _drawn(draw: Draw) -> Image.Image:
    """Return what is drawn, cut to its ink and as large as a sign may be inside its rim."""
    scale = SIZE * FINE / 100
    side = round(SHEET * scale)
    page = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    c = Canvas(page, PARCHMENT, scale=scale, origin=(CORNER * scale, CORNER * scale), fine=FINE)
    draw(c)
    # A soft shadow is no ink: it would leave the drawing off the middle.
    solid = page.getchannel("A").point([255 if v > 150 else 0 for v in range(256)])
    page.putalpha(ImageChops.multiply(page.getchannel("A"), solid))
    cut = page.crop(solid.getbbox())
    k = INK / max(cut.size)
    return cut.resize(
        (max(1, round(cut.width * k)), max(1, round(cut.height * k))), Image.Resampling.LANCZOS
    )


def _rimmed(ink: Image.Image) -> Image.Image:
    """Return it in the middle of a sign, on a pale rim of its own outline."""
    sign = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    sign.paste(ink, ((SIZE - ink.width) // 2, (SIZE - ink.height) // 2))
    alpha = sign.getchannel("A")
    wide = alpha.filter(ImageFilter.MaxFilter(2 * RIM - 1)).filter(ImageFilter.GaussianBlur(1.2))
    rim = Image.new("RGBA", sign.size, (*PARCHMENT["white"], 0))
    rim.putalpha(wide)
    rim.alpha_composite(sign)
    return rim


def _encoded(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def framed(draw: Callable[[Canvas], None]) -> Draw:
    """Return a drawing that fills its box of 100 by 100, cut to a card with round corners."""

    def drawing(c: Canvas) -> None:
        page = Image.new("RGB", c.image.size, c.theme["white"])
        draw(Canvas(page, c.theme, scale=c.scale, origin=c.origin, fine=c.fine))
        (x0, y0), (x1, y1) = c.pixels([(0, 0), (100, 100)])
        mask = Image.new("L", c.image.size, 0)
        card = ImageDraw.Draw(mask)
        card.rounded_rectangle((x0, y0, x1, y1), radius=12 * c.scale, fill=255)
        c.image.paste(page, (0, 0), mask)
        line = ImageDraw.Draw(c.image)
        line.rounded_rectangle(
            (x0, y0, x1, y1), 12 * c.scale, outline=c.theme["outline"], width=round(4 * c.scale)
        )

    return drawing
