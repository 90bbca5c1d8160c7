"""A word on what can be chosen: for every place on offer, sayable, and from the seat's own view."""

import random

import pytest

import engine
import render
from tests.kit.random_play import random_game, random_table

# Architects: where a card lies (its apprentice has the note), and whence one only takes a worker.
UNNOTED = {f"{row}_{at}" for row in ("top", "bottom") for at in range(1, 5)} | {"prison"}


GOODS = {
    "quarry": "stone",
    "forest": "wood",
    "silversmith": "silver",
    "tax_stand": "silver",
}
MIN_VISITS = 40  # that are compared


def test_a_place_of_architects_gives_what_its_note_says() -> None:
    """Abilities of apprentices included: the note is compared with what playing it brings."""
    compared = 0
    for number in range(3):
        table = random_table("architects", 4, f"gives {number}")
        names = [f"■ Seat{seat}" for seat in range(4)]
        for turn, _ in enumerate(random_game(table, random.Random(number))):
            seat = table.asked[0] if table.asked else 0
            for place, good in GOODS.items():
                action = f"place {place}"
                if turn % 5 or not table.asked or action not in table.legal(seat):
                    continue
                view = table.view(seat)
                note = render.notes(view, table.rules.words, names=names)[action]
                after = engine.Table.load(table.dump())
                after.play(seat, action)
                before = view["players"][seat]["goods"][good]
                gained = after.view(seat)["players"][seat]["goods"][good] - before
                assert note.startswith(f"{gained} {good} now"), (note, gained)
                compared += 1
    assert compared > MIN_VISITS


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_every_place_that_is_offered_has_a_note(game: str) -> None:
    seats = engine.GAMES[game].seats[-1]
    table = random_table(game, seats, "notes")
    names, noted = [f"■ Seat{seat}" for seat in range(seats)], 0
    for turn, _ in enumerate(random_game(table, random.Random(6))):
        if turn % 3 or not table.asked:
            continue
        seat = table.asked[0]
        notes = render.notes(table.view(seat), table.rules.words, names=names)
        assert all(text and "{" not in text and "None" not in text for text in notes.values())
        for action in table.legal(seat):
            verb, *words = action.split()
            kinds = list(table.rules.verbs[verb].values())
            for kind, word in zip(kinds, words, strict=True):
                if kind is not int and word in render.places(game) and word not in UNNOTED:
                    assert word in notes, action
                    noted += 1
    assert noted > 50 or not render.places(game)
