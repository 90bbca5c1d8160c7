"""Computer players: they know what their seat knows, and play through the engine's public face.

>>> import engine
>>> from engine import players
>>> table = engine.Table.new("jerusalem", seats=2, seed="a text")
>>> seat = table.asked[0]
>>> players.decide(table.redeal(seat, "x"), seat, players.LEVELS["easy"], seed="x").action
'name marshal'
"""

from engine.players.decision import Decision, Option, decide
from engine.players.evaluator import Evaluator, Question, evaluator_of
from engine.players.levels import LEVELS, Level

__all__ = [
    "LEVELS",
    "Decision",
    "Evaluator",
    "Level",
    "Option",
    "Question",
    "decide",
    "evaluator_of",
]
