"""The figures that a table plays with, as facts for the texts of cards and characters."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import engine
from render.brief import Brief, View

GAME = "crescent_moon"
SHARED = ("limits", "actions", "talks", "reserves", "income")  # families of figures


def effect_of(brief: Brief, card: str) -> str:
    """What a card does at this table: `cards.imam.influence` is the text's `$influence`."""
    return brief.say(f"card-{card}-effect", **_under(_figures(brief.view), f"cards.{card}."))


def ability_of(brief: Brief, seat: int) -> str:
    """What a character can do at this table: `move.warlord` is `$move`, a fort's price `$fort`."""
    values, character = _figures(brief.view), brief.players[seat]["character"]
    facts = {name: values[f"{name}.{character}"] for name in ("build", "move", "recruit")}
    facts |= _under(values, f"price.{character}.")
    for family in SHARED:
        facts |= {f"{family}-{name}": value for name, value in _under(values, f"{family}.").items()}
    return brief.say(f"character-{character}-ability", **facts)


def _under(values: dict[str, Any], prefix: str) -> dict[str, Any]:
    """Values whose names begin so, under the rest of their names as Fluent spells it."""
    return {
        name.removeprefix(prefix).replace(".", "-"): value
        for name, value in values.items()
        if name.startswith(prefix)
    }


def _figures(view: View) -> dict[str, Any]:
    changed = view["options"].get("figures", {})
    return _with(tuple((name, _frozen(value)) for name, value in sorted(changed.items())))


def _frozen(value: Any) -> Any:
    """Views are data, in which several numbers are a list."""
    return tuple(value) if isinstance(value, list) else value


@lru_cache(32)
def _with(changes: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    return engine.GAMES[GAME].figures.values_with(dict(changes))
