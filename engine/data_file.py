"""A game's data.toml: checked, and merged with a file that somebody typed in from the box."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self, get_args

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.figures import Figures, Status, Value, flat
from engine.packages import RULES, folder_of

Tables = dict[str, Any]
Place = tuple[str | int, ...]  # keys and numbers in arrays, from the outside in

FIGURES = "figures"
ROW = ("value", "status", "low", "high", "note")  # what a figure may have


class DataForm(BaseModel):
    """The form of a data.toml: its figures, and what else a game keeps there."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    figures: Any = None
    # Sections of which a file may replace one part: [maps.five], [objectives.nomad].
    in_parts: ClassVar[tuple[str, ...]] = ()

    def problems(self, _before: Self) -> "Iterator[Problem]":
        """Yield what is wrong beyond the form of single rows; `_before` is the game's own file."""
        yield from ()


class Problem(NamedTuple):
    """What is wrong where; as a sentence it begins with the place."""

    place: Place
    sentence: str

    def __str__(self) -> str:
        key = ".".join(str(each + 1 if isinstance(each, int) else each) for each in self.place)
        return f"`{key}` {self.sentence}."


def data_path(game: str) -> Path:
    return folder_of(RULES[game]) / "data.toml"


def tables_of(game: str) -> Tables:
    return tomllib.loads(data_path(game).read_text("utf-8"))


def merged(form: type[DataForm], before: Tables, given: Tables) -> Tables:
    """Return the tables with single figures replaced, and other sections or parts as a whole."""
    both = {**before, **given}
    if isinstance(given.get(FIGURES), dict):
        both[FIGURES] = _with_rows(before[FIGURES], given[FIGURES])
    for section in form.in_parts:
        if isinstance(both[section], dict):
            both[section] = {**before[section], **both[section]}
    return both


def _with_rows(before: Tables, given: Tables) -> Tables:
    found = dict(before)
    for name, row in given.items():
        both = isinstance(row, dict) and isinstance(found.get(name), dict)
        found[name] = _with_rows(found[name], row) if both else row
    return found


def problems(form: type[DataForm], before: Tables, given: Tables) -> list[Problem]:
    """Return what is wrong with a file; `before` is the game's own."""
    found = list(_figure_problems(before.get(FIGURES, {}), given.get(FIGURES, {})))
    try:
        whole = form.model_validate(merged(form, before, given))
    except ValidationError as wrong:
        known, errors = _names_in(form), wrong.errors()
        places = [each["loc"] for each in errors]
        return found + [
            Problem(each["loc"], _sentence(dict(each), known))
            for each in errors
            # Where something in it is wrong, a list has not too little in it.
            if not any(place[:-1][: len(each["loc"])] == each["loc"] for place in places)
        ]
    return found + list(whole.problems(form.model_validate(before)))


def _figure_problems(before: Tables, given: Any) -> Iterator[Problem]:
    own = dict(flat(before))
    figures = Figures(own)
    for place, row in _rows(given, own):
        name = ".".join(place)
        where = (FIGURES, *place)
        if not isinstance(row, dict):
            yield Problem(where, f"is not a figure; write {{ value = {row}, ... }}")
        elif name not in own:
            yield Problem(where, "is no figure of this game" + _meant(name, list(own)))
        elif strange := [key for key in row if key not in ROW]:
            known = ", ".join(ROW)
            yield Problem((*where, strange[0]), f"is not known here; a figure has {known}")
        elif (status := row.get("status", "house")) not in get_args(Status):
            yield Problem((*where, "status"), _wrong_choice(status, list(get_args(Status))))
        elif sentence := _wrong_value({**own[name], **row}, figures[name].value):
            yield Problem(where, sentence)


def _rows(
    tables: Any, own: Tables, place: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield what stands where a figure should: a known one, a table with a value, or no table."""
    if isinstance(tables, dict) and "value" not in tables and ".".join(place) not in own:
        for name, table in tables.items():
            yield from _rows(table, own, (*place, name))
    else:
        yield place, tables


def _wrong_value(row: Tables, usual: Value) -> str:
    value, low, high = row["value"], row.get("low", 0), row.get("high", 20)
    numbers = value if isinstance(value, list) else [value]
    count = 1 if isinstance(usual, int) else len(usual)
    if isinstance(value, list) == isinstance(usual, int) or len(numbers) != count:
        shape = "one number" if isinstance(usual, int) else f"{count} numbers in brackets"
        return f"is {value!r}; it must be {shape}"
    if not all(type(number) is int and low <= number <= high for number in numbers):
        return f"is {value!r}; it must be a whole number from {low} to {high} (`low`, `high`)"
    return ""


# -- sentences -------------------------------------------------------------------------------


@cache
def _names_in(form: type[DataForm]) -> tuple[str, ...]:
    """Return every name of a field, to guess what was meant."""
    kinds = form.model_json_schema().get("$defs", {}).values()
    return tuple({name for kind in kinds for name in kind.get("properties", ())})


def _sentence(error: Mapping[str, Any], known: tuple[str, ...]) -> str:
    facts, given = error.get("ctx", {}), error.get("input")
    match error["type"]:
        case "missing":
            return "is missing"
        case "extra_forbidden":
            return "is not known here" + _meant(str(error["loc"][-1]), list(known))
        case "literal_error" | "enum":
            return _wrong_choice(given, re.findall(r"'([^']*)'", facts["expected"]))
        case "greater_than_equal":
            return f"is {given!r}; it must be {facts['ge']} or more"
        case "less_than_equal":
            return f"is {given!r}; it must be {facts['le']} or less"
        case "int_type" | "int_parsing" | "int_from_float":
            return f"is {given!r}; it must be a whole number"
        case "too_short":
            return f"has too little in it; it needs {facts['min_length']} or more"
        case "string_pattern_mismatch":
            return "must be small letters, digits and _, and begin with a letter"
    return f"is not right: {error['msg'][0].lower() + error['msg'][1:]}"


def _wrong_choice(given: Any, choices: list[str]) -> str:
    return f"is {given!r}; it can be {', '.join(choices)}" + _meant(str(given), choices)


def _meant(given: str, known: list[str]) -> str:
    close = get_close_matches(given, known, 1, 0.7)
    return f" (do you mean {close[0]!r}?)" if close else ""


# -- where it stands -------------------------------------------------------------------------


def line_of(text: str, place: Place) -> int | None:
    """Return the line of a file where this stands, or what it is part of."""
    lines = dict(_lines(text))
    for length in range(len(place), 0, -1):
        if place[:length] in lines:
            return lines[place[:length]]
    return None


def _lines(text: str) -> Iterator[tuple[Place, int]]:
    """Yield tables, keys and the tables of arrays that stand on lines of their own."""
    table: Place = ()
    array: Place = ()
    at = 0
    for number, line in enumerate(text.splitlines(), 1):
        if head := re.match(r"\s*\[([\w.\-]+)\]", line):
            table = tuple(head[1].split("."))
            yield from ((table[:length], number) for length in range(1, len(table) + 1))
        elif key := re.match(r"\s*([\w.\-]+)\s*=", line):
            array, at = (*table, *key[1].split(".")), 0
            yield array, number
        elif re.match(r"\s*\{", line):
            yield (*array, at), number
            at += 1
