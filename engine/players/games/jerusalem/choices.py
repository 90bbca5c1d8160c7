"""Quick scores of everything that is neither the auction nor the deploy turn."""

from collections.abc import Sequence

from engine.games.jerusalem.actions import (
    Accept,
    Baron,
    Buy,
    Draw,
    Intrigue,
    Keep,
    Pay,
    PayAll,
    Rescue,
    Take,
)
from engine.games.jerusalem.data import Area, Resource
from engine.ids import Seat
from engine.notation import Action
from engine.players.evaluator import Question
from engine.players.games.jerusalem import rates
from engine.players.games.jerusalem.areas import lasting_value
from engine.players.games.jerusalem.evaluate import card_worth, purse_worth
from engine.players.games.jerusalem.plan import plan_for
from engine.players.games.jerusalem.position import Position

EMPHASIS = 4.0


def opener(_position: Position, _question: Question, actions: Sequence[Action]) -> list[float]:
    """Score all alike: what opening the auction is worth is not known yet."""
    return [0.0 for _ in actions]


def keep(position: Position, _question: Question, actions: Sequence[Action]) -> list[float]:
    return [
        EMPHASIS * card_worth(position, action.card.kind) if isinstance(action, Keep) else 0.0
        for action in actions
    ]


def take(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    squires = position.reserve(question.seat)
    squire = plan_for(position, question.seat, squires + 1).rate(squires + 1)
    worth = {Resource.PRESTIGE: 1.0, Resource.SQUIRE: squire, Resource.BEZANT: position.bezant}
    return [EMPHASIS * worth[a.resource] if isinstance(a, Take) else 0.0 for a in actions]


def foreign_baron(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    return [
        EMPHASIS * position.prospect(a.area, question.seat).held[0] if isinstance(a, Baron) else 0.0
        for a in actions
    ]


# -- privileges and income -----------------------------------------------------------------------


def scholar(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    """Give a squire for a card if it is worth more; in the last round only one card counts."""
    player = position.view.players[question.seat]
    card = rates.UNSEEN_CARD
    if not position.after:
        card = 0.0 if player.hand else float(position.figures.gift_card)
    return [EMPHASIS * (card - position.squire) if isinstance(a, Draw) else 0.0 for a in actions]


def materials(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    bezants, price = question.facts["bezants"], question.facts["price"]
    before = purse_worth(position, bezants)
    return [
        EMPHASIS * (a.count + purse_worth(position, bezants - price * a.count) - before)
        if isinstance(a, Buy)
        else 0.0
        for a in actions
    ]


def intrigue(position: Position, _question: Question, actions: Sequence[Action]) -> list[float]:
    """Prefer the seat that stands best and has something to lose."""
    return [
        EMPHASIS * _victim(position, a.seat) if isinstance(a, Intrigue) else 0.0 for a in actions
    ]


def _victim(position: Position, seat: Seat) -> float:
    player = position.view.players[seat]
    standing = (rates.ladder(player.tower) + player.prestige) / 10
    return 1.0 + (standing if player.prestige else 0.0)


def income(position: Position, _question: Question, actions: Sequence[Action]) -> list[float]:
    """Take all of it: what is refused is lost."""
    return [_refused(position, action) if isinstance(action, Accept) else 0.0 for action in actions]


def _refused(position: Position, action: Accept) -> float:
    prestige, squires, bezants = position.view.areas[action.area].income
    lost = float(prestige - action.prestige)
    lost += (squires - action.squires) * position.squire
    lost += (bezants - action.bezants) * position.bezant
    return -1.0 - EMPHASIS * lost


# -- events -------------------------------------------------------------------------------------


def rescue(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    area = Area(question.facts["area"])
    here, seat = position.view.areas[area], question.seat
    others, stakes = _others(here.squires, seat), position.lasting(area)
    return [
        EMPHASIS * lasting_value(stakes, here.squires[seat] + a.count, others) + a.count
        if isinstance(a, Rescue)
        else 0.0
        for a in actions
    ]


def tax(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    """Keep as many as will bring more than they cost, first where they bring most."""
    areas = [Area(area) for area in question.facts["areas"]]
    whole = sum(
        _taxed(position, question.seat, area, position.view.areas[area].squires[question.seat])
        for area in areas
    )
    return [
        EMPHASIS * _taxed(position, question.seat, action.area, action.count)
        if isinstance(action, Pay)
        else EMPHASIS * whole * isinstance(action, PayAll)
        for action in actions
    ]


def _taxed(position: Position, seat: Seat, area: Area, count: int) -> float:
    """Return what this number of squires will bring in an area, less what they cost."""
    others = _others(position.view.areas[area].squires, seat)
    price = position.figures.tax * position.bezant
    return lasting_value(position.lasting(area), count, others) - price * count


def _others(squires: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return squires[:seat] + squires[seat + 1 :]
