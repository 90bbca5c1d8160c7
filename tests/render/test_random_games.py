"""Every view of random games can be drawn, and nobody's picture tells what his view hides."""

import os
from collections.abc import Iterator
from itertools import islice

import pytest

import engine
import render
from engine.words import words_of
from render.canvas import Label
from render.games import art_of
from render.stage import Scene
from render.theme import PARCHMENT
from tests.kit.random_play import positions
from tests.render.layout import canvas_of, faults, labels_of

NAMES = ("Žofie Nejedlá", "Győző", "Massimiliano", "Ľubica", "Nora")
# Every view of all games takes many minutes; by default every few actions are looked at.
EVERY = 1 if os.environ.get("SENESCHAL_EVERY_VIEW") == "1" else None
LOOKS = {"jerusalem": (100, 37), "architects": (16, 170), "crescent_moon": (8, 83)}
USUAL = 16, 100  # of a game that is not named here: so many games, every so many actions
GAMES = [(game, number) for game in engine.GAMES for number in range(LOOKS.get(game, USUAL)[0])]


def looked_at(game: str, number: int) -> Iterator[engine.Table]:
    """A random table of each size in turn, at its beginning, every few actions and at its end."""
    sizes = engine.GAMES[game].seats
    every = EVERY or LOOKS.get(game, USUAL)[1]
    return positions(game, sizes[number % len(sizes)], f"drawn {number}", every)


def scenes(table: engine.Table) -> Iterator[Scene]:
    game, words = art_of(table.game), words_of(table.game)
    public = render._context(table.view(None), words, {"names": NAMES})
    yield game.draw_board(public)
    assert len(game.alt(public)) <= 1024
    for seat in table.asked:
        prompt = table.prompt(seat)
        text = words.prompt(prompt, "en", NAMES) if prompt else None
        own = render._context(table.view(seat), words, {"names": NAMES, "prompt": text})
        yield game.draw_screen(own)
        assert game.text(own)
    for part in render.parts(table.game) if table.asked else ():
        zoom = game.draw_zoom(own, part)
        if zoom.ground.shows[0] != "board":  # else it is a part of what has been seen
            yield zoom


@pytest.mark.parametrize(("game", "number"), GAMES)
def test_views_of_a_random_game_have_no_faults(game: str, number: int) -> None:
    for table in looked_at(game, number):
        for scene in scenes(table):
            assert faults([*still_labels(scene), *labels_of(scene)]) == []


def still_labels(scene: Scene) -> tuple[Label, ...]:
    """Those of a board's ground, which pieces must leave free."""
    plan = scene.ground
    return render._grounds.get(plan, PARCHMENT).labels if plan.shows[0] == "board" else ()


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_picture_for_a_seat_is_the_same_after_redeal(game: str) -> None:
    art, words = art_of(game), words_of(game)
    for number in range(3):
        for table in islice(looked_at(game, number), 1, 3):
            seat = (table.asked or (0,))[0]
            other = table.redeal(seat, "another seed")
            contexts = [
                render._context(t.view(seat), words, {"names": NAMES}) for t in (table, other)
            ]
            for draw in (art.draw_board, art.draw_screen):
                pixels = [_pixels(draw(ctx)) for ctx in contexts]
                assert pixels[0] == pixels[1]
            assert art.text(contexts[0]) == art.text(contexts[1])


def _pixels(scene: Scene) -> bytes:
    """All that moves, on an even ground; the ground depends on what it `shows` alone."""
    return repr(scene.ground.shows).encode() + canvas_of(scene).image.tobytes()
