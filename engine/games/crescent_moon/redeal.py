"""Redeal what a seat cannot know: the deck, cards taken in secret, hexes not yet laid.

What it does know is kept: cards bought or returned in the open, cards it has looked at (which now
lie somewhere among those it saw them with), that the Murshid's secret cards are his own, that a
scheme which goes on has found at least one of his, and that what sank under the deck after a scheme
in vain has none of his. Victory points stay: all that goes into and out of them is announced.
Sealed cards are dealt again from the new hands by the core.
"""

from typing import NamedTuple

from engine.games.crescent_moon.cards import is_murshids
from engine.games.crescent_moon.data import MURSHID
from engine.games.crescent_moon.state import EXACTLY, Slip, State
from engine.games.crescent_moon.steps.secrets import ConspireFor, SchemeFor
from engine.ids import Seat


class Heap(NamedTuple):
    """Cards that lie together, and of each what all know: the Murshid's, not his, or nothing."""

    slips: list[Slip]
    murshids: list[bool | None]


Slot = tuple[Heap, int]
DEALS = 64  # of all cards: a scheme nearly always has a card of the Murshid's by the first


def redeal(g: State, reader: Seat | None) -> None:
    """Take all heaps up, redeal the cards in them, and lay them down again."""
    if g.screens_off:
        return
    piles, hands, looked_at = _piles(g), _hands(g), _looked_at(g, reader)
    groups = _unknown([*piles, *hands, *looked_at.values()], reader)
    schemes = [heap for at, heap in looked_at.items() if isinstance(g.agenda[at], SchemeFor)]
    _deal_all(g, groups, schemes)
    g.deck = [
        pile._replace(slips=tuple(heap.slips)) for pile, heap in zip(g.deck, piles, strict=True)
    ]
    for player, heap in zip(g.players, hands, strict=True):
        player.hand = tuple(heap.slips)
    for number, heap in looked_at.items():
        g.agenda[number] = g.agenda[number].but(slips=tuple(heap.slips))
        _follow_hand(g, number)
    _deal_tiles(g, reader)


def _piles(g: State) -> list[Heap]:
    return [
        Heap(list(pile.slips), [False if pile.barren else None] * len(pile.slips))
        for pile in g.deck
    ]


def _hands(g: State) -> list[Heap]:
    """Return the hands: only the Murshid takes cards in secret, and only his own."""
    return [
        Heap(list(player.hand), [True if seat == MURSHID else None] * len(player.hand))
        for seat, player in enumerate(g.players)
    ]


def _looked_at(g: State, reader: Seat | None) -> dict[int, Heap]:
    """Return cards that another seat is looking at."""
    return {
        number: Heap(list(step.slips), [None] * len(step.slips))
        for number, step in enumerate(g.agenda)
        if isinstance(step, SchemeFor | ConspireFor) and step.seat != reader
    }


def _follow_hand(g: State, number: int) -> None:
    """Update what a scheme has taken so far: it came into the hand last."""
    step = g.agenda[number]
    if isinstance(step, SchemeFor) and step.taken:
        taken = g.players[step.seat].cards[-len(step.taken) :]
        g.agenda[number] = step.but(taken=tuple(taken))


def _unknown(heaps: list[Heap], reader: Seat | None) -> dict[int, list[Slot]]:
    """Group the places of cards that the reader does not know, by the glance it has had at them."""
    groups: dict[int, list[Slot]] = {}
    column = -1 if reader is None else reader
    for heap in heaps:
        for at, slip in enumerate(heap.slips):
            if slip.marks[column] != EXACTLY:
                groups.setdefault(slip.marks[column], []).append((heap, at))
    return groups


def _deal_all(g: State, groups: dict[int, list[Slot]], schemes: list[Heap]) -> None:
    """Deal all groups until a scheme that goes on has a card for it: that much all know."""
    for _ in range(DEALS):
        for mark in sorted(groups):
            _deal(g, groups[mark])
        if all(map(_is_fruitful, schemes)):
            return
    for heap in schemes:
        _make_fruitful(g, heap, groups)


def _is_fruitful(heap: Heap) -> bool:
    return any(is_murshids(slip.card) for slip in heap.slips)


def _make_fruitful(g: State, heap: Heap, groups: dict[int, list[Slot]]) -> None:
    """Exchange one card for a Murshid's from anywhere else, where chance brought none."""
    swaps = [
        (here, there)
        for places in groups.values()
        for here in places
        if here[0] is heap
        for there in places
        if there[0].murshids[there[1]] is None and is_murshids(_slip(there).card)
    ]
    if swaps and not _is_fruitful(heap):
        one, other = swaps[g.rng.below(len(swaps))]
        cards = _slip(one).card, _slip(other).card
        for (place, at), card in zip((other, one), cards, strict=True):
            place.slips[at] = Slip(card, place.slips[at].marks)


def _slip(place: Slot) -> Slip:
    heap, at = place
    return heap.slips[at]


def _deal(g: State, places: list[Slot]) -> None:
    """Deal the cards of one group; marks stay with the place: they say what others know of it."""
    # Sorted first: how the cards lay must not show in how they lie now.
    cards = sorted(heap.slips[at].card for heap, at in places)
    own = [card for card in cards if is_murshids(card)]
    rest = [card for card in cards if not is_murshids(card)]
    for heap, at in places:
        known = heap.murshids[at]
        if known is not None:
            heap.slips[at] = Slip(g.rng.take(own if known else rest), heap.slips[at].marks)
    left = own + rest
    for heap, at in places:
        if heap.murshids[at] is None:
            heap.slips[at] = Slip(g.rng.take(left), heap.slips[at].marks)


def _deal_tiles(g: State, reader: Seat | None) -> None:
    """Deal the hexes that others have still to lay."""
    others = [g.players[seat] for seat in g.everyone if seat != reader]
    tiles = sorted(tile for player in others for tile in player.tiles)
    for player in others:
        player.tiles = tuple(g.rng.take(tiles) for _ in player.tiles)
