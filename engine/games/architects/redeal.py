"""Redeal what a seat cannot know: other hands, cards on their way, the decks, card backs.

What it does know is kept. Building cards that it saw at the same moment and cannot tell apart
since (a pack handed on, cards put under the deck together) change places among themselves only;
cards it never saw change places with the deck. A card that another seat discarded in secret may as
well have been another one that it held then.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from engine.games.architects.data import Building
from engine.games.architects.state import State
from engine.games.architects.steps.draft import Draft
from engine.games.architects.steps.market import KeepOne
from engine.ids import Seat


@dataclass(frozen=True, slots=True)
class Spot:
    """Somewhere a card lies that the reader does not see, and how to put another one there."""

    card: Building
    put: Callable[[Building], None]


def redeal(g: State, reader: Seat | None) -> None:
    _swap_discards(g, reader)
    _deal_anew(g, reader)
    _turn_backs(g)


def _swap_discards(g: State, reader: Seat | None) -> None:
    """Swap cards of a hand that were put under the deck: only their owner knows which."""
    for seat in g.everyone:
        spots = [] if seat == reader else [*_buried_by(g, seat), *_held_before_burying(g, seat)]
        # In an order that the reader could tell, too: those it never saw are all alike to it.
        cards = [spot.card for spot in spots]
        cards.sort(key=lambda card: (_last_sight(g, card, reader), card))
        g.rng.shuffle(cards)
        for spot in spots:
            spot.put(cards.pop())


def _buried_by(g: State, seat: Seat) -> list[Spot]:
    return [
        Spot(each.card, _under_put(g, at)) for at, each in enumerate(g.under) if each.by == seat
    ]


def _held_before_burying(g: State, seat: Seat) -> list[Spot]:
    """Return what was held at the first secret discard and still is: it may be any of these."""
    first = min((buried.at for buried in g.under if buried.by == seat), default=0)
    hand = g.players[seat].hand
    return [
        Spot(held.card, _hand_put(g, seat, at))
        for at, held in enumerate(hand)
        if held.since < first
    ]


def _deal_anew(g: State, reader: Seat | None) -> None:
    spots = [*_hands(g, reader), *_under(g), *_on_their_way(g, reader)]
    for moment in sorted({_last_sight(g, spot.card, reader) for spot in spots}):
        alike = [spot for spot in spots if _last_sight(g, spot.card, reader) == moment]
        # Sorted first: how the cards lay must not show in how they lie now.
        cards = sorted([spot.card for spot in alike] + ([] if moment else g.deck))
        g.rng.shuffle(cards)
        for spot in alike:
            spot.put(cards.pop())
        if not moment:
            g.deck = cards


def _last_sight(g: State, card: Building, reader: Seat | None) -> int:
    """Return the moment the reader lost sight of the card; 0: it never saw it."""
    seen = g.seen.get(card)
    return seen[reader] if seen and reader is not None else 0


def _hands(g: State, reader: Seat | None) -> Iterator[Spot]:
    for seat in g.everyone:
        if seat != reader:
            for at, held in enumerate(g.players[seat].hand):
                yield Spot(held.card, _hand_put(g, seat, at))


def _hand_put(g: State, seat: Seat, at: int) -> Callable[[Building], None]:
    def put(card: Building) -> None:
        hand = g.players[seat].hand
        g.players[seat].hand = (*hand[:at], replace(hand[at], card=card), *hand[at + 1 :])

    return put


def _under(g: State) -> Iterator[Spot]:
    """Return cards under the deck; what the reader put there it saw alone, so that stays."""
    for at, buried in enumerate(g.under):
        yield Spot(buried.card, _under_put(g, at))


def _under_put(g: State, at: int) -> Callable[[Building], None]:
    def put(card: Building) -> None:
        g.under[at] = replace(g.under[at], card=card)

    return put


def _on_their_way(g: State, reader: Seat | None) -> Iterator[Spot]:
    """Return packs of the draft, and cards looked at in the Black Market."""
    for at, step in enumerate(g.agenda):
        if isinstance(step, Draft):
            for seat, pack in enumerate(step.packs):
                if seat != reader:
                    for nth, card in enumerate(pack):
                        yield Spot(card, _pack_put(g, at, seat, nth))
        elif isinstance(step, KeepOne) and step.seat != reader:
            for nth, card in enumerate(step.cards):
                yield Spot(card, _looked_put(g, at, nth))


def _pack_put(g: State, at: int, seat: int, nth: int) -> Callable[[Building], None]:
    def put(card: Building) -> None:
        step = g.agenda[at]
        assert isinstance(step, Draft)
        packs = [list(pack) for pack in step.packs]
        packs[seat][nth] = card
        g.agenda[at] = replace(step, packs=tuple(tuple(pack) for pack in packs))

    return put


def _looked_put(g: State, at: int, nth: int) -> Callable[[Building], None]:
    def put(card: Building) -> None:
        step = g.agenda[at]
        assert isinstance(step, KeepOne)
        g.agenda[at] = replace(step, cards=(*step.cards[:nth], card, *step.cards[nth + 1 :]))

    return put


def _turn_backs(g: State) -> None:
    """Redraw the back of the small offer that shows, among cards with the same front."""
    if g.small is None:
        return
    fronts = g.figures.market_small
    places = [at for at, card in enumerate(g.offers) if fronts[card] == fronts[g.small]]
    cards = sorted([g.small, *(g.offers[at] for at in places)])
    g.rng.shuffle(cards)
    g.small = cards.pop()
    for at in places:
        g.offers[at] = cards.pop()
