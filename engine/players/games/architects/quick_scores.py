"""Score the answers to all questions without looking ahead."""

from collections.abc import Callable, Sequence

from engine.games.architects import data
from engine.games.architects.actions import (
    Avoid,
    Capture,
    Character,
    Destroy,
    Discard,
    Dismiss,
    Done,
    Draw,
    Hire,
    Keep,
    Mine,
    Parole,
    Ransom,
    Release,
    Repay,
    Rescue,
    Resolve,
    Send,
    Spend,
    Take,
    Trade,
    Use,
)
from engine.games.architects.data import WHERE, Apprentice, Building, Good, Location
from engine.games.architects.view import View
from engine.notation import Action
from engine.players.evaluator import Question
from engine.players.games.architects import visits
from engine.players.games.architects.apprentices import hire_worth, loss_of
from engine.players.games.architects.outlook import Outlook
from engine.players.games.architects.projects import promise
from engine.players.games.architects.turns import taking_back, turn

STOP = Done()
SHARP = 2.0  # what is ahead by a little mostly turns out to be ahead by more
TRIFLE = 0.1  # victory points that one may as well leave lying
NEVER = 1000.0  # for discarding an apprentice without need
WASTE = 10.0  # for stopping while there is more to gain than that
# Victory points by which each did better or worse than the others in sixty games of five computer
# players of the level normal; six tenths of that, for there is much chance in it.
CHARACTERS = {
    data.Character.THERESE: 2.0,
    data.Character.CAROLINE: -1.4,
    data.Character.ADA: 1.0,
    data.Character.FREDERICK: 0.8,
    data.Character.RUDOLF: -0.4,
    data.Character.LOTHAIRE: -0.8,
    data.Character.HUGO: -1.7,
    data.Character.CLOVIS: 2.0,
    data.Character.FARA: -1.7,
    data.Character.BERTHA: -0.8,
}
AT = {good: at for at, good in enumerate(Good)}
Scorer = Callable[[Outlook, Question, Action], float]


def card_worth(outlook: Outlook, card: Building) -> float:
    """Return what building a card in hand, or a possible one, promises, however little."""
    goods = outlook.stock[:5]
    if outlook.pooled:
        goods = [*goods[:3], goods[3] + goods[4], 0]
    project = outlook.project(card)
    found, turns = promise(project, goods, outlook.skills, outlook.turns)
    if found > 0 or turns <= outlook.turns:
        return found
    return -1.0 - 0.3 * (turns - outlook.turns)


def _character(_outlook: Outlook, _question: Question, action: Action) -> float:
    assert isinstance(action, Character)
    return CHARACTERS[action.character]


def _avoid(outlook: Outlook, _question: Question, action: Action) -> float:
    """Count the points of a debt against what the silver may still do."""
    assert isinstance(action, Avoid)
    figures, count = outlook.figures, action.count
    price = outlook.silver(-count * figures.value["board_ability.hugo"])
    return count * float(figures.value["score.debt"]) + price


def _keep(outlook: Outlook, _question: Question, action: Action) -> float:
    assert isinstance(action, Keep)
    return card_worth(outlook, action.card)


def _discard(outlook: Outlook, question: Question, action: Action) -> float:
    if not isinstance(action, Discard):
        return 0.0
    gold = outlook.goods(AT[Good.GOLD], question.facts.get("gold", 0))
    planned = 0.5 if action.card in outlook.plan.cards else 0.0
    return gold - max(-2.0, card_worth(outlook, action.card)) - planned


def _mine(outlook: Outlook, question: Question, action: Action) -> float:
    assert isinstance(action, Mine | Take)
    return outlook.goods(AT[action.good], question.facts[action.good.value])


def _trade(outlook: Outlook, _question: Question, action: Action) -> float:
    return visits.trade_worth(outlook, action.deal) - 0.05 if isinstance(action, Trade) else 0.0


def _hire(outlook: Outlook, question: Question, action: Action) -> float:
    if isinstance(action, Hire):
        row, column = WHERE[action.slot]
        shown = outlook.view.rows[row][column]
        worth = hire_worth(outlook, shown.apprentice, shown.silver)
        if question.key != "workshop":
            return worth
        workers = outlook.view.locations[Location.WORKSHOP][outlook.seat]
        return worth + outlook.silver(-visits.workshop_price(outlook, column, workers))
    if not isinstance(action, Draw):
        return 0.0
    if question.key == "workshop":
        return visits.draw_worth(outlook, question.facts["cards"])
    return visits.choice_worth(outlook)


def _capture(outlook: Outlook, question: Question, action: Action) -> float:
    if isinstance(action, Rescue):
        return visits.rescue_worth(outlook)
    if not isinstance(action, Capture):
        return 0.0
    price = question.facts.get("price", 0) + question.facts.get("tax", 0)
    return visits.capture_worth(outlook, action.location, action.seat) + outlook.silver(-price)


def _guardhouse(outlook: Outlook, _question: Question, action: Action) -> float:
    match action:
        case Send():
            return visits.send_worth(outlook)
        case Release():
            return visits.release_worth(outlook, outlook.me.in_prison)
        case Ransom(means):
            return visits.ransom_worth(outlook, means)
        case Repay():
            return visits.repay_worth(outlook)
    return 0.0


def _pay(outlook: Outlook, _question: Question, action: Action) -> float:
    """Spend wood or stone by worth; gold and marble are alike to a seat that may spend either."""
    if not isinstance(action, Spend):
        return 0.0
    return -outlook.loss(AT[Good.WOOD], action.wood) - outlook.loss(AT[Good.STONE], action.stone)


def _destroy(outlook: Outlook, _question: Question, action: Action) -> float:
    assert isinstance(action, Destroy)
    return float(action.count * outlook.figures.value["score.debt"])


def _dismiss(outlook: Outlook, _question: Question, action: Action) -> float:
    assert isinstance(action, Dismiss)
    return -loss_of(outlook, action.apprentice)


def _use(_outlook: Outlook, _question: Question, action: Action) -> float:
    """Use the Gatekeeper first: a Squire gives only to a seat with nobody in the Prison."""
    assert isinstance(action, Use)
    return 3.0 * (action.apprentice is Apprentice.GATEKEEPER)


def _parole(outlook: Outlook, _question: Question, action: Action) -> float:
    assert isinstance(action, Parole)
    return visits.release_worth(outlook, action.count) + action.count * 0.5


def _squire(outlook: Outlook, question: Question, action: Action) -> float:
    return outlook.virtue(question.facts["count"]) if isinstance(action, Use) else 0.0


def _resolve(outlook: Outlook, question: Question, action: Action) -> float:
    """Lose virtue first while there is enough: a gain beyond the top may be wasted."""
    assert isinstance(action, Resolve)
    enough = question.facts["virtue"] >= outlook.figures.value["effect.dungeon"]
    return 2.0 if (action.building is Building.DUNGEON) == enough else 0.0


def _turn(outlook: Outlook, _question: Question, action: Action) -> float:
    return turn(outlook, action)


def _recall(outlook: Outlook, _question: Question, action: Action) -> float:
    return taking_back(outlook, action)


SCORERS: dict[str, Scorer] = {
    "character": _character,
    "keep": _keep,
    "keep-one": _keep,
    "place": _turn,
    "crane": _turn,
    "recall": _recall,
    "mine": _mine,
    "take": _mine,
    "trade": _trade,
    "workshop": _hire,
    "hire-free": _hire,
    "market-service": _hire,
    "dismiss": _dismiss,
    "capture": _capture,
    "capture-free": _capture,
    "guardhouse": _guardhouse,
    "discard": _discard,
    "cathedral-card": _discard,
    "library": _discard,
    "spend": _pay,
    "save": _pay,
    "gild": _pay,
    "destroy": _destroy,
    "avoid": _avoid,
    "use": _use,
    "parole": _parole,
    "squire": _squire,
    "resolve": _resolve,
}


def quick_scores(view: View, question: Question, actions: Sequence[Action]) -> list[float]:
    outlook = Outlook(view, question.seat, begun=question.key not in ("character", "keep"))
    scorer = SCORERS[question.key]
    found = [
        -NEVER
        if isinstance(action, Dismiss) and question.key != "dismiss"
        else SHARP * scorer(outlook, question, action)
        for action in actions
    ]
    if STOP in actions and max(found) > SHARP * TRIFLE:
        found[actions.index(STOP)] -= WASTE
    return found
