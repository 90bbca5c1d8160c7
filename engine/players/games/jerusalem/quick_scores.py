"""Score actions without looking ahead, question by question."""

from collections.abc import Callable, Sequence

from engine.games.jerusalem.actions import Sell
from engine.games.jerusalem.view import View
from engine.notation import Action
from engine.players.evaluator import Question
from engine.players.games.jerusalem import bidding, choices, deploying, moving
from engine.players.games.jerusalem.position import Position, position_of

Scorer = Callable[[Position, Question, Sequence[Action]], list[float]]

SCORERS: dict[str, Scorer] = {
    "opener": choices.opener,
    "name": bidding.name,
    "open": bidding.open_at,
    "bid": bidding.bid,
    "limit": bidding.seal,
    "limit-opener": bidding.seal,
    "keep": choices.keep,
    "deploy": deploying.deploy,
    "move": moving.move,
    "turncoat": moving.offer,
    "swap": moving.swap,
    "put": moving.put,
    "take": choices.take,
    "foreign-baron": choices.foreign_baron,
    "sell": moving.remove,
    "tower": moving.move,
    "scholar": choices.scholar,
    "materials": choices.materials,
    "intrigue": choices.intrigue,
    "income": choices.income,
    "rescue": choices.rescue,
    "tax": choices.tax,
    "war": moving.strike,
}
OUT_OF_TURN = -20.0  # selling influence while something else is asked: its bezant is never worth it


def quick_scores(view: View, question: Question, actions: Sequence[Action]) -> list[float]:
    position = position_of(view)
    asked = [action for action in actions if type(action) is not Sell]
    if question.key == "deploy" or len(asked) == len(actions):
        return SCORERS[question.key](position, question, actions)
    found = iter(SCORERS[question.key](position, question, asked))
    return [OUT_OF_TURN if type(action) is Sell else next(found) for action in actions]
