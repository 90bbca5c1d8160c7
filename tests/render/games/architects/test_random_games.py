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
from tests.render.games.architects import positions
from tests.render.layout import faults

WORDS = words_of("architects")
NAMES = ("Žofie Nejedlá", "Győző", "Massimiliano", "Ľubica", "Erika")
GAMES = 16
# Every view of all games takes many minutes; by default every few moves are looked at.
STRIDE = 1 if os.environ.get("SENESCHAL_EVERY_VIEW") == "1" else 170


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
        "boards": dice.choice(("standard", "variable")),
        "promo_cards": dice.random() < 0.5,
    }
    table = engine.Table.new("architects", seats=2 + number % 4, seed=str(number), options=options)
    yield table
    while table.asked:
        seat = dice.choice(table.asked)
        table.play(seat, dice.choice(table.legal(seat)))
        if len(table.history) % STRIDE == 0 or not table.asked:
            yield table


def scenes(table: engine.Table) -> Iterator[Scene]:
    game = drawing("architects")
    public = render._brief(table.view(None), WORDS, {"names": NAMES})
    yield game.board(public)
    yield game.zoom(public, "players")
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
    for number in range(2):
        for table in islice(random_game(number), 3):
            seat = (table.asked or (0,))[0]
            other = table.redeal(seat, "another seed")
            for draw in (render.screen, render.board):
                pictures = [draw(t.view(seat), WORDS, names=NAMES) for t in (table, other)]
                assert pictures[0] == pictures[1]


def test_handmade_positions_have_the_shape_of_real_views() -> None:
    real = engine.Table.new("architects", seats=5, seed="shape").view(1)
    made = positions.draft()
    assert set(made) == set(real)
    for part in ("market", "guildhall", "virtue", "draft"):
        assert made[part].keys() == real[part].keys()
    for part in ("players", "cathedral"):
        assert made[part][0].keys() == real[part][0].keys()
    assert made["rows"][0][0].keys() == real["rows"][0][0].keys()
    assert set(made["locations"]) == set(real["locations"])
    facts = next(iter(real["cards"].values()))
    assert next(iter(made["cards"].values())).keys() == facts.keys()
    assert set(positions.over()["scores"][0]) == {
        "buildings", "effects", "cathedral", "virtue", "debts", "gold", "marble", "silver",
        "prison", "total",
    }  # fmt: skip
