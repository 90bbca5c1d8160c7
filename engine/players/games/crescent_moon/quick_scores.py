"""Score each answer to each question without looking ahead."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.games.crescent_moon import actions as do
from engine.games.crescent_moon.commitments import Hold
from engine.games.crescent_moon.data import NOMAD, cards_that
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
from engine.players.games.crescent_moon.clashes import ClashValues
from engine.players.games.crescent_moon.opening import beginning, laying, settling
from engine.players.games.crescent_moon.seat_values import ABSURD, SeatValues, gain_or_absurd

Scorer = Callable[[SeatValues, Question, Any], float]
SHIPS = cards_that("sail")
OWN_TIME = ("action", "detail-play_card", "last-word")
UNFINISHED = ("build", "recruit", "buy", "move", "guide")  # to stop leaves something undone


def quick_scores(view: View, question: Question, actions: Sequence[Action]) -> list[float]:
    values = SeatValues(view, question.seat)
    if question.key == "commit":
        assert view.clash is not None
        choices = [each for each in actions if not isinstance(each, do.Play)]
        standing = [each for each in actions if isinstance(each, do.Play)]  # which come last
        found = ClashValues(values, view.clash).commitments(choices)
        return found + [_play(values, question, each) for each in standing]
    scorers = SPECIAL.get(question.key, SCORERS)
    found = [scorers[type(each)](values, question, each) for each in actions]
    if question.key in UNFINISHED:
        for at, each in enumerate(actions):
            if isinstance(each, do.Done):
                found[at] -= max(0.0, *found)
    return found


def _act(values: SeatValues, _question: Question, action: do.Act) -> float:
    return turn_actions.turn_action(values, action.action)


def _play(values: SeatValues, question: Question, action: do.Play) -> float:
    """Play a card in one's own time: in the middle of something else it can mostly wait."""
    if question.key not in OWN_TIME and action.card not in SHIPS:
        return ABSURD
    return trade.playing(values, action.card)


def _influence(values: SeatValues, _question: Question, action: do.Influence) -> float:
    return values.influence(action.hex)


def _build(values: SeatValues, question: Question, action: do.Build) -> float:
    if question.key == "build-cheaply":
        price = float(question.facts[action.building.value])
        return values.building(action.building, action.hex) - price * values.coin
    return construction.profit(values, action.building, action.hex)


def _move(values: SeatValues, question: Question, action: do.Move) -> float:
    if question.key == "guide":
        return gain_or_absurd(values.march(action.origin, action.goal, 1))
    return gain_or_absurd(values.best_march(action.origin, action.goal))


def _assault(values: SeatValues, _question: Question, action: do.Assault) -> float:
    return values.best_assault(action.origin, action.goal)


def _recruit(values: SeatValues, _question: Question, action: do.Recruit) -> float:
    return values.change(action.hex, action.count) + action.count * marches.raised(values)


def _hire(values: SeatValues, _question: Question, action: do.Hire) -> float:
    return marches.hiring(values, action.count)


def _bribe(values: SeatValues, _question: Question, action: do.Bribe) -> float:
    return marches.bribing(values, action.hex, action.count)


def _place(values: SeatValues, _question: Question, action: do.Place) -> float:
    return values.change(action.hex, 1)


def _levy(values: SeatValues, _question: Question, action: do.Levy) -> float:
    return character_actions.levying(values, action.hex, action.count)


def _revolt(values: SeatValues, _question: Question, action: do.Revolt) -> float:
    return character_actions.revolting(values, action.hex)


def _relocate(values: SeatValues, _question: Question, action: do.Relocate) -> float:
    return character_actions.relocating(values, action.hex)


def _desertion(values: SeatValues, _question: Question, action: do.Desertion) -> float:
    return character_actions.deserting(values, action.hex, action.count)


def _done(_values: SeatValues, _question: Question, _action: Action) -> float:
    return 0.0


def _send(values: SeatValues, question: Question, action: do.Units) -> float:
    origin, goal = question.facts["origin"], question.facts["goal"]
    return gain_or_absurd(values.march(origin, goal, action.ordinary + action.mercenaries))


def _charge(values: SeatValues, question: Question, action: do.Units) -> float:
    origin, goal = question.facts["origin"], question.facts["goal"]
    return values.assault(origin, goal, action.ordinary + action.mercenaries)


def _lose(values: SeatValues, _question: Question, action: do.Units) -> float:
    """Lose mercenaries first: ordinary units that retreat are still there."""
    return 0.2 * action.mercenaries if values.seat != NOMAD else 0.0


def _disband(_values: SeatValues, _question: Question, action: do.Units) -> float:
    """Disband ordinary units first: they go to the reserves card, mercenaries are gone."""
    return 0.3 * action.ordinary


SCORERS: dict[type[Action], Scorer] = {
    do.Lay: laying,
    do.River: laying,
    do.Begin: beginning,
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
    do.Pay: dealings.pay,
    do.Post: dealings.post,
    do.Unpost: dealings.unpost,
    do.Counter: dealings.counter,
    do.Claim: dealings.claim,
    do.Take: dealings.take,
    do.Discard: dealings.discard,
    do.Exchange: dealings.exchange,
    do.Offer: dealings.offer,
    do.Accept: dealings.accept,
    do.Withdraw: dealings.withdraw,
    do.Pledge: stances.pledge,
    do.Propose: stances.propose,
    do.Pass: _done,
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
SPECIAL: dict[str, dict[type[Action], Scorer]] = {
    "answer-deal": {**SCORERS, do.Accept: stances.agree, do.Refuse: _done},
    "strike": {**SCORERS, do.Done: stances.decline},
    "send": {**SCORERS, do.Units: _send},
    "assault-units": {**SCORERS, do.Units: _charge},
    "casualties": {**SCORERS, do.Units: _lose},
    "assign": {**SCORERS, do.Units: _lose},
    "disband": {**SCORERS, do.Units: _disband},
    "informers": {**SCORERS, do.Target: dealings.inform},
}
