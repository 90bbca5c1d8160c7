"""Figures of a game, read from its data.toml, each with its source.

`printed` stands in the rulebook or on the pieces; `digital` is what a public digital edition plays
and the rulebook does not print; `house` is ours.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, get_args

from engine.errors import BadTable

Value = int | tuple[int, ...]
Status = Literal["printed", "digital", "house"]


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure: its value, where it comes from, and the range a table may set it to."""

    name: str
    value: Value
    status: Status
    low: int = 0
    high: int = 20
    note: str = ""


class Figures(Mapping[str, Figure]):
    """All figures of a game by name (`income.proposed_a.market_large`)."""

    def __init__(self, rows: Mapping[str, Mapping[str, Any]]) -> None:
        self._rows = {name: _figure(name, row) for name, row in rows.items()}

    @classmethod
    def load(cls, path: Path) -> "Figures":
        tables = tomllib.loads(path.read_text("utf-8"))["figures"]
        return cls(dict(flat(tables)))

    def __getitem__(self, name: str) -> Figure:
        return self._rows[name]

    def __iter__(self) -> Any:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def house(self) -> tuple[Figure, ...]:
        """The figures that are ours, for the game's help."""
        return self._of("house")

    @property
    def digital(self) -> tuple[Figure, ...]:
        """The figures that only a public digital edition gives, for the game's help."""
        return self._of("digital")

    def _of(self, status: Status) -> tuple[Figure, ...]:
        return tuple(figure for figure in self._rows.values() if figure.status == status)

    def values_with(self, changed: Mapping[str, Value]) -> dict[str, Any]:
        """Return every value, with what a table has changed."""
        self.check(changed)
        return {name: changed.get(name, figure.value) for name, figure in self._rows.items()}

    def check(self, changed: Mapping[str, Value]) -> None:
        """Raise BadTable if a figure is unknown, of another shape or out of range."""
        for name, value in changed.items():
            self._check(name, value)

    def _check(self, name: str, value: Value) -> None:
        figure = self._rows.get(name)
        if figure is None:
            raise BadTable("figure-unknown", figure=name)
        wanted, given = _numbers(figure.value), _numbers(value)
        if len(wanted) != len(given) or isinstance(figure.value, int) != isinstance(value, int):
            raise BadTable("figure-shape", figure=name, wanted=len(wanted))
        if not all(figure.low <= number <= figure.high for number in given):
            raise BadTable("figure-range", figure=name, low=figure.low, high=figure.high)


def _numbers(value: Value) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (value,)


def flat(tables: Mapping[str, Any], prefix: str = "") -> Any:
    """Yield the rows of nested tables under dotted names; a row is a table that has a value."""
    for name, table in tables.items():
        if "value" in table:
            yield prefix + name, table
        else:
            yield from flat(table, f"{prefix}{name}.")


def _figure(name: str, row: Mapping[str, Any]) -> Figure:
    value, status = row["value"], row["status"]
    if status not in get_args(Status):
        raise ValueError(f"{name}: no such status: {status!r}")
    return Figure(
        name=name,
        value=tuple(value) if isinstance(value, list) else value,
        status=status,
        low=row.get("low", 0),
        high=row.get("high", 20),
        note=row.get("note", ""),
    )
