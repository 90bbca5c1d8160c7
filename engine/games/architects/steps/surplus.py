"""Virtue beyond the top of the track: own debts may be destroyed."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Amount, Ask
from engine.games.architects.actions import Destroy
from engine.games.architects.debts import destroy_debts
from engine.games.architects.state import State
from engine.ids import Seat


@dataclass(frozen=True, slots=True)
class DestroySurplus(Step):
    """One debt for each surplus point, as many of them as the seat likes."""

    seat: Seat
    most: int

    def asks(self, g: State) -> Iterable[Ask]:
        debts = g.players[self.seat].debts
        if most := min(self.most, debts):
            facts = {"most": most, "debts": debts}
            yield Ask(self.seat, "destroy", (Amount(Destroy, 0, most),), facts)

    def answer(self, g: State, seat: Seat, action: Destroy) -> None:
        destroy_debts(g, seat, action.count)
