"""Undo: the actions since the last barrier, which undo may not cross."""

from dataclasses import dataclass, field, replace
from typing import Generic, NamedTuple, TypeVar

from engine.ids import Seat
from engine.state import GameState

S = TypeVar("S", bound=GameState)

MAX_REPLAYED_ACTIONS = 40  # actions that an undo plays again; then another position is kept


class HistoryEntry(NamedTuple):
    """An action that was played: its seat, its text, and whether the text is that seat's secret."""

    seat: Seat
    text: str
    private: bool = False
    asked: tuple[Seat, ...] = ()  # who was asked when it was played


@dataclass(slots=True)
class UndoLog(Generic[S]):
    """The position at the last barrier and the actions since; undo plays them again but one.

    One log serves several seats: to keep a position for each is costly, to play a few actions again
    costs only an undo. What lies before `settled` can no longer be taken back.
    """

    start: S
    history_at: int
    events_at: int
    done: list[HistoryEntry] = field(default_factory=list)
    start_json: bytes = b""  # the start as it was saved last; it never changes
    settled: int = 0  # how many of the actions can no longer be taken back

    def __post_init__(self) -> None:
        saved, self.done = self.done, []
        for each in saved:
            self.add(each)

    def copy(self) -> "UndoLog[S]":
        """Return a copy; both share the start, which never changes."""
        log = object.__new__(type(self))
        log.start, log.start_json = self.start, self.start_json
        log.history_at, log.events_at = self.history_at, self.events_at
        log.done, log.settled = self.done.copy(), self.settled
        return log

    def with_only(self, done: list[HistoryEntry]) -> "UndoLog[S]":
        """Return the log after an undo: what the undone action had made final is open again."""
        return replace(self, done=done, settled=0)

    def add(self, done: HistoryEntry) -> None:
        """Add an action: others' earlier actions become final, except answers to the same question.

        A sealed limit can still be changed by the seat that named the office before, whose naming
        is final.
        """
        if not self.goes_on_with(done.seat):
            for at in range(len(self.done) - 1, self.settled - 1, -1):
                if _settles(done.seat, self.done[at]):
                    self.settled = at + 1
                    break
        self.done.append(done)

    def has_room_for(self, seat: Seat) -> bool:
        """Return whether this seat's next action belongs here rather than in a new log."""
        return len(self.done) < MAX_REPLAYED_ACTIONS or self.goes_on_with(seat)

    def goes_on_with(self, seat: Seat) -> bool:
        """Return whether all that is not final could still be taken back after this seat has acted.

        That is so for its own actions, and for others' answers to the same question. If this seat
        acted last, it was found out then.
        """
        if self.done and self.done[-1].seat == seat:
            return True
        return not any(_settles(seat, each) for each in self.done[self.settled :])

    def without_last_of(self, seat: Seat) -> list[HistoryEntry] | None:
        """Return the actions without this seat's last one, or None if it has none to take back."""
        for at in range(len(self.done) - 1, self.settled - 1, -1):
            if self.done[at].seat == seat:
                return self.done[:at] + self.done[at + 1 :]
        return None


def _settles(seat: Seat, done: HistoryEntry) -> bool:
    """Return whether this seat's next action makes that one final."""
    return done.seat != seat and seat not in done.asked
