"""What a picture is made from: a game's own view, the words, and who sits where."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, Protocol, TypeVar, get_type_hints

from engine import GAMES, Seat
from engine.codec import from_data
from engine.state import Result

V = TypeVar("V")

Data = Mapping[str, Any]
"""A view as `Table.view` gives it."""
Changes = Mapping[str, Mapping[int, int]]
"""By place: how many more or fewer pieces each seat has there."""


class Words(Protocol):
    """Texts by key and language, as the engine's words give them."""

    def __call__(self, key: str, lang: str, /, **facts: Any) -> str: ...


class Say(Protocol):
    """Texts by key, in the one language of the picture."""

    def __call__(self, key: str, **facts: Any) -> str: ...


@dataclass(frozen=True, kw_only=True)
class DrawContext(Generic[V]):
    """A view in its game's own type, and what is true of every table."""

    view: V
    data: Data  # the same as data
    game: str
    seat: Seat | None  # whose view it is; None: a spectator's
    seats: int
    asked: Sequence[Seat]
    result: Result | None
    options: Mapping[str, Any]
    say: Say
    names: Sequence[str]
    marks: Changes = field(default_factory=dict)
    numbers: Mapping[str, int] | None = None
    prompt: str | None = None

    @property
    def viewer(self) -> Seat:
        """Return the seat whose view it is; a spectator's has none and raises ValueError."""
        if self.seat is None:
            raise ValueError("A spectator has no screen: draw it from a seat's own view.")
        return self.seat

    @property
    def in_focus(self) -> Sequence[Seat]:
        """Return the seats that are waited for, or that have won."""
        return self.asked if self.result is None else self.result.winners

    def name(self, seat: int, max_chars: int | None = None) -> str:
        """Return the seat's name; if longer than `max_chars`, its first word if that is clear."""
        name = self.names[seat]
        first = name.split()[0] if name.split() else name
        alike = [other for other in self.names if other.split()[:1] == [first]]
        if max_chars is None or len(name) <= max_chars or len(alike) > 1:
            return name
        return first


def typed_view(data: Data) -> Any:
    """Rebuild a view in its game's own type, every field checked."""
    return from_data(_view_type(data["game"]), data)


@cache
def _view_type(game: str) -> Any:
    return get_type_hints(GAMES[game].view)["return"]


def context_of(
    data: Data,
    say: Say,
    names: Sequence[str],
    marks: Changes | None = None,
    numbers: Mapping[str, int] | None = None,
    prompt: str | None = None,
) -> DrawContext[Any]:
    return DrawContext(
        view=typed_view(data),
        data=data,
        game=data["game"],
        seat=data["seat"],
        seats=data["seats"],
        asked=data["asked"],
        result=from_data(Result, data["result"]) if data["result"] else None,
        options=data.get("options", {}),
        say=say,
        names=names,
        marks=marks or {},
        numbers=numbers,
        prompt=prompt,
    )
