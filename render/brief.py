"""What a picture is made from: a view, the words, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

View = Mapping[str, Any]


Changes = Mapping[str, Mapping[int, int]]
"""By place: how many more or fewer pieces each seat has there."""


class Words(Protocol):
    """Texts by key and language, as the engine's words give them."""

    def __call__(self, key: str, lang: str, /, **facts: Any) -> str: ...


class Say(Protocol):
    """Texts by key, in the one language of the picture."""

    def __call__(self, key: str, **facts: Any) -> str: ...


@dataclass(frozen=True)
class Brief:
    view: View
    say: Say
    names: Sequence[str]
    marks: Changes = field(default_factory=dict)
    numbers: Mapping[str, int] | None = None
    prompt: str | None = None

    @property
    def players(self) -> Sequence[View]:
        players: Sequence[View] = self.view["players"]
        return players

    def name(self, seat: int, most: int | None = None) -> str:
        """What the seat is called; where there is little room, its first word if that will do."""
        name = self.names[seat]
        first = name.split()[0] if name.split() else name
        alike = [other for other in self.names if other.split()[:1] == [first]]
        if most is None or len(name) <= most or len(alike) > 1:
            return name
        return first
