"""Golden pictures of Crescent Moon: they must look as they did."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Unpack

import pytest

import render
from engine.games.crescent_moon.data import CALIPH, Card
from engine.games.crescent_moon.land_view import ForceView
from engine.words import words_of
from render import Look
from render.stage import Picture
from tests.render import goldens
from tests.render.games.crescent_moon import positions
from tests.render.games.crescent_moon.positions import Position

WORDS = words_of("crescent_moon")
NAMES = ("Žofie", "Győző", "Paolo", "Ľubica", "Nora")
HERE = Path(__file__).parent
OFFERED = {"12": 1, "6": 2, "16": 3}

SEALING = positions.sealing().view.clash
BUYING = [f"buy {slot.market} {slot.card}" for slot in positions.midgame().view.market if slot.card]
PICTURES: dict[str, Callable[[], Picture]] = {
    "midgame": lambda: board(positions.midgame(), marks=positions.MARKS),
    "crowded-dark": lambda: board(positions.crowded(), theme="dark"),
    "four-players": lambda: board(
        positions.midgame(seats=4), theme="high_contrast", numbers=OFFERED
    ),
    "laying": lambda: board(positions.laying()),
    "final": lambda: render.final(positions.over().data, WORDS, names=NAMES),
    "combat": lambda: zoom(positions.combat(), "clash"),
    "contest-dark": lambda: zoom(positions.contest(), "clash", theme="dark"),
    "screen": lambda: render.screen(
        positions.scheming().data, WORDS, names=NAMES, prompt="You see seven cards. Take one."
    ),
    "screen-hand": lambda: render.screen(positions.screen(3).data, WORDS, names=NAMES),
    "decision-map": lambda: decision(positions.screen(), ["influence 1", "influence 12"]),
    "decision-quarter-dark": lambda: decision(
        positions.screen(), ["assault 12 7", "assault 12 15"], theme="dark"
    ),
    "decision-market": lambda: decision(positions.screen(), BUYING),
    "decision-combat": lambda: decision(
        replace(positions.screen(2), view=replace(positions.screen(2).view, clash=SEALING)),
        [f"discard {card}" for card in positions.HAND[:2]],
    ),
    "posted-prices": lambda: zoom(
        positions.midgame().having(posted={Card.ASSASSINATION: 3, Card.SHIPS: 12}), "market"
    ),
    "proposed-deal": lambda: zoom(positions.proposing(), "clash"),
    "seats": lambda: zoom(positions.midgame(), "seats"),
}


def board(position: Position, **look: Unpack[Look]) -> Picture:
    named: Look = {"names": NAMES, **look}
    return render.board(position.data, WORDS, **named)


def zoom(position: Position, part: str, **look: Unpack[Look]) -> Picture:
    named: Look = {"names": NAMES, **look}
    return render.zoom(position.data, WORDS, part, **named)


def decision(position: Position, legal: list[str], **look: Unpack[Look]) -> Picture:
    named: Look = {"names": NAMES, "prompt": "Which one?", **look}
    return render.decision(position.data, WORDS, legal, **named)


@pytest.mark.parametrize("name", PICTURES)
def test_picture_looks_as_it_did(name: str) -> None:
    assert goldens.compare(HERE, name, PICTURES[name]().png) is None


def test_comparison_finds_a_unit_more() -> None:
    before = positions.midgame()
    after = before.having_hex(8, forces=[ForceView(CALIPH, 1, 0)])
    pictures = [goldens.small(board(each).png) for each in (before, after)]
    assert goldens.difference(*pictures) is not None
