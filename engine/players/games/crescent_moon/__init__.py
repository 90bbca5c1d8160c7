"""The evaluator of Crescent Moon: five characters, each with its own way to points."""

from engine.players.games.crescent_moon.evaluate import evaluate
from engine.players.games.crescent_moon.quick_scores import quick_scores

TURN_QUESTIONS = frozenset({"action"})
ROUNDS_AHEAD = 1.0

__all__ = ["ROUNDS_AHEAD", "TURN_QUESTIONS", "evaluate", "quick_scores"]
