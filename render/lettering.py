"""Finished lines of text, kept: setting type costs more than everything else in a picture."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, floor

from PIL import Image, ImageDraw

from render.colour import RGB
from render.fonts import font
from render.paths import Box


@dataclass(frozen=True, slots=True)
class Style:
    face: str
    size: float
    fill: RGB
    anchor: str
    stroke: int
    ground: RGB


@dataclass(frozen=True, slots=True)
class Lettering:
    """A line of text as an image, where it lies from its anchor, and the box of its ink."""

    image: Image.Image
    offset: tuple[int, int]
    ink: Box


@lru_cache(maxsize=4096)
def lettering(words: str, style: Style) -> Lettering:
    type_ = font(style.face, style.size)
    ink = type_.getbbox(words, anchor=style.anchor)
    left, top = floor(ink[0]) - style.stroke - 1, floor(ink[1]) - style.stroke - 1
    size = (ceil(ink[2]) - left + style.stroke + 1, ceil(ink[3]) - top + style.stroke + 1)
    # The text's own colour under zero alpha, so that its soft edge is not darkened.
    image = Image.new("RGBA", size, (*(style.ground if style.stroke else style.fill), 0))
    draw = ImageDraw.Draw(image)
    where = (-left, -top)
    if style.stroke:
        draw.text(
            where,
            words,
            font=type_,
            fill=style.ground,
            anchor=style.anchor,
            stroke_width=style.stroke,
        )
    draw.text(where, words, font=type_, fill=style.fill, anchor=style.anchor)
    return Lettering(image, (left, top), ink)
