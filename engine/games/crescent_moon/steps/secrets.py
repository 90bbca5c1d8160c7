"""Looking into the deck: the Murshid's scheme and the Sultan's conspiracy (6.3)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Pick
from engine.games.crescent_moon.actions import Take
from engine.games.crescent_moon.cards import draw_some, is_murshids, put_back, take_secretly
from engine.games.crescent_moon.data import Card
from engine.games.crescent_moon.events import CardsLookedAt, SchemeEnded, SultanMarketFilled
from engine.games.crescent_moon.state import Slip, State
from engine.games.crescent_moon.steps.hands import DiscardDown
from engine.ids import Seat


def split(slips: tuple[Slip, ...], card: Card) -> tuple[Slip, tuple[Slip, ...]]:
    """Return one copy of this card, and the others."""
    at = next(number for number, slip in enumerate(slips) if slip.card is card)
    return slips[at], slips[:at] + slips[at + 1 :]


def begin_scheme(g: State, seat: Seat) -> None:
    """Look at the top cards for one that is his, or two with an empty hand."""
    figures = g.figures.actions
    wanted = figures["scheme"] if g.players[seat].hand else figures["scheme_empty"]
    slips = draw_some(g, figures["scheme_look"])
    g.tell(CardsLookedAt(seat, len(slips), tuple(slip.card for slip in slips)))
    g.then(SchemeFor(seat, slips, wanted), DiscardDown(seat))


@dataclass(frozen=True, slots=True)
class SchemeFor(Step):
    """Take his own cards in secret; for each that is not there a coin, and the rest sinks."""

    seat: Seat
    slips: tuple[Slip, ...]
    wanted: int
    taken: tuple[Card, ...] = ()

    def asks(self, g: State) -> Iterable[Ask]:
        own = [slip.card for slip in self.slips if is_murshids(slip.card)]
        if own and self.wanted:
            facts = {"cards": tuple(slip.card for slip in self.slips), "count": self.wanted}
            choice = tuple(dict.fromkeys(own))
            return (Ask(self.seat, "scheme", (Pick(Take, choice),), facts, private=True),)
        return ()

    def answer(self, g: State, seat: Seat, action: Take) -> None:
        slip, rest = split(self.slips, action.card)
        take_secretly(g, seat, slip)
        g.then(SchemeFor(seat, rest, self.wanted - 1, (*self.taken, action.card)))

    def reveals_answers(self, seat: Seat) -> bool:
        """Return whether going on or not will tell all if there was another card of his."""
        return self.wanted > 1

    def run(self, g: State) -> None:
        """Put the rest back: on top with all cards found, otherwise under the deck."""
        coins = self.wanted * g.figures.actions["scheme_coins"]
        g.players[self.seat].coins += coins
        fruitless = self.wanted > 0
        put_back(g, self.seat, self.slips, top=not fruitless, barren=fruitless)
        g.tell(SchemeEnded(self.seat, len(self.taken), coins, self.taken))


def begin_conspiracy(g: State, seat: Seat) -> None:
    """Look at the top cards and choose one for each empty place of the Sultan's market."""
    slips = draw_some(g, g.figures.actions["conspire_look"])
    g.tell(CardsLookedAt(seat, len(slips), tuple(slip.card for slip in slips)))
    g.then(ConspireFor(seat, slips))


@dataclass(frozen=True, slots=True)
class ConspireFor(Step):
    """Cards for the Sultan's market, face up; the rest goes under the deck."""

    seat: Seat
    slips: tuple[Slip, ...]

    def asks(self, g: State) -> Iterable[Ask]:
        left = g.figures.sultan_slots - len(g.sultan_market)
        if left and self.slips:
            cards = tuple(slip.card for slip in self.slips)
            choice = (Pick(Take, tuple(dict.fromkeys(cards))),)
            facts = {"cards": cards, "count": left}
            return (Ask(self.seat, "conspire", choice, facts, depends_on_hidden=True),)
        return ()

    def answer(self, g: State, seat: Seat, action: Take) -> None:
        slip, rest = split(self.slips, action.card)
        g.sultan_market.append(slip.card)
        g.tell(SultanMarketFilled(seat, (slip.card,)))
        g.then(ConspireFor(seat, rest))

    def run(self, g: State) -> None:
        put_back(g, self.seat, self.slips, top=False)
