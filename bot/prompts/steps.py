"""Where people stand in the panels before them, so that a picture can join a panel in passing."""

from collections import OrderedDict

from bot.prompts.plan import Plan, Way

MOST = 4096  # panels that are remembered; in one that is not, somebody stands at its beginning

BEGINNING: tuple[Way, int] = (), 0


class Steps:
    """By message: which way somebody has come in its panel, and to which question."""

    def __init__(self) -> None:
        self._steps: OrderedDict[int, tuple[str, Way, int]] = OrderedDict()

    def note(self, message_id: int, question: str, at: Plan | None) -> None:
        """None: they are back at the beginning."""
        self._steps.pop(message_id, None)
        if at is not None:
            self._steps[message_id] = (question, at.way, at.page)
        while len(self._steps) > MOST:
            self._steps.popitem(last=False)

    def at(self, message_id: int, question: str) -> tuple[Way, int]:
        """The way and the page that are shown, as `plan` takes them."""
        known, way, page = self._steps.get(message_id, ("", *BEGINNING))
        return (way, page) if known == question else BEGINNING
