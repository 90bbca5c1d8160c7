"""A book of positions in which nobody who knows the game would hesitate.

Every blunder of a computer player that is found becomes one more of them.
"""

from collections.abc import Callable
from dataclasses import dataclass

import engine


@dataclass(frozen=True, slots=True)
class Position:
    """Who is to answer, which answers are right, and which not even an easy player gives."""

    table: Callable[[], engine.Table]
    right: tuple[str, ...]  # each an action, or its first words
    absurd: tuple[str, ...] = ()
    seat: int = 0

    def is_right(self, action: str) -> bool:
        return _is_among(action, self.right)

    def is_absurd(self, action: str) -> bool:
        return _is_among(action, self.absurd)


def _is_among(action: str, those: tuple[str, ...]) -> bool:
    return any(f"{action} ".startswith(f"{each} ") for each in those)
