"""Phase 1b: one card each, drafted in the order of the offices (8.4)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Pick
from engine.games.jerusalem.actions import Keep
from engine.games.jerusalem.data import Card, Phase
from engine.games.jerusalem.events import CardKept, CardsShown
from engine.games.jerusalem.state import State
from engine.games.jerusalem.verbs import draw_card, hold
from engine.ids import Seat


@dataclass(frozen=True, slots=True)
class DealCards(Step):
    """As many cards as players, which nobody has looked at before."""

    def run(self, g: State) -> None:
        g.phase = Phase.DRAFT
        order = tuple(g.turn_order)
        g.then(DraftCard(order, tuple(draw_card(g) for _ in order)))


@dataclass(frozen=True, slots=True)
class DraftCard(Step):
    """Look, keep one, hand the rest on; the last one gets what is left."""

    order: tuple[Seat, ...]  # who has still to keep a card
    cards: tuple[Card, ...]
    seen: tuple[Seat, ...] = ()  # who has had these cards in hand
    shown: bool = False

    def asks(self, g: State) -> Iterable[Ask]:
        if self.shown:
            facts = {"cards": self.cards}
            yield Ask(self.order[0], "keep", (Pick(Keep, self.cards),), facts, private=True)

    def run(self, g: State) -> None:
        """Show the cards to this seat, which looks at them only now."""
        seat = self.order[0]
        if len(self.order) == 1:
            self._keep(g, seat, self.cards[0])
        else:
            g.tell(CardsShown(seat, len(self.cards), self.cards))
            g.then(DraftCard(self.order, self.cards, self.seen, shown=True))

    def answer(self, g: State, seat: Seat, action: Keep) -> None:
        self._keep(g, seat, action.card)
        rest = tuple(card for card in self.cards if card is not action.card)
        g.then(DraftCard(self.order[1:], rest, (*self.seen, seat)))

    def _keep(self, g: State, seat: Seat, card: Card) -> None:
        hold(g, seat, card, self.seen, g.round)
        g.tell(CardKept(seat, card))
