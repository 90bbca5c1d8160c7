"""Hidden piles: things that lie face down, in no order that anyone may know."""

from collections.abc import Iterator
from dataclasses import dataclass, is_dataclass
from functools import cache
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from engine.ids import Seat
from engine.rng import Rng
from engine.state import GameState

T = TypeVar("T")


@dataclass(slots=True)
class HiddenPile(Generic[T]):
    """Ids, numbers or frozen things that only the seats in `known_to` know.

    A view shows others no more than the count. `Table.redeal` deals every pile again that the
    reader does not know, together with those of the same back and type. A thing that further
    seats have seen goes into a pile of its own, which is known to them.
    """

    items: list[T]
    known_to: tuple[Seat, ...] = ()
    back: str = ""

    def __len__(self) -> int:
        return len(self.items)

    def __iter__(self) -> Iterator[T]:
        return iter(self.items)

    def take(self, rng: Rng) -> T:
        """Draw one item: a pile needs no order until it is drawn from."""
        return rng.take(self.items)


def redeal_piles(g: GameState, reader: Seat | None) -> None:
    """Deal all piles of a state again that this seat (None: a spectator) does not know."""
    alike: dict[tuple[str, type], list[HiddenPile[Any]]] = {}
    for pile in piles_in(g):
        if pile.items and reader not in pile.known_to:
            alike.setdefault((pile.back, type(pile.items[0])), []).append(pile)
    for piles in alike.values():
        # Sorted first: how the items lay must not show in how they lie now.
        items = sorted([item for pile in piles for item in pile.items], key=repr)
        g.rng.shuffle(items)
        for pile in piles:
            pile.items = [items.pop() for _ in pile.items]


def piles_in(value: Any) -> Iterator[HiddenPile[Any]]:
    """Yield every hidden pile in a value, its parts included."""
    if isinstance(value, HiddenPile):
        yield value
    elif isinstance(value, list | tuple):
        for each in value:
            yield from piles_in(each)
    elif isinstance(value, dict):
        yield from piles_in(list(value.values()))
    elif is_dataclass(value) and not isinstance(value, type):
        for name in _fields_with_piles(type(value)):
            yield from piles_in(getattr(value, name))


@cache
def _fields_with_piles(kind: type) -> tuple[str, ...]:
    """Return the fields that can hold piles: most states have none, and are redealt often."""
    return tuple([name for name, hint in get_type_hints(kind).items() if _holds_piles(hint)])


def _holds_piles(hint: Any) -> bool:
    if HiddenPile in (hint, get_origin(hint)):
        return True
    if isinstance(hint, type) and is_dataclass(hint):
        return bool(_fields_with_piles(hint))
    return any(_holds_piles(each) for each in get_args(hint))
