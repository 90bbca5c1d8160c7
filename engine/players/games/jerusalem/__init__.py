"""The feeling for Jerusalem."""

from engine.players.games.jerusalem.first_sight import hunches
from engine.players.games.jerusalem.standing import worth

TURNS = frozenset({"name", "deploy"})
AHEAD = 1.0

__all__ = ["AHEAD", "TURNS", "hunches", "worth"]
