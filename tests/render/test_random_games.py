"""Every view of random games can be drawn, and nobody's picture tells what his view hides."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from itertools import islice

import pytest
from PIL import Image

import engine
import render
from engine.words import words_of
from render.canvas import Canvas, Label
from render.games import drawing
from render.stage import Scene
from render.theme import THEMES
from tests.render import positions
from tests.render.layout import faults

WORDS = words_of("jerusalem")
NAMES = ("Žofie Nejedlá", "Győző", "Massimiliano", "Ľubica")
GAMES = 100
# Every view of a hundred games takes minutes; by default every few moves are looked at.
STRIDE = 1 if os.environ.get("SENESCHAL_EVERY_VIEW") == "1" else 37


def labels_of(scene: Scene) -> tuple[Label, ...]:
    """The layout alone: nothing is encoded, and only the board's ground has labels to mind."""
    plan, theme = scene.ground, THEMES["parchment"]
    canvas = Canvas(Image.new("RGB", plan.size), theme, scale=plan.scale)
    scene.pieces(canvas)
    still = render._grounds.get(plan, theme).labels if plan.shows[0] == "board" else ()
    return (*still, *canvas.labels)


def random_game(number: int) -> Iterator[engine.Table]:
    """A table after each few random moves, and at its end."""
    dice = random.Random(number)
    options = {
        "auction": dice.choice(("sealed", "open")),
        "promo_foreign_baron": dice.random() < 0.5,
    }
    table = engine.Table.new("jerusalem", seats=2 + number % 3, seed=str(number), options=options)
    yield table
    while table.asked:
        seat = dice.choice(table.asked)
        table.play(seat, dice.choice(table.legal(seat)))
        if len(table.history) % STRIDE == 0 or not table.asked:
            yield table


def scenes(table: engine.Table) -> Iterator[Scene]:
    game = drawing("jerusalem")
    public = render._brief(table.view(None), WORDS, {"names": NAMES})
    yield game.board(public)
    assert len(game.alt(public)) <= 1024
    for seat in table.asked:
        prompt = table.prompt(seat)
        text = WORDS.prompt(prompt, "en", NAMES) if prompt else None
        own = render._brief(table.view(seat), WORDS, {"names": NAMES, "prompt": text})
        yield game.screen(own)
        assert game.text(own)


@pytest.mark.parametrize("number", range(GAMES))
def test_views_of_a_random_game_have_no_faults(number: int) -> None:
    for table in random_game(number):
        for scene in scenes(table):
            assert faults(labels_of(scene)) == []


def test_picture_for_a_seat_is_the_same_after_redeal() -> None:
    for number in range(3):
        for table in islice(random_game(number), 2, 4):
            seat = (table.asked or (0,))[0]
            other = table.redeal(seat, "another seed")
            for draw in (render.screen, render.board):
                pictures = [draw(t.view(seat), WORDS, names=NAMES) for t in (table, other)]
                assert pictures[0] == pictures[1]


def test_handmade_positions_have_the_shape_of_real_views() -> None:
    table = engine.Table.new("jerusalem", seats=4, seed="shape")
    real, made = table.view(2), positions.screen()
    assert set(made) == set(real)
    for part in ("areas", "sectors"):
        assert set(made[part]) == set(real[part])
    for part in ("areas", "sectors", "players", "offices", "calendar"):
        assert _first(made[part]).keys() == _first(real[part]).keys()


def _first(part: dict[str, dict[str, object]] | list[dict[str, object]]) -> dict[str, object]:
    return part[0] if isinstance(part, list) else next(iter(part.values()))
