"""The evaluator of Jerusalem."""

from engine.players.evaluator import Manner
from engine.players.games.jerusalem.evaluate import evaluate
from engine.players.games.jerusalem.quick_scores import quick_scores

TURN_QUESTIONS = frozenset({"name", "deploy"})
ROUNDS_AHEAD = 1.0

MANNERS = {
    "builder": Manner({"tower": 1.3, "income": 1.3}, rivals=0.8),
    "raider": Manner({"footing": 1.3, "squires": 1.2}, rivals=1.3),
    "trader": Manner({"purse": 1.8, "cards": 1.5, "office": 1.3}, rivals=0.9),
}

__all__ = ["MANNERS", "ROUNDS_AHEAD", "TURN_QUESTIONS", "evaluate", "quick_scores"]
