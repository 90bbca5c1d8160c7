"""The evaluator of Architects of the West Kingdom."""

from engine.players.evaluator import Manner
from engine.players.games.architects.evaluate import evaluate
from engine.players.games.architects.quick_scores import quick_scores

TURN_QUESTIONS = frozenset({"place", "recall"})
ROUNDS_AHEAD = 6.0  # what is gathered in a few rounds is built with in the next ones

MANNERS = {
    "builder": Manner({"buildings": 1.25, "cathedral": 1.25, "plans": 1.25}, rivals=0.8),
    "raider": Manner({"workers": 1.3}, rivals=1.2),
    "trader": Manner({"goods": 1.2, "apprentices": 1.6, "debts": 0.6}, rivals=0.9),
}

__all__ = ["MANNERS", "ROUNDS_AHEAD", "TURN_QUESTIONS", "evaluate", "quick_scores"]
