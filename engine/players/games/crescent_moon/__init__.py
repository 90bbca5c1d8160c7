"""The feeling for Crescent Moon: five characters, each with its own way to points."""

from engine.players.games.crescent_moon.answers import hunches
from engine.players.games.crescent_moon.worth import worth

TURNS = frozenset({"action"})
AHEAD = 1.0

__all__ = ["AHEAD", "TURNS", "hunches", "worth"]
