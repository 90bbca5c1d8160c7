"""The only source of chance: a counter hashed with a key, the same draws on every machine."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Self, TypeVar

T = TypeVar("T")

WORD_BITS = 64  # bits of a draw


@dataclass(slots=True)
class Rng:
    """SHA-256 of key and counter: a thousand draws do not tell the next one."""

    key: str
    drawn: int = 0

    @classmethod
    def seeded(cls, seed: str) -> Self:
        return cls(sha256(f"seneschal rng\n{seed}".encode()).hexdigest())

    def word(self) -> int:
        self.drawn += 1
        digest = sha256(f"{self.key} {self.drawn}".encode()).digest()
        return int.from_bytes(digest[:8], "big")

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to bound - 1, each as likely as the others."""
        if bound < 1:
            raise ValueError(f"nothing lies below {bound}")
        limit = (1 << WORD_BITS) - (1 << WORD_BITS) % bound
        while (word := self.word()) >= limit:
            pass
        return word % bound

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def take(self, items: list[T]) -> T:
        """Remove and return one item: a face-down pile needs no order until it is drawn from."""
        return items.pop(self.below(len(items)))

    def shuffle(self, items: list[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
