"""The feeling for Crescent Moon: five characters, each with its own way to points."""

from engine.players.games.crescent_moon.evaluate import worth
from engine.players.games.crescent_moon.quick_scores import hunches

TURNS = frozenset({"action"})
AHEAD = 1.0

__all__ = ["AHEAD", "TURNS", "hunches", "worth"]
