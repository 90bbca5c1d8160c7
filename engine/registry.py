"""The games there are, and the checks on what a table is opened with."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from pydantic import ValidationError

from engine.errors import BadSave, BadTable
from engine.packages import RULES
from engine.rules import Ruleset, TableOptions


@cache
def all_games() -> dict[str, Ruleset[Any, Any]]:
    """Return every game by its id: a new one is found, not listed."""
    return {game: import_module(module).RULESET for game, module in sorted(RULES.items())}


def ruleset(game: Any) -> Ruleset[Any, Any]:
    known = all_games()
    if not isinstance(game, str) or game not in known:
        raise BadTable("unknown-game", game_id=str(game)[:50], games=", ".join(known))
    return known[game]


def checked_seats(rules: Ruleset[Any, Any], seats: Any) -> int:
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in rules.seats:
        low, high = rules.seats[0], rules.seats[-1]
        few = isinstance(seats, int) and seats < low
        raise BadTable(
            "wrong-seats",
            title=rules.title,
            low=low,
            high=high,
            seats_wanted=str(seats)[:20],
            few=int(few),
        )
    return seats


def checked_version(rules: Ruleset[Any, Any], version: Any) -> int:
    """Return a version of the rules that can be played: today's, or that of a running table."""
    if type(version) is not int or not 1 <= version <= rules.version:
        raise BadSave(
            "save-version", version=str(version)[:20], title=rules.title, known=rules.version
        )
    return version


def checked_seed(seed: Any) -> str:
    if not isinstance(seed, str):
        raise BadTable("bad-seed")
    return seed


def checked_options(rules: Ruleset[Any, Any], options: Mapping[str, Any]) -> TableOptions:
    if not isinstance(options, Mapping):
        raise BadTable("unknown-option", option=str(options)[:50], options=_names(rules))
    try:
        chosen = rules.options.model_validate(dict(options))
    except ValidationError as problem:
        raise _refused(rules, problem) from None
    rules.figures.check(chosen.figures)
    return chosen


def _refused(rules: Ruleset[Any, Any], problem: ValidationError) -> BadTable:
    first = problem.errors()[0]
    option = str(first["loc"][0]) if first["loc"] else "?"
    if first["type"] == "extra_forbidden":
        return BadTable("unknown-option", option=option, options=_names(rules))
    message = first["msg"][0].lower() + first["msg"][1:]
    return BadTable("bad-option", option=option, value=str(first["input"])[:50], problem=message)


def _names(rules: Ruleset[Any, Any]) -> str:
    return ", ".join(rules.options.model_fields)
