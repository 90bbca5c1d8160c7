"""Quick scores of the auction: an office is worth what it has over the others, and no more."""

from collections.abc import Sequence

from engine.games.jerusalem.actions import Bid, Limit, Name
from engine.games.jerusalem.data import Office
from engine.notation import Action
from engine.players.evaluator import NEVER, Question
from engine.players.games.jerusalem.evaluate import office_values
from engine.players.games.jerusalem.position import Position

TOO_MUCH = 2.4  # what a bezant above the limit costs: nobody overpays by much
TOO_LITTLE = 0.7  # a bezant below it
NEEDLESS = 2.4  # a bezant more than is needed to lead
PREMIUM = 0.5  # of what the other offices differ by, how much the bidding will take


def limits(position: Position) -> dict[Office, float]:
    """Return the most bezants to give for each free office, by what one would get instead."""
    values = office_values(position)
    least = min(values.values())
    found = {}
    for office, value in values.items():
        others = [
            other - PREMIUM * (other - least) for each, other in values.items() if each != office
        ]
        instead = sum(others) / len(others) if others else value
        found[office] = (value - instead) / position.bezant
    return found


def name(position: Position, _question: Question, actions: Sequence[Action]) -> list[float]:
    """Prefer the office that is wanted most, by a little."""
    wanted = limits(position)
    return [
        0.5 * wanted[action.office] * position.bezant if isinstance(action, Name) else -9.0
        for action in actions
    ]


def open_at(position: Position, _question: Question, actions: Sequence[Action]) -> list[float]:
    """Bid as low as possible: a seat that wants it more will say so.

    Where limits are sealed a higher bid only makes one's own price higher: one's limit says what
    one will pay, and no rival's limit hangs on the bid.
    """
    needless = -NEVER if position.view.options["auction"] == "sealed" else NEEDLESS
    return [-needless * a.amount if isinstance(a, Bid) else -9.0 for a in actions]


def bid(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    """Bid one more than the price while that is within the limit."""
    limit = limits(position)[Office(question.facts["office"])]
    price = question.facts["price"]
    return [_bid(action, limit, price) for action in actions]


def _bid(action: Action, limit: float, price: int) -> float:
    if not isinstance(action, Bid):
        return 0.0
    room = limit - action.amount
    needless = NEEDLESS * (action.amount - price - 1)
    return (TOO_LITTLE * (room + 0.5) if room >= 0 else TOO_MUCH * room) - needless


def seal(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    """Seal the limit itself: it is paid only as far as another seat drives the price."""
    limit = limits(position)[Office(question.facts["office"])]
    price = question.facts["price"]
    return [
        _seal(action.amount if isinstance(action, Limit) else price, limit) for action in actions
    ]


def _seal(amount: int, limit: float) -> float:
    room = limit - amount
    return -TOO_LITTLE * room if room >= 0 else TOO_MUCH * room
