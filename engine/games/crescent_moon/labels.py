"""What a button tells beyond its action: whether a price is asked or offered."""

from typing import Any

from engine.games.crescent_moon.actions import Counter, Offer
from engine.games.crescent_moon.state import State
from engine.games.crescent_moon.steps.bargain import Bargain
from engine.ids import Seat


def label_facts(g: State, seat: Seat, action: object) -> dict[str, Any]:
    match action, g.agenda[-1]:
        case Offer() | Counter(), Bargain() as bargain:
            return {"sells": int(seat == bargain.seller)}
    return {}
