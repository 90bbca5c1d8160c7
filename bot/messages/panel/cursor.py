"""Where people are in their panels, and what they were asked about there."""

from collections import OrderedDict

from bot.messages.panel.plan import Plan
from bot.tables.hosted_table import HostedTable

MAX_CURSORS = 4096  # a panel that is forgotten shows its first page


class PanelCursors:
    """By message: which step of its panel somebody sees, and of which question."""

    def __init__(self) -> None:
        self._cursors: OrderedDict[int, tuple[str, Plan]] = OrderedDict()

    def note(self, message_id: int, question: str, at: Plan | None) -> None:
        """Note where somebody is in a panel; None: at the beginning."""
        self._cursors.pop(message_id, None)
        if at is not None:
            self._cursors[message_id] = question, at
        while len(self._cursors) > MAX_CURSORS:
            self._cursors.popitem(last=False)

    def at(self, message_id: int, question: str) -> Plan | None:
        """Return the step that is shown; None: the first one."""
        known, step = self._cursors.get(message_id, ("", None))
        return step if known == question else None


class EndQuestions:
    """In which turn a seat was last asked whether it means to leave something unused."""

    def __init__(self) -> None:
        self._asked: OrderedDict[tuple[int, int], int] = OrderedDict()

    def is_first(self, table: HostedTable, seat: int) -> bool:
        """Return whether the seat has not been asked in this turn; from now on it has."""
        key, turn = (table.row.id, seat), _turn_began(table, seat)
        is_first = self._asked.pop(key, None) != turn
        self._asked[key] = turn
        while len(self._asked) > MAX_CURSORS:
            self._asked.popitem(last=False)
        return is_first


def _turn_began(table: HostedTable, seat: int) -> int:
    """Return after how many actions nobody but this seat has acted."""
    history = table.game.history
    at = len(history)
    while at and history[at - 1].seat == seat:
        at -= 1
    return at
