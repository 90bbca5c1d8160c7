"""The evaluator of Architects of the West Kingdom."""

from engine.players.games.architects.evaluate import evaluate
from engine.players.games.architects.quick_scores import quick_scores

TURN_QUESTIONS = frozenset({"place", "recall"})
ROUNDS_AHEAD = 6.0  # what is gathered in a few rounds is built with in the next ones

__all__ = ["ROUNDS_AHEAD", "TURN_QUESTIONS", "evaluate", "quick_scores"]
