"""Debts: taken, destroyed, paid off (section 9)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Amount, Ask
from engine.games.architects.actions import Avoid
from engine.games.architects.data import Character
from engine.games.architects.events import Cause, DebtsAvoided, DebtsDestroyed, DebtsTaken
from engine.games.architects.state import State
from engine.ids import Seat


def take_debts(g: State, seat: Seat, count: int, cause: Cause = "", crowd: int = 0) -> None:
    """Take unpaid debts from the pile, which never runs out; Hugo may pay silver instead."""
    if count and g.players[seat].character is Character.HUGO:
        g.then(AvoidDebts(seat, count, cause, crowd))
    elif count:
        add_debts(g, seat, count, cause, crowd)


def add_debts(g: State, seat: Seat, count: int, cause: Cause = "", crowd: int = 0) -> None:
    g.players[seat].debts += count
    g.tell(DebtsTaken(seat, count, cause, crowd))


def destroy_debts(g: State, seat: Seat, count: int) -> None:
    """Put debts back on the pile: not paid, so without virtue or Debt Collector."""
    if count:
        g.players[seat].debts -= count
        g.tell(DebtsDestroyed(seat, count))


@dataclass(frozen=True, slots=True)
class AvoidDebts(Step):
    """Hugo: silver instead of debts that come; for as many of them as he likes and can pay."""

    seat: Seat
    count: int
    cause: Cause = ""
    crowd: int = 0

    def asks(self, g: State) -> Iterable[Ask]:
        silver, price = g.players[self.seat].silver, self.price(g)
        if most := min(self.count, silver // price):
            facts = {"count": self.count, "price": price, "silver": silver, "cause": self.cause}
            yield Ask(self.seat, "avoid", (Amount(Avoid, 0, most),), facts)

    def answer(self, g: State, seat: Seat, action: Avoid) -> None:
        if action.count:
            price = action.count * self.price(g)
            g.players[seat].silver -= price
            g.tell(DebtsAvoided(seat, action.count, price))
        if left := self.count - action.count:
            add_debts(g, seat, left, self.cause, self.crowd)

    def run(self, g: State) -> None:
        add_debts(g, self.seat, self.count, self.cause, self.crowd)

    def price(self, g: State) -> int:
        return int(g.figures.value["board_ability.hugo"])
