"""How the time of a turn is shared out among its decisions.

The budget is the turn's, however many questions it is made of. What a decision gets follows from
the course of the game, which everybody knows: so it is the same after a restart, and whoever
watches the clock learns nothing of what the seat holds.
"""

from engine.ids import Seat
from engine.players.evaluator import evaluator_of
from engine.table import Table

BEGINNING = 0.3  # of the budget for the decision that begins a turn,
REPLY = 0.15  # for an answer in the turn of another,
GOING_ON = 0.1  # for each that goes on with a turn, of what the decisions before it have left


def share_of_turn(table: Table, seat: int) -> float:
    """Return how much of a turn's time this seat's next decision may take.

    The shares of what one seat does without a break never add up to more than the whole.
    """
    before = answers_before(table, seat)
    if before:
        return (1 - BEGINNING) * GOING_ON * float((1 - GOING_ON) ** (before - 1))
    return BEGINNING if begins_turn(table, seat) else REPLY


def begins_turn(table: Table, seat: int) -> bool:
    """Return whether the seat is at the beginning of a turn of its own."""
    questions = evaluator_of(table.game).TURN_QUESTIONS
    prompt = table.prompt(seat)
    asked = prompt is not None and (not questions or prompt["key"] in questions)
    return asked and not answers_before(table, seat)


def is_in_own_turn(table: Table, seat: Seat) -> bool:
    """Return whether the seat is in a turn of its own, as far as the last answers tell."""
    prompt = table.prompt(seat)
    questions = evaluator_of(table.game).TURN_QUESTIONS
    return bool(answers_before(table, seat)) or (prompt is not None and prompt["key"] in questions)


def answers_before(table: Table, seat: int) -> int:
    """Return how many answers this seat has given since another last did."""
    count = 0
    for done in reversed(table.history):
        if done.seat != seat:
            break
        count += 1
    return count
