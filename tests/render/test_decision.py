"""The picture of a decision: what is offered, with the numbers of the list, and nothing secret."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import engine
import render
from engine.words import words_of
from render.canvas import Label
from render.context import DrawContext
from render.games import art_of
from tests.kit.random_play import random_game, random_table
from tests.render.layout import canvas_of, faults, labels_of

NAMES = ("Žofie Nejedlá", "Győző", "Massimiliano", "Ľubica", "Nora")
PHONE, LEAST = 390, 9.0
GAMES = ("jerusalem", "architects", "crescent_moon")


def asked(game: str, number: int, every: int) -> Iterator[tuple[engine.Table, int]]:
    """Yield positions of a random game with a seat that has a choice."""
    sizes = engine.GAMES[game].seats
    table = random_table(game, sizes[number % len(sizes)], f"decided {number}")
    for turn, _ in enumerate(random_game(table, random.Random(number))):
        if turn % every == 0 and table.asked:
            yield table, table.asked[0]


def context(table: engine.Table, seat: int, legal: list[str]) -> DrawContext[Any]:
    words, numbers = words_of(table.game), render.options(table.game, legal)
    prompt = table.prompt(seat)
    text = words.prompt(prompt, "en", NAMES) if prompt else None
    look: render.Look = {"names": NAMES, "prompt": text, "numbers": numbers}
    return render._context(table.view(seat), words, look)


def numbers_on(labels: list[Label]) -> set[str]:
    start = "number of "
    return {label.name.removeprefix(start) for label in labels if label.name.startswith(start)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(3))
def test_every_option_bears_its_number_and_labels_have_no_faults(game: str, number: int) -> None:
    seen = 0
    for table, seat in asked(game, number, 13):
        legal = table.legal(seat)
        offered = render.options(game, legal)
        scene = art_of(game).draw_decision(context(table, seat, legal))
        labels = labels_of(scene)
        assert faults(labels) == [], legal[0]
        if set(offered) & set(render.places(game)) or "choice" in repr(scene.ground.shows):
            assert numbers_on(labels) == set(offered), legal[0]
            seen += 1
    assert seen > 2


@pytest.mark.parametrize("game", GAMES)
def test_decision_is_the_same_after_redeal(game: str) -> None:
    for table, seat in islice(asked(game, 1, 29), 6):
        other = table.redeal(seat, "another seed")
        assert other.legal(seat) == table.legal(seat)
        scenes = [
            art_of(game).draw_decision(context(each, seat, each.legal(seat)))
            for each in (table, other)
        ]
        pixels = [canvas_of(scene).image.tobytes() for scene in scenes]
        assert pixels[0] == pixels[1]
        assert scenes[0].ground.shows == scenes[1].ground.shows


def first_question(game: str, verb: str) -> tuple[engine.Table, int]:
    """Play at random until somebody is asked only for this verb."""
    for number in range(4):
        table = random_table(game, engine.GAMES[game].seats[-1], f"{verb} {number}")
        for _ in random_game(table, random.Random(number)):
            for seat in table.asked:
                legal = table.legal(seat)
                if {action.split()[0] for action in legal} == {verb} and len(legal) > 1:
                    return table, seat
    raise AssertionError(verb)


@pytest.mark.parametrize(
    ("game", "verb"), [("jerusalem", "keep"), ("architects", "keep"), ("crescent_moon", "take")]
)
def test_choice_of_cards_shows_these_alone_and_readable_on_a_phone(game: str, verb: str) -> None:
    """Screen and decision show the same sheet, numbered in the order of the list."""
    table, seat = first_question(game, verb)
    legal, words = table.legal(seat), words_of(game)
    cards = [action.split()[1] for action in legal]
    assert render.options(game, legal) == {card: at for at, card in enumerate(cards, 1)}
    decision = render.decision(table.view(seat), words, legal, names=NAMES)
    assert numbers_on(list(decision.labels)) == set(cards)
    texts = [label for label in decision.labels if label.kind == "text"]
    assert min(label.size for label in texts) * PHONE / decision.size[0] >= LEAST
    screen = render.screen(table.view(seat), words, legal, names=NAMES)
    assert numbers_on(list(screen.labels)) == set(cards)
    assert not numbers_on(list(render.screen(table.view(seat), words, names=NAMES).labels))
    for at, card in enumerate(cards, 1):
        assert f" {at} " in decision.alt, card


@pytest.mark.parametrize("game", GAMES)
def test_spectator_has_no_decision(game: str) -> None:
    table = engine.Table.new(game, seats=engine.GAMES[game].seats[-1], seed="face")
    with pytest.raises(ValueError, match="spectator"):
        render.decision(table.view(None), words_of(game), table.legal(table.asked[0]))


def test_options_are_numbered_as_places_are_or_in_their_order() -> None:
    legal = [
        "place market_large 1",
        "place market_large 2",
        "place davids_tower 1",
        "hire 1",
        "done",
    ]
    assert render.options("jerusalem", legal) == {"market_large": 11, "davids_tower": 4}
    assert render.options("jerusalem", legal, ["place"]) == {"market_large": 11, "davids_tower": 4}
    assert render.options("jerusalem", [*legal, "hire 1", "hire 2"], ["hire"]) == {}
    names = ["name treasurer", "name marshal"]
    assert render.options("jerusalem", names) == {"treasurer": 1, "marshal": 2}
    moves = ["move market_large davids_tower", "move market_large market_small_left"]
    assert render.options("jerusalem", moves) == {"davids_tower": 4, "market_small_left": 12}
    assert render.options("crescent_moon", ["river 3 4 1", "river 4 4 2"]) == {}


def test_cards_of_several_verbs_bear_no_numbers_before_one_is_chosen() -> None:
    legal = ["play turncoat_a", "play move_2_squires_b", "hire 1", "done"]
    assert render.options("jerusalem", legal) == {}
    numbers = {"turncoat_a": 1, "move_2_squires_b": 2}
    assert render.options("jerusalem", legal, ["play"]) == numbers


@pytest.mark.parametrize("game", GAMES)
def test_part_holds_every_place_that_is_offered(game: str) -> None:
    """Each pair of places, in turn: both numbers are whole on the picture."""
    table = engine.Table.new(game, seats=engine.GAMES[game].seats[-1], seed="parts")
    places = list(render.places(game))
    if game == "crescent_moon":
        places = [place for place in places if int(place) <= len(table.view(None)["hexes"])]
    for one, two in zip(places, places[3:], strict=False):
        numbers = {place: render.places(game)[place] for place in (one, two)}
        words = words_of(game)
        ctx = render._context(table.view(0), words, {"names": NAMES, "numbers": numbers})
        scene = art_of(game).draw_decision(ctx)
        (wide, high), labels = scene.ground.size, labels_of(scene)
        assert numbers_on(labels) == {one, two}
        for label in (label for label in labels if label.name.startswith("number of ")):
            x0, y0, x1, y1 = label.box
            assert min(x0, y0, wide - x1, high - y1) >= 0, label
