"""Where people are in their panels, so that a picture can be added to the step they see."""

from collections import OrderedDict

from bot.messages.panel.plan import Plan, Way

MAX_CURSORS = 4096  # a panel that is forgotten shows its first page

BEGINNING: tuple[Way, int] = (), 0


class PanelCursors:
    """By message: which way somebody has come in its panel, and to which question."""

    def __init__(self) -> None:
        self._cursors: OrderedDict[int, tuple[str, Way, int]] = OrderedDict()

    def note(self, message_id: int, question: str, at: Plan | None) -> None:
        """Note where somebody is in a panel; None: at the beginning."""
        self._cursors.pop(message_id, None)
        if at is not None:
            self._cursors[message_id] = (question, at.way, at.page)
        while len(self._cursors) > MAX_CURSORS:
            self._cursors.popitem(last=False)

    def at(self, message_id: int, question: str) -> tuple[Way, int]:
        """Return the way and the page that are shown, as `plan` takes them."""
        known, way, page = self._cursors.get(message_id, ("", *BEGINNING))
        return (way, page) if known == question else BEGINNING
