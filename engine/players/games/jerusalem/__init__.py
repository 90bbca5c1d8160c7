"""The feeling for Jerusalem."""

from engine.players.games.jerusalem.evaluate import worth
from engine.players.games.jerusalem.quick_scores import hunches

TURNS = frozenset({"name", "deploy"})
AHEAD = 1.0

__all__ = ["AHEAD", "TURNS", "hunches", "worth"]
