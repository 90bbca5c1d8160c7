"""A record of REST traffic, for tests that check every body."""

import json
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
    """The REST exchanges made while `recording` is set."""

    def __init__(self) -> None:
        self.recording = False
        self.exchanges: list[Exchange] = []
