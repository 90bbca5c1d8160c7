"""How each answer to each question looks at first sight."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.games.crescent_moon import actions as do
from engine.games.crescent_moon.commitments import Hold
from engine.games.crescent_moon.data import CARDS, NOMAD, Card
from engine.games.crescent_moon.view import View
from engine.notation import Action
from engine.players.evaluator import Question
from engine.players.games.crescent_moon import (
    character_actions,
    construction,
    dealings,
    marches,
    stances,
    trade,
    turn_actions,
)
from engine.players.games.crescent_moon.clashes import Fray
from engine.players.games.crescent_moon.folly import if_any
from engine.players.games.crescent_moon.opening import laying, settling
from engine.players.games.crescent_moon.seat_values import Mind

Judge = Callable[[Mind, Question, Any], float]
UNFINISHED = ("build", "recruit", "buy", "move", "guide")  # to stop leaves something undone


def hunches(view: View, question: Question, actions: Sequence[Action]) -> list[float]:
    mind = Mind(view, question.seat)
    if question.key == "commit":
        assert view.clash is not None
        return Fray(mind, view.clash).commitments(actions)
    judges = SPECIAL.get(question.key, JUDGES)
    found = [judges[type(each)](mind, question, each) for each in actions]
    if question.key in UNFINISHED and isinstance(actions[-1], do.Done):
        found[-1] -= max(0.0, *found)
    return found


def _act(mind: Mind, _question: Question, action: do.Act) -> float:
    return turn_actions.deed(mind, action.action)


def _play(mind: Mind, _question: Question, action: do.Play) -> float:
    if action.card is Card.SHIPS:
        return -mind.card(Card.SHIPS) - 0.1
    return trade.playing(mind, action.card)


def _influence(mind: Mind, _question: Question, action: do.Influence) -> float:
    return mind.influence(action.hex)


def _build(mind: Mind, question: Question, action: do.Build) -> float:
    divisor = 1
    if question.key == "build-cheaply":
        divisor = mind.land.figures.cards[CARDS[Card.MASTER_BUILDERS].effects[0].name]
    return construction.profit(mind, action.building, action.hex, divisor)


def _move(mind: Mind, question: Question, action: do.Move) -> float:
    if question.key == "guide":
        return if_any(mind.march(action.origin, action.goal, 1))
    return if_any(mind.best_march(action.origin, action.goal))


def _assault(mind: Mind, _question: Question, action: do.Assault) -> float:
    return mind.best_assault(action.origin, action.goal)


def _recruit(mind: Mind, _question: Question, action: do.Recruit) -> float:
    return mind.change(action.hex, action.count) + action.count * marches.raised(mind)


def _hire(mind: Mind, _question: Question, action: do.Hire) -> float:
    return marches.hiring(mind, action.count)


def _bribe(mind: Mind, _question: Question, action: do.Bribe) -> float:
    return marches.bribing(mind, action.hex, action.count)


def _place(mind: Mind, _question: Question, action: do.Place) -> float:
    return mind.change(action.hex, 1)


def _levy(mind: Mind, _question: Question, action: do.Levy) -> float:
    return character_actions.levying(mind, action.hex, action.count)


def _revolt(mind: Mind, _question: Question, action: do.Revolt) -> float:
    return character_actions.revolting(mind, action.hex)


def _relocate(mind: Mind, _question: Question, action: do.Relocate) -> float:
    return character_actions.relocating(mind, action.hex)


def _desertion(mind: Mind, _question: Question, action: do.Desertion) -> float:
    return character_actions.deserting(mind, action.hex, action.count)


def _done(_mind: Mind, _question: Question, _action: Action) -> float:
    return 0.0


def _send(mind: Mind, question: Question, action: do.Units) -> float:
    origin, goal = question.facts["origin"], question.facts["goal"]
    return if_any(mind.march(origin, goal, action.ordinary + action.mercenaries))


def _charge(mind: Mind, question: Question, action: do.Units) -> float:
    origin, goal = question.facts["origin"], question.facts["goal"]
    return mind.assault(origin, goal, action.ordinary + action.mercenaries)


def _lose(mind: Mind, _question: Question, action: do.Units) -> float:
    """Mercenaries first: ordinary units that retreat are still there."""
    return 0.2 * action.mercenaries if mind.seat != NOMAD else 0.0


def _disband(_mind: Mind, _question: Question, action: do.Units) -> float:
    """Ordinary units go to the reserves card, mercenaries are gone."""
    return 0.3 * action.ordinary


JUDGES: dict[type[Action], Judge] = {
    do.Lay: laying,
    do.River: laying,
    do.Settle: settling,
    do.Palace: settling,
    do.Act: _act,
    do.Play: _play,
    do.Influence: _influence,
    do.Build: _build,
    do.Move: _move,
    do.Assault: _assault,
    do.Recruit: _recruit,
    do.Hire: _hire,
    do.Bribe: _bribe,
    do.Place: _place,
    do.Levy: _levy,
    do.Revolt: _revolt,
    do.Relocate: _relocate,
    do.Desertion: _desertion,
    do.Done: _done,
    do.Refuse: dealings.refuse,
    Hold: _done,
    do.Buy: dealings.buy,
    do.Haggle: dealings.haggle,
    do.Claim: dealings.claim,
    do.Take: dealings.take,
    do.Discard: dealings.discard,
    do.Exchange: dealings.exchange,
    do.Offer: dealings.offer,
    do.Accept: dealings.accept,
    do.Withdraw: dealings.withdraw,
    do.Pledge: stances.pledge,
    do.Strike: stances.strike,
    do.Support: stances.support,
    do.Oppose: stances.oppose,
    do.Back: stances.back,
    do.Favour: stances.favour,
    do.Resolve: stances.resolve,
    do.Assassinate: stances.assassinate,
    do.Target: stances.target,
    do.Lure: stances.lure,
    do.Capture: stances.capture,
    do.Sack: stances.sack,
}
# The same verb means something else where another question is asked.
SPECIAL: dict[str, dict[type[Action], Judge]] = {
    "strike": {**JUDGES, do.Done: stances.decline},
    "send": {**JUDGES, do.Units: _send},
    "assault-units": {**JUDGES, do.Units: _charge},
    "casualties": {**JUDGES, do.Units: _lose},
    "assign": {**JUDGES, do.Units: _lose},
    "disband": {**JUDGES, do.Units: _disband},
    "informers": {**JUDGES, do.Target: dealings.inform},
}
