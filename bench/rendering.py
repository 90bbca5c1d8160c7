"""How long a picture takes, drawn and encoded, against encoding the finished picture alone."""

from __future__ import annotations

import random
from io import BytesIO

from PIL import Image

import engine
import render
from bench.clock import ratio
from engine.words import words_of
from render.stage import encode

MOVES = 150
NAMES = ("Ana", "Ben", "Cem", "Dora")


def figures() -> dict[str, float]:
    """A board late in a game, its text included; the ground is warm, as it is after the first."""
    words, view = words_of("jerusalem"), _late_position()

    def picture() -> render.Picture:
        return render.board(view, words, names=NAMES)

    with Image.open(BytesIO(picture().png)) as image:
        image.load()
        return {"render.jerusalem_vs_encode": ratio(picture, lambda: encode(image))}


def _late_position() -> dict[str, object]:
    dice = random.Random(1)
    table = engine.Table.new("jerusalem", seats=4, seed="bench")
    while table.asked and len(table.history) < MOVES:
        seat = table.asked[0]
        table.play(seat, dice.choice(table.legal(seat)))
    return table.view(None)
