"""The way back: what has been done since the last moment that undo may not cross."""

from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from engine.ids import Seat
from engine.state import GameState

S = TypeVar("S", bound=GameState)


class Done(NamedTuple):
    """An action that was played: who, what, and whether what it says is that seat's secret."""

    seat: Seat
    text: str
    private: bool = False
    asked: tuple[Seat, ...] = ()  # who was asked when it was played


@dataclass(slots=True)
class Trail(Generic[S]):
    """The position at the last barrier and the actions since; undo plays them again but one."""

    start: S
    history_at: int
    told_at: int
    done: list[Done] = field(default_factory=list)
    start_json: bytes = b""  # the start as it was saved last; it never changes

    def goes_on_with(self, seat: Seat) -> bool:
        """Whether all on the trail could still be taken back after this seat has acted too.

        One's own actions can, and those of others who answer the same question at the same time.
        Where this seat acted last, that was found out then.
        """
        if self.done and self.done[-1].seat == seat:
            return True
        return all(each.seat == seat or seat in each.asked for each in self.done)

    def without_last_of(self, seat: Seat) -> list[Done] | None:
        """The trail less this seat's last action; None if it has none here."""
        for at in range(len(self.done) - 1, -1, -1):
            if self.done[at].seat == seat:
                return self.done[:at] + self.done[at + 1 :]
        return None
