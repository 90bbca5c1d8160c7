"""Quick scores of combats and contests: deals, stances, aims and spoils."""

from functools import lru_cache

from engine.games.crescent_moon import actions as do
from engine.games.crescent_moon.data import CALIPH, CARDS, MURSHID, SULTAN, Piece, Side, cards_that
from engine.ids import Seat
from engine.players.evaluator import Question
from engine.players.games.crescent_moon import belongings, raids
from engine.players.games.crescent_moon.clashes import ClashValues
from engine.players.games.crescent_moon.seat_values import ABSURD, SeatValues

BRIBES = cards_that("bribe")


@lru_cache(2)  # all answers to a question share one `SeatValues`, and the payer's
def _clash_values(values: SeatValues) -> ClashValues:
    assert values.view.clash is not None
    return ClashValues(values, values.view.clash)


def pledge(values: SeatValues, _question: Question, action: do.Pledge) -> float:
    """Offer points for about what the Murshid's cards could turn."""
    return _paying(values, action.points)


def _paying(values: SeatValues, points: int) -> float:
    """Return the worth of the Murshid's support at this price to a seat that would pay it."""
    clash_values = _clash_values(values)
    cards = values.view.players[MURSHID].cards
    helped = abs(clash_values.interest) * min(0.4, 0.12 * cards)
    price = (0.75 + values.loss_weight(MURSHID)) * points
    fair = helped * (1.0 if points > 1 else 0.75) - price
    return fair if fair > 0 else 3.0 * fair - 2.0


def _earning(values: SeatValues, payer: Seat, points: int) -> float:
    """Return the worth of these points to the Murshid, if that seat is likely to win."""
    clash_values = _clash_values(values)
    if not clash_values.would_help(payer, points):
        return ABSURD
    attacks = payer == clash_values.clash.attacker
    return float(points) * (0.6 if (clash_values.lead >= 0) == attacks else 0.4)


def propose(values: SeatValues, _question: Question, action: do.Propose) -> float:
    """Propose, or counter with, what the other will probably take, for the side one is on."""
    clash_values = _clash_values(values)
    if action.side is not clash_values.side_of(action.seat):
        return ABSURD  # points that would be paid for the other side's victory
    if values.seat != MURSHID:
        asked = clash_values.clash.proposal
        paying = _paying(values, action.points)
        if asked is not None and paying > 0.0:  # a counter may be refused: nearer is safer
            paying *= action.points / max(1, asked.vp)
        return paying
    payer = values.of(action.seat)
    willing = _paying(payer, action.points)
    gain = _earning(values, action.seat, action.points)
    return 0.5 * gain if willing > 0.0 < gain else min(gain, -0.5)


def agree(values: SeatValues, _question: Question, _action: do.Accept) -> float:
    """Accept a proposal that pays, as the Murshid; as a payer, one that is worth its points."""
    deal = _clash_values(values).clash.proposal
    assert deal is not None
    if values.seat == MURSHID:
        return _earning(values, deal.seat, deal.vp)
    return _paying(values, deal.vp)


def strike(values: SeatValues, question: Question, action: do.Strike) -> float:
    """Prefer more points and the likelier winner, but deceive nobody."""
    return _earning(values, action.seat, dict(_offers(question))[action.seat])


def decline(values: SeatValues, question: Question, _action: do.Done) -> float:
    """Decline no points for what one would do anyway."""
    clash_values = _clash_values(values)
    welcome = any(clash_values.would_help(seat, points) for seat, points in _offers(question))
    return ABSURD if welcome else 0.0


def _offers(question: Question) -> list[tuple[Seat, int]]:
    return list(zip(question.facts["seats"], question.facts["points"], strict=True))


def support(values: SeatValues, _question: Question, _action: do.Support) -> float:
    clash_values = _clash_values(values)
    return 0.5 * clash_values.interest + clash_values.treachery(Side.ATTACK)


def oppose(values: SeatValues, _question: Question, _action: do.Oppose) -> float:
    clash_values = _clash_values(values)
    return -0.5 * clash_values.interest + 0.01 + clash_values.treachery(Side.DEFENCE)


def back(values: SeatValues, _question: Question, action: do.Back) -> float:
    clash_values = _clash_values(values)
    return _for_side(clash_values, clash_values.side_of(action.seat))


def favour(values: SeatValues, _question: Question, action: do.Favour) -> float:
    return _for_side(_clash_values(values), action.side)


def _for_side(clash_values: ClashValues, side: Side) -> float:
    gain = clash_values.interest if side is Side.ATTACK else -clash_values.interest
    return gain + clash_values.treachery(side)


def resolve(_values: SeatValues, _question: Question, action: do.Resolve) -> float:
    """Put what brings units in before what needs them."""
    return 0.5 * any(effect.does == "lure" for effect in CARDS[action.card].effects)


def assassinate(values: SeatValues, _question: Question, action: do.Assassinate) -> float:
    clash_values = _clash_values(values)
    own = clash_values.side_of(action.seat) is clash_values.own_side
    return -1.0 if own else 0.5 + values.of(action.seat).card(action.card)


def target(values: SeatValues, _question: Question, action: do.Target) -> float:
    """Bribe the seat that has least use for this card: it keeps it."""
    assert values.view.clash is not None
    bribes = [each.card for each in values.view.clash.played if each.card in BRIBES]
    return -sum([values.of(action.seat).card(card) for card in bribes[:1]])


def lure(values: SeatValues, _question: Question, action: do.Lure) -> float:
    owner = values.land.spots[action.hex].controller
    if owner is None or owner == values.seat:
        return -1.0
    return -values.loss_weight(owner) * values.of(owner).change(action.hex, -1)


def capture(values: SeatValues, question: Question, _action: do.Capture) -> float:
    """Score walls of one's own against the coins and points of a sack."""
    piece: Piece = question.facts["piece"]
    walls = values.land.figures.strength[piece]
    kept = belongings.STRONGHOLD * values.time * walls + 0.15 * walls * values.control(
        question.facts["hex"]
    )
    bonus = 0.5 * values.unit if values.seat == CALIPH and piece is Piece.CASTLE else 0.0
    return kept + bonus - raids.sacked(values.land, values.seat, piece, values.coin)


def sack(values: SeatValues, question: Question, _action: do.Sack) -> float:
    """Score a sack against the income of a settlement that is held."""
    piece: Piece = question.facts["piece"]
    kept = values.land.figures.piece_income[piece] * belongings.income_coin(
        values.land, values.seat
    )
    gain = raids.sacked(values.land, values.seat, piece, values.coin)
    return gain - 0.7 * kept + values.loss_weight(SULTAN) * values.land.scorings * 0.5
