"""The two decks: drawing from the top, putting under, and who has seen which building card.

A card is remembered by the moment it was last seen by each seat: `redeal` keeps cards that a seat
saw at the same moment, and cannot tell apart since, among themselves.
"""

from collections.abc import Iterable

from engine.games.architects.data import SLOTS, WHERE, Apprentice, Building, Slot
from engine.games.architects.events import (
    ApprenticeDismissed,
    ApprenticeShown,
    CardDiscarded,
    CardsDrawn,
)
from engine.games.architects.state import Buried, Displayed, Held, State
from engine.ids import Seat

# -- building cards --------------------------------------------------------------------------


def cards_left(g: State) -> int:
    return len(g.deck) + len(g.under)


def take_top(g: State, count: int) -> tuple[Building, ...]:
    """As many as there are: any card of the shuffled deck, then those put under it, in order."""
    count = min(count, cards_left(g))
    return tuple([_top(g) for _ in range(count)])


def _top(g: State) -> Building:
    return g.rng.take(g.deck) if g.deck else g.under.pop(0).card


def draw_cards(g: State, seat: Seat, count: int) -> None:
    """Into the hand; the hand limit is looked at when the turn ends."""
    if cards := take_top(g, count):
        hold(g, seat, cards)
        g.tell(CardsDrawn(seat, len(cards), cards))


def hold(g: State, seat: Seat, cards: Iterable[Building]) -> None:
    g.clock += 1
    g.players[seat].hand += tuple([Held(card, g.clock) for card in cards])


def lose_sight(g: State, seat: Seat, cards: Iterable[Building]) -> None:
    """These cards leave the seat's sight together: later it cannot tell them apart by place."""
    g.clock += 1
    nobody = (0,) * len(g.players)
    for card in cards:
        seen = g.seen.get(card, nobody)
        g.seen[card] = (*seen[:seat], g.clock, *seen[seat + 1 :])


def drop(g: State, seat: Seat, card: Building) -> None:
    """Out of the hand."""
    player = g.players[seat]
    player.hand = tuple([held for held in player.hand if held.card is not card])


def discard(g: State, seat: Seat, card: Building) -> None:
    """From the hand, face down, under the deck."""
    drop(g, seat, card)
    lose_sight(g, seat, (card,))
    g.under.append(Buried(card, seat, g.clock))
    g.tell(CardDiscarded(seat, card))


def bury(g: State, seat: Seat, cards: Iterable[Building]) -> None:
    """Cards that were never in the hand go under the deck; their order is nobody's choice (R8)."""
    cards = list(cards)
    g.rng.shuffle(cards)
    lose_sight(g, seat, cards)
    g.under += [Buried(card) for card in cards]


# -- apprentices -----------------------------------------------------------------------------


def take_apprentice(g: State, slot: Slot) -> tuple[Displayed, int]:
    """The card and its row; those right of the gap move up with their silver."""
    row, column = WHERE[slot]
    return g.rows[row].pop(column), row


def show_apprentice(g: State, row: int) -> None:
    """A new card at the right end of the row."""
    if not g.apprentices and not g.dismissed:
        return
    drawn = g.rng.take(g.apprentices) if g.apprentices else g.dismissed.pop(0)
    g.rows[row].append(Displayed(drawn))
    g.tell(ApprenticeShown(drawn, SLOTS[row][len(g.rows[row]) - 1]))


def lay_silver(g: State, slot: Slot, coins: int, each: int) -> None:
    """Lay silver on as many cards of the row, one after the other from the left (section 4)."""
    row, _ = WHERE[slot]
    for at in range(coins):
        shown = g.rows[row][at]
        g.rows[row][at] = Displayed(shown.apprentice, shown.silver + each)


def dismiss(g: State, seat: Seat, apprentice: Apprentice) -> None:
    """Under the deck, for all to see; the virtue of hiring is never undone."""
    player = g.players[seat]
    at = player.apprentices.index(apprentice)
    player.apprentices = player.apprentices[:at] + player.apprentices[at + 1 :]
    g.dismissed.append(apprentice)
    g.tell(ApprenticeDismissed(seat, apprentice))
