"""The way back: what has been done since the last moment that undo may not cross."""

from dataclasses import dataclass, field, replace
from typing import Generic, NamedTuple, TypeVar

from engine.ids import Seat
from engine.state import GameState

S = TypeVar("S", bound=GameState)

MAX_REPLAYED_ACTIONS = 40  # actions that an undo plays again, before another position is kept


class HistoryEntry(NamedTuple):
    """An action that was played: who, what, and whether what it says is that seat's secret."""

    seat: Seat
    text: str
    private: bool = False
    asked: tuple[Seat, ...] = ()  # who was asked when it was played


@dataclass(slots=True)
class UndoLog(Generic[S]):
    """The position at the last barrier and the actions since; undo plays them again but one.

    It goes on where another seat acts: a position is costly to keep, and to play a few actions
    again costs only whoever takes one back. What lies before `settled` stays as it is.
    """

    start: S
    history_at: int
    events_at: int
    done: list[HistoryEntry] = field(default_factory=list)
    start_json: bytes = b""  # the start as it was saved last; it never changes
    settled: int = 0  # so many of the actions can no longer be taken back

    def __post_init__(self) -> None:
        saved, self.done = self.done, []
        for each in saved:
            self.add(each)

    def copy(self) -> "UndoLog[S]":
        """One that can go on by itself; they share the start, which never changes."""
        log = object.__new__(type(self))
        log.start, log.start_json = self.start, self.start_json
        log.history_at, log.events_at = self.history_at, self.events_at
        log.done, log.settled = self.done.copy(), self.settled
        return log

    def with_only(self, done: list[HistoryEntry]) -> "UndoLog[S]":
        """After an undo: what the action settled that was taken back is open again."""
        return replace(self, done=done, settled=0)

    def add(self, done: HistoryEntry) -> None:
        """One more action; others' are settled by it, up to the last they were not asked together.

        What was answered together afterwards can still be changed: a sealed limit, by whoever
        named the office before.
        """
        if not self.goes_on_with(done.seat):
            for at in range(len(self.done) - 1, self.settled - 1, -1):
                if _settles(done.seat, self.done[at]):
                    self.settled = at + 1
                    break
        self.done.append(done)

    def has_room_for(self, seat: Seat) -> bool:
        """Whether this seat's next action belongs here rather than in a log of its own."""
        return len(self.done) < MAX_REPLAYED_ACTIONS or self.goes_on_with(seat)

    def goes_on_with(self, seat: Seat) -> bool:
        """Whether all that is not settled could be taken back after this seat has acted too.

        One's own actions can, and those of others who answer the same question at the same time.
        Where this seat acted last, that was found out then.
        """
        if self.done and self.done[-1].seat == seat:
            return True
        return not any(_settles(seat, each) for each in self.done[self.settled :])

    def without_last_of(self, seat: Seat) -> list[HistoryEntry] | None:
        """The log less this seat's last action; None if it has none to take back."""
        for at in range(len(self.done) - 1, self.settled - 1, -1):
            if self.done[at].seat == seat:
                return self.done[:at] + self.done[at + 1 :]
        return None


def _settles(seat: Seat, done: HistoryEntry) -> bool:
    """Whether this seat's next action ends the time in which that one could be taken back."""
    return done.seat != seat and seat not in done.asked
