"""Crescent Moon: what each character goes for, combats, prices, the end."""

from typing import Any

import engine
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    acting,
    play,
)
from tests.players.book import Position


def turn(seat: Any, *answers: str, last: bool = False, **setup: Any) -> engine.Table:
    """A turn of this character, and what has been done in it so far; if `last`, of the game."""
    table = acting(seat, **setup)
    if last:
        table.state.round = 4
    play(table, *answers)
    return table


def army(size: int, *answers: str) -> engine.Table:
    """The Warlord beside an open city."""
    hexes = {14: {"units": {WARLORD: (size, 0)}}, 13: {"city": True}}
    return turn(WARLORD, *answers, hexes=hexes)


def fight(units: int, hand: list[str]) -> engine.Table:
    """The Warlord attacks three units of the Caliph."""
    hexes = {1: {"units": {WARLORD: (units, 0)}}, 3: {"units": {CALIPH: (3, 0)}}}
    table = acting(WARLORD, hexes=hexes, hands={WARLORD: ["campaign", *hand]})
    play(table, "assault 1 3", f"units {units} 0")
    return table


def overfull() -> engine.Table:
    hand = ["imam", "imam", "imam", "imam", "bribery", "assassination", "uprising", "informers"]
    table = acting(MURSHID, hands={MURSHID: hand}, market=["bribery"], coins={MURSHID: 9})
    play(table, "buy near bribery")
    return table


def contested() -> engine.Table:
    hexes = {8: {"token": SULTAN, "units": {CALIPH: (1, 0)}}}
    table = acting(CALIPH, hexes=hexes)
    play(table, "influence 8")
    return table


POSITIONS = {
    "the Warlord sacks an open city": Position(lambda: army(3), ("act assault",), seat=WARLORD),
    "it is the city that he assaults": Position(
        lambda: army(3, "act assault"), ("assault 14 13",), seat=WARLORD
    ),
    "one unit leaves a castle alone": Position(
        lambda: turn(
            WARLORD,
            hexes={
                8: {"units": {WARLORD: (1, 0)}},
                4: {"castle": CALIPH, "units": {CALIPH: (4, 0)}},
            },
        ),
        ("act muster", "act move", "act influence", "act buy_cards", "act recruit", "act collect"),
        ("act assault",),
        seat=WARLORD,
    ),
    "the Murshid takes the holy site": Position(
        lambda: turn(MURSHID, hexes={9: {"token": MURSHID}}), ("act influence",), seat=MURSHID
    ),
    "the Caliph takes the crossing": Position(
        lambda: turn(CALIPH, hexes={4: {"units": {CALIPH: (2, 0)}, "castle": CALIPH}}),
        ("act move",),
        seat=CALIPH,
    ),
    "the Sultan builds with his last action": Position(
        lambda: turn(SULTAN, hexes={5: {"fort": SULTAN}}, coins={SULTAN: 6}, year=3, last=True),
        ("act build",),
        seat=SULTAN,
    ),
    "the Nomad recruits into a free quarry": Position(
        lambda: turn(NOMAD, "act recruit", hexes={10: {"token": NOMAD}}, reserves={NOMAD: 2}),
        ("recruit 3", "recruit 14"),
        seat=NOMAD,
    ),
    "a captain is committed where he turns the combat": Position(
        lambda: fight(2, ["veteran_captain"]), ("commit1 veteran_captain",), seat=WARLORD
    ),
    "the poorest card goes": Position(overfull, ("discard informers",), seat=MURSHID),
    "who holds the token opposes": Position(contested, ("oppose",), seat=SULTAN),
}
