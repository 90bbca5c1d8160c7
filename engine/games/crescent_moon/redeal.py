"""Dealing anew what a seat cannot know: the deck, cards taken in secret, hexes not yet laid.

What it does know is kept: cards bought or returned in the open, cards it has looked at (which now
lie somewhere among those it saw them with), that the Murshid's secret cards are his own, and that
what sank under the deck after a scheme in vain has none of his. Victory points stay: all that
goes into and out of them is announced. Sealed cards are resealed from the new hands by the core.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from engine.games.crescent_moon.cards import is_murshids
from engine.games.crescent_moon.data import MURSHID
from engine.games.crescent_moon.state import EXACTLY, Slip, State
from engine.games.crescent_moon.steps.secrets import ConspireFor, SchemeFor
from engine.ids import Seat


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies that the reader does not see; `murshids` is what all know of it."""

    slip: Slip
    put: Callable[[Slip], None]
    murshids: bool | None = None


def redeal(g: State, reader: Seat | None) -> None:
    if g.screens_off:
        return
    groups: dict[int, list[Place]] = {}
    for place in (*_deck(g), *_hands(g), *_looked_at(g, reader)):
        mark = place.slip.marks[-1 if reader is None else reader]
        if mark != EXACTLY:
            groups.setdefault(mark, []).append(place)
    for mark in sorted(groups):
        _deal(g, groups[mark])
    _deal_tiles(g, reader)


def _deal(g: State, places: list[Place]) -> None:
    """Cards of one group anew; marks belong to the place, since they say what others know of it."""
    # Sorted first: how the cards lay must not show in how they lie now.
    cards = sorted(place.slip.card for place in places)
    own = [card for card in cards if is_murshids(card)]
    rest = [card for card in cards if not is_murshids(card)]
    for place in places:
        if place.murshids is not None:
            place.put(Slip(g.rng.take(own if place.murshids else rest), place.slip.marks))
    left = own + rest
    for place in places:
        if place.murshids is None:
            place.put(Slip(g.rng.take(left), place.slip.marks))


def _deck(g: State) -> Iterator[Place]:
    for number, pile in enumerate(g.deck):
        for at, slip in enumerate(pile.slips):
            yield Place(slip, _put_into_pile(g, number, at), False if pile.barren else None)


def _hands(g: State) -> Iterator[Place]:
    """Only the Murshid takes cards in secret, and only his own."""
    for seat in g.everyone:
        for at, slip in enumerate(g.players[seat].hand):
            yield Place(slip, _put_into_hand(g, seat, at), True if seat == MURSHID else None)


def _looked_at(g: State, reader: Seat | None) -> Iterator[Place]:
    """Cards that somebody else is looking at; a scheme that goes on has found some of his."""
    for number, step in enumerate(g.agenda):
        if isinstance(step, SchemeFor | ConspireFor) and step.seat != reader:
            for at, slip in enumerate(step.slips):
                known = is_murshids(slip.card) if isinstance(step, SchemeFor) else None
                yield Place(slip, _put_into_step(g, number, at), known)


def _with(slips: tuple[Slip, ...], at: int, slip: Slip) -> tuple[Slip, ...]:
    return (*slips[:at], slip, *slips[at + 1 :])


def _put_into_pile(g: State, number: int, at: int) -> Callable[[Slip], None]:
    def put(slip: Slip) -> None:
        pile = g.deck[number]
        g.deck[number] = pile._replace(slips=_with(pile.slips, at, slip))

    return put


def _put_into_hand(g: State, seat: Seat, at: int) -> Callable[[Slip], None]:
    def put(slip: Slip) -> None:
        player = g.players[seat]
        player.hand = _with(player.hand, at, slip)

    return put


def _put_into_step(g: State, number: int, at: int) -> Callable[[Slip], None]:
    def put(slip: Slip) -> None:
        step = g.agenda[number]
        assert isinstance(step, SchemeFor | ConspireFor)
        g.agenda[number] = replace(step, slips=_with(step.slips, at, slip))

    return put


def _deal_tiles(g: State, reader: Seat | None) -> None:
    """Hexes that others have still to lay."""
    others = [g.players[seat] for seat in g.everyone if seat != reader]
    tiles = sorted(tile for player in others for tile in player.tiles)
    for player in others:
        player.tiles = tuple(g.rng.take(tiles) for _ in player.tiles)
