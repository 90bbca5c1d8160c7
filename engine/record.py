"""The record: a whole game as text, one action a line, each line with a check of all before it."""

import json
import re
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

from engine.errors import BadRecord, TableError
from engine.registry import ruleset

if TYPE_CHECKING:
    from engine.table import Table

T = TypeVar("T", bound="Table")

TITLE = "Seneschal record, format 1"
HEADER = ("game", "rules", "seats", "options", "commitment")
ACTION = re.compile(r"(\d+)\. (\d+): (.*\S) +#([0-9a-f]{8})")
SEALED = "(sealed)"  # what stands for a secret action in the public part


def write_record(table: "Table", *, whole: bool = True) -> str:
    """Return header, actions, result and seed; the public part has no seed and no secrets."""
    if table.seed is None:
        raise TableError("what-if")
    lines = [TITLE, *(f"{key}: {value}" for key, value in _header(table).items()), ""]
    check = _start(lines)
    for number, done in enumerate(table.history, 1):
        text = f"{number}. {done.seat}: {done.text if whole or not done.private else SEALED}"
        check = _next(check, text)
        lines.append(f"{text}  #{check}")
    lines += ["", f"result: {json.dumps(table.result)}"]
    if whole:
        lines.append(f"seed: {json.dumps(table.seed)}")
    return "\n".join(lines) + "\n"


def read_record(kind: type[T], text: str) -> T:
    """Play a whole record again; raise BadRecord with the first line that is wrong."""
    if not isinstance(text, str):
        raise BadRecord("record-unreadable", line=1, text=str(text)[:60])
    return _Reading(text).table(kind)


def _header(table: "Table") -> dict[str, Any]:
    return {
        "game": table.game,
        "rules": table.rules_version,
        "seats": table.seats,
        "options": json.dumps(table.options.recorded, sort_keys=True),
        "commitment": table.commitment,
    }


def _start(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:8]


def _next(check: str, text: str) -> str:
    return sha256(f"{check} {text}".encode()).hexdigest()[:8]


class _Reading:
    """One record being read, line by line; `line` counts as a reader would, from 1."""

    def __init__(self, text: str) -> None:
        self.lines = [line.rstrip() for line in text.rstrip().splitlines()]
        self.at = 0

    def table(self, kind: type[T]) -> T:
        header = self._header()
        seed = self._seed()
        table = self._opened(kind, header, seed)
        self._actions(table)
        self._result(table)
        return table

    def _header(self) -> dict[str, str]:
        if self._take() != TITLE:
            raise self._unreadable()
        header = {}
        for key in HEADER:
            name, colon, value = self._take().partition(": ")
            if name != key or not colon:
                raise self._unreadable()
            header[key] = value
        if self._take():
            raise self._unreadable()
        return header

    def _seed(self) -> str:
        """Return the seed of the last line, read first: nothing can be dealt without it."""
        number, line = len(self.lines), self.lines[-1]
        if not line.startswith("seed: "):
            raise BadRecord("record-cut", line=number + 1)
        try:
            seed = json.loads(line.removeprefix("seed: "))
        except ValueError:
            seed = None
        if not isinstance(seed, str):
            raise BadRecord("record-unreadable", line=number, text=line[:60])
        return seed

    def _opened(self, kind: type[T], header: dict[str, str], seed: str) -> T:
        try:
            rules = ruleset(header["game"])
            seats, options = int(header["seats"]), json.loads(header["options"])
            version = header["rules"]
            if version not in map(str, range(1, rules.version + 1)):
                raise BadRecord("record-rules", line=3, version=version[:20], known=rules.version)
            table = kind.new(
                rules.id, seats=seats, seed=seed, options=options, rules_version=int(version)
            )
        except BadRecord:
            raise
        except (TableError, ValueError) as problem:
            raise BadRecord("record-action", line=self.at, problem=str(problem)) from None
        if table.commitment != header["commitment"]:
            raise BadRecord("record-seed", line=len(self.lines))
        return table

    def _actions(self, table: "Table") -> None:
        check = _start(self.lines[: self.at])
        number = 0
        while line := self._take():
            number += 1
            match = ACTION.fullmatch(line)
            if not match or int(match[1]) != number:
                raise self._unreadable()
            check = _next(check, line.rpartition("  #")[0].rstrip())
            if check != match[4]:
                raise BadRecord("record-check", line=self.at, text=match[3][:60])
            self._play(table, int(match[2]), match[3])

    def _play(self, table: "Table", seat: int, text: str) -> None:
        try:
            table.play(seat, text)
        except TableError as problem:
            raise BadRecord("record-action", line=self.at, problem=str(problem)) from None

    def _result(self, table: "Table") -> None:
        line = self._take()
        if not line.startswith("result: "):
            raise self._unreadable()
        try:
            claimed = json.loads(line.removeprefix("result: "))
        except ValueError:
            raise self._unreadable() from None
        if claimed != table.result:
            raise BadRecord("record-result", line=self.at)
        if self.at != len(self.lines) - 1:
            self._take()
            raise self._unreadable()

    def _take(self) -> str:
        if self.at >= len(self.lines):
            raise BadRecord("record-cut", line=self.at + 1)
        self.at += 1
        return self.lines[self.at - 1]

    def _unreadable(self) -> BadRecord:
        return BadRecord("record-unreadable", line=self.at, text=self.lines[self.at - 1][:60])
