"""SQL as every database of ours speaks it: one text of each statement serves them all.

Statements are written with `?` for values, in the part of SQL that SQLite and PostgreSQL share.
Work on a database is a function that is handed a connection, so that a transaction is one visit to
the thread that owns it.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
Work = Callable[["Connection"], T]


class Rows(Protocol):
    """What a statement returned."""

    @property
    def rowcount(self) -> int: ...
    @property
    def description(self) -> Any: ...
    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Rows: ...
    def executemany(self, sql: str, values: Iterable[Sequence[Any]], /) -> Rows: ...


class Duplicate(Exception):
    """A row would stand where only one may."""


DUPLICATE = (sqlite3.IntegrityError, Duplicate)


class Database(Protocol):
    """A database that is open, with its schema up to date."""

    writes: int  # transactions of this process

    async def open(self) -> None: ...
    async def warm_up(self) -> None: ...
    async def close(self) -> None: ...

    async def write(self, work: Work[T], *, alone: bool = False) -> T:
        """Do all of it or nothing; `alone`: while nobody else writes to the database."""
        ...

    async def read(self, work: Work[T]) -> T:
        """Read what an index finds at once."""
        ...

    async def aside(self, work: Work[T]) -> T:
        """Read what takes long: it holds up nobody."""
        ...

    async def all(self, sql: str, *values: Any) -> list[Any]: ...

    async def scrub(self) -> bool:
        """Let no trace of what was deleted stay in the files; False: not now."""
        ...

    async def columns(self) -> dict[str, list[str]]:
        """Return the tables of the schema with their columns."""
        ...
