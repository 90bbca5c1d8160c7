"""The evaluator of Jerusalem."""

from engine.players.games.jerusalem.evaluate import evaluate
from engine.players.games.jerusalem.quick_scores import quick_scores

TURN_QUESTIONS = frozenset({"name", "deploy"})
ROUNDS_AHEAD = 1.0

__all__ = ["ROUNDS_AHEAD", "TURN_QUESTIONS", "evaluate", "quick_scores"]
