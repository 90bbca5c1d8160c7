"""The feeling for Architects of the West Kingdom."""

from engine.players.games.architects.choices import hunches
from engine.players.games.architects.worth import worth

TURNS = frozenset({"place", "recall"})
AHEAD = 2.0  # what is gathered in one round is built with in the next

__all__ = ["AHEAD", "TURNS", "hunches", "worth"]
