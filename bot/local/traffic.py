"""A record of REST traffic, for tests that check every body."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request and its answer; `route` is the template with Discord's parameter names."""

    method: str
    route: str
    path: str
    body: Any
    multipart: bool
    status: int
    answer: bytes

    @property
    def response(self) -> Any:
        return json.loads(self.answer) if self.answer else None

    def __str__(self) -> str:
        return f"{self.method} {self.route} -> {self.status}"


class Traffic:
    """Keeps exchanges while `keep` is set, and tells listeners of each."""

    def __init__(self, keep: bool = False) -> None:
        self.keep = keep
        self.kept: list[Exchange] = []
        self.listeners: list[Callable[[Exchange], None]] = []

    @property
    def wanted(self) -> bool:
        return self.keep or bool(self.listeners)

    def note(self, exchange: Exchange) -> None:
        if self.keep:
            self.kept.append(exchange)
        for listener in self.listeners:
            listener(exchange)
