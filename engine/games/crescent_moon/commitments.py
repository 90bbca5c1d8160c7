"""Cards committed in secret, as one action for any number: the number is a secret, too."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from engine.asks import Just, Offer
from engine.games.crescent_moon.data import Card
from engine.notation import Action


@dataclass(frozen=True, slots=True)
class Hold(Action):
    """Commit nothing."""


@dataclass(frozen=True, slots=True)
class Commit1(Action):
    """Commit this card in secret."""

    first: Card


@dataclass(frozen=True, slots=True)
class Commit2(Action):
    """Commit these two cards in secret."""

    first: Card
    second: Card


@dataclass(frozen=True, slots=True)
class Commit3(Action):
    """Commit these three cards in secret."""

    first: Card
    second: Card
    third: Card


@dataclass(frozen=True, slots=True)
class Commit4(Action):
    """Commit these four cards in secret."""

    first: Card
    second: Card
    third: Card
    fourth: Card


@dataclass(frozen=True, slots=True)
class Commit5(Action):
    """Commit these five cards in secret."""

    first: Card
    second: Card
    third: Card
    fourth: Card
    fifth: Card


@dataclass(frozen=True, slots=True)
class Commit6(Action):
    """Commit these six cards in secret."""

    first: Card
    second: Card
    third: Card
    fourth: Card
    fifth: Card
    sixth: Card


@dataclass(frozen=True, slots=True)
class Commit7(Action):
    """Commit these seven cards in secret."""

    first: Card
    second: Card
    third: Card
    fourth: Card
    fifth: Card
    sixth: Card
    seventh: Card


@dataclass(frozen=True, slots=True)
class Commit8(Action):
    """Commit these eight cards in secret."""

    first: Card
    second: Card
    third: Card
    fourth: Card
    fifth: Card
    sixth: Card
    seventh: Card
    eighth: Card


COMMITS: tuple[type[Action], ...] = (
    Hold,
    Commit1,
    Commit2,
    Commit3,
    Commit4,
    Commit5,
    Commit6,
    Commit7,
    Commit8,
)
ORDER = {card: number for number, card in enumerate(Card)}


def commitments(cards: Iterable[Card]) -> tuple[Offer, ...]:
    """Offer every choice of these cards, copies being alike: nothing, one, two and so on."""
    return _commitments(tuple(sorted(cards, key=ORDER.__getitem__)))


@lru_cache(4096)
def _commitments(cards: tuple[Card, ...]) -> tuple[Offer, ...]:
    return tuple(
        Just(COMMITS[count](*choice))
        for count in range(len(cards) + 1)
        for choice in dict.fromkeys(combinations(cards, count))
    )


def committed(action: Action) -> tuple[Card, ...]:
    """Return the cards that an action commits."""
    return action.args
