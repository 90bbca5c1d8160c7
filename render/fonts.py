"""Type: the faces, how wide a text is, and how it is made to fit."""

from collections.abc import Sequence
from functools import lru_cache

import font_source_sans_pro as sans  # type: ignore[import-untyped]
import font_source_serif_pro as serif  # type: ignore[import-untyped]
from PIL import ImageFont

FACES = {
    "name": serif.SourceSerifProBold,
    "title": serif.SourceSerifProBold,
    "aside": serif.SourceSerifProSemiboldIt,
    "number": sans.SourceSansProBold,
    "plain": sans.SourceSansProSemibold,
}
ELLIPSIS = "…"


@lru_cache(maxsize=512)
def font(face: str, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FACES[face], size)


@lru_cache(maxsize=8192)
def width(face: str, size: float, text: str) -> float:
    # Measured at a fixed size and scaled, so that a text fits alike at every scale of the picture.
    return font(face, 64).getlength(text) * size / 64


@lru_cache(maxsize=4096)
def overhang(face: str, size: float, text: str) -> float:
    """Return how far the first letter reaches to the left of where the text begins."""
    return max(0.0, -font(face, 64).getbbox(text, anchor="ls")[0] * size / 64)


@lru_cache(maxsize=4096)
def fitted(face: str, size: float, text: str, room: float, least: float) -> float:
    """Return the size, from `size` down to `least`, at which the text is no wider than the room."""
    wanted = width(face, size, text)
    if wanted <= room:
        return size
    return max(least, int(size * room / wanted * 2) / 2)


@lru_cache(maxsize=4096)
def shortened(face: str, size: float, text: str, room: float) -> str:
    """Return the text with an ellipsis for what does not fit."""
    if width(face, size, text) <= room:
        return text
    for end in range(len(text) - 1, 0, -1):
        cut = text[:end].rstrip() + ELLIPSIS
        if width(face, size, cut) <= room:
            return cut
    return ELLIPSIS


@lru_cache(maxsize=4096)
def wrapped(face: str, size: float, text: str, room: float) -> tuple[str, ...]:
    """Break the text into lines no wider than the room, as far as its words allow."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(face, size, longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


@lru_cache(maxsize=4096)
def paragraph(
    face: str, sizes: tuple[float, float], text: str, room: tuple[float, float], leading: float
) -> tuple[float, tuple[str, ...]]:
    """Return the largest size between the two at which the text fits the room, and its lines."""
    size, least = sizes
    while size > least and not _fits(wrapped(face, size, text, room[0]), face, size, room, leading):
        size -= 0.5
    lines = wrapped(face, size, text, room[0])
    most = max(1, int(room[1] / (size * leading) + 0.01))
    if len(lines) > most:
        lines = (*lines[: most - 1], " ".join(lines[most - 1 :]))
    return size, tuple(shortened(face, size, line, room[0]) for line in lines)


def _fits(
    lines: Sequence[str], face: str, size: float, room: tuple[float, float], leading: float
) -> bool:
    # A little more than the lines, for the accents of capital letters.
    tall = (len(lines) * leading + 0.15) * size <= room[1]
    return tall and all(width(face, size, line) <= room[0] for line in lines)
