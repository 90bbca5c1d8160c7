"""Own debts that may be destroyed: for virtue beyond the top of the track, and by the Church."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Amount, Ask
from engine.games.architects.actions import Destroy
from engine.games.architects.data import Building
from engine.games.architects.debts import destroy_debts
from engine.games.architects.state import State
from engine.ids import Seat


@dataclass(frozen=True, slots=True)
class DestroySurplus(Step):
    """One debt for each surplus point, as many of them as the seat likes."""

    seat: Seat
    most: int
    building: Building | None = None  # that destroys them; without one, it is surplus virtue

    def asks(self, g: State) -> Iterable[Ask]:
        debts = g.players[self.seat].debts
        if most := min(self.most, debts):
            cause = self.building.value if self.building else "surplus"
            facts = {"most": most, "debts": debts, "cause": cause}
            yield Ask(self.seat, "destroy", (Amount(Destroy, 0, most),), facts)

    def answer(self, g: State, seat: Seat, action: Destroy) -> None:
        destroy_debts(g, seat, action.count)
