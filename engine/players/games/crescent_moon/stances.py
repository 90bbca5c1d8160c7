"""Combats and contests at first sight: deals, stances, aims and spoils."""

from functools import lru_cache

from engine.games.crescent_moon import actions as do
from engine.games.crescent_moon.data import CALIPH, CARDS, MURSHID, SULTAN, Card, Piece, Side
from engine.ids import Seat
from engine.players.evaluator import Question
from engine.players.games.crescent_moon import belongings, raids
from engine.players.games.crescent_moon.clashes import Fray
from engine.players.games.crescent_moon.folly import ABSURD
from engine.players.games.crescent_moon.seat_values import Mind


@lru_cache(1)  # all answers to a question are judged by one mind
def _fray(mind: Mind) -> Fray:
    assert mind.view.clash is not None
    return Fray(mind, mind.view.clash)


def pledge(mind: Mind, _question: Question, action: do.Pledge) -> float:
    """A promise is good for about what the Murshid's cards could turn."""
    fray = _fray(mind)
    cards = mind.view.players[MURSHID].cards
    helped = abs(fray.interest) * min(0.4, 0.12 * cards)
    price = (0.75 + mind.spite(MURSHID)) * action.points
    fair = helped * (1.0 if action.points > 1 else 0.75) - price
    return fair if fair > 0 else 3.0 * fair - 2.0


def strike(mind: Mind, question: Question, action: do.Strike) -> float:
    """More is better, and so is the likelier winner; but nobody is to be deceived."""
    fray = _fray(mind)
    points = dict(_offers(question))[action.seat]
    if not fray.would_help(action.seat, points):
        return ABSURD
    attacks = action.seat == fray.clash.attacker
    return float(points) * (0.6 if (fray.lead >= 0) == attacks else 0.4)


def decline(mind: Mind, question: Question, _action: do.Done) -> float:
    """Points for what one would do anyway are not to be sneezed at."""
    fray = _fray(mind)
    welcome = any(fray.would_help(seat, points) for seat, points in _offers(question))
    return ABSURD if welcome else 0.0


def _offers(question: Question) -> list[tuple[Seat, int]]:
    return list(zip(question.facts["seats"], question.facts["points"], strict=True))


def support(mind: Mind, _question: Question, _action: do.Support) -> float:
    fray = _fray(mind)
    return 0.5 * fray.interest + fray.treachery(Side.ATTACK)


def oppose(mind: Mind, _question: Question, _action: do.Oppose) -> float:
    fray = _fray(mind)
    return -0.5 * fray.interest + 0.01 + fray.treachery(Side.DEFENCE)


def back(mind: Mind, _question: Question, action: do.Back) -> float:
    fray = _fray(mind)
    return _for_side(fray, fray.side_of(action.seat))


def favour(mind: Mind, _question: Question, action: do.Favour) -> float:
    return _for_side(_fray(mind), action.side)


def _for_side(fray: Fray, side: Side) -> float:
    gain = fray.interest if side is Side.ATTACK else -fray.interest
    return gain + fray.treachery(side)


def resolve(_mind: Mind, _question: Question, action: do.Resolve) -> float:
    """What brings units in comes before what needs them."""
    return 0.5 * any(effect.does == "lure" for effect in CARDS[action.card].effects)


def assassinate(mind: Mind, _question: Question, action: do.Assassinate) -> float:
    fray = _fray(mind)
    own = fray.side_of(action.seat) is fray.own_side
    return -1.0 if own else 0.5 + mind.of(action.seat).card(action.card)


def target(mind: Mind, _question: Question, action: do.Target) -> float:
    """The bribed keeps the card: better one who has little use for it."""
    return -mind.of(action.seat).card(Card.BRIBERY)


def lure(mind: Mind, _question: Question, action: do.Lure) -> float:
    owner = mind.land.spots[action.hex].controller
    if owner is None or owner == mind.seat:
        return -1.0
    return -mind.spite(owner) * mind.of(owner).change(action.hex, -1)


def capture(mind: Mind, question: Question, _action: do.Capture) -> float:
    """Walls of one's own, instead of the coins and points of a sack."""
    piece: Piece = question.facts["piece"]
    walls = mind.land.figures.strength[piece]
    kept = belongings.STRONGHOLD * mind.time * walls + 0.15 * walls * mind.control(
        question.facts["hex"]
    )
    bonus = 0.5 * mind.unit if mind.seat == CALIPH and piece is Piece.CASTLE else 0.0
    return kept + bonus - raids.sacked(mind.land, mind.seat, piece, mind.coin)


def sack(mind: Mind, question: Question, _action: do.Sack) -> float:
    """Against the income of a settlement that one holds."""
    piece: Piece = question.facts["piece"]
    kept = mind.land.figures.piece_income[piece] * belongings.income_coin(mind.land, mind.seat)
    gain = raids.sacked(mind.land, mind.seat, piece, mind.coin)
    return gain - 0.7 * kept + mind.spite(SULTAN) * mind.land.scorings * 0.5
