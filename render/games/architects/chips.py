"""Chips: a sign and a few words each, set in rows like words in a paragraph."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.canvas import Canvas
from render.fonts import shortened, width
from render.games.architects.formula import put_sign
from render.paths import rounded_box
from render.sprites import stamp
from render.theme import Paint

TYPE = 31.0
HIGH = 46.0
GAP = 10.0


@dataclass(frozen=True)
class Chip:
    sign: str
    text: str
    inside: str = ""
    """Written on the sign itself, as points on their shield."""


def _wide(chip: Chip, room: float) -> float:
    return min(room, 54 + width("plain", TYPE, chip.text) + 14)


def rows_of(chips: Sequence[Chip], room: float) -> list[list[Chip]]:
    rows: list[list[Chip]] = []
    left = 0.0
    for chip in chips:
        if not rows or _wide(chip, room) > left:
            rows.append([])
            left = room
        rows[-1].append(chip)
        left -= _wide(chip, room) + GAP
    return rows


def height(chips: Sequence[Chip], room: float) -> float:
    return len(rows_of(chips, room)) * (HIGH + GAP)


def set_chips(c: Canvas, chips: Sequence[Chip], at: tuple[float, float], room: float) -> None:
    for row, line in enumerate(rows_of(chips, room)):
        x, y = at[0], at[1] + row * (HIGH + GAP)
        for chip in line:
            w = _wide(chip, room)
            stamp(c, _paper, x, y, (-4.0, -4.0, w + 6, HIGH + 8), w)
            _content(c, chip, (x, y), w)
            x += w + GAP


def _content(c: Canvas, chip: Chip, at: tuple[float, float], w: float) -> None:
    x, y = at
    put_sign(c, chip.sign, (x + 29, y + HIGH / 2), 40)
    if chip.inside:
        ink: Paint = "black"
        c.text(chip.inside, (x + 29, y + HIGH / 2 - 2), "number", 28, fill=ink)
    text = shortened("plain", TYPE, chip.text, w - 64)
    c.text(
        text,
        (x + 54, y + HIGH / 2 - 1),
        "plain",
        TYPE,
        anchor="lm",
        room=(x + 46, y - 3, x + w, y + HIGH + 3),
    )


def _paper(c: Canvas, w: float) -> None:
    edge = rounded_box(0, 0, w, HIGH, 12)
    c.shadow(edge, (1, 2), 2, 0.35)
    c.polygon(edge, "court", "outline", 1.4)
