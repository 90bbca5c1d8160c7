"""Every view of random games can be drawn, and nobody's picture tells what his view hides."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from itertools import islice

import pytest

import engine
import render
from engine.words import words_of
from render.games import drawing
from render.stage import Scene
from tests.render.games.crescent_moon import positions
from tests.render.games.crescent_moon.labels import canvas_of, labels_of
from tests.render.layout import faults

WORDS = words_of("crescent_moon")
NAMES = ("Žofie Nejedlá", "Győző", "Massimiliano", "Ľubica", "Nora")
GAMES = 8
# Every view of all games takes many minutes; by default every few moves are looked at.
STRIDE = 1 if os.environ.get("SENESCHAL_EVERY_VIEW") == "1" else 83


def random_game(number: int) -> Iterator[engine.Table]:
    """A table after each few random moves, and at its end."""
    dice = random.Random(number)
    options = {
        "map": dice.choice(("preset", "variable")),
        "length": dice.choice(("standard", "long")),
    }
    seats = 4 + number % 2
    table = engine.Table.new("crescent_moon", seats=seats, seed=str(number), options=options)
    yield table
    while table.asked:
        seat = dice.choice(table.asked)
        table.play(seat, dice.choice(table.legal(seat)))
        if len(table.history) % STRIDE == 0 or not table.asked:
            yield table


def scenes(table: engine.Table) -> Iterator[Scene]:
    game = drawing("crescent_moon")
    public = render._brief(table.view(None), WORDS, {"names": NAMES})
    yield game.board(public)
    yield game.zoom(public, "clash")
    yield game.zoom(public, "seats")
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
    game = drawing("crescent_moon")
    for number in range(4):
        for table in islice(random_game(number), 1, 3):
            seat = (table.asked or (0,))[0]
            other = table.redeal(seat, "another seed")
            briefs = [render._brief(t.view(seat), WORDS, {}) for t in (table, other)]
            for draw in (game.board, game.screen):
                pixels = [_pixels(draw(brief)) for brief in briefs]
                assert pixels[0] == pixels[1]
            assert game.text(briefs[0]) == game.text(briefs[1])


def _pixels(scene: Scene) -> bytes:
    """All that moves, on an even ground; the ground depends on what it `shows` alone."""
    return repr(scene.ground.shows).encode() + canvas_of(scene).image.tobytes()


def test_handmade_positions_have_the_shape_of_real_views() -> None:
    table = engine.Table.new("crescent_moon", seats=5, seed="shape")
    real, made = table.view(2), positions.midgame(2)
    assert set(made) == set(real)
    for part in ("hexes", "players"):
        assert made[part][0].keys() == real[part][0].keys()
    lands = [[(h["hex"], h["q"], h["r"], h["tile"], h["near"]) for h in v["hexes"]]
             for v in (real, made)]  # fmt: skip
    assert lands[0] == lands[1]


def test_handmade_clashes_have_the_shape_of_real_ones() -> None:
    real = next(
        table.view(None)["clash"]
        for number in range(GAMES)
        for table in random_game(number)
        if table.view(None)["clash"] and table.view(None)["clash"]["played"]
    )
    made = positions.combat()["clash"]
    assert made.keys() == real.keys()
    assert made["played"][0].keys() == real["played"][0].keys()
    assert made["attack"].keys() == real["attack"].keys()
