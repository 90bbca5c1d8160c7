"""The feeling for Architects of the West Kingdom."""

from engine.players.games.architects.evaluate import worth
from engine.players.games.architects.quick_scores import hunches

TURNS = frozenset({"place", "recall"})
AHEAD = 2.0  # what is gathered in one round is built with in the next

__all__ = ["AHEAD", "TURNS", "hunches", "worth"]
