"""The feeling for Jerusalem."""

from engine.players.games.jerusalem.first_sight import hunches
from engine.players.games.jerusalem.standing import worth

TURNS = frozenset({"name", "deploy"})

__all__ = ["TURNS", "hunches", "worth"]
