"""What the offices bring and can do, as facts for the words: a table may play its own figures."""

from typing import Any

from engine.games.jerusalem.data import OFFICE_NUMBER, OFFICES, OFFICES_IN_USE, Figures, Office
from engine.games.jerusalem.state import State


def office_facts(g: State, office: Office) -> dict[str, Any]:
    """Return the office, its squires, its turn among those in use, and what its ability says."""
    return {
        "number": OFFICE_NUMBER[office],
        "squires": g.figures.office_squires[office],
        "turn": turn_of(g, office),
        "turns": len(g.players),
        **_figures(g.figures),
    }


def free_offices(g: State) -> dict[str, Any]:
    """Return the turn of each office that can still be had, else 0, and what else they bring."""
    squires = {f"{office}_squires": g.figures.office_squires[office] for office in OFFICES}
    turns = {str(each): turn_of(g, each) if each in g.offices else 0 for each in OFFICES}
    return {**turns, **squires, "turns": len(g.players), **_figures(g.figures)}


def turn_of(g: State, office: Office) -> int:
    return OFFICES_IN_USE[len(g.players)].index(office) + 1


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
