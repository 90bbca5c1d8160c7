"""What may be done at any time: ANYTIME cards, posted prices, and taking an offer back."""

from collections.abc import Callable
from functools import cache
from typing import Any

from engine.agenda import Step
from engine.asks import Amount, Ask, Just, Offer, Pick
from engine.games.crescent_moon.actions import Play, Post, Unpost, Withdraw
from engine.games.crescent_moon.data import SULTAN, Card, Deed, Phase, cards_that
from engine.games.crescent_moon.events import PricePosted, PriceUnposted
from engine.games.crescent_moon.state import State
from engine.games.crescent_moon.steps.bargain import Bargain
from engine.games.crescent_moon.steps.course import LastWord
from engine.games.crescent_moon.steps.hands import DiscardDown
from engine.games.crescent_moon.steps.playing import ACTION_CARDS, play, playable_anytime
from engine.games.crescent_moon.steps.secrets import ConspireFor, SchemeFor
from engine.games.crescent_moon.steps.turn import ChooseAction, ChooseMarch, Detail
from engine.games.crescent_moon.steps.units import FollowUp, MayAssault, MoveUnits
from engine.ids import Seat

SHIPS = cards_that("sail")
WITHDRAW = (Just(Withdraw()),)
MOST_POSTED = 20  # coins: a longer list helps nobody


def standing(g: State, seat: Seat) -> Ask | None:
    """Offer cards at every question of the action phase, posted prices, and an offer's return.

    All depends on what the seat itself knows; nobody else is asked or told anything by it.
    """
    step = g.agenda[-1]
    if g.rules_version == 1:
        find = MOMENTS.get(type(step))  # asked for in every position, and nearly always nothing
        return find(g, seat, step) if find else None
    offers: tuple[Offer, ...] = ()
    if g.phase is Phase.ACTIONS and (cards := _cards(g, seat, step)):
        offers = (Pick(Play, cards),)
    if isinstance(step, Bargain) and step.maker == seat:
        offers += WITHDRAW
    if seat == SULTAN and g.sultan_market and _may_post(step):
        offers += postings(g)
    return Ask(seat, "anytime", offers) if offers else None


def _cards(g: State, seat: Seat, step: Step) -> tuple[Card, ...]:
    """Return the ANYTIME cards that this seat may play at this question.

    Not where it is asked something that has but one answer: then it would show that no answer
    comes by itself. Not while it looks into the deck or has to discard.
    """
    cards = playable_anytime(g, seat)
    if not cards:
        return ()
    if any(isinstance(each, BUSY) and each.seat == seat for each in g.agenda):
        return ()
    asked = [ask for ask in step.asks(g) if ask.seat == seat]
    if any(_is_forced(ask) for ask in asked):
        return ()
    if isinstance(step, Detail) and step.seat == seat and step.deed is Deed.PLAY_CARD:
        return tuple([card for card in cards if card not in ACTION_CARDS])
    return cards


BUSY = (SchemeFor, ConspireFor, DiscardDown)


def _is_forced(ask: Ask) -> bool:
    return not (ask.private or ask.depends_on_hidden) and len(ask.spellings()) == 1


def _may_post(step: Step) -> bool:
    """Return whether somebody chooses an action, or its details, or has a last word."""
    if isinstance(step, Detail):
        return step.seat != SULTAN
    return isinstance(step, (ChooseAction, LastWord))  # a union takes twice as long to build


# -- by version 1 of the rules ---------------------------------------------------------------


def _between_actions(g: State, seat: Seat, _step: ChooseAction | LastWord) -> Ask | None:
    cards = playable_anytime(g, seat)
    return Ask(seat, "anytime", (Pick(Play, cards),)) if cards else None


def _offer_made(_g: State, seat: Seat, step: Bargain) -> Ask | None:
    return Ask(seat, "withdraw", WITHDRAW) if step.maker == seat else None


def _on_the_move(g: State, seat: Seat, step: MoveUnits | MayAssault | FollowUp) -> Ask | None:
    ships = tuple([card for card in playable_anytime(g, seat) if card in SHIPS])
    return Ask(seat, "anytime", (Pick(Play, ships),)) if ships and step.seat == seat else None


MOMENTS: dict[type[Step], Callable[[State, Seat, Any], Ask | None]] = {
    **dict.fromkeys((ChooseAction, LastWord), _between_actions),
    Bargain: _offer_made,
    **dict.fromkeys((MoveUnits, MayAssault, FollowUp, ChooseMarch), _on_the_move),
}


# -- posted prices ---------------------------------------------------------------------------


def postings(g: State) -> tuple[Offer, ...]:
    """Return the prices that the Sultan may post, and those that he may take back."""
    offers: tuple[Offer, ...] = ()
    for card in dict.fromkeys(g.sultan_market):
        offers += _postings_of(card, g.posted.get(card))
    return offers


@cache
def _postings_of(card: Card, price: int | None) -> tuple[Offer, ...]:
    """Return the same for one card, now at this price: kept, since they are asked for often."""
    if price is None:
        return (Amount(Post, 0, MOST_POSTED, (card,)),)
    prices = tuple([each for each in range(MOST_POSTED + 1) if each != price])
    return Pick(Post, prices, (card,)), Just(Unpost(card))


def answer_standing(g: State, seat: Seat, action: Play | Post | Unpost | Withdraw) -> bool:
    """Do it; return whether all questions stay: a price is no news to him who has posted it."""
    step = g.agenda[-1]
    match action:
        case Play(card):
            play(g, seat, card)
            return False
        case Post(card, price):
            g.posted = {**g.posted, card: price}
            g.tell(PricePosted(seat, card, price))
        case Unpost(card):
            g.posted = {other: price for other, price in g.posted.items() if other is not card}
            g.tell(PriceUnposted(seat, card))
        case Withdraw():
            bargain = g.agenda.pop()
            assert isinstance(bargain, Bargain)
            bargain.fail(g, seat)
            return False
    if isinstance(step, ChooseAction):
        return step.seat == SULTAN  # others may buy now what they could not
    return isinstance(step, LastWord)
