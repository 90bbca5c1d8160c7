"""Events: what happened, in the past tense, with fields that only their own seat sees."""

from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Self

from engine.codec import Tagged
from engine.ids import Seat


def private() -> Any:
    """Return a field that only `event.seat` sees; everyone else sees None."""
    return field(metadata={"private": True})


@dataclass(frozen=True, slots=True)
class Event(Tagged):
    """Base of what happened. Subclasses with private fields have a `seat` that may read them."""

    reveals: ClassVar[bool] = False  # shows in public what was hidden: undo may not cross it
    secrets: ClassVar[tuple[str, ...]] = ()  # the names of its private fields

    def __init_subclass__(cls, **kwargs: Any) -> None:
        # The zero-argument super() breaks here: slots=True makes each class twice, first with
        # the fields as attributes, then with the finished ones.
        super(Event, cls).__init_subclass__(**kwargs)
        made = vars(cls).get("__dataclass_fields__", vars(cls))
        marked = [name for name, each in made.items() if getattr(each, "metadata", {})]
        cls.secrets = tuple(marked)

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the event as this seat (None: a spectator) may know it."""
        if not self.secrets or (seat is not None and seat == self.owner):
            return self
        return replace(self, **dict.fromkeys(self.secrets))

    def tells(self, actor: Seat) -> bool:
        """Return whether another seat learns from it what was hidden when this seat acted."""
        return self.reveals or (bool(self.secrets) and self.owner != actor)

    @property
    def owner(self) -> Seat | None:
        return getattr(self, "seat", None)

    @property
    def is_veiled(self) -> bool:
        """Whether a private field of it has been taken out for its reader."""
        return any(getattr(self, name) is None for name in self.secrets)
