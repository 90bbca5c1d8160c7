"""Names for things: seats are numbers, and every other id is an enum that knows its word."""

import re
from enum import StrEnum
from typing import NewType

Seat = NewType("Seat", int)  # 0..n-1 at the table; people live only in bot/


def kebab(name: str) -> str:
    """OfficeWon -> office-won: how a class is called in the words files."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Id(StrEnum):
    """An id of a game: its value is its spelling, `word` the key of its name in the words files."""

    # Enum hashes by name in Python code; ids are dictionary keys in every hot loop.
    __hash__ = str.__hash__

    @property
    def word(self) -> str:
        return f"{kebab(type(self).__name__)}-{self.value}"
