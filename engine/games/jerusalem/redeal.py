"""Redeal what a seat cannot know: other hands, cards on their way, the deck.

What it does know is kept: its own cards, and the cards that it handed on in a draft, which now
lie with the seats after it in that round, though not which lies with whom. Purses and reserves
stay: all that goes into and out of them happens in the open (RULINGS, R21).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.games.jerusalem.data import Card
from engine.games.jerusalem.state import State
from engine.games.jerusalem.steps.draft import DraftCard
from engine.ids import Seat


@dataclass(frozen=True, slots=True)
class Unseen:
    """Somewhere a card lies that the reader does not see: its group, and how to change it."""

    card: Card
    group: int  # the round the reader handed it on in; 0: never seen
    put: Callable[[Card], None]


def redeal(g: State, reader: Seat | None) -> None:
    if g.screens_off:
        return
    places = [*_hands(g, reader), *_draft(g, reader)]
    for group in sorted({place.group for place in places}):
        _shuffle(g, [place for place in places if place.group == group], with_deck=group == 0)


def _shuffle(g: State, places: list[Unseen], *, with_deck: bool) -> None:
    # Sorted first: how the cards lay must not show in how they lie now.
    cards = sorted([place.card for place in places] + (g.deck if with_deck else []))
    g.rng.shuffle(cards)
    for place in places:
        place.put(cards.pop())
    if with_deck:
        g.deck = cards


def _hands(g: State, reader: Seat | None) -> list[Unseen]:
    places = []
    for seat in g.everyone:
        hand = g.players[seat].hand
        for at, held in enumerate(hand):
            if seat != reader:
                group = held.round if reader in held.seen else 0
                places.append(Unseen(held.card, group, _hand_put(g, seat, at)))
    return places


def _hand_put(g: State, seat: Seat, at: int) -> Callable[[Card], None]:
    def put(card: Card) -> None:
        hand = g.players[seat].hand
        hand[at] = replace(hand[at], card=card)

    return put


def _draft(g: State, reader: Seat | None) -> list[Unseen]:
    places = []
    for at, step in enumerate(g.agenda):
        if isinstance(step, DraftCard) and step.order[0] != reader:
            group = g.round if reader in step.seen else 0
            for nth, card in enumerate(step.cards):
                places.append(Unseen(card, group, _draft_put(g, at, nth)))
    return places


def _draft_put(g: State, at: int, nth: int) -> Callable[[Card], None]:
    def put(card: Card) -> None:
        step = g.agenda[at]
        assert isinstance(step, DraftCard)
        cards = (*step.cards[:nth], card, *step.cards[nth + 1 :])
        g.agenda[at] = replace(step, cards=cards)

    return put
