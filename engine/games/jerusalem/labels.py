"""What a button tells beyond its action: bezants that depend on the table, or on the position."""

from typing import Any

from engine.games.jerusalem.actions import Levy, PayAll
from engine.games.jerusalem.state import State
from engine.games.jerusalem.steps.calendar import PayTax
from engine.ids import Seat


def label_facts(g: State, _seat: Seat, action: object) -> dict[str, Any]:
    match action, g.agenda[-1]:
        case Levy(), _:
            return {"bezants": g.figures.marshal_bezants}
        case PayAll(), PayTax() as tax:
            return {"bezants": sum(tax.standing(g).values()) * g.figures.tax}
    return {}
