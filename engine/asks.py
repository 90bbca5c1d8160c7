"""Questions put to seats, and the few shapes in which answers are offered.

They are made in every position and never saved, so they are not frozen: that is slower. What
they spell comes from caches: the same few hundred texts are offered again and again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from engine.ids import Id, Seat
from engine.notation import Action

SPELLINGS_CACHE_SIZE = 4096  # lists of spellings


@dataclass(slots=True)
class Just:
    """One action: a button."""

    action: Action
    _spelled: tuple[str, ...] = ()

    def spellings(self) -> Sequence[str]:
        if not self._spelled:
            self._spelled = (self.action.spell(),)
        return self._spelled


@dataclass(slots=True)
class Amount:
    """A number from low to high as the last argument; nothing where high is below low."""

    make: type[Action]
    low: int
    high: int
    args: tuple[Any, ...] = ()

    def spellings(self) -> Sequence[str]:
        return _numbered(self.make.verb, self.args, self.low, self.high)


@dataclass(slots=True)
class Spread:
    """A place, and a number from low to high for it."""

    make: type[Action]
    places: tuple[Id | Seat, ...]
    low: int
    high: int

    def spellings(self) -> Sequence[str]:
        return _spread(self.make.verb, self.places, self.low, self.high)


@dataclass(slots=True)
class Pick:
    """One of these ids, seats or numbers as the last argument."""

    make: type[Action]
    items: tuple[Id | int, ...]
    args: tuple[Any, ...] = ()
    _spelled: tuple[str, ...] | None = None

    def spellings(self) -> Sequence[str]:
        if self._spelled is None:
            texts = _texts(self.make.verb, self.args)
            self._spelled = tuple(map(texts.__getitem__, self.items))
        return self._spelled


Offer = Just | Amount | Spread | Pick


@lru_cache(SPELLINGS_CACHE_SIZE)
def _numbered(verb: str, args: tuple[Any, ...], low: int, high: int) -> tuple[str, ...]:
    head = " ".join([verb, *map(str, args)])
    return tuple(f"{head} {number}" for number in range(low, high + 1))


@lru_cache(SPELLINGS_CACHE_SIZE)
def _spread(verb: str, places: tuple[Any, ...], low: int, high: int) -> tuple[str, ...]:
    return sum((_numbered(verb, (place,), low, high) for place in places), ())


class _Texts(dict[Any, str]):
    """Spellings by their last argument: the lists differ, the spellings in them recur."""

    def __init__(self, head: str) -> None:
        self.head = head

    def __missing__(self, last: Any) -> str:
        text = self[last] = f"{self.head} {last}"
        return text


@cache
def _texts(verb: str, args: tuple[Any, ...]) -> _Texts:
    return _Texts(" ".join([verb, *map(str, args)]))


@dataclass(slots=True)
class Ask:
    """One question put to one seat. Derived from the state, never stored, shown to that seat only.

    `private`: the answer is a secret (a sealed bid, a card kept). `depends_on_hidden`: the answer
    is public, but the offers depend on hidden information, so that it must never be answered
    automatically: that there was no choice would show.
    """

    seat: Seat
    key: str
    offers: tuple[Offer, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)
    private: bool = False
    depends_on_hidden: bool = False
    _spelled: Sequence[str] | None = None

    def spellings(self) -> Sequence[str]:
        if self._spelled is None:
            self._spelled = self._spell()
        return self._spelled

    def _spell(self) -> Sequence[str]:
        if len(self.offers) == 1:
            return self.offers[0].spellings()
        found: list[str] = []
        for offer in self.offers:
            found += offer.spellings()
        return found
