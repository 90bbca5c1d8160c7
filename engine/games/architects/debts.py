"""Debts: taken, destroyed, paid off (section 9)."""

from typing import Literal

from engine.games.architects.events import DebtsDestroyed, DebtsTaken
from engine.games.architects.state import State
from engine.ids import Seat


def take_debts(
    g: State, seat: Seat, count: int, cause: Literal["", "most", "below"] = "", crowd: int = 0
) -> None:
    """Take unpaid debts from the pile, which never runs out."""
    if count:
        g.players[seat].debts += count
        g.tell(DebtsTaken(seat, count, cause, crowd))


def destroy_debts(g: State, seat: Seat, count: int) -> None:
    """Put debts back on the pile: not paid, so without virtue or Debt Collector."""
    if count:
        g.players[seat].debts -= count
        g.tell(DebtsDestroyed(seat, count))
