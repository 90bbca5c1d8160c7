"""What may be done at any time: ANYTIME cards, and taking back an offer that is unanswered."""

from collections.abc import Callable
from typing import Any

from engine.agenda import Step
from engine.asks import Ask, Just, Pick
from engine.games.crescent_moon.actions import Play, Withdraw
from engine.games.crescent_moon.data import Card
from engine.games.crescent_moon.state import State
from engine.games.crescent_moon.steps.bargain import Bargain
from engine.games.crescent_moon.steps.course import LastWord
from engine.games.crescent_moon.steps.playing import play, playable_anytime
from engine.games.crescent_moon.steps.turn import ChooseAction, ChooseMarch
from engine.games.crescent_moon.steps.units import FollowUp, MayAssault, MoveUnits
from engine.ids import Seat

SHIPS = (Pick(Play, (Card.SHIPS,)),)
WITHDRAW = (Just(Withdraw()),)


def standing(g: State, seat: Seat) -> Ask | None:
    """Offer cards between two actions, and taking ship to the player on the move."""
    step = g.agenda[-1]
    find = MOMENTS.get(type(step))  # asked for in every position, and nearly always nothing
    return find(g, seat, step) if find else None


def _between_actions(g: State, seat: Seat, _step: ChooseAction | LastWord) -> Ask | None:
    cards = playable_anytime(g, seat)
    return Ask(seat, "anytime", (Pick(Play, cards),)) if cards else None


def _offer_made(_g: State, seat: Seat, step: Bargain) -> Ask | None:
    return Ask(seat, "withdraw", WITHDRAW) if step.maker == seat else None


def _on_the_move(g: State, seat: Seat, step: MoveUnits | MayAssault | FollowUp) -> Ask | None:
    aboard = step.seat == seat and Card.SHIPS in playable_anytime(g, seat)
    return Ask(seat, "anytime", SHIPS) if aboard else None


MOMENTS: dict[type[Step], Callable[[State, Seat, Any], Ask | None]] = {
    **dict.fromkeys((ChooseAction, LastWord), _between_actions),
    Bargain: _offer_made,
    **dict.fromkeys((MoveUnits, MayAssault, FollowUp, ChooseMarch), _on_the_move),
}


def answer_standing(g: State, seat: Seat, action: Play | Withdraw) -> None:
    if isinstance(action, Play):
        play(g, seat, action.card)
        return
    bargain = g.agenda.pop()
    assert isinstance(bargain, Bargain)
    bargain.fail(g, seat)
