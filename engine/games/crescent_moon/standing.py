"""What may be done at any time: ANYTIME cards, and taking back an offer that is unanswered."""

from engine.asks import Ask, Just, Pick
from engine.games.crescent_moon.actions import Play, Withdraw
from engine.games.crescent_moon.data import Card
from engine.games.crescent_moon.state import State
from engine.games.crescent_moon.steps.bargain import Bargain
from engine.games.crescent_moon.steps.playing import play, playable_anytime
from engine.games.crescent_moon.steps.turn import ChooseAction, ChooseMarch
from engine.games.crescent_moon.steps.units import FollowUp, MayAssault, MoveUnits
from engine.ids import Seat

SHIPS = (Pick(Play, (Card.SHIPS,)),)
WITHDRAW = (Just(Withdraw()),)
ON_THE_MOVE = (MoveUnits, MayAssault, FollowUp, ChooseMarch)


def standing(g: State, seat: Seat) -> Ask | None:
    """Between two actions everyone may play a card; on the move, its player may take ship."""
    step = g.agenda[-1]
    if isinstance(step, ChooseAction):
        cards = playable_anytime(g, seat)
        return Ask(seat, "anytime", (Pick(Play, cards),)) if cards else None
    if isinstance(step, Bargain):
        return Ask(seat, "withdraw", WITHDRAW) if step.maker == seat else None
    if isinstance(step, ON_THE_MOVE) and step.seat == seat:
        aboard = Card.SHIPS in playable_anytime(g, seat)
        return Ask(seat, "anytime", SHIPS) if aboard else None
    return None


def answer_standing(g: State, seat: Seat, action: Play | Withdraw) -> None:
    if isinstance(action, Play):
        play(g, seat, action.card)
        return
    bargain = g.agenda.pop()
    assert isinstance(bargain, Bargain)
    bargain.fail(g, seat)
