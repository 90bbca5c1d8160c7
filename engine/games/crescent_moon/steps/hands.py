"""The hand limit: whenever it is exceeded, cards are discarded down to it (section 2)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Pick
from engine.games.crescent_moon.actions import Discard
from engine.games.crescent_moon.cards import give_up
from engine.games.crescent_moon.data import CARDS
from engine.games.crescent_moon.events import CardDiscarded
from engine.games.crescent_moon.state import State
from engine.ids import Seat


@dataclass(frozen=True, slots=True)
class DiscardDown(Step):
    """Card by card, face up; a held card counts but is never discarded (RULINGS)."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        hand = g.players[self.seat].cards
        if len(hand) > g.figures.hand_limit:
            cards = tuple(dict.fromkeys(card for card in hand if not CARDS[card].held))
            facts = {"limit": g.figures.hand_limit, "count": len(hand) - g.figures.hand_limit}
            return (
                Ask(self.seat, "discard", (Pick(Discard, cards),), facts, depends_on_hidden=True),
            )
        return ()

    def answer(self, g: State, seat: Seat, action: Discard) -> None:
        give_up(g, seat, action.card)
        g.discard.append(action.card)
        g.tell(CardDiscarded(seat, action.card))
        g.then(self)


def discards(g: State, seat: Seat) -> tuple[Step, ...]:
    """Return what is to be done after this seat has gained a card."""
    too_many = len(g.players[seat].hand) > g.figures.hand_limit
    return (DiscardDown(seat),) if too_many else ()
