"""The feeling for Architects of the West Kingdom."""

from engine.players.games.architects.choices import hunches
from engine.players.games.architects.worth import worth

__all__ = ["TURNS", "hunches", "worth"]

TURNS = frozenset({"place", "recall"})
