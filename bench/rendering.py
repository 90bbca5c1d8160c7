"""Measure how long a picture takes, drawn and encoded, against encoding the finished one."""

import random
from collections.abc import Iterator
from io import BytesIO
from typing import Any

from PIL import Image

import engine
import render
from bench.clock import ratio
from engine.words import words_of
from render.stage import encode

LATE = 0.75
NAMES = ("Ana", "Ben", "Cem", "Dora", "Eva")


def figures() -> dict[str, float]:
    """Measure every game that has pictures, with as many at the table as it takes."""
    return {f"render.{game}_vs_encode": _against_encoding(game) for game in render.all_games()}


def _against_encoding(game: str) -> float:
    """Measure a late board with its text; its background is cached, as after the first."""
    words, view = words_of(game), _late_position(game)

    def picture() -> render.Picture:
        return render.board(view, words, names=NAMES[: view["seats"]])

    with Image.open(BytesIO(picture().png)) as image:
        image.load()
        return ratio(picture, lambda: encode(image))


def _late_position(game: str) -> dict[str, Any]:
    length = sum(1 for _ in _random_game(game))
    tables = _random_game(game)
    for _ in range(round(length * LATE)):
        table = next(tables)
    return table.view(None)


def _random_game(game: str) -> Iterator[engine.Table]:
    """Yield the same table after each move of a random game."""
    dice = random.Random(1)
    table = engine.Table.new(game, seats=max(engine.GAMES[game].seats), seed="bench")
    while table.asked:
        seat = table.asked[0]
        table.play(seat, dice.choice(table.legal(seat)))
        yield table
