"""Dealing anew what a seat cannot know: other hands, cards on their way, the decks, card backs.

What it does know is kept. Building cards that it saw at the same moment and cannot tell apart
since (a pack handed on, cards put under the deck together) change places among themselves only;
cards it never saw change places with the deck. A card that somebody discarded in secret may as
well have been another one that he held then.
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
    """Which card of his hand somebody put under the deck, only he knows."""
    for at, buried in enumerate(g.under):
        if buried.by is None or buried.by == reader:
            continue
        hand = list(g.players[buried.by].hand)
        held_then = [nth for nth, held in enumerate(hand) if held.since < buried.at]
        nth = g.rng.pick([None, *held_then])
        if nth is not None:
            g.under[at] = replace(buried, card=hand[nth].card)
            hand[nth] = replace(hand[nth], card=buried.card)
            g.players[buried.by].hand = tuple(hand)


def _deal_anew(g: State, reader: Seat | None) -> None:
    spots = [*_hands(g, reader), *_under(g), *_on_their_way(g, reader)]
    for moment in sorted({_last_sight(g, spot.card, reader) for spot in spots}):
        alike = [spot for spot in spots if _last_sight(g, spot.card, reader) == moment]
        cards = [spot.card for spot in alike] + ([] if moment else g.deck)
        g.rng.shuffle(cards)
        for spot in alike:
            spot.put(cards.pop())
        if not moment:
            g.deck = cards


def _last_sight(g: State, card: Building, reader: Seat | None) -> int:
    """The moment the reader lost sight of the card; 0: it never saw it."""
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
    """What the reader put there himself it saw alone, so it stays where it is."""
    for at, buried in enumerate(g.under):
        yield Spot(buried.card, _under_put(g, at))


def _under_put(g: State, at: int) -> Callable[[Building], None]:
    def put(card: Building) -> None:
        g.under[at] = replace(g.under[at], card=card)

    return put


def _on_their_way(g: State, reader: Seat | None) -> Iterator[Spot]:
    """Packs of the draft, and cards looked at in the Black Market."""
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
    """The small offer that shows may be any card with this front that has not been turned."""
    if g.small is None:
        return
    fronts = g.figures.market_small
    alike = [card for card in g.offers if fronts[card] == fronts[g.small]]
    other = g.rng.pick([g.small, *alike])
    if other is not g.small:
        g.offers[g.offers.index(other)] = g.small
        g.small = other
