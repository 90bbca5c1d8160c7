"""Questions put to seats, and the few shapes in which answers are offered."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from engine.ids import Id, Seat
from engine.notation import Action

_ladders: dict[tuple[type[Action], tuple[Any, ...]], list[str]] = {}


@dataclass(frozen=True, slots=True)
class Just:
    """One action: a button."""

    action: Action

    def spellings(self) -> Iterable[str]:
        return (self.action.spell(),)


@dataclass(frozen=True, slots=True)
class Amount:
    """A number from low to high as the last argument; nothing where high is below low."""

    make: type[Action]
    low: int
    high: int
    args: tuple[Any, ...] = ()

    def spellings(self) -> Iterable[str]:
        if self.high < self.low:
            return ()
        return ladder(self.make, self.args, self.high)[self.low : self.high + 1]


@dataclass(frozen=True, slots=True)
class Pick:
    """One of these ids or seats as the last argument."""

    make: type[Action]
    items: tuple[Id | Seat, ...]
    args: tuple[Any, ...] = ()

    def spellings(self) -> Iterable[str]:
        head = " ".join([self.make.verb, *map(str, self.args)])
        return [f"{head} {item}" for item in self.items]


Offer = Just | Amount | Pick


def ladder(make: type[Action], args: tuple[Any, ...], high: int) -> list[str]:
    """The spellings with 0, 1, 2 ... as last argument, kept: they are the bulk of every list."""
    rungs = _ladders.setdefault((make, args), [])
    if len(rungs) <= high:
        head = " ".join([make.verb, *map(str, args)])
        rungs.extend(f"{head} {number}" for number in range(len(rungs), high + 1))
    return rungs


@dataclass(frozen=True, slots=True)
class Ask:
    """One question put to one seat. Derived from the state, never stored, shown to that seat only.

    A private ask is one whose very answer is a secret (a sealed bid, a card kept).
    """

    seat: Seat
    key: str
    offers: tuple[Offer, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)
    private: bool = False

    def spellings(self) -> Iterator[str]:
        return chain.from_iterable(offer.spellings() for offer in self.offers)
