"""A word on each thing that can be chosen, for lists: what a hex holds, what a card does."""

from __future__ import annotations

from collections.abc import Iterator

from render.brief import Brief
from render.games.crescent_moon.accounts import standing
from render.games.crescent_moon.deck import DECK
from render.games.crescent_moon.figures import effect_of


def notes(brief: Brief) -> dict[str, str]:
    return dict([*_hexes(brief), *((card, effect_of(brief, card)) for card in DECK)])


def _hexes(brief: Brief) -> Iterator[tuple[str, str]]:
    for entry in brief.view["hexes"]:
        if entry["hex"] is not None:
            parts = [brief.say(f"tile-{entry['tile']}"), *standing(brief, entry)]
            yield entry["hex"], "; ".join(parts)
