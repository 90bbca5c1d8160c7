"""Events: what happened, in the past tense, with fields that only their own seat sees."""

from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar, Self

from engine.codec import Tagged
from engine.ids import Seat


def private() -> Any:
    """A field that only `event.seat` sees; everyone else sees None."""
    return field(metadata={"private": True})


_private: dict[type["Event"], tuple[str, ...]] = {}


def private_fields(kind: type["Event"]) -> tuple[str, ...]:
    names = _private.get(kind)
    if names is None:
        marked = [each.name for each in fields(kind) if each.metadata.get("private")]
        names = _private[kind] = tuple(marked)
    return names


@dataclass(frozen=True, slots=True)
class Event(Tagged):
    """Base of what happened. Subclasses with private fields have a `seat` that may read them."""

    unveils: ClassVar[bool] = False  # shows in public what was hidden: undo may not cross it

    def seen_by(self, seat: Seat | None) -> Self:
        """The event as this seat (None: a spectator) may know it."""
        hidden = private_fields(type(self))
        if not hidden or (seat is not None and seat == self.owner):
            return self
        return replace(self, **dict.fromkeys(hidden))

    @property
    def owner(self) -> Seat | None:
        return getattr(self, "seat", None)

    @property
    def is_private(self) -> bool:
        return bool(private_fields(type(self)))

    @property
    def is_veiled(self) -> bool:
        """Whether something of it has been hidden from this reader."""
        return any(getattr(self, name) is None for name in private_fields(type(self)))
