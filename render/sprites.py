"""Sprites: small drawings made once, large, and kept reduced; then only pasted."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, floor

from PIL import Image

from render.canvas import Canvas, Label, moved
from render.paths import Box
from render.theme import THEMES

LARGE_PIXELS = 12_000
"""Pixels from which on a sprite is drawn at twice its size, as grounds are; else at four times."""

DrawSprite = Callable[..., None]
"""Draws itself around the origin of the canvas; its arguments are hashable."""


@dataclass(frozen=True, slots=True)
class Sprite:
    image: Image.Image
    offset: tuple[int, int]
    labels: tuple[Label, ...]


@lru_cache(maxsize=3000)
def _sprite(
    drawing: DrawSprite, arguments: tuple[Hashable, ...], box: Box, scale: float, theme: str
) -> Sprite:
    x0, y0, x1, y1 = (v * scale for v in box)
    left, top = floor(x0), floor(y0)
    fine = 4 if (x1 - x0) * (y1 - y0) < LARGE_PIXELS else 2
    size = ((ceil(x1) - left) * fine, (ceil(y1) - top) * fine)
    canvas = Canvas(
        Image.new("RGBA", size, (0, 0, 0, 0)),
        THEMES[theme],
        scale=scale * fine,
        origin=(-left * fine, -top * fine),
        fine=fine,
    )
    drawing(canvas, *arguments)
    shifted = tuple(moved(label, left, top) for label in canvas.labels)
    return Sprite(canvas.image.reduce(fine), (left, top), shifted)


def stamp(
    canvas: Canvas, drawing: DrawSprite, x: float, y: float, box: Box, *arguments: Hashable
) -> None:
    """Put a drawing with its origin at (x, y); `box` is all that it may cover, around its origin.

    On the finished picture it is pasted from the store; on a layer that is still large it is drawn.
    """
    if canvas.fine > 1:
        drawing(canvas.at(x, y), *arguments)
        return
    if not canvas.shows((x + box[0], y + box[1], x + box[2], y + box[3])):
        return
    sprite = _sprite(drawing, arguments, box, canvas.scale, canvas.theme.name)
    px, py = canvas.pixels([(x, y)])[0]
    left, top = round(px), round(py)
    at = (left + sprite.offset[0], top + sprite.offset[1])
    canvas.image.paste(sprite.image, at, sprite.image)
    canvas.labels.extend(moved(label, left, top) for label in sprite.labels)
