"""What computer players know about Goofspiel, in victory points."""

from collections.abc import Sequence

from engine.ids import Seat
from engine.notation import Action
from engine.players import Question
from seneschal_goofspiel.cards import POINTS, Card, points
from seneschal_goofspiel.rules import Bid
from seneschal_goofspiel.view import View

TURN_QUESTIONS = frozenset({"bid"})
ROUNDS_AHEAD = 1.0


def evaluate(view: View, seat: Seat) -> dict[str, float]:
    """Return the points that the seat has, and its share of those to come by the cards it has."""
    strength = [points(player.hand) for player in view.players]
    share = strength[seat] / max(1, sum(strength))
    return {
        "prizes": float(view.players[seat].score),
        "hand": share * points((*view.to_come, *view.at_stake)),
    }


def quick_scores(view: View, _question: Question, actions: Sequence[Action]) -> list[float]:
    """Return how near each bid is to what is at stake."""
    return [-float(distance(view, bid_of(action))) for action in actions]


def guess(view: View, _seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Return how likely each bid of another seat is: half as likely every two points further."""
    return [0.5 ** (distance(view, bid_of(action)) / 2) for action in actions]


def distance(view: View, card: Card) -> int:
    return abs(POINTS[card] - min(points(view.at_stake), POINTS[Card.KING]))


def bid_of(action: Action) -> Card:
    assert isinstance(action, Bid)
    return action.card
