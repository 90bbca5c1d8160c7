"""The three spaces of the Black Market and what they give (section 8)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Pick
from engine.games.architects.actions import Done, Draw, Hire, Keep
from engine.games.architects.data import (
    Apprentice,
    Building,
    Character,
    Location,
    Moment,
)
from engine.games.architects.decks import bury, cards_left, hold, take_top
from engine.games.architects.events import (
    CardKept,
    CardsLookedAt,
)
from engine.games.architects.offers import large_offer, small_offer
from engine.games.architects.state import State
from engine.games.architects.steps.choices import DrawCards
from engine.games.architects.steps.hiring import DONE, DRAW, hire, on_display
from engine.games.architects.steps.reset import ResetMarket
from engine.games.architects.verbs import extras, how_many, pay_silver, plus, receive
from engine.games.architects.virtue import lose_virtue
from engine.games.architects.workers import place_in_market
from engine.ids import Seat


def market_price(g: State, seat: Seat, space: Location) -> int:
    """Return the silver, none of it tax; Tricksters pay less."""
    return max(0, g.figures.market_cost[space][0] - silver_saved(g, seat))


def silver_saved(g: State, seat: Seat) -> int:
    tricksters = how_many(g, seat, Apprentice.TRICKSTER)
    return tricksters * int(g.figures.value["power.trickster"]) if tricksters else 0


def open_spaces(g: State, seat: Seat) -> list[Location]:
    """Return free spaces that the silver reaches, if the virtue is low enough."""
    player, figures = g.players[seat], g.figures
    if player.virtue > figures.market_virtue:
        return []
    purse = player.silver + silver_saved(g, seat)
    cost = figures.market_cost
    return [each for each, worker in g.market.items() if worker is None and cost[each][0] <= purse]


def visit_market(g: State, seat: Seat, space: Location) -> None:
    """Pay and lose virtue, then act by the space; the third worker brings a reset."""
    price = market_price(g, seat, space)
    place_in_market(g, seat, space, price)
    pay_silver(g, seat, price)
    if not how_many(g, seat, Apprentice.ILLUSIONIST):
        lose_virtue(g, seat, g.figures.market_cost[space][1])
    gain = extras(g, seat, Moment.BLACK_MARKET)
    if space is Location.BM_SMALL:
        gain = plus(small_offer(g), gain)
    elif space is Location.BM_LARGE:
        gain = plus(large_offer(g), gain)
    receive(g, seat, gain)
    if space is Location.BM_MIDDLE:
        g.then(MarketService(seat))
    if g.players[seat].character is Character.CAROLINE:
        g.then(DrawCards(seat, g.figures.value["board_ability.caroline"]))
    if None not in g.market.values():
        g.then(ResetMarket(seat))


@dataclass(frozen=True, slots=True)
class MarketService(Step):
    """The middle space: hire anyone on display, or pick one of five building cards.

    Without cards, hire or leave it (R5).
    """

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        hires, there = on_display(g), cards_left(g)
        if not hires and not there:
            return ()
        facts = {"cards": min(g.figures.value["market.looked_at"], there), "hires": len(hires)}
        return (Ask(self.seat, "market-service", (*hires, DRAW if there else DONE), facts),)

    def answer(self, g: State, seat: Seat, action: Hire | Draw | Done) -> None:
        match action:
            case Hire(_, slot):
                hire(g, seat, slot)
            case Draw():
                cards = take_top(g, g.figures.value["market.looked_at"])
                g.tell(CardsLookedAt(seat, len(cards), cards))
                g.then(KeepOne(seat, cards))


@dataclass(frozen=True, slots=True)
class KeepOne(Step):
    """One of the cards into the hand, the others under the deck."""

    seat: Seat
    cards: tuple[Building, ...]

    def asks(self, g: State) -> Iterable[Ask]:
        facts = {"cards": self.cards}
        yield Ask(self.seat, "keep-one", (Pick(Keep, self.cards),), facts, private=True)

    def answer(self, g: State, seat: Seat, action: Keep) -> None:
        hold(g, seat, (action.card,))
        g.tell(CardKept(seat, action.card))
        bury(g, seat, [card for card in self.cards if card is not action.card])
