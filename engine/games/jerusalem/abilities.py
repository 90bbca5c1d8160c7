"""What the offices can do, as facts for the words: a table may play with figures of its own."""

from collections.abc import Sequence
from typing import Any

from engine.games.jerusalem.data import OFFICE_NUMBER, OFFICES, Figures, Office


def ability_facts(figures: Figures, office: Office) -> dict[str, Any]:
    """Return the office and the figures in what it can do."""
    return {"number": OFFICE_NUMBER[office], **_figures(figures)}


def free_offices(figures: Figures, free: Sequence[Office]) -> dict[str, Any]:
    """Return which offices can still be had (1, else 0), and the figures of their abilities."""
    return {**{str(office): int(office in free) for office in OFFICES}, **_figures(figures)}


def _figures(figures: Figures) -> dict[str, int]:
    first, second = figures.treasurer
    return {
        "constable_large": figures.baron_constable_large,
        "constable_small": figures.baron_constable_small,
        "treasurer_first": first,
        "treasurer_second": second,
        "mercenary": figures.mercenary,
        "marshal_bezants": figures.marshal_bezants,
        "admiral_bezants": figures.admiral_bezants,
    }
