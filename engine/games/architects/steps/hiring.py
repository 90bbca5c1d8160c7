"""Hiring apprentices: in the Workshop for a price, elsewhere without, and making room for them."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Just, Offer, Pick
from engine.games.architects.actions import Dismiss, Done, Draw, Hire
from engine.games.architects.data import COLUMNS, SLOTS, WHERE, Building, Character, Slot
from engine.games.architects.decks import (
    cards_left,
    dismiss,
    draw_cards,
    lay_silver,
    show_apprentice,
    take_apprentice,
)
from engine.games.architects.events import ApprenticeHired
from engine.games.architects.state import State
from engine.games.architects.tables import coins_laid, hire_silver
from engine.games.architects.verbs import pay_silver
from engine.games.architects.virtue import change_virtue, tax_due
from engine.ids import Seat

DONE, DRAW = Just(Done()), Just(Draw())


def apprentice_limit(g: State, seat: Seat) -> int:
    rudolf = g.players[seat].character is Character.RUDOLF
    limit: int = g.figures.value["limit.rudolf" if rudolf else "limit.apprentices"]
    return limit


def workshop_price(g: State, seat: Seat, column: int, workers: int) -> tuple[int, int]:
    """Return silver, coins laid included, and tax for a card in this column (section 4)."""
    rudolf = g.players[seat].character is Character.RUDOLF
    saved = g.figures.value["board_ability.rudolf"] if rudolf else 0
    silver = hire_silver(g.figures, column, workers, saved, g.rules_version)
    return silver, tax_due(g, seat, g.figures.hire[1])


def workshop_columns(g: State, seat: Seat, workers: int) -> int:
    """Return how many columns this seat can pay for; none costs less than the one before it."""
    columns = min(workers, COLUMNS) if g.rules_version == 1 else COLUMNS
    while columns and g.players[seat].silver < sum(workshop_price(g, seat, columns - 1, workers)):
        columns -= 1
    return columns


def on_display(g: State, columns: int = COLUMNS) -> list[Offer]:
    """The face-up apprentices in the first columns, as offers."""
    return [
        Pick(Hire, (slot,), (shown.apprentice,))
        for slots, row in zip(SLOTS, g.rows, strict=True)
        for slot, shown in zip(slots[:columns], row[:columns], strict=False)
    ]


def hire(g: State, seat: Seat, slot: Slot, price: int = 0, tax: int = 0) -> None:
    """Pay, make room if there is none, take the card (R7)."""
    pay_silver(g, seat, price, tax)
    if len(g.players[seat].apprentices) < apprentice_limit(g, seat):
        welcome(g, seat, slot, price, tax)
    else:
        g.then(MakeRoom(seat), Welcome(seat, slot, price, tax))


def welcome(g: State, seat: Seat, slot: Slot, price: int, tax: int) -> None:
    """The card with the silver on it; its virtue; the row moves up."""
    player = g.players[seat]
    shown, row = take_apprentice(g, slot)
    player.apprentices += (shown.apprentice,)
    player.silver += shown.silver
    g.tell(ApprenticeHired(seat, shown.apprentice, price, tax, shown.silver))
    change_virtue(g, seat, g.figures.apprentices[shown.apprentice].virtue)
    show_apprentice(g, row)


@dataclass(frozen=True, slots=True)
class VisitWorkshop(Step):
    """Hire one apprentice, or draw building cards; without cards, hire or leave it (R5)."""

    seat: Seat
    workers: int

    def asks(self, g: State) -> Iterable[Ask]:
        columns = workshop_columns(g, self.seat, self.workers)
        hires = on_display(g, columns)
        there = cards_left(g)
        if not hires and not there:
            return ()
        cards = cards_drawn(g, self.workers)
        price, tax = workshop_price(g, self.seat, 0, self.workers)
        coins = coins_laid(max(0, columns - 1), self.workers, g.rules_version)
        facts = {
            "cards": cards,
            "draws": min(cards, there),
            "hires": len(hires),
            "plain": columns - coins,  # columns that are open without a coin
            "coins": coins,  # to the furthest column that the seat can pay for
            "price": price + tax,
            "tax": tax,
            "coin": g.figures.hire[2],
            "silver": g.players[self.seat].silver,
        }
        return (Ask(self.seat, "workshop", (*hires, DRAW if there else DONE), facts),)

    def answer(self, g: State, seat: Seat, action: Hire | Draw | Done) -> None:
        match action:
            case Draw():
                draw_cards(g, seat, cards_drawn(g, self.workers))
            case Hire(_, slot):
                _, column = WHERE[slot]
                price, tax = workshop_price(g, seat, column, self.workers)
                coins = coins_laid(column, self.workers, g.rules_version)
                lay_silver(g, slot, coins, g.figures.hire[2])
                hire(g, seat, slot, price, tax)


def cards_drawn(g: State, workers: int) -> int:
    """One card, and one more for every two own workers."""
    base, per = g.figures.value["location.workshop_cards"]
    return int(base + workers // per)


@dataclass(frozen=True, slots=True)
class HireFree(Step):
    """The Tavern: any face-up apprentice for nothing, or none."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        yield Ask(self.seat, "hire-free", (*on_display(g), DONE))

    def answer(self, g: State, seat: Seat, action: Hire | Done) -> None:
        if isinstance(action, Hire):
            hire(g, seat, action.slot)


@dataclass(frozen=True, slots=True)
class MakeRoom(Step):
    """An apprentice goes under the deck; also what the Graveyard demands."""

    seat: Seat
    building: Building | None = None  # that demands it; without one, it is the limit

    def asks(self, g: State) -> Iterable[Ask]:
        if hired := tuple(dict.fromkeys(g.players[self.seat].apprentices)):
            cause = self.building.value if self.building else "limit"
            facts = {"cause": cause, "limit": apprentice_limit(g, self.seat)}
            yield Ask(self.seat, "dismiss", (Pick(Dismiss, hired),), facts)

    def answer(self, g: State, seat: Seat, action: Dismiss) -> None:
        dismiss(g, seat, action.apprentice)


@dataclass(frozen=True, slots=True)
class Welcome(Step):
    """The apprentice for whom room was made."""

    seat: Seat
    slot: Slot
    price: int
    tax: int

    def run(self, g: State) -> None:
        welcome(g, self.seat, self.slot, self.price, self.tax)
