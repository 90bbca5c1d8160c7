"""Value a seat's position, part by part."""

from engine.games.architects.board_view import ScoreView
from engine.games.architects.view import View
from engine.ids import Seat
from engine.players.games.architects.apprentices import team_worth
from engine.players.games.architects.effects import Case, end_points, end_virtue
from engine.players.games.architects.outlook import Outlook
from engine.players.games.architects.prices import (
    CARD,
    PRICES,
    purse_worth,
    virtue_worth,
)
from engine.players.games.architects.workers import (
    HELD,
    board_worth,
    captured_worth,
    home_worth,
    prison_worth,
    readiness,
)

UNSEEN = 0.8  # of the full price for goods of which one does not know what they are for


def evaluate(view: View, seat: Seat) -> dict[str, float]:
    """Return an estimate of the final score; when the game is over, the score itself."""
    if view.scores:
        return _scored(view.scores[seat])
    outlook = Outlook(view, seat)
    me, figures = outlook.me, outlook.figures
    case = outlook.case
    return {
        "buildings": _printed(outlook) + end_points(case),
        "cathedral": float(figures.levels[me.level].points),
        "virtue": virtue_worth(figures, outlook.turns, _last_virtue(case)),
        "debts": -float(figures.value["score.debt"]) * me.debts,
        "goods": _goods(outlook),
        "plans": _plans(outlook),
        "apprentices": team_worth(outlook),
        "workers": _workers(outlook),
    }


def _scored(score: ScoreView) -> dict[str, float]:
    return {
        "buildings": float(score.buildings + sum(score.effects.values())),
        "cathedral": float(score.cathedral),
        "virtue": float(score.virtue),
        "debts": float(score.debts),
        "goods": float(score.gold + score.marble + score.silver),
        "workers": float(score.prison),
    }


def _printed(outlook: Outlook) -> float:
    cards = outlook.figures.buildings
    return float(sum([cards[each].points for each in outlook.me.buildings]))


def _last_virtue(case: Case) -> int:
    return case.me.virtue + (end_virtue(case) if case.me.buildings else 0)


def _goods(outlook: Outlook) -> float:
    """Return what the plan leaves over; a seat whose hand is hidden may need all of it."""
    silver = purse_worth(outlook.stock[5], outlook.idle[5])
    idle = outlook.plan.spare
    total = sum([outlook.stock_worth(at, n) for at, n in enumerate(idle) if n])
    if outlook.me.hand is None and outlook.turns:
        unseen = UNSEEN * sum([n * price for n, price in zip(idle, PRICES, strict=False)])
        total = max(total, unseen)
    return total + silver


def _plans(outlook: Outlook) -> float:
    """Return what projects under way are worth, and cards that are in none of them."""
    ahead = min(1.0, outlook.turns / 6)
    unplanned = outlook.me.cards - len(outlook.plan.cards)
    each = CARD if outlook.me.hand is None else CARD / 3
    return outlook.plan.worth + each * ahead * unplanned


def _workers(outlook: Outlook) -> float:
    me, turns = outlook.me, outlook.turns
    return (
        board_worth(outlook)
        + home_worth(turns, me.workers)
        + prison_worth(outlook, me.in_prison)
        - HELD * me.held_by_others * min(1.0, turns)
        + captured_worth(outlook, sum(me.captured))
        + (readiness(outlook) if me.hand is not None else 0.0)
    )
